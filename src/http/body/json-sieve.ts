import { ApiError } from '../../contract/errors.js';
import { createUtf8Check } from './utf8-check.js';

/** What a body may be made of, however many bytes it has. No request comes near. */
export const BODY_BOUNDS = { depth: 32, keys: 1_000, values: 10_000, wordCharacters: 400 } as const;

/** Takes a long text out of the body while it arrives, as UTF-8 with escapes resolved. */
export interface TextTaker {
  write(part: Uint8Array): void;
}

export interface JsonSieveOptions {
  /** Fields of the outermost object that are kept; the values of all others become null. Absent: everything is kept. */
  readonly fields?: ReadonlySet<string> | undefined;
  /** A field whose text goes elsewhere when it begins like this; of its text, only the beginning stays. */
  readonly takeOut?: { readonly field: string; readonly prefix: string; start(): TextTaker } | undefined;
  /** Called before so many more bytes are kept. May throw. */
  readonly onKeep?: (bytes: number) => void;
}

/** Reads a JSON body chunk by chunk, checks it, bounds it and keeps what is wanted of it. Throws `ApiError`. */
export interface JsonSieve {
  write(chunk: Uint8Array): void;
  /** What was kept, parsed. */
  end(): unknown;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const ESCAPES = new Map(
  Array.from('"\\/bfnrt', (letter) => [letter.charCodeAt(0), Buffer.from(JSON.parse(`"\\${letter}"`) as string)]),
);
const WORD = /^(-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?|true|false|null)$/;
const LONGEST_NAME = 256;

type State =
  | 'value'
  | 'first value'
  | 'first key'
  | 'key'
  | 'colon'
  | 'after'
  | 'string'
  | 'escape'
  | 'code point'
  | 'word';

/**
 * A chunk costs time in proportion to its bytes and nothing is held but what is kept, so that a hostile body can
 * neither stop the event loop nor fill the memory. What is kept is left to `JSON.parse`: its texts and numbers are
 * exactly what they would be without the sieve.
 */
export function createJsonSieve({ fields, takeOut, onKeep }: JsonSieveOptions = {}): JsonSieve {
  const kept = createKeeper(onKeep);
  const utf8 = createUtf8Check();
  const open: number[] = [];
  let state: State = 'value';
  let position = 0;
  let keys = 0;
  let values = 0;
  let keeping = true;
  /** The value of this field of the outermost object comes next, or is being read. */
  let skipped = false;
  let wanted = false;
  let isKey = false;
  let name = '';
  let word = '';
  let digits = '';
  /** How many characters of the prefix have matched; -1 when this text cannot be the one. */
  let matched = -1;
  let taker: TextTaker | undefined;

  const malformed = (at: number): ApiError =>
    new ApiError('malformed_json', `The body is not valid JSON: parsing stopped at position ${position + at}.`);

  function startValue(): void {
    values += 1;
    if (values > BODY_BOUNDS.values) throw tooComplex(`${BODY_BOUNDS.values} values`);
  }

  function openContainer(kind: number): void {
    open.push(kind);
    if (open.length > BODY_BOUNDS.depth) {
      throw new ApiError('malformed_json', `The body is nested deeper than ${BODY_BOUNDS.depth} levels.`);
    }
    state = kind === OPEN_LIST ? 'first value' : 'first key';
  }

  function startKey(): void {
    keys += 1;
    if (keys > BODY_BOUNDS.keys) throw tooComplex(`${BODY_BOUNDS.keys} fields`);
    isKey = true;
    name = '';
    matched = -1;
    state = 'string';
  }

  /** Decides what becomes of the value that follows. */
  function endKey(): void {
    state = 'colon';
    if (open.length !== 1) return;
    // A name that was cut is none that anybody asked for, and may end within an escape.
    const field = name.length < LONGEST_NAME && name.includes('\\') ? (JSON.parse(`"${name}"`) as string) : name;
    skipped = fields !== undefined && !fields.has(field);
    wanted = takeOut?.field === field;
  }

  function write(chunk: Uint8Array): void {
    if (!utf8.write(chunk)) throw notUtf8();
    let from = 0;
    const stopKeeping = (at: number, instead: string): void => {
      kept.add(chunk.subarray(from, at));
      kept.add(Buffer.from(instead));
      keeping = false;
    };
    /** A value has ended before this place; one of the outermost object may end what was left out. */
    const endValue = (at: number): void => {
      state = 'after';
      if (open.length !== 1) return;
      if (!keeping) {
        keeping = true;
        from = at;
      }
      skipped = false;
      wanted = false;
    };
    const closeContainer = (kind: number, at: number): void => {
      if (open.pop() !== kind) throw malformed(at);
      endValue(at + 1);
    };

    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      switch (state) {
        case 'string':
          if (byte === QUOTE) {
            if (isKey) endKey();
            else {
              if (taker) {
                taker = undefined;
                from = at;
                keeping = true;
              }
              endValue(at + 1);
            }
          } else if (byte === BACKSLASH) {
            matched = -1;
            if (isKey && name.length < LONGEST_NAME) name += '\\';
            state = 'escape';
          } else if (byte < 0x20) {
            throw malformed(at);
          } else if (taker || (!isKey && matched < 0)) {
            const end = endOfPlainText(chunk, at);
            taker?.write(chunk.subarray(at, end));
            at = end - 1;
          } else if (isKey) {
            if (name.length < LONGEST_NAME) name += String.fromCharCode(byte);
          } else if (takeOut && matched >= 0) {
            matched = (byte | 0x20) === (takeOut.prefix.charCodeAt(matched) | 0x20) ? matched + 1 : -1;
            if (matched === takeOut.prefix.length) {
              stopKeeping(at + 1, '');
              taker = takeOut.start();
              matched = -1;
            }
          }
          break;
        case 'escape': {
          if (isKey && name.length < LONGEST_NAME) name += String.fromCharCode(byte);
          if (byte === 0x75) {
            digits = '';
            state = 'code point';
            break;
          }
          const meant = ESCAPES.get(byte);
          if (meant === undefined) throw malformed(at);
          taker?.write(meant);
          state = 'string';
          break;
        }
        case 'code point':
          digits += String.fromCharCode(byte);
          if (isKey && name.length < LONGEST_NAME) name += String.fromCharCode(byte);
          if (!isHexadecimal(byte)) throw malformed(at);
          if (digits.length === 4) {
            taker?.write(Buffer.from(String.fromCharCode(Number.parseInt(digits, 16))));
            state = 'string';
          }
          break;
        case 'word':
          if (isWordCharacter(byte)) {
            word += String.fromCharCode(byte);
            if (word.length > BODY_BOUNDS.wordCharacters) throw malformed(at);
            break;
          }
          if (!WORD.test(word)) throw malformed(at);
          endValue(at);
          at -= 1; // the byte after a number belongs to what follows
          break;
        default:
          if (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09) break;
          if (state === 'value' || state === 'first value') {
            if (byte === CLOSE_LIST && state === 'first value') {
              closeContainer(OPEN_LIST, at);
              break;
            }
            startValue();
            if (skipped && keeping && open.length === 1) stopKeeping(at, 'null');
            if (byte === QUOTE) {
              isKey = false;
              matched = wanted && open.length === 1 ? 0 : -1;
              state = 'string';
            } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
              openContainer(byte);
            } else if (isWordCharacter(byte)) {
              word = String.fromCharCode(byte);
              state = 'word';
            } else throw malformed(at);
          } else if (state === 'first key' && byte === CLOSE_OBJECT) {
            closeContainer(OPEN_OBJECT, at);
          } else if (state === 'first key' || state === 'key') {
            if (byte !== QUOTE) throw malformed(at);
            startKey();
          } else if (state === 'colon') {
            if (byte !== COLON) throw malformed(at);
            state = 'value';
          } else if (byte === COMMA && open.length > 0) {
            state = open.at(-1) === OPEN_LIST ? 'value' : 'key';
          } else if (byte === CLOSE_LIST) {
            closeContainer(OPEN_LIST, at);
          } else if (byte === CLOSE_OBJECT) {
            closeContainer(OPEN_OBJECT, at);
          } else throw malformed(at);
      }
    }
    if (keeping) kept.add(chunk.subarray(from));
    position += chunk.length;
  }

  return {
    write,
    end() {
      if (!utf8.end()) throw notUtf8();
      if (values === 0) throw new ApiError('malformed_json', 'The body is not valid JSON: it is empty.');
      const finished = open.length === 0 && (state === 'after' || (state === 'word' && WORD.test(word)));
      if (!finished) throw new ApiError('malformed_json', 'The body is not valid JSON: parsing stopped at its end.');
      return kept.parse();
    },
  };
}

/** Where the text is next interrupted by a quote, an escape or a control character: most of all bytes pass here. */
function endOfPlainText(chunk: Uint8Array, from: number): number {
  let at = from;
  while (at < chunk.length) {
    const byte = chunk[at] ?? 0;
    if (byte === QUOTE || byte === BACKSLASH || byte < 0x20) break;
    at += 1;
  }
  return at;
}

/** Bytes that are copied out of the socket's chunks, in one piece. */
function createKeeper(onKeep: ((bytes: number) => void) | undefined) {
  let bytes = Buffer.alloc(0);
  let length = 0;
  return {
    add(part: Uint8Array): void {
      if (part.length === 0) return;
      onKeep?.(part.length);
      if (length + part.length > bytes.length) {
        const larger = Buffer.allocUnsafe(Math.max(length + part.length, length * 2));
        larger.set(bytes.subarray(0, length));
        bytes = larger;
      }
      bytes.set(part, length);
      length += part.length;
    },
    parse(): unknown {
      return JSON.parse(bytes.toString('utf8', 0, length)) as unknown;
    },
  };
}

function notUtf8(): ApiError {
  return new ApiError('malformed_json', 'The body is not valid UTF-8.');
}

function tooComplex(bound: string): ApiError {
  return new ApiError('body_too_large', `The body holds more than ${bound}.`);
}

function isHexadecimal(byte: number): boolean {
  return (byte >= 0x30 && byte <= 0x39) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66);
}

/** Digits, letters, `+`, `-` and `.`: what numbers, `true`, `false` and `null` are made of. */
function isWordCharacter(byte: number): boolean {
  return (
    (byte >= 0x30 && byte <= 0x39) ||
    ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a) ||
    byte === 0x2b ||
    byte === 0x2d ||
    byte === 0x2e
  );
}

import { DownloadRefusal } from './refusal.js';

/** Reads a `data:` URL piece by piece, so that a large one never exists as text. */
export interface DataUrlReader {
  /** The next characters, beginning after `data:`. What is wrong with them is said at the end. */
  write(part: Uint8Array): void;
  /** The bytes, or a `DownloadRefusal`. */
  end(): Uint8Array<ArrayBuffer>;
}

export interface DataUrlOptions {
  readonly maxBytes: number;
  /** How many bytes there can be, where it is known; memory is taken for so many. */
  readonly expectedBytes?: number;
  /** Called before so many more bytes are held. May throw. */
  readonly onHold?: (bytes: number) => void;
}

const LONGEST_HEADER = 1_024;
const COMMA = 0x2c;
const PERCENT = 0x25;
const PADDING = 64;
const SPACE = 65;
const WRONG = 255;

/** What a character is worth in base64, in either alphabet. */
const BASE64 = new Uint8Array(256).fill(WRONG);
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
for (let value = 0; value < 64; value += 1) BASE64[ALPHABET.charCodeAt(value)] = value;
BASE64['-'.charCodeAt(0)] = 62;
BASE64['_'.charCodeAt(0)] = 63;
BASE64['='.charCodeAt(0)] = PADDING;
for (const space of ' \t\n\r\f') BASE64[space.charCodeAt(0)] = SPACE;

const HEXADECIMAL = new Uint8Array(256).fill(WRONG);
for (let value = 0; value < 22; value += 1)
  HEXADECIMAL['0123456789abcdefABCDEF'.charCodeAt(value)] = value < 16 ? value : value - 6;

/** What a part holds without its escapes, until the next part of any reader: a new one each time would keep the collector busy. */
let scratch = new Uint8Array(65_536);

/** The media type is not looked at: the bytes themselves say what they are. */
export function createDataUrlReader({ maxBytes, expectedBytes = maxBytes, onHold }: DataUrlOptions): DataUrlReader {
  let header: string | undefined = '';
  let isBase64 = false;
  let fault: DownloadRefusal | undefined;
  let bytes: Uint8Array<ArrayBuffer> = new Uint8Array();
  let length = 0;
  /** Of an escape such as `%2B`: how many digits are still to come, and what they are worth so far. */
  let escapeLeft = 0;
  let escaped = 0;
  let bits = 0;
  let bitCount = 0;
  let padded = false;

  /** Makes room for so many more bytes. The system hands out pages only as they are written. */
  function hold(more: number): void {
    if (length > maxBytes) fault = tooLarge(maxBytes);
    if (fault) return;
    onHold?.(more);
    if (length + more <= bytes.length) return;
    // A piece more than the limit: what a piece can hold at most is known before it is read, what it does hold after.
    const larger = new Uint8Array(
      Math.max(length + more, Math.min(maxBytes + more, Math.max(expectedBytes, 2 * length))),
    );
    larger.set(bytes.subarray(0, length));
    bytes = larger;
  }

  function readBase64(part: Uint8Array): void {
    hold(Math.ceil((part.length * 3) / 4));
    if (fault) return;
    // Locals, because this loop sees every byte of every photo.
    const target = bytes;
    let [at, held, count] = [length, bits, bitCount];
    for (let index = 0; index < part.length; index += 1) {
      const value = BASE64[part[index] ?? 0] ?? WRONG;
      if (value < PADDING && !padded) {
        held = ((held << 6) | value) & 0xffff;
        count += 6;
        if (count >= 8) {
          count -= 8;
          target[at] = held >> count;
          at += 1;
        }
      } else if (value === PADDING) padded = true;
      else if (value !== SPACE) {
        fault = invalid('whose data is not valid base64');
        break;
      }
    }
    [length, bits, bitCount] = [at, held, count];
  }

  function readPlain(part: Uint8Array): void {
    hold(part.length);
    if (fault) return;
    bytes.set(part, length);
    length += part.length;
  }

  function unescaped(part: Uint8Array): Uint8Array {
    if (escapeLeft === 0 && !part.includes(PERCENT)) return part;
    if (scratch.length < part.length) scratch = new Uint8Array(part.length);
    const result = scratch;
    let count = 0;
    for (let index = 0; index < part.length && !fault; index += 1) {
      const code = part[index] ?? 0;
      if (escapeLeft > 0) {
        const digit = HEXADECIMAL[code] ?? WRONG;
        if (digit === WRONG) fault = invalid('with a broken %-escape');
        escaped = escaped * 16 + digit;
        escapeLeft -= 1;
        if (escapeLeft === 0) result[count++] = escaped;
      } else if (code === PERCENT) {
        escapeLeft = 2;
        escaped = 0;
      } else result[count++] = code;
    }
    return result.subarray(0, count);
  }

  function readData(part: Uint8Array): void {
    const plain = unescaped(part);
    if (fault) return;
    if (isBase64) readBase64(plain);
    else readPlain(plain);
  }

  return {
    write(part) {
      if (fault) return;
      if (header === undefined) {
        readData(part);
        return;
      }
      const comma = part.indexOf(COMMA);
      header += Buffer.from(comma === -1 ? part : part.subarray(0, comma)).toString('latin1', 0, LONGEST_HEADER + 1);
      if (header.length > LONGEST_HEADER) fault = invalid('without a comma before its data');
      if (comma === -1 || fault) return;
      isBase64 = /;\s*base64\s*$/i.test(header);
      header = undefined;
      readData(part.subarray(comma + 1));
    },
    end() {
      if (header !== undefined) fault ??= invalid('without a comma before its data');
      if (escapeLeft > 0) fault ??= invalid('with a broken %-escape');
      if (length > maxBytes) fault ??= tooLarge(maxBytes);
      if (fault) throw fault;
      return bytes.subarray(0, length);
    },
  };
}

/** Reads a whole `data:` URL. */
export function readDataUrl(url: string, maxBytes: number): Uint8Array<ArrayBuffer> {
  const reader = createDataUrlReader({ maxBytes, expectedBytes: url.length });
  reader.write(Buffer.from(url.slice(url.indexOf(':') + 1)));
  return reader.end();
}

function invalid(what: string): DownloadRefusal {
  return new DownloadRefusal('invalid_url', `is a data: URL ${what}`);
}

export function tooLarge(maxBytes: number): DownloadRefusal {
  const megabytes = Math.round(maxBytes / 100_000) / 10;
  return new DownloadRefusal('too_large', `is larger than ${megabytes} MB`);
}

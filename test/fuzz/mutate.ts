/** Random numbers that come again with the same seed, so that every finding can be repeated. */
export interface Dice {
  /** A whole number from 0, smaller than this. */
  below(limit: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (limit: number): number => next() % Math.max(1, limit);
  return { below, pick: <Item>(items: readonly Item[]) => items[below(items.length)] as Item };
}

/** What parsers of every kind have stumbled over. */
const TOKENS: readonly string[] = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ':',
  ',',
  '\\',
  '\\u0000',
  '\\ud800',
  '\u0000',
  '\u0001',
  '\r\n',
  '\r\n\r\n',
  '\t',
  ' ',
  'null',
  'true',
  '-0',
  '1e999',
  '-1',
  '0.1',
  '4294967296',
  '99999999999999999999',
  'NaN',
  'Infinity',
  '0x10',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '%00',
  '%2e%2e%2f',
  '%zz',
  '../',
  '//',
  '?',
  '#',
  '😀',
  '\u202e',
  'İ',
  'ﬀ',
  '\ufeff',
  'é',
  '{{prompt}}',
  '{{',
  '}}',
  '&a',
  '*a',
  '<<: *a',
  '!!js/function',
  '---',
  '- ',
  'data:;base64,',
  'http://',
  'file:///etc/passwd',
  'a'.repeat(300),
  '['.repeat(60),
  '{"a":'.repeat(40),
  '%41'.repeat(50),
];

const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  4294967295,
  4294967296,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  'a',
  'a'.repeat(5_000),
  '#ff0000',
  '#xyz',
  'square',
  'constructor',
  '\u0000',
  '\ud83d',
  '😀'.repeat(40),
  [],
  [[]],
  [null],
  ['#ff8800', 7],
  Array.from({ length: 50 }, () => '#000000'),
  {},
  { width: 64 },
  { width: 64, height: 64, depth: 1 },
  { width: '64', height: 64 },
  JSON.parse('{"__proto__": {"width": 64}}'),
];

/** One or more changes at random places: bits, bytes, spans, tokens. Never more than a little longer. */
export function mutateBytes(bytes: Uint8Array, dice: Dice): Buffer {
  let result = Buffer.from(bytes);
  for (let changes = 1 + dice.below(4); changes > 0; changes -= 1) {
    const at = dice.below(result.length + 1);
    const span = 1 + dice.below(dice.pick([2, 8, 64]));
    const [before, after] = [result.subarray(0, at), result.subarray(at)];
    switch (dice.below(7)) {
      case 0:
        if (at < result.length) result[at] = (result[at] ?? 0) ^ (1 << dice.below(8));
        break;
      case 1:
        if (at < result.length) result[at] = dice.below(256);
        break;
      case 2:
        result = Buffer.concat([before, after.subarray(span)]);
        break;
      case 3:
        result = Buffer.concat([before, after.subarray(0, span), after]);
        break;
      case 4:
        result = Buffer.from(before);
        break;
      case 5:
        result = Buffer.concat([before, Buffer.from(Array.from({ length: span }, () => dice.below(256))), after]);
        break;
      default:
        result = Buffer.concat([before, Buffer.from(dice.pick(TOKENS)), after]);
    }
  }
  return result;
}

/** Another value in place of one of the tree's, a field that is gone, doubled or has another name. */
export function mutateJson(value: unknown, dice: Dice): unknown {
  if (typeof value !== 'object' || value === null || dice.below(8) === 0) return dice.pick(ODD_VALUES);
  if (Array.isArray(value)) {
    const at = dice.below(value.length);
    return value.map((item: unknown, index) => (index === at ? mutateJson(item, dice) : item));
  }
  const entries = Object.entries(value);
  const at = dice.below(entries.length);
  return Object.fromEntries(
    entries.flatMap(([name, inner], index): [string, unknown][] => {
      if (index !== at) return [[name, inner]];
      switch (dice.below(5)) {
        case 0:
          return [];
        case 1:
          return [[dice.pick(TOKENS), inner]];
        case 2:
          return [
            [name, inner],
            [dice.pick(TOKENS), dice.pick(ODD_VALUES)],
          ];
        default:
          return [[name, mutateJson(inner, dice)]];
      }
    }),
  );
}

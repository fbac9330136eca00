/** Bytes of WebAssembly that leave at most one value. */
export type Code = readonly number[];

/** A parameter or local of a kernel: a number of 32 bits, a fraction of 32 bits, or four of them side by side. */
export type Kind = 'whole' | 'real' | 'four';

export interface Local {
  readonly get: Code;
  set(value: Code): Code;
}

export interface Kernel {
  readonly name: string;
  readonly takes: readonly Kind[];
  readonly locals: readonly Kind[];
  /** Its code, from parameters and locals in order. */
  readonly code: (...all: Local[]) => readonly Code[];
}

const KINDS: Readonly<Record<Kind, number>> = { whole: 0x7f, real: 0x7d, four: 0x7b };

function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  return [...bytes, rest];
}

function signed(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 63 || rest < -64; rest >>= 7) bytes.push((rest & 127) | 128);
  return [...bytes, rest & 127];
}

const list = (items: readonly Code[]): number[] => [...unsigned(items.length), ...items.flat()];
const sized = (bytes: Code): number[] => [...unsigned(bytes.length), ...bytes];
const text = (letters: string): number[] => sized([...new TextEncoder().encode(letters)]);
const section = (id: number, bytes: Code): number[] => [id, ...sized(bytes)];

/** How every module begins: its mark and its version. */
const START = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

/** A module of these kernels, which work on a memory that is given to it. */
export function assemble(kernels: readonly Kernel[]): Uint8Array<ArrayBuffer> {
  const types = kernels.map(({ takes }) => [0x60, ...list(takes.map((kind) => [KINDS[kind]])), 0]);
  const bodies = kernels.map(({ takes, locals, code }) => {
    const all = [...takes, ...locals].map((_, index): Local => ({
      get: [0x20, ...unsigned(index)],
      set: (value) => [...value, 0x21, ...unsigned(index)],
    }));
    return sized([...list(locals.map((kind) => [1, KINDS[kind]])), ...code(...all).flat(), 0x0b]);
  });
  return Uint8Array.from([
    ...START,
    ...section(1, list(types)),
    ...section(2, list([[...text('host'), ...text('memory'), 2, 0, 1]])),
    ...section(3, list(kernels.map((_, index) => unsigned(index)))),
    ...section(7, list(kernels.map(({ name }, index) => [...text(name), 0, ...unsigned(index)]))),
    ...section(10, list(bodies)),
  ]);
}

const binary =
  (...operation: number[]) =>
  (one: Code, other: Code): Code => [...one, ...other, ...operation];
const wide = (operation: number): number[] => [0xfd, ...unsigned(operation)];

export const whole = (value: number): Code => [0x41, ...signed(value)];
export const plus = binary(0x6a);
export const minus = binary(0x6b);
export const loadWhole = (address: Code, offset = 0): Code => [...address, 0x28, 2, ...unsigned(offset)];

/** The four numbers from an address on. */
export const load = (address: Code, offset = 0): Code => [...address, ...wide(0), 2, ...unsigned(offset)];
/** The number at an address, four times. */
export const loadSame = (address: Code): Code => [...address, ...wide(9), 2, 0];
/** Four numbers of which each one is from an address of its own. */
export const loadEach = (addresses: readonly [Code, Code, Code, Code], into: Code, offset = 0): Code =>
  addresses.reduce<Code>(
    (four, address, lane) => [...address, ...four, ...wide(86), 2, ...unsigned(offset), lane],
    into,
  );
export const store = (address: Code, value: Code, offset = 0): Code => [
  ...address,
  ...value,
  ...wide(11),
  2,
  ...unsigned(offset),
];
/** Four whole numbers as four bytes, kept between nothing and 255. */
export const storeBytes = (address: Code, value: Local): Code => [
  ...address,
  ...value.get,
  ...value.get,
  ...wide(133),
  ...value.get,
  ...value.get,
  ...wide(133),
  ...wide(102),
  ...wide(90),
  0,
  0,
  0,
];
/** Four bytes as four fractions. */
export const loadBytes = (address: Code): Code => [
  ...address,
  ...wide(92),
  0,
  0,
  ...wide(137),
  ...wide(169),
  ...wide(250),
];
/** One number four times: a constant, or a local of one. */
export const same = (value: number): Code => [0x43, ...new Uint8Array(Float32Array.of(value).buffer), ...wide(19)];
export const spread = (value: Code): Code => [...value, ...wide(19)];
export const add = binary(...wide(228));
export const subtract = binary(...wide(229));
export const multiply = binary(...wide(230));
export const divide = binary(...wide(231));
export const larger = binary(...wide(235));
export const smaller = binary(...wide(234));
export const root = (value: Code): Code => [...value, ...wide(227)];
/** Four whole numbers: the same four times, */
export const sameWhole = (value: number): Code => [...whole(value), ...wide(17)];
/** as fractions, */
export const real = (value: Code): Code => [...value, ...wide(250)];
/** fractions as whole numbers, towards nothing; */
export const cut = (value: Code): Code => [...value, ...wide(248)];
/** and by their bits. */
export const both = binary(...wide(78));
export const either = binary(...wide(80));
export const atLeast = binary(...wide(70));
export const higher = (value: Code, bits: number): Code => [...value, ...whole(bits), ...wide(171)];
export const lower = (value: Code, bits: number): Code => [...value, ...whole(bits), ...wide(173)];
export const sumOf = (first: Code, ...others: Code[]): Code => others.reduce((sum, value) => add(sum, value), first);

/** Four of the eight numbers of two values, by their places: 0 to 3 of the first, 4 to 7 of the other. */
export const pick = (one: Code, other: Code, places: readonly [number, number, number, number]): Code => [
  ...one,
  ...other,
  ...wide(13),
  ...places.flatMap((place) => [0, 1, 2, 3].map((byte) => place * 4 + byte)),
];

/** Repeats `body` while the counter, which grows by `step` after each time, is below `end`; at least once. */
export const repeat = (counter: Local, end: Code, step: number, body: readonly Code[]): Code => [
  0x03,
  0x40,
  ...body.flat(),
  ...counter.set(plus(counter.get, whole(step))),
  ...counter.get,
  ...end,
  0x48,
  0x0d,
  0,
  0x0b,
];

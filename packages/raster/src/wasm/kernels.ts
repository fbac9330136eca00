import {
  add,
  assemble,
  divide,
  larger,
  load,
  loadSame,
  loadWhole,
  minus,
  multiply,
  pick,
  plus,
  repeat,
  root,
  same,
  spread,
  store,
  subtract,
  sumOf,
  whole,
  type Code,
  type Kernel,
  type Local,
} from './assembler.js';
import { PIXEL_KERNELS, type PixelKernels } from './pixel-kernels.js';
import { RESAMPLE_KERNELS, type ResampleKernels } from './resample-kernels.js';

/** Numbers that are worked on at once: four times four. Every row ends on a multiple of it. */
export const BLOCK = 16;
const OFFSETS = [0, 16, 32, 48] as const;
const zero = whole(0);

/** The sums of a bell: its middle, */
const beginWith = (sums: readonly Local[], middle: Local, weight: Local): readonly Code[] =>
  sums.map((sum, index) => sum.set(multiply(load(middle.get, OFFSETS[index]), weight.get)));
/** and what lies as far to either side of it. */
const addPair = (sums: readonly Local[], one: Local, other: Local, weight: Local): readonly Code[] =>
  sums.map((sum, index) => {
    const pair = add(load(one.get, OFFSETS[index]), load(other.get, OFFSETS[index]));
    return sum.set(add(sum.get, multiply(pair, weight.get)));
  });

/** A bell along a row: `source` begins `radius` numbers before the first place, `bell` is its middle and one side. */
const across: Kernel = {
  name: 'across',
  takes: ['whole', 'whole', 'whole', 'whole', 'whole'],
  locals: ['whole', 'whole', 'whole', 'whole', 'whole', 'four', 'four', 'four', 'four', 'four'],
  code: (source, target, end, bell, reach, at, tap, middle, left, right, weight, ...sums) => [
    at.set(zero),
    repeat(at, end.get, 64, [
      middle.set(plus(plus(source.get, at.get), reach.get)),
      weight.set(loadSame(bell.get)),
      ...beginWith(sums, middle, weight),
      left.set(middle.get),
      right.set(middle.get),
      tap.set(zero),
      repeat(tap, reach.get, 4, [
        left.set(minus(left.get, whole(4))),
        right.set(plus(right.get, whole(4))),
        weight.set(loadSame(plus(plus(bell.get, tap.get), whole(4)))),
        ...addPair(sums, left, right, weight),
      ]),
      ...sums.map((sum, index) => store(plus(target.get, at.get), sum.get, OFFSETS[index])),
    ]),
  ],
};

/** The same down columns: `rows` are the addresses of the middle row, then of each pair above and below it. */
const down: Kernel = {
  name: 'down',
  takes: ['whole', 'whole', 'whole', 'whole', 'whole'],
  locals: ['whole', 'whole', 'whole', 'whole', 'whole', 'four', 'four', 'four', 'four', 'four'],
  code: (rows, target, end, bell, reach, at, tap, pair, upper, lower, weight, ...sums) => [
    at.set(zero),
    repeat(at, end.get, 64, [
      upper.set(plus(loadWhole(rows.get), at.get)),
      weight.set(loadSame(bell.get)),
      ...beginWith(sums, upper, weight),
      pair.set(plus(rows.get, whole(4))),
      tap.set(zero),
      repeat(tap, reach.get, 4, [
        upper.set(plus(loadWhole(pair.get), at.get)),
        lower.set(plus(loadWhole(pair.get, 4), at.get)),
        pair.set(plus(pair.get, whole(8))),
        weight.set(loadSame(plus(plus(bell.get, tap.get), whole(4)))),
        ...addPair(sums, upper, lower, weight),
      ]),
      ...sums.map((sum, index) => store(plus(target.get, at.get), sum.get, OFFSETS[index])),
    ]),
  ],
};

/** A row between two others. */
const blend: Kernel = {
  name: 'blend',
  takes: ['whole', 'whole', 'real', 'whole', 'whole'],
  locals: ['whole', 'four'],
  code: (upper, lower, share, target, end, at, shares) => [
    shares.set(spread(share.get)),
    at.set(zero),
    repeat(
      at,
      end.get,
      64,
      OFFSETS.map((offset) => {
        const first = load(plus(upper.get, at.get), offset);
        const second = load(plus(lower.get, at.get), offset);
        const value = add(first, multiply(subtract(second, first), shares.get));
        return store(plus(target.get, at.get), value, offset);
      }),
    ),
  ],
};

/** A row at twice its width: every number stands between its neighbours. `source` has one more on either side. */
const twice: Kernel = {
  name: 'twice',
  takes: ['whole', 'whole', 'whole'],
  locals: ['whole', 'whole', 'four', 'four', 'four'],
  code: (source, target, end, at, to, own, before, after) => [
    to.set(target.get),
    at.set(zero),
    repeat(at, end.get, 16, [
      own.set(load(plus(source.get, at.get))),
      before.set(load(minus(plus(source.get, at.get), whole(4)))),
      after.set(load(plus(source.get, at.get), 4)),
      before.set(add(own.get, multiply(subtract(before.get, own.get), same(0.25)))),
      after.set(add(own.get, multiply(subtract(after.get, own.get), same(0.25)))),
      store(to.get, pick(before.get, after.get, [0, 4, 1, 5])),
      store(to.get, pick(before.get, after.get, [2, 6, 3, 7]), 16),
      to.set(plus(to.get, whole(32))),
    ]),
  ],
};

/** Rows and columns of four times four numbers change places. */
function turned([a, b, c, d]: readonly Code[], [low, high, lower, higher]: readonly Local[]): readonly Code[] {
  return [
    low!.set(pick(a!, b!, [0, 4, 1, 5])),
    high!.set(pick(a!, b!, [2, 6, 3, 7])),
    lower!.set(pick(c!, d!, [0, 4, 1, 5])),
    higher!.set(pick(c!, d!, [2, 6, 3, 7])),
  ];
}
const turnedRows = ([low, high, lower, higher]: readonly Local[]): readonly Code[] => [
  pick(low!.get, lower!.get, [0, 1, 4, 5]),
  pick(low!.get, lower!.get, [2, 3, 6, 7]),
  pick(high!.get, higher!.get, [0, 1, 4, 5]),
  pick(high!.get, higher!.get, [2, 3, 6, 7]),
];

/** Mean colours and mean squares of lightness, each `gap` after the one before, as colours that count the more the steadier it is there. */
const weigh: Kernel = {
  name: 'weigh',
  takes: ['whole', 'whole', 'whole', 'whole'],
  locals: ['whole', 'whole', ...Array.from({ length: 9 }, () => 'four' as const)],
  code: (source, gap, target, end, at, from, red, green, blue, weight, tone, ...turning) => [
    at.set(zero),
    repeat(at, end.get, 16, [
      from.set(plus(source.get, at.get)),
      red.set(load(from.get)),
      ...[green, blue, weight].flatMap((local) => [from.set(plus(from.get, gap.get)), local.set(load(from.get))]),
      tone.set(
        sumOf(multiply(red.get, same(0.299)), multiply(green.get, same(0.587)), multiply(blue.get, same(0.114))),
      ),
      weight.set(larger(subtract(weight.get, multiply(tone.get, tone.get)), same(0))),
      weight.set(divide(same(1), add(same(1), multiply(same(90), root(weight.get))))),
      ...[0, 1, 2].map(() => weight.set(multiply(weight.get, weight.get))),
      weight.set(add(weight.get, same(1e-12))),
      ...[red, green, blue].map((local) => local.set(multiply(local.get, weight.get))),
      ...turned([red.get, green.get, blue.get, weight.get], turning),
      ...turnedRows(turning).map((row, index) => store(target.get, row, OFFSETS[index])),
      target.set(plus(target.get, whole(64))),
    ]),
  ],
};

/** The mean of such colours at eight places each, whose addresses are listed, as three rows that lie `gap` apart. */
const gather: Kernel = {
  name: 'gather',
  takes: ['whole', 'whole', 'whole', 'whole'],
  locals: [...Array.from({ length: 11 }, () => 'whole' as const), ...Array.from({ length: 8 }, () => 'four' as const)],
  code: (places, target, gap, end, at, from, to, ...rest) => {
    const [looks, fours] = [rest.slice(0, 8), rest.slice(8)];
    const [means, turning] = [fours.slice(0, 4), fours.slice(4)];
    const sum = (offset: number): Code => {
      const [first, ...others] = looks.map((look) => load(plus(look.get, from.get), offset));
      return sumOf(first!, ...others);
    };
    return [
      ...looks.map((look, index) => look.set(loadWhole(places.get, index * 4))),
      at.set(zero),
      from.set(zero),
      repeat(at, end.get, 16, [
        ...means.flatMap((mean, index) => [
          mean.set(sum(OFFSETS[index]!)),
          mean.set(divide(mean.get, pick(mean.get, mean.get, [3, 3, 3, 3]))),
        ]),
        from.set(plus(from.get, whole(64))),
        ...turned(
          means.map((mean) => mean.get),
          turning,
        ),
        to.set(plus(target.get, at.get)),
        ...turnedRows(turning)
          .slice(0, 3)
          .flatMap((row) => [store(to.get, row), to.set(plus(to.get, gap.get))]),
      ]),
    ];
  },
};

const KERNELS = [across, down, blend, twice, weigh, gather, ...PIXEL_KERNELS, ...RESAMPLE_KERNELS];

/** Rows of numbers in a memory of their own, and what is done to them there, four at a time. Addresses and lengths are bytes. */
export interface Kernels extends PixelKernels, ResampleKernels {
  /** The memory as numbers. It is another array after each call of `reserve`. */
  numbers: Float32Array;
  bytes: Uint8ClampedArray;
  addresses: Int32Array;
  /** Makes sure that there are so many bytes. */
  reserve(bytes: number): void;
  across(source: number, target: number, bytes: number, bell: number, reach: number): void;
  down(rows: number, target: number, bytes: number, bell: number, reach: number): void;
  blend(upper: number, lower: number, share: number, target: number, bytes: number): void;
  twice(source: number, target: number, bytes: number): void;
  weigh(source: number, gap: number, target: number, bytes: number): void;
  gather(places: number, target: number, gap: number, bytes: number): void;
}

const PAGE = 65_536;

/** As far as it is used here: Node's own types leave it to those of browsers. */
declare const WebAssembly: {
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer; grow(pages: number): number };
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
};

function createKernels(): Kernels {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(assemble(KERNELS)), { host: { memory } });
  const kernels: Kernels = {
    ...(exports as unknown as Omit<Kernels, 'numbers' | 'bytes' | 'addresses' | 'reserve'>),
    numbers: new Float32Array(memory.buffer),
    bytes: new Uint8ClampedArray(memory.buffer),
    addresses: new Int32Array(memory.buffer),
    reserve(bytes) {
      const missing = bytes - memory.buffer.byteLength;
      if (missing <= 0) return;
      memory.grow(Math.ceil(missing / PAGE));
      kernels.numbers = new Float32Array(memory.buffer);
      kernels.bytes = new Uint8ClampedArray(memory.buffer);
      kernels.addresses = new Int32Array(memory.buffer);
    },
  };
  return kernels;
}

/** One for each thread. */
export const kernels: Kernels = createKernels();

import {
  add,
  both,
  cut,
  divide,
  either,
  higher,
  larger,
  load,
  loadEach,
  loadWhole,
  lower,
  multiply,
  pick,
  plus,
  real,
  repeat,
  same,
  sameWhole,
  smaller,
  spread,
  store,
  subtract,
  whole,
  type Code,
  type Kernel,
  type Local,
} from './assembler.js';

const CHANNELS = [0, 8, 16] as const;
const ALPHA = 0xff000000 | 0;

/** The channel of four pixels that begins at a bit. */
const channelOf = (pixels: Local, bit: number): Code => real(both(lower(pixels.get, bit), sameWhole(255)));
/** The same back at its bit, rounded, and kept between nothing and 255. */
const atBit = (value: Code, bit: number): Code =>
  higher(cut(add(larger(smaller(value, same(255)), same(0)), same(0.5))), bit);

/** More or less light on a curve through black and white, where `more` is what the gain has above one. */
const onCurve = (value: Local, gain: Local, more: Code): Code =>
  divide(multiply(value.get, gain.get), add(same(1), multiply(multiply(value.get, same(1 / 255)), more)));

/** Four pixels at a time: `change` sees a channel in `value` and answers what it becomes. */
const eachChannel = (pixels: Local, value: Local, out: Local, change: (index: number) => readonly Code[]): Code[] => [
  out.set(both(pixels.get, sameWhole(ALPHA))),
  ...CHANNELS.flatMap((bit, index) => {
    const steps = change(index);
    const answer = steps.at(-1)!;
    return [value.set(channelOf(pixels, bit)), ...steps.slice(0, -1), out.set(either(out.get, atBit(answer, bit)))];
  }),
];

/** A row of pixels, and `gap` bytes behind it by how much each channel is multiplied, row after row. */
const gain: Kernel = {
  name: 'gain',
  takes: ['whole', 'whole', 'whole'],
  locals: ['whole', 'whole', 'four', 'four', 'four'],
  code: (pixels, gap, end, at, from, four, value, out) => [
    at.set(whole(0)),
    repeat(at, end.get, 16, [
      from.set(plus(pixels.get, at.get)),
      four.set(load(from.get)),
      ...eachChannel(four, value, out, () => [from.set(plus(from.get, gap.get)), multiply(value.get, load(from.get))]),
      store(plus(pixels.get, at.get), out.get),
    ]),
  ],
};

/** A row of pixels, and behind it how much lighter all channels become, on a curve through black and white. */
const lift: Kernel = {
  name: 'lift',
  takes: ['whole', 'whole', 'whole'],
  locals: ['whole', 'four', 'four', 'four', 'four'],
  code: (pixels, gap, end, at, four, value, out, gains) => [
    at.set(whole(0)),
    repeat(at, end.get, 16, [
      four.set(load(plus(pixels.get, at.get))),
      gains.set(load(plus(plus(pixels.get, gap.get), at.get))),
      ...eachChannel(four, value, out, () => [onCurve(value, gains, subtract(gains.get, same(1)))]),
      store(plus(pixels.get, at.get), out.get),
    ]),
  ],
};

/**
 * A row of pixels in a light, and behind it, row after row: how far inside each is, how much it faces the light, how much
 * of it is there, and the light on its three channels. What lies at an edge towards the light gets a rim of its colour.
 */
const light: Kernel = {
  name: 'light',
  takes: ['whole', 'whole', 'whole', 'real', 'real', 'real', 'real', 'real'],
  locals: ['whole', 'whole', 'four', 'four', 'four', 'four', 'four', 'four'],
  code: (pixels, gap, end, outside, span, red, green, blue, at, from, four, value, out, rim, part, gains) => [
    at.set(whole(0)),
    repeat(at, end.get, 16, [
      from.set(plus(pixels.get, at.get)),
      four.set(load(from.get)),
      from.set(plus(from.get, gap.get)),
      part.set(divide(subtract(load(from.get), spread(outside.get)), spread(span.get))),
      part.set(smaller(larger(part.get, same(0)), same(1))),
      rim.set(multiply(multiply(part.get, part.get), subtract(same(3), add(part.get, part.get)))),
      rim.set(subtract(same(1), rim.get)),
      from.set(plus(from.get, gap.get)),
      rim.set(multiply(rim.get, larger(add(same(0.35), multiply(load(from.get), same(0.65))), same(0)))),
      from.set(plus(from.get, gap.get)),
      rim.set(multiply(rim.get, load(from.get))),
      ...eachChannel(four, value, out, (index) => [
        from.set(plus(from.get, gap.get)),
        gains.set(load(from.get)),
        value.set(onCurve(value, gains, larger(subtract(gains.get, same(1)), same(0)))),
        add(
          value.get,
          multiply(subtract(same(255), value.get), multiply(rim.get, spread([red, green, blue][index]!.get))),
        ),
      ]),
      store(plus(pixels.get, at.get), out.get),
    ]),
  ],
};

/** Four rows, each `gap` bytes behind the one before, as one: so much of each, kept between nothing and one. */
const mix: Kernel = {
  name: 'mix',
  takes: ['whole', 'whole', 'whole', 'whole', 'real', 'real', 'real', 'real', 'whole'],
  locals: ['whole', 'four', 'four', 'four', 'four', 'four'],
  code: (one, two, three, four, a, b, c, d, end, at, first, second, third, fourth, sum) => [
    first.set(spread(a.get)),
    second.set(spread(b.get)),
    third.set(spread(c.get)),
    fourth.set(spread(d.get)),
    at.set(whole(0)),
    repeat(at, end.get, 16, [
      sum.set(multiply(load(plus(one.get, at.get)), first.get)),
      sum.set(add(sum.get, multiply(load(plus(two.get, at.get)), second.get))),
      sum.set(add(sum.get, multiply(load(plus(three.get, at.get)), third.get))),
      sum.set(add(sum.get, multiply(load(plus(four.get, at.get)), fourth.get))),
      store(at.get, smaller(larger(sum.get, same(0)), same(1))),
    ]),
  ],
};

/** A row drawn out: each number lies between the one at its address and the one `next` bytes behind, as near to it as its share. */
const drawOut: Kernel = {
  name: 'drawOut',
  takes: ['whole', 'whole', 'whole', 'whole', 'whole'],
  locals: ['whole', 'whole', 'whole', 'whole', 'whole', 'four', 'four'],
  code: (addresses, shares, target, end, next, at, a, b, c, d, first, second) => {
    const places = [a, b, c, d] as const;
    const each = places.map((place) => place.get) as [Code, Code, Code, Code];
    return [
      at.set(whole(0)),
      repeat(at, end.get, 16, [
        ...places.map((place, lane) => place.set(loadWhole(plus(addresses.get, at.get), lane * 4))),
        first.set(loadEach(each, same(0))),
        ...places.map((place) => place.set(plus(place.get, next.get))),
        second.set(loadEach(each, same(0))),
        store(
          plus(target.get, at.get),
          add(first.get, multiply(subtract(second.get, first.get), load(plus(shares.get, at.get)))),
        ),
      ]),
    ];
  },
};

/** Means of two by two numbers of two rows; `bytes` are those of the answer. */
const halve: Kernel = {
  name: 'halve',
  takes: ['whole', 'whole', 'whole', 'whole'],
  locals: ['whole', 'whole', 'four', 'four'],
  code: (upper, gap, target, end, at, from, first, second) => [
    at.set(whole(0)),
    from.set(upper.get),
    repeat(at, end.get, 16, [
      first.set(add(load(from.get), load(plus(from.get, gap.get)))),
      second.set(add(load(from.get, 16), load(plus(from.get, gap.get), 16))),
      store(
        plus(target.get, at.get),
        multiply(add(pick(first.get, second.get, [0, 2, 4, 6]), pick(first.get, second.get, [1, 3, 5, 7])), same(0.25)),
      ),
      from.set(plus(from.get, whole(32))),
    ]),
  ],
};

export const PIXEL_KERNELS = [gain, lift, light, mix, drawOut, halve];

/** What they are called with; addresses and lengths are bytes. */
export interface PixelKernels {
  halve(upper: number, gap: number, target: number, bytes: number): void;
  drawOut(addresses: number, shares: number, target: number, bytes: number, next: number): void;
  gain(pixels: number, gap: number, bytes: number): void;
  lift(pixels: number, gap: number, bytes: number): void;
  light(
    pixels: number,
    gap: number,
    bytes: number,
    outside: number,
    span: number,
    red: number,
    green: number,
    blue: number,
  ): void;
  /** Four rows as one at the beginning of memory: so much of each, kept between nothing and one. */
  mix(
    one: number,
    two: number,
    three: number,
    four: number,
    ofOne: number,
    ofTwo: number,
    ofThree: number,
    ofFour: number,
    bytes: number,
  ): void;
}

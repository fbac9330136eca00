import {
  add,
  atLeast,
  both,
  cut,
  divide,
  larger,
  load,
  loadBytes,
  loadSame,
  loadWhole,
  multiply,
  pick,
  plus,
  repeat,
  same,
  smaller,
  store,
  storeBytes,
  whole,
  type Kernel,
} from './assembler.js';

/** RGBA pixels as four numbers each, of 255, in as much colour as they are there. */
const unfold: Kernel = {
  name: 'unfold',
  takes: ['whole', 'whole', 'whole'],
  locals: ['whole', 'four', 'four'],
  code: (pixels, target, end, at, value, alpha) => [
    at.set(whole(0)),
    repeat(at, end.get, 4, [
      value.set(loadBytes(plus(pixels.get, at.get))),
      alpha.set(multiply(pick(value.get, value.get, [3, 3, 3, 3]), same(1 / 255))),
      store(target.get, pick(multiply(value.get, alpha.get), value.get, [0, 1, 2, 7])),
      target.set(plus(target.get, whole(16))),
    ]),
  ],
};

/** A row of such pixels at another size: for each, the address of its first tap; its weights lie one behind the other. */
const bend: Kernel = {
  name: 'bend',
  takes: ['whole', 'whole', 'whole', 'whole', 'whole'],
  locals: ['whole', 'whole', 'whole', 'four'],
  code: (addresses, weights, target, taps, end, at, tap, from, sum) => [
    at.set(whole(0)),
    repeat(at, end.get, 4, [
      from.set(loadWhole(plus(addresses.get, at.get))),
      sum.set(same(0)),
      tap.set(whole(0)),
      repeat(tap, taps.get, 16, [
        sum.set(add(sum.get, multiply(load(plus(from.get, tap.get)), loadSame(weights.get)))),
        weights.set(plus(weights.get, whole(4))),
      ]),
      store(target.get, sum.get),
      target.set(plus(target.get, whole(16))),
    ]),
  ],
};

/** Rows of such pixels, by their addresses and weights, as one of RGBA pixels. */
const stack: Kernel = {
  name: 'stack',
  takes: ['whole', 'whole', 'whole', 'whole', 'whole'],
  locals: ['whole', 'whole', 'four', 'four'],
  code: (rows, weights, target, taps, end, at, tap, sum, alpha) => [
    at.set(whole(0)),
    repeat(at, end.get, 16, [
      sum.set(same(0)),
      tap.set(whole(0)),
      repeat(tap, taps.get, 4, [
        sum.set(
          add(
            sum.get,
            multiply(load(plus(loadWhole(plus(rows.get, tap.get)), at.get)), loadSame(plus(weights.get, tap.get))),
          ),
        ),
      ]),
      alpha.set(pick(sum.get, sum.get, [3, 3, 3, 3])),
      sum.set(pick(divide(multiply(sum.get, same(255)), larger(alpha.get, same(0.5))), sum.get, [0, 1, 2, 7])),
      sum.set(add(larger(smaller(sum.get, same(255)), same(0)), same(0.5))),
      sum.set(both(cut(sum.get), atLeast(alpha.get, same(0.5)))),
      storeBytes(target.get, sum),
      target.set(plus(target.get, whole(4))),
    ]),
  ],
};

export const RESAMPLE_KERNELS = [unfold, bend, stack];

/** What they are called with; addresses and lengths are bytes. */
export interface ResampleKernels {
  unfold(pixels: number, target: number, bytes: number): void;
  bend(addresses: number, weights: number, target: number, taps: number, bytes: number): void;
  stack(rows: number, weights: number, target: number, taps: number, bytes: number): void;
}

import { gaussianBlur } from '@easel/raster';
import { smoothStep } from '../raster/colour-planes.js';

/** What is known of each cell of a grid over the person. Colours are shares of the cell's mean, gains by channel. */
export interface LitCells {
  readonly across: number;
  readonly down: number;
  /** As the photo has them. */
  readonly colours: readonly Float32Array[];
  readonly gains: readonly Float32Array[];
  /** 1 where a cell is the face's. */
  readonly face: Float32Array;
  /** 0 to 1: how much a cell may be skin of the same person. */
  readonly body: Float32Array;
}

/** Colours are told apart by red and blue against green, as logarithms, in so many steps of this size. */
const STEPS = 40;
const STEP = 0.05;
/** A colour that less of the face has is chance; one that so much has is the lamp's. */
const [SOME, ENOUGH] = [0.0004, 0.003];

/**
 * A lamp that colours a cheek colours neck and shoulders too: skin there that has a colour which the face had gets what
 * the face got. What has a colour of its own is left. Answers with the last row that changed.
 */
export function lightAlike({ across, down, colours, gains, face, body }: LitCells): number {
  const [reds, greens, blues] = colours as [Float32Array, Float32Array, Float32Array];
  const placeOf = (cell: number): number => {
    const step = (channel: Float32Array): number =>
      Math.min(STEPS - 1, Math.max(0, Math.round(Math.log(channel[cell]! / greens[cell]!) / STEP + STEPS / 2)));
    return step(reds) * STEPS + step(blues);
  };
  const [count, ...sums] = [0, 1, 2, 3].map(() => new Float32Array(STEPS * STEPS)) as [Float32Array, ...Float32Array[]];
  let all = 0;
  for (let cell = 0; cell < across * down; cell += 1) {
    if (face[cell] !== 1 || Math.min(reds[cell]!, greens[cell]!, blues[cell]!) < 0.02) continue;
    const place = placeOf(cell);
    all += 1;
    count[place]! += 1;
    gains.forEach((gain, channel) => (sums[channel]![place]! += Math.log(gain[cell]!)));
  }
  if (all === 0) return -1;
  const counts = gaussianBlur(count, STEPS, STEPS, 1);
  const known = sums.map((sum) => gaussianBlur(sum, STEPS, STEPS, 1));
  let last = -1;
  const changes = gains.map(() => new Float32Array(across * down));
  for (let cell = 0; cell < across * down; cell += 1) {
    if (body[cell] === 0 || face[cell] === 1 || Math.min(reds[cell]!, greens[cell]!, blues[cell]!) < 0.02) continue;
    const place = placeOf(cell);
    const share = body[cell]! * smoothStep(SOME, ENOUGH, counts[place]! / all);
    if (share === 0) continue;
    last = Math.floor(cell / across);
    changes.forEach((change, channel) => {
      const own = known[channel]![place]! / counts[place]!;
      change[cell] = (own - Math.log(gains[channel]![cell]!)) * share;
    });
  }
  changes.forEach((change, channel) => {
    const soft = gaussianBlur(change, across, down, 1);
    for (let cell = 0; cell < across * down; cell += 1) gains[channel]![cell]! *= Math.exp(soft[cell]!);
  });
  return last + 2;
}

/** How much the colour of skin may change from one cell to the next, as a logarithm of each channel. */
const GRADUAL = 0.13;

/**
 * Cells that a face goes on into, where `may` allows it: light changes its colour little by little, and what is worn
 * begins at an edge.
 */
export function goesOn(
  colours: readonly Float32Array[],
  face: Float32Array,
  across: number,
  may: (cell: number) => boolean,
): readonly number[] {
  const known = (cell: number): boolean => colours.every((channel) => channel[cell]! > 0.02);
  const open: number[] = [];
  for (let cell = 0; cell < face.length; cell += 1) if (face[cell] === 1 && known(cell)) open.push(cell);
  const first = open.length;
  const seen = Uint8Array.from(face);
  for (let index = 0; index < open.length; index += 1) {
    const cell = open[index]!;
    const column = cell % across;
    for (const next of [
      column > 0 ? cell - 1 : cell,
      column < across - 1 ? cell + 1 : cell,
      cell - across,
      cell + across,
    ]) {
      if (next < 0 || next >= face.length || seen[next] === 1 || !known(next) || !may(next)) continue;
      if (colours.some((channel) => Math.abs(Math.log(channel[next]! / channel[cell]!)) > GRADUAL)) continue;
      seen[next] = 1;
      open.push(next);
    }
  }
  return open.slice(first);
}

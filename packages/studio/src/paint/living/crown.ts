import { createCanvas } from '@napi-rs/canvas';
import type { Context } from '../kit/shapes.js';

/** How far a hat must be moved to sit on a head, in hundredths of the head: a lizard's is low and long. */
export interface Crown {
  readonly y: number;
}

/** Where hats expect the top of a head of 100 units around the origin. */
const USUAL_TOP = -44;
/** A hat on a snout that lies flat still shows the eyes. */
const MOST = 36;
const SIZE = 64;
/** Pixels of the sketch for one unit. */
const SCALE = SIZE / 128;

/** Seen from its drawing: how much lower than usual the top of the head is, and no more than that. */
export function crownOf(paintHead: (context: Context) => void): Crown {
  const canvas = createCanvas(SIZE, SIZE);
  const context = canvas.getContext('2d');
  context.translate(SIZE / 2, SIZE / 2);
  context.scale(SCALE, SCALE);
  paintHead(context);
  const { data } = context.getImageData(0, 0, SIZE, SIZE);
  const isSolid = (x: number, y: number): boolean => (data[(y * SIZE + x) * 4 + 3] as number) > 128;
  const tops: number[] = [];
  for (let x = SIZE * 0.3; x < SIZE * 0.7; x++) {
    let y = 0;
    while (y < SIZE && !isSolid(Math.floor(x), y)) y++;
    tops.push(y);
  }
  const [middle = SIZE / 2] = tops.toSorted((one, other) => one - other).slice(Math.floor(tops.length / 2));
  const lower = (middle - SIZE / 2) / SCALE - USUAL_TOP;
  // a head that is as high as others wears its hat as others do
  return { y: lower < 10 ? 0 : Math.min(MOST, lower) };
}

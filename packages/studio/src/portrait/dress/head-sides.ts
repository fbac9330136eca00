import type { Plane } from '@easel/raster';
import type { Anatomy } from '../anatomy.js';

/** The first and the last column of a head and its hair. */
export type HeadSides = readonly [left: number, right: number];

/** Less of a column than this, in units, is a loose strand. */
const STRAND = 0.08;

/** How far head and hair reach to both sides above the chin, in pixels; `head` is what was left of the person. */
export function headSides(head: Plane, width: number, height: number, { eyes, chin, crown, unit }: Anatomy): HeadSides {
  const [top, bottom] = [Math.max(0, Math.floor(crown[1])), Math.min(height, Math.ceil(chin[1]))];
  const isHead = (x: number): boolean => {
    let covered = 0;
    for (let y = top; y < bottom; y += 1) if (head[y * width + x]! > 0.5) covered += 1;
    return covered > unit * STRAND;
  };
  const middle = Math.min(width - 1, Math.max(0, Math.round(eyes[0])));
  let [left, right] = [0, width - 1];
  while (left < middle && !isHead(left)) left += 1;
  while (right > middle && !isHead(right)) right -= 1;
  return [left, right];
}

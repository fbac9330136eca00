import { css } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Random } from '../../kit/random.js';
import type { Painting } from '../../painting.js';
import { blades } from '../elements/meadow.js';
import { grassColour } from '../elements/foliage.js';
import type { View } from '../view.js';

/** Rows of it, and clumps in a row: never more, however large the picture is. */
const [ROWS, CLUMPS] = [6, 70];
/** How much of who walks through it is hidden. */
const HIDDEN = 0.3;

/** Grass that stands higher than knees: who is in it is seen from there on. */
export function paintTallGrass(painting: Painting, view: View): void {
  const { height, unit, scene } = view;
  const standing = scene.items.filter(({ standsOn, subject }) => standsOn === 'ground' && subject !== undefined);
  // who is seen from near stands below the picture's edge
  const near = standing.length === 0 && scene.items.length > 0;
  const from = near ? height * 0.94 : Math.max(view.horizon + unit * 0.16, ...standing.map(({ y }) => y));
  const shortest = Math.min(unit * 0.6, ...standing.map(({ size }) => size));
  const tall = Math.max(unit * 0.1, Math.min(unit * 0.24, shortest * HIDDEN));
  const random = view.random.fork('tall grass');
  const rows = Math.min(ROWS, Math.max(2, Math.ceil((height - from) / (tall * 0.35)) + 1));
  painting.layer({ region: 'foliage', depth: 0.05 }, (context) => {
    for (let row = 0; row < rows; row++) {
      const share = row / (rows - 1);
      const foot = from + tall * 0.06 + (height + unit * 0.02 - from) * share;
      paintRow(context, view, foot, tall * (1 + 0.25 * share), grassOf(view, share), random.fork(`${row}`));
    }
  });
}

/** Darker towards us. */
const grassOf = (view: View, share: number): Rgb => view.shaded(grassColour(view), 0, 0.4 + share * 0.9);

function paintRow(
  context: Parameters<typeof blades>[0],
  { width, unit }: View,
  foot: number,
  tall: number,
  tint: Rgb,
  random: Random,
): void {
  const clumps = Math.min(CLUMPS, Math.ceil(width / (unit * 0.022)));
  context.fillStyle = css(tint);
  for (let clump = 0; clump < clumps; clump++) {
    const x = ((clump + random.next()) / clumps) * width;
    context.beginPath();
    blades(context, random, x, foot, tall * random.between(0.6, 1.1), 6);
    context.fill();
  }
}

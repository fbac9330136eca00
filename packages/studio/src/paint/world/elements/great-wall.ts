import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { smoothLine } from '../../kit/shapes.js';
import type { Context, Point } from '../../kit/shapes.js';
import type { View } from '../view.js';

const masonry: Rgb = [196, 178, 146];

interface Ridge {
  /** Across the picture, and as a share of the rise. */
  readonly crest: readonly Point[];
  /** How high the wall is, as a share of the rise, where it is highest; and at its other end. */
  readonly wall: readonly [from: number, to: number];
  readonly towers: readonly number[];
  readonly depth: number;
}

/** From the farthest: the wall comes from the last hill over each of them to us. */
const ridges: readonly Ridge[] = [
  {
    crest: [
      [0, 0.58],
      [0.16, 0.72],
      [0.3, 0.62],
      [0.46, 0.78],
      [0.64, 1],
      [0.78, 0.86],
      [0.9, 0.66],
      [1, 0.7],
    ],
    wall: [0.03, 0.045],
    towers: [0.16, 0.46, 0.64, 0.9],
    depth: 0.66,
  },
  {
    crest: [
      [0, 0.3],
      [0.18, 0.34],
      [0.36, 0.5],
      [0.5, 0.44],
      [0.68, 0.58],
      [0.84, 0.66],
      [1, 0.5],
    ],
    wall: [0.055, 0.075],
    towers: [0.36, 0.84],
    depth: 0.48,
  },
  {
    crest: [
      [0, 0.5],
      [0.12, 0.46],
      [0.28, 0.34],
      [0.44, 0.26],
      [0.6, 0.3],
      [0.78, 0.24],
      [1, 0.08],
    ],
    wall: [0.16, 0.1],
    towers: [0.12, 0.6],
    depth: 0.3,
  },
];

/** How high a line of points is at x. */
function heightAt(line: readonly Point[], x: number): number {
  const next = Math.max(
    1,
    line.findIndex(([at]) => at >= x),
  );
  const [[fromX, from], [toX, to]] = [line[next - 1] as Point, line[next] as Point];
  const t = (x - fromX) / (toX - fromX || 1);
  return from + (to - from) * t * t * (3 - 2 * t);
}

/** Hills behind hills, as wide as the picture, and on their crests the wall with its towers. */
export function paintGreatWall(context: Context, view: View, land: { foot: number; rise: number; colour: Rgb }): void {
  const { foot, rise, colour } = land;
  const { width } = view;
  for (const { crest, wall, towers, depth } of ridges) {
    const stone = (light: number): string => css(view.tone(lighten(masonry, light), depth));
    const at = (x: number, over = 0): Point => [x * width, foot - (heightAt(crest, x) + over) * rise];
    const high = (x: number): number => wall[0] + (wall[1] - wall[0]) * x;
    const along = Array.from({ length: 61 }, (_, index) => index / 60);
    context.save();
    // the wall is founded in the hill: it is painted first, and then the slope before it
    ribbon(
      context,
      along.map((x) => at(x, high(x))),
      foot,
      stone(0),
    );
    const teeth = Math.round(1.1 / Math.max(0.012, high(0.5) * 0.2));
    for (let tooth = 0; tooth < Math.min(120, teeth); tooth++) {
      const x = (tooth + 0.5) / teeth;
      const [left, top] = at(x, high(x) * 1.22);
      context.fillStyle = stone(0.05);
      context.fillRect(left, top, (width / teeth) * 0.56, high(x) * rise * 0.3);
    }
    smoothLine(
      context,
      along.map((x) => at(x, high(x) * 0.72)),
    );
    context.strokeStyle = stone(-0.14);
    context.lineWidth = Math.max(0.8, high(0.5) * rise * 0.07);
    context.stroke();
    for (const x of towers) paintTower(context, at(x), high(x) * rise, stone);
    ribbon(
      context,
      along.map((x) => at(x)),
      foot,
      css(view.tone(mix(colour, [104, 128, 120], depth * 0.5), depth)),
    );
    paintSlope(context, view, { at, foot, rise, depth, colour });
    context.restore();
  }
}

/** All below a line across the picture. */
function ribbon(context: Context, line: readonly Point[], foot: number, paint: string): void {
  smoothLine(context, line);
  context.lineTo((line.at(-1) as Point)[0] + 4, foot + 2);
  context.lineTo(-4, foot + 2);
  context.closePath();
  context.fillStyle = paint;
  context.fill();
}

/** A watchtower, two arches in it, battlements on it. */
function paintTower(context: Context, [x, foot]: Point, wall: number, stone: (light: number) => string): void {
  const [wide, high] = [wall * 1.3, wall * 2.1];
  const [left, top] = [x - wide / 2, foot - high];
  context.fillStyle = stone(0.03);
  context.fillRect(left, top, wide, high + wall * 0.6);
  context.fillStyle = stone(-0.1);
  context.fillRect(left + wide * 0.7, top, wide * 0.3, high + wall * 0.6);
  context.fillStyle = stone(0.09);
  context.fillRect(left - wide * 0.07, top + high * 0.1, wide * 1.14, high * 0.06);
  for (let tooth = 0; tooth < 4; tooth++)
    context.fillRect(left - wide * 0.04 + tooth * wide * 0.29, top - high * 0.09, wide * 0.17, high * 0.12);
  context.fillStyle = stone(-0.36);
  for (const side of [0.14, 0.44]) {
    const arch = wide * 0.16;
    context.beginPath();
    context.arc(left + wide * side + arch / 2, top + high * 0.36, arch / 2, Math.PI, 0);
    context.rect(left + wide * side, top + high * 0.36, arch, high * 0.16);
    context.fill();
  }
}

/** Bushes down the slope, and a hedge of them at its foot. */
function paintSlope(
  context: Context,
  view: View,
  slope: { at: (x: number) => Point; foot: number; rise: number; depth: number; colour: Rgb },
): void {
  const { at, foot, rise, depth, colour } = slope;
  const random = view.random.fork(`slope ${depth}`);
  const leaves = mix(colour, [62, 96, 64], view.snowy ? 0.3 : 0.5);
  for (let bush = 0; bush < 60; bush++) {
    const below = bush > 24;
    const [x, crest] = at(below ? (bush - 24) / 36 : random.next());
    const y = below ? foot + 1 : crest + (foot - crest) * random.between(0.2, 0.9);
    const size = rise * (0.008 + 0.03 * (1 - depth)) * random.between(0.6, 1.2);
    context.save();
    context.beginPath();
    context.rect(x - size * 4, y - size * 4, size * 8, size * 4);
    context.clip();
    for (const [side, round] of [
      [-1, 0.8],
      [0.9, 0.7],
      [0, 1.1],
    ] as const) {
      context.fillStyle = css(side > 0 ? view.tone(leaves, depth) : view.shaded(leaves, depth, 0.5));
      context.beginPath();
      context.arc(x + side * size, y - round * size * 0.2, round * size, 0, Math.PI * 2);
      context.fill();
    }
    context.restore();
  }
}

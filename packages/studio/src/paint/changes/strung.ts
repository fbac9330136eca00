import type { Brush, Drawable } from '../drawable.js';
import { css, hex } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import { sketch } from './sketch.js';

/** How fine its outline is looked at, how many rounds the string makes, how far apart its bulbs are. */
const [PIXELS, ROUNDS, APART] = [90, 7, 0.055];
const warm: readonly Rgb[] = [[255, 226, 150]];
const colours: readonly Rgb[] = ['#ffd34d', '#ff6b5a', '#5fd070', '#5fa8ff', '#ff8fd0'].map(hex);

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A thing with strings of lights on it: around a tree from its foot to its top, along the roofs of a house. */
export function strung(thing: Drawable, many: boolean): Drawable {
  return {
    ...thing,
    paint(context, brush) {
      thing.paint(context, brush);
      const strings = thing.kind === 'plant' ? around(thing, brush) : along(thing, brush);
      const bulbs = many ? colours : warm;
      const size = 0.011 / Math.max(1, thing.aspect * 0.6);
      for (const string of strings) {
        context.strokeStyle = css([40, 54, 46], 0.6);
        context.lineWidth = size * 0.34;
        context.beginPath();
        string.forEach(({ x, y }, index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
        context.stroke();
        for (const [index, { x, y }] of string.entries()) {
          const colour = bulbs[index % bulbs.length] as Rgb;
          for (const [wide, alpha] of [
            [3.4, 0.16],
            [2, 0.3],
            [1, 1],
          ] as const) {
            context.fillStyle = css(wide === 1 ? mixedWithWhite(colour) : colour, alpha);
            context.beginPath();
            context.arc(x, y, size * wide, 0, Math.PI * 2);
            context.fill();
          }
        }
      }
    },
  };
}

const mixedWithWhite = ([r, g, b]: Rgb): Rgb => [(r + 255) / 2, (g + 255) / 2, (b + 255) / 2];

/** Whether the thing is there, by column and row of a small picture of it. */
function outline(thing: Drawable, brush: Brush): { wide: number; solid: (x: number, y: number) => boolean } {
  const picture = sketch(thing, { ...brush, detail: 0 }, PIXELS);
  const { width, height } = picture;
  const { data } = picture.getContext('2d').getImageData(0, 0, width, height);
  return { wide: width, solid: (x, y) => (data[(y * width + x) * 4 + 3] as number) > 128 };
}

const placed = (thing: Drawable, x: number, y: number, wide: number): Spot => ({
  x: ((x + 0.5 - wide / 2) * thing.aspect) / wide,
  y: (y + 0.5) / PIXELS - 1,
});

/** Rounds that rise a little from one side to the other, as wide as the thing is there. */
function around(thing: Drawable, brush: Brush): readonly (readonly Spot[])[] {
  const { wide, solid } = outline(thing, brush);
  const step = Math.max(2, Math.round((APART * wide) / thing.aspect));
  return Array.from({ length: ROUNDS }, (_, round) => {
    const level = PIXELS * (0.1 + (0.86 * (round + 0.5)) / ROUNDS);
    const spots: Spot[] = [];
    for (let x = 0; x < wide; x += step) {
      const t = x / wide;
      const y = Math.round(level - (t - 0.5) * PIXELS * 0.07 + Math.sin(t * Math.PI) * PIXELS * 0.03);
      if (y >= 0 && y < PIXELS && solid(x, y)) spots.push(placed(thing, x, y, wide));
    }
    return spots;
  });
}

/** Along the upper edge of the thing, a little below it. */
function along(thing: Drawable, brush: Brush): readonly (readonly Spot[])[] {
  const { wide, solid } = outline(thing, brush);
  const step = Math.max(2, Math.round((APART * wide) / thing.aspect));
  const edge: Spot[] = [];
  for (let x = 0; x < wide; x += step) {
    const top = Array.from({ length: PIXELS }, (_, y) => y).find((y) => solid(x, y));
    if (top !== undefined && top < PIXELS * 0.7) edge.push(placed(thing, x, top + 2, wide));
  }
  return [edge];
}

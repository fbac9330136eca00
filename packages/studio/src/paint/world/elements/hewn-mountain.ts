import { Path2D } from '@napi-rs/canvas';
import { css, lighten } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';

const granite: Rgb = [190, 178, 162];

/** Parts of a head around its middle, about 50 wide and 80 high: how light each is, its form, the width of a line. */
type Stroke = readonly [light: number, form: string, width?: number];

const head: readonly Stroke[] = [
  [-0.07, 'M-24 26C-28 4 -28 -20 -20 -32C-10 -42 12 -42 20 -32C28 -20 28 4 24 26L18 48H-18Z'],
  [0.05, 'M-17 -22C-10 -30 10 -30 17 -22C21 -4 19 14 13 25C7 34 -7 34 -13 25C-19 14 -21 -4 -17 -22Z'],
  [-0.1, 'M10 -24C21 -8 20 14 13 25C8 32 3 33 0 33C9 24 13 0 10 -24Z'],
  [-0.22, 'M-15 -9C-11 -14 -5 -13 -3 -9C-5 -3 -12 -2 -15 -9ZM15 -9C11 -14 5 -13 3 -9C5 -3 12 -2 15 -9Z'],
  [0.12, 'M-16 -12C-12 -16 -6 -15 -3 -11M16 -12C12 -16 6 -15 3 -11', 2],
  [0.12, 'M-3 -10H3L6 9C2 12 -2 12 -6 9Z'],
  [-0.18, 'M-6 9C-2 12 2 12 6 9L3 13H-3Z'],
  [-0.2, 'M-8 19C-3 18 3 18 8 19', 2.2],
];

/** The four, each with what it is known by. */
const heads: readonly {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly more: readonly Stroke[];
}[] = [
  { x: -0.27, y: 0.64, scale: 1.16, more: [[-0.12, 'M-25 -12C-29 0 -28 14 -24 24M25 -12C29 0 28 14 24 24', 4]] },
  { x: -0.08, y: 0.57, scale: 1, more: [[-0.06, 'M-20 -26C-8 -40 12 -38 19 -24C8 -31 -8 -31 -20 -26Z']] },
  {
    x: 0.095,
    y: 0.52,
    scale: 0.92,
    more: [
      [-0.16, 'M-11 13C-6 9 6 9 11 13C6 17 -6 17 -11 13Z'],
      [-0.14, 'M-15 -8A6 5 0 1 0 -3 -8A6 5 0 1 0 -15 -8M3 -8A6 5 0 1 0 15 -8A6 5 0 1 0 3 -8', 1.6],
    ],
  },
  {
    x: 0.28,
    y: 0.55,
    scale: 1.04,
    more: [
      [-0.1, 'M-17 10C-12 18 12 18 17 10C18 24 10 38 0 38C-10 38 -18 24 -17 10Z'],
      [-0.22, 'M-8 19C-3 18 3 18 8 19', 2],
    ],
  },
];

const pathOf = (form: string): Path2D => new Path2D(form);

/** A mountain into which four heads are hewn, wide over the horizon. */
export function paintHewnMountain(context: Context, view: View, foot: number, rise: number): void {
  const { width, random } = view;
  const middle = width / 2;
  const wide = Math.max(rise * 2.1, width * 0.86);
  const at = (x: number, y: number): readonly [number, number] => [middle + x * wide, foot - y * rise];
  const shade = (light: number): string => css(view.lit(lighten(granite, light), 0.22));
  context.save();
  const crest: readonly (readonly [x: number, y: number])[] = [
    [-0.62, 0],
    [-0.52, 0.34],
    [-0.43, 0.74],
    [-0.36, 0.96],
    [-0.24, 1.02],
    [-0.14, 0.93],
    [-0.02, 0.9],
    [0.1, 0.86],
    [0.2, 0.9],
    [0.33, 0.98],
    [0.42, 0.78],
    [0.5, 0.4],
    [0.64, 0],
  ];
  context.fillStyle = shade(-0.03);
  context.beginPath();
  crest.forEach(([x, y], index) => (index === 0 ? context.moveTo(...at(x, y)) : context.lineTo(...at(x, y))));
  context.closePath();
  context.fill();
  context.save();
  context.clip();
  const cracks = random.fork('hewn cracks');
  context.lineWidth = Math.max(1, rise * 0.008);
  for (let crack = 0; crack < 26; crack++) {
    const [x, y] = at(cracks.between(-0.56, 0.58), cracks.between(0.2, 0.9));
    context.strokeStyle = shade(cracks.chance(0.5) ? -0.11 : 0.05);
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + cracks.around(rise * 0.03), y + rise * cracks.between(0.08, 0.2));
    context.stroke();
  }
  context.restore();
  const unit = rise * 0.0082;
  for (const { x, y, scale, more } of heads) {
    context.save();
    context.translate(...at(x, y));
    context.scale(unit * scale, unit * scale);
    for (const [light, form, line] of [...head, ...more]) {
      const path = pathOf(form);
      if (line === undefined) {
        context.fillStyle = shade(light);
        context.fill(path);
      } else {
        context.strokeStyle = shade(light);
        context.lineWidth = line;
        context.stroke(path);
      }
    }
    context.restore();
  }
  // what was broken out lies below them
  const rubble = random.fork('hewn rubble');
  for (let stone = 0; stone < 60; stone++) {
    const [x, y] = at(rubble.between(-0.42, 0.44), rubble.between(0, 0.24));
    const size = rise * rubble.between(0.018, 0.05);
    context.fillStyle = shade(rubble.between(-0.12, 0.08));
    context.beginPath();
    context.moveTo(x - size, y);
    context.lineTo(x - size * 0.3, y - size * 0.8);
    context.lineTo(x + size * 0.8, y - size * 0.4);
    context.lineTo(x + size, y + size * 0.3);
    context.closePath();
    context.fill();
  }
  context.restore();
}

import type { Rgb } from '../../kit/colour.js';
import { hex, lighten } from '../../kit/colour.js';
import type { Pen } from '../parts/pen.js';
import { paintContact } from '../parts/solid.js';
import { faint, tone } from '../parts/tone.js';

/** From below: half the width, foot and top. */
const TIERS = [
  [0.4, -0.1, -0.36],
  [0.285, -0.36, -0.6],
  [0.175, -0.6, -0.82],
] as const;
const FLAT = 0.2;

/** A cake for a feast: smooth tiers on one another, pearls along their feet, flowers in a line over them. */
export function paintTiers(pen: Pen, icing: Rgb): void {
  const plate = hex('#d9dde2');
  pen.oval(0, -0.07, 0.5, 0.07, tone(plate, -1.8));
  pen.oval(0, -0.09, 0.5, 0.07, pen.face(tone(plate, 0.6), -0.5, -0.16, 0.5, -0.02));
  paintContact(pen, 0, -0.09, 0.44, 0.06, 0.45);
  for (const [half, foot, top] of TIERS) {
    const deep = half * FLAT;
    pen.shape(
      `M${-half} ${top}V${foot}A${half} ${deep} 0 0 0 ${half} ${foot}V${top}Z`,
      pen.roll(icing, -half, half, 1.05),
    );
    pen.oval(0, top, half, deep, pen.face(tone(icing, 0.7), -half, top - deep, half, top + deep));
    for (let index = 0; index <= 18; index++) {
      const angle = (index / 18) * Math.PI;
      const [x, y] = [-Math.cos(angle) * half, foot + Math.sin(angle) * deep];
      pen.oval(x, y - 0.008, 0.016, 0.016, pen.ball(lighten(icing, 0.05), x, y - 0.008, 0.016));
    }
  }
  const petals = ['#e79aa6', '#f2c4c4', '#d9788c'].map(hex);
  const flowers = [
    [0, -0.86, 0.07],
    [-0.07, -0.83, 0.05],
    [0.08, -0.83, 0.05],
    [0.14, -0.64, 0.055],
    [0.21, -0.58, 0.045],
    [0.06, -0.57, 0.04],
    [-0.24, -0.37, 0.06],
    [-0.15, -0.32, 0.05],
    [-0.3, -0.3, 0.04],
  ] as const;
  for (const [x, y, size] of flowers)
    for (const side of [-1, 1])
      pen.oval(x + side * size * 1.1, y + size * 0.5, size * 0.7, size * 0.32, hex('#7f9a68'));
  for (const [index, [x, y, size]] of flowers.entries()) {
    const colour = petals[index % petals.length]!;
    pen.oval(x, y, size, size * 0.92, pen.ball(colour, x, y, size, 1.1));
    for (const share of [0.68, 0.36])
      pen.ring(x, y, size * share, size * share * 0.9, size * 0.1, faint(tone(colour, -1.8), 0.8));
  }
}

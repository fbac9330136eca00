import { hex, lighten } from '../kit/colour.js';
import { tone } from '../objects/parts/tone.js';
import { groove, inner } from './face-trims.js';
import { onFace, onForm } from './ware-trims.js';
import type { FaceTrim, Trim } from './trim.js';

/** Cheese, crackers and grapes on a board, seen from above. */
export const cheeses: FaceTrim = (pen, colour, trace, aspect) => {
  groove(pen, colour, trace, aspect);
  const wide = Math.min(1.5, aspect);
  onFace(pen, trace, () =>
    inner(pen, 0.86, () => {
      for (const [x, y] of [
        [-0.3, -0.5],
        [-0.22, -0.44],
        [-0.14, -0.38],
      ] as const) {
        pen.oval(x * wide + 0.012, y + 0.02, 0.085, 0.085, lighten(colour, -0.2));
        pen.oval(x * wide, y, 0.085, 0.085, hex('#e6bd72'));
        pen.ring(x * wide, y, 0.06, 0.06, 0.012, hex('#c99a50'));
      }
      const cheese = hex('#f2c84a');
      pen.shape(`M${-0.02 * wide} -0.6L${0.2 * wide} -0.72L${0.22 * wide} -0.52Z`, tone(cheese, -1.6));
      pen.shape(`M${-0.02 * wide} -0.63L${0.2 * wide} -0.75L${0.22 * wide} -0.55Z`, cheese);
      pen.oval(0.13 * wide, -0.65, 0.022, 0.018, tone(cheese, -1.2));
      pen.box(-0.06 * wide, -0.3, 0.17, 0.13, hex('#e8944a'), 0.015);
      pen.box(-0.06 * wide, -0.33, 0.17, 0.13, hex('#f2ad5c'), 0.015);
      for (let grape = 0; grape < 9; grape++) {
        const [x, y] = [(0.16 + (grape % 3) * 0.055) * wide, -0.4 + Math.floor(grape / 3) * 0.055];
        pen.oval(x, y, 0.034, 0.034, pen.ball(hex('#6a3f7a'), x, y, 0.034));
      }
      for (const step of [0, 1, 2]) pen.oval(-0.16 * wide + step * 0.05, -0.7, 0.05, 0.034, hex('#c8565a'));
    }),
  );
};

/** The band of a cook's hat, below what is puffed up. */
export const cookBand: Trim = (pen, colour) => {
  pen.box(-0.3, -0.26, 0.6, 0.25, pen.roll(tone(colour, -0.4), -0.3, 0.3), 0.02);
  pen.oval(0, -0.015, 0.3, 0.03, pen.roll(tone(colour, -1), -0.3, 0.3));
};

/** Folds of stiff linen from the top down. */
export const folds: Trim = (pen, colour) =>
  onForm(pen, () => {
    for (const side of [-0.9, -0.55, -0.2, 0.2, 0.55, 0.9])
      pen.line(
        [
          [side * 0.04, -0.96],
          [side * 0.3, -0.4],
          [side * 0.48, 0],
        ],
        0.016,
        tone(colour, -1.1),
      );
  });

/** Strips of dough across each other, browned. */
export const crossed: Trim = (pen, colour) =>
  onForm(pen, () => {
    for (let strip = -5; strip < 8; strip++) {
      const x = strip * 0.17 - 0.1;
      for (const lean of [0.34, -0.34]) {
        pen.limb([x - lean, -1], [x + lean, 0], 0.062, 0.062, tone(colour, -1.6));
        pen.limb([x - lean, -1.012], [x + lean, -0.012], 0.046, 0.046, tone(colour, lean > 0 ? 0.9 : 0.5));
      }
    }
  });

/** The dish in which something is baked: a fluted tin, its edge crimped. */
export const tin: Trim = (pen, colour) => {
  const steel = hex('#c3cad1');
  pen.shape('M-0.6 -0.2H0.6L0.48 0H-0.48Z', pen.roll(steel, -0.6, 0.6));
  for (let flute = -5; flute <= 5; flute++)
    pen.line(
      [
        [flute * 0.105, -0.18],
        [flute * 0.087, -0.01],
      ],
      0.012,
      tone(steel, -1.2),
    );
  for (let crimp = -6; crimp <= 6; crimp++)
    pen.oval(crimp * 0.096, -0.2, 0.06, 0.05, pen.ball(tone(colour, -0.4), crimp * 0.096, -0.2, 0.06));
};

/** A plain gold ring below what it carries. */
export const fingerRing: Trim = (pen) => {
  const gold = hex('#dcae42');
  pen.ring(0, -0.31, 0.28, 0.28, 0.09, tone(gold, -1.4));
  pen.ring(0, -0.315, 0.285, 0.285, 0.06, pen.metal(gold, -0.32, 0.32));
  pen.ring(0, -0.31, 0.25, 0.25, 0.012, tone(gold, -2));
};

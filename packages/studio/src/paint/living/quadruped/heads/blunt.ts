import { mix } from '../../../kit/colour.js';
import { paintEye } from '../../form/eye.js';
import { fillPath, fillStroke, softPatch } from '../../form/modelling.js';
import { ellipsePath, outline } from '../../form/outline.js';
import type { Head } from '../anatomy.js';

const SIDES = [-1, 1] as const;

/** A capybara from the side: a long box of a head, small ears and eyes high up, a cleft blunt nose. */
export function capybaraHead(): Head {
  const skull = outline([
    [-10, -10],
    [0, -26],
    [18, -34],
    [42, -36],
    [66, -34],
    [86, -31],
    [97, -22],
    [101, -4],
    [99, 14],
    [88, 26],
    [68, 29],
    [46, 31],
    [26, 35],
    [6, 35],
    [-8, 26],
    [-13, 8],
  ]);
  return {
    skull,
    mouth: { corner: [66, 18], lip: [98, 16], blunt: true },
    behind: [{ path: ellipsePath(22, -37, 6.5, 8), colour: 'far-coat' }],
    before: [{ path: ellipsePath(6, -33, 8, 9.6), colour: 'coat' }],
    paint(context, look) {
      const { tones, pale } = look;
      const dark = mix(look.dark, [26, 20, 18], 0.6);
      context.save();
      context.clip(skull);
      softPatch(context, 94, -4, 22, 34, tones.deep, 0.55);
      softPatch(context, 50, 24, 40, 16, pale.base, 0.5);
      softPatch(context, 30, -30, 40, 10, tones.lit, 0.5);
      context.restore();
      fillPath(context, ellipsePath(6, -32, 4.2, 5.6), tones.deep, 0.8);
      fillPath(context, ellipsePath(95, -15, 3, 5), dark);
      fillStroke(
        context,
        [
          [99, 14],
          [90, 19],
          [78, 20],
          [66, 17],
        ],
        2.4,
        dark,
        0.8,
      );
      softPatch(context, 40, -20, 11, 8, tones.deep, 0.5);
      paintEye(context, 40, -21, 4.8, {
        iris: look.iris,
        lid: dark,
        asleep: look.asleep || look.winks === true,
        pupil: 'wide',
        slant: 0.1,
      });
    },
  };
}

/** A wombat faces us: a broad flat head, a bare nose as wide as its mouth, small eyes far apart. */
export function wombatHead(): Head {
  const skull = outline([
    [-50, 4],
    [-44, -24],
    [-24, -41],
    [0, -44],
    [24, -41],
    [44, -24],
    [50, 4],
    [42, 29],
    [22, 43],
    [0, 46],
    [-22, 43],
    [-42, 29],
  ]);
  const ear = (side: number) =>
    outline([
      [side * 20, -34],
      [side * 22, -56],
      [side * 36, -64],
      [side * 47, -52],
      [side * 44, -22],
    ]);
  return {
    skull,
    mouth: { front: [0, 36], half: 12 },
    behind: SIDES.map((side) => ({ path: ear(side), colour: 'coat' as const })),
    paint(context, look) {
      const { tones, pale } = look;
      const dark = mix(look.dark, [30, 24, 24], 0.6);
      for (const side of SIDES) fillPath(context, ellipsePath(side * 35, -46, 6, 9), tones.deep, 0.8);
      context.save();
      context.clip(skull);
      if (look.aside) context.translate(10, 0);
      softPatch(context, -10, -30, 44, 16, tones.lit, 0.5);
      fillPath(context, ellipsePath(0, 27, 31, 23), pale.base, 0.9);
      softPatch(context, 0, 46, 34, 12, tones.shade, 0.6);
      context.restore();
      context.save();
      if (look.aside) context.translate(10, 0);
      for (const side of SIDES) {
        context.save();
        context.translate(side * 25, -6);
        context.scale(-side, 1);
        paintEye(context, 0, 0, 5.4, { iris: look.iris, lid: dark, asleep: look.asleep, pupil: 'wide', slant: 0 });
        context.restore();
      }
      fillPath(
        context,
        outline([
          [0, 4],
          [16, 6],
          [19, 16],
          [10, 26],
          [0, 28],
          [-10, 26],
          [-19, 16],
          [-16, 6],
        ]),
        dark,
      );
      for (const side of SIDES) fillPath(context, ellipsePath(side * 7, 19, 3, 2.2), [12, 10, 10]);
      fillPath(context, ellipsePath(-5, 9, 5, 2), [255, 255, 255], 0.25);
      for (const side of SIDES)
        fillStroke(
          context,
          [
            [0, 28],
            [0, 34],
            [side * 9, 39],
            [side * 16, 34],
          ],
          2.2,
          dark,
          0.8,
        );
      context.restore();
    },
  };
}

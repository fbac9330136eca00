import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import { createPen } from '../parts/pen.js';
import { paintGloss } from '../parts/solid.js';
import { faint, has, mainColour, tone } from '../parts/tone.js';

/** A cluster of cut crystals. */
export const crystal: Drawable = {
  ...known('crystal'),
  aspect: 0.98,
  overhang: 0.25,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const main = mainColour(brush, ['#8a6ac0', '#4f9ab8', '#c96a9a', '#5ab09a', '#7a8ad0']);
    pen.glow(0, -0.45, 0.62, tone(main, 2), brush.night || has(brush, 'glowing', 'magic') ? 0.6 : 0.25);
    const prism = (x: number, height: number, half: number, turn: number, steps: number): void =>
      pen.at(
        x,
        0,
        () => {
          const shoulder = -height + half * 1.5;
          const left = pen.lit < 0 ? 1.3 : -1.6;
          const right = pen.lit < 0 ? -1.6 : 1.3;
          pen.shape(
            [
              [-half, 0],
              [-half * 0.25, 0.02],
              [-half * 0.25, shoulder + half * 0.35],
              [-half, shoulder],
            ],
            pen.down(-height, 0, tone(main, steps + left), tone(main, steps + left - 1)),
          );
          pen.shape(
            [
              [-half * 0.25, 0.02],
              [half, 0],
              [half, shoulder],
              [-half * 0.25, shoulder + half * 0.35],
            ],
            pen.down(-height, 0, tone(main, steps + right), tone(main, steps + right * 0.4 - 0.8)),
          );
          pen.shape(
            [
              [-half, shoulder],
              [-half * 0.25, shoulder + half * 0.35],
              [half * 0.1, -height],
            ],
            tone(main, steps + left + 1),
          );
          pen.shape(
            [
              [-half * 0.25, shoulder + half * 0.35],
              [half, shoulder],
              [half * 0.1, -height],
            ],
            tone(main, steps + right + 1.4),
          );
          pen.shape(
            [
              [half * 0.3, -0.05],
              [half * 0.5, -0.05],
              [half * 0.55, shoulder * 0.9],
              [half * 0.35, shoulder * 0.9],
            ],
            faint([255, 255, 255], 0.28),
          );
        },
        1,
        1,
        turn,
      );
    pen.inside(
      [
        [-1, -1.2],
        [1, -1.2],
        [1, 0],
        [-1, 0],
      ],
      () => {
        prism(-0.14, 0.74, 0.11, -0.3, -0.6);
        prism(0.17, 0.72, 0.11, 0.34, -0.5);
        prism(0, 0.995, 0.15, pen.form.around(0.02), 0);
        prism(-0.25, 0.46, 0.09, -0.42, 0.2);
        prism(0.26, 0.48, 0.09, 0.44, 0.3);
        prism(0.1, 0.5, 0.085, 0.14, 0.8);
        prism(-0.1, 0.38, 0.08, -0.1, 0.6);
      },
    );
    const rocks = pen.form.fork('rocks');
    for (const x of [-0.38, -0.24, -0.08, 0.1, 0.26, 0.39])
      pen.smooth(
        [
          [x - 0.1, 0],
          [x - 0.08, -0.06],
          [x, -0.09 - rocks.between(0, 0.03)],
          [x + 0.08, -0.05],
          [x + 0.1, 0],
        ],
        tone(hex('#6a6670'), rocks.between(-0.8, 0.8)),
      );
    for (const [x, y, size] of [
      [0.06, -0.88, 0.05],
      [-0.22, -0.58, 0.035],
      [0.3, -0.5, 0.035],
    ] as const)
      pen.shape(
        [
          [x, y - size],
          [x + size * 0.2, y - size * 0.2],
          [x + size, y],
          [x + size * 0.2, y + size * 0.2],
          [x, y + size],
          [x - size * 0.2, y + size * 0.2],
          [x - size, y],
          [x - size * 0.2, y - size * 0.2],
        ],
        faint([255, 255, 255], 0.9),
      );
  },
};

export const heart: Drawable = {
  ...known('heart'),
  aspect: 1.1,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const red = mainColour(brush, ['#cf3f4a', '#d9506a', '#c8384a']);
    const body =
      'M0 0C-0.22 -0.16 -0.54 -0.4 -0.545 -0.69C-0.54 -0.88 -0.41 -0.995 -0.26 -0.995C-0.14 -0.995 -0.04 -0.92 0 -0.82C0.04 -0.92 0.14 -0.995 0.26 -0.995C0.41 -0.995 0.54 -0.88 0.545 -0.69C0.54 -0.4 0.22 -0.16 0 0Z';
    if (has(brush, 'glowing')) pen.glow(0, -0.55, 0.7, tone(red, 2), 0.4);
    pen.shape(body, pen.ball(red, 0, -0.6, 0.52, 1.15));
    pen.inside(body, () => {
      pen.at(-pen.lit * 0.25, -0.35, () => pen.glow(0, 0, 1, tone(red, 2.6), 0.35), 0.2, 0.2);
    });
    paintGloss(pen, pen.lit * 0.27, -0.82, 0.13, 0.08, 0.75, pen.lit * 0.5);
    paintGloss(pen, -pen.lit * 0.3, -0.86, 0.07, 0.045, 0.4, -pen.lit * 0.4);
  },
  overhang: 0.25,
};

export const star: Drawable = {
  ...known('star'),
  aspect: 1.05,
  overhang: 0.4,
  paint(context, brush) {
    const pen = createPen(context, brush);
    // a star shines: it keeps its brightness at night
    const colour = brush.colour ?? hex(pen.form.pick(['#f0c24a', '#f3cc5c', '#eab440']));
    if (brush.night || has(brush, 'glowing', 'shining')) pen.glow(0, -0.48, 0.85, tone(colour, 1), 0.5);
    const centre: Point = [0, -0.475];
    const at = (index: number): Point => {
      const angle = (index / 10) * Math.PI * 2 - Math.PI / 2;
      const reach = index % 2 ? 0.232 : 0.525;
      return [centre[0] + Math.cos(angle) * reach, centre[1] + Math.sin(angle) * reach];
    };
    for (let index = 0; index < 10; index++) {
      const angle = ((index + 0.5) / 10) * Math.PI * 2 - Math.PI / 2;
      // every point of the star is a roof of two planes
      const facing = (index % 2 ? 0.8 : -0.8) + Math.cos(angle) * pen.lit * 0.8 - Math.sin(angle) * 0.7;
      pen.shape([centre, at(index), at((index + 1) % 10)], tone(colour, facing));
      pen.strokes([[centre, at(index)]], 0.006, tone(colour, facing));
    }
  },
};

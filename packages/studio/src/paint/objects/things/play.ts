import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex, lightnessOf } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import { createPen } from '../parts/pen.js';
import { paintGloss, turned } from '../parts/solid.js';
import { faint, gold, has, mainColour, timber, tone } from '../parts/tone.js';

export const balloon: Drawable = {
  ...known('balloon'),
  aspect: 0.44,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const skin = mainColour(brush, ['#d0483f', '#e0a83a', '#4f7fb0', '#c9607f', '#5a9a80', '#8a6ab0']);
    const sway = pen.form.between(0.03, 0.06) * (pen.form.chance(0.5) ? 1 : -1);
    pen.line(
      [
        [0, -0.44],
        [sway, -0.32],
        [-sway * 0.8, -0.18],
        [sway * 0.4, -0.005],
      ],
      0.012,
      hex('#8f8a84'),
    );
    pen.shape('M-0.026 -0.43L0 -0.465L0.026 -0.43Q0 -0.42 -0.026 -0.43Z', tone(skin, -1.4));
    const body =
      'M0 -0.455C-0.12 -0.5 -0.215 -0.62 -0.215 -0.77C-0.215 -0.91 -0.12 -0.995 0 -0.995C0.12 -0.995 0.215 -0.91 0.215 -0.77C0.215 -0.62 0.12 -0.5 0 -0.455Z';
    pen.shape(body, pen.ball(skin, 0, -0.75, 0.25, 1.15));
    pen.inside(body, () => {
      pen.at(-pen.lit * 0.1, -0.58, () => pen.glow(0, 0, 1, tone(skin, 3), 0.4), 0.12, 0.12);
    });
    paintGloss(pen, pen.lit * 0.09, -0.87, 0.045, 0.065, 0.85, pen.lit * 0.5);
  },
};

/** How balls of a game are sewn. */
interface Seams {
  readonly word: string;
  readonly colour: string;
  readonly line: string;
  readonly wide: number;
  readonly lines: readonly string[];
}

const seams: readonly Seams[] = [
  {
    word: 'basketball',
    colour: '#d9762f',
    line: '#33231c',
    wide: 0.022,
    lines: [
      'M0 -1.02V0.02',
      'M-0.52 -0.5H0.52',
      'M-0.36 -0.9C-0.1 -0.7 -0.1 -0.3 -0.36 -0.1',
      'M0.36 -0.9C0.1 -0.7 0.1 -0.3 0.36 -0.1',
    ],
  },
  {
    word: 'tennis',
    colour: '#c8dc3c',
    line: '#f6f8e8',
    wide: 0.04,
    lines: ['M-0.42 -0.98C-0.06 -0.8 -0.06 -0.2 -0.42 -0.02', 'M0.42 -0.98C0.06 -0.8 0.06 -0.2 0.42 -0.02'],
  },
  {
    word: 'volleyball',
    colour: '#f3efe4',
    line: '#8a94a6',
    wide: 0.018,
    lines: [
      'M0 -0.5C-0.2 -0.7 -0.2 -0.9 -0.1 -1.02',
      'M0 -0.5C0.26 -0.56 0.42 -0.46 0.52 -0.36',
      'M0 -0.5C-0.06 -0.24 -0.22 -0.1 -0.36 -0.04',
      'M0.14 -0.56C0 -0.76 0.02 -0.92 0.1 -1.02',
      'M-0.1 -0.38C-0.3 -0.36 -0.44 -0.44 -0.52 -0.52',
      'M0.1 -0.42C0.16 -0.2 0.26 -0.08 0.34 -0.02',
      'M0.28 -0.52C0.2 -0.74 0.24 -0.88 0.34 -0.94',
      'M-0.02 -0.26C-0.26 -0.22 -0.42 -0.28 -0.5 -0.36',
    ],
  },
  { word: 'golf', colour: '#f6f5f0', line: '#d8d8d4', wide: 0.01, lines: [] },
];

export const ball: Drawable = {
  ...known('ball'),
  aspect: 1,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const main = mainColour(brush, ['#d0503f', '#3f6fa8', '#e0a33a', '#4f8a6a']);
    const circle = 'M-0.495 -0.5A0.495 0.495 0 1 1 0.495 -0.5A0.495 0.495 0 1 1 -0.495 -0.5Z';
    if (has(brush, 'football', 'soccer')) {
      const white = brush.colour ?? hex('#f0ece2');
      // a dark ball has pale patches
      const [patch, seam] =
        lightnessOf(white) < 0.3 ? [hex('#f0ece2'), hex('#c9c6c0')] : [hex('#2b2c34'), hex('#4a4c55')];
      pen.shape(circle, white);
      pen.inside(circle, () => {
        // a five-sided patch before us, from each of its corners a seam to the next one, which is seen aslant
        const at = (degrees: number, far: number): Point => {
          const angle = (degrees * Math.PI) / 180;
          return [Math.cos(angle) * far, -0.5 + Math.sin(angle) * far];
        };
        const corners = [0, 1, 2, 3, 4].map((index) => index * 72 - 78);
        pen.shape(
          corners.map((degrees) => at(degrees, 0.155)),
          patch,
        );
        for (const degrees of corners) {
          pen.strokes([[at(degrees, 0.15), at(degrees, 0.31)]], 0.016, seam);
          pen.strokes([[at(degrees + 21, 0.385), at(degrees + 51, 0.385)]], 0.016, seam);
          pen.shape(
            [
              at(degrees, 0.305),
              at(degrees + 21, 0.385),
              at(degrees + 15, 0.52),
              at(degrees - 15, 0.52),
              at(degrees - 21, 0.385),
            ],
            patch,
          );
        }
      });
      pen.outline(circle, 0.01, faint(tone(white, -2.4), 0.5));
    } else if (seams.some(({ word }) => has(brush, word))) {
      const { colour, line, wide, lines } = seams.find(({ word }) => has(brush, word)) as Seams;
      const skin = brush.colour ?? hex(colour);
      pen.shape(circle, skin);
      pen.inside(circle, () => {
        for (const path of lines) pen.outline(path, wide, hex(line));
        if (has(brush, 'golf'))
          for (let row = 0; row < 9; row++)
            for (let column = 0; column < 9; column++)
              pen.oval(-0.48 + column * 0.12 + (row % 2) * 0.06, -0.98 + row * 0.12, 0.035, 0.035, tone(skin, -0.9));
      });
    } else if (has(brush, 'snowball')) {
      pen.shape(circle, main);
    } else {
      pen.shape(circle, main);
      pen.inside(circle, () => {
        const second: Rgb = brush.colour ? tone(main, 1.8) : hex('#f5ecd6');
        const third = brush.colour ? tone(main, -1) : hex('#e6b04a');
        pen.shape('M0.06 -0.92C-0.3 -0.8 -0.55 -0.4 -0.4 0.1H0.05C-0.15 -0.3 -0.12 -0.66 0.06 -0.92Z', second);
        pen.shape('M0.06 -0.92C0.2 -0.6 0.24 -0.3 0.1 0.1H0.5C0.62 -0.4 0.4 -0.8 0.06 -0.92Z', third);
        pen.shape('M0.06 -0.92C0.5 -0.86 0.62 -0.5 0.6 -0.3L0.7 -1Z', second);
        pen.oval(0.06, -0.92, 0.06, 0.04, tone(second, 0.6));
      });
    }
    const x = brush.light.side * 0.2;
    const shading = context.createRadialGradient(x, -0.7, 0.04, x, -0.66, 0.78);
    shading.addColorStop(0, faint([255, 250, 235], 0.4));
    shading.addColorStop(0.35, faint([255, 250, 235], 0));
    shading.addColorStop(0.9, faint([36, 26, 84], 0.6));
    shading.addColorStop(1, faint([60, 50, 110], 0.5));
    pen.shape(circle, shading);
    paintGloss(pen, pen.lit * 0.2, -0.76, 0.1, 0.075, 0.7, pen.lit * 0.6);
  },
};

export const chessPiece: Drawable = {
  ...known('chess-piece'),
  aspect: 0.46,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const wood = mainColour(brush, ['#e6d0a8', '#3a2f2e', '#c9a06a', '#5a3a2c']);
    const solid = (profile: readonly Point[], contrast = 1.2): void =>
      pen.shape(turned(profile, 0, 0.24), pen.roll(wood, -0.2, 0.2, contrast));
    solid([
      [0.215, -0.05],
      [0.22, -0.09],
      [0.18, -0.13],
    ]);
    solid([
      [0.18, -0.12],
      [0.16, -0.17],
      [0.11, -0.22],
    ]);
    solid([
      [0.12, -0.2],
      [0.085, -0.34],
      [0.07, -0.5],
      [0.085, -0.6],
    ]);
    solid([
      [0.15, -0.6],
      [0.155, -0.64],
    ]);
    pen.oval(0, -0.64, 0.155, 0.036, tone(wood, 0.9));
    solid([
      [0.075, -0.63],
      [0.09, -0.68],
      [0.15, -0.82],
    ]);
    // the queen's crown
    const points = [-0.135, -0.075, 0, 0.075, 0.135];
    pen.shape(
      'M-0.15 -0.8L-0.165 -0.9L-0.1 -0.84L-0.06 -0.92L0 -0.84L0.06 -0.92L0.1 -0.84L0.165 -0.9L0.15 -0.8Q0 -0.76 -0.15 -0.8Z',
      pen.roll(wood, -0.16, 0.16, 1.3),
    );
    for (const x of points)
      pen.oval(
        x * 1.1,
        x === 0 ? -0.87 : Math.abs(x) > 0.1 ? -0.905 : -0.92,
        0.016,
        0.016,
        tone(wood, x * pen.lit > 0 ? 1 : -0.4),
      );
    pen.oval(0, -0.945, 0.05, 0.05, pen.ball(wood, 0, -0.945, 0.05, 1.2));
    for (const y of [-0.13, -0.22])
      pen.line(
        [
          [-0.14, y],
          [0, y + 0.03],
          [0.14, y],
        ],
        0.01,
        faint(tone(wood, -2.4), 0.5),
      );
    pen.line(
      [
        [pen.lit * 0.045, -0.28],
        [pen.lit * 0.035, -0.52],
      ],
      0.016,
      faint([255, 250, 235], 0.5),
    );
  },
};

export const globe: Drawable = {
  ...known('globe'),
  aspect: 0.74,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const sea = mainColour(brush, ['#4f86a8', '#5a8fae', '#6a9aa8']);
    const land = brush.colour ? tone(brush.colour, 1.8) : hex('#c9b86a');
    pen.shape(
      turned(
        [
          [0.21, -0.04],
          [0.2, -0.07],
          [0.06, -0.09],
          [0.035, -0.14],
          [0.05, -0.18],
        ],
        0,
        0.24,
      ),
      pen.roll(timber, -0.21, 0.21, 1.2),
    );
    const centre: Point = [0, -0.58];
    const radius = 0.315;
    pen.ring(centre[0], centre[1], 0.365, 0.385, 0.032, tone(gold, -0.8), -1.2, 1.95);
    pen.ring(centre[0], centre[1], 0.362, 0.382, 0.01, tone(gold, 1.4), -1.1, 1.7);
    const circle = `M${-radius} ${centre[1]}A${radius} ${radius} 0 1 1 ${radius} ${centre[1]}A${radius} ${radius} 0 1 1 ${-radius} ${centre[1]}Z`;
    pen.shape(circle, sea);
    pen.inside(circle, () => {
      const shift = pen.form.between(-0.08, 0.08);
      pen.smooth(
        [
          [-0.24 + shift, -0.8],
          [-0.1 + shift, -0.86],
          [0.02 + shift, -0.78],
          [-0.06 + shift, -0.68],
          [-0.02 + shift, -0.62],
          [-0.12 + shift, -0.6],
          [-0.16 + shift, -0.68],
          [-0.26 + shift, -0.7],
        ],
        land,
      );
      pen.smooth(
        [
          [-0.06 + shift, -0.58],
          [0.05 + shift, -0.56],
          [0.07 + shift, -0.46],
          [-0.02 + shift, -0.34],
          [-0.06 + shift, -0.4],
          [-0.09 + shift, -0.52],
        ],
        tone(land, -0.4),
      );
      pen.smooth(
        [
          [0.14 + shift, -0.78],
          [0.3 + shift, -0.76],
          [0.34, -0.6],
          [0.2 + shift, -0.5],
          [0.22 + shift, -0.42],
          [0.14 + shift, -0.46],
          [0.12 + shift, -0.62],
        ],
        tone(land, 0.3),
      );
      for (const y of [-0.78, -0.58, -0.38])
        pen.line(
          [
            [-0.33, y - 0.02],
            [0, y + 0.03],
            [0.33, y - 0.02],
          ],
          0.006,
          faint([255, 255, 255], 0.35),
        );
      for (const x of [-0.16, 0.16])
        pen.line(
          [
            [x * 0.4, -0.9],
            [x * 1.2, -0.58],
            [x * 0.4, -0.26],
          ],
          0.006,
          faint([255, 255, 255], 0.35),
        );
    });
    const lightX = brush.light.side * 0.12;
    const shading = context.createRadialGradient(lightX, -0.7, 0.02, lightX, -0.68, 0.5);
    shading.addColorStop(0, faint([255, 250, 235], 0.45));
    shading.addColorStop(0.35, faint([255, 250, 235], 0));
    shading.addColorStop(1, faint([30, 24, 80], 0.65));
    pen.shape(circle, shading);
    for (const [x, y] of [
      [0.135, -0.935],
      [-0.135, -0.23],
    ] as const)
      pen.oval(x, y, 0.026, 0.026, pen.ball(gold, x, y, 0.026, 1.2));
    pen.line(
      [
        [-0.13, -0.235],
        [-0.05, -0.19],
        [0, -0.17],
      ],
      0.034,
      tone(gold, -0.6),
    );
    pen.oval(0.135, -0.965, 0.018, 0.018, tone(gold, 0.6));
  },
};

import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import { faint, has, mainColour, ownColour, tone } from '../parts/tone.js';

export const ufo: Drawable = {
  ...known('ufo'),
  aspect: 2.1,
  overhang: 0.9,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const shell = mainColour(brush, ['#9aa7b5', '#8fa0a8', '#a8a0b8', '#b0b5b0']);
    // of all colours only lamplight keeps shining when a night scene darkens
    const lights = brush.night
      ? hex('#ffe08a')
      : ownColour(brush, ['#8af0c8', '#ffd97a', '#f08ab8', '#8ad0ff'], 'lights');
    if (brush.night || has(brush, 'glowing', 'abducting', 'beam')) {
      pen.shape(
        [
          [-0.3, -0.12],
          [0.3, -0.12],
          [0.75, 0.85],
          [-0.75, 0.85],
        ],
        pen.down(-0.12, 0.85, faint(lights, 0.6), faint(lights, 0.22), faint(lights, 0)),
      );
    }
    // dome with a pilot
    const dome = 'M-0.42 -0.5C-0.42 -0.84 -0.22 -1 0 -1C0.22 -1 0.42 -0.84 0.42 -0.5Z';
    pen.shape(dome, pen.down(-1, -0.5, hex('#bfe4ea'), hex('#5f98ac')));
    pen.inside(dome, () => {
      pen.shape('M-0.17 -0.45C-0.17 -0.6 -0.1 -0.62 0 -0.62C0.1 -0.62 0.17 -0.6 0.17 -0.45Z', hex('#5f8a4a'));
      pen.shape(
        'M0 -0.86C0.15 -0.86 0.19 -0.74 0.12 -0.66C0.06 -0.59 -0.06 -0.59 -0.12 -0.66C-0.19 -0.74 -0.15 -0.86 0 -0.86Z',
        pen.ball(hex('#8aba5c'), 0, -0.74, 0.14),
      );
      for (const side of [-1, 1]) pen.oval(side * 0.06, -0.73, 0.032, 0.05, hex('#1f2a2a'), side * 0.4);
      pen.shape(
        [
          [-0.34, -0.5],
          [-0.2, -0.95],
          [-0.08, -0.98],
          [-0.2, -0.5],
        ],
        faint([255, 255, 255], 0.35),
      );
    });
    pen.shape(
      'M-1.04 -0.36C-0.9 -0.54 -0.4 -0.6 0 -0.6C0.4 -0.6 0.9 -0.54 1.04 -0.36C0.9 -0.16 0.4 -0.06 0 -0.06C-0.4 -0.06 -0.9 -0.16 -1.04 -0.36Z',
      pen.metal(shell, -1.04, 1.04),
    );
    pen.shape(
      'M-1.04 -0.36C-0.9 -0.24 -0.4 -0.16 0 -0.16C0.4 -0.16 0.9 -0.24 1.04 -0.36C0.9 -0.16 0.4 -0.06 0 -0.06C-0.4 -0.06 -0.9 -0.16 -1.04 -0.36Z',
      faint(tone(shell, -3), 0.7),
    );
    pen.shape('M-0.36 -0.09C-0.3 -0.02 -0.15 0 0 0C0.15 0 0.3 -0.02 0.36 -0.09Q0 -0.04 -0.36 -0.09Z', tone(shell, -2));
    pen.ring(0, -0.52, 0.44, 0.075, 0.035, tone(shell, 1.2), 0, Math.PI);
    for (let index = 0; index < 9; index++) {
      const angle = Math.PI * (0.1 + (index / 8) * 0.8);
      const x = Math.cos(angle) * 0.82;
      const y = -0.36 + Math.sin(angle) * 0.14;
      pen.oval(x, y, 0.04, 0.034, lights);
      pen.glow(x, y, 0.12, lights, brush.night ? 0.8 : 0.4);
    }
  },
};

export const satellite: Drawable = {
  ...known('satellite'),
  aspect: 2.2,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const foil = mainColour(brush, ['#d9a83f', '#cfd3d8', '#c9963a']);
    const panel = hex('#34508a');
    for (const side of [-1, 1]) {
      pen.strokes(
        [
          [
            [side * 0.2, -0.5],
            [side * 0.34, -0.5],
          ],
        ],
        0.035,
        hex('#9aa0a8'),
        true,
      );
      const left = side > 0 ? 0.34 : -1.09;
      const wing = [
        [left, -0.74],
        [left + 0.75, -0.74],
        [left + 0.75, -0.26],
        [left, -0.26],
      ] as const;
      pen.shape(
        wing,
        pen.lit > 0
          ? pen.slanted(left, -0.26, left + 0.75, -0.74, tone(panel, -0.8), tone(panel, 1.8))
          : pen.slanted(left + 0.75, -0.26, left, -0.74, tone(panel, -0.8), tone(panel, 1.8)),
      );
      pen.strokes(
        [0.125, 0.25, 0.375, 0.5, 0.625].map((x) => [
          [left + x, -0.74],
          [left + x, -0.26],
        ]),
        0.012,
        faint(hex('#b9c8e0'), 0.8),
        true,
      );
      pen.strokes(
        [-0.62, -0.5, -0.38].map((y) => [
          [left, y],
          [left + 0.75, y],
        ]),
        0.01,
        faint(hex('#b9c8e0'), 0.7),
        true,
      );
      pen.outline(wing, 0.024, hex('#c9ced6'));
    }
    // body in wrinkled foil, with two planes
    pen.shape(
      [
        [-0.2, -0.18],
        [0.1, -0.14],
        [0.1, -0.78],
        [-0.2, -0.8],
      ],
      pen.face(tone(foil, pen.facing(-0.4)), -0.2, -0.8, 0.1, -0.14, 1.4),
    );
    pen.shape(
      [
        [0.1, -0.14],
        [0.21, -0.2],
        [0.21, -0.8],
        [0.1, -0.78],
      ],
      tone(foil, pen.facing(0.9)),
    );
    const folds = pen.fine.fork('folds');
    for (let index = 0; index < pen.count(3, 9); index++) {
      const y = -0.2 - folds.next() * 0.55;
      pen.shape(
        [
          [-0.2, y],
          [0.1, y + folds.around(0.05)],
          [0.1, y + 0.06],
        ],
        faint(tone(foil, folds.chance(0.5) ? 1.8 : -1.4), 0.4),
      );
    }
    // dish below, antenna above
    pen.strokes(
      [
        [
          [-0.04, -0.16],
          [-0.04, -0.08],
        ],
      ],
      0.03,
      hex('#7a8088'),
    );
    pen.shape(
      'M-0.26 -0.12C-0.2 0.02 0.12 0.02 0.18 -0.12Q-0.04 -0.06 -0.26 -0.12Z',
      pen.down(-0.12, 0, hex('#f0ede6'), hex('#9aa2ac')),
    );
    pen.oval(-0.04, -0.115, 0.22, 0.03, hex('#c9ced4'));
    pen.strokes(
      [
        [
          [-0.06, -0.8],
          [-0.06, -0.97],
        ],
        [
          [0.06, -0.79],
          [0.12, -0.9],
        ],
      ],
      0.018,
      hex('#9aa0a8'),
    );
    pen.oval(-0.06, -0.975, 0.024, 0.024, hex('#d9503f'));
    if (brush.night) pen.glow(-0.06, -0.975, 0.12, hex('#ff6a55'), 0.7);
  },
};

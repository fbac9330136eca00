import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import { faint, lamplight, mainColour, tone } from '../parts/tone.js';

export const aeroplane: Drawable = {
  ...known('aeroplane'),
  aspect: 2.66,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const paint = mainColour(brush, ['#c8503a', '#3f6f9a', '#e0a33a', '#3f8a80']);
    const hullColour = brush.colour ? tone(paint, 1) : hex('#efece6');
    // far wing and tail plane
    pen.shape(
      'M0.12 -0.46L-0.28 -0.82Q-0.3 -0.85 -0.26 -0.85L-0.16 -0.84L0.38 -0.46Z',
      pen.slanted(-0.28, -0.85, 0.3, -0.46, tone(hullColour, -1.6), tone(hullColour, -0.8)),
    );
    // fin
    const fin = 'M-1.22 -0.5L-1.32 -0.97Q-1.32 -1 -1.28 -1H-1.12Q-1.08 -1 -1.05 -0.96L-0.76 -0.55Z';
    pen.shape(fin, pen.across(-1.32, -0.76, tone(paint, -0.6), tone(paint, 0.6)));
    pen.inside(fin, () => pen.shape('M-1.4 -0.78L-0.8 -0.7V-0.62L-1.4 -0.7Z', faint([255, 255, 255], 0.75)));
    const hull =
      'M1.33 -0.4C1.28 -0.52 1.14 -0.58 0.94 -0.6C0.2 -0.63 -0.6 -0.62 -1.26 -0.52C-1.33 -0.5 -1.33 -0.46 -1.26 -0.45C-0.9 -0.36 -0.4 -0.24 0.4 -0.23H1.02C1.22 -0.24 1.33 -0.32 1.33 -0.4Z';
    pen.shape(hull, pen.lying(hullColour, -0.62, -0.22, 1.2));
    pen.inside(hull, () => {
      pen.shape('M-1.4 -0.47C-0.6 -0.4 0.4 -0.38 1.4 -0.4V-0.33C0.4 -0.31 -0.6 -0.33 -1.4 -0.42Z', tone(paint, 0.1));
      const count = 16;
      for (let index = 0; index < count; index++) {
        if (index === 8) continue;
        pen.box(
          -0.72 + index * 0.098,
          -0.515 + (index < 4 ? (4 - index) * 0.003 : 0),
          0.042,
          0.056,
          brush.night ? lamplight : hex('#4f6a80'),
          0.015,
        );
      }
      pen.box(0.055, -0.53, 0.06, 0.15, faint(tone(hullColour, -2), 0.4), 0.012);
      pen.line(
        [
          [-1, -0.56],
          [0, -0.6],
          [1, -0.575],
        ],
        0.025,
        faint([255, 255, 250], 0.6),
      );
    });
    pen.shape('M1.06 -0.57L1.2 -0.535Q1.24 -0.5 1.26 -0.47L1.08 -0.48Z', hex('#2f4558'));
    // near tail plane, engine, near wing
    pen.shape(
      'M-1.1 -0.47L-1.3 -0.33Q-1.31 -0.31 -1.26 -0.31L-1.12 -0.32L-0.8 -0.45Z',
      pen.slanted(-1.3, -0.3, -0.8, -0.47, tone(hullColour, 0.2), tone(hullColour, -0.8)),
    );
    pen.box(0.16, -0.19, 0.36, 0.13, pen.lying(tone(paint, -0.2), -0.19, -0.06, 1.3), 0.06);
    pen.oval(0.5, -0.125, 0.024, 0.058, hex('#33384a'));
    pen.shape(
      'M0.44 -0.34C0.3 -0.3 0.1 -0.26 -0.04 -0.22L-0.62 -0.02Q-0.66 0 -0.6 0H-0.42C-0.2 -0.06 0.3 -0.16 0.52 -0.26C0.56 -0.3 0.52 -0.35 0.44 -0.34Z',
      pen.slanted(-0.6, 0, 0.4, -0.35, tone(hullColour, 0.9), tone(hullColour, -0.6)),
    );
    pen.line(
      [
        [-0.56, -0.012],
        [-0.2, -0.1],
        [0.36, -0.24],
      ],
      0.012,
      faint(tone(hullColour, -2.4), 0.45),
    );
    pen.shape('M-0.62 -0.02L-0.66 -0.09L-0.6 -0.08L-0.5 -0.03Z', paint);
    if (brush.night) {
      pen.glow(-0.6, -0.03, 0.12, hex('#ff6a55'), 0.9);
      pen.glow(1.28, -0.36, 0.2, hex('#fff0bc'), 0.7);
    }
  },
};

export const helicopter: Drawable = {
  ...known('helicopter'),
  aspect: 2.2,
  overhang: 0.1,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const paint = mainColour(brush, ['#c8503a', '#3f6f8a', '#e0a83a', '#4f7a5a']);
    const metal = hex('#9aa0a8');
    // skids
    pen.strokes(
      [
        [
          [-0.12, -0.2],
          [-0.2, -0.03],
        ],
        [
          [0.5, -0.2],
          [0.56, -0.03],
        ],
      ],
      0.03,
      tone(metal, -1.4),
    );
    pen.line(
      [
        [-0.42, -0.025],
        [0.7, -0.025],
        [0.82, -0.06],
      ],
      0.04,
      pen.down(-0.045, 0, tone(metal, 0.8), tone(metal, -1.6)),
    );
    // tail boom
    pen.shape('M-0.3 -0.62L-1.02 -0.62L-1.04 -0.55L-0.3 -0.36Z', pen.lying(paint, -0.62, -0.38));
    pen.shape('M-0.9 -0.62L-1.06 -0.86H-0.96L-0.78 -0.62Z', tone(paint, -0.5));
    pen.shape('M-0.88 -0.56L-1.0 -0.42H-0.92L-0.78 -0.54Z', tone(paint, -1.2));
    pen.at(-0.99, -0.66, () => {
      pen.oval(0, 0, 0.1, 0.1, faint([220, 226, 232], 0.45));
      pen.limb([-0.07, -0.07], [0.07, 0.07], 0.022, 0.022, hex('#4a4e58'));
    });
    const body =
      'M-0.4 -0.6C-0.3 -0.72 -0.1 -0.79 0.2 -0.79C0.62 -0.79 0.92 -0.58 0.94 -0.38C0.94 -0.24 0.78 -0.17 0.55 -0.165H0.05C-0.16 -0.17 -0.34 -0.3 -0.44 -0.42Z';
    pen.shape(body, pen.lying(paint, -0.79, -0.165, 1.2));
    pen.inside(body, () =>
      pen.shape('M-0.5 -0.36C0 -0.3 0.5 -0.3 1 -0.36V-0.28C0.5 -0.22 0 -0.22 -0.5 -0.28Z', faint(hex('#f5ecd8'), 0.9)),
    );
    // the glazed nose
    const glass = 'M0.4 -0.75C0.66 -0.73 0.88 -0.58 0.92 -0.41C0.76 -0.39 0.56 -0.4 0.42 -0.43Z';
    pen.shape(
      glass,
      brush.night
        ? pen.down(-0.76, -0.4, hex('#ffeab0'), hex('#d99a55'))
        : pen.slanted(0.4, -0.76, 0.9, -0.4, hex('#c6e0ea'), hex('#4f7a94'), hex('#2f4d66')),
    );
    pen.inside(glass, () =>
      pen.shape(
        [
          [0.5, -0.4],
          [0.66, -0.8],
          [0.76, -0.8],
          [0.6, -0.4],
        ],
        faint([255, 255, 255], 0.3),
      ),
    );
    pen.line(
      [
        [0.66, -0.72],
        [0.7, -0.4],
      ],
      0.018,
      tone(paint, -0.8),
    );
    for (const x of [-0.1, 0.14])
      pen.box(
        x,
        -0.66,
        0.19,
        0.2,
        brush.night ? lamplight : pen.slanted(x, -0.66, x + 0.2, -0.46, hex('#a9c8d8'), hex('#3f5f78')),
        0.03,
      );
    // mast and rotor
    pen.shape('M-0.02 -0.78L0.04 -0.88H0.26L0.34 -0.78Z', pen.down(-0.88, -0.78, tone(metal, 0.4), tone(metal, -1.6)));
    pen.box(0.13, -0.97, 0.045, 0.1, tone(metal, -1));
    pen.oval(0.15, -0.965, 0.95, 0.03, faint([225, 230, 236], 0.4));
    pen.limb([0.15, -0.965], [1.08, -0.975], 0.035, 0.018, hex('#4a4e58'));
    pen.limb([0.15, -0.965], [-0.78, -0.955], 0.035, 0.018, hex('#4a4e58'));
    pen.oval(0.15, -0.975, 0.06, 0.025, tone(metal, -0.6));
    if (brush.night) pen.glow(0.9, -0.28, 0.2, lamplight, 0.7);
  },
};

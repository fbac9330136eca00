import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import type { Pen } from '../parts/pen.js';
import { paintSmoke } from '../parts/gabled.js';
import { faint, gold, has, lamplight, mainColour, ownColour, timber, tone } from '../parts/tone.js';

export const rowingBoat: Drawable = {
  ...known('rowing-boat'),
  aspect: 3.3,
  overhang: 0.12,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const paint = mainColour(brush, ['#b8503f', '#3f7a86', '#e0cfa8', '#4f6f54', '#8a5a38', '#4a5f8a']);
    const wood = timber;
    // inside of the far side, then the benches
    pen.shape(
      'M-1.6 -0.93C-1 -0.72 0.9 -0.72 1.62 -0.98C1.2 -0.6 -1 -0.55 -1.6 -0.93Z',
      pen.across(-1.6, 1.6, tone(wood, -1.4), tone(wood, -0.4)),
    );
    pen.shape(
      'M-1.56 -0.86C-1 -0.62 0.9 -0.62 1.56 -0.9C1 -0.42 -1.1 -0.42 -1.56 -0.86Z',
      pen.across(-1.5, 1.5, tone(wood, -2.8), tone(wood, -1.8)),
    );
    for (const x of [-0.8, 0, 0.75])
      pen.shape(
        [
          [x - 0.14, -0.7],
          [x + 0.12, -0.7],
          [x + 0.17, -0.52],
          [x - 0.11, -0.52],
        ],
        pen.down(-0.7, -0.5, tone(wood, 1.2), tone(wood, 0.2)),
      );
    const hull =
      'M-1.62 -0.95C-1.1 -0.52 0.9 -0.5 1.64 -1C1.5 -0.5 1.3 -0.15 1.05 0H-1.15C-1.4 -0.2 -1.55 -0.5 -1.62 -0.95Z';
    pen.shape(hull, pen.down(-0.95, 0, tone(paint, 0.8), tone(paint, 0), tone(paint, -1.9)));
    pen.sideLight(hull, -1.6, 1.6);
    pen.inside(hull, () => {
      for (const depth of [0.14, 0.28])
        pen.line(
          [
            [-1.62, -0.95 + depth],
            [-0.9, -0.66 + depth],
            [0, -0.58 + depth],
            [0.9, -0.66 + depth],
            [1.64, -1 + depth],
          ],
          0.02,
          faint(tone(paint, -1.8), 0.6),
        );
      pen.box(-1.7, -0.08, 3.4, 0.1, faint(hex('#2f3a48'), 0.5));
    });
    pen.line(
      [
        [-1.61, -0.94],
        [-0.9, -0.65],
        [0, -0.575],
        [0.9, -0.65],
        [1.62, -0.985],
      ],
      0.055,
      tone(wood, 0.6),
    );
    pen.line(
      [
        [-1.6, -0.955],
        [-0.9, -0.668],
        [0, -0.592],
        [0.9, -0.668],
        [1.61, -1],
      ],
      0.016,
      tone(wood, 2.4),
    );
    if (!has(brush, 'without-oar')) paintOar(pen, wood);
    pen.ring(-0.09, -0.585, 0.03, 0.05, 0.022, hex('#3b3f4a'), Math.PI * 0.9, Math.PI * 2.1);
  },
};

/** The near oar in its lock. */
function paintOar(pen: Pen, wood: Rgb): void {
  pen.line(
    [
      [-0.62, -0.9],
      [0.62, -0.12],
    ],
    0.045,
    tone(wood, -0.4),
  );
  pen.line(
    [
      [-0.6, -0.9],
      [0.6, -0.14],
    ],
    0.014,
    tone(wood, 1.8),
  );
  pen.at(
    0.62,
    -0.12,
    () =>
      pen.shape('M-0.08 -0.03C0.05 -0.085 0.26 -0.08 0.3 -0.06V0.06C0.26 0.08 0.05 0.085 -0.08 0.03Z', tone(wood, 1)),
    0.9,
    0.9,
    0.35,
  );
}

/** An ocean liner with funnels; a galleon is left to `sailboat`. */
export const ship: Drawable = {
  ...known('ship'),
  aspect: 2.5,
  overhang: 0.75,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const hull = mainColour(brush, ['#2f3f55', '#8f3a34', '#3f5f6a', '#262c38']);
    const white = hex('#f0ece2');
    const funnel = brush.colour ?? ownColour(brush, ['#c8503a', '#d9a03a', '#3f6f8a'], 'funnel');
    for (const x of [-0.34, 0.04]) paintSmoke(pen, x, -0.96, 0.15, 0.4);
    // masts and stays
    pen.strokes(
      [
        [
          [-0.78, -0.5],
          [-0.78, -0.98],
        ],
        [
          [0.72, -0.5],
          [0.72, -0.995],
        ],
      ],
      0.02,
      hex('#8a7a60'),
    );
    pen.strokes(
      [
        [
          [-0.78, -0.95],
          [-1.18, -0.42],
        ],
        [
          [-0.78, -0.95],
          [0.72, -0.97],
        ],
        [
          [0.72, -0.97],
          [1.2, -0.46],
        ],
      ],
      0.006,
      faint(hex('#5a5a62'), 0.8),
    );
    for (const x of [-0.38, 0.0]) {
      const shape = `M${x - 0.1} -0.62L${x - 0.135} -0.95H${x + 0.065}L${x + 0.1} -0.62Z`;
      pen.shape(shape, pen.roll(funnel, x - 0.12, x + 0.1, 1.2));
      pen.inside(shape, () => pen.box(x - 0.2, -0.96, 0.4, 0.08, pen.roll(hex('#2a2c34'), x - 0.13, x + 0.1)));
    }
    // decks step back
    const lights = pen.form.fork('lights');
    for (const [left, right, foot, head] of [
      [-0.98, 0.92, -0.36, -0.47],
      [-0.86, 0.8, -0.47, -0.56],
      [-0.66, 0.66, -0.56, -0.64],
    ] as const) {
      pen.box(left, head, right - left, foot - head, pen.down(head, foot, tone(white, 0.5), tone(white, -0.9)), 0.015);
      pen.box(left - 0.02, head - 0.008, right - left + 0.05, 0.018, tone(white, 1));
      const count = Math.floor((right - left) / 0.085);
      for (let index = 1; index < count; index++) {
        const lit = brush.night && lights.chance(0.7);
        pen.box(left + index * 0.085 - 0.022, head + 0.032, 0.044, 0.038, lit ? lamplight : hex('#4f6a80'), 0.008);
      }
    }
    pen.shape(
      [
        [0.5, -0.64],
        [0.78, -0.64],
        [0.72, -0.74],
        [0.5, -0.74],
      ],
      pen.down(-0.74, -0.64, tone(white, 0.8), tone(white, -0.6)),
    );
    pen.box(0.53, -0.715, 0.19, 0.036, brush.night ? lamplight : hex('#3f5a70'), 0.008);
    // lifeboats
    for (const x of [-0.6, -0.36, -0.12, 0.12])
      pen.shape(
        `M${x} -0.5H${x + 0.15}Q${x + 0.14} -0.455 ${x + 0.11} -0.455H${x + 0.04}Q${x + 0.01} -0.455 ${x} -0.5Z`,
        hex('#d9843c'),
      );
    const body =
      'M-1.2 -0.38H0.98C1.08 -0.4 1.18 -0.43 1.25 -0.46C1.2 -0.28 1.12 -0.1 1.02 0H-1.06C-1.15 -0.08 -1.22 -0.22 -1.2 -0.38Z';
    pen.shape(body, pen.down(-0.44, 0, tone(hull, 0.9), tone(hull, 0), tone(hull, -0.9)));
    pen.sideLight(body, -1.2, 1.2);
    pen.inside(body, () => {
      pen.box(-1.3, -0.08, 2.6, 0.1, pen.down(-0.08, 0, hex('#a8402f'), hex('#7a2c24')));
      pen.line(
        [
          [-1.22, -0.355],
          [0.98, -0.355],
          [1.24, -0.43],
        ],
        0.02,
        white,
      );
      for (let index = 0; index < 19; index++)
        pen.oval(-1.02 + index * 0.105, -0.24, 0.02, 0.02, brush.night ? lamplight : tone(hull, 2.6));
    });
    pen.line(
      [
        [1.06, -0.27],
        [1.06, -0.19],
      ],
      0.018,
      gold,
    );
    if (brush.night) pen.glow(-0.1, -0.5, 0.5, lamplight, 0.25);
  },
};

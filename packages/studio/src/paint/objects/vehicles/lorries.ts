import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import { paintSnow } from '../parts/facade.js';
import { createPen } from '../parts/pen.js';
import type { Pen } from '../parts/pen.js';
import { faint, gold, has, lamplight, mainColour, ownColour, tone } from '../parts/tone.js';
import { paintWheel } from '../parts/wheel.js';

function paintPane(pen: Pen, x: number, y: number, width: number, height: number, radius: number): void {
  if (pen.brush.night) {
    pen.box(x, y, width, height, pen.down(y, y + height, hex('#ffecb4'), hex('#f3b966')), radius);
    pen.glow(x + width / 2, y + height / 2, Math.max(width, height) * 0.8, lamplight, 0.25);
    return;
  }
  pen.box(
    x,
    y,
    width,
    height,
    pen.slanted(x, y, x + width, y + height, hex('#b8d2dc'), hex('#5f8298'), hex('#3d566c')),
    radius,
  );
  pen.shape(
    [
      [x + width * 0.1, y + height],
      [x + width * 0.5, y],
      [x + width * 0.75, y],
      [x + width * 0.35, y + height],
    ],
    faint([255, 255, 255], 0.2),
  );
}

function paintHeadlamp(pen: Pen, x: number, y: number): void {
  pen.oval(x, y, 0.03, 0.042, pen.brush.night ? hex('#fff0bc') : hex('#f0ede2'));
  if (pen.brush.night) pen.glow(x, y, 0.28, lamplight, 0.7);
}

export const bus: Drawable = {
  ...known('bus'),
  aspect: 2.62,
  overhang: 0.3,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const paint = mainColour(brush, ['#c8453a', '#e0a93a', '#3f7f8a', '#5f8a5a', '#d97f4a']);
    const roof = brush.colour ? tone(paint, 1.6) : ownColour(brush, ['#f3ead8', '#efe6d4'], 'roof');
    for (const x of [-0.7, 0.56]) pen.oval(x, -0.14, 0.15, 0.15, hex('#20212a'));
    const body =
      'M-1.3 -0.14V-0.84Q-1.3 -0.99 -1.16 -0.99H1.08Q1.22 -0.99 1.25 -0.86L1.3 -0.42V-0.18Q1.3 -0.12 1.24 -0.12H-1.26Q-1.3 -0.12 -1.3 -0.14Z';
    pen.shape(body, pen.down(-0.99, -0.12, tone(paint, 0.7), tone(paint, 0.2), tone(paint, -0.5), tone(paint, -1.6)));
    pen.inside(body, () => {
      pen.box(-1.4, -1, 2.8, 0.13, pen.down(-1, -0.87, tone(roof, 0.8), tone(roof, -0.8)));
      pen.box(-1.4, -0.44, 2.8, 0.035, tone(roof, 0.2));
      pen.box(-1.4, -0.2, 2.8, 0.1, hex('#34343e'));
    });
    pen.sideLight(body, -1.3, 1.3);
    for (let index = 0; index < 6; index++) paintPane(pen, -1.22 + index * 0.315, -0.82, 0.275, 0.29, 0.035);
    // door and windscreen
    pen.box(0.7, -0.83, 0.29, 0.65, tone(paint, -1.6), 0.03);
    for (const x of [0.715, 0.855]) paintPane(pen, x, -0.81, 0.12, 0.58, 0.02);
    pen.shape(
      'M1.04 -0.82H1.19Q1.22 -0.82 1.23 -0.78L1.275 -0.48H1.04Z',
      brush.night ? hex('#ffe7a6') : pen.slanted(1.04, -0.82, 1.27, -0.48, hex('#b8d2dc'), hex('#3d566c')),
    );
    pen.box(0.98, -0.95, 0.24, 0.075, hex('#2a2c36'), 0.015);
    pen.strokes(
      [
        [
          [1.02, -0.912],
          [1.18, -0.912],
        ],
      ],
      0.03,
      hex('#f0b84a'),
    );
    pen.box(1.18, -0.22, 0.135, 0.06, tone(hex('#c9ced4'), -0.2), 0.02);
    pen.box(-1.315, -0.22, 0.12, 0.06, tone(hex('#c9ced4'), -0.2), 0.02);
    paintHeadlamp(pen, 1.275, -0.33);
    pen.box(-1.305, -0.38, 0.03, 0.1, hex('#b8342c'), 0.01);
    for (const x of [-0.76, 0.5]) {
      if (!has(brush, 'without-wheels')) pen.oval(x, -0.16, 0.195, 0.185, hex('#1e1f28'));
      paintWheel(pen, x, -0.155, 0.155, hex('#c3c9d0'), 6);
    }
    paintSnow(
      pen,
      [
        [-1.2, -0.985],
        [1.1, -0.985],
      ],
      0.06,
    );
  },
};

export const truck: Drawable = {
  ...known('truck'),
  aspect: 2.35,
  overhang: 0.3,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const cab = mainColour(brush, ['#c8503a', '#3f6f9a', '#e0a33a', '#5a8a6a']);
    const box = brush.colour ? tone(cab, 0.5) : ownColour(brush, ['#efe8da', '#d9d4c8', '#c9d4d4'], 'box');
    pen.box(-1.16, -0.22, 2.26, 0.1, hex('#2b2c36'), 0.02);
    // load
    pen.box(-1.17, -0.99, 1.56, 0.79, pen.down(-0.99, -0.2, tone(box, 0.7), tone(box, -0.1), tone(box, -1.3)), 0.03);
    pen.sideLight('M-1.17 -0.98H0.39V-0.2H-1.17Z', -1.17, 0.39);
    for (let index = 1; index < 9; index++)
      pen.strokes(
        [
          [
            [-1.17 + index * 0.173, -0.95],
            [-1.17 + index * 0.173, -0.24],
          ],
        ],
        0.008,
        faint(tone(box, -1.8), 0.35),
        true,
      );
    pen.box(-1.17, -0.6, 1.56, 0.15, faint(tone(cab, brush.colour ? -1 : 0.2), 0.9));
    pen.box(-1.17, -0.3, 1.56, 0.02, faint([30, 24, 60], 0.35));
    if (has(brush, 'fire'))
      pen.strokes(
        [
          [
            [-1.1, -0.96],
            [0.4, -0.96],
          ],
        ],
        0.04,
        hex('#d9d4c8'),
      );
    paintSnow(
      pen,
      [
        [-1.15, -0.985],
        [0.37, -0.985],
      ],
      0.05,
    );
    // cab
    const body =
      'M0.46 -0.16V-0.82Q0.46 -0.88 0.52 -0.88H0.8Q0.86 -0.88 0.89 -0.83L1.02 -0.56L1.12 -0.5Q1.17 -0.47 1.17 -0.4V-0.18Q1.17 -0.14 1.13 -0.14H0.48Z';
    pen.shape(body, pen.down(-0.88, -0.14, tone(cab, 0.9), tone(cab, 0.1), tone(cab, -1.6)));
    pen.inside(body, () => pen.box(0.4, -0.2, 0.9, 0.08, hex('#34343e')));
    pen.sideLight(body, 0.46, 1.17);
    pen.shape(
      'M0.56 -0.8H0.78Q0.83 -0.8 0.85 -0.76L0.95 -0.54H0.56Z',
      brush.night ? hex('#f3cf8a') : pen.slanted(0.56, -0.8, 0.95, -0.54, hex('#b8d2dc'), hex('#3d566c')),
    );
    pen.line(
      [
        [0.53, -0.5],
        [0.53, -0.24],
        [0.88, -0.24],
        [0.9, -0.5],
      ],
      0.012,
      faint(tone(cab, -2.2), 0.7),
    );
    pen.box(0.58, -0.45, 0.09, 0.024, tone(cab, 1.8), 0.01);
    pen.box(0.92, -0.72, 0.05, 0.14, hex('#2b2c36'), 0.02);
    pen.box(1.1, -0.22, 0.085, 0.06, hex('#b9bec4'), 0.02);
    paintHeadlamp(pen, 1.145, -0.35);
    pen.box(0.4, -0.95, 0.045, 0.6, pen.metal(hex('#b9bec4'), 0.4, 0.445), 0.01);
    for (const x of [-0.9, -0.55, 0.83]) {
      if (!has(brush, 'without-wheels')) pen.oval(x, -0.17, 0.2, 0.19, hex('#1e1f28'));
      paintWheel(pen, x, -0.165, 0.165, hex('#c3c9d0'), 6);
    }
  },
};

export const tram: Drawable = {
  ...known('tram'),
  aspect: 2.3,
  overhang: 0.25,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const paint = mainColour(brush, ['#d9a532', '#c8453a', '#3f7a6a', '#d06f3a']);
    const ivory = brush.colour ? tone(paint, 2) : hex('#f3ead6');
    pen.box(-1.15, -0.035, 2.3, 0.022, pen.down(-0.035, -0.012, hex('#b3b6ba'), hex('#5b5d66')));
    pen.box(-1.15, -0.013, 2.3, 0.013, hex('#6b5f54'));
    // pantograph
    pen.line(
      [
        [-0.1, -0.86],
        [0.12, -0.92],
        [-0.06, -0.985],
      ],
      0.016,
      hex('#4a4a54'),
    );
    pen.strokes(
      [
        [
          [-0.22, -0.99],
          [0.12, -0.99],
        ],
      ],
      0.018,
      hex('#3a3a44'),
    );
    pen.shape(
      'M-0.98 -0.8Q-0.94 -0.88 -0.84 -0.88H0.84Q0.94 -0.88 0.98 -0.8Z',
      pen.down(-0.88, -0.8, tone(hex('#7a7f86'), 1), tone(hex('#7a7f86'), -1)),
    );
    paintSnow(
      pen,
      [
        [-0.9, -0.87],
        [0.9, -0.87],
      ],
      0.05,
    );
    const body = 'M-1.08 -0.14L-1.04 -0.78Q-1.03 -0.82 -0.98 -0.82H0.98Q1.03 -0.82 1.04 -0.78L1.08 -0.14Z';
    pen.shape(body, pen.down(-0.82, -0.14, tone(paint, 0.6), tone(paint, 0), tone(paint, -1.5)));
    pen.inside(body, () => {
      pen.box(-1.2, -0.82, 2.4, 0.38, pen.down(-0.82, -0.44, tone(ivory, 0.4), tone(ivory, -0.8)));
      pen.box(-1.2, -0.45, 2.4, 0.022, gold);
      pen.box(-1.2, -0.2, 2.4, 0.02, tone(gold, -0.6));
    });
    pen.sideLight(body, -1.06, 1.06);
    for (const x of [-0.66, -0.4, -0.14, 0.12, 0.38]) paintPane(pen, x, -0.76, 0.225, 0.27, 0.03);
    for (const x of [-0.96, 0.7]) {
      pen.box(x, -0.77, 0.24, 0.58, tone(paint, -1.4), 0.02);
      for (const side of [0.014, 0.126]) paintPane(pen, x + side, -0.75, 0.1, 0.34, 0.015);
    }
    pen.shape('M0.97 -0.76H1.025L1.05 -0.48H0.97Z', brush.night ? hex('#ffe7a6') : hex('#5f8298'));
    pen.box(-0.2, -0.815, 0.4, 0.045, hex('#2a2c36'), 0.01);
    pen.strokes(
      [
        [
          [-0.13, -0.792],
          [0.13, -0.792],
        ],
      ],
      0.016,
      hex('#f0b84a'),
    );
    paintHeadlamp(pen, 1.06, -0.3);
    pen.box(-0.9, -0.15, 1.8, 0.06, hex('#2b2c36'), 0.02);
    for (const x of [-0.68, -0.44, 0.44, 0.68]) {
      pen.oval(x, -0.095, 0.075, 0.075, hex('#2a2b34'));
      pen.oval(x, -0.095, 0.045, 0.045, hex('#8a8f98'));
    }
  },
};

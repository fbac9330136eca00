import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import type { Pen } from '../parts/pen.js';
import { faint, has, mainColour, tone } from '../parts/tone.js';

/** Two lengths of cloth on a rod, gathered at the sides. */
export const curtain: Drawable = {
  ...known('curtain'),
  aspect: 0.92,
  mirrors: false,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const cloth = mainColour(brush, ['#b8504a', '#3f6f8a', '#7a6a9c', '#c08a4a']);
    const rod = hex('#8a6a45');
    if (has(brush, 'on-wall')) paintPanes(pen);
    for (const side of [-1, 1]) {
      const edge = (t: number): number => side * (0.04 + 0.18 * Math.sin(Math.min(1, t * 1.25) * Math.PI * 0.5) ** 2);
      for (let fold = 0; fold < 7; fold++) {
        const at = (t: number, share: number): number => edge(t) + (side * 0.42 - edge(t)) * share;
        const [from, to] = [fold / 7, (fold + 1) / 7];
        const rows = Array.from({ length: 9 }, (_, row) => row / 8);
        const outline = [
          ...rows.map((t) => [at(t, from), -0.93 + t * 0.92] as const),
          ...rows.toReversed().map((t) => [at(t, to), -0.93 + t * 0.92 + (t === 1 ? 0.012 : 0)] as const),
        ];
        const [left, right] = [Math.min(at(0.5, from), at(0.5, to)), Math.max(at(0.5, from), at(0.5, to))];
        pen.shape(outline, pen.across(left, right, tone(cloth, 1), tone(cloth, -0.2), tone(cloth, -2.2)));
      }
      pen.box(Math.min(side * 0.19, side * 0.43), -0.36, 0.24, 0.05, tone(cloth, -2.6), 0.02);
    }
    pen.box(-0.45, -0.99, 0.9, 0.035, pen.lying(rod, -0.99, -0.955), 0.017);
    for (const x of [-0.445, 0.445]) pen.oval(x, -0.972, 0.03, 0.03, pen.ball(rod, x, -0.972, 0.03));
    for (let ring = 0; ring < 10; ring++) {
      const x = (ring < 5 ? -0.4 : 0.06) + (ring % 5) * 0.085;
      pen.ring(x, -0.962, 0.016, 0.028, 0.01, tone(rod, -1.4));
    }
  },
};

/** The window behind it. */
function paintPanes(pen: Pen): void {
  const frame = hex('#f4efe4');
  pen.box(-0.31, -0.92, 0.62, 0.76, tone(frame, -0.6), 0.01);
  for (const [x, y] of [
    [-0.285, -0.895],
    [0.01, -0.895],
    [-0.285, -0.53],
    [0.01, -0.53],
  ] as const)
    pen.box(x, y, 0.275, 0.345, pen.down(-0.9, -0.18, hex('#8fc4e4'), hex('#d8ecf0')), 0.004);
  pen.box(-0.35, -0.17, 0.7, 0.035, tone(frame, -1.4), 0.01);
}

/** A toy of its material: rubber ducks swim, the others roll on a string. */
export const toy: Drawable = {
  ...known('toy'),
  aspect: 1.5,
  paint(context, brush) {
    const pen = createPen(context, brush);
    if (has(brush, 'rubber')) return paintDuck(pen);
    paintToyTrain(pen);
  },
};

function paintToyTrain(pen: Pen): void {
  const body = mainColour(pen.brush, ['#d8483f', '#3f7fbf', '#3f9a5f']);
  const second = hex('#f2b632');
  pen.line(
    [
      [0.6, -0.24],
      [0.68, -0.12],
      [0.74, -0.04],
    ],
    0.014,
    hex('#7a6a55'),
  );
  pen.box(-0.66, -0.26, 1.28, 0.1, tone(body, -1.6), 0.03);
  pen.box(-0.64, -0.82, 0.44, 0.58, pen.face(body, -0.64, -0.82, -0.2, -0.24), 0.03);
  pen.box(-0.56, -0.72, 0.28, 0.22, faint(hex('#dff0f6'), 0.95), 0.03);
  pen.box(-0.7, -0.9, 0.56, 0.1, tone(second, 0.3), 0.04);
  pen.box(-0.2, -0.58, 0.72, 0.34, pen.lying(body, -0.58, -0.24), 0.12);
  pen.oval(0.52, -0.41, 0.06, 0.16, tone(second, -0.4));
  pen.shape('M0.22 -0.56L0.19 -0.95H0.41L0.38 -0.56Z', pen.roll(second, 0.19, 0.41));
  pen.box(0.16, -1, 0.28, 0.07, tone(second, -1), 0.03);
  pen.oval(-0.02, -0.6, 0.09, 0.07, tone(second, 0.4));
  for (const [x, radius] of [
    [-0.44, 0.17],
    [0.02, 0.13],
    [0.36, 0.13],
  ] as const) {
    pen.oval(x, -radius, radius, radius, pen.ball(second, x, -radius, radius));
    pen.ring(x, -radius, radius * 0.86, radius * 0.86, 0.02, tone(second, -2.4));
    pen.oval(x, -radius, radius * 0.3, radius * 0.3, tone(body, -0.6));
  }
}

function paintDuck(pen: Pen): void {
  const body = mainColour(pen.brush, ['#f2c12e']);
  pen.shape(
    'M-0.62 -0.5C-0.66 -0.1 -0.4 0 0 0C0.42 0 0.6 -0.14 0.54 -0.36C0.46 -0.5 0.3 -0.44 0.16 -0.46C-0.1 -0.5 -0.34 -0.3 -0.62 -0.5Z',
    pen.down(-0.5, 0, tone(body, 0.8), tone(body, -1.6)),
  );
  pen.shape('M-0.2 -0.32C0 -0.38 0.2 -0.34 0.28 -0.22C0.12 -0.08 -0.14 -0.12 -0.2 -0.32Z', tone(body, -1));
  pen.oval(0.26, -0.68, 0.29, 0.3, pen.ball(body, 0.26, -0.68, 0.29));
  pen.shape('M0.5 -0.72C0.62 -0.74 0.72 -0.68 0.74 -0.62C0.64 -0.54 0.52 -0.56 0.48 -0.62Z', hex('#ef7a2a'));
  pen.oval(0.36, -0.76, 0.045, 0.055, hex('#26222c'));
  pen.oval(0.375, -0.78, 0.015, 0.018, hex('#ffffff'));
}

/** The back of a telephone in its cover: the hole for the lenses, no screen. */
export const phoneCase: Drawable = {
  ...known('phone-case'),
  aspect: 0.56,
  mirrors: false,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const cover = mainColour(brush, ['#3f8f9a', '#c85f6a', '#6a6fb0', '#4f9a6a']);
    pen.box(-0.27, -1, 0.54, 1, tone(cover, -1.8), 0.09);
    pen.box(-0.25, -0.985, 0.5, 0.97, pen.face(cover, -0.25, -0.98, 0.25, 0), 0.08);
    pen.box(0.255, -0.7, 0.02, 0.14, tone(cover, -2.4), 0.008);
    pen.box(-0.2, -0.94, 0.24, 0.25, hex('#23252b'), 0.06);
    for (const [x, y] of [
      [-0.13, -0.875],
      [-0.13, -0.755],
      [-0.03, -0.815],
    ] as const) {
      pen.oval(x, y, 0.042, 0.042, hex('#50555f'));
      pen.oval(x, y, 0.026, 0.026, hex('#11131a'));
      pen.oval(x + 0.009, y - 0.01, 0.008, 0.008, hex('#9fb8d8'));
    }
    pen.outline('M-0.2 -0.55H0.2V-0.07H-0.2Z', 0.008, faint(tone(cover, -1.4), 0.7));
  },
};

/** A box for food with a lid that clips on. */
export const container: Drawable = {
  ...known('container'),
  aspect: 1.5,
  mirrors: false,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const body = mainColour(brush, ['#a9cfd8', '#b8d4bf', '#d8c4a8']);
    pen.shape('M-0.66 -0.74H0.66L0.58 -0.06Q0.57 0 0.5 0H-0.5Q-0.57 0 -0.58 -0.06Z', pen.roll(body, -0.66, 0.66, 0.8));
    for (const y of [-0.2, -0.4])
      pen.line(
        [
          [-0.6, y],
          [0.6, y],
        ],
        0.012,
        faint(tone(body, -2), 0.5),
      );
    pen.box(-0.75, -0.92, 1.5, 0.2, pen.lying(tone(body, -1.2), -0.92, -0.72), 0.06);
    pen.box(-0.62, -1, 1.24, 0.1, tone(body, 0.2), 0.05);
    for (const x of [-0.62, 0.46]) pen.box(x, -0.78, 0.16, 0.16, tone(body, -2), 0.03);
    pen.box(pen.lit > 0 ? 0.4 : -0.48, -0.62, 0.06, 0.46, faint(hex('#ffffff'), 0.55), 0.03);
  },
};

/** A fair-weather cloud: flat below, heaped above. */
export const cloud: Drawable = {
  ...known('cloud'),
  aspect: 1.9,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const white = mainColour(brush, ['#f6f7fb']);
    const heaps = [
      [-0.62, -0.3, 0.3],
      [0.62, -0.28, 0.28],
      [-0.26, -0.52, 0.42],
      [0.3, -0.48, 0.38],
      [0, -0.36, 0.36],
    ] as const;
    pen.box(-0.88, -0.34, 1.76, 0.34, pen.down(-0.34, 0, tone(white, -0.4), tone(white, -2)), 0.17);
    for (const [x, y, radius] of heaps) pen.oval(x, y, radius, radius * 0.98, pen.ball(white, x, y, radius, 0.8));
    pen.box(-0.8, -0.16, 1.6, 0.14, faint(tone(white, -2.2), 0.3), 0.07);
  },
};

/** A small chest on feet, open, with pearls and gold in it. */
export const jewelryBox: Drawable = {
  ...known('jewelry-box'),
  aspect: 1.16,
  mirrors: false,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const body = mainColour(brush, ['#8a4f3a', '#7a3f5a', '#3f6a6a', '#a8773f']);
    const gold = hex('#e2b544');
    pen.shape('M-0.52 -0.58L-0.46 -1H0.46L0.52 -0.58Z', pen.down(-1, -0.58, tone(body, 0.4), tone(body, -1.6)));
    pen.shape('M-0.44 -0.6L-0.4 -0.94H0.4L0.44 -0.6Z', hex('#b83f5f'));
    pen.shape('M-0.3 -0.64L-0.28 -0.88H0.28L0.3 -0.64Z', faint(hex('#dff0f6'), 0.9));
    pen.box(-0.5, -0.62, 1, 0.1, hex('#7a2440'), 0.02);
    for (const [x, y, radius, colour] of [
      [-0.34, -0.6, 0.05, '#f4efe6'],
      [-0.25, -0.63, 0.05, '#f4efe6'],
      [-0.16, -0.6, 0.05, '#f4efe6'],
      [0.02, -0.61, 0.06, '#3fae7a'],
      [0.2, -0.62, 0.055, '#d8404f'],
      [0.34, -0.6, 0.05, '#3f7fd8'],
    ] as const)
      pen.oval(x, y, radius, radius, pen.ball(hex(colour), x, y, radius));
    pen.ring(0.1, -0.66, 0.07, 0.07, 0.02, gold);
    pen.box(-0.54, -0.56, 1.08, 0.5, pen.face(body, -0.54, -0.56, 0.54, -0.06), 0.03);
    pen.box(-0.57, -0.58, 1.14, 0.07, tone(body, 0.8), 0.03);
    pen.box(-0.56, -0.12, 1.12, 0.07, tone(body, -1.4), 0.03);
    for (const x of [-0.46, 0.46]) pen.oval(x, -0.035, 0.06, 0.035, gold);
    pen.outline('M-0.42 -0.44H0.42V-0.18H-0.42Z', 0.014, gold);
    pen.box(-0.06, -0.5, 0.12, 0.16, pen.roll(gold, -0.06, 0.06), 0.02);
    pen.oval(0, -0.43, 0.022, 0.028, tone(gold, -4));
  },
};

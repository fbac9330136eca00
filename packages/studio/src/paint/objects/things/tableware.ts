import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import { paintContact, paintGloss, TILT, turned } from '../parts/solid.js';
import { paintSteam } from '../parts/steam.js';
import { faint, gold, has, mainColour, ownColour, tone } from '../parts/tone.js';

export const teapot: Drawable = {
  ...known('teapot'),
  aspect: 1.55,
  overhang: 0.5,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const glaze = mainColour(brush, ['#4f7f8a', '#c8604a', '#e6dccb', '#8a9a5a', '#d9a24a', '#5a6a9a']);
    const handle = ownColour(brush, ['#4f7f8a'], 'handle', glaze);
    const lid = ownColour(brush, ['#4f7f8a'], 'lid', glaze);
    // handle and spout
    pen.line(
      [
        [-0.36, -0.66],
        [-0.62, -0.72],
        [-0.72, -0.52],
        [-0.62, -0.28],
        [-0.38, -0.2],
      ],
      0.1,
      pen.across(-0.75, -0.35, tone(handle, pen.lit < 0 ? 0.8 : -1.6), tone(handle, -0.4)),
    );
    pen.line(
      [
        [-0.4, -0.69],
        [-0.61, -0.745],
        [-0.7, -0.58],
      ],
      0.022,
      faint(tone(handle, 3), 0.6),
    );
    pen.shape(
      'M0.34 -0.2C0.52 -0.22 0.56 -0.4 0.6 -0.55C0.62 -0.64 0.68 -0.7 0.77 -0.74C0.7 -0.72 0.66 -0.78 0.6 -0.76C0.5 -0.7 0.46 -0.56 0.34 -0.5Z',
      pen.across(0.34, 0.77, tone(glaze, -1), tone(glaze, pen.lit > 0 ? 0.8 : -1.2)),
    );
    pen.oval(0.7, -0.755, 0.075, 0.026, tone(glaze, -3), 0.25);
    const body = turned(
      [
        [0.24, -0.045],
        [0.3, -0.075],
        [0.43, -0.25],
        [0.455, -0.42],
        [0.36, -0.62],
        [0.22, -0.7],
      ],
      0,
      0.22,
    );
    pen.shape(body, pen.roll(glaze, -0.455, 0.455, 1.15));
    pen.inside(body, () => {
      pen.box(-0.5, -0.2, 1, 0.2, pen.down(-0.22, 0, faint([36, 22, 60], 0), faint([36, 22, 60], 0.45)));
      if (pen.form.chance(0.6)) {
        const dots = tone(glaze, 2.4);
        for (let index = -4; index <= 4; index++) {
          const x = Math.sin((index / 4.6) * 1.4) * 0.44;
          pen.oval(
            x,
            -0.36 + 0.05 * Math.cos((index / 4.6) * 1.5),
            0.022 * Math.cos((index / 5) * 1.3),
            0.026,
            faint(dots, 0.9),
          );
        }
      }
    });
    paintGloss(pen, pen.lit * 0.22, -0.5, 0.09, 0.13, 0.7, pen.lit * 0.35);
    // lid
    pen.shape(
      'M-0.25 -0.7C-0.24 -0.8 -0.1 -0.86 0 -0.86C0.1 -0.86 0.24 -0.8 0.25 -0.7Q0 -0.63 -0.25 -0.7Z',
      pen.roll(tone(lid, 0.3), -0.25, 0.25),
    );
    pen.line(
      [
        [-0.25, -0.7],
        [0, -0.645],
        [0.25, -0.7],
      ],
      0.02,
      faint(tone(glaze, -2.2), 0.6),
    );
    pen.oval(0, -0.925, 0.07, 0.072, pen.ball(lid !== glaze || brush.colour ? lid : gold, 0, -0.925, 0.07, 1.2));
    pen.oval(0, -0.86, 0.045, 0.02, tone(glaze, -1.4));
    if (!has(brush, 'empty', 'cold', 'glass')) paintSteam(pen, 0.72, -0.78, 0.07, 0.4);
    paintContact(pen, 0, -0.01, 0.24, 0.02, 0.3);
  },
};

export const plate: Drawable = {
  ...known('plate'),
  aspect: 3.1,
  spread: true,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const glaze = mainColour(brush, ['#f0ece2', '#dfe6e4', '#e9d8c4', '#8fa8b5', '#d98f78']);
    pen.oval(0, -0.4, 1.5, 0.4, tone(glaze, -2));
    pen.oval(0, -0.34, 1.2, 0.33, tone(glaze, -2.6));
    pen.oval(0, -0.53, 1.54, 0.46, pen.face(tone(glaze, 0.5), -1.54, -1, 1.54, -0.07, 1.2));
    pen.ring(0, -0.53, 1.47, 0.43, 0.03, faint(tone(glaze, -1.6), 0.6));
    pen.oval(0, -0.5, 1.06, 0.3, tone(glaze, -0.9));
    pen.oval(0, -0.485, 1.02, 0.28, pen.face(tone(glaze, 0.2), -1, -0.8, 1, -0.2));
    pen.ring(
      0,
      -0.53,
      1.5,
      0.44,
      0.025,
      faint([255, 255, 255], 0.75),
      pen.lit > 0 ? -1.2 : -2.7,
      pen.lit > 0 ? -0.35 : -1.9,
    );
    if (brush.attributes.has('golden')) pen.ring(0, -0.53, 1.52, 0.455, 0.025, gold);
  },
};

export const bowl: Drawable = {
  ...known('bowl'),
  aspect: 1.92,
  overhang: 0.6,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const glaze = mainColour(brush, ['#4f7f8a', '#c9704a', '#e9e2d4', '#5a6a8a', '#a8b08a']);
    // what is said to be in it is another thing
    const full = has(brush, 'steaming', 'hot', 'full', 'warm');
    const soup = ownColour(brush, ['#d9843c', '#c85a3a', '#b8a04a', '#8a5a34'], 'soup');
    const body = turned(
      [
        [0.36, -0.05],
        [0.42, -0.1],
        [0.78, -0.4],
        [0.94, -0.78],
      ],
      0,
      0.2,
    );
    pen.shape(body, pen.roll(glaze, -0.94, 0.94, 1.15));
    pen.inside(body, () => {
      pen.line(
        [
          [-0.94, -0.6],
          [-0.5, -0.46],
          [0, -0.42],
          [0.5, -0.46],
          [0.94, -0.6],
        ],
        0.03,
        faint(tone(glaze, 2), 0.7),
      );
      pen.box(-1, -0.26, 2, 0.26, pen.down(-0.3, 0, faint([36, 22, 60], 0), faint([36, 22, 60], 0.4)));
      pen.shape(
        `M${pen.lit * 0.6} -0.6Q${pen.lit * 0.56} -0.36 ${pen.lit * 0.36} -0.2L${pen.lit * 0.3} -0.22Q${pen.lit * 0.47} -0.4 ${pen.lit * 0.5} -0.58Z`,
        faint([255, 253, 245], 0.5),
      );
    });
    pen.oval(0, -0.79, 0.94, 0.2, tone(glaze, 1.4));
    pen.oval(0, -0.785, 0.87, 0.172, tone(glaze, -2.2));
    context.save();
    context.beginPath();
    context.ellipse(0, -0.785, 0.87, 0.172, 0, 0, Math.PI * 2);
    context.clip();
    pen.oval(0, -0.75, 0.8, 0.15, pen.down(-0.9, -0.6, tone(glaze, -1.8), tone(glaze, -0.2)));
    if (full) pen.oval(0, -0.75, 0.82, 0.155, pen.face(soup, -0.8, -0.9, 0.8, -0.6));
    const bits = pen.form.fork('bits');
    const most = full ? 14 : 0;
    for (let index = 0; index < most; index++)
      pen.oval(
        bits.between(-0.62, 0.62),
        -0.76 + bits.between(-0.08, 0.08),
        bits.between(0.03, 0.07),
        0.022,
        hex(bits.pick(['#e9c878', '#7f9a4a', '#c8503a', '#f3e4b8'])),
      );
    context.restore();
    if (full) paintSteam(pen, 0, -0.85, 0.2, 0.5);
    paintContact(pen, 0, -0.01, 0.34, 0.02, 0.3);
  },
};

export const vase: Drawable = {
  ...known('vase'),
  aspect: 0.62,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const glaze = mainColour(brush, ['#3f6f8a', '#c8704a', '#e6dccb', '#5a8a7a', '#b8503f', '#2f4a6a']);
    const wide = pen.form.between(0.285, 0.305);
    const body = turned(
      [
        [0.16, -0.045],
        [0.19, -0.1],
        [wide * 0.92, -0.34],
        [wide, -0.5],
        [0.2, -0.74],
        [0.115, -0.84],
        [0.13, -0.92],
        [0.175, -0.96],
      ],
      0,
      TILT * 0.8,
    );
    pen.shape(body, pen.roll(glaze, -wide, wide, 1.2));
    pen.inside(body, () => {
      const curve = (y: number, width: number, thick: number, colour: string): void =>
        pen.line(
          [
            [-width, y - 0.04],
            [-width * 0.5, y + 0.01],
            [0, y + 0.025],
            [width * 0.5, y + 0.01],
            [width, y - 0.04],
          ],
          thick,
          colour,
        );
      curve(-0.3, 0.3, 0.02, faint(tone(glaze, 2.6), 0.8));
      curve(-0.56, 0.3, 0.02, faint(tone(glaze, 2.6), 0.8));
      for (let index = -3; index <= 3; index++) {
        const x = Math.sin((index / 3.6) * 1.4) * wide;
        const squeeze = Math.cos((index / 3.8) * 1.3);
        pen.at(
          x,
          -0.43 + 0.02 * squeeze,
          () => pen.shape('M0 -0.075L0.045 0L0 0.075L-0.045 0Z', faint(tone(glaze, 2.4), 0.75)),
          squeeze,
          1,
        );
      }
      pen.box(-0.4, -0.16, 0.8, 0.18, pen.down(-0.18, 0, faint([36, 22, 60], 0), faint([36, 22, 60], 0.4)));
    });
    pen.oval(0, -0.96, 0.175, 0.042, tone(glaze, 1));
    pen.oval(0, -0.957, 0.14, 0.03, tone(glaze, -3.4));
    paintGloss(pen, pen.lit * 0.15, -0.56, 0.05, 0.12, 0.75, pen.lit * 0.2);
  },
};

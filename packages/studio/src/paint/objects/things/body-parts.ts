import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { css, hex, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import { faint, tone } from '../parts/tone.js';

const skins: readonly Rgb[] = [
  [226, 182, 152],
  [196, 146, 112],
  [142, 98, 72],
  [240, 204, 178],
];

/** An eye, near. */
export const eye: Drawable = {
  ...known('human-eye'),
  aspect: 1.9,
  mirrors: false,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const skin = pen.form.pick(skins);
    const iris = brush.colour ?? hex(pen.form.pick(['#4f86b8', '#5f8a55', '#7a5230']));
    pen.smooth(
      [
        [-0.95, -0.62],
        [-0.6, -1],
        [0.6, -1],
        [0.95, -0.62],
        [0.95, -0.2],
        [0.6, 0],
        [-0.6, 0],
        [-0.95, -0.2],
      ],
      pen.face(skin, -0.95, -1, 0.95, 0, 0.8),
    );
    const white = 'M-0.8 -0.42C-0.5 -0.86 0.42 -0.92 0.82 -0.44C0.44 -0.06 -0.44 -0.04 -0.8 -0.42Z';
    pen.shape(white, pen.down(-0.86, -0.1, hex('#e6e4e2'), hex('#fbf9f6')));
    pen.inside(white, () => {
      const [x, y, size] = [0.02, -0.47, 0.345];
      pen.oval(x, y, size, size, tone(iris, -3));
      const disc = context.createRadialGradient(x, y, size * 0.2, x, y, size * 0.95);
      disc.addColorStop(0, css(lighten(iris, 0.14)));
      disc.addColorStop(0.65, css(iris));
      disc.addColorStop(1, css(lighten(iris, -0.18)));
      pen.oval(x, y, size * 0.94, size * 0.94, disc);
      const rays = pen.fine.fork('iris');
      const count = pen.count(24, 64);
      for (let ray = 0; ray < count; ray++) {
        const angle = (ray / count) * Math.PI * 2 + rays.around(0.05);
        const [from, to] = [size * rays.between(0.42, 0.5), size * rays.between(0.7, 0.92)];
        pen.strokes(
          [
            [
              [x + Math.cos(angle) * from, y + Math.sin(angle) * from],
              [x + Math.cos(angle) * to, y + Math.sin(angle) * to],
            ],
          ],
          0.008,
          faint(lighten(iris, rays.chance(0.5) ? 0.2 : -0.12), 0.55),
        );
      }
      pen.oval(x, y, size * 0.42, size * 0.42, hex('#14131a'));
      if (brush.attributes.has('reflections') || brush.attributes.has('reflecting')) {
        pen.shape(
          `M${x - 0.2} ${y + 0.1}L${x - 0.08} ${y - 0.06}L${x} ${y + 0.02}L${x + 0.1} ${y - 0.1}L${x + 0.2} ${y + 0.1}Z`,
          faint([214, 226, 240], 0.55),
        );
      }
      pen.oval(x - 0.11, y - 0.13, 0.06, 0.05, faint([255, 255, 255], 0.92));
      pen.oval(x + 0.12, y + 0.12, 0.03, 0.025, faint([255, 255, 255], 0.6));
      pen.shape(
        'M-0.85 -0.44C-0.5 -0.9 0.44 -0.96 0.86 -0.46V-0.36C0.44 -0.82 -0.5 -0.76 -0.85 -0.34Z',
        faint([40, 26, 40], 0.32),
      );
    });
    pen.outline('M-0.82 -0.41C-0.5 -0.88 0.42 -0.94 0.84 -0.43', 0.035, mix(skin, [40, 24, 24], 0.75));
    pen.outline('M-0.74 -0.6C-0.44 -1.0 0.4 -1.02 0.78 -0.62', 0.016, faint(tone(skin, -2.4), 0.7));
    pen.outline('M-0.7 -0.3C-0.4 0 0.42 -0.02 0.76 -0.36', 0.012, faint(tone(skin, -2.6), 0.8));
    for (let lash = 0; lash <= 16; lash++) {
      const t = lash / 16;
      const x = -0.76 + t * 1.54;
      const y = -0.42 - Math.sin(Math.PI * Math.min(1, t * 1.02)) * 0.36;
      pen.line(
        [
          [x, y],
          [x + (t - 0.45) * 0.1, y - 0.08],
          [x + (t - 0.45) * 0.24, y - 0.13],
        ],
        0.013,
        hex('#2a1d1c'),
      );
    }
  },
};

/** Two hands that hold something out to us. */
export const hands: Drawable = {
  ...known('cupped-hands'),
  aspect: 1.9,
  mirrors: false,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const skin = brush.colour ?? pen.form.pick(skins);
    for (const side of [-1, 1]) {
      pen.at(
        0,
        0,
        () => {
          // the fingers fan out behind the hollow palm; little fingers meet in the middle, thumbs are outside
          const fingers = [
            [0.12, -0.42, 0.1, -0.78, 0.125],
            [0.26, -0.46, 0.32, -0.92, 0.14],
            [0.41, -0.45, 0.53, -0.9, 0.14],
            [0.55, -0.4, 0.72, -0.78, 0.135],
          ] as const;
          for (const [x, y, tipX, tipY, wide] of fingers) {
            pen.limb([x, y], [tipX, tipY], wide + 0.018, wide * 0.86 + 0.018, tone(skin, -2));
            pen.limb([x, y], [tipX, tipY], wide, wide * 0.86, tone(skin, 0.3));
            const middle = 0.45;
            const at = [x + (tipX - x) * middle, y + (tipY - y) * middle] as const;
            pen.line(
              [
                [at[0] - 0.04, at[1] + 0.006],
                [at[0] + 0.04, at[1] - 0.006],
              ],
              0.012,
              faint(tone(skin, -2.4), 0.7),
            );
          }
          pen.limb([0.58, -0.2], [0.88, -0.46], 0.2, 0.13, tone(skin, -1.6));
          pen.limb([0.58, -0.2], [0.875, -0.455], 0.18, 0.115, tone(skin, 0.5));
          pen.shape('M0.16 0L0.52 0L0.5 -0.16L0.18 -0.16Z', tone([96, 112, 134], 0));
          pen.smooth(
            [
              [0.2, -0.09],
              [0.48, -0.09],
              [0.66, -0.22],
              [0.64, -0.42],
              [0.5, -0.5],
              [0.3, -0.53],
              [0.1, -0.48],
              [0.03, -0.34],
              [0.08, -0.18],
            ],
            pen.face(skin, 0, -0.55, 0.7, -0.05, 1.1),
          );
          pen.line(
            [
              [0.1, -0.36],
              [0.3, -0.4],
              [0.54, -0.36],
            ],
            0.014,
            faint(tone(skin, -2.4), 0.7),
          );
          pen.line(
            [
              [0.6, -0.32],
              [0.42, -0.28],
              [0.36, -0.12],
            ],
            0.014,
            faint(tone(skin, -2.4), 0.7),
          );
        },
        side,
        1,
      );
    }
  },
};

import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { css, hex, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import { faint, tone } from '../parts/tone.js';

export const skins: readonly Rgb[] = [
  [226, 182, 152],
  [196, 146, 112],
  [142, 98, 72],
  [240, 204, 178],
];

/** What an eye looks at, small and bent in its round: a range with snow on its summits under a bright sky. */
function paintReflection(pen: ReturnType<typeof createPen>, x: number, y: number, reach: number): void {
  const at = (across: number, up: number): string => `${x + across * reach} ${y - up * reach}`;
  const disc = `M${at(-1, 0)}A${reach} ${reach} 0 0 1 ${at(1, 0)}A${reach} ${reach} 0 0 1 ${at(-1, 0)}Z`;
  pen.inside(disc, () => {
    pen.shape(disc, pen.down(y - reach, y + reach * 0.4, faint([176, 214, 244], 0.75), faint([250, 232, 206], 0.7)));
    pen.shape(
      `M${at(-1, -0.2)}L${at(-0.6, 0.34)}L${at(-0.34, 0.06)}L${at(0.02, 0.66)}L${at(0.32, 0.14)}L${at(0.56, 0.4)}L${at(1, -0.2)}Z`,
      faint([74, 88, 122], 0.95),
    );
    pen.shape(
      `M${at(-0.14, 0.4)}L${at(0.02, 0.66)}L${at(0.17, 0.4)}L${at(0.08, 0.45)}L${at(0.02, 0.34)}L${at(-0.06, 0.44)}Z`,
      faint([250, 252, 255], 0.95),
    );
    pen.shape(
      `M${at(-0.7, 0.2)}L${at(-0.6, 0.34)}L${at(-0.49, 0.21)}L${at(-0.59, 0.24)}Z`,
      faint([250, 252, 255], 0.95),
    );
    pen.shape(`M${at(0.47, 0.3)}L${at(0.56, 0.4)}L${at(0.67, 0.26)}L${at(0.57, 0.3)}Z`, faint([250, 252, 255], 0.95));
    pen.shape(
      `M${at(-1, -0.14)}C${at(-0.4, -0.02)} ${at(0.4, -0.26)} ${at(1, -0.1)}L${at(1, -1)}L${at(-1, -1)}Z`,
      faint([44, 74, 66], 0.9),
    );
    pen.shape(
      `M${at(-0.7, -0.36)}C${at(-0.2, -0.28)} ${at(0.3, -0.4)} ${at(0.8, -0.34)}L${at(0.4, -0.6)}L${at(-0.4, -0.6)}Z`,
      faint([150, 196, 226], 0.85),
    );
  });
}

/** An eye, near. */
export const eye: Drawable = {
  ...known('human-eye'),
  aspect: 2.1,
  mirrors: false,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const skin = hex('#c98f6c');
    const iris = brush.colour ?? hex(pen.form.pick(['#4f86b8', '#5f8a55', '#7a5230']));
    context.save();
    context.translate(0, 0.07);
    context.scale(1.163, 1.163);
    // the lids run out into whatever is around them
    context.save();
    context.translate(0, -0.48);
    context.scale(1.9, 1);
    const lids = context.createRadialGradient(0, 0, 0.24, 0, 0, 0.44);
    lids.addColorStop(0, css(skin));
    lids.addColorStop(0.55, css(skin, 0.85));
    lids.addColorStop(1, css(skin, 0));
    context.fillStyle = lids;
    context.fillRect(-0.5, -0.5, 1, 1);
    context.restore();
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
        paintReflection(pen, x, y, size * 0.8);
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
    context.restore();
  },
};

/** How the fingers of the hand before lie over the other one, from the little finger up: knuckle, tip, width. */
const FINGERS = [
  [0.5, -0.15, -0.22, -0.09, 0.108],
  [0.57, -0.255, -0.36, -0.185, 0.122],
  [0.6, -0.365, -0.41, -0.3, 0.126],
  [0.58, -0.47, -0.32, -0.41, 0.118],
] as const;

/** Two hands held out to us as a bowl; their arms come up from the lower edge of the picture. */
export const hands: Drawable = {
  ...known('cupped-hands'),
  aspect: 3.05,
  mirrors: false,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const skin = brush.colour ?? pen.form.pick(skins);
    const cloth: Rgb = [96, 112, 134];
    context.save();
    context.scale(1.45, 1.45);
    // below there is no picture any more
    context.beginPath();
    context.rect(-1.1, -1, 2.2, 1);
    context.clip();
    // the hollow between the palms, before which the fingers lie
    pen.smooth(
      [
        [-0.62, -0.56],
        [0, -0.62],
        [0.62, -0.56],
        [0.5, -0.16],
        [0, -0.06],
        [-0.5, -0.16],
      ],
      tone(skin, -2.2),
    );
    for (const side of [-1, 1])
      pen.at(
        0,
        0,
        () => {
          pen.limb([0.78, 0.08], [0.62, -0.2], 0.34, 0.28, tone(skin, -0.5));
          pen.limb([0.84, 0.1], [0.765, -0.03], 0.44, 0.4, tone(cloth, 0));
          pen.smooth(
            [
              [0.34, -0.1],
              [0.6, -0.08],
              [0.8, -0.2],
              [0.84, -0.42],
              [0.74, -0.58],
              [0.6, -0.62],
              [0.48, -0.5],
            ],
            pen.face(skin, 0.3, -0.62, 0.85, -0.05, 1.1),
          );
          // the fingers of one hand hold the other
          for (const [x, y, tipX, tipY, wide] of side > 0 ? FINGERS : []) {
            const tip = [tipX, tipY] as const;
            const bend = [(x + tipX) / 2, (y + tipY) / 2 + 0.045] as const;
            for (const [more, ink] of [
              [0.014, tone(skin, -1.5)],
              [0, tone(skin, 0.25)],
            ] as const) {
              pen.limb([x, y], bend, wide + more, wide * 0.95 + more, ink);
              pen.limb(bend, tip, wide * 0.95 + more, wide * 0.76 + more, ink);
            }
            pen.line(
              [
                [tip[0] + 0.1, tip[1] - wide * 0.24],
                [bend[0], bend[1] - wide * 0.3],
              ],
              wide * 0.14,
              faint(tone(skin, 1.2), 0.6),
            );
            for (const along of [0.36, 0.66])
              pen.line(
                [
                  [x + (tipX - x) * along, y + (tipY - y) * along + 0.045 - wide * 0.2],
                  [x + (tipX - x) * along - 0.012, y + (tipY - y) * along + 0.045 + wide * 0.16],
                ],
                wide * 0.07,
                faint(tone(skin, -1.6), 0.5),
              );
          }
          // the thumb rests on the rim
          pen.limb([0.76, -0.42], [0.66, -0.56], 0.17, 0.14, tone(skin, -1.5));
          pen.limb([0.66, -0.56], [0.47, -0.625], 0.128, 0.096, tone(skin, -1.5));
          pen.limb([0.76, -0.42], [0.66, -0.56], 0.156, 0.126, tone(skin, 0.4));
          pen.limb([0.66, -0.56], [0.47, -0.625], 0.114, 0.082, tone(skin, 0.4));
          pen.oval(0.478, -0.632, 0.034, 0.022, faint(tone(skin, 2), 0.8));
        },
        side,
        1,
      );
    context.restore();
  },
};

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

/** The fingers of the right one of two hollow hands, from the little finger out: knuckle, tip, width. */
const FINGERS = [
  [0.11, -0.5, 0.08, -0.68, 0.125],
  [0.23, -0.51, 0.22, -0.76, 0.135],
  [0.36, -0.5, 0.37, -0.77, 0.135],
  [0.48, -0.46, 0.52, -0.7, 0.125],
] as const;

/**
 * One of the two hands, its palm up and hollow: the fingers are bent up at the far side, so that they are short, and the
 * heel of the hand is near us. The arm comes up from the lower edge of the picture, bare, and touches the other one: what
 * is between two cuffs would be a piece left over.
 */
function paintHollowHand(pen: ReturnType<typeof createPen>, skin: Rgb): void {
  for (const [more, ink] of [
    [0.016, tone(skin, -1.5)],
    [0, tone(skin, -0.1)],
  ] as const)
    for (const [x, y, tipX, tipY, wide] of FINGERS)
      pen.limb([x, y], [tipX, tipY], wide + more, wide * 0.84 + more, ink);
  for (const [x, y, tipX, tipY, wide] of FINGERS)
    pen.line(
      [
        [x + (tipX - x) * 0.45 - wide * 0.34, y + (tipY - y) * 0.45],
        [x + (tipX - x) * 0.45 + wide * 0.34, y + (tipY - y) * 0.45 - 0.006],
      ],
      0.008,
      faint(tone(skin, -1.8), 0.6),
    );
  // arm and heel of the hand in one, up to the near rim of the hollow
  pen.smooth(
    [
      [-0.01, 0.3],
      [-0.01, -0.3],
      [0.02, -0.5],
      [0.3, -0.54],
      [0.54, -0.5],
      [0.6, -0.36],
      [0.52, -0.16],
      [0.42, 0.02],
      [0.4, 0.3],
    ],
    pen.face(skin, 0, -0.55, 0.6, 0, 1.1),
  );
  for (const [more, ink] of [
    [0.016, tone(skin, -1.5)],
    [0, tone(skin, 0.3)],
  ] as const) {
    pen.limb([0.5, -0.28], [0.63, -0.46], 0.17 + more, 0.14 + more, ink);
    pen.limb([0.63, -0.46], [0.62, -0.6], 0.14 + more, 0.1 + more, ink);
  }
  pen.outline('M0.44 -0.2C0.5 -0.24 0.54 -0.3 0.55 -0.36', 0.012, faint(tone(skin, -1.8), 0.5));
  pen.outline('M0.06 -0.16C0.14 -0.12 0.26 -0.11 0.38 -0.16', 0.012, faint(tone(skin, -1.8), 0.5));
}

/** Two open hands side by side, held out to us as a bowl: what they carry lies where they meet. */
export const hands: Drawable = {
  ...known('cupped-hands'),
  aspect: 1.66,
  mirrors: false,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const skin = brush.colour ?? pen.form.pick(skins);
    context.save();
    // the fingers end at the upper edge of their box
    context.scale(1.17, 1.17);
    // below there is no picture any more
    context.beginPath();
    context.rect(-1.1, -1, 2.2, 1);
    context.clip();
    for (const side of [-1, 1]) pen.at(0, 0, () => paintHollowHand(pen, skin), side, 1);
    // the hollow of both, deepest where they meet
    const hollow = 'M-0.5 -0.44C-0.36 -0.56 0.36 -0.56 0.5 -0.44C0.42 -0.27 -0.42 -0.27 -0.5 -0.44Z';
    pen.shape(hollow, pen.down(-0.54, -0.28, faint(tone(skin, -2.6), 0.75), faint(tone(skin, -1), 0.5)));
    pen.outline('M0 -0.5V0', 0.014, faint(tone(skin, -2.2), 0.7));
    context.restore();
  },
};

import type { Shape } from '../../catalogue/shapes.js';
import { hex, lighten } from '../kit/colour.js';
import type { Point } from '../kit/shapes.js';
import type { Pen } from '../objects/parts/pen.js';
import { faint, tone } from '../objects/parts/tone.js';
import type { Formed } from './formed-solids.js';
import { fillInner, withinInner } from './face-trims.js';
import type { FaceTrim, Trim } from './trim.js';

const wood = hex('#7a5030');
const green = hex('#5f9a42');

function leaf(pen: Pen, x: number, y: number, turn: number, size = 1): void {
  pen.at(
    x,
    y,
    () => {
      pen.shape('M0 0C0.06 -0.09 0.2 -0.1 0.3 0C0.2 0.08 0.06 0.07 0 0Z', pen.face(green, 0, -0.1, 0.3, 0.08));
      pen.line(
        [
          [0.02, 0],
          [0.26, -0.005],
        ],
        0.01,
        tone(green, -1.6),
      );
    },
    size,
    size,
    turn,
  );
}

/** A short stalk with one leaf. */
const leafed: Trim = (pen, _colour, { y }) => {
  pen.limb([0, y + 0.03], [0.02, y - 0.08], 0.036, 0.026, wood);
  leaf(pen, 0.015, y - 0.04, -0.32);
};

/** The star of small leaves on a tomato. */
const calyx: Trim = (pen, _colour, { y }) => {
  for (const turn of [-2.75, -0.4, 2.5, 0.65, 1.6]) leaf(pen, 0, y + 0.03, turn, 0.72);
  pen.limb([0, y + 0.04], [0.03, y - 0.08], 0.034, 0.026, tone(green, -1));
};

/** A long stalk, as cherries have it. */
const longStalk: Trim = (pen, _colour, { y }) => {
  pen.line(
    [
      [0, y + 0.03],
      [0.04, y - 0.16],
      [0.16, y - 0.33],
    ],
    0.026,
    hex('#6a7a3a'),
  );
  leaf(pen, 0.16, y - 0.32, 0.25, 0.9);
};

/** The seam of a stone fruit, and the light on its skin. */
const seam: Trim = (pen, colour) => {
  pen.line(
    [
      [0.01, -0.93],
      [-0.09, -0.62],
      [-0.04, -0.16],
    ],
    0.022,
    faint(tone(colour, -2), 0.8),
  );
  shine(pen);
};

function shine(pen: Pen): void {
  pen.oval(0.16 * (pen.brush.light.side >= 0 ? 1 : -1), -0.46, 0.05, 0.085, faint([255, 255, 255], 0.42), 0.3);
}

/** A kiwi cut open: peel, green flesh, a white heart in a ring of seeds. */
const kiwi: FaceTrim = (pen, _colour, trace) => {
  fillInner(pen, trace, 0.9, hex('#8fc04a'));
  fillInner(pen, trace, 0.74, hex('#a9d25e'));
  fillInner(pen, trace, 0.3, hex('#f1f2d2'));
  pen.context.save();
  trace(pen.context);
  pen.context.clip();
  for (let seed = 0; seed < 18; seed++) {
    const angle = (seed * Math.PI) / 9;
    const at: Point = [Math.sin(angle) * 0.17, -0.44 - Math.cos(angle) * 0.22];
    pen.oval(at[0], at[1], 0.012, 0.022, hex('#2c2a22'), angle);
  }
  pen.context.restore();
};

/** A citrus fruit cut open: peel, white, wedges around the middle. */
const wedges: FaceTrim = (pen, colour, trace) => {
  fillInner(pen, trace, 0.9, hex('#fbf1dc'));
  fillInner(pen, trace, 0.8, lighten(colour, 0.1));
  withinInner(pen, trace, 0.82, () => {
    for (let wedge = 0; wedge < 9; wedge++) {
      const angle = (wedge * 2 * Math.PI) / 9 + 0.2;
      pen.line(
        [
          [0, -0.42],
          [Math.sin(angle) * 0.62, -0.42 - Math.cos(angle) * 0.7],
        ],
        0.022,
        hex('#fbf1dc'),
      );
    }
    pen.oval(0, -0.42, 0.05, 0.05, hex('#fbf1dc'));
  });
};

const cutOpen = (colours: readonly string[], whole: Shape = 'teardrop'): Formed => ({
  posture: 'slab',
  colours,
  usual: whole,
  thick: 0.1,
  lies: 0.56,
  grown: true,
  face: wedges,
});

const skinned = (colour: string, on: Trim, above: Trim, share = 0.92): Formed => ({
  posture: 'body',
  colours: [colour],
  usual: 'round',
  grown: true,
  share,
  on,
  above,
});

/** Fruit in a form that it does not have by nature, known by its skin and its stalk. */
export const formedFruit: Readonly<Record<string, Formed>> = {
  tomato: skinned('#d83a2f', shine, calyx, 0.94),
  peach: skinned('#f2a06a', seam, leafed),
  // a peel in another form would be a pear's
  orange: cutOpen(['#f0962f']),
  lime: cutOpen(['#8fb83a']),
  apple: skinned('#c8362f', shine, leafed),
  cherries: { ...skinned('#b8232f', shine, longStalk, 0.66), wide: 0.94 },
  'kiwi-fruit': {
    posture: 'slab',
    colours: ['#7f5f38'],
    usual: 'oval',
    thick: 0.1,
    lies: 0.56,
    grown: true,
    face: kiwi,
  },
  'bell-pepper': skinned(
    '#d0402f',
    (pen, colour) => {
      for (const side of [-1, 1])
        pen.line(
          [
            [side * 0.03, -0.9],
            [side * 0.17, -0.55],
            [side * 0.1, -0.08],
          ],
          0.024,
          faint(lighten(colour, -0.14), 0.8),
        );
      shine(pen);
    },
    (pen, _colour, { y }) => {
      pen.oval(0, y + 0.03, 0.11, 0.045, green);
      pen.limb([0, y + 0.03], [0.05, y - 0.08], 0.06, 0.045, tone(green, -0.8));
    },
  ),
};

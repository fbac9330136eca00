import { lighten } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { along, flat, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { beam, box, disc, face, panel, patch, shineAt, sidePanel } from '../../sets/solids.js';

const LAND: Rgb = [78, 158, 84];
const CLOUD: Rgb = [236, 244, 250];
/** The Earth in the window, about its middle: continents and what drifts over them. */
const LANDS: readonly (readonly [x: number, up: number, size: number, colour: Rgb])[] = [
  [-0.4, 0.42, 0.3, LAND],
  [-0.2, 0.3, 0.22, LAND],
  [-0.28, -0.3, 0.24, LAND],
  [-0.2, -0.52, 0.14, LAND],
  [0.42, 0.2, 0.28, LAND],
  [0.56, -0.02, 0.22, LAND],
  [0.4, -0.3, 0.16, LAND],
  [-0.02, 0.74, 0.13, CLOUD],
  [0.14, 0.76, 0.1, CLOUD],
  [-0.62, 0.04, 0.1, CLOUD],
  [-0.48, 0.06, 0.13, CLOUD],
  [0.1, -0.08, 0.1, CLOUD],
  [0.24, -0.1, 0.13, CLOUD],
  [0.02, -0.72, 0.13, CLOUD],
];

export const spaceship = place({
  setting: 'spaceship',
  indoor: true,
  horizon: 0.54,
  lens: { near: 3.4, range: 120 },
  land(pen) {
    const { view, context } = pen;
    const half = Math.max(3.8, pen.edge(5.4));
    const long = 9;
    const hull: Rgb = [126, 138, 156];
    flat(pen, [92, 102, 120], true);
    joints(pen, [62, 72, 92], 0.9, { to: long });
    panel(pen, [-half, half], [0, 4.6], long, [70, 80, 100]);
    // stars and a planet behind the front window
    panel(pen, [-half * 0.72, half * 0.72], [1.15, 3.5], long - 0.05, [10, 12, 34], 'glow');
    const random = pen.random.fork('stars');
    for (let star = 0; star < 70; star++)
      disc(
        pen,
        random.around(half * 0.7),
        random.between(1.2, 3.45),
        long - 0.06,
        random.between(0.008, 0.026),
        [240, 244, 255],
        'glow',
      );
    context.save();
    context.beginPath();
    const [left, top] = pen.point(-half * 0.72, 3.5, long - 0.05);
    const [right, low] = pen.point(half * 0.72, 1.15, long - 0.05);
    context.rect(left, top, right - left, low - top);
    context.clip();
    const side = random.chance(0.5) ? 1 : -1;
    const planet = side * half * 0.36;
    if (view.asked('earth')) {
      disc(pen, planet, 2.2, long - 0.07, 1.02, [120, 190, 240], 'glow');
      disc(pen, planet, 2.2, long - 0.075, 0.96, [44, 108, 190], 'glow');
      for (const [x, up, size, colour] of LANDS) disc(pen, planet + x, 2.2 + up, long - 0.08, size, colour, 'glow');
    } else {
      disc(pen, planet, 1.7, long - 0.07, 0.95, [216, 130, 84], 'glow');
      disc(pen, planet - 0.2, 1.9, long - 0.08, 0.6, [236, 166, 112], 'glow');
    }
    context.restore();
    for (const x of [-0.36, 0, 0.36])
      box(pen, {
        x: [x * half - 0.06, x * half + 0.06],
        up: [1.15, 3.5],
        away: [long - 0.2, long - 0.1],
        colour: hull,
        sheltered: true,
      });
    for (const at of [-1, 1] as const) {
      face(
        pen,
        [
          [at * half, 0, 1.6],
          [at * half * 1.08, 2, 1.6],
          [at * half * 1.08, 2, long],
          [at * half, 0, long],
        ],
        hull,
        view.air.light.side * at < 0 ? 'lit' : 'shaded',
      );
      face(
        pen,
        [
          [at * half * 1.08, 2, 1.6],
          [at * half * 0.5, 4.6, 1.6],
          [at * half * 0.5, 4.6, long],
          [at * half * 1.08, 2, long],
        ],
        lighten(hull, -0.06),
        'shaded',
      );
      sidePanel(pen, at * half * 1.02, [0.9, 1.02], [1.6, long], [90, 226, 255], 'glow');
      along(3.4, 8, 2, (away) => {
        beam(pen, [at * half, 0, away], [at * half * 1.08, 2, away], 0.12, [84, 94, 114]);
        beam(pen, [at * half * 1.08, 2, away], [at * half * 0.5, 4.6, away], 0.12, [84, 94, 114]);
        sidePanel(
          pen,
          at * half * 1.03,
          [1.2, 1.7],
          [away + 0.5, away + 1.4],
          pen.random.fork(away * at).pick([
            [60, 210, 190],
            [250, 160, 70],
            [120, 150, 255],
          ] as const),
          'glow',
          0.85,
        );
      });
      shineAt(pen, at * half, 1, 5, 2, [90, 226, 255], 0.35);
    }
    face(
      pen,
      [
        [-half * 0.5, 4.6, 1.6],
        [half * 0.5, 4.6, 1.6],
        [half * 0.5, 4.6, long],
        [-half * 0.5, 4.6, long],
      ],
      [104, 114, 134],
      'shaded',
    );
    along(2.4, 8, 1.8, (away) =>
      patch(pen, [-half * 0.24, half * 0.24], [away, away + 0.5], [226, 244, 255], 'glow', 4.58),
    );
    // the console below the window
    face(
      pen,
      [
        [-half * 0.66, 0.7, long - 1.3],
        [half * 0.66, 0.7, long - 1.3],
        [half * 0.72, 1.15, long - 0.3],
        [-half * 0.72, 1.15, long - 0.3],
      ],
      [58, 68, 88],
      'lit',
    );
    panel(pen, [-half * 0.66, half * 0.66], [0, 0.7], long - 1.3, [78, 90, 112]);
    for (let button = 0; button < 26; button++) {
      const own = random.fork(button);
      disc(
        pen,
        -half * 0.6 + (half * 1.2 * button) / 25,
        0.8 + (button % 3) * 0.1,
        long - 1.1 + (button % 3) * 0.25,
        0.045,
        own.pick([
          [255, 90, 90],
          [90, 255, 170],
          [255, 220, 90],
          [90, 190, 255],
        ] as const),
        'glow',
      );
    }
    for (const x of [-half * 0.3, half * 0.3]) {
      box(pen, { x: [x - 0.4, x + 0.4], up: [0.35, 1.5], away: [6.3, 6.45], colour: [52, 56, 70], sheltered: true });
      box(pen, { x: [x - 0.4, x + 0.4], up: [0.35, 0.5], away: [6.4, 7], colour: [62, 66, 82], sheltered: true });
    }
  },
});

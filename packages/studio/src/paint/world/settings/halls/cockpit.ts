import { lighten } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { beam, box, disc, face, panel } from '../../sets/solids.js';

const HULL: Rgb = [112, 120, 132];
const DARK: Rgb = [52, 58, 68];
/** Clouds before the windscreen: across, up, size. */
const CLOUDS = [
  [-1.9, 1.7, 0.34],
  [-1.5, 1.62, 0.44],
  [-1.1, 1.66, 0.3],
  [0.7, 1.95, 0.3],
  [1.05, 1.88, 0.4],
  [1.45, 1.92, 0.28],
] as const;

/** The cockpit of an aircraft: sky before the windscreen, instruments, two seats. */
export const cockpit = place({
  setting: 'cockpit',
  indoor: true,
  horizon: 0.5,
  lens: { near: 3, range: 110 },
  land(pen) {
    const { view } = pen;
    const half = Math.max(3.2, pen.edge(4.8));
    const long = 7;
    flat(pen, [84, 90, 102], true);
    panel(pen, [-half, half], [0, 4.4], long, HULL);
    const sky = view.night ? ([22, 32, 66] as const) : lighten(view.air.skyMiddle, 0.04);
    panel(pen, [-half * 0.9, half * 0.9], [1.2, 2.75], long - 0.04, [...sky], 'glow');
    if (view.night) {
      const random = pen.random.fork('stars');
      for (let star = 0; star < 40; star++)
        disc(pen, random.around(half * 0.86), random.between(1.3, 2.7), long - 0.05, 0.014, [244, 246, 255], 'glow');
    } else {
      panel(pen, [-half * 0.9, half * 0.9], [1.2, 1.5], long - 0.05, lighten([...sky], 0.12), 'glow');
      for (const [x, up, size] of CLOUDS) disc(pen, x, up, long - 0.06, size, [248, 250, 252], 'glow');
    }
    for (const x of [-half * 0.9, -half * 0.32, half * 0.32, half * 0.9])
      beam(pen, [x, 1.1, long - 0.08], [x * 0.92, 2.85, long - 0.08], 0.16, DARK);
    for (const up of [1.16, 2.8])
      beam(pen, [-half * 0.92, up, long - 0.08], [half * 0.92, up, long - 0.08], 0.14, DARK);
    // switches overhead
    for (let row = 0; row < 3; row++)
      for (let at = -7; at <= 7; at++)
        disc(
          pen,
          at * 0.22,
          3.1 + row * 0.26,
          long - 0.06,
          0.045,
          (at + row) % 4 ? [206, 212, 220] : [250, 190, 90],
          'glow',
        );
    for (const side of [-1, 1] as const)
      face(
        pen,
        [
          [side * half * 0.92, 0, long],
          [side * half * 0.92, 4.4, long],
          [side * half * 1.3, 4.4, 1.4],
          [side * half * 1.3, 0, 1.4],
        ],
        lighten(HULL, -0.05),
        view.air.light.side * side < 0 ? 'lit' : 'shaded',
      );
    // the board with its dials and screens
    box(pen, {
      x: [-half * 0.84, half * 0.84],
      up: [0, 1.12],
      away: [long - 1, long - 0.2],
      colour: DARK,
      sheltered: true,
    });
    for (const x of [-1.75, 1.75]) {
      panel(pen, [x - 0.42, x + 0.42], [0.55, 1.02], long - 1.02, [44, 96, 152], 'glow');
      panel(pen, [x - 0.42, x + 0.42], [0.55, 0.76], long - 1.03, [150, 110, 66], 'glow');
      beam(pen, [x - 0.2, 0.78, long - 1.04], [x + 0.2, 0.78, long - 1.04], 0.02, [255, 214, 90], 'glow');
    }
    for (const [x, up] of [
      [-0.75, 0.88],
      [-0.25, 0.88],
      [0.25, 0.88],
      [0.75, 0.88],
      [-0.5, 0.56],
      [0, 0.56],
      [0.5, 0.56],
    ] as const) {
      disc(pen, x, up, long - 1.02, 0.19, [206, 212, 220], 'tone');
      disc(pen, x, up, long - 1.03, 0.155, [26, 30, 38], 'tone');
      beam(pen, [x, up, long - 1.04], [x + 0.08, up + 0.09, long - 1.04], 0.02, [250, 250, 250], 'glow');
    }
    for (const x of [-1.25, 1.25]) {
      box(pen, { x: [x - 0.42, x + 0.42], up: [0.45, 0.6], away: [4.6, 5.3], colour: [70, 62, 60], sheltered: true });
      box(pen, { x: [x - 0.42, x + 0.42], up: [0.45, 1.5], away: [4.5, 4.64], colour: [86, 76, 72], sheltered: true });
      box(pen, { x: [x - 0.22, x + 0.22], up: [1.5, 1.8], away: [4.5, 4.62], colour: [86, 76, 72], sheltered: true });
    }
  },
});

import { along, flat, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { prop } from '../../sets/props.js';
import { beam, box, face, panel, patch, sidePanel } from '../../sets/solids.js';
import { white, steel } from './shared.js';

export const airport = place({
  setting: 'airport',
  indoor: true,
  horizon: 0.52,
  lens: { near: 3.2, range: 160 },
  land(pen) {
    const half = Math.max(9, pen.edge(7));
    const tall = 6.4;
    const long = 18;
    const { view } = pen;
    flat(pen, [206, 208, 210], true);
    joints(pen, [180, 184, 188], 1.5, { to: long });
    // the apron and the sky behind tall glass
    const sky = view.air.skyMiddle;
    panel(pen, [-half, half], [0, tall], long, sky, 'glow');
    panel(pen, [-half, half], [1.8, 3.2], long, view.air.skyHorizon, 'glow', 0.8);
    panel(pen, [-half, half], [0, 1.75], long, [150, 152, 156], 'lit');
    if (view.brings('aeroplane')) prop(pen, 'aeroplane', -half * 0.2, long, 3, { up: 0.5, hangs: true });
    for (let x = -half; x <= half; x += 2.4)
      box(pen, {
        x: [x - 0.07, x + 0.07],
        up: [0, tall],
        away: [long - 0.1, long],
        colour: [232, 236, 240],
        sheltered: true,
      });
    for (const up of [0.05, 2.2, 4.4])
      box(pen, {
        x: [-half, half],
        up: [up, up + 0.1],
        away: [long - 0.1, long],
        colour: [232, 236, 240],
        sheltered: true,
      });
    face(
      pen,
      [
        [-half, tall, 2],
        [half, tall, 2],
        [half, tall, long],
        [-half, tall, long],
      ],
      [230, 232, 234],
      'tone',
    );
    along(4, 16, 3, (away) => patch(pen, [-half * 0.6, half * 0.6], [away, away + 0.5], [255, 254, 246], 'glow', tall));
    for (const side of [-1, 1] as const)
      sidePanel(
        pen,
        side * half,
        [0, tall],
        [1.8, long],
        [216, 220, 224],
        view.air.light.side * side < 0 ? 'lit' : 'shaded',
      );
    // rows of seats before the glass, and the board of flights
    for (const row of [14.5, 11])
      for (let x = -half * 0.85; x < half * 0.85; x += 0.75) {
        if (row < 14 && Math.abs(x) < half * 0.5) continue;
        box(pen, {
          x: [x, x + 0.66],
          up: [0.36, 0.48],
          away: [row, row + 0.5],
          colour: [54, 76, 112],
          sheltered: true,
        });
        box(pen, {
          x: [x, x + 0.66],
          up: [0.48, 1],
          away: [row + 0.5, row + 0.58],
          colour: [62, 88, 128],
          sheltered: true,
        });
      }
    const board = half * 0.55;
    for (const x of [board - 1.4, board + 1.4]) beam(pen, [x, tall, 9], [x, 4.6, 9], 0.06, steel);
    box(pen, { x: [board - 1.9, board + 1.9], up: [3.1, 4.7], away: [9, 9.2], colour: [24, 28, 38], sheltered: true });
    for (let line = 0; line < 5; line++) {
      panel(pen, [board - 1.7, board - 0.7], [4.35 - line * 0.28, 4.48 - line * 0.28], 8.99, [250, 200, 70], 'glow');
      panel(pen, [board - 0.4, board + 1.6], [4.35 - line * 0.28, 4.48 - line * 0.28], 8.99, white, 'glow', 0.85);
    }
    prop(pen, 'suitcase', -half * 0.62, 10.4, 0.7);
  },
});

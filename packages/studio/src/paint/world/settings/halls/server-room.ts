import { lighten } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { along, hall, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import type { SetPen } from '../../sets/space.js';
import { beam, box, panel, patch, shineAt, sidePanel } from '../../sets/solids.js';

const RACK: Rgb = [44, 50, 62];
const LIGHTS: readonly Rgb[] = [
  [90, 200, 255],
  [90, 200, 255],
  [120, 240, 170],
  [255, 196, 90],
];
const TALL = 2.3;

/** One rack at the aisle: its door, its machines, and their small lights. */
function rack(pen: SetPen, side: -1 | 1, x: number, away: number, wide: number): void {
  const own = pen.random.fork(`rack ${side} ${away}`);
  const end = away + wide * 0.94;
  const inner = x * 0.996;
  sidePanel(pen, x, [0, TALL], [away, end], RACK, 'shaded');
  // far away they are one dark row
  if (pen.scale(away) < 14) return;
  for (let up = 0.2; up < TALL - 0.2; up += 0.24) {
    sidePanel(pen, inner, [up, up + 0.17], [away + 0.08, end - 0.08], lighten(RACK, 0.06), 'tone');
    for (let at = 0; at < 3; at++) {
      const from = away + 0.14 + at * 0.14 + own.between(0, 0.06);
      sidePanel(pen, inner * 0.996, [up + 0.06, up + 0.11], [from, from + 0.06], own.pick(LIGHTS), 'glow');
    }
  }
}

/** Racks in two rows, cables in trays above them, cold light. */
export const serverRoom = place({
  setting: 'server-room',
  indoor: true,
  horizon: 0.52,
  lens: { near: 2.6, range: 90, wall: 18 },
  ground: { left: 0.26, right: 0.74 },
  land(pen) {
    const long = pen.wall;
    const room = hall(pen, {
      half: 5,
      tall: 3.4,
      wall: [96, 110, 132],
      floor: [146, 156, 172],
      ceiling: [70, 80, 98],
    });
    joints(pen, [118, 128, 146], 0.6, { to: long });
    along(2.4, long - 1, 2.4, (away) => patch(pen, [-0.5, 0.5], [away, away + 1.2], [226, 240, 255], 'glow', 3.36));
    const x = Math.max(1.7, pen.edge(4) * 0.66);
    const wide = 0.8;
    for (const side of [-1, 1] as const) {
      panel(pen, side < 0 ? [-room.half, -x] : [x, room.half], [0, TALL], long - 1, RACK, 'shaded');
      for (let away = long - 1 - wide; away > 1.4; away -= wide) rack(pen, side, side * x, away, wide);
      // the tray with its cables runs along the top of the row
      box(pen, {
        x: side < 0 ? [-x - 0.1, -x + 0.35] : [x - 0.35, x + 0.1],
        up: [2.72, 2.8],
        away: [1.6, long - 1],
        colour: [176, 186, 200],
        sheltered: true,
      });
      for (const [at, colour] of (
        [
          [0.04, [86, 150, 220]],
          [0.16, [230, 180, 70]],
        ] as const
      ).values())
        beam(pen, [side * (x - at), 2.84, 1.6], [side * (x - at), 2.84, long - 1], 0.05, colour);
    }
    panel(pen, [-0.5, 0.5], [0, 2.1], long - 0.05, [60, 70, 88], 'tone');
    shineAt(pen, 0, 1.6, long - 0.2, 2.4, [120, 200, 255], 0.5);
  },
});

import { lighten } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { flat, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { prop, treeAt } from '../../sets/props.js';
import { box, disc, face, glass, panel, post, windows } from '../../sets/solids.js';
import type { SetPen } from '../../sets/space.js';
import { white } from './shared.js';

const FRONT = 9;

/** A small round table on one foot, with its two chairs. */
function seating(pen: SetPen, x: number, away: number, wood: Rgb): void {
  for (const side of [-1, 1] as const) {
    const at = x + side * 0.72;
    const chair: readonly [number, number] = [Math.min(at, at - side * 0.4), Math.max(at, at - side * 0.4)];
    box(pen, { x: chair, up: [0.4, 0.46], away: [away, away + 0.4], colour: wood });
    box(pen, {
      x: [at - 0.03, at + 0.03],
      up: [0, 0.92],
      away: [away + 0.05, away + 0.4],
      colour: lighten(wood, -0.06),
    });
    box(pen, {
      x: [at - side * 0.4 - 0.02, at - side * 0.4 + 0.02],
      up: [0, 0.42],
      away: [away, away + 0.05],
      colour: wood,
    });
  }
  post(pen, x, away + 0.2, [0, 0.72], 0.04, [62, 62, 68]);
  box(pen, { x: [x - 0.36, x + 0.36], up: [0.7, 0.75], away: [away, away + 0.5], colour: [236, 232, 224] });
}

/** Before a café: its windows below a striped awning, tables with chairs on the pavement, a tree in a tub. */
export const cafeTerrace = place({
  setting: 'cafe-terrace',
  horizon: 0.5,
  lens: { near: 3.2, range: 90 },
  tables: true,
  land(pen) {
    const half = Math.max(8, pen.edge(FRONT) * 1.05);
    const front = pen.random.pick([
      [196, 158, 120],
      [226, 214, 192],
      [162, 108, 88],
    ] as const);
    const cloth = pen.random.pick([
      [190, 62, 56],
      [52, 108, 88],
      [58, 84, 132],
    ] as const);
    flat(pen, [188, 182, 174]);
    joints(pen, [156, 150, 144], 0.8, { to: FRONT });
    panel(pen, [-half, half], [0, 14], FRONT, front);
    windows(pen, {
      x: [-half, half],
      up: [4.4, 12.5],
      away: FRONT - 0.02,
      columns: Math.round(half * 0.9),
      rows: 3,
      frame: white,
    });
    const dark = lighten(cloth, -0.12);
    panel(pen, [-half, half], [0, 3.7], FRONT - 0.04, dark);
    for (let x = -Math.ceil(half / 2.4) * 2.4; x < half; x += 2.4) {
      glass(pen, [x + 0.15, x + 2.25], [0.7, 2.7], FRONT - 0.06);
      panel(pen, [x + 0.15, x + 2.25], [0.1, 0.6], FRONT - 0.06, lighten(dark, 0.06));
    }
    // the door is open
    panel(pen, [-0.75, 0.75], [0, 2.75], FRONT - 0.08, [70, 48, 38]);
    panel(pen, [-0.62, 0.62], [0.05, 2.6], FRONT - 0.09, [250, 214, 150], 'glow');
    const stripe = 0.5;
    for (let x = -half, index = 0; x < half; x += stripe, index++)
      face(
        pen,
        [
          [x, 3.6, FRONT - 0.1],
          [x + stripe, 3.6, FRONT - 0.1],
          [x + stripe, 2.75, FRONT - 1.5],
          [x, 2.75, FRONT - 1.5],
        ],
        index % 2 ? white : cloth,
        'lit',
      );
    for (let x = -half, index = 0; x < half; x += stripe, index++)
      panel(pen, [x, x + stripe], [2.5, 2.75], FRONT - 1.5, index % 2 ? white : cloth);
  },
  stand(pen) {
    const edge = Math.max(2.4, pen.edge(FRONT - 2.4) * 0.86);
    const wood: Rgb = [122, 84, 58];
    if (pen.view.brings('table') && pen.view.brings('chair'))
      for (const [x, away] of [
        [-edge * 0.92, FRONT - 2.6],
        [edge * 0.9, FRONT - 2.6],
        [-edge * 0.36, FRONT - 2.2],
        [edge * 0.4, FRONT - 2.2],
      ] as const)
        seating(pen, x, away, wood);
    for (const side of [-1, 1]) prop(pen, 'potted-plant', side * 1.3, FRONT - 1.2, 1);
    treeAt(pen, 'broadleaf', -edge * 1.15, FRONT - 3, 4.6);
    for (const x of [-edge * 0.6, edge * 0.6]) disc(pen, x, 2.4, FRONT - 1.6, 0.08, [255, 240, 200], 'glow');
  },
});

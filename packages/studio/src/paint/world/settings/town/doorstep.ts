import { lighten } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { flat, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { prop } from '../../sets/props.js';
import { box, disc, panel, patch, post, shineAt, windows } from '../../sets/solids.js';
import type { SetPen } from '../../sets/space.js';
import { white } from './shared.js';

const AWAY = 4.6;
const HALF = 0.52;
const HIGH = 2.25;
const brass: Rgb = [226, 184, 92];

/** Courses of bricks, or boards, over the whole front. */
function front(pen: SetPen, edge: number, top: number): void {
  const wall: Rgb = pen.random.pick([
    [186, 120, 94],
    [214, 196, 168],
    [150, 164, 166],
  ] as const);
  panel(pen, [-edge, edge], [0, top], AWAY, wall, 'lit');
  for (let up = 0.24; up < top; up += 0.16)
    panel(pen, [-edge, edge], [up, up + 0.014], AWAY - 0.005, lighten(wall, -0.1), 'tone', 0.7);
  box(pen, { x: [-edge, edge], up: [0, 0.2], away: [AWAY - 0.04, AWAY], colour: [150, 146, 142] });
}

/** Panels, a letter slot, a knob, and glass above it that is lit in the evening. */
function door(pen: SetPen): void {
  const { view, random } = pen;
  const colour: Rgb =
    view.tint('door') ??
    random.pick([
      [44, 92, 98],
      [156, 52, 50],
      [52, 74, 120],
      [206, 154, 62],
    ] as const);
  const sill = 0.18;
  panel(pen, [-HALF - 0.14, HALF + 0.14], [sill, HIGH + 0.56], AWAY - 0.02, white, 'lit');
  const lit = view.night || view.low;
  panel(
    pen,
    [-HALF, HALF],
    [HIGH + 0.08, HIGH + 0.44],
    AWAY - 0.03,
    lit ? [255, 214, 140] : [150, 178, 192],
    lit ? 'glow' : 'tone',
  );
  panel(pen, [-HALF, HALF], [sill, HIGH], AWAY - 0.03, colour);
  for (const [from, to] of [
    [0.32, 0.92],
    [1.22, 2.08],
  ] as const)
    for (const side of [-1, 1]) {
      const [left, right] = side < 0 ? [-HALF + 0.1, -0.06] : [0.06, HALF - 0.1];
      panel(pen, [left - 0.02, right + 0.02], [from - 0.02, to + 0.02], AWAY - 0.04, lighten(colour, -0.12));
      panel(pen, [left, right], [from, to], AWAY - 0.05, lighten(colour, 0.06), 'lit');
    }
  panel(pen, [-0.16, 0.16], [1.03, 1.1], AWAY - 0.05, brass, 'lit');
  disc(pen, HALF - 0.08, 1.1, AWAY - 0.06, 0.035, brass, 'lit');
}

/** The front of a house, as one stands before it: its door, the step and the mat, a lamp and pots beside it. */
export const doorstep = place({
  setting: 'doorstep',
  horizon: 0.42,
  lens: { near: 2.4, eye: 1.5, range: 30 },
  ground: { far: 0.4 },
  land(pen) {
    flat(pen, [178, 170, 160]);
    joints(pen, [148, 140, 132], 0.8, { to: AWAY });
  },
  stand(pen) {
    const edge = pen.edge(AWAY) + 0.5;
    front(pen, edge, pen.ceiling(AWAY) + 1);
    for (const side of [-1, 1]) {
      const near = side * (HALF + 0.75);
      const far = side * Math.max(HALF + 1.9, edge * 0.95);
      windows(pen, {
        x: side < 0 ? [far, near] : [near, far],
        up: [0.95, 2.3],
        away: AWAY - 0.01,
        columns: 1,
        rows: 1,
        frame: white,
      });
    }
    door(pen);
    const stone: Rgb = [196, 190, 182];
    box(pen, { x: [-HALF - 0.5, HALF + 0.5], up: [0, 0.17], away: [AWAY - 0.75, AWAY - 0.03], colour: stone });
    patch(pen, [-0.42, 0.42], [AWAY - 0.62, AWAY - 0.2], [150, 112, 70], 'tone', 0.172);
    for (const side of [-1, 1]) {
      prop(pen, 'potted-plant', side * (HALF + 0.8), AWAY - 0.35, 0.85);
      const x = side * (HALF + 0.36);
      post(pen, x, AWAY - 0.06, [1.86, 2.12], 0.07, [62, 58, 60]);
      disc(pen, x, 1.96, AWAY - 0.08, 0.07, [255, 226, 160], 'glow');
      if (pen.view.night || pen.view.low) shineAt(pen, x, 1.96, AWAY - 0.1, 1.1, [255, 206, 130], 0.5);
    }
  },
});

import { lighten } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { paintWater } from '../../elements/sea.js';
import { along } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import type { SetPen } from '../../sets/space.js';
import { beam, box, face, post } from '../../sets/solids.js';
import { surfaceOf } from '../../site.js';

const PLANKS: Rgb = [186, 146, 104];
const RAIL: Rgb = [124, 84, 56];
const ROPE: Rgb = [206, 186, 150];
const CANVAS: Rgb = [240, 230, 208];
/** How far the deck goes from before our feet to the bow. */
const [FROM, TO] = [1.6, 17] as const;

/** Half of the deck's width: it runs to a point. */
const halfAt = (full: number, away: number): number => {
  const share = Math.max(0, (away - 7) / (TO - 7));
  return full * (1 - share ** 1.7);
};

/** Planks that run to the bow, rails on both sides. */
function deck(pen: SetPen, full: number): void {
  const step = 0.6;
  const random = pen.random.fork('planks');
  for (let away = FROM; away < TO; away += step) {
    const [near, far] = [halfAt(full, away), halfAt(full, Math.min(TO, away + step))];
    face(
      pen,
      [
        [-near, 0, away],
        [near, 0, away],
        [far, 0, Math.min(TO, away + step)],
        [-far, 0, Math.min(TO, away + step)],
      ],
      pen.view.snowy ? [234, 240, 250] : lighten(PLANKS, random.around(0.012)),
      'lit',
    );
  }
  for (let x = -full; x <= full; x += 0.34) {
    const end = 7 + (TO - 7) * (1 - Math.abs(x) / full) ** (1 / 1.7);
    beam(pen, [x, 0.001, FROM], [x, 0.001, Math.min(end, TO)], 0.02, lighten(PLANKS, -0.16), 'shaded');
  }
  for (const side of [-1, 1] as const) {
    for (let away = FROM; away < TO - 0.4; away += 1.2) {
      const [near, far] = [side * halfAt(full, away), side * halfAt(full, Math.min(TO, away + 1.2))];
      const on = Math.min(TO, away + 1.2);
      face(
        pen,
        [
          [near, 0, away],
          [near, 0.55, away],
          [far, 0.55, on],
          [far, 0, on],
        ],
        lighten(RAIL, 0.05),
        pen.view.air.light.side * side < 0 ? 'lit' : 'shaded',
      );
      beam(pen, [near, 0.95, away], [far, 0.95, on], 0.12, RAIL);
    }
    along(2.4, TO - 1, 1.6, (away) => post(pen, side * halfAt(full, away), away, [0.5, 0.95], 0.06, RAIL));
  }
}

/** A mast with a sail and what holds it. */
function mast(pen: SetPen, full: number): void {
  const [x, away, tall] = [full * 0.34, 9, 9] as const;
  for (const side of [-1, 1]) beam(pen, [x, tall, away], [side * halfAt(full, 8), 0.95, 8], 0.03, ROPE);
  face(
    pen,
    [
      [x - 3, 6.6, away - 0.1],
      [x + 3, 6.6, away - 0.1],
      [x + 3.3, 2.9, away - 0.5],
      [x, 2.5, away - 0.7],
      [x - 3.3, 2.9, away - 0.5],
    ],
    CANVAS,
    'lit',
  );
  for (const at of [-1.5, 0, 1.5])
    beam(pen, [x + at, 6.6, away - 0.12], [x + at * 1.1, 2.7, away - 0.62], 0.03, lighten(CANVAS, -0.1), 'shaded');
  beam(pen, [x - 3.2, 6.7, away - 0.2], [x + 3.2, 6.7, away - 0.2], 0.2, RAIL);
  post(pen, x, away - 0.3, [0, tall], 0.22, RAIL);
}

/** The deck of a ship: planks, rails, a mast under sail, and the sea around. */
export const shipDeck = place({
  setting: 'ship-deck',
  horizon: 0.44,
  lens: { near: 3, range: 90 },
  surfaces: (request) => [surfaceOf(request, { habitat: 'ground', left: 0.14, right: 0.86, far: 0.64, near: 0.965 })],
  land(pen) {
    const { view } = pen;
    paintWater(pen.context, view, { top: view.horizon, bottom: view.height, waves: 0.32 });
  },
  stand(pen) {
    const full = Math.max(2.6, pen.edge(3.2) * 0.82);
    deck(pen, full);
    beam(pen, [0, 0.7, TO - 0.6], [0, 2, TO + 5], 0.3, RAIL);
    mast(pen, full);
    box(pen, { x: [-full * 0.72, -full * 0.38], up: [0, 0.5], away: [6.4, 7.2], colour: [150, 108, 72] });
    // a coil of rope
    for (const up of [0.06, 0.16, 0.26]) beam(pen, [full * 0.5, up, 5.2], [full * 0.5 + 0.6, up, 5.2], 0.1, ROPE);
  },
});

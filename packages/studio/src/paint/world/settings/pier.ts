import { lighten } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { paintHill } from '../elements/hills.js';
import { paintWater } from '../elements/sea.js';
import { surfaceOf } from '../site.js';
import { along } from '../sets/floors.js';
import { place } from '../sets/place.js';
import { lampAt } from '../sets/props.js';
import { beam, patch, post, sidePanel } from '../sets/solids.js';

const planks: Rgb = [176, 138, 102];

/** A wooden pier that runs out over the water on piles. */
export const pier = place({
  setting: 'pier',
  horizon: 0.46,
  lens: { near: 3, range: 90 },
  surfaces: (request) => [
    surfaceOf(request, { habitat: 'ground', left: 0.2, right: 0.8, far: 0.66, near: 0.965 }),
    surfaceOf(request, { habitat: 'water', left: 0.01, right: 0.32, far: 0.54, near: 0.62 }),
  ],
  far(pen) {
    const { view } = pen;
    paintHill(pen.context, view, {
      name: 'far shore',
      foot: view.horizon + 2,
      rise: view.span * 0.07,
      depth: 0.85,
      colour: [104, 128, 118],
    });
  },
  land(pen) {
    const { view } = pen;
    paintWater(pen.context, view, { top: view.horizon, bottom: view.height, waves: 0.22 });
  },
  stand(pen) {
    const { view } = pen;
    const half = Math.max(2, pen.edge(3.2) * 0.66);
    const [from, to] = [2.2, 26] as const;
    for (const side of [-1, 1] as const) {
      along(4, 24, 4, (away) => post(pen, side * (half - 0.15), away, [-1.2, 0], 0.14, [96, 74, 58]));
      sidePanel(
        pen,
        side * half,
        [-0.3, 0],
        [from, to],
        [130, 98, 72],
        view.air.light.side * side < 0 ? 'lit' : 'shaded',
      );
    }
    patch(pen, [-half, half], [from, to], view.snowy ? [234, 240, 250] : planks);
    const random = pen.random.fork('planks');
    for (let away = from; away < to; away += 0.3 * (1 + away / 26)) {
      if (!view.snowy)
        patch(
          pen,
          [-half, half],
          [away, away + 0.26 * (1 + away / 26)],
          lighten(planks, random.around(0.03)),
          'lit',
          0,
          0.8,
        );
      beam(pen, [-half, 0, away], [half, 0, away], 0.02, lighten(planks, -0.16), 'shaded');
    }
    for (const side of [-1, 1]) {
      along(5, 25, 5, (away) => post(pen, side * half, away, [0, 1], 0.12, [112, 84, 62]));
      for (let away = 5; away < 25; away += 5) {
        beam(pen, [side * half, 0.82, away], [side * half, 0.62, away + 2.5], 0.05, [206, 186, 150]);
        beam(pen, [side * half, 0.62, away + 2.5], [side * half, 0.82, away + 5], 0.05, [206, 186, 150]);
      }
    }
    lampAt(pen, half * 0.86, 20, 3.6);
    lampAt(pen, -half * 0.86, 20, 3.6);
  },
});

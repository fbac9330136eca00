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
  surfaces: (request) =>
    request.needs.has('water')
      ? [
          surfaceOf(request, { habitat: 'ground', left: 0.66, right: 0.97, far: 0.74, near: 0.965 }),
          surfaceOf(request, { habitat: 'water', left: 0.02, right: 0.49, far: 0.6, near: 0.8 }),
        ]
      : [surfaceOf(request, { habitat: 'ground', left: 0.2, right: 0.8, far: 0.66, near: 0.965 })],
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
    const wide = Math.max(2, pen.edge(3.2) * 0.66);
    // a boat lies beside it: it runs along the right then
    const boats = view.surface('water') !== undefined;
    const [left, right] = boats ? [wide * 0.14, wide * 1.9] : [-wide, wide];
    const sides = [
      [-1, left],
      [1, right],
    ] as const;
    const [from, to] = [2.2, 26] as const;
    for (const [side, edge] of sides) {
      along(4, 24, 4, (away) => post(pen, edge - side * 0.15, away, [-1.2, 0], 0.14, [96, 74, 58]));
      sidePanel(pen, edge, [-0.3, 0], [from, to], [130, 98, 72], view.air.light.side * side < 0 ? 'lit' : 'shaded');
    }
    patch(pen, [left, right], [from, to], view.snowy ? [234, 240, 250] : planks);
    const random = pen.random.fork('planks');
    for (let away = from; away < to; away += 0.3 * (1 + away / 26)) {
      if (!view.snowy)
        patch(
          pen,
          [left, right],
          [away, away + 0.26 * (1 + away / 26)],
          lighten(planks, random.around(0.03)),
          'lit',
          0,
          0.8,
        );
      beam(pen, [left, 0, away], [right, 0, away], 0.02, lighten(planks, -0.16), 'shaded');
    }
    for (const [, edge] of sides) {
      along(5, 25, 5, (away) => post(pen, edge, away, [0, 1], 0.12, [112, 84, 62]));
      for (let away = 5; away < 25; away += 5) {
        beam(pen, [edge, 0.82, away], [edge, 0.62, away + 2.5], 0.05, [206, 186, 150]);
        beam(pen, [edge, 0.62, away + 2.5], [edge, 0.82, away + 5], 0.05, [206, 186, 150]);
      }
    }
    for (const [side, edge] of sides) lampAt(pen, edge - side * wide * 0.14, 20, 3.6);
  },
});

import type { Rgb } from '../../../kit/colour.js';
import { paintSkyline } from '../../elements/skyline.js';
import { along, flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { beam, box, patch, post } from '../../sets/solids.js';

/** On a bridge: the deck runs away between rails and towers over water. */
export const bridge = place({
  setting: 'bridge',
  horizon: 0.52,
  lens: { near: 3, eye: 1.8, range: 110 },
  ground: { left: 0.16, right: 0.84 },
  far(pen) {
    paintSkyline(pen.context, pen.view, {
      name: 'far shore',
      foot: pen.view.horizon + 2,
      height: pen.view.span * 0.14,
      depth: 0.88,
    });
  },
  land(pen) {
    const { view } = pen;
    flat(pen, [76, 128, 156], true);
    for (let away = 8; away < 90; away *= 1.25)
      patch(pen, [-200, 200], [away, away * 1.04], view.air.skyHorizon, 'glow', 0, 0.25);
    const half = Math.max(2.8, pen.edge(3.6) * 0.86);
    patch(pen, [-half, half], [1.8, 120], view.snowy ? [226, 232, 242] : [150, 140, 132], 'lit');
    for (let away = 2.4; away < 34; away += 0.7)
      beam(pen, [-half, 0, away], [half, 0, away], 0.02, [112, 102, 96], 'shaded');
  },
  stand(pen) {
    const half = Math.max(2.8, pen.edge(3.6) * 0.86);
    const iron: Rgb = pen.random.pick([
      [176, 74, 56],
      [92, 104, 116],
      [126, 118, 108],
    ] as const);
    for (const tower of [46, 18]) {
      for (const side of [-1, 1])
        box(pen, {
          x: side < 0 ? [-half - 0.7, -half] : [half, half + 0.7],
          up: [0, 13],
          away: [tower, tower + 0.9],
          colour: iron,
        });
      for (const up of [6.4, 12])
        box(pen, { x: [-half, half], up: [up, up + 0.8], away: [tower, tower + 0.7], colour: iron });
    }
    for (const side of [-1, 1]) {
      const cable = (t: number): readonly [number, number] => [18 + t * 28, 13 - Math.sin(t * Math.PI) * 9.5];
      for (let step = 0; step < 14; step++) {
        const [a, up] = cable(step / 14);
        const [b, next] = cable((step + 1) / 14);
        beam(pen, [side * (half + 0.35), up, a], [side * (half + 0.35), next, b], 0.16, iron);
        beam(pen, [side * (half + 0.35), 1, a], [side * (half + 0.35), up, a], 0.05, iron);
      }
      for (let step = 0; step < 8; step++) {
        const t = step / 8;
        beam(
          pen,
          [side * (half + 0.35), 13 - t * 11, 18 - t * 15],
          [side * (half + 0.35), 13 - (t + 0.125) * 11, 18 - (t + 0.125) * 15],
          0.16,
          iron,
        );
        beam(pen, [side * (half + 0.35), 1, 18 - t * 15], [side * (half + 0.35), 13 - t * 11, 18 - t * 15], 0.05, iron);
      }
      along(2.6, 50, 1.2, (away) => post(pen, side * half, away, [0, 1.05], 0.035, iron));
      for (const up of [0.5, 1.05]) beam(pen, [side * half, up, 2.2], [side * half, up, 60], 0.07, iron);
    }
  },
});

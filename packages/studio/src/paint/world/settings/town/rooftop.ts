import { lighten } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { paintSkyline } from '../../elements/skyline.js';
import { place } from '../../sets/place.js';
import { beam, box, face, panel, post } from '../../sets/solids.js';
import { brick } from './shared.js';

/** Up on the roofs: a parapet, chimneys and tanks, the town all around below the sky. */
export const rooftop = place({
  setting: 'rooftop',
  horizon: 0.46,
  lens: { near: 3.4, eye: 1.8, range: 120 },
  ground: { far: 0.42 },
  far(pen) {
    const { view, context } = pen;
    for (const [index, [share, depth]] of (
      [
        [0.34, 0.9],
        [0.2, 0.74],
      ] as const
    ).entries())
      paintSkyline(context, view, {
        name: `roofs ${index}`,
        foot: view.horizon + view.unit * 0.14,
        height: view.span * share,
        depth,
      });
  },
  land(pen) {
    const roof: Rgb = pen.view.snowy ? [232, 238, 248] : [168, 156, 148];
    const far = 9;
    face(
      pen,
      [
        [-60, 0, 2.5],
        [60, 0, 2.5],
        [60, 0, far],
        [-60, 0, far],
      ],
      roof,
      'lit',
    );
    for (let away = 3.4; away < far; away += 1.4)
      beam(pen, [-60, 0, away], [60, 0, away], 0.03, lighten(roof, -0.08), 'shaded');
    box(pen, { x: [-60, 60], up: [0, 0.85], away: [far, far + 0.3], colour: [176, 128, 108], top: [206, 196, 186] });
  },
  stand(pen) {
    const edge = pen.edge(8);
    const side = pen.random.chance(0.5) ? 1 : -1;
    // a water tank on legs, and the hut of the stairs
    const tank: Rgb = [150, 104, 72];
    const at = side * edge * 0.72;
    for (const leg of [-0.7, 0.7]) post(pen, at + leg, 8, [0, 1.6], 0.06, [84, 80, 82]);
    post(pen, at, 8, [1.6, 3.6], 1.05, tank);
    face(
      pen,
      [
        [at - 1.15, 3.6, 8],
        [at, 4.4, 8],
        [at + 1.15, 3.6, 8],
      ],
      [112, 84, 70],
      'lit',
    );
    const hut = -side * edge * 0.8;
    box(pen, { x: [hut - 1.3, hut + 1.3], up: [0, 2.5], away: [7, 8.6], colour: [190, 150, 124] });
    panel(pen, [hut - 0.4, hut + 0.4], [0, 2], 7, [92, 104, 112]);
    if (pen.view.brings('chimney')) {
      box(pen, { x: [hut - 2.6, hut - 2], up: [0, 1.7], away: [8, 8.6], colour: brick });
      box(pen, {
        x: [side * edge * 0.3 - 0.25, side * edge * 0.3 + 0.25],
        up: [0, 1],
        away: [8.2, 8.7],
        colour: [150, 156, 160],
      });
    }
  },
});

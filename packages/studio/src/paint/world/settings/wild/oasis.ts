import { lighten, mix } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { paintHill } from '../../elements/hills.js';
import { flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { treeAt } from '../../sets/props.js';
import { pool } from '../../sets/solids.js';
import { onWater, rushes, onLand } from './shared.js';

export const oasis = place({
  setting: 'oasis',
  horizon: 0.5,
  lens: { near: 3.2, range: 70 },
  surfaces: (request) => [onLand(request, 0.82), onWater(request, 0.6, 0.74)],
  far(pen) {
    const { view } = pen;
    const dune: Rgb = [230, 182, 118];
    paintHill(pen.context, view, {
      name: 'dune far',
      foot: view.horizon + 2,
      rise: view.span * 0.17,
      depth: 0.7,
      colour: dune,
      crests: 0.8,
    });
    paintHill(pen.context, view, {
      name: 'dune',
      foot: view.horizon + 2,
      rise: view.span * 0.09,
      depth: 0.5,
      colour: lighten(dune, -0.04),
      crests: 1.1,
    });
  },
  land(pen) {
    const { view } = pen;
    flat(pen, [234, 194, 132]);
    const half = Math.max(5, pen.edge(10) * 0.66);
    pool(pen, 0, 9.6, half * 1.16, [120, 160, 84], 'lit');
    pool(pen, 0, 9.4, half, [44, 150, 166], 'lit');
    pool(pen, -half * 0.1, 10.4, half * 0.66, mix([90, 190, 196], view.air.skyHorizon, 0.4), 'lit', 0.6);
  },
  plants(pen) {
    const half = Math.max(5, pen.edge(10) * 0.66);
    for (const [share, away, tall] of [
      [-0.7, 14, 6],
      [-0.9, 12, 5],
      [0.72, 14.5, 6.4],
      [0.98, 12, 5.2],
      [0.4, 15.5, 5],
      [-0.3, 15.8, 5.4],
    ] as const)
      treeAt(pen, 'palm', share * half, away, tall);
    for (const [share, away] of [
      [-1.05, 9],
      [1.06, 9.4],
      [-0.8, 6.6],
      [0.84, 6.9],
    ] as const)
      rushes(pen, share * half, away, 0.9);
  },
});

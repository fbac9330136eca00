import { paintWater } from '../../elements/sea.js';
import { place } from '../../sets/place.js';
import { prop, treeAt } from '../../sets/props.js';
import { pool } from '../../sets/solids.js';
import { onWater, onLand } from './shared.js';

export const island = place({
  setting: 'island',
  horizon: 0.44,
  lens: { near: 3.4, eye: 2.4, range: 110 },
  surfaces: (request) => [onLand(request, 0.66, 0.78), onWater(request, 0.84, 0.95)],
  land(pen) {
    const { view, context } = pen;
    const sea = view.tint('water') ?? ([36, 160, 180] as const);
    paintWater(context, view, { top: view.horizon, bottom: view.height, waves: 0.2, colour: sea });
    const half = Math.max(7, pen.edge(10) * 0.84);
    pool(pen, 0, 8.8, half * 1.24, [110, 214, 210], 'lit', 0.5);
    pool(pen, 0, 9.2, half * 1.08, [240, 250, 248], 'lit', 0.7);
    pool(pen, 0, 9.4, half, [240, 214, 160], 'lit');
    pool(pen, 0, 11.4, half * 0.66, [110, 164, 78], 'lit');
  },
  plants(pen) {
    const half = Math.max(7, pen.edge(10) * 0.84);
    for (const [share, away, tall] of [
      [-0.5, 13, 6],
      [0.46, 13.4, 6.6],
      [0.06, 14, 7.4],
      [-0.22, 13, 5],
      [0.64, 11.6, 5],
    ] as const)
      treeAt(pen, 'palm', share * half, away, tall);
    if (pen.view.brings('rock'))
      for (const [share, away] of [
        [-0.84, 9.6],
        [0.86, 9.2],
      ] as const)
        prop(pen, 'rock', share * half, away, 0.8);
    for (const share of [-0.2, 0.3]) prop(pen, 'bush', share * half, 12.6, 0.9);
  },
});

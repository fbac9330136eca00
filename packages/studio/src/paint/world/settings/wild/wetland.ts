import { css, mix } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { smoothClosed } from '../../../kit/shapes.js';
import { grassColour, snowGround } from '../../elements/foliage.js';
import { paintWater } from '../../elements/sea.js';
import { place } from '../../sets/place.js';
import { treeAt } from '../../sets/props.js';
import { beam, pool } from '../../sets/solids.js';
import { farWood, onWater, rushes, onLand } from './shared.js';

export const wetland = place({
  setting: 'wetland',
  horizon: 0.48,
  lens: { near: 3.2, range: 45 },
  surfaces: (request) => [onLand(request, 0.78), onWater(request, 0.56, 0.76)],
  far(pen) {
    farWood(pen, 0.12);
    farWood(pen, 0.07, false, 0.5);
  },
  land(pen) {
    const { view, context } = pen;
    paintWater(context, view, {
      top: view.horizon,
      bottom: view.height,
      waves: 0.08,
      colour: view.tint('water') ?? [74, 104, 92],
    });
    const bank: Rgb = view.snowy ? snowGround : mix(grassColour(view), [96, 116, 66], 0.5);
    for (const [x, away, wide] of [
      [-9, 22, 6],
      [8, 17, 5],
      [-6, 11, 3.4],
      [6.5, 9, 2.6],
      [0, 30, 5],
    ] as const) {
      pool(pen, x, away, wide * 1.05, [60, 62, 52], 'shaded', 0.5);
      pool(pen, x, away, wide, bank, 'lit');
    }
    const y = view.height * 0.84;
    context.fillStyle = css(view.shaded(bank, 0, 0.3));
    smoothClosed(context, [
      [-20, view.height + 20],
      [-20, y + 6],
      [view.width * 0.3, y - 8],
      [view.width * 0.62, y + 10],
      [view.width + 20, y - 12],
      [view.width + 20, view.height + 20],
    ]);
    context.fill();
    if (view.brings('lily'))
      for (let pad = 0; pad < 14; pad++) {
        const own = pen.random.fork(`pad ${pad}`);
        const away = own.between(5, 14);
        pool(pen, own.around(pen.edge(away) * 0.7), away, 0.36, [96, 146, 82], 'lit');
      }
  },
  plants(pen) {
    for (const [x, away, tall] of [
      [-8, 21, 8],
      [9, 18, 9],
      [-13, 24, 9],
      [14, 26, 8],
    ] as const) {
      treeAt(pen, pen.view.snowy ? 'bare' : 'broadleaf', x, away, tall, [96, 122, 78]);
      for (let moss = 0; moss < 5; moss++)
        beam(
          pen,
          [x - 1.4 + moss * 0.7, tall * 0.55, away],
          [x - 1.5 + moss * 0.7, tall * 0.3, away],
          0.14,
          [130, 146, 104],
          'shaded',
        );
    }
    for (const [x, away] of [
      [-9, 20],
      [-7, 11],
      [-5.4, 10.6],
      [7, 8.6],
      [8, 16.4],
      [5.6, 9.2],
      [0.6, 29],
    ] as const)
      rushes(pen, x, away, 1.7);
    const edge = pen.edge(4);
    for (const side of [-1, 1])
      for (let clump = 0; clump < 3; clump++) rushes(pen, side * edge * (0.62 + clump * 0.14), 4 + clump * 0.3, 1.5);
  },
});

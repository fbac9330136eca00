import { lighten } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { prop, treeAt } from '../../sets/props.js';
import { disc, face, post } from '../../sets/solids.js';
import { countryBehind } from './shared.js';

export const vineyard = place({
  setting: 'vineyard',
  horizon: 0.42,
  lens: { near: 3.4, eye: 2.2, range: 60 },
  far(pen) {
    countryBehind(pen);
    if (pen.view.brings('house')) {
      const x = pen.edge(46) * 0.45;
      prop(pen, 'house', x, 46, 6);
      for (const side of [-1.6, 1.6]) treeAt(pen, 'poplar', x + side * 4, 46, 8);
    }
  },
  land(pen) {
    flat(pen, [176, 138, 96]);
    const leaf: Rgb = pen.view.snowy
      ? [206, 196, 186]
      : pen.view.scene.season === 'autumn'
        ? [206, 130, 54]
        : [104, 150, 66];
    const count = Math.min(16, Math.ceil(pen.edge(30) / 2.4));
    for (let column = count; column >= 0; column--)
      for (const side of [-1, 1]) {
        const x = side * (column + 0.5) * 2.4;
        for (let away = 46; away > 4.8; away *= 0.87) {
          const own = pen.random.fork(`vine ${column} ${side} ${Math.round(away * 3)}`);
          const far = away / 0.87;
          face(
            pen,
            [
              [x, 0.5, away],
              [x, 1.5 + own.around(0.14), away],
              [x, 1.5, far],
              [x, 0.5, far],
            ],
            lighten(leaf, own.around(0.03)),
            pen.view.air.light.side * side < 0 ? 'lit' : 'shaded',
          );
          face(
            pen,
            [
              [x - 0.25, 0.55, away],
              [x - 0.3, 1.4 + own.around(0.16), away],
              [x + 0.3, 1.5 + own.around(0.12), away],
              [x + 0.25, 0.55, away],
            ],
            leaf,
            'lit',
          );
          post(pen, x, away, [0, 0.6], 0.04, [110, 80, 58]);
          // leaves break the straight edge
          if (away < 22)
            for (let leaves = 0; leaves < 7; leaves++)
              disc(
                pen,
                x + own.between(-0.34, 0.34),
                own.between(0.6, 1.55),
                away - 0.03,
                own.between(0.1, 0.17),
                lighten(leaf, own.around(0.05)),
                leaves % 3 === 0 ? 'shaded' : 'lit',
              );
          if (away < 16 && !pen.view.snowy)
            for (let bunch = 0; bunch < 3; bunch++)
              disc(
                pen,
                x - side * 0.2 + own.around(0.16),
                0.68 + own.between(0, 0.3),
                away - 0.05,
                0.09,
                [92, 56, 110],
                'lit',
              );
        }
      }
  },
});

import { lighten } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { paintMountains } from '../../elements/mountains.js';
import { flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { treeAt } from '../../sets/props.js';
import { face } from '../../sets/solids.js';
import { countryBehind } from './shared.js';

export const plantation = place({
  setting: 'plantation',
  horizon: 0.44,
  lens: { near: 3.4, eye: 2.6, range: 60 },
  far(pen) {
    const { view } = pen;
    paintMountains(pen.context, view, {
      name: 'range',
      foot: view.horizon + 2,
      rise: view.horizon * 0.5,
      depth: 0.88,
      colour: [92, 124, 124],
      snow: 0,
      rough: 0.3,
    });
    countryBehind(pen);
  },
  land(pen) {
    flat(pen, [150, 116, 80]);
    const green: Rgb = pen.view.snowy ? [214, 226, 230] : [88, 146, 66];
    const count = Math.ceil(pen.edge(40) / 2);
    for (let column = count; column >= -count; column--) {
      const x = column * 2;
      // a long rounded hedge, in slices from far to near
      for (let away = 60; away > 3; away *= 0.86) {
        const far = Math.min(60, away / 0.86);
        const own = pen.random.fork(`${column} ${Math.round(away * 4)}`);
        face(
          pen,
          [
            [x - 0.72, 0, away],
            [x - 0.6, 0.62, away],
            [x + 0.6, 0.62, away],
            [x + 0.72, 0, away],
          ],
          lighten(green, own.around(0.02) - 0.04),
          'tone',
        );
        face(
          pen,
          [
            [x - 0.6, 0.62, away],
            [x + 0.6, 0.62, away],
            [x + 0.6, 0.62, far],
            [x - 0.6, 0.62, far],
          ],
          lighten(green, own.around(0.03) + 0.03),
          'lit',
        );
      }
    }
  },
  plants: (pen) => {
    for (const [x, away] of [
      [-12, 30],
      [14, 34],
      [5, 44],
    ] as const)
      treeAt(pen, 'broadleaf', x, away, 5);
  },
});

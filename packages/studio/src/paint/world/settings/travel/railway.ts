import { grassColour } from '../../elements/foliage.js';
import { railsAcross } from '../../elements/lanes.js';
import { along, flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { houseAt, treeAt } from '../../sets/props.js';
import { beam, post } from '../../sets/solids.js';
import { track, farCountry } from './shared.js';

/** Rails through open country. */
export const railway = place({
  setting: 'railway',
  horizon: 0.5,
  lens: { near: 3, range: 90 },
  leafy: true,
  far: farCountry,
  land(pen) {
    flat(pen, grassColour(pen.view));
    if (railsAcross(pen.view).length > 0) return;
    track(pen, 0, 200, 2.2);
    if (pen.edge(3) > 3.4) track(pen, 4, 200, 2.2);
  },
  plants(pen) {
    along(7, 70, 8, (away, index) => {
      const x = -3.4;
      post(pen, x, away, [0, 5.4], 0.09, [110, 86, 66]);
      beam(pen, [x - 0.8, 5, away], [x + 0.8, 5, away], 0.09, [110, 86, 66]);
      if (index % 2) treeAt(pen, 'broadleaf', 8 + index, away + 3, 6);
    });
    if (pen.view.brings('house')) houseAt(pen, -11, 34, { width: 8, height: 4.4 });
  },
});

import { flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { houseAt, treeAt } from '../../sets/props.js';
import { box, panel, patch } from '../../sets/solids.js';
import type { Range } from '../../sets/space.js';
import { asphalt, white } from './shared.js';

/** Houses with front lawns, a drive and a pavement: a quiet suburb. */
export const suburb = place({
  setting: 'suburb',
  horizon: 0.5,
  lens: { near: 3.6, eye: 1.9, range: 70 },
  leafy: true,
  land(pen) {
    flat(pen, [124, 166, 92]);
    const road: Range = [2.6, 8.4];
    patch(pen, [-80, 80], [8.4, 10], pen.view.snowy ? [222, 228, 238] : [206, 200, 190]);
    patch(pen, [-80, 80], road, pen.view.snowy ? [200, 208, 220] : asphalt);
    for (let x = -60; x < 60; x += 4) if (!pen.view.snowy) patch(pen, [x, x + 2], [5.4, 5.6], white);
  },
  stand(pen) {
    const each = 12;
    const count = Math.min(6, Math.ceil((pen.edge(17) + each) / each));
    for (const row of [34, 17])
      for (let index = -count; index <= count; index++) {
        const x = (index + (row > 20 ? 0.5 : 0.06)) * each;
        if (row < 20 && !pen.view.snowy) patch(pen, [x + 2.6, x + 4.8], [10, 17], [196, 190, 182]);
        houseAt(pen, x, row, { width: 7.6, height: 4, floors: row > 20 ? 2 : 1, gabled: index % 2 === 0 });
        if (row < 20) {
          box(pen, { x: [x + 2.4, x + 5], up: [0, 2.6], away: [16.6, 17], colour: [232, 226, 214] });
          panel(pen, [x + 2.7, x + 4.7], [0, 2.1], 16.6, [206, 204, 200], 'shaded');
        }
        treeAt(pen, 'broadleaf', x - 5, row - 2.6, 5.6);
      }
  },
  plants(pen) {
    const edge = pen.edge(11);
    if (pen.view.brings('fence'))
      for (let x = -edge; x < edge; x += 0.5)
        if (Math.abs((((x % 12) + 12) % 12) - 4.4) > 1.6)
          box(pen, { x: [x, x + 0.3], up: [0, 0.8], away: [10.4, 10.45], colour: white });
  },
});

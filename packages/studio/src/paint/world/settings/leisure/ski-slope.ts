import { itemBox } from '../../../../scene/scene.js';
import type { Item } from '../../../../scene/scene.js';
import type { Rgb } from '../../../kit/colour.js';
import { paintMountains } from '../../elements/mountains.js';
import { flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { treeAt } from '../../sets/props.js';
import { beam, box, face, post } from '../../sets/solids.js';

export const skiSlope = place({
  setting: 'ski-slope',
  horizon: 0.42,
  lens: { near: 3.6, eye: 2, range: 90 },
  far(pen) {
    const { view } = pen;
    paintMountains(pen.context, view, {
      name: 'peaks',
      foot: view.horizon + 2,
      rise: view.horizon * 0.8,
      depth: 0.8,
      colour: [120, 136, 168],
      snow: 0.85,
      rough: 0.7,
    });
  },
  land(pen) {
    const snow: Rgb = [240, 245, 254];
    flat(pen, snow, true);
    face(
      pen,
      [
        [-80, 7, 40],
        [80, 0, 40],
        [80, -0.2, 8],
        [-80, 0, 8],
      ],
      snow,
      'lit',
    );
    // one trail: two that cross would be wires
    for (const [x, lean] of [
      [-2.4, 1.8],
      [-1.9, 1.9],
    ] as const)
      beam(pen, [x, 0, 2.4], [x + lean * 5, 1.4, 40], 0.1, [206, 218, 238], 'tone');
  },
  stand(pen) {
    const side = pen.random.chance(0.5) ? 1 : -1;
    // chairs on a cable up the slope
    const steel: Rgb = [86, 92, 104];
    const path = (t: number): readonly [number, number, number] => [side * (9 - t * 4), 5.6 + t * 3, 9 + t * 34];
    for (let step = 0; step < 8; step++) beam(pen, path(step / 8), path((step + 1) / 8), 0.06, steel);
    for (const t of [0.06, 0.4, 0.74]) {
      const [x, up, away] = path(t);
      post(pen, x + 0.8, away, [0, up + 0.3], 0.16, steel);
      beam(pen, [x - 0.7, up + 0.1, away], [x + 1.4, up + 0.1, away], 0.14, steel);
    }
    for (const t of [0.22, 0.56, 0.86]) {
      const [x, up, away] = path(t);
      beam(pen, [x, up, away], [x, up - 1.7, away], 0.06, steel);
      box(pen, {
        x: [x - 0.7, x + 0.7],
        up: [up - 2.2, up - 1.7],
        away: [away, away + 0.3],
        colour: [206, 64, 58],
        sheltered: true,
      });
    }
    for (const flag of [-1, 1]) {
      const x = -side * 3 * flag - side;
      // behind somebody's back its flag would seem to be in their hand
      const [left, right] = [pen.point(x - 0.3, 0, 13)[0], pen.point(x + 1.1, 0, 13)[0]];
      const hidden = (item: Item): boolean => itemBox(item).left < right && itemBox(item).right > left;
      if (pen.view.scene.items.some((item) => item.standsOn === 'ground' && hidden(item))) continue;
      post(pen, x, 13, [0, 1.7], 0.05, [206, 60, 58]);
      face(
        pen,
        [
          [x, 1.7, 13],
          [x + 0.9, 1.45, 13],
          [x, 1.1, 13],
        ],
        flag > 0 ? [206, 60, 58] : [58, 110, 190],
        'lit',
      );
    }
  },
  plants(pen) {
    const edge = pen.edge(16);
    for (let tree = 0; tree < 12; tree++) {
      const own = pen.random.fork(`pine ${tree}`);
      const away = 34 - tree * 2.2;
      const side = tree % 2 ? 1 : -1;
      treeAt(
        pen,
        'conifer',
        side * (edge * 0.62 + own.between(0, edge * 0.5)) * (away / 16),
        away,
        own.between(4, 6.5),
      );
    }
  },
});

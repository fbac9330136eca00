import { mix } from '../../../kit/colour.js';
import { grassColour } from '../../elements/foliage.js';
import { paintTufts } from '../../elements/meadow.js';
import { paintMountains } from '../../elements/mountains.js';
import { flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { treeAt } from '../../sets/props.js';
import { face } from '../../sets/solids.js';
import { farWood } from './shared.js';

export const pineForest = place({
  setting: 'pine-forest',
  horizon: 0.6,
  lens: { near: 3.2, range: 34 },
  ground: { left: 0.2, right: 0.8 },
  leafy: true,
  far(pen) {
    const { view } = pen;
    paintMountains(pen.context, view, {
      name: 'range',
      foot: view.horizon + 2,
      rise: view.horizon * 0.6,
      depth: 0.9,
      colour: [104, 118, 146],
      snow: 0.4,
    });
    farWood(pen, 0.16, true, 0.75);
    farWood(pen, 0.1, true, 0.6);
  },
  land(pen) {
    flat(pen, mix(grassColour(pen.view), [110, 104, 66], 0.5));
    face(
      pen,
      [
        [-0.9, 0, 2.6],
        [1, 0, 2.6],
        [0.8, 0, 9],
        [-1.6, 0, 20],
        [-2.2, 0, 20],
        [-0.6, 0, 9],
      ],
      pen.view.snowy ? [214, 222, 236] : [170, 134, 94],
      'lit',
    );
  },
  plants(pen) {
    const random = pen.random.fork('pines');
    for (let tree = 0; tree < 34; tree++) {
      const away = 30 - tree * 0.72;
      const side = tree % 2 ? 1 : -1;
      const x = side * (1.8 + random.next() * pen.edge(away));
      treeAt(pen, 'conifer', x, away, random.between(7, 11));
    }
    if (!pen.view.snowy)
      paintTufts(
        pen.context,
        pen.view,
        pen.view.horizon + pen.view.unit * 0.06,
        mix(grassColour(pen.view), [80, 104, 60], 0.5),
        0.8,
      );
  },
});

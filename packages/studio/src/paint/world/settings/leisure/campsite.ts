import { mix } from '../../../kit/colour.js';
import { grassColour } from '../../elements/foliage.js';
import { paintMountains } from '../../elements/mountains.js';
import { paintWoodEdge } from '../../elements/woods.js';
import { flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { prop, treeAt } from '../../sets/props.js';
import { shineAt } from '../../sets/solids.js';

export const campsite = place({
  setting: 'campsite',
  horizon: 0.54,
  lens: { near: 3.4, range: 55 },
  leafy: true,
  far(pen) {
    const { view } = pen;
    paintMountains(pen.context, view, {
      name: 'range',
      foot: view.horizon + 2,
      rise: view.span * 0.18,
      depth: 0.85,
      colour: [104, 118, 146],
      snow: 0.2,
    });
    paintWoodEdge(pen.context, view, {
      name: 'pines',
      foot: () => view.horizon + 2,
      height: view.unit * 0.1,
      depth: 0.6,
      conifer: true,
    });
  },
  land: (pen) => flat(pen, mix(grassColour(pen.view), [150, 130, 90], 0.25)),
  stand(pen) {
    for (let tree = 0; tree < 10; tree++) {
      const own = pen.random.fork(`pine ${tree}`);
      const side = tree % 2 ? 1 : -1;
      const away = 26 - tree * 1.6;
      treeAt(pen, 'conifer', side * pen.edge(away) * own.between(0.6, 1), away, own.between(7, 10));
    }
    const side = pen.random.chance(0.5) ? 1 : -1;
    prop(pen, 'tent', side * Math.min(3.4, pen.edge(11) * 0.52), 11, 2.1, { colour: [226, 132, 60] });
    prop(pen, 'tent', -side * Math.min(5, pen.edge(15) * 0.6), 15, 2, { colour: [70, 140, 150] });
    if (pen.view.brings('campfire') && pen.view.brings('fire')) {
      prop(pen, 'campfire', -side * 0.9, 9.4, 0.9);
      if (pen.view.night || pen.view.low) shineAt(pen, -side * 0.9, 0.4, 9.4, 4.4, [255, 160, 70], 0.7);
    }
  },
});

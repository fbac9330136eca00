import { mix } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { grassColour } from '../../elements/foliage.js';
import { paintWoodEdge } from '../../elements/woods.js';
import { surfaceOf } from '../../site.js';
import { flat, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { prop, treeAt } from '../../sets/props.js';
import { beam, box, panel, patch, pool, post } from '../../sets/solids.js';

const iron: Rgb = [70, 92, 84];

/** An enclosure with rocks and a pool behind a railing, a way before it, a sign. */
export const zoo = place({
  setting: 'zoo',
  horizon: 0.46,
  lens: { near: 3.4, range: 60 },
  leafy: true,
  surfaces: (request) => [surfaceOf(request, { habitat: 'ground', left: 0.08, right: 0.92, far: 0.6, near: 0.87 })],
  far: ({ context, view }) =>
    paintWoodEdge(context, view, {
      name: 'trees behind',
      foot: () => view.horizon + 2,
      height: view.unit * 0.13,
      depth: 0.55,
      conifer: false,
    }),
  land(pen) {
    flat(pen, mix(grassColour(pen.view), [196, 172, 116], 0.4));
    pool(pen, pen.edge(14) * 0.4, 14, 3.4, [84, 150, 160], 'lit');
    patch(pen, [-60, 60], [2.4, 3.8], pen.view.snowy ? [226, 232, 242] : [206, 190, 164]);
    joints(pen, [180, 164, 138], 1.2, { to: 3.8 });
  },
  stand(pen) {
    const edge = pen.edge(20);
    for (const [share, away, size] of [
      [-0.6, 18, 2.6],
      [-0.4, 16.6, 1.6],
      [0.8, 18, 2],
    ] as const)
      prop(pen, 'rock', share * edge, away, size);
    // an empty zoo is a lawn
    if (!pen.view.scene.items.some(({ drawable }) => drawable.kind === 'animal')) {
      prop(pen, 'giraffe', -edge * 0.1, 15, 3.6);
      prop(pen, 'elephant', edge * 0.28, 11, 2.2);
    }
    treeAt(pen, 'palm', edge * 0.56, 19, 6);
    treeAt(pen, 'broadleaf', -edge * 0.86, 20, 7);
  },
  // what lives here stands behind the low bars
  front(pen) {
    const rail = pen.edge(3.7) + 0.4;
    for (let x = -rail; x < rail; x += 0.34) post(pen, x, 3.7, [0, 0.42], 0.022, iron);
    for (const up of [0.1, 0.42]) beam(pen, [-rail, up, 3.7], [rail, up, 3.7], 0.06, iron);
    const sign = -rail * 0.74;
    post(pen, sign, 3.6, [0, 0.6], 0.06, [120, 86, 60]);
    box(pen, { x: [sign - 0.36, sign + 0.36], up: [0.5, 0.95], away: [3.6, 3.66], colour: [126, 90, 60] });
    for (const up of [0.82, 0.7, 0.6])
      panel(pen, [sign - 0.26, sign + 0.26], [up, up + 0.06], 3.59, [240, 230, 206], 'lit');
  },
});

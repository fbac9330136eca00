import type { Rgb } from '../../../kit/colour.js';
import { paintMountains } from '../../elements/mountains.js';
import { paintWoodEdge } from '../../elements/woods.js';
import { flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { treeAt } from '../../sets/props.js';
import { beam, pool } from '../../sets/solids.js';

const ice: Rgb = [160, 204, 232];

/** Where its middle is, in metres away, and how far it reaches from there. */
const [MIDDLE, NEAR, FAR] = [9.4, 1.9, 6.4];

const isOnIce = (half: number, x: number, away: number): boolean =>
  Math.hypot(x / half, (away - MIDDLE) / (away < MIDDLE ? NEAR : FAR)) < 0.9;

/** A lake under ice, with the marks of skates, snow on its banks. */
export const frozenLake = place({
  setting: 'frozen-lake',
  horizon: 0.46,
  lens: { near: 3.4, range: 70 },
  leafy: true,
  far(pen) {
    const { view } = pen;
    const foot = view.horizon + 2;
    paintMountains(pen.context, view, {
      name: 'white range',
      foot,
      rise: view.horizon * 0.5,
      depth: 0.85,
      colour: [130, 146, 176],
      snow: 0.8,
    });
    paintWoodEdge(pen.context, view, {
      name: 'pines',
      foot: () => foot,
      height: view.unit * 0.09,
      depth: 0.6,
      conifer: true,
    });
  },
  land(pen) {
    const { view } = pen;
    flat(pen, [238, 243, 252], true);
    const half = Math.max(7, pen.edge(8));
    pool(pen, 0, 9.4, half * 1.02, [136, 172, 204], 'tone');
    pool(pen, 0, 9.4, half, ice, 'lit');
    pool(pen, view.air.light.side * half * 0.3, 10, half * 0.5, [240, 248, 254], 'lit', 0.4);
    const random = pen.random.fork('marks');
    for (let mark = 0; mark < 26; mark++) {
      const away = random.between(4.4, 13);
      const x = random.around(half * 0.6);
      const turn = random.around(1.2);
      let from = [x, 0, away] as const;
      for (let step = 1; step < 6; step++) {
        // no further than the ice
        if (!isOnIce(half, from[0] + Math.sign(from[0]) * 0.4, from[2])) break;
        const to = [
          x + step * 0.34 * Math.cos(turn + step * 0.3),
          0,
          away + step * 0.24 * Math.sin(turn + step * 0.3),
        ] as const;
        beam(pen, from, to, 0.02, [244, 250, 255], 'glow');
        from = to;
      }
    }
  },
  plants(pen) {
    for (const [share, away, tall] of [
      [-0.9, 17, 6],
      [0.94, 16, 6.6],
      [0.7, 20, 6],
      [-0.66, 21, 7],
    ] as const)
      treeAt(pen, 'conifer', share * pen.edge(away), away, tall);
  },
});

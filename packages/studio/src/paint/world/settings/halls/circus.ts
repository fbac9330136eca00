import type { Rgb } from '../../../kit/colour.js';
import { flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { beam, disc, face, panel, patch, pool, post, shineAt } from '../../sets/solids.js';

const red: Rgb = [196, 50, 52];
const cream: Rgb = [246, 232, 206];

/** Inside the big top: the ring in its sand, rows of people, striped cloth up to the mast, lamps on it. */
export const circus = place({
  setting: 'circus',
  indoor: true,
  horizon: 0.48,
  lens: { near: 3.4, eye: 2, range: 80 },
  ground: { left: 0.14, right: 0.86, far: 0.3 },
  land(pen) {
    const { view } = pen;
    const far = 17;
    const edge = pen.edge(far) + 1;
    const top = pen.ceiling(far) + 1;
    flat(pen, [150, 108, 76], true);
    // the cloth: stripes that run together at the mast
    const stripes = 18;
    for (let stripe = 0; stripe < stripes; stripe++) {
      const a = -edge * 1.6 + (edge * 3.2 * stripe) / stripes;
      const b = -edge * 1.6 + (edge * 3.2 * (stripe + 1)) / stripes;
      const tint = stripe % 2 ? cream : red;
      face(
        pen,
        [
          [a, 3.4, far],
          [b, 3.4, far],
          [b * 0.12, top * 1.05, far],
          [a * 0.12, top * 1.05, far],
        ],
        tint,
        'tone',
      );
      face(
        pen,
        [
          [a, 3.4, far],
          [b, 3.4, far],
          [b * 1.9, top * 1.1, far * 0.5],
          [a * 1.9, top * 1.1, far * 0.5],
        ],
        tint,
        stripe % 4 < 2 ? 'tone' : 'shaded',
        Math.abs(a) > edge * 0.55 ? 1 : 0,
      );
    }
    for (let row = 3; row >= 0; row--) {
      const own = pen.random.fork(`row ${row}`);
      const up = 0.6 + row * 0.75;
      panel(pen, [-edge, edge], [up, up + 0.8], far - 0.5 + row * 0.1, row % 2 ? [92, 66, 60] : [76, 54, 54]);
      const seats = Math.min(46, Math.round(edge * 3));
      for (let seat = 0; seat < seats; seat++)
        disc(
          pen,
          -edge + ((seat + own.next()) / seats) * edge * 2,
          up + 0.86,
          far - 0.55,
          0.24,
          own.pick([
            [214, 150, 120],
            [120, 84, 70],
            [236, 190, 150],
            [190, 90, 80],
            [96, 110, 150],
          ] as const),
        );
    }
    const half = Math.min(pen.edge(9) * 0.92, 6.4);
    pool(pen, 0, 9, half * 1.1, red, 'lit');
    pool(pen, 0, 9, half * 1.04, [236, 190, 80], 'lit');
    pool(pen, 0, 9, half, [222, 182, 122], 'lit');
    for (const side of [-1, 1]) {
      post(pen, side * edge * 0.62, 15, [0, top], 0.14, [226, 186, 90]);
      for (let lamp = 0; lamp < 5; lamp++) {
        disc(pen, side * edge * 0.62, 3 + lamp * 1.2, 14.9, 0.13, [255, 240, 190], 'glow');
        shineAt(pen, side * edge * 0.62, 3 + lamp * 1.2, 14.9, 0.8, [255, 210, 120], 0.5);
      }
    }
    for (let bulb = 0; bulb <= 20; bulb++) {
      const t = bulb / 20;
      const x = (t - 0.5) * 2 * edge;
      disc(pen, x, 4.6 - Math.sin(((t * 2) % 1) * Math.PI) * 0.7, 14, 0.09, [255, 232, 170], 'glow');
    }
    // two beams of light into the ring
    for (const side of [-1, 1])
      face(
        pen,
        [
          [side * edge * 0.5, top, 14],
          [side * edge * 0.56, top, 14],
          [side * half * 0.2 + half * 0.4, 0, 9],
          [side * half * 0.2 - half * 0.4, 0, 9],
        ],
        [255, 244, 206],
        'glow',
        0.16,
      );
    patch(pen, [-half * 0.5, half * 0.5], [8, 10], [255, 244, 206], 'glow', 0, view.night ? 0.16 : 0.1);
    beam(pen, [-edge, 3.4, far - 0.1], [edge, 3.4, far - 0.1], 0.16, [236, 190, 80], 'lit');
  },
});

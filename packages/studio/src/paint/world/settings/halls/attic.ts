import type { Rgb } from '../../../kit/colour.js';
import { along, flat, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { prop } from '../../sets/props.js';
import { beam, box, disc, face, sidePanel } from '../../sets/solids.js';
import { glassPane } from './shared.js';

export const attic = place({
  setting: 'attic',
  indoor: true,
  horizon: 0.58,
  lens: { near: 3.2, range: 90 },
  ground: { left: 0.2, right: 0.8 },
  land(pen) {
    const { view } = pen;
    const half = Math.max(3.6, pen.edge(5.2));
    const long = 9;
    const wood: Rgb = [156, 112, 78];
    const ridge = 4.4;
    flat(pen, [150, 108, 76], true);
    joints(pen, [112, 78, 54], 0.4, { along: true, to: long });
    face(
      pen,
      [
        [-half, 0, long],
        [-half, 0.7, long],
        [0, ridge, long],
        [half, 0.7, long],
        [half, 0, long],
      ],
      [196, 158, 118],
      'tone',
    );
    for (const side of [-1, 1] as const) {
      sidePanel(pen, side * half, [0, 0.7], [1.6, long], wood, 'shaded');
      face(
        pen,
        [
          [side * half, 0.7, 1.6],
          [0, ridge, 1.6],
          [0, ridge, long],
          [side * half, 0.7, long],
        ],
        wood,
        view.air.light.side * side < 0 ? 'lit' : 'shaded',
      );
      along(2.4, 8.6, 1.2, (away) => beam(pen, [side * half, 0.7, away], [0, ridge, away], 0.16, [104, 70, 48]));
    }
    along(3.6, 8, 2.2, (away) => beam(pen, [-half * 0.5, 2.6, away], [half * 0.5, 2.6, away], 0.16, [104, 70, 48]));
    disc(pen, 0, 2.5, long - 0.05, 0.75, [236, 226, 204], 'lit');
    disc(pen, 0, 2.5, long - 0.1, 0.64, glassPane(pen), 'glow');
    beam(pen, [-0.64, 2.5, long - 0.12], [0.64, 2.5, long - 0.12], 0.06, [236, 226, 204]);
    beam(pen, [0, 1.86, long - 0.12], [0, 3.14, long - 0.12], 0.06, [236, 226, 204]);
    if (!view.night) {
      face(
        pen,
        [
          [-0.5, 2.2, long - 0.2],
          [0.5, 2.2, long - 0.2],
          [1.4, 0, 4.2],
          [-0.4, 0, 4.2],
        ],
        [255, 240, 200],
        'glow',
        0.2,
      );
    }
    // boxes and a chest under the slopes
    for (const [x, away, size] of [
      [-half * 0.66, 7.6, 0.7],
      [-half * 0.5, 7.4, 0.5],
      [half * 0.62, 7.8, 0.65],
      [half * 0.72, 6.4, 0.55],
    ] as const)
      if (view.brings('box'))
        box(pen, {
          x: [x - size / 2, x + size / 2],
          up: [0, size],
          away: [away, away + size],
          colour: [196, 152, 100],
          sheltered: true,
        });
    prop(pen, 'treasure-chest', -half * 0.62, 5.6, 0.7);
    prop(pen, 'lamp', half * 0.5, 7.2, 0.9);
  },
});

import { paintErupting } from '../../elements/erupting.js';
import { flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { prop } from '../../sets/props.js';
import { beam } from '../../sets/solids.js';

export const volcano = place({
  setting: 'volcano',
  horizon: 0.62,
  lens: { near: 3.4, range: 70 },
  far({ context, view, random }) {
    const { width, horizon } = view;
    paintErupting(context, view, { x: width * random.between(0.44, 0.56), foot: horizon + 4, rise: horizon * 0.72 });
  },
  land(pen) {
    flat(pen, pen.view.snowy ? [206, 206, 212] : [84, 74, 74], true);
    // streams that wind down to us and never meet
    for (const [share, bend] of [
      [-0.5, 1.1],
      [0.42, -0.9],
    ] as const)
      for (let step = 0; step < 15; step++) {
        const at = (away: number): readonly [number, number, number] => [
          share * 12 + Math.sin(away * 0.55) * bend,
          0,
          away,
        ];
        const away = 26 * 0.88 ** step;
        beam(pen, at(away), at(away * 0.88), 0.34, [196, 62, 34], 'glow');
        beam(pen, at(away), at(away * 0.88), 0.16, [255, 168, 70], 'glow');
      }
  },
  stand(pen) {
    for (const [share, away, size] of [
      [-0.8, 9, 1.2],
      [0.85, 11, 1.4],
      [-0.55, 14, 0.9],
      [0.66, 6.6, 0.7],
    ] as const)
      prop(pen, 'rock', share * pen.edge(away), away, size, { colour: [78, 70, 72] });
  },
});

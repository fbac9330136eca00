import { css } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { paintGlow } from '../../elements/houses.js';
import { flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { beam, face } from '../../sets/solids.js';
import type { SetPen } from '../../sets/space.js';
import { embers, fire } from './fires.js';

/** A horn of black rock, from the ground or from the roof of the cavern. */
function horn(pen: SetPen, x: number, half: number, tall: number, away: number, from = 0): void {
  const random = pen.random.fork(`horn ${x} ${away} ${from}`);
  const rock: Rgb = [72, 44, 46];
  const lean = random.around(half * 0.8);
  const tip = from + tall;
  face(
    pen,
    [
      [x - half, from, away],
      [x - half * 0.4, from + tall * 0.5, away],
      [x + lean, tip, away],
      [x + half * 0.5, from + tall * 0.42, away],
      [x + half, from, away],
    ],
    rock,
    'tone',
  );
  face(
    pen,
    [
      [x, from, away],
      [x + lean, tip, away],
      [x + half * 0.5, from + tall * 0.42, away],
      [x + half, from, away],
    ],
    rock,
    'shaded',
  );
}

/** Under the earth: rivers of fire between black rocks. */
export const inferno = place({
  setting: 'inferno',
  horizon: 0.56,
  bareSky: true,
  lens: { near: 3.4, range: 80 },
  far(pen) {
    const { context, view } = pen;
    paintGlow(context, view.width * 0.5, view.horizon, view.span * 0.62, [255, 96, 30], 0.9);
    for (let index = 0; index < 15; index++) {
      const away = 60 - index * 2;
      const share = (((index * 7) % 15) / 7 - 1) * 0.98;
      horn(pen, share * pen.edge(away), 3.5, 8 + (index % 4) * 5, away);
    }
    const roof = pen.ceiling(26);
    for (let index = 0; index < 11; index++)
      horn(pen, (index / 5 - 1) * pen.edge(26), 2.4, -(2.4 + ((index * 5) % 7) * 0.8), 26, roof + 0.4);
  },
  land(pen) {
    flat(pen, [74, 48, 46], true);
    const { context, view } = pen;
    for (const [share, bend, wide] of [
      [-0.62, 1.6, 1.2],
      [0.6, -1.3, 1],
    ] as const) {
      const at = (away: number): readonly [number, number, number] => [
        share * 11 + Math.sin(away * 0.4) * bend,
        0,
        away,
      ];
      for (let step = 0; step < 26; step++) {
        const away = 50 * 0.9 ** step;
        beam(pen, at(away), at(away * 0.89), wide, [206, 58, 26], 'glow');
        beam(pen, at(away), at(away * 0.89), wide * 0.6, [255, 140, 44], 'glow');
        beam(pen, at(away), at(away * 0.89), wide * 0.22, [255, 226, 130], 'glow');
      }
      const [x, y] = pen.point(...at(12));
      paintGlow(context, x, y, view.unit * 0.3, [255, 110, 36], 0.45);
    }
    context.fillStyle = css([255, 120, 40], 0.06);
    context.fillRect(0, view.horizon, view.width, view.height - view.horizon);
  },
  stand(pen) {
    for (const [share, half, tall, away] of [
      [-0.95, 1.8, 6, 18],
      [0.92, 2, 7.4, 16],
      [-1, 1.5, 5, 10],
      [1, 1.3, 4, 8.5],
    ] as const)
      horn(pen, share * pen.edge(away), half, tall, away);
    for (const [share, away, high] of [
      [-0.35, 26, 3.4],
      [0.3, 30, 4],
      [0.78, 13, 2],
      [-0.8, 12, 1.9],
      [0, 44, 5],
    ] as const)
      fire(pen, share * pen.edge(away), 0, away, high);
  },
  light: (pen) => embers(pen, 90),
});

import type { Rgb } from '../../../kit/colour.js';
import { flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { prop, treeAt } from '../../sets/props.js';
import { beam, box, face, panel, patch, pool as round, post } from '../../sets/solids.js';
import { stone, wood } from './shared.js';

/** Raked gravel, stones, a pond with a red bridge, a pagoda behind maples. */
export const templeGarden = place({
  setting: 'temple-garden',
  horizon: 0.5,
  lens: { near: 3.4, range: 60 },
  leafy: true,
  far: (pen) => wood(pen, 0.12),
  land(pen) {
    flat(pen, [226, 216, 194]);
    if (!pen.view.snowy) {
      for (let away = 3.2; away < 12; away *= 1.07)
        beam(pen, [-20, 0, away], [20, 0, away], 0.03, [190, 178, 154], 'shaded');
      for (const [x, away] of [
        [-2.6, 7],
        [3.4, 9],
      ] as const)
        for (const ring of [1.5, 1.2, 0.9])
          round(pen, x, away, ring, ring === 1.2 ? [206, 194, 170] : [230, 222, 202], 'lit');
    }
    patch(pen, [-60, 60], [13, 40], pen.view.snowy ? [236, 242, 252] : [120, 152, 84]);
    round(pen, 3, 15.6, 4.6, [86, 142, 150], 'lit');
  },
  stand(pen) {
    const side = pen.random.chance(0.5) ? 1 : -1;
    const red: Rgb = [190, 62, 48];
    const dark: Rgb = [70, 74, 84];
    const x = -side * Math.min(7, pen.edge(27) * 0.4);
    if (pen.view.brings('pagoda') && pen.view.brings('temple'))
      for (let storey = 0; storey < 3; storey++) {
        const half = 4 - storey * 0.9;
        const low = storey * 3.6;
        box(pen, {
          x: [x - half * 0.72, x + half * 0.72],
          up: [low, low + 2.4],
          away: [27, 31],
          colour: [236, 224, 200],
          sheltered: true,
        });
        for (let bay = 0; bay < 4; bay++)
          post(pen, x - half * 0.7 + (bay * half * 1.4) / 3, 26.9, [low, low + 2.4], 0.16, red);
        panel(pen, [x - 0.6, x + 0.6], [low, low + 1.8], 26.8, [104, 62, 48]);
        face(
          pen,
          [
            [x - half * 1.35, low + 2.5, 26],
            [x - half * 0.7, low + 3.8, 28],
            [x + half * 0.7, low + 3.8, 28],
            [x + half * 1.35, low + 2.5, 26],
            [x + half, low + 2.35, 26],
            [x - half, low + 2.35, 26],
          ],
          pen.view.snowy ? [232, 238, 250] : dark,
          'lit',
        );
      }
    // the bridge over the pond
    for (let board = 0; board < 12; board++) {
      const t = board / 12;
      const at = (share: number): readonly [number, number] => [
        side * (0.4 + share * 5.4),
        Math.sin(share * Math.PI) * 1.1,
      ];
      const [a, up] = at(t);
      const [b, next] = at(t + 1 / 12);
      face(
        pen,
        [
          [a, up, 15],
          [b, next, 15],
          [b, next, 16.4],
          [a, up, 16.4],
        ],
        red,
        'lit',
      );
      face(
        pen,
        [
          [a, up, 15],
          [b, next, 15],
          [b, next - 0.3, 15],
          [a, up - 0.3, 15],
        ],
        red,
        'shaded',
      );
      beam(pen, [a, up + 0.8, 15], [b, next + 0.8, 15], 0.12, red);
      if (board % 2 === 0) beam(pen, [a, up, 15], [a, up + 0.8, 15], 0.1, red);
    }
    for (const [sx, away, size] of [
      [-2.6, 7, 0.8],
      [3.4, 9, 0.6],
    ] as const)
      prop(pen, 'rock', sx, away, size);
    const lantern = side * Math.min(5.5, pen.edge(10) * 0.7);
    post(pen, -lantern, 10, [0, 1], 0.16, stone);
    box(pen, { x: [-lantern - 0.42, -lantern + 0.42], up: [1, 1.5], away: [10, 10.5], colour: stone });
    panel(
      pen,
      [-lantern - 0.2, -lantern + 0.2],
      [1.1, 1.42],
      9.99,
      pen.view.night || pen.view.low ? [255, 206, 120] : [92, 88, 84],
      'glow',
    );
    face(
      pen,
      [
        [-lantern - 0.75, 1.5, 9.9],
        [-lantern, 2, 10.2],
        [-lantern + 0.75, 1.5, 9.9],
      ],
      stone,
      'lit',
    );
  },
  plants(pen) {
    for (const [x, away, tall, colour] of [
      [-9, 20, 6, [206, 74, 56]],
      [10, 19, 6.5, [240, 176, 196]],
      [-14, 26, 7, [120, 160, 84]],
    ] as const)
      treeAt(pen, 'broadleaf', x, away, tall, colour);
  },
});

import type { Rgb } from '../../../kit/colour.js';
import { flat, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { lampAt } from '../../sets/props.js';
import { arch, beam, disc, face, panel, shineAt } from '../../sets/solids.js';
import { white, wood, bright } from './shared.js';

export const themePark = place({
  setting: 'theme-park',
  horizon: 0.54,
  lens: { near: 3.6, range: 80 },
  far: (pen) => wood(pen, 0.05),
  land(pen) {
    flat(pen, [214, 196, 172]);
    joints(pen, [190, 170, 146], 1.6);
  },
  stand(pen) {
    const night = pen.view.night || pen.view.low;
    const side = pen.random.chance(0.5) ? 1 : -1;
    const reach = pen.edge(30);
    if (pen.view.brings('ferris-wheel')) {
      const x = side * reach * 0.45;
      const [hub, radius, away] = [9, 7.4, 30] as const;
      for (const leg of [-4, 4]) beam(pen, [x + leg, 0, away], [x, hub, away], 0.5, [120, 124, 150]);
      const rim = 20;
      for (let spoke = 0; spoke < rim; spoke++) {
        const turn = (spoke / rim) * Math.PI * 2;
        const next = ((spoke + 1) / rim) * Math.PI * 2;
        for (const r of [radius, radius * 0.9])
          beam(
            pen,
            [x + Math.cos(turn) * r, hub + Math.sin(turn) * r, away],
            [x + Math.cos(next) * r, hub + Math.sin(next) * r, away],
            0.18,
            white,
          );
        if (spoke % 2) continue;
        beam(pen, [x, hub, away], [x + Math.cos(turn) * radius, hub + Math.sin(turn) * radius, away], 0.1, white);
        const colour = bright[(spoke / 2) % 4] as Rgb;
        disc(pen, x + Math.cos(turn) * radius, hub + Math.sin(turn) * radius - 0.7, away, 0.75, colour, 'lit');
        if (night) shineAt(pen, x + Math.cos(turn) * radius, hub + Math.sin(turn) * radius, away, 1.6, colour, 0.7);
      }
    }
    if (pen.view.brings('roller-coaster')) {
      const rail = (t: number): readonly [number, number] => [
        -side * reach * (1 - t * 1.05),
        3 + Math.abs(Math.sin(t * 5.2)) * 7 * (1 - t * 0.45),
      ];
      for (let step = 0; step < 40; step++) {
        const [x, up] = rail(step / 40);
        const [to, next] = rail((step + 1) / 40);
        beam(pen, [x, up, 36], [to, next, 36], 0.34, [214, 66, 60]);
        if (step % 2 === 0) beam(pen, [x, 0, 36], [x, up, 36], 0.13, white);
      }
    }
    const tent = -side * Math.min(8, pen.edge(18) * 0.62);
    for (let stripe = 0; stripe < 8; stripe++) {
      const a = tent - 3.4 + (6.8 * stripe) / 8;
      const b = tent - 3.4 + (6.8 * (stripe + 1)) / 8;
      panel(pen, [a, b], [0, 2.6], 18, stripe % 2 ? white : [206, 60, 58], 'lit');
      face(
        pen,
        [
          [a * 1.0 - 0.1, 2.6, 17.6],
          [tent, 5.6, 19],
          [b + 0.1, 2.6, 17.6],
        ],
        stripe % 2 ? white : [206, 60, 58],
        stripe > 4 ? 'shaded' : 'lit',
      );
    }
    arch(pen, [tent - 0.8, tent + 0.8], [0, 2.2], 17.9, [92, 40, 48], 'shaded');
    const edge = pen.edge(9);
    for (let flag = 0; flag <= 24; flag++) {
      const t = flag / 24;
      const x = -edge + t * edge * 2;
      const up = 4.6 - Math.sin(((t * 3) % 1) * Math.PI) * 0.6;
      face(
        pen,
        [
          [x, up, 9],
          [x + 0.34, up, 9],
          [x + 0.17, up - 0.5, 9],
        ],
        bright[flag % 4] as Rgb,
        night ? 'glow' : 'lit',
      );
    }
    for (const at of [-1, 1]) lampAt(pen, at * pen.edge(12) * 0.8, 12, 4);
  },
});

import { lighten, mix } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { grassColour } from '../../elements/foliage.js';
import { flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { disc, face, post, shineAt } from '../../sets/solids.js';
import { farWood } from './shared.js';

export const mushroomForest = place({
  setting: 'mushroom-forest',
  horizon: 0.58,
  lens: { near: 3.2, range: 30 },
  ground: { left: 0.18, right: 0.82 },
  far(pen) {
    farWood(pen, 0.24, true, 0.8);
    farWood(pen, 0.14, false, 0.6);
  },
  land: (pen) => flat(pen, mix(grassColour(pen.view), [70, 110, 92], 0.5)),
  stand(pen) {
    const random = pen.random.fork('mushrooms');
    const caps: readonly Rgb[] = [
      [206, 60, 56],
      [150, 84, 170],
      [232, 140, 60],
      [70, 130, 180],
      [222, 96, 140],
    ];
    for (let index = 0; index < 15; index++) {
      const away = 24 - index * 1.35;
      const side = index % 2 ? 1 : -1;
      const tall = random.between(1.6, 5) * (index > 11 ? 0.6 : 1);
      const x = side * (tall * 0.5 + 1.3 + random.next() * pen.edge(away) * 0.7);
      const cap = random.pick(caps);
      const half = tall * random.between(0.4, 0.56);
      post(pen, x, away, [0, tall * 0.72], tall * 0.11, [236, 224, 200]);
      const rim = Array.from({ length: 17 }, (_, step): readonly [number, number, number] => {
        const turn = Math.PI * (step / 16);
        return [x - Math.cos(turn) * half, tall * 0.66 + Math.sin(turn) * half * 0.74, away - 0.05];
      });
      face(
        pen,
        [...rim, [x + half * 0.7, tall * 0.6, away - 0.05], [x - half * 0.7, tall * 0.6, away - 0.05]],
        cap,
        'lit',
      );
      face(
        pen,
        [
          [x - half, tall * 0.66, away - 0.06],
          [x - half * 0.6, tall * 0.59, away - 0.06],
          [x + half * 0.6, tall * 0.59, away - 0.06],
          [x + half, tall * 0.66, away - 0.06],
        ],
        [240, 222, 196],
        'shaded',
      );
      for (let spot = 0; spot < 6; spot++)
        disc(
          pen,
          x + random.around(half * 0.6),
          tall * (0.76 + random.next() * 0.2),
          away - 0.08,
          half * random.between(0.07, 0.13),
          [250, 244, 230],
          'lit',
        );
      if (pen.view.night || pen.view.low) shineAt(pen, x, tall * 0.7, away, half * 2, lighten(cap, 0.2), 0.5);
    }
    for (let firefly = 0; firefly < 18; firefly++) {
      const away = random.between(5, 16);
      const at = [random.around(pen.edge(away)), random.between(0.4, 4), away] as const;
      disc(pen, ...at, 0.035, [255, 246, 170], 'glow');
      shineAt(pen, ...at, 0.3, [230, 255, 150], 0.5);
    }
  },
});

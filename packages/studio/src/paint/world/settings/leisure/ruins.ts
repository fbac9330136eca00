import { lighten, mix } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { arch, beam, box, disc, face, patch, post } from '../../sets/solids.js';
import { stone, wood, lawn } from './shared.js';

export const ruins = place({
  setting: 'ruins',
  horizon: 0.54,
  lens: { near: 3.4, range: 70 },
  far: (pen) => wood(pen, 0.06),
  land(pen) {
    flat(pen, mix(lawn(pen), [186, 168, 126], 0.45));
    if (!pen.view.snowy)
      for (let slab = 0; slab < 26; slab++) {
        const own = pen.random.fork(`slab ${slab}`);
        const away = own.between(4, 18);
        const x = own.around(pen.edge(away) * 0.5);
        patch(pen, [x, x + 1.1], [away, away + 0.9], stone, 'lit', 0, 0.7);
      }
  },
  stand(pen) {
    const marble: Rgb = [222, 210, 186];
    const column = (x: number, away: number, tall: number, whole: boolean): void => {
      box(pen, { x: [x - 0.75, x + 0.75], up: [0, 0.35], away: [away, away + 0.8], colour: marble });
      post(pen, x, away, [0.35, tall], 0.5, marble);
      for (const flute of [-0.3, -0.1, 0.1, 0.3])
        beam(pen, [x + flute, 0.4, away], [x + flute, tall, away], 0.05, lighten(marble, -0.1), 'shaded');
      if (whole)
        box(pen, { x: [x - 0.75, x + 0.75], up: [tall, tall + 0.45], away: [away, away + 0.8], colour: marble });
      else
        face(
          pen,
          [
            [x - 0.5, tall - 0.02, away],
            [x - 0.2, tall + 0.5, away],
            [x + 0.1, tall + 0.1, away],
            [x + 0.5, tall + 0.35, away],
            [x + 0.5, tall - 0.02, away],
          ],
          marble,
          'tone',
        );
    };
    const side = pen.random.chance(0.5) ? 1 : -1;
    for (const [index, x] of [-10, -6.6, -3.2, 0.2, 3.6, 7, 10.4].entries())
      column(side * x, 22, index < 4 ? 6.5 : ([4.2, 2.4, 5][index - 4] as number), index < 4);
    box(pen, { x: side > 0 ? [-10.9, 1.1] : [-1.1, 10.9], up: [6.95, 8], away: [22, 23], colour: marble });
    face(
      pen,
      [
        [side * -10.9, 8, 22],
        [side * -7, 9.6, 22],
        [side * -4.4, 8, 22],
      ],
      marble,
      'lit',
    );
    // an arch of a broken wall, nearer
    const wall = -side * Math.min(8, pen.edge(14) * 0.78);
    const at = side * Math.min(9, pen.edge(14) * 0.8);
    box(pen, { x: [at - 2.6, at + 2.6], up: [0, 3.2], away: [14, 15], colour: stone });
    face(
      pen,
      [
        [at - 2.6, 3.2, 14],
        [at - 1.8, 4.6, 14],
        [at - 0.6, 4.1, 14],
        [at + 0.6, 5.2, 14],
        [at + 2, 3.8, 14],
        [at + 2.6, 3.2, 14],
      ],
      stone,
      'tone',
    );
    arch(pen, [at - 1.1, at + 1.1], [0, 2.8], 13.99, mix(pen.view.air.haze, [70, 78, 70], 0.5), 'shaded');
    column(wall, 11, 2.6, false);
    // drums that fell
    for (const [x, away] of [
      [wall + 2.2 * side, 9.6],
      [at - 3 * side, 8.4],
    ] as const) {
      box(pen, { x: [x - 0.7, x + 0.7], up: [0, 0.8], away: [away, away + 0.8], colour: marble });
      disc(pen, x - 0.7, 0.4, away, 0.4, lighten(marble, -0.05), 'shaded');
    }
  },
});

import type { Rgb } from '../../../kit/colour.js';
import { flat, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { lampAt, prop } from '../../sets/props.js';
import { arch, box, disc, face, windows } from '../../sets/solids.js';
import { paving, rowOfFronts, white } from './shared.js';

/** A wide square before the town hall. */
export const square = place({
  setting: 'square',
  horizon: 0.5,
  lens: { near: 3.4, range: 70 },
  land(pen) {
    flat(pen, paving);
    joints(pen, [150, 142, 134], 1.6);
  },
  stand(pen) {
    rowOfFronts(pen, 27, [9, 13], 7);
    const hall: Rgb = [216, 192, 160];
    box(pen, { x: [-6, 6], up: [0, 11], away: [24, 30], colour: hall });
    windows(pen, { x: [-5.6, 5.6], up: [4, 10.6], away: 24, columns: 6, rows: 2, frame: white });
    for (let door = -2; door <= 2; door++) arch(pen, [door * 2.2 - 0.8, door * 2.2 + 0.8], [0, 3.2], 24, [92, 74, 68]);
    face(
      pen,
      [
        [-6.4, 11, 24],
        [0, 14.4, 24],
        [6.4, 11, 24],
      ],
      [128, 92, 84],
      'lit',
    );
    box(pen, { x: [-1.1, 1.1], up: [12.5, 18], away: [24, 26], colour: hall });
    face(
      pen,
      [
        [-1.5, 18, 24],
        [0, 22, 24],
        [1.5, 18, 24],
      ],
      [92, 122, 112],
      'lit',
    );
    disc(pen, 0, 16.6, 23.9, 0.75, white, 'lit');
    for (const side of [-1, 1])
      for (const away of [18, 11]) lampAt(pen, side * Math.min(9, pen.edge(away) * 0.62), away, 4.4);
    prop(pen, 'fountain', pen.random.chance(0.5) ? -5 : 5, 16, 3);
  },
});

import { mix } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { along, flat, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { prop } from '../../sets/props.js';
import { arch, face, panel, sidePanel, windows } from '../../sets/solids.js';
import { white } from './shared.js';

/** A yard closed by arcades, with a well in the middle of the paving. */
export const courtyard = place({
  setting: 'courtyard',
  horizon: 0.5,
  lens: { near: 3.2, range: 60 },
  ground: { left: 0.12, right: 0.88, far: 0.25 },
  land(pen) {
    flat(pen, [206, 190, 164]);
    joints(pen, [176, 158, 134], 1.2, { to: 16 });
  },
  stand(pen) {
    const wall: Rgb = pen.random.pick([
      [228, 204, 166],
      [216, 190, 160],
      [222, 180, 140],
    ] as const);
    const half = Math.max(4.6, pen.edge(5.4));
    const long = 15;
    const roof: Rgb = pen.view.snowy ? [236, 242, 252] : [172, 98, 70];
    const bays = Math.max(4, Math.round(half));
    const wide = (half * 2) / bays;
    panel(pen, [-half, half], [0, 7], long, wall);
    for (let bay = 0; bay < bays; bay++) {
      const x = -half + wide * bay;
      arch(pen, [x + wide * 0.16, x + wide * 0.84], [0, 3], long, [104, 84, 76], 'shaded');
      windows(pen, {
        x: [x + wide * 0.2, x + wide * 0.8],
        up: [4, 6.6],
        away: long,
        columns: 1,
        rows: 1,
        frame: white,
      });
    }
    face(
      pen,
      [
        [-half - 1, 7, long],
        [half + 1, 7, long],
        [half, 8.6, long + 4],
        [-half, 8.6, long + 4],
      ],
      roof,
      'lit',
    );
    for (const side of [-1, 1] as const) {
      sidePanel(pen, side * half, [0, 7], [1.8, long], wall, pen.view.air.light.side * side < 0 ? 'lit' : 'shaded');
      along(3.2, 12.8, 2.4, (away) => {
        sidePanel(pen, side * half * 0.995, [0, 2.9], [away, away + 1.7], [112, 92, 82], 'shaded');
        sidePanel(
          pen,
          side * half * 0.99,
          [4.2, 6],
          [away + 0.4, away + 1.2],
          mix([92, 116, 142], pen.view.air.skyMiddle, 0.3),
        );
      });
      face(
        pen,
        [
          [side * half, 7, 1.8],
          [side * half, 7, long],
          [side * (half + 2), 8.4, long],
          [side * (half + 2), 8.4, 1.8],
        ],
        roof,
        pen.view.air.light.side * side < 0 ? 'lit' : 'shaded',
      );
    }
    for (const side of [-1, 1]) {
      prop(pen, 'potted-plant', side * half * 0.8, 11, 1.4);
      prop(pen, 'potted-plant', side * half * 0.74, 6.5, 1.2);
    }
    if (pen.view.brings('fountain')) prop(pen, 'fountain', half * 0.3, 10.5, 2.2);
  },
});

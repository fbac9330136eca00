import type { Rgb } from '../../../kit/colour.js';
import { flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { beam, box, disc, face, panel, patch, pool as round, post, shineAt } from '../../sets/solids.js';
import type { View } from '../../view.js';
import { white, bright } from './shared.js';

/** Who bats brings the field for it. */
const isDiamond = (view: View): boolean => view.asked('baseball') || !view.brings('baseball-bat');

/** Who bats before a wicket stands on a field without the lines and goals of football. */
const isCricket = (view: View): boolean =>
  view.asked('cricket') ||
  view.scene.items.some(({ drawable, attributes }) =>
    [drawable.concept, ...attributes].some((word) => word.startsWith('cricket')),
  );

/** A pitch inside a stadium: mown stripes, lines, goals, stands full of dots. */
export const stadium = place({
  setting: 'stadium',
  horizon: 0.46,
  lens: { near: 4, eye: 2.2, range: 150 },
  land(pen) {
    flat(pen, [92, 158, 78]);
    if (!pen.view.snowy)
      for (let band = 0; band < 12; band++)
        patch(pen, [-80, 80], [3 + band * 4, 3 + band * 4 + 2], [112, 176, 90], 'lit');
    if (isDiamond(pen.view)) {
      face(
        pen,
        [
          [0, 0, 4],
          [-9, 0, 13],
          [0, 0, 24],
          [9, 0, 13],
        ],
        [198, 148, 100],
        'lit',
      );
      face(
        pen,
        [
          [0, 0, 7],
          [-6, 0, 13],
          [0, 0, 21],
          [6, 0, 13],
        ],
        [104, 168, 84],
        'lit',
      );
      round(pen, 0, 13.5, 1.2, [198, 148, 100], 'lit');
      for (const [x, away] of [
        [-7.5, 13],
        [7.5, 13],
        [0, 22.4],
        [0, 5],
      ] as const)
        patch(pen, [x - 0.3, x + 0.3], [away, away + 0.6], white);
      for (const side of [-1, 1]) beam(pen, [0, 0, 4.2], [side * 26, 0, 36], 0.12, white, 'lit');
    } else if (isCricket(pen.view)) {
      // the strip between the two wickets, and the creases
      if (!pen.view.snowy) patch(pen, [-2.4, 2.4], [4.5, 26], [196, 178, 122], 'lit');
      for (const away of [6.4, 23.6]) patch(pen, [-2, 2], [away, away + 0.2], white);
    } else {
      patch(pen, [-80, 80], [14, 14.2], white);
      const ring = 30;
      for (let step = 0; step < ring; step++) {
        const turn = (step / ring) * Math.PI * 2;
        const next = ((step + 1) / ring) * Math.PI * 2;
        beam(
          pen,
          [Math.cos(turn) * 4.4, 0, 14 + Math.sin(turn) * 4.4],
          [Math.cos(next) * 4.4, 0, 14 + Math.sin(next) * 4.4],
          0.12,
          white,
          'lit',
        );
      }
      patch(pen, [-80, 80], [44, 44.4], white);
      for (const [x, away] of [
        [-9, 34],
        [9, 34],
      ] as const)
        beam(pen, [x, 0, away], [x, 0, 44], 0.14, white, 'lit');
      patch(pen, [-9, 9], [34, 34.3], white);
    }
  },
  far(pen) {
    const night = pen.view.night;
    const edge = pen.edge(52);
    // the stands rise behind the pitch, row on row
    for (let row = 8; row >= 0; row--) {
      const up = 1 + row * 1.7;
      panel(pen, [-edge, edge], [up, up + 1.9], 52 + row * 2, row % 2 ? [116, 122, 140] : [100, 106, 126], 'tone');
      const own = pen.random.fork(`row ${row}`);
      const people = Math.min(90, Math.round(edge * 2));
      for (let seat = 0; seat < people; seat++)
        disc(
          pen,
          -edge + ((seat + own.next()) / people) * edge * 2,
          up + 1.5,
          52 + row * 2,
          0.34,
          own.pick([
            [220, 90, 80],
            [236, 226, 206],
            [90, 130, 190],
            [232, 190, 90],
            [86, 80, 92],
            [206, 160, 130],
          ] as const),
        );
    }
    box(pen, { x: [-edge, edge], up: [17.6, 19], away: [64, 72], colour: [210, 214, 222], sheltered: true });
    panel(pen, [-edge, edge], [0, 1.1], 51.8, [44, 74, 130]);
    for (let board = -6; board <= 6; board++)
      panel(pen, [board * 9, board * 9 + 6], [0.2, 0.9], 51.7, bright[(board + 8) % 4] as Rgb, 'lit');
    for (const side of [-1, 1]) {
      const x = side * edge * 0.72;
      post(pen, x, 60, [0, 25], 0.5, [150, 156, 166]);
      box(pen, { x: [x - 3, x + 3], up: [24, 27], away: [59.5, 60], colour: [70, 76, 88], sheltered: true });
      for (let lamp = 0; lamp < 8; lamp++)
        disc(pen, x - 2.2 + (lamp % 4) * 1.45, 24.8 + Math.floor(lamp / 4) * 1.4, 59.4, 0.5, [255, 252, 230], 'glow');
      if (night || pen.view.low) shineAt(pen, x, 25.5, 59, 12, [240, 246, 255], 0.8);
    }
  },
  stand(pen) {
    if (isDiamond(pen.view) || isCricket(pen.view) || !pen.view.brings('goal') || !pen.view.brings('soccer-goal'))
      return;
    for (const x of [-3.7, 3.7]) post(pen, x, 44, [0, 2.5], 0.1, white);
    beam(pen, [-3.7, 2.5, 44], [3.7, 2.5, 44], 0.2, white, 'lit');
    for (let x = -3.7; x <= 3.7; x += 0.6) beam(pen, [x, 2.5, 44], [x, 0, 46], 0.03, white);
    for (let up = 0.4; up < 2.5; up += 0.5) beam(pen, [-3.7, up, 45], [3.7, up, 45], 0.03, white);
  },
});

import type { Rgb } from '../../../kit/colour.js';
import { flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { beam, box, face, panel, patch } from '../../sets/solids.js';
import { white, farTown } from './shared.js';

/** Metres to the barriers: what stands on the site is before them. */
const BARRIER = 15.5;

/** Bare floors of a building, a crane, heaps and barriers. */
export const constructionSite = place({
  setting: 'construction-site',
  horizon: 0.54,
  lens: { near: 3.6, range: 70 },
  far: (pen) => farTown(pen, 0.14),
  land(pen) {
    flat(pen, [190, 158, 118]);
    if (!pen.view.snowy) for (const x of [-2.2, 1.2]) patch(pen, [x, x + 0.7], [3, 40], [168, 138, 102], 'tone');
  },
  stand(pen) {
    const side = pen.random.chance(0.5) ? 1 : -1;
    const concrete: Rgb = [178, 176, 172];
    const middle = side * Math.max(4, pen.edge(20) * 0.45);
    for (let floor = 0; floor < 3; floor++) {
      const up = floor * 3.2;
      panel(pen, [middle - 5, middle + 5], [up, up + 2.9], 24, [150, 146, 144], 'shaded');
      for (const column of [-4.6, -1.6, 1.5, 4.4])
        box(pen, {
          x: [middle + column - 0.22, middle + column + 0.22],
          up: [up, up + 2.9],
          away: [19, 19.4],
          colour: concrete,
        });
      box(pen, { x: [middle - 5.2, middle + 5.2], up: [up + 2.9, up + 3.2], away: [19, 25], colour: concrete });
    }
    for (const column of [-4.6, -1.6, 1.5, 4.4])
      for (const bar of [-0.1, 0.1])
        beam(pen, [middle + column + bar, 9.6, 19], [middle + column + bar, 10.8, 19], 0.05, [150, 90, 64]);
    if (pen.view.brings('tower-crane')) {
      const yellow: Rgb = [238, 182, 48];
      const at = -side * Math.max(3, pen.edge(24) * 0.42);
      for (const x of [-0.5, 0.5]) beam(pen, [at + x, 0, 24], [at + x, 13, 24], 0.16, yellow);
      for (let up = 0; up < 13; up += 1.2) beam(pen, [at - 0.5, up, 24], [at + 0.5, up + 1.2, 24], 0.09, yellow);
      const reach = side * 10;
      for (const up of [13, 14])
        beam(pen, [at - side * 4, up, 24], [at + reach, 13 + (up - 13) * 0.6, 24], 0.14, yellow);
      for (let t = 0; t < 1; t += 0.1)
        beam(pen, [at + reach * t, 13, 24], [at + reach * (t + 0.05), 13.7, 24], 0.08, yellow);
      beam(pen, [at, 15.4, 24], [at + reach * 0.8, 13.8, 24], 0.07, [70, 70, 74]);
      beam(pen, [at, 13, 24], [at, 15.4, 24], 0.2, yellow);
      box(pen, {
        x: [at - side * 4 - 0.7, at - side * 4 + 0.7],
        up: [12, 13],
        away: [24, 25],
        colour: [120, 120, 124],
      });
      beam(pen, [at + reach * 0.7, 13, 24], [at + reach * 0.7, 9.4, 24], 0.06, [60, 60, 64]);
      box(pen, {
        x: [at + reach * 0.7 - 1, at + reach * 0.7 + 1],
        up: [9, 9.4],
        away: [24, 24.4],
        colour: [176, 120, 84],
      });
    }
    face(
      pen,
      [
        [-side * 7, 0, 13],
        [-side * 4.6, 1.7, 13.4],
        [-side * 2.6, 0, 13],
      ],
      pen.view.snowy ? [232, 238, 248] : [206, 176, 130],
      'lit',
    );
    const edge = pen.edge(BARRIER);
    for (let x = -edge; x < edge; x += 2.6) {
      if (Math.abs(x + 0.9) < edge * 0.4) continue;
      for (const leg of [0.1, 1.6])
        box(pen, {
          x: [x + leg, x + leg + 0.1],
          up: [0, 0.9],
          away: [BARRIER, BARRIER + 0.1],
          colour: [120, 120, 124],
        });
      for (let stripe = 0; stripe < 6; stripe++)
        panel(
          pen,
          [x + stripe * 0.3, x + stripe * 0.3 + 0.3],
          [0.55, 0.9],
          BARRIER,
          stripe % 2 ? white : [222, 74, 48],
          'lit',
        );
    }
  },
});

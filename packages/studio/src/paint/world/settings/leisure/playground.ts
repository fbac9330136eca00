import type { Rgb } from '../../../kit/colour.js';
import { paintSkyline } from '../../elements/skyline.js';
import { flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { treeAt } from '../../sets/props.js';
import { beam, box, face, pool as round, post } from '../../sets/solids.js';
import { wood, bright, lawn } from './shared.js';

export const playground = place({
  setting: 'playground',
  horizon: 0.5,
  lens: { near: 3.6, range: 60 },
  leafy: true,
  far(pen) {
    paintSkyline(pen.context, pen.view, {
      name: 'town',
      foot: pen.view.horizon + 2,
      height: pen.view.span * 0.14,
      depth: 0.9,
      crowned: false,
    });
    wood(pen);
  },
  land(pen) {
    flat(pen, lawn(pen));
    if (!pen.view.snowy) round(pen, 0, 11, 7.5, [232, 204, 150], 'lit');
  },
  stand(pen) {
    const [red, yellow, blue, green] = bright as [Rgb, Rgb, Rgb, Rgb];
    const left = -Math.min(5, pen.edge(12) * 0.55);
    for (const x of [-18, -9, 8, 17]) treeAt(pen, 'broadleaf', x, 22, 7);
    if (pen.view.brings('slide') && pen.view.brings('playground-slide')) {
      // a tower with a roof and a slide
      for (const x of [-1, 1]) for (const deep of [14, 12.6]) post(pen, left + x, deep, [0, 3.2], 0.08, blue);
      box(pen, { x: [left - 1.1, left + 1.1], up: [1.6, 1.75], away: [12.6, 14], colour: yellow, sheltered: true });
      face(
        pen,
        [
          [left - 1.4, 3.2, 12.4],
          [left, 4.3, 13],
          [left + 1.4, 3.2, 12.4],
        ],
        red,
        'lit',
      );
      face(
        pen,
        [
          [left + 1, 1.75, 12.7],
          [left + 1, 1.75, 13.6],
          [left + 4, 0.15, 12.2],
          [left + 4, 0.15, 11.2],
        ],
        yellow,
        'lit',
      );
      beam(pen, [left + 1, 2, 12.7], [left + 4, 0.4, 11.2], 0.12, red);
      for (let rung = 0; rung < 6; rung++)
        beam(
          pen,
          [left - 1.9 + rung * 0.14, 0.2 + rung * 0.28, 12.5],
          [left - 1.3 + rung * 0.05, 0.2 + rung * 0.28, 12.5],
          0.08,
          green,
        );
      beam(pen, [left - 2, 0, 12.5], [left - 1, 1.75, 12.5], 0.09, green);
    }
    if (pen.view.brings('swing')) {
      const x = Math.min(4.6, pen.edge(13) * 0.5);
      for (const side of [-1.9, 1.9]) {
        beam(pen, [x + side - 0.5, 0, 13], [x + side, 2.9, 13.6], 0.11, red);
        beam(pen, [x + side + 0.5, 0, 14.4], [x + side, 2.9, 13.6], 0.11, red);
      }
      beam(pen, [x - 1.9, 2.9, 13.6], [x + 1.9, 2.9, 13.6], 0.12, red);
      for (const seat of [-0.9, 0.8]) {
        for (const rope of [-0.25, 0.25])
          beam(pen, [x + seat + rope, 2.9, 13.6], [x + seat + rope, 0.55, 13.6], 0.03, [92, 92, 98]);
        box(pen, {
          x: [x + seat - 0.3, x + seat + 0.3],
          up: [0.5, 0.58],
          away: [13.4, 13.8],
          colour: blue,
          sheltered: true,
        });
      }
    }
    if (pen.view.brings('seesaw')) {
      beam(pen, [-0.2, 0, 16], [0.1, 0.6, 16], 0.3, blue);
      beam(pen, [-1.7, 0.9, 16], [1.8, 0.35, 16], 0.14, green);
    }
  },
});

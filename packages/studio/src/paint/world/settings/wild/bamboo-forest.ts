import { css, lighten } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { beam, face, post } from '../../sets/solids.js';

export const bamboo = place({
  setting: 'bamboo-forest',
  horizon: 0.56,
  lens: { near: 3, range: 30 },
  ground: { left: 0.24, right: 0.76 },
  far(pen) {
    const { view, context } = pen;
    const glow = context.createLinearGradient(0, 0, 0, view.horizon);
    glow.addColorStop(0, css(view.tone([120, 160, 104], 0.3)));
    glow.addColorStop(1, css(view.lit([206, 226, 160], 0.5)));
    context.fillStyle = glow;
    context.fillRect(0, 0, view.width, view.horizon + 4);
  },
  land(pen) {
    flat(pen, [146, 150, 96]);
    const path: Rgb = pen.view.snowy ? [216, 224, 236] : [196, 176, 138];
    face(
      pen,
      [
        [-1.2, 0, 2.4],
        [1.2, 0, 2.4],
        [0.9, 0, 30],
        [-0.6, 0, 30],
      ],
      path,
      'lit',
    );
  },
  plants(pen) {
    const random = pen.random.fork('stems');
    const green: Rgb = pen.view.snowy ? [150, 170, 130] : [116, 164, 82];
    for (let row = 0; row < 8; row++) {
      const away = 26 - row * 2.9;
      const edge = pen.edge(away) + 1;
      const gap = 1.5 + away * 0.02;
      for (let x = -edge; x < edge; x += random.between(0.5, 1.15)) {
        if (Math.abs(x) < gap) continue;
        const thick = random.between(0.09, 0.15);
        const colour = lighten(green, random.around(0.05));
        const top = pen.ceiling(away) + 1;
        post(pen, x, away, [0, top], thick, colour);
        for (let ring = random.between(0.3, 0.9); ring < top; ring += 1.05) {
          beam(pen, [x - thick * 1.1, ring, away], [x + thick * 1.1, ring, away], 0.07, lighten(colour, -0.16));
          beam(pen, [x - thick, ring + 0.07, away], [x + thick, ring + 0.07, away], 0.04, lighten(colour, 0.12), 'lit');
        }
        for (let spray = 0; spray < 3; spray++) {
          const up = random.between(2.4, top);
          const side = random.chance(0.5) ? 1 : -1;
          for (let leaf = 0; leaf < 5; leaf++) {
            const lx = x + side * (0.2 + leaf * 0.12);
            face(
              pen,
              [
                [lx, up - leaf * 0.05, away - 0.1],
                [lx + side * 0.34, up - 0.16 - leaf * 0.08, away - 0.1],
                [lx + side * 0.1, up - 0.1 - leaf * 0.05, away - 0.1],
              ],
              lighten(green, 0.03 * (leaf % 3)),
              leaf % 2 ? 'lit' : 'tone',
            );
          }
        }
      }
    }
  },
});

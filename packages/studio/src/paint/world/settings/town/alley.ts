import { lighten } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { along, flat, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { beam, box, disc, panel, patch, shineAt, sidePanel, sideWindows, windows } from '../../sets/solids.js';
import { brick, cobble, white, farTown } from './shared.js';

/** Walls close on both sides, pipes, bins, a strip of sky. */
export const alley = place({
  setting: 'alley',
  horizon: 0.56,
  lens: { near: 2.6, range: 40 },
  ground: { left: 0.2, right: 0.8, far: 0.25 },
  far: (pen) => farTown(pen, 0.2),
  land(pen) {
    flat(pen, [118, 114, 114]);
    joints(pen, cobble, 0.6, { alpha: 0.3, half: 3 });
    if (!pen.view.snowy) patch(pen, [-0.25, 0.25], [2.2, 24], [88, 86, 90], 'shaded');
  },
  stand(pen) {
    const half = Math.max(2.1, pen.edge(4.4));
    const long = 26;
    const end: Rgb = [146, 116, 100];
    box(pen, { x: [-half, half], up: [0, 8], away: [long, long + 4], colour: end });
    windows(pen, { x: [-half, half], up: [3, 8], away: long, columns: 2, rows: 2, frame: white });
    for (const side of [-1, 1] as const) {
      const wall =
        side < 0
          ? brick
          : pen.random.pick([
              [150, 130, 116],
              [132, 96, 86],
              [128, 122, 124],
            ] as const);
      sidePanel(pen, side * half, [0, 13], [1.4, long], wall, pen.view.air.light.side * side < 0 ? 'lit' : 'shaded');
      // courses of bricks
      for (let up = 0.4; up < 13; up += 0.4)
        beam(pen, [side * half, up, 1.5], [side * half, up, long], 0.012, lighten(wall, -0.12), 'shaded');
      sideWindows(pen, {
        x: side * half * 0.995,
        up: [3.2, 12],
        away: [3, 23],
        columns: 5,
        rows: 3,
        frame: [196, 186, 174],
      });
      sidePanel(pen, side * half * 0.99, [0, 2.2], side < 0 ? [8, 9.4] : [6, 7.4], [84, 92, 96], 'shaded');
      beam(pen, [side * half * 0.97, 0, 5], [side * half * 0.97, 13, 5], 0.12, [92, 88, 90]);
    }
    // iron stairs and a line of washing across
    along(9, 17, 4, (away) => {
      box(pen, {
        x: [-half, -half + 0.9],
        up: [4.4, 4.5],
        away: [away, away + 2.4],
        colour: [64, 66, 72],
        sheltered: true,
      });
      for (let bar = 0; bar < 6; bar++)
        beam(pen, [-half + 0.9, 4.5, away + bar * 0.48], [-half + 0.9, 5.4, away + bar * 0.48], 0.04, [64, 66, 72]);
      beam(pen, [-half + 0.9, 5.4, away], [-half + 0.9, 5.4, away + 2.4], 0.05, [64, 66, 72]);
    });
    if (pen.view.brings('trash-can')) {
      box(pen, { x: [half - 1.15, half - 0.25], up: [0, 1.15], away: [5.4, 7], colour: [60, 98, 84] });
      box(pen, { x: [half - 1.2, half - 0.2], up: [1.15, 1.25], away: [5.3, 7.1], colour: [46, 76, 66] });
    }
    if (pen.view.brings('box'))
      box(pen, { x: [-half + 0.15, -half + 0.85], up: [0, 0.6], away: [5, 5.7], colour: [170, 130, 88] });
    // a lamp on the wall
    disc(pen, half - 0.4, 3, 8, 0.14, pen.view.night || pen.view.low ? [255, 226, 160] : white, 'glow');
    if (pen.view.night || pen.view.low) shineAt(pen, half - 0.4, 2.8, 8, 2.6, [255, 200, 120], 0.6);
    if (pen.view.asked('neon'))
      along(5, 18, 4, (away, index) => {
        const tint = pen.random.fork(`neon ${index}`).pick([
          [255, 84, 170],
          [84, 220, 255],
          [180, 110, 255],
        ] as const);
        const side = index % 2 ? 1 : -1;
        panel(pen, side < 0 ? [-half, -half + 0.9] : [half - 0.9, half], [3, 4.6], away, tint, 'glow');
        shineAt(pen, side * (half - 0.5), 3.8, away, 2.2, tint, 0.6);
      });
  },
});

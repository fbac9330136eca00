import type { Rgb } from '../../../kit/colour.js';
import { along, hall, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { arch, beam, box, panel, patch, post, shineAt, sidePanel } from '../../sets/solids.js';
import { white } from './shared.js';

export const church = place({
  setting: 'church-inside',
  indoor: true,
  horizon: 0.56,
  lens: { near: 2.8, range: 90, wall: 30 },
  ground: { left: 0.24, right: 0.76 },
  land(pen) {
    const room = hall(pen, {
      half: 5.6,
      tall: 12,
      wall: [222, 210, 188],
      floor: [178, 166, 150],
      ceiling: [196, 184, 164],
    });
    const { half } = room;
    joints(pen, [150, 138, 124], 1, { to: 30 });
    patch(pen, [-0.8, 0.8], [1.8, 29], [160, 44, 48], 'tone');
    const jewels: readonly Rgb[] = [
      [206, 62, 62],
      [60, 100, 190],
      [240, 190, 70],
      [70, 160, 120],
      [150, 80, 170],
    ];
    // the apse and its window
    arch(pen, [-3, 3], [0, 10.5], 29.9, [196, 182, 158], 'shaded');
    arch(pen, [-1.3, 1.3], [3.6, 9.2], 29.8, [60, 56, 70]);
    for (let row = 0; row < 8; row++)
      for (let column = 0; column < 4; column++) {
        const x = -1.15 + column * 0.58;
        panel(
          pen,
          [x, x + 0.5],
          [3.8 + row * 0.6, 4.3 + row * 0.6],
          29.7,
          jewels[(row * 3 + column * 2) % 5] as Rgb,
          'glow',
        );
      }
    box(pen, { x: [-1.5, 1.5], up: [0, 1.1], away: [27, 28], colour: white, sheltered: true });
    box(pen, { x: [-0.07, 0.07], up: [1.1, 2.6], away: [27.2, 27.3], colour: [222, 180, 80], sheltered: true });
    box(pen, { x: [-0.45, 0.45], up: [1.95, 2.1], away: [27.2, 27.3], colour: [222, 180, 80], sheltered: true });
    along(6, 27, 4.2, (away) => {
      for (const side of [-1, 1] as const) {
        sidePanel(
          pen,
          side * half * 0.995,
          [3, 8],
          [away + 1, away + 2.4],
          jewels[Math.round(away) % 5] as Rgb,
          'glow',
        );
        sidePanel(
          pen,
          side * half * 0.994,
          [3.4, 5],
          [away + 1.2, away + 2.2],
          jewels[(Math.round(away) + 2) % 5] as Rgb,
          'glow',
        );
        post(pen, side * half * 0.82, away, [0, 8.6], 0.38, [232, 222, 202]);
        box(pen, {
          x: [side * half * 0.82 - 0.6, side * half * 0.82 + 0.6],
          up: [8.6, 9.1],
          away: [away - 0.3, away + 0.3],
          colour: [232, 222, 202],
          sheltered: true,
        });
      }
      // the ribs of the vault
      for (let step = 0; step < 8; step++) {
        const at = (t: number): readonly [number, number, number] => [
          -half * 0.82 * Math.cos(t * Math.PI),
          9 + Math.sin(t * Math.PI) * 3,
          away,
        ];
        beam(pen, at(step / 8), at((step + 1) / 8), 0.28, [232, 222, 202]);
      }
    });
    if (pen.view.brings('bench') && pen.view.brings('pew'))
      along(6, 24, 1.7, (away) => {
        for (const x of [
          [-half * 0.72, -1.2],
          [1.2, half * 0.72],
        ] as const) {
          box(pen, { x, up: [0.4, 0.5], away: [away, away + 0.5], colour: [128, 84, 56], sheltered: true });
          box(pen, { x, up: [0, 1], away: [away - 0.08, away], colour: [140, 92, 62], sheltered: true });
        }
      });
    shineAt(pen, 0, 6.4, 29, 9, [255, 236, 190], pen.view.night ? 0.2 : 0.5);
  },
});

import type { Rgb } from '../../../kit/colour.js';
import { hall } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { arch, beam, box, disc, panel, shineAt } from '../../sets/solids.js';

export const wizardStudy = place({
  setting: 'wizard-study',
  indoor: true,
  horizon: 0.54,
  lens: { near: 3.3, range: 70, wall: 8.4 },
  table: [112, 78, 54],
  land(pen) {
    const { half } = hall(pen, {
      half: 4,
      tall: 6.2,
      wall: [112, 98, 96],
      floor: [104, 82, 66],
      ceiling: [74, 58, 54],
    });
    const { view } = pen;
    for (let up = 0.4; up < 6.2; up += 0.45)
      beam(pen, [-half, up, 8.38], [half, up, 8.38], 0.025, [88, 76, 76], 'shaded');
    arch(pen, [-0.85, 0.85], [1.2, 3.5], 8.36, [70, 58, 56]);
    arch(pen, [-0.72, 0.72], [1.3, 3.36], 8.35, view.night ? [38, 44, 92] : [120, 130, 190], 'glow');
    for (const x of [-0.24, 0.24]) beam(pen, [x, 1.3, 8.33], [x, 3.3, 8.33], 0.05, [70, 58, 56]);
    disc(pen, 0.3, 2.8, 8.34, 0.18, [255, 246, 206], 'glow');
    const brews: readonly Rgb[] = [
      [90, 220, 140],
      [190, 100, 240],
      [250, 120, 90],
      [90, 170, 250],
      [250, 210, 90],
    ];
    for (const side of [-1, 1] as const)
      for (const [row, level] of [1.2, 1.85, 2.5].entries()) {
        const from = side < 0 ? -half * 0.95 : half * 0.3;
        panel(pen, [from, from + half * 0.65], [level - 0.07, level], 8.3, [120, 84, 58], 'lit');
        for (let index = 0; index < 8; index++) {
          const x = from + 0.12 + index * half * 0.078;
          if ((index + row) % 3 === 0) {
            for (let book = 0; book < 3; book++)
              panel(
                pen,
                [x + book * 0.08, x + book * 0.08 + 0.07],
                [level, level + 0.34 + (book % 2) * 0.06],
                8.28,
                (
                  [
                    [140, 60, 54],
                    [66, 92, 110],
                    [150, 116, 64],
                  ] as const
                )[book] as Rgb,
                'lit',
              );
            continue;
          }
          const brew = brews[(index * 2 + row) % 5] as Rgb;
          disc(pen, x + 0.1, level + 0.13, 8.28, 0.13, brew, 'glow');
          panel(pen, [x + 0.06, x + 0.14], [level + 0.22, level + 0.4], 8.28, [214, 232, 232], 'lit');
          shineAt(pen, x + 0.1, level + 0.14, 8.2, 0.34, brew, 0.5);
        }
      }
    if (view.brings('cauldron')) {
      const x = pen.random.chance(0.5) ? half * 0.6 : -half * 0.6;
      disc(pen, x, 0.6, 7, 0.55, [48, 46, 54], 'lit');
      pen.context.globalAlpha = 1;
      box(pen, {
        x: [x - 0.55, x + 0.55],
        up: [0.86, 1],
        away: [6.9, 7.2],
        colour: [62, 60, 68],
        top: [110, 230, 140],
        sheltered: true,
      });
      for (let bubble = 0; bubble < 5; bubble++)
        disc(pen, x + pen.random.around(0.36), 1.06 + pen.random.next() * 0.5, 6.9, 0.07, [150, 250, 170], 'glow');
      shineAt(pen, x, 1.2, 6.9, 1.4, [120, 250, 150], 0.55);
      for (const leg of [-0.3, 0.3]) beam(pen, [x + leg, 0.2, 6.9], [x + leg * 1.3, 0, 6.9], 0.09, [48, 46, 54]);
    }
    for (const x of [-half * 0.2, half * 0.24]) {
      panel(pen, [x - 0.05, x + 0.05], [3, 3.2], 6, [240, 230, 206], 'lit');
      disc(pen, x, 3.28, 6, 0.06, [255, 200, 90], 'glow');
      shineAt(pen, x, 3.28, 6, 0.9, [255, 180, 80], 0.55);
    }
  },
});

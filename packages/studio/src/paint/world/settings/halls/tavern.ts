import { lighten } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { along, hall, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import type { SetPen } from '../../sets/space.js';
import { arch, beam, box, disc, face, panel, post, shineAt } from '../../sets/solids.js';
import { shelf } from './shared.js';

const STONE: Rgb = [134, 122, 108];
const WOOD: Rgb = [96, 66, 46];
const MUGS: readonly Rgb[] = [
  [150, 110, 70],
  [176, 168, 158],
  [120, 84, 58],
];

/** A barrel that lies on its side, towards us. */
function cask(pen: SetPen, x: number, up: number, away: number): void {
  disc(pen, x, up, away, 0.42, [74, 52, 38], 'tone');
  disc(pen, x, up, away - 0.02, 0.38, [156, 112, 72], 'lit');
  disc(pen, x, up, away - 0.03, 0.27, [140, 98, 62], 'tone');
  disc(pen, x, up - 0.2, away - 0.05, 0.05, [60, 46, 38], 'tone');
}

/** The hearth of the back wall, with its fire. */
function hearth(pen: SetPen, x: number, away: number): void {
  box(pen, {
    x: [x - 1, x + 1],
    up: [0, 3.5],
    away: [away - 0.5, away],
    colour: lighten(STONE, -0.05),
    sheltered: true,
  });
  arch(pen, [x - 0.66, x + 0.66], [0, 1.3], away - 0.52, [40, 30, 28], 'tone');
  for (const [at, tall, colour] of [
    [-0.26, 0.55, [230, 96, 36]],
    [0.22, 0.62, [230, 96, 36]],
    [-0.02, 0.78, [250, 168, 56]],
  ] as const)
    face(
      pen,
      [
        [x + at - 0.2, 0.14, away - 0.54],
        [x + at - 0.16, tall * 0.5, away - 0.54],
        [x + at, tall, away - 0.54],
        [x + at + 0.18, tall * 0.45, away - 0.54],
        [x + at + 0.2, 0.14, away - 0.54],
      ],
      colour,
      'glow',
    );
  beam(pen, [x - 0.5, 0.1, away - 0.56], [x + 0.5, 0.14, away - 0.56], 0.14, [80, 54, 40]);
  beam(pen, [x - 1.1, 1.6, away - 0.6], [x + 1.1, 1.6, away - 0.6], 0.16, WOOD, 'lit');
  shineAt(pen, x, 0.6, away - 0.6, 2.6, [255, 150, 60], 0.75);
}

/** Stone walls and beams, a hearth, casks, candles on the wall. */
export const tavern = place({
  setting: 'tavern',
  indoor: true,
  horizon: 0.54,
  lens: { near: 3.4, range: 110, wall: 8.4 },
  table: [120, 82, 54],
  land(pen) {
    const long = pen.wall;
    const { half } = hall(pen, { half: 4, tall: 3.5, wall: STONE, floor: [110, 82, 60], ceiling: [74, 56, 46] });
    const own = pen.random.fork('stones');
    for (let up = 0.3, row = 0; up < 3.4; up += 0.36, row++)
      for (let x = -half + (row % 2) * 0.3; x < half - 0.3; x += 0.62)
        panel(pen, [x + 0.03, x + 0.56], [up, up + 0.3], long - 0.02, lighten(STONE, own.around(0.05)), 'tone');
    joints(pen, [78, 56, 42], 0.4, { along: true, to: long });
    along(2.6, long, 1.6, (away) => beam(pen, [-half, 3.3, away], [half, 3.3, away], 0.24, WOOD, 'lit'));
    const turned = pen.random.chance(0.5) ? 1 : -1;
    hearth(pen, -turned * half * 0.5, long);
    const bar = turned * half * 0.52;
    shelf(pen, [bar - 1.2, bar + 1.2], long - 0.05, 2.3, MUGS, [0.2, 0.3], 0.18);
    for (const at of [-0.92, 0, 0.92]) cask(pen, bar + at, 1.64, long - 0.3);
    beam(pen, [bar - 1.5, 1.2, long - 0.4], [bar + 1.5, 1.2, long - 0.4], 0.12, WOOD, 'lit');
    box(pen, {
      x: [bar - 1.6, bar + 1.6],
      up: [0, 1.08],
      away: [6.9, 7.4],
      colour: WOOD,
      top: lighten(WOOD, 0.14),
      sheltered: true,
    });
    for (let x = bar - 1.6; x < bar + 1.5; x += 0.4)
      panel(pen, [x + 0.03, x + 0.37], [0.06, 1], 6.89, lighten(WOOD, 0.05));
    for (const x of [-half * 0.9, 0, half * 0.94]) {
      post(pen, x, long - 0.14, [1.9, 2.12], 0.05, [236, 224, 196]);
      disc(pen, x, 2.2, long - 0.16, 0.06, [255, 214, 120], 'glow');
      shineAt(pen, x, 2.2, long - 0.2, 0.9, [255, 180, 90], 0.6);
    }
  },
});

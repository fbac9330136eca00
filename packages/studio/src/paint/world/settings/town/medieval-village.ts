import type { Rgb } from '../../../kit/colour.js';
import { along, flat, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { prop } from '../../sets/props.js';
import { beam, face, panel, sidePanel, sideWindows } from '../../sets/solids.js';
import type { Range, SetPen } from '../../sets/space.js';
import { cobble } from './shared.js';

export function timbered(pen: SetPen, side: -1 | 1, gap: number, away: Range, index: number): void {
  const own = pen.random.fork(`timbered ${index}`);
  const wall: Rgb = own.pick([
    [240, 228, 200],
    [232, 212, 178],
    [226, 204, 186],
  ] as const);
  const wood: Rgb = [92, 62, 46];
  const stone: Rgb = [156, 148, 138];
  const bright = pen.view.air.light.side * side < 0 ? 'lit' : 'shaded';
  const eaves = own.between(4.6, 5.8);
  const x = side * gap;
  const over = side * (gap - 0.4);
  const front: Range = side < 0 ? [-gap - 5, x] : [x, gap + 5];
  const thatch: Rgb = pen.view.snowy
    ? [236, 242, 252]
    : own.pick([
        [164, 118, 76],
        [140, 82, 64],
        [120, 96, 84],
      ] as const);
  sidePanel(pen, x, [0, 2.5], away, stone, bright);
  sidePanel(pen, over, [2.5, eaves], away, wall, bright);
  // the gable end that looks at us
  panel(pen, front, [0, 2.5], away[0], stone);
  panel(pen, side < 0 ? [front[0], over] : [over, front[1]], [2.5, eaves], away[0], wall);
  const middle = (over + side * (gap + 5)) / 2;
  face(
    pen,
    [
      [over, eaves, away[0]],
      [middle, eaves + 3.2, away[0]],
      [side * (gap + 5), eaves, away[0]],
    ],
    wall,
    'tone',
  );
  for (const t of [0, 0.5, 1]) {
    const up = 2.5 + (eaves - 2.5) * t;
    beam(pen, [over, up, away[0]], [side * (gap + 5), up, away[0]], 0.16, wood);
    beam(pen, [over, up, away[0]], [over, up, away[1]], 0.16, wood, bright === 'lit' ? 'tone' : 'shaded');
  }
  for (let stud = 0; stud <= 4; stud++) {
    const at = away[0] + ((away[1] - away[0]) * stud) / 4;
    beam(pen, [over, 2.5, at], [over, eaves, at], 0.14, wood);
    if (stud < 4 && stud % 2 === 0) beam(pen, [over, 2.5, at], [over, eaves, at + 1.2], 0.1, wood);
    const fx = over + side * stud * 1.35;
    beam(pen, [fx, 2.5, away[0]], [fx, eaves, away[0]], 0.14, wood);
  }
  sideWindows(pen, {
    x: over * 0.997,
    up: [2.9, eaves - 0.1],
    away: [away[0] + 0.4, away[1] - 0.4],
    columns: 2,
    rows: 1,
    frame: wood,
  });
  sidePanel(pen, x * 0.997, [0, 2], [away[0] + 1.6, away[0] + 2.7], [86, 58, 44], 'shaded');
  face(
    pen,
    [
      [over - side * 0.3, eaves - 0.2, away[0] - 0.3],
      [middle, eaves + 3.3, away[0] - 0.3],
      [middle, eaves + 3.3, away[1]],
      [over - side * 0.3, eaves - 0.2, away[1]],
    ],
    thatch,
    bright,
  );
}

/** Timbered houses close together over cobbles. */
export const medieval = place({
  setting: 'medieval-village',
  horizon: 0.54,
  lens: { near: 3.2, range: 60 },
  ground: { left: 0.14, right: 0.86 },
  far(pen) {
    const { view } = pen;
    if (view.brings('castle')) {
      const side = pen.random.chance(0.5) ? 1 : -1;
      pen.context.globalAlpha = 0.75;
      prop(pen, 'castle', side * 12, 52, 17);
      pen.context.globalAlpha = 1;
    }
  },
  land(pen) {
    flat(pen, [168, 150, 126]);
    joints(pen, cobble, 0.7, { alpha: 0.25, to: 22 });
  },
  stand(pen) {
    const gap = Math.max(3.2, pen.edge(5) * 0.66);
    along(4, 26, 5.4, (away, index) => {
      for (const side of [-1, 1] as const) timbered(pen, side, gap, [away, away + 5], index * 2 + (side > 0 ? 1 : 0));
    });
  },
});

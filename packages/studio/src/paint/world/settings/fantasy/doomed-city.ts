import { css, lighten, mix } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { paintGlow } from '../../elements/houses.js';
import { flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { prop } from '../../sets/props.js';
import { beam, face, panel, shineOf } from '../../sets/solids.js';
import type { Point3, SetPen } from '../../sets/space.js';
import { embers, fire, smoke } from './fires.js';

const concrete: readonly Rgb[] = [
  [112, 100, 98],
  [96, 88, 90],
  [124, 108, 98],
];

/** What is left of a tower: a jagged top, bare floors, windows without panes. */
function stump(pen: SetPen, x: number, half: number, tall: number, away: number, name: string): void {
  const random = pen.random.fork(name);
  const colour = random.pick(concrete);
  const slope = random.pick([-1, 1] as const) * tall * random.between(0.08, 0.24);
  const crown: Point3[] = [];
  const steps = 9;
  for (let step = 0; step <= steps; step++) {
    const t = step / steps;
    crown.push([x - half + half * 2 * t, tall + slope * (t - 0.5) + random.around(tall * 0.05), away]);
  }
  face(pen, [[x - half, 0, away], ...crown, [x + half, 0, away]], colour, 'tone');
  const lit = pen.view.air.light.side > 0 ? x + half * 0.62 : x - half;
  face(
    pen,
    [
      [lit, 0, away],
      [lit, tall * 0.84, away],
      [lit + half * 0.38, tall * 0.8, away],
      [lit + half * 0.38, 0, away],
    ],
    colour,
    'lit',
    0.45,
  );
  const [columns, rows] = [Math.max(3, Math.round(half * 1.1)), Math.max(4, Math.round(tall / 3.2))];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const t = (column + 0.5) / columns;
      const low = (row + 0.3) * (tall / rows);
      if (low + 2 > tall + slope * (t - 0.5) - tall * 0.06 || random.chance(0.12)) continue;
      const left = x - half + half * 2 * t;
      const wide = (half / columns) * 0.62;
      const burns = random.chance(0.07);
      panel(
        pen,
        [left - wide, left + wide],
        [low, low + (tall / rows) * 0.5],
        away,
        burns ? [255, 150, 60] : [40, 34, 40],
        burns ? 'glow' : 'shaded',
      );
    }
  // bars that stick out of the broken edge
  for (let bar = 0; bar < 4; bar++) {
    const at = crown[random.whole(1, steps - 1)] as Point3;
    beam(
      pen,
      at,
      [at[0] + random.around(half * 0.2), at[1] + tall * random.between(0.03, 0.09), away],
      0.14,
      [60, 52, 52],
      'shaded',
    );
  }
}

/** After the end of the world: broken towers, fires, smoke over a cracked road. */
export const doomedCity = place({
  setting: 'doomed-city',
  horizon: 0.6,
  lens: { near: 3.6, range: 120 },
  ground: { left: 0.12, right: 0.88 },
  bareSky: true,
  far(pen) {
    const { context, view } = pen;
    for (const [x, strength] of [
      [0.28, 0.7],
      [0.72, 0.55],
    ] as const)
      paintGlow(context, view.width * x, view.horizon, view.unit * 0.5, [255, 120, 40], strength);
    const random = pen.random.fork('far towers');
    context.fillStyle = css(mix(shineOf(pen, [70, 54, 60], 'shaded', 90), view.air.haze, 0.3));
    for (let x = -0.04; x < 1.04;) {
      const [wide, high] = [random.between(0.03, 0.075), view.horizon * random.between(0.1, 0.42)];
      const [left, right] = [view.width * x, view.width * (x + wide)];
      const cut = random.around(high * 0.3);
      context.beginPath();
      context.moveTo(left, view.horizon + 2);
      context.lineTo(left, view.horizon - high + cut);
      context.lineTo(left + (right - left) * 0.45, view.horizon - high);
      context.lineTo(left + (right - left) * 0.6, view.horizon - high * 0.8);
      context.lineTo(right, view.horizon - high - cut * 0.5);
      context.lineTo(right, view.horizon + 2);
      context.fill();
      x += wide * random.between(0.9, 1.5);
    }
    for (const [share, wide] of [
      [-0.6, 4],
      [0.5, 5],
      [0.05, 3],
    ] as const)
      smoke(pen, share * pen.edge(70), 4, 70, wide);
  },
  land(pen) {
    flat(pen, [98, 84, 78], true);
    const edge = Math.min(4, pen.edge(10) * 0.5);
    face(
      pen,
      [
        [-edge, 0, 2.6],
        [edge, 0, 2.6],
        [edge, 0, 80],
        [-edge, 0, 80],
      ],
      [74, 68, 70],
    );
    for (let away = 4; away < 60; away *= 1.45)
      if (away < 8 || away > 14)
        face(
          pen,
          [
            [-0.1, 0, away],
            [0.1, 0, away],
            [0.1, 0, away * 1.2],
            [-0.1, 0, away * 1.2],
          ],
          [196, 180, 130],
          'lit',
          0.6,
        );
    const random = pen.random.fork('cracks');
    for (let crack = 0; crack < 7; crack++) {
      let at: Point3 = [random.around(edge), 0, random.between(3.2, 16)];
      for (let step = 0; step < 5; step++) {
        const next: Point3 = [at[0] + random.around(0.5), 0, at[2] * random.between(1.02, 1.14)];
        beam(pen, at, next, 0.045, [34, 28, 30], 'shaded');
        at = next;
      }
    }
  },
  stand(pen) {
    for (const [share, half, tall, away] of [
      [0.62, 7, 27, 52],
      [-0.5, 6, 21, 46],
      [0.95, 6, 15, 34],
      [-0.92, 6.5, 17, 30],
      [1, 4.4, 7, 19],
      [-1.02, 4, 5.6, 17],
    ] as const)
      stump(pen, share * pen.edge(away), half, tall, away, `stump ${share}`);
    const random = pen.random.fork('rubble');
    for (let heap = 0; heap < 16; heap++) {
      const away = 24 * 0.9 ** heap + 2;
      const x = (heap % 2 ? 1 : -1) * pen.edge(away) * random.between(0.5, 1);
      const size = random.between(0.5, 1.3);
      const colour = lighten(random.pick(concrete), -0.04);
      face(
        pen,
        [
          [x - size, 0, away],
          [x - size * 0.5, size * 0.7, away],
          [x + size * 0.2, size * 0.9, away],
          [x + size, 0, away],
        ],
        colour,
        'lit',
      );
      face(
        pen,
        [
          [x - size * 0.2, 0, away],
          [x + size * 0.2, size * 0.9, away],
          [x + size, 0, away],
        ],
        colour,
        'shaded',
      );
      if (heap % 4 === 1) prop(pen, 'rock', x - size, away - 0.3, size * 0.5, { colour });
    }
    fire(pen, -0.55 * pen.edge(16), 0, 16, 2.2);
    fire(pen, 0.6 * pen.edge(22), 0, 22, 3);
    fire(pen, 0.2 * pen.edge(40), 0, 40, 4);
  },
  light: (pen) => embers(pen, 70),
});

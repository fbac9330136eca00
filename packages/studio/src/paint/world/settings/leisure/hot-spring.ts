import { css, lighten, mix } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { grassColour } from '../../elements/foliage.js';
import { paintRock } from '../../elements/rocks.js';
import { flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { treeAt } from '../../sets/props.js';
import { beam, box, pool } from '../../sets/solids.js';
import type { SetPen } from '../../sets/space.js';
import { wood } from './shared.js';

const STONE: Rgb = [134, 130, 126];

/** Where the pool lies, in metres from us, and how far it reaches to both sides and away. */
const MIDDLE = 5.6;
const reachOf = (pen: SetPen): number => pen.edge(MIDDLE) * 0.84;

/** Boulders around the rim, from far to near; the nearest leave the middle open, where we look over them. */
function rim(pen: SetPen): void {
  const { view, context } = pen;
  const half = reachOf(pen);
  const [middleX, middleY] = pen.point(0, 0, MIDDLE);
  const [, far] = pen.point(0, 0, MIDDLE + half);
  const [wide, high] = [half * pen.scale(MIDDLE), (middleY - far) * 1.1];
  const count = 26;
  const rocks = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const own = pen.random.fork(`rock ${index}`);
    const [x, foot] = [middleX + Math.cos(angle) * wide * 1.02, middleY + Math.sin(angle) * high * 1.04];
    const near = (foot - view.horizon) / Math.max(1, view.height - view.horizon);
    return { x, foot, near, size: view.unit * (0.05 + 0.09 * near) * own.between(0.8, 1.25), own };
  });
  for (const { x, foot, near, size, own } of rocks.toSorted((one, other) => one.foot - other.foot))
    paintRock(
      context,
      view,
      { x, foot: foot + size * 0.2, size, depth: 0.3 * (1 - near), colour: lighten(STONE, own.around(0.05)) },
      own,
    );
}

/** Steam over the water: soft, wide, and thin enough to see who sits in it. */
function steam(pen: SetPen): void {
  const { view, context } = pen;
  const own = pen.random.fork('steam');
  const half = reachOf(pen);
  for (let puff = 0; puff < 16; puff++) {
    const away = MIDDLE + own.between(-0.2, 0.9) * half * 0.6;
    const [x, y] = pen.point(own.around(half * 0.8), own.between(0.2, 1.3), away);
    const radius = view.unit * own.between(0.08, 0.18);
    const cloud = context.createRadialGradient(0, 0, 0, 0, 0, radius);
    cloud.addColorStop(0, css(view.lit([250, 250, 252], 0.2), 0.2));
    cloud.addColorStop(1, css(view.lit([250, 250, 252], 0.2), 0));
    context.save();
    context.translate(x, y);
    context.scale(1.5, 1);
    context.fillStyle = cloud;
    context.beginPath();
    context.arc(0, 0, radius, 0, Math.PI * 2);
    context.fill();
    context.restore();
  }
}

/** A warm pool among boulders, a fence of bamboo and trees behind it. */
export const hotSpring = place({
  setting: 'hot-spring',
  horizon: 0.4,
  lens: { near: 3.2, eye: 2.2, range: 50 },
  surfaces(request, horizon) {
    const plane = (t: number): number => Math.round(horizon + (request.height - horizon) * t);
    const [left, right] = [Math.round(request.width * 0.16), Math.round(request.width * 0.84)];
    return [
      { habitat: 'ground', left, right, far: plane(0.86), near: Math.round(request.height * 0.965) },
      { habitat: 'water', left, right, far: plane(0.5), near: plane(0.68) },
    ];
  },
  far: (pen) => wood(pen, 0.2),
  land(pen) {
    const { view } = pen;
    flat(pen, mix(grassColour(view), [150, 142, 128], 0.5));
    const half = reachOf(pen);
    const water = view.tint('water') ?? mix([92, 176, 184], view.air.skyMiddle, 0.25);
    pool(pen, 0, MIDDLE, half * 1.05, [96, 94, 92], 'shaded');
    pool(pen, 0, MIDDLE, half, water, 'lit');
    pool(pen, -half * 0.06, MIDDLE + 0.5, half * 0.7, lighten(water, 0.07), 'lit', 0.5);
    const own = pen.random.fork('ripples');
    for (let ripple = 0; ripple < 14; ripple++) {
      const [x, away] = [own.around(half * 0.5), MIDDLE + own.between(-0.3, 0.9)];
      beam(pen, [x - 0.35, 0, away], [x + 0.35, 0, away], 0.02, view.air.skyHorizon, 'glow');
    }
  },
  stand(pen) {
    const half = pen.edge(12) * 1.05;
    if (pen.view.brings('fence'))
      for (let x = -half; x < half; x += 0.34)
        box(pen, {
          x: [x, x + 0.31],
          up: [0, 2.5 + pen.random.fork(`cane ${Math.round(x * 100)}`).between(0, 0.12)],
          away: [12, 12.1],
          colour: mix([186, 164, 106], [150, 128, 80], pen.random.fork(`tint ${Math.round(x * 100)}`).next()),
        });
    beam(pen, [-half, 1.9, 11.9], [half, 1.9, 11.9], 0.1, [122, 96, 62]);
  },
  plants(pen) {
    for (const [x, away, tall] of [
      [-5.6, 13.5, 6.5],
      [6.2, 14, 7],
      [-8.4, 15, 7.5],
      [9, 16, 6],
    ] as const)
      treeAt(pen, 'conifer', x, away, tall);
    rim(pen);
  },
  light: steam,
});

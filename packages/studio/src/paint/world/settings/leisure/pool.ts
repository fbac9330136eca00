import { lighten } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { flat, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { prop, treeAt } from '../../sets/props.js';
import { beam, box, face, patch } from '../../sets/solids.js';
import { white, wood } from './shared.js';

export const swimmingPool = place({
  setting: 'pool',
  horizon: 0.46,
  lens: { near: 3.2, eye: 2.2, range: 80 },
  surfaces(request, horizon) {
    const plane = (t: number): number => horizon + (request.height - horizon) * t;
    const across = { left: Math.round(request.width * 0.08), right: Math.round(request.width * 0.92) };
    return [
      { habitat: 'ground', ...across, far: Math.round(plane(0.74)), near: Math.round(request.height * 0.965) },
      { habitat: 'water', ...across, far: Math.round(plane(0.28)), near: Math.round(plane(0.62)) },
    ];
  },
  far: (pen) => wood(pen, 0.09),
  land(pen) {
    flat(pen, [222, 212, 196]);
    joints(pen, [196, 186, 170], 0.9);
    const { view } = pen;
    const half = Math.max(5, pen.edge(6) * 0.9);
    const water: Rgb = view.tint('water') ?? [52, 176, 206];
    patch(pen, [-half - 0.35, half + 0.35], [4.7, 20.4], white);
    patch(pen, [-half, half], [5, 20], water, 'lit');
    patch(pen, [-half, half], [12, 20], lighten(water, 0.06), 'lit', 0, 0.6);
    const random = pen.random.fork('ripples');
    for (let ripple = 0; ripple < 46; ripple++) {
      const away = 5.2 + random.next() ** 1.6 * 14.4;
      const x = random.around(half * 0.9);
      beam(pen, [x - 0.3, 0, away], [x + 0.3, 0, away + 0.05], 0.05, [206, 244, 250], 'glow');
    }
    for (let lane = 1; lane < 5; lane++) {
      const x = -half + (half * 2 * lane) / 5;
      for (let float = 0; float < 20; float++)
        beam(
          pen,
          [x, 0.05, 5 + float * 0.75],
          [x, 0.05, 5.38 + float * 0.75],
          0.14,
          float % 2 ? white : [224, 70, 62],
          'lit',
        );
    }
  },
  stand(pen) {
    const half = Math.max(5, pen.edge(6) * 0.9);
    if (pen.view.brings('umbrella'))
      for (const x of [-0.66, 0.62]) prop(pen, 'umbrella', x * half * 1.4, 23, 2.6, { colour: [232, 96, 78] });
    for (let index = -3; index <= 3; index++) {
      const x = index * 2.8 + 0.8;
      box(pen, { x: [x, x + 1.9], up: [0.2, 0.34], away: [22, 22.7], colour: white });
      face(
        pen,
        [
          [x + 1.5, 0.34, 22.3],
          [x + 2.2, 0.95, 22.3],
          [x + 2.3, 0.9, 22.6],
          [x + 1.6, 0.3, 22.6],
        ],
        white,
        'lit',
      );
    }
    for (const side of [-0.5, 0.5])
      for (const bar of [0, 0.5])
        beam(pen, [side * half + bar, 0, 4.8], [side * half + bar, 0.8, 4.9], 0.06, [206, 214, 222], 'lit');
    for (const x of [-16, -8, 7, 15]) treeAt(pen, 'palm', x, 30, 7);
  },
});

import type { Rgb } from '../../../kit/colour.js';
import { paintSkyline } from '../../elements/skyline.js';
import { flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { lampAt } from '../../sets/props.js';
import { beam, box, panel, patch, post } from '../../sets/solids.js';
import type { View } from '../../view.js';
import { white, wood } from './shared.js';

/** It was named, or somebody plays it. */
function isTennis(view: View): boolean {
  return view.asked('tennis') || view.scene.brief.subjects.some(({ attributes }) => attributes.includes('tennis'));
}

/** Two who play each other have the net between them: the court has no other one. */
const isMatch = ({ scene }: View): boolean =>
  scene.items.some(({ asked }) => asked?.company?.tableau === 'match-tennis');

/** A court seen from its end: lines, and what the game needs where the prompt says which. */
export const court = place({
  setting: 'court',
  horizon: 0.5,
  lens: { near: 3.8, eye: 2.1, range: 90 },
  far(pen) {
    paintSkyline(pen.context, pen.view, {
      name: 'town',
      foot: pen.view.horizon + 2,
      height: pen.view.span * 0.16,
      depth: 0.9,
      crowned: false,
    });
    wood(pen, 0.06);
  },
  land(pen) {
    const tennis = isTennis(pen.view);
    const ground: Rgb = tennis ? [70, 124, 92] : [92, 120, 130];
    const usual: Rgb = tennis
      ? pen.random.pick([
          [58, 106, 160],
          [190, 104, 68],
        ] as const)
      : [196, 108, 70];
    const field = pen.view.tint('tennis') ?? pen.view.tint('court') ?? usual;
    flat(pen, ground);
    const half = Math.max(5.5, pen.edge(5) * 0.86);
    const [near, far] = [3.4, 27] as const;
    if (!pen.view.snowy) patch(pen, [-half, half], [near, far], field);
    const line = (x0: number, x1: number, a0: number, a1: number): void =>
      patch(pen, [Math.min(x0, x1), Math.max(x0, x1)], [a0, a1], white);
    for (const x of [-half, half - 0.12]) line(x, x + 0.12, near, far);
    for (const away of [near, far]) line(-half, half, away, away + 0.16);
    if (tennis) {
      for (const x of [-half * 0.74, half * 0.74]) line(x, x + 0.1, near, far);
      for (const away of [9, 20.5]) line(-half * 0.74, half * 0.74, away, away + 0.14);
      line(-0.05, 0.05, 9, 20.5);
    } else {
      line(-half, half, 14, 14.16);
      const ring = 26;
      for (let step = 0; step < ring; step++) {
        const turn = (step / ring) * Math.PI * 2;
        const next = ((step + 1) / ring) * Math.PI * 2;
        beam(
          pen,
          [Math.cos(turn) * 2, 0, 14 + Math.sin(turn) * 2.4],
          [Math.cos(next) * 2, 0, 14 + Math.sin(next) * 2.4],
          0.1,
          white,
          'lit',
        );
      }
      for (const x of [-2, 1.88]) line(x, x + 0.12, 20.5, far);
      line(-2, 2, 20.5, 20.66);
    }
  },
  stand(pen) {
    const half = Math.max(5.5, pen.edge(5) * 0.86);
    const fence: Rgb = [120, 132, 136];
    const edge = pen.edge(30);
    for (let x = -edge; x <= edge; x += 3) post(pen, x, 30, [0, 4], 0.06, fence);
    for (let up = 0.4; up <= 4; up += 0.4) beam(pen, [-edge, up, 30], [edge, up, 30], 0.02, fence);
    for (let x = -edge; x <= edge; x += 0.6) beam(pen, [x, 0, 30], [x, 4, 30], 0.015, fence);
    if (isTennis(pen.view) && !isMatch(pen.view)) {
      for (const side of [-1, 1]) post(pen, side * (half + 0.5), 14.5, [0, 1.15], 0.08, [70, 74, 80]);
      panel(pen, [-half - 0.5, half + 0.5], [0.06, 0.95], 14.5, [40, 48, 54], 'tone', 0.5);
      for (let x = -half - 0.5; x < half + 0.5; x += 0.3)
        beam(pen, [x, 0.06, 14.5], [x, 0.95, 14.5], 0.015, white, 'lit');
      panel(pen, [-half - 0.5, half + 0.5], [0.92, 1.06], 14.5, white, 'lit');
    } else if (!isTennis(pen.view) && pen.view.brings('basketball-hoop')) {
      post(pen, 0, 28, [0, 3.4], 0.13, [70, 78, 88]);
      box(pen, { x: [-1.2, 1.2], up: [2.9, 4.4], away: [27, 27.1], colour: white, sheltered: true });
      for (const [x0, x1, u0, u1] of [
        [-0.45, 0.45, 3.2, 3.26],
        [-0.45, 0.45, 3.84, 3.9],
        [-0.45, -0.38, 3.2, 3.9],
        [0.38, 0.45, 3.2, 3.9],
      ] as const)
        panel(pen, [x0, x1], [u0, u1], 26.99, [210, 70, 52]);
      for (let ring = 0; ring < 12; ring++)
        beam(
          pen,
          [Math.cos(ring * 0.52) * 0.42, 3.05 + Math.sin(ring * 0.52) * 0.08, 26.6],
          [Math.cos(ring * 0.52 + 0.52) * 0.42, 3.05 + Math.sin(ring * 0.52 + 0.52) * 0.08, 26.6],
          0.08,
          [230, 90, 44],
        );
      for (let cord = -3; cord <= 3; cord++)
        beam(pen, [cord * 0.13, 3.02, 26.6], [cord * 0.08, 2.5, 26.6], 0.03, white);
    }
    for (const side of [-1, 1]) lampAt(pen, side * pen.edge(24) * 0.85, 24, 7.5);
  },
});

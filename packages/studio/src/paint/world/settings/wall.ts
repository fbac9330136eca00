import { lighten } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { flat, joints } from '../sets/floors.js';
import { place } from '../sets/place.js';
import { beam, box, disc, panel } from '../sets/solids.js';

const AWAY = 6;

/** A wall that fills the view, with a strip of pavement before it: what stands there is seen well. */
export const wall = place({
  setting: 'wall',
  horizon: 0.7,
  lens: { near: 3.4, eye: 1.5, range: 60 },
  ground: { far: 0.5 },
  land(pen) {
    flat(pen, [176, 170, 164]);
    joints(pen, [146, 140, 136], 1.2, { to: AWAY });
  },
  stand(pen) {
    const { view } = pen;
    const brick = view.asked('brick') || view.asked('graffiti');
    const own: Rgb = brick
      ? [172, 98, 78]
      : view.asked('planks')
        ? [164, 120, 84]
        : view.asked('stone')
          ? [164, 158, 148]
          : view.scene.brief.setting === 'village'
            ? [246, 242, 234]
            : [214, 208, 198];
    const colour = view.tint('wall') ?? view.tint('walls') ?? own;
    const edge = pen.edge(AWAY) + 0.5;
    const top = pen.ceiling(AWAY) + 1;
    panel(pen, [-edge, edge], [0, top], AWAY, colour, 'lit');
    const random = pen.random.fork('courses');
    const [long, high] = brick ? [0.5, 0.2] : view.asked('stone') ? [0.8, 0.42] : [0, 0];
    if (long > 0)
      for (let row = 0; row * high < top; row++)
        for (let x = -edge - (row % 2) * (long / 2); x < edge; x += long) {
          const tint = lighten(colour, random.around(0.028));
          panel(
            pen,
            [x + 0.012, x + long - 0.012],
            [row * high + 0.012, (row + 1) * high - 0.012],
            AWAY - 0.01,
            tint,
            random.chance(0.3) ? 'lit' : 'tone',
            0.85,
          );
        }
    if (view.asked('planks'))
      for (let x = -edge; x < edge; x += 0.34) {
        panel(pen, [x, x + 0.33], [0, top], AWAY - 0.01, lighten(colour, random.around(0.03)), 'tone', 0.7);
        beam(pen, [x, 0, AWAY - 0.02], [x, top, AWAY - 0.02], 0.02, lighten(colour, -0.2), 'shaded');
      }
    if (view.asked('graffiti'))
      for (let mark = 0; mark < 9; mark++) {
        const tint = random.pick([
          [236, 70, 120],
          [60, 180, 220],
          [250, 206, 60],
          [120, 200, 90],
          [150, 90, 200],
        ] as const);
        const x = random.around(edge * 0.9);
        const up = random.between(0.7, 2.6);
        for (let stroke = 0; stroke < 4; stroke++)
          beam(
            pen,
            [x + stroke * 0.22, up, AWAY - 0.03],
            [x + stroke * 0.22 + random.around(0.4), up + random.between(0.3, 0.8), AWAY - 0.03],
            0.13,
            tint,
            'lit',
          );
        disc(pen, x, up + 0.3, AWAY - 0.03, 0.22, tint, 'lit');
      }
    if (view.scene.brief.setting === 'village') {
      // a white house by the sea: a blue foot, a window with shutters
      panel(pen, [-edge, edge], [0, 0.5], AWAY - 0.01, [120, 160, 200], 'tone', 0.9);
      const taken = view.scene.items.map(({ x }) => x / view.width - 0.5);
      const free = (x: number): number => Math.min(1, ...taken.map((other) => Math.abs(other - x)));
      const side = free(0.3) >= free(-0.3) ? 0.3 : -0.3;
      if (free(side) < 0.2) return;
      const x = side * 2 * pen.edge(AWAY);
      panel(pen, [x - 0.5, x + 0.5], [1.7, 3], AWAY - 0.02, [70, 90, 120], 'shaded');
      for (const sash of [-0.5, -0.04, 0.42])
        panel(pen, [x + sash, x + sash + 0.08], [1.7, 3], AWAY - 0.03, [250, 250, 246], 'lit');
      panel(pen, [x - 0.5, x + 0.5], [2.3, 2.38], AWAY - 0.03, [250, 250, 246], 'lit');
      for (const [from, to] of [
        [x - 1.06, x - 0.52],
        [x + 0.52, x + 1.06],
      ] as const) {
        panel(pen, [from, to], [1.66, 3.04], AWAY - 0.03, [74, 124, 190], 'lit');
        for (let slat = 1.74; slat < 3; slat += 0.12)
          panel(pen, [from + 0.06, to - 0.06], [slat, slat + 0.03], AWAY - 0.04, [50, 96, 160], 'shaded');
      }
      box(pen, { x: [x - 0.6, x + 0.6], up: [1.5, 1.68], away: [AWAY - 0.25, AWAY], colour: [176, 104, 74] });
      for (let bloom = 0; bloom < 16; bloom++)
        disc(
          pen,
          x - 0.55 + bloom * 0.073,
          1.72 + random.between(0, 0.16),
          AWAY - 0.26,
          0.07,
          bloom % 3 ? [226, 70, 110] : [96, 150, 80],
          'lit',
        );
    }
    box(pen, { x: [-edge, edge], up: [0, 0.14], away: [AWAY - 0.08, AWAY], colour: lighten(colour, -0.1) });
  },
});

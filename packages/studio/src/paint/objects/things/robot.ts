import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import { createPen } from '../parts/pen.js';
import { faint, iron, isWorn, mainColour, ownColour, tone } from '../parts/tone.js';

/** A friendly machine on two legs. */
export const robot: Drawable = {
  ...known('robot'),
  aspect: 0.68,
  overhang: 0.1,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const shell = mainColour(brush, ['#8fa9b5', '#d9824a', '#c9c4b8', '#6f9a8c', '#e0b04f', '#b85a4a']);
    const joint = tone(iron, 0.9);
    const eye = ownColour(brush, ['#7fe3ea', '#ffd97a', '#9df0b0', '#ff9a7a'], 'eye');
    const headWide = pen.form.between(0.19, 0.215);
    const wave = pen.form.chance(0.5) && !brush.attributes.has('head-alone');
    const tube = (points: readonly Point[], width: number): void => {
      pen.line(points, width, tone(joint, -0.8));
      pen.line(
        points.map(([x, y]): Point => [x + pen.lit * width * 0.18, y - width * 0.1]),
        width * 0.35,
        tone(joint, 1.6),
      );
    };
    // legs
    for (const side of [-1, 1]) {
      tube(
        [
          [side * 0.09, -0.3],
          [side * 0.1, -0.09],
        ],
        0.058,
      );
      for (const y of [-0.235, -0.19, -0.145])
        pen.strokes(
          [
            [
              [side * 0.095 - 0.03, y],
              [side * 0.095 + 0.03, y],
            ],
          ],
          0.01,
          faint(tone(joint, -2.4), 0.8),
        );
      pen.shape(
        `M${side * 0.1 - 0.085} 0Q${side * 0.1 - 0.09} -0.1 ${side * 0.1} -0.105Q${side * 0.1 + 0.1} -0.1 ${side * 0.1 + 0.09} 0Z`,
        pen.roll(shell, side * 0.1 - 0.09, side * 0.1 + 0.09),
      );
      pen.box(side * 0.1 - 0.088, -0.022, 0.178, 0.022, tone(joint, -0.6), 0.008);
    }
    // arms
    const arm = (side: number, raised: boolean): void => {
      const shoulder: Point = [side * 0.2, -0.54];
      const elbow: Point = raised ? [side * 0.29, -0.5] : [side * 0.275, -0.43];
      const hand: Point = raised ? [side * 0.295, -0.66] : [side * 0.285, -0.3];
      tube([shoulder, elbow, hand], 0.052);
      pen.oval(shoulder[0], shoulder[1], 0.055, 0.055, pen.ball(shell, shoulder[0], shoulder[1], 0.055));
      const reach = raised ? -1 : 1;
      pen.limb(
        [hand[0], hand[1] - reach * 0.06],
        hand,
        0.066,
        0.074,
        pen.roll(shell, hand[0] - 0.037, hand[0] + 0.037),
      );
      for (const finger of [-0.026, 0.004, 0.03])
        pen.line(
          [
            [hand[0] + finger, hand[1] + reach * 0.02],
            [hand[0] + finger * 1.35, hand[1] + reach * 0.062],
          ],
          0.02,
          joint,
        );
    };
    arm(-1, false);
    arm(1, wave);
    // torso
    const torso =
      'M-0.2 -0.56Q-0.2 -0.615 -0.14 -0.615H0.14Q0.2 -0.615 0.2 -0.56L0.165 -0.31Q0.155 -0.265 0.11 -0.265H-0.11Q-0.155 -0.265 -0.165 -0.31Z';
    pen.shape(torso, pen.roll(shell, -0.2, 0.2, 1.1));
    pen.inside(torso, () => {
      pen.box(-0.22, -0.33, 0.44, 0.08, pen.down(-0.34, -0.26, faint([30, 24, 70], 0), faint([30, 24, 70], 0.4)));
      for (const [x, y] of [
        [-0.165, -0.58],
        [0.165, -0.58],
        [-0.135, -0.3],
        [0.135, -0.3],
      ] as const)
        pen.oval(x, y, 0.009, 0.009, tone(shell, -2));
    });
    pen.box(-0.105, -0.555, 0.21, 0.16, tone(shell, -2), 0.025);
    pen.box(-0.098, -0.548, 0.196, 0.146, pen.down(-0.55, -0.4, hex('#2b3440'), hex('#3f4f5c')), 0.02);
    pen.line(
      [
        [-0.08, -0.46],
        [-0.045, -0.46],
        [-0.028, -0.51],
        [-0.005, -0.425],
        [0.014, -0.46],
        [0.04, -0.46],
      ],
      0.011,
      eye,
    );
    for (const [index, tint] of ['#e0604a', '#e8b84a', '#7fc08a'].entries())
      pen.oval(0.072, -0.52 + index * 0.044, 0.013, 0.013, hex(tint));
    for (const x of [-0.06, -0.02, 0.02, 0.06]) pen.box(x - 0.012, -0.355, 0.024, 0.05, tone(shell, -1.8), 0.008);
    // neck, head
    tube(
      [
        [0, -0.6],
        [0, -0.67],
      ],
      0.075,
    );
    for (const side of [-1, 1]) {
      pen.box(
        side * headWide - 0.026,
        -0.84,
        0.052,
        0.1,
        pen.roll(joint, side * headWide - 0.026, side * headWide + 0.026),
        0.016,
      );
    }
    const head = `M${-headWide} -0.87Q${-headWide} -0.93 ${-headWide + 0.07} -0.93H${headWide - 0.07}Q${headWide} -0.93 ${headWide} -0.87V-0.72Q${headWide} -0.655 ${headWide - 0.07} -0.655H${-headWide + 0.07}Q${-headWide} -0.655 ${-headWide} -0.72Z`;
    pen.shape(head, pen.roll(shell, -headWide, headWide, 1.1));
    pen.inside(head, () =>
      pen.box(-0.3, -0.94, 0.6, 0.07, pen.down(-0.94, -0.86, faint([255, 250, 235], 0.5), faint([255, 250, 235], 0))),
    );
    const visor = headWide - 0.04;
    pen.box(-visor, -0.885, visor * 2, 0.17, pen.down(-0.885, -0.715, hex('#222a36'), hex('#36424f')), 0.06);
    for (const side of [-1, 1]) {
      pen.glow(side * 0.075, -0.81, 0.085, eye, 0.55);
      pen.oval(side * 0.075, -0.81, 0.034, 0.038, eye);
      pen.oval(side * 0.075 + 0.01, -0.822, 0.011, 0.012, [255, 255, 255]);
    }
    pen.ring(0, -0.775, 0.04, 0.028, 0.011, eye, Math.PI * 0.15, Math.PI * 0.85);
    pen.strokes(
      [
        [
          [-visor + 0.04, -0.87],
          [-visor + 0.1, -0.87],
        ],
      ],
      0.012,
      faint([255, 255, 255], 0.35),
    );
    // antenna
    pen.line(
      [
        [0, -0.93],
        [0, -0.975],
      ],
      0.016,
      joint,
    );
    pen.oval(0, -0.978, 0.022, 0.022, pen.ball(tone(eye, -0.6), 0, -0.978, 0.022));
    if (brush.night) pen.glow(0, -0.978, 0.1, eye, 0.6);
    if (isWorn(brush)) {
      for (let index = 0; index < 8; index++) {
        const x = pen.form.between(-0.16, 0.16);
        const y = pen.form.between(-0.6, -0.3);
        pen.oval(x, y, 0.02, 0.013, faint(hex('#8a5030'), 0.55), 0.5);
      }
    }
  },
};

import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import { createPen } from '../parts/pen.js';
import { paintGloss } from '../parts/solid.js';
import { faint, has, mainColour, ownColour, tone } from '../parts/tone.js';

export const clock: Drawable = {
  ...known('clock'),
  aspect: 0.95,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const shell = mainColour(brush, ['#c8503f', '#3f7f86', '#d9a84a', '#5a6f9a', '#8aa88a']);
    const brass = hex('#c9a04a');
    // bells are an alarm clock's; without them its face fills the box
    const alarm = has(brush, 'alarm');
    context.save();
    if (!alarm) context.scale(1.12, 1.12);
    // what hangs on a wall needs no feet
    for (const side of has(brush, 'on-wall') ? [] : [-1, 1]) {
      pen.line(
        [
          [side * 0.2, -0.12],
          [side * 0.29, -0.015],
        ],
        0.06,
        tone(alarm ? brass : shell, -1),
      );
      if (!alarm) continue;
      pen.at(
        side * 0.25,
        -0.83,
        () => {
          pen.shape('M-0.15 0.03A0.15 0.14 0 0 1 0.15 0.03Z', pen.ball(brass, 0, 0, 0.16, 1.3));
          pen.oval(0, -0.115, 0.022, 0.022, tone(brass, 0.4));
        },
        1,
        1,
        side * 0.55,
      );
    }
    if (alarm) {
      pen.line(
        [
          [-0.09, -0.95],
          [0, -0.985],
          [0.09, -0.95],
        ],
        0.03,
        tone(brass, -0.8),
      );
      pen.strokes(
        [
          [
            [-0.09, -0.95],
            [-0.07, -0.82],
          ],
          [
            [0.09, -0.95],
            [0.07, -0.82],
          ],
        ],
        0.024,
        tone(brass, -0.8),
      );
    }
    pen.oval(0, -0.445, 0.42, 0.42, pen.ball(shell, 0, -0.445, 0.42, 1.25));
    pen.oval(0, -0.445, 0.335, 0.335, tone(shell, -2.2));
    pen.oval(0, -0.445, 0.325, 0.325, pen.face(hex('#f7f0e0'), -0.32, -0.77, 0.32, -0.12));
    const ticks: [Point, Point][] = Array.from({ length: 12 }, (_, index) => {
      const angle = (index / 12) * Math.PI * 2;
      const inner = index % 3 ? 0.27 : 0.245;
      return [
        [Math.cos(angle) * inner, -0.445 + Math.sin(angle) * inner],
        [Math.cos(angle) * 0.295, -0.445 + Math.sin(angle) * 0.295],
      ];
    });
    pen.strokes(ticks, 0.024, hex('#4a3f3c'));
    const hour = pen.form.between(0, Math.PI * 2);
    const minute = (hour * 12) % (Math.PI * 2);
    const hands = [
      [hour, 0.15, 0.036],
      [minute, 0.24, 0.024],
    ] as const;
    for (const [angle, long, wide] of has(brush, 'without-hands') ? [] : hands)
      pen.line(
        [
          [0, -0.445],
          [Math.sin(angle) * long, -0.445 - Math.cos(angle) * long],
        ],
        wide,
        hex('#33303a'),
      );
    pen.oval(0, -0.445, 0.03, 0.03, tone(shell, -0.4));
    pen.shape(
      `M${pen.lit * 0.08} -0.75A0.32 0.32 0 0 ${pen.lit > 0 ? 1 : 0} ${pen.lit * 0.31} -0.5Q${pen.lit * 0.26} -0.66 ${pen.lit * 0.08} -0.75Z`,
      faint([255, 255, 255], 0.5),
    );
    context.restore();
  },
};

export const laptop: Drawable = {
  ...known('laptop'),
  aspect: 1.62,
  overhang: 0.15,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const shell = mainColour(brush, ['#b5bac2', '#8f959f', '#d9d4ca', '#4a4f5a']);
    // screen
    pen.box(-0.62, -0.995, 1.24, 0.79, pen.face(tone(shell, -0.6), -0.62, -1, 0.62, -0.2), 0.045);
    pen.box(-0.595, -0.97, 1.19, 0.735, hex('#23262e'), 0.03);
    // beside a shell of a given colour the screen says nothing of its own
    const glow = ownColour(brush, brush.colour ? ['#44586a'] : ['#3f6fa8', '#6a4f9a', '#2f7f8a', '#c8704a'], 'screen');
    pen.box(
      -0.56,
      -0.935,
      1.12,
      0.655,
      pen.slanted(-0.56, -0.28, 0.56, -0.94, tone(glow, -1.6), glow, tone(glow, 2.4)),
      0.012,
    );
    pen.inside('M-0.56 -0.935H0.56V-0.28H-0.56Z', () => {
      pen.oval(0.24, -0.66, 0.11, 0.11, tone(hex('#f6d88a'), 0.6));
      pen.shape('M-0.6 -0.28L-0.3 -0.58L-0.08 -0.4L0.18 -0.62L0.6 -0.3V-0.2H-0.6Z', faint(tone(glow, -2), 0.9));
      pen.shape('M-0.6 -0.25L-0.1 -0.46L0.3 -0.32L0.6 -0.42V-0.2H-0.6Z', faint(tone(glow, -3), 0.9));
      pen.shape(
        [
          [pen.lit * 0.1, -0.28],
          [pen.lit * 0.45, -0.94],
          [pen.lit * 0.6, -0.94],
          [pen.lit * 0.3, -0.28],
        ],
        faint([255, 255, 255], 0.1),
      );
    });
    // keyboard deck, towards us
    pen.shape(
      [
        [-0.62, -0.2],
        [0.62, -0.2],
        [0.8, -0.035],
        [-0.8, -0.035],
      ],
      pen.face(tone(shell, 0.9), -0.8, -0.2, 0.8, 0),
    );
    pen.shape(
      [
        [-0.54, -0.185],
        [0.54, -0.185],
        [0.63, -0.1],
        [-0.63, -0.1],
      ],
      tone(shell, -2.6),
    );
    for (let row = 0; row < 4; row++) {
      const y = -0.176 + row * 0.0195;
      const half = 0.53 + row * 0.021;
      const keys: [Point, Point][] = Array.from({ length: 12 }, (_, index) => [
        [-half + ((index + 0.14) / 12) * half * 2, y],
        [-half + ((index + 0.86) / 12) * half * 2, y],
      ]);
      pen.strokes(keys, 0.012, tone(shell, -4.6), true);
    }
    pen.shape(
      [
        [-0.18, -0.088],
        [0.18, -0.088],
        [0.2, -0.048],
        [-0.2, -0.048],
      ],
      tone(shell, -0.2),
    );
    pen.shape(
      [
        [-0.8, -0.036],
        [0.8, -0.036],
        [0.79, -0.004],
        [-0.79, -0.004],
      ],
      pen.down(-0.036, 0, tone(shell, 0.6), tone(shell, -1.8)),
    );
    pen.box(-0.1, -0.036, 0.2, 0.012, tone(shell, -1), 0.005);
    if (brush.night) pen.glow(0, -0.6, 0.72, tone(glow, 3), 0.25);
  },
};

export const camera: Drawable = {
  ...known('camera'),
  aspect: 1.38,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const leather = mainColour(brush, ['#3f3a3c', '#7a4a34', '#3f5f5a', '#8a3f3a']);
    const metal = hex('#c3c6ca');
    pen.box(-0.52, -0.96, 0.2, 0.12, pen.metal(metal, -0.52, -0.32), 0.02);
    pen.oval(-0.42, -0.965, 0.1, 0.028, tone(metal, 1));
    pen.box(0.36, -0.92, 0.16, 0.08, pen.metal(metal, 0.36, 0.52), 0.02);
    pen.shape('M-0.2 -0.82L-0.14 -0.985H0.14L0.2 -0.82Z', pen.down(-1, -0.82, tone(metal, 0.8), tone(metal, -0.6)));
    pen.box(-0.1, -0.95, 0.2, 0.1, pen.slanted(-0.1, -0.95, 0.1, -0.85, hex('#cfe3ea'), hex('#4f6f84')), 0.02);
    pen.box(-0.68, -0.85, 1.36, 0.85, pen.down(-0.85, 0, tone(metal, 0.7), tone(metal, -1.2)), 0.08);
    pen.box(-0.68, -0.66, 1.36, 0.5, pen.face(leather, -0.68, -0.66, 0.68, -0.16, 1.2));
    const grain = pen.fine.fork('grain');
    for (let index = 0; index < pen.count(10, 40); index++)
      pen.oval(
        grain.between(-0.65, 0.65),
        grain.between(-0.64, -0.18),
        0.008,
        0.006,
        faint(tone(leather, grain.chance(0.5) ? 1.2 : -1.2), 0.6),
      );
    pen.box(0.34, -0.8, 0.22, 0.1, hex('#2b2c34'), 0.02);
    pen.box(0.36, -0.785, 0.18, 0.07, has(brush, 'flash') ? hex('#fff0bc') : hex('#dfe6e6'), 0.015);
    pen.oval(-0.5, -0.75, 0.035, 0.035, hex('#c8402f'));
    // lens
    pen.oval(0.01, -0.405, 0.365, 0.365, faint([20, 16, 40], 0.35));
    pen.oval(0, -0.42, 0.355, 0.355, pen.ball(metal, 0, -0.42, 0.355, 1.4));
    pen.oval(0, -0.42, 0.31, 0.31, hex('#2a2b33'));
    pen.ring(0, -0.42, 0.27, 0.27, 0.03, hex('#44464f'));
    pen.oval(0, -0.42, 0.215, 0.215, pen.ball(hex('#2f4a6a'), 0, -0.42, 0.21, 1.8));
    pen.oval(0, -0.42, 0.12, 0.12, pen.ball(hex('#5a3f7a'), 0, -0.42, 0.12, 1.6));
    paintGloss(pen, pen.lit * 0.09, -0.51, 0.07, 0.05, 0.9, pen.lit * 0.6);
    pen.oval(-pen.lit * 0.07, -0.35, 0.03, 0.022, faint([190, 220, 255], 0.5));
  },
};

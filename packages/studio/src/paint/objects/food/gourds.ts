import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import { paintContact, paintGloss } from '../parts/solid.js';
import { faint, has, lamplight, leafGreen, mainColour, tone } from '../parts/tone.js';

/** A thick slice standing on its rind. */
export const watermelon: Drawable = {
  ...known('watermelon'),
  aspect: 1.92,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const flesh = mainColour(brush, ['#dd4a4c', '#e0564f', '#d9434f']);
    const rind = hex('#3f7a46');
    // the back of the slice: striped rind
    const back = 'M-0.9 -0.99A0.93 0.97 0 0 0 0.94 -0.95L0.955 -0.9A0.95 0.94 0 0 1 -0.95 -0.93Z';
    const outer = 'M-0.955 -0.92A0.955 0.93 0 0 0 0.955 -0.92L0.9 -0.995H-0.9Z';
    pen.shape(outer, pen.down(-1, 0, tone(rind, 0.8), tone(rind, -1.4)));
    pen.inside(outer, () => {
      for (let index = 0; index < 13; index++) {
        const angle = Math.PI * (0.04 + (index / 12) * 0.92);
        pen.limb(
          [Math.cos(angle) * 0.78, -0.92 + Math.sin(angle) * 0.74],
          [Math.cos(angle) * 0.99, -0.92 + Math.sin(angle) * 0.96],
          0.05,
          0.07,
          faint(tone(rind, -2), 0.8),
        );
      }
    });
    pen.shape(back, faint(tone(rind, 1.4), 0.4));
    pen.shape('M-0.88 -0.95A0.88 0.855 0 0 0 0.88 -0.95Z', hex('#e9efc8'));
    const cut = 'M-0.82 -0.95A0.82 0.79 0 0 0 0.82 -0.95Z';
    pen.shape(
      cut,
      pen.lit > 0
        ? pen.slanted(-0.7, -0.2, 0.7, -1, tone(flesh, -0.8), flesh, tone(flesh, 1))
        : pen.slanted(0.7, -0.2, -0.7, -1, tone(flesh, -0.8), flesh, tone(flesh, 1)),
    );
    pen.inside(cut, () => pen.ring(0, -0.95, 0.82, 0.79, 0.06, faint(tone(flesh, 2.6), 0.5), 0, Math.PI));
    // the upper face, seen from above
    pen.shape('M-0.88 -0.95L-0.84 -1H0.84L0.88 -0.95Z', tone(flesh, 1.6));
    const seeds = pen.form.fork('seeds');
    for (const [reach, count] of [
      [0.6, 9],
      [0.38, 6],
    ] as const) {
      for (let index = 0; index < count; index++) {
        const angle = Math.PI * ((index + 0.7 + seeds.around(0.1)) / (count + 0.4));
        const x = Math.cos(angle) * reach;
        const y = -0.95 + Math.sin(angle) * reach * 0.94;
        pen.oval(x, y, 0.03, 0.019, hex('#2e2226'), angle);
        pen.oval(x + pen.lit * 0.006, y - 0.006, 0.009, 0.005, faint([255, 255, 255], 0.6), angle);
      }
    }
    paintContact(pen, 0, -0.006, 0.3, 0.02, 0.3);
  },
};

/** A ribbed pumpkin; a lantern with a face when carved. */
export const pumpkin: Drawable = {
  ...known('pumpkin'),
  aspect: 1.24,
  overhang: 0.15,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const skin = mainColour(brush, ['#e0812c', '#d9742a', '#e8943a']);
    const carved = has(brush, 'carved', 'halloween', 'spooky', 'jack-o-lantern', 'glowing', 'scary');
    const low = -0.37;
    const lobes: readonly (readonly [number, number, number])[] = [
      [-0.43, 0.19, 0.35],
      [0.43, 0.19, 0.35],
      [-0.31, 0.22, 0.38],
      [0.31, 0.22, 0.38],
      [-0.16, 0.21, 0.385],
      [0.16, 0.21, 0.385],
      [0, 0.18, 0.375],
    ];
    // far lobes behind the stalk
    for (const x of [-0.26, 0, 0.26]) pen.oval(x, low - 0.06, 0.2, 0.34, tone(skin, -1.4));
    for (const [x, wide, high] of lobes) {
      const steps = (x / 0.45) * pen.lit * 0.9 - 0.1;
      pen.oval(x, low, wide, high, pen.ball(tone(skin, steps), x + pen.lit * 0.02, low, high, 0.95));
    }
    for (const [x, bend] of [
      [-0.3, -0.09],
      [-0.1, -0.03],
      [0.1, 0.03],
      [0.3, 0.09],
    ] as const)
      pen.line(
        [
          [x * 0.5, low - 0.36],
          [x + bend, low - 0.05],
          [x * 0.7, low + 0.36],
        ],
        0.014,
        faint(tone(skin, -2.4), 0.4),
      );
    pen.at(0, low - 0.35, () => pen.glow(0, 0, 1, tone(skin, -4), 0.7), 0.24, 0.07);
    // stalk and tendril
    const stalk = hex('#6f7a3c');
    pen.shape(
      'M-0.07 -0.7C-0.03 -0.76 -0.05 -0.86 -0.02 -0.94C0 -1 0.06 -1 0.12 -0.975L0.11 -0.9C0.06 -0.88 0.06 -0.8 0.09 -0.7Q0 -0.66 -0.07 -0.7Z',
      pen.across(-0.07, 0.12, tone(stalk, pen.lit < 0 ? 1.2 : -1), tone(stalk, pen.lit < 0 ? -1.2 : 1.2)),
    );
    pen.line(
      [
        [-0.02, -0.72],
        [-0.18, -0.78],
        [-0.26, -0.7],
        [-0.2, -0.66],
      ],
      0.016,
      leafGreen,
    );
    if (carved) {
      const inside =
        brush.night || has(brush, 'glowing')
          ? pen.down(-0.55, -0.1, hex('#fff0a8'), hex('#ffb63f'))
          : pen.down(-0.55, -0.1, hex('#4a2410'), hex('#8a4a18'));
      for (const side of [-1, 1])
        pen.shape(
          [
            [side * 0.1, -0.42],
            [side * 0.3, -0.4],
            [side * 0.22, -0.58],
          ],
          inside,
        );
      pen.shape(
        [
          [-0.045, -0.34],
          [0.045, -0.34],
          [0, -0.42],
        ],
        inside,
      );
      pen.shape(
        'M-0.36 -0.29L-0.2 -0.24L-0.14 -0.28L-0.08 -0.22L0.08 -0.22L0.14 -0.28L0.2 -0.24L0.36 -0.29C0.3 -0.12 0.14 -0.06 0.05 -0.06L0.02 -0.11L-0.05 -0.11L-0.08 -0.065C-0.2 -0.08 -0.32 -0.16 -0.36 -0.29Z',
        inside,
      );
      if (brush.night) pen.glow(0, -0.35, 0.55, lamplight, 0.4);
    }
    paintGloss(pen, pen.lit * 0.2, -0.6, 0.12, 0.06, 0.4, pen.lit * 0.4);
    if (brush.snowy)
      pen.shape(
        'M-0.4 -0.66Q-0.2 -0.8 0 -0.74Q0.2 -0.8 0.4 -0.66Q0.25 -0.62 0.15 -0.65Q0 -0.6 -0.15 -0.65Q-0.25 -0.6 -0.4 -0.66Z',
        hex('#eef3fa'),
      );
  },
};

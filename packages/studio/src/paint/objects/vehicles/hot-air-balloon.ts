import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import { cream, faint, lamplight, tone } from '../parts/tone.js';

const schemes: readonly (readonly string[])[] = [
  ['#d4553f', '#f0c766', '#f6ead0', '#3f7f86'],
  ['#e08a3c', '#f4dfae', '#c2473d'],
  ['#3f6f9f', '#f2e6cc', '#e0a44a'],
  ['#8a4a7a', '#f0b8a0', '#f6e8d0', '#5a7fa8'],
  ['#3f8a80', '#f4e4bc', '#e0704a'],
];

/** Half the envelope's width at a share of its height (0 at the crown). */
function girth(share: number): number {
  if (share < 0.52) return 0.36 * Math.sqrt(1 - (1 - share / 0.52) ** 2.1);
  const down = (share - 0.52) / 0.48;
  return 0.36 - (0.36 - 0.075) * down ** 1.75;
}

export const hotAirBalloon: Drawable = {
  ...known('hot-air-balloon'),
  patterns: ['striped', 'rainbow'],
  aspect: 0.73,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const top = -0.995;
    const mouth = -0.235;
    const height = mouth - top;
    const main = brush.colour;
    const scheme: readonly Rgb[] = main
      ? [main, tone(main, 1.5), main, mix(main, cream, 0.78)]
      : pen.form.pick(schemes).map((text) => hex(text));
    // closer together at the crown, where the outline turns fast
    const samples = Array.from({ length: 27 }, (_, index) => (index / 26) ** 1.8);
    const outline = (scale: number, back = false): string =>
      (back ? samples.toReversed() : samples)
        .map((share, index) => `${index || back ? 'L' : 'M'}${girth(share) * scale} ${top + height * share}`)
        .join('');
    const whole = `${outline(1)}${outline(-1, true)}Z`;
    const gores = 12;
    const edges = Array.from({ length: gores + 1 }, (_, index) => Math.sin(((index / gores) * 2 - 1) * (Math.PI / 2)));
    const zigzag = pen.form.chance(0.5);
    for (let gore = 0; gore < gores; gore++) {
      const from = edges[gore] as number;
      const to = edges[gore + 1] as number;
      const colour = scheme[gore % scheme.length] as Rgb;
      pen.shape(`${outline(from - 0.004)}${outline(to + 0.004, true)}Z`, colour);
      // every gore bulges: one flank lighter
      const middle = from + (to - from) * (pen.lit > 0 ? 0.55 : 0.45);
      pen.shape(`${outline(middle)}${outline(pen.lit > 0 ? to : from, true)}Z`, faint(tone(colour, 1.6), 0.5));
    }
    pen.inside(whole, () => {
      // a band around the widest part
      const bandY = top + height * 0.5;
      const accent = scheme[1] as Rgb;
      if (zigzag) {
        for (let gore = 0; gore < gores; gore++) {
          const from = (edges[gore] as number) * 0.36;
          const to = (edges[gore + 1] as number) * 0.36;
          const colour = scheme[(gore + 2) % scheme.length] as Rgb;
          pen.shape(
            [
              [from, bandY],
              [(from + to) / 2, bandY - 0.075],
              [to, bandY],
              [(from + to) / 2, bandY + 0.075],
            ],
            faint(tone(colour, 0.5), 0.9),
          );
        }
      } else {
        pen.shape(
          `M-0.4 ${bandY - 0.02}Q0 ${bandY + 0.1} 0.4 ${bandY - 0.02}V${bandY + 0.05}Q0 ${bandY + 0.17} -0.4 ${bandY + 0.05}Z`,
          faint(tone(accent, 0.3), 0.92),
        );
      }
    });
    // the great round form
    const x = brush.light.side * 0.14;
    const shading = context.createRadialGradient(x, -0.75, 0.03, x, -0.72, 0.62);
    shading.addColorStop(0, faint([255, 248, 225], 0.34));
    shading.addColorStop(0.32, faint([255, 240, 210], 0.05));
    shading.addColorStop(0.55, faint([40, 30, 90], 0.1));
    shading.addColorStop(1, faint([36, 26, 84], 0.62));
    pen.shape(whole, shading);
    if (brush.night) {
      const glow = context.createRadialGradient(0, -0.3, 0.02, 0, -0.4, 0.62);
      glow.addColorStop(0, faint(hex('#fff0b8'), 0.95));
      glow.addColorStop(0.4, faint(hex('#ffc866'), 0.5));
      glow.addColorStop(1, faint(hex('#ff9a4a'), 0));
      pen.shape(whole, glow);
    }
    // skirt and ropes
    const skirt = scheme[0] as Rgb;
    pen.shape(
      `M-0.075 ${mouth - 0.004}Q0 ${mouth + 0.022} 0.075 ${mouth - 0.004}L0.058 ${mouth + 0.04}Q0 ${mouth + 0.058} -0.058 ${mouth + 0.04}Z`,
      pen.roll(tone(skirt, -0.6), -0.075, 0.075),
    );
    pen.oval(0, mouth + 0.04, 0.057, 0.016, brush.night ? hex('#ffd27a') : hex('#3a2a2e'));
    pen.strokes(
      [
        [
          [-0.055, mouth + 0.04],
          [-0.052, -0.095],
        ],
        [
          [0.055, mouth + 0.04],
          [0.052, -0.095],
        ],
        [
          [-0.02, mouth + 0.05],
          [-0.026, -0.09],
        ],
        [
          [0.02, mouth + 0.05],
          [0.026, -0.09],
        ],
      ],
      0.005,
      hex('#54463f'),
    );
    // burner flame
    pen.shape(
      'M-0.012 -0.125Q-0.02 -0.155 0 -0.2Q0.02 -0.155 0.012 -0.125Z',
      pen.down(-0.2, -0.12, hex('#ffb347'), hex('#fff0b8')),
    );
    pen.box(-0.016, -0.128, 0.032, 0.014, hex('#5b5d66'), 0.004);
    if (brush.night) pen.glow(0, -0.17, 0.14, lamplight, 0.7);
    // basket
    const wicker = hex('#a8723f');
    const basket = 'M-0.06 -0.1H0.06L0.054 -0.01Q0.05 0 0.04 0H-0.04Q-0.05 0 -0.054 -0.01Z';
    for (const [px, tint] of [
      [-0.025, '#3f5f7f'],
      [0.018, '#b8503f'],
    ] as const) {
      pen.box(px - 0.014, -0.118, 0.028, 0.03, hex(tint), 0.01);
      pen.oval(px, -0.13, 0.0105, 0.012, hex('#d9a47c'));
    }
    pen.shape(basket, pen.roll(wicker, -0.06, 0.06, 1.2));
    pen.inside(basket, () => {
      pen.strokes(
        [-0.075, -0.055, -0.035, -0.015].map((y) => [
          [-0.06, y],
          [0.06, y],
        ]),
        0.005,
        faint(tone(wicker, -2), 0.55),
      );
      pen.strokes(
        [-0.04, -0.02, 0, 0.02, 0.04].map((px) => [
          [px, -0.1],
          [px, 0],
        ]),
        0.004,
        faint(tone(wicker, -1.8), 0.45),
      );
    });
    pen.box(-0.064, -0.106, 0.128, 0.016, pen.roll(tone(wicker, -0.6), -0.064, 0.064), 0.006);
    pen.strokes(
      [
        [
          [-0.02, -0.1],
          [-0.02, -0.03],
        ],
        [
          [0.03, -0.1],
          [0.03, -0.04],
        ],
      ],
      0.012,
      faint(hex('#d9c49a'), 0.9),
    );
  },
};

import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import { faint, has, mainColour, ownColour, tone } from '../parts/tone.js';

export const rocket: Drawable = {
  ...known('rocket'),
  aspect: 0.52,
  overhang: 0.5,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const asked = brush.colour;
    const body = asked ?? hex('#ece7dc');
    const accent = asked
      ? tone(asked, -1.3)
      : mainColour(brush, ['#d0503f', '#e08a3c', '#3f7f9a', '#c23f5a', '#4a5fa0']);
    const band = ownColour(brush, ['#e8b84a', '#3f5f7f', '#d9d2c2'], 'band');
    const landed = has(brush, 'landed', 'parked', 'standing', 'toy');
    const width = 0.15;

    if (!landed) {
      const flame = pen.form.between(0.26, 0.36);
      pen.glow(0, 0.06, 0.34, hex('#ffb066'), 0.55);
      pen.shape(
        `M-0.075 -0.075Q-0.13 ${flame * 0.35} 0 ${flame}Q0.13 ${flame * 0.35} 0.075 -0.075Z`,
        pen.down(-0.08, flame, hex('#ffd76a'), hex('#f59a3c'), faint(hex('#e2553a'), 0.85), faint(hex('#e2553a'), 0)),
      );
      pen.shape(
        `M-0.045 -0.075Q-0.07 ${flame * 0.25} 0 ${flame * 0.62}Q0.07 ${flame * 0.25} 0.045 -0.075Z`,
        pen.down(-0.08, flame * 0.6, hex('#fff0bc'), hex('#ffe28a'), faint(hex('#ffc04f'), 0.2)),
      );
    }
    // far fins
    const fin = (side: number): string =>
      `M${side * 0.11} -0.4C${side * 0.2} -0.36 ${side * 0.26} -0.22 ${side * 0.255} 0C${side * 0.22} -0.08 ${side * 0.17} -0.11 ${side * 0.09} -0.12Z`;
    for (const side of [-1, 1]) {
      pen.shape(
        fin(side),
        pen.slanted(
          side * 0.1,
          -0.4,
          side * 0.25,
          0,
          tone(accent, side * pen.lit > 0 ? 0.9 : -0.6),
          tone(accent, side * pen.lit > 0 ? -0.2 : -2),
        ),
      );
    }
    // nozzle
    pen.shape(
      'M-0.062 -0.11L-0.082 -0.045Q0 -0.025 0.082 -0.045L0.062 -0.11Z',
      pen.roll(hex('#5a5f6c'), -0.08, 0.08, 1.2),
    );
    // body
    const hull = `M0 -1C0.075 -0.93 ${width + 0.01} -0.72 ${width} -0.5C${width - 0.005} -0.33 0.12 -0.2 0.095 -0.1Q0 -0.075 -0.095 -0.1C-0.12 -0.2 ${-width + 0.005} -0.33 ${-width} -0.5C${-width - 0.01} -0.72 -0.075 -0.93 0 -1Z`;
    pen.shape(hull, pen.roll(body, -width, width, 1.15));
    pen.inside(hull, () => {
      pen.shape('M-0.2 -0.8Q0 -0.745 0.2 -0.8V-1.02H-0.2Z', pen.roll(accent, -0.13, 0.13, 1.1));
      pen.shape('M-0.2 -0.8Q0 -0.745 0.2 -0.8V-0.782Q0 -0.727 -0.2 -0.782Z', pen.roll(band, -width, width));
      pen.shape('M-0.2 -0.3Q0 -0.255 0.2 -0.3V-0.25Q0 -0.205 -0.2 -0.25Z', pen.roll(accent, -width, width, 1.1));
      for (const y of [-0.44, -0.155])
        pen.line(
          [
            [-0.2, y],
            [0, y + 0.03],
            [0.2, y],
          ],
          0.006,
          faint(tone(body, -2.4), 0.5),
        );
      const rivets = Array.from({ length: pen.count(0, 9) }, (_, index) => -0.13 + index * 0.0325);
      for (const x of rivets)
        pen.oval(x, -0.42 + 0.03 * (1 - (x / 0.15) ** 2), 0.0045, 0.0045, faint(tone(body, -2.2), 0.7));
      // a long streak of light
      pen.shape(
        `M${pen.lit * 0.062} -0.9C${pen.lit * 0.125} -0.74 ${pen.lit * 0.122} -0.4 ${pen.lit * 0.085} -0.2L${pen.lit * 0.068} -0.2C${pen.lit * 0.1} -0.4 ${pen.lit * 0.1} -0.74 ${pen.lit * 0.062} -0.9Z`,
        faint([255, 253, 244], 0.6),
      );
    });
    // portholes
    for (const [y, radius] of [
      [-0.6, 0.062],
      [-0.435, 0.036],
    ] as const) {
      pen.oval(0, y, radius * 1.32, radius * 1.32, pen.ball(tone(band, -0.4), 0, y, radius * 1.3, 1.2));
      pen.oval(
        0,
        y,
        radius,
        radius,
        brush.night
          ? pen.down(y - radius, y + radius, hex('#ffeab0'), hex('#f0a850'))
          : pen.slanted(-radius, y - radius, radius, y + radius, hex('#bfe0ea'), hex('#4f8aa5'), hex('#27496a')),
      );
      pen.ring(
        0,
        y,
        radius * 0.72,
        radius * 0.72,
        radius * 0.16,
        faint([255, 255, 255], 0.7),
        pen.lit > 0 ? -1.3 : -2.7,
        pen.lit > 0 ? -0.4 : -1.8,
      );
      if (brush.night) pen.glow(0, y, radius * 2, hex('#ffd98a'), 0.3);
    }
    // near fin, edge on
    pen.shape(
      'M-0.02 -0.36Q0 -0.4 0.02 -0.36L0.024 -0.02Q0 0 -0.024 -0.02Z',
      pen.across(-0.024, 0.024, tone(accent, pen.lit < 0 ? 1 : -1.4), tone(accent, pen.lit < 0 ? -1.4 : 1)),
    );
    pen.oval(0, -0.985, 0.011, 0.018, tone(band, 1));
  },
};

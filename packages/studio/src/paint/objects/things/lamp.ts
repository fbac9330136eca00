import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import { TILT, turned } from '../parts/solid.js';
import { faint, gold, has, lamplight, mainColour, ownColour, tone } from '../parts/tone.js';

/** A table lamp with a fabric shade. */
export const lamp: Drawable = {
  ...known('lamp'),
  aspect: 0.68,
  overhang: 0.6,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const shade = mainColour(brush, ['#e9d8b4', '#d9744a', '#4f7a78', '#c9a24a', '#b8503f', '#7d8a5a']);
    // in a colour that was asked for the whole lamp reads
    const dyed = brush.colour && tone(brush.colour, -0.8);
    const foot = ownColour(brush, ['#8a5a3a', '#3f5a6a', '#b98a3f', '#d8cfc0', '#4a3f4a'], 'foot', dyed);
    const on = brush.night || has(brush, 'glowing', 'lit', 'on', 'shining') || pen.form.fork('on').chance(0.35);
    const wide = pen.form.between(0.31, 0.335);
    const narrow = pen.form.between(0.17, 0.21);
    if (on) pen.glow(0, -0.72, brush.night ? 0.85 : 0.5, lamplight, brush.night ? 0.5 : 0.25);
    // foot, body, neck
    const body = turned(
      [
        [0.155, -0.03],
        [0.15, -0.06],
        [0.06, -0.085],
        [0.1, -0.15],
        [0.128, -0.24],
        [0.09, -0.35],
        [0.032, -0.42],
        [0.026, -0.5],
      ],
      0,
      TILT,
    );
    pen.shape(body, pen.roll(foot, -0.13, 0.13, 1.2));
    pen.inside(body, () => {
      pen.shape(
        `M${pen.lit * 0.075} -0.33Q${pen.lit * 0.12} -0.24 ${pen.lit * 0.075} -0.14L${pen.lit * 0.055} -0.15Q${pen.lit * 0.085} -0.24 ${pen.lit * 0.055} -0.32Z`,
        faint([255, 250, 235], 0.6),
      );
    });
    pen.box(-0.036, -0.47, 0.072, 0.03, pen.metal(gold, -0.036, 0.036), 0.008);
    pen.box(-0.016, -0.54, 0.032, 0.1, pen.metal(gold, -0.016, 0.016));
    // the shade: lit from within it is brightest in the middle
    const low = -0.5;
    const high = -0.985;
    pen.oval(0, low, wide, wide * 0.2, on ? hex('#fff0bc') : tone(shade, -3));
    const cloth = `M${-narrow} ${high + 0.02}A${narrow} ${narrow * 0.16} 0 0 1 ${narrow} ${high + 0.02}L${wide} ${low}A${wide} ${wide * 0.2} 0 0 1 ${-wide} ${low}Z`;
    if (on) {
      pen.shape(cloth, shade);
      pen.inside(cloth, () => {
        pen.box(
          -0.4,
          -1,
          0.8,
          0.7,
          pen.across(-wide, wide, faint([60, 30, 60], 0.35), faint([60, 30, 60], 0), faint([60, 30, 60], 0.35)),
        );
        pen.at(0, -0.66, () => pen.glow(0, 0, 1, hex('#fff0bc'), 1), 0.46, 0.5);
      });
    } else pen.shape(cloth, pen.roll(shade, -wide, wide));
    pen.inside(cloth, () => {
      const pleats = Array.from({ length: 11 }, (_, index) => (index - 5) / 5.5);
      pen.strokes(
        pleats.map((share) => [
          [share * narrow, high],
          [share * wide, low + 0.06],
        ]),
        0.006,
        faint(tone(shade, -1.6), 0.4),
      );
    });
    pen.ring(0, low, wide, wide * 0.2, 0.018, tone(shade, on ? -0.2 : -1), 0, Math.PI);
    pen.ring(0, high + 0.02, narrow, narrow * 0.16, 0.012, tone(shade, 1));
    if (on) pen.glow(0, -0.62, 0.4, lamplight, 0.3);
  },
};

import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import type { Pen } from '../parts/pen.js';
import { turned } from '../parts/solid.js';
import { faint, has, mainColour, ownColour, tone } from '../parts/tone.js';

export const bottle: Drawable = {
  ...known('bottle'),
  aspect: 0.3,
  paint(context, brush) {
    const pen = createPen(context, brush);
    if (has(brush, 'plastic')) return paintPlasticBottle(pen);
    const glass = mainColour(brush, ['#3f5a3a', '#2f4a4a', '#6a3f2a', '#4f7f86', '#7a8f5a']);
    const label = ownColour(brush, ['#f0e6cf', '#e9dcc0', '#f4efe2'], 'label');
    const accent = ownColour(brush, ['#a8382f', '#b98a3a', '#2f4a6a', '#4a6a4a'], 'accent');
    const shoulder = pen.form.between(-0.6, -0.55);
    const outline = turned(
      [
        [0.138, -0.035],
        [0.142, -0.08],
        [0.142, -0.3],
        [0.142, shoulder + 0.02],
        [0.125, shoulder - 0.055],
        [0.062, shoulder - 0.145],
        [0.046, -0.8],
        [0.044, -0.95],
      ],
      0,
      0.24,
    );
    pen.shape(outline, pen.roll(glass, -0.142, 0.142, 1.3));
    pen.inside(outline, () => {
      // wine to the shoulder, light through the glass on the far side
      pen.shape(
        `M-0.2 ${shoulder - 0.05}Q0 ${shoulder - 0.02} 0.2 ${shoulder - 0.05}V0.1H-0.2Z`,
        faint(tone(glass, -3), 0.35),
      );
      pen.shape(
        `M${-pen.lit * 0.12} -0.06Q${-pen.lit * 0.136} -0.3 ${-pen.lit * 0.12} ${shoulder}L${-pen.lit * 0.1} ${shoulder}Q${-pen.lit * 0.112} -0.3 ${-pen.lit * 0.098} -0.06Z`,
        faint(tone(glass, 3.6), 0.5),
      );
    });
    // label around the front
    const low = -0.13;
    const high = -0.44;
    pen.shape(
      `M-0.142 ${high}Q0 ${high + 0.045} 0.142 ${high}V${low}Q0 ${low + 0.045} -0.142 ${low}Z`,
      pen.roll(label, -0.142, 0.142, 1.1),
    );
    pen.shape(
      `M-0.142 ${high + 0.02}Q0 ${high + 0.065} 0.142 ${high + 0.02}V${high + 0.045}Q0 ${high + 0.09} -0.142 ${high + 0.045}Z`,
      pen.roll(accent, -0.142, 0.142),
    );
    pen.shape(`M0 ${high + 0.09}L0.035 ${high + 0.14}L0 ${high + 0.19}L-0.035 ${high + 0.14}Z`, accent);
    pen.line(
      [
        [-0.08, low - 0.06],
        [0, low - 0.045],
        [0.08, low - 0.06],
      ],
      0.012,
      faint(hex('#5a4a42'), 0.7),
    );
    pen.line(
      [
        [-0.055, low - 0.03],
        [0, low - 0.02],
        [0.055, low - 0.03],
      ],
      0.008,
      faint(hex('#5a4a42'), 0.6),
    );
    // the streak of light
    pen.shape(
      `M${pen.lit * 0.085} -0.05Q${pen.lit * 0.102} -0.3 ${pen.lit * 0.085} ${shoulder}Q${pen.lit * 0.04} ${shoulder - 0.15} ${pen.lit * 0.026} -0.84L${pen.lit * 0.016} -0.84Q${pen.lit * 0.02} ${shoulder - 0.14} ${pen.lit * 0.06} ${shoulder}Q${pen.lit * 0.076} -0.3 ${pen.lit * 0.062} -0.05Z`,
      faint([255, 255, 248], 0.42),
    );
    // capsule and cork
    if (has(brush, 'open')) pen.box(-0.036, -0.99, 0.072, 0.05, pen.roll(hex('#c9a06a'), -0.036, 0.036), 0.01);
    pen.shape(
      'M-0.052 -0.83Q0 -0.82 0.052 -0.83L0.048 -0.985Q0 -1.005 -0.048 -0.985Z',
      pen.roll(accent, -0.052, 0.052, 1.3),
    );
    pen.line(
      [
        [-0.049, -0.935],
        [0, -0.928],
        [0.049, -0.935],
      ],
      0.01,
      faint(tone(accent, -2), 0.7),
    );
  },
};

/** Ribbed, with a screw cap and a sleeve. */
function paintPlasticBottle(pen: Pen): void {
  const body = mainColour(pen.brush, ['#8fc7e0', '#a8d8c4', '#9fc0e8']);
  const cap = tone(body, -2.6);
  const side = (x: number): string =>
    `L${x * 0.15} -0.05C${x * 0.15} -0.14 ${x * 0.13} -0.18 ${x * 0.135} -0.24C${x * 0.15} -0.3 ${x * 0.15} -0.56 ${x * 0.145} -0.62C${x * 0.14} -0.72 ${x * 0.06} -0.76 ${x * 0.055} -0.86`;
  pen.shape(
    `M0.15 -0.02${side(1)}L-0.055 -0.86C-0.06 -0.76 -0.14 -0.72 -0.145 -0.62C-0.15 -0.56 -0.15 -0.3 -0.135 -0.24C-0.13 -0.18 -0.15 -0.14 -0.15 -0.05L-0.15 -0.02Q-0.15 0 -0.12 0H0.12Q0.15 0 0.15 -0.02Z`,
    pen.roll(body, -0.15, 0.15, 1.2),
  );
  for (const y of [-0.07, -0.12, -0.2, -0.64, -0.68])
    pen.line(
      [
        [-0.135, y],
        [0, y + 0.014],
        [0.135, y],
      ],
      0.01,
      faint(tone(body, -2.4), 0.7),
    );
  pen.box(-0.146, -0.54, 0.292, 0.26, pen.roll(tone(body, -1.8), -0.146, 0.146), 0.01);
  pen.box(-0.065, -0.98, 0.13, 0.12, pen.roll(cap, -0.065, 0.065), 0.02);
  pen.box(-0.075, -0.88, 0.15, 0.03, tone(cap, 0.6), 0.012);
}

import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import type { Pen } from '../parts/pen.js';
import { paintGloss } from '../parts/solid.js';
import { faint, has, leafGreen, mainColour, snow, tone } from '../parts/tone.js';

/** One mushroom of unit height on the origin: stalk, gills, domed cap. */
function paintMushroom(pen: Pen, cap: Rgb, spotted: boolean, name: string): void {
  const random = pen.form.fork(name);
  const flesh = hex('#f0e4cf');
  const bend = random.around(0.03);
  const wide = random.between(0.42, 0.46);
  pen.shape(
    `M-0.13 -0.02C-0.1 -0.2 ${-0.085 + bend} -0.4 ${-0.09 + bend} -0.58H${0.09 + bend}C${0.085 + bend} -0.4 0.1 -0.2 0.13 -0.02Q0 0.03 -0.13 -0.02Z`,
    pen.roll(flesh, -0.13, 0.13, 1.2),
  );
  // gills under the cap
  pen.oval(bend, -0.54, wide * 0.93, 0.115, pen.down(-0.6, -0.43, tone(flesh, -2.6), tone(flesh, -0.9)));
  for (let index = -7; index <= 7; index++)
    pen.strokes(
      [
        [
          [bend + index * 0.016, -0.56],
          [bend + index * wide * 0.122, -0.54 + 0.1 * Math.sqrt(1 - (index / 8) ** 2)],
        ],
      ],
      0.008,
      faint(tone(flesh, -2.6), 0.5),
    );
  // the skirt
  pen.shape(
    `M${bend - 0.085} -0.47Q${bend} -0.44 ${bend + 0.085} -0.47L${bend + 0.15} -0.37Q${bend + 0.09} -0.36 ${bend + 0.06} -0.335Q${bend} -0.35 ${bend - 0.06} -0.33Q${bend - 0.1} -0.36 ${bend - 0.15} -0.37Z`,
    pen.roll(tone(flesh, 0.4), bend - 0.15, bend + 0.15),
  );
  const dome = `M${bend - wide} -0.54C${bend - wide * 1.06} -0.82 ${bend - wide * 0.5} -1 ${bend} -1C${bend + wide * 0.5} -1 ${bend + wide * 1.06} -0.82 ${bend + wide} -0.54C${bend + wide * 0.7} -0.48 ${bend - wide * 0.7} -0.48 ${bend - wide} -0.54Z`;
  pen.shape(dome, pen.ball(cap, bend, -0.72, wide, 1.15));
  pen.inside(dome, () => {
    pen.shape(
      `M${bend - wide} -0.54C${bend - wide * 0.7} -0.48 ${bend + wide * 0.7} -0.48 ${bend + wide} -0.54V-0.58C${bend + wide * 0.7} -0.525 ${bend - wide * 0.7} -0.525 ${bend - wide} -0.58Z`,
      faint(tone(cap, 1.6), 0.45),
    );
    if (spotted) {
      const spots: readonly (readonly [number, number, number])[] = [
        [-0.05, -0.86, 0.075],
        [0.2, -0.78, 0.062],
        [-0.26, -0.72, 0.06],
        [0.06, -0.66, 0.07],
        [-0.11, -0.575, 0.045],
        [0.33, -0.62, 0.042],
        [0.22, -0.57, 0.035],
        [-0.37, -0.6, 0.035],
        [0.09, -0.955, 0.04],
        [-0.22, -0.88, 0.04],
      ];
      for (const [x, y, size] of spots) {
        const spotX = bend + (x + random.around(0.012)) * (wide / 0.44);
        const narrow = Math.sqrt(Math.max(0.2, 1 - (x / 0.46) ** 2));
        pen.oval(spotX + 0.006, y + 0.012, size * narrow, size * 0.78, faint(tone(cap, -2.4), 0.6));
        pen.oval(spotX, y, size * narrow, size * 0.78, pen.ball(hex('#f8f0e0'), spotX, y, size, 0.8));
      }
    }
    paintGloss(pen, bend + pen.lit * wide * 0.4, -0.88, 0.14, 0.06, 0.55, pen.lit * 0.6);
    if (pen.brush.snowy)
      pen.shape(`M${bend - wide * 0.72} -0.84Q${bend} -0.74 ${bend + wide * 0.72} -0.84V-1.05H${bend - wide}Z`, snow);
  });
}

export const mushroom: Drawable = {
  ...known('mushroom'),
  aspect: 1.02,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const cap = mainColour(brush, ['#c23a2e', '#b8432f', '#c8602f', '#8f5a3a', '#c94a3a']);
    const spotted = !has(brush, 'brown', 'porcini') && (brush.colour !== undefined || cap[0] > 170);
    if (has(brush, 'glowing', 'magic', 'magical')) pen.glow(0.08, -0.7, 0.5, tone(cap, 2), 0.6);
    pen.at(-0.32, 0, () => paintMushroom(pen, tone(cap, -0.2), spotted, 'small'), 0.46);
    pen.at(0.045, 0, () => paintMushroom(pen, cap, spotted, 'large'), 0.99);
    // moss and blades at the foot
    const grass = pen.form.fork('grass');
    for (let index = 0; index < 16; index++) {
      const x = grass.between(-0.42, 0.34);
      const height = grass.between(0.05, 0.13);
      pen.shape(
        [
          [x - 0.012, 0],
          [x + 0.012, 0],
          [x + grass.around(0.03), -height],
        ],
        tone(leafGreen, grass.between(-1.4, 1)),
      );
    }
  },
};

import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import { paintLogEnd } from '../parts/wood.js';
import { timber, tone } from '../parts/tone.js';

export const campfire: Drawable = {
  ...known('campfire'),
  aspect: 1.14,
  overhang: 0.7,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const fire: Rgb = brush.colour ?? hex(pen.form.pick(['#f08a2f', '#ee7a2a', '#f2963a']));
    // by night the whole flame is light, to its tips
    const [tip, body, heart] =
      brush.night && !brush.colour
        ? [hex('#ff9c44'), hex('#ffa54a'), hex('#ffb85a')]
        : [tone(fire, -1.4), fire, tone(fire, 1)];
    const { form } = pen;
    pen.glow(0, -0.4, brush.night ? 1.05 : 0.7, hex('#ffb85a'), brush.night ? 0.6 : 0.35);
    const stones: readonly (readonly [number, number])[] = [
      [-0.46, -0.07],
      [-0.3, -0.12],
      [0.3, -0.12],
      [0.46, -0.07],
    ];
    for (const [x, y] of stones) pen.oval(x, y, 0.1, 0.075, pen.ball(hex('#7f7a78'), x, y, 0.1));
    // logs crossed
    pen.limb([-0.4, -0.07], [0.26, -0.24], 0.11, 0.1, pen.down(-0.3, 0, tone(timber, 0.2), tone(timber, -2)));
    pen.limb([0.4, -0.07], [-0.26, -0.24], 0.11, 0.1, pen.down(-0.3, 0, tone(timber, 0.5), tone(timber, -1.6)));
    const tongue = (
      x: number,
      foot: number,
      height: number,
      wide: number,
      sway: number,
      paint: ReturnType<typeof pen.down>,
    ): void =>
      pen.shape(
        `M${x - wide} ${foot}C${x - wide * 1.5} ${foot - height * 0.4} ${x - wide * 0.2 + sway} ${foot - height * 0.55} ${x + sway * 0.4} ${foot - height}C${x + wide * 0.5 + sway} ${foot - height * 0.66} ${x + wide * 1.6} ${foot - height * 0.4} ${x + wide} ${foot}Q${x} ${foot + 0.06} ${x - wide} ${foot}Z`,
        paint,
      );
    for (const [x, height, wide] of [
      [-0.2, 0.5, 0.12],
      [0.2, 0.55, 0.12],
      [0.02, 0.86, 0.2],
    ] as const)
      tongue(x, -0.12, height, wide, form.around(0.06), pen.down(-0.12 - height, -0.1, tip, body, heart));
    for (const [x, height, wide] of [
      [-0.13, 0.38, 0.09],
      [0.13, 0.42, 0.09],
      [0.0, 0.6, 0.13],
    ] as const)
      tongue(
        x,
        -0.11,
        height,
        wide,
        form.around(0.04),
        pen.down(-0.11 - height, -0.1, heart, hex('#ffc95a'), hex('#ffdf8a')),
      );
    tongue(0, -0.1, 0.34, 0.08, 0.02, pen.down(-0.44, -0.1, hex('#ffdf8a'), hex('#fff0b4')));
    paintLogEnd(pen, -0.42, -0.06, 0.058, timber);
    paintLogEnd(pen, 0.42, -0.06, 0.058, timber);
    for (const [x, y] of [
      [-0.36, -0.03],
      [-0.12, -0.028],
      [0.12, -0.028],
      [0.34, -0.032],
    ] as const)
      pen.oval(x, y - 0.03, 0.12, 0.062, pen.ball(hex('#8a8480'), x, y - 0.03, 0.11));
    const sparks = form.fork('sparks');
    for (let index = 0; index < 9; index++)
      pen.oval(sparks.around(0.16), sparks.between(-1.1, -0.65), 0.011, 0.013, hex('#ffc95a'));
  },
};

import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import { createPen } from '../parts/pen.js';
import { faint, mainColour, tone } from '../parts/tone.js';

export const palm: Drawable = {
  ...known('palm'),
  aspect: 0.78,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const green = mainColour(brush, ['#5a8f48', '#4f8a50', '#6a9a48', '#4a8058']);
    const bark = hex('#9a7650');
    const { form } = pen;
    const lean = form.between(0.05, 0.13);
    const head: Point = [lean - 0.11, -0.7];
    const spine = (share: number): Point => [
      -0.17 + (head[0] + 0.17) * share ** 0.8 + Math.sin(share * Math.PI) * -0.03,
      head[1] * share,
    ];
    const half = (share: number): number => 0.034 - 0.016 * share + (share < 0.06 ? 0.016 * (1 - share / 0.06) : 0);
    const left: Point[] = [];
    const right: Point[] = [];
    for (let index = 0; index <= 14; index++) {
      const [x, y] = spine(index / 14);
      left.push([x - half(index / 14), y]);
      right.push([x + half(index / 14), y]);
    }
    pen.shape([...left, ...right.toReversed()], pen.roll(bark, -0.21, 0.02, 1.2));
    const rings: [Point, Point][] = Array.from({ length: 13 }, (_, index) => {
      const [x, y] = spine((index + 0.5) / 14);
      const wide = half((index + 0.5) / 14) * 0.9;
      return [
        [x - wide, y + 0.004],
        [x + wide, y - 0.006],
      ];
    });
    pen.strokes(rings, 0.007, faint(tone(bark, -2), 0.6), true);
    // fronds: a curved rib with leaflets hanging from both sides
    const frond = (angle: number, length: number, drop: number, steps: number): void => {
      const tip: Point = [head[0] + Math.cos(angle) * length, head[1] + Math.sin(angle) * length * 0.8 + drop];
      const bend: Point = [
        head[0] + Math.cos(angle) * length * 0.55,
        head[1] + Math.sin(angle) * length * 0.8 - 0.06 - drop * 0.1,
      ];
      const along = (share: number): Point => {
        const rest = 1 - share;
        return [
          rest * rest * head[0] + 2 * rest * share * bend[0] + share * share * tip[0],
          rest * rest * head[1] + 2 * rest * share * bend[1] + share * share * tip[1],
        ];
      };
      const side = Math.cos(angle) >= 0 ? 1 : -1;
      let upper = `M${head[0]} ${head[1]}`;
      let lower = '';
      const leaflets = 10;
      for (let index = 1; index <= leaflets; index++) {
        const share = index / leaflets;
        const [x, y] = along(share);
        const [beforeX, beforeY] = along(share - 0.5 / leaflets);
        const reach = Math.sin(Math.min(1, share * 1.08) * Math.PI) * 0.062 + 0.016;
        upper += `L${beforeX + side * 0.02} ${beforeY - reach * 0.75}L${x} ${y}`;
        const [fromX, fromY] = along(share - 1 / leaflets);
        lower = `L${beforeX + side * 0.02} ${beforeY + reach * 2.1}L${fromX} ${fromY + 0.008}${lower}`;
        if (index === leaflets) lower = `L${tip[0]} ${tip[1]}${lower}`;
      }
      const lit = side * pen.lit;
      pen.shape(
        `${upper}${lower}Z`,
        pen.slanted(
          head[0],
          head[1],
          tip[0],
          tip[1],
          tone(green, steps - 0.9),
          tone(green, steps + lit * 0.7),
          tone(green, steps + lit * 0.9 + 0.4),
        ),
      );
      pen.line([head, along(0.3), along(0.6), along(0.95)], 0.008, faint(tone(green, steps + 2), 0.7));
    };
    const behind: readonly (readonly [number, number, number])[] = [
      [-0.35, 0.36, 0.08],
      [-2.8, 0.38, 0.06],
      [-1.2, 0.26, -0.02],
      [-1.95, 0.27, 0.0],
    ];
    for (const [angle, length, drop] of behind) frond(angle + form.around(0.08), length, drop, -1.3);
    const before: readonly (readonly [number, number, number])[] = [
      [0.1, 0.36, 0.2],
      [3.05, 0.37, 0.2],
      [-0.75, 0.36, 0.04],
      [-2.4, 0.37, 0.02],
      [0.75, 0.24, 0.2],
      [2.5, 0.24, 0.2],
      [-1.25, 0.3, -0.04],
      [-1.9, 0.3, -0.04],
    ];
    for (const [angle, length, drop] of before) frond(angle + form.around(0.06), length, drop, 0);
    for (const [x, y] of [
      [-0.025, 0.02],
      [0.03, 0.025],
      [0.0, 0.045],
    ] as const)
      pen.oval(head[0] + x, head[1] + y, 0.028, 0.03, pen.ball(hex('#7a5230'), head[0] + x, head[1] + y, 0.03));
  },
};

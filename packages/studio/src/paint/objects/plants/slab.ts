import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import { createPen } from '../parts/pen.js';
import { faint, mainColour, tone } from '../parts/tone.js';

/** A flat stone as one finds it by the water, so large that small things stand on it. */
export function stoneSlab(like: Drawable, height: number): Drawable {
  const slab: Drawable = {
    concept: like.concept,
    kind: like.kind,
    habitat: like.habitat,
    height,
    aspect: 4.4,
    top: { y: -0.62, left: -1.3, right: 1.3 },
    variant: () => slab,
    paint(context, brush) {
      const pen = createPen(context, brush);
      const stone = mainColour(brush, ['#8a8784', '#97908a', '#7d8288', '#6f7076']);
      const jut = (): number => pen.form.around(0.03);
      const back: Point[] = [
        [-1.5 + jut(), -0.86],
        [-0.7 + jut(), -0.98],
        [0.5 + jut(), -0.96],
        [1.46 + jut(), -0.88],
      ];
      const front: Point[] = [
        [2.14 + jut(), -0.5],
        [1.3 + jut(), -0.32 + jut()],
        [0.1 + jut(), -0.26 + jut()],
        [-1.2 + jut(), -0.32 + jut()],
        [-2.16 + jut(), -0.52],
      ];
      const [right, , , , left] = front as [Point, Point, Point, Point, Point];
      pen.shape(
        [left, ...front.toReversed().slice(1), [2.02, -0.1], [1.1, 0], [-1.2, 0], [-2.06, -0.12]],
        tone(stone, -2),
      );
      pen.shape(
        [...front, [-2.08, -0.14], [-1.2, 0], [1.1, 0], [2.04, -0.12], right],
        pen.down(-0.5, 0, tone(stone, -0.6), tone(stone, -2.2)),
      );
      const top = [...back, ...front];
      pen.shape(top, pen.down(-1, -0.28, tone(stone, 0.4), tone(stone, 1.5)));
      const cracks = pen.fine.fork('cracks');
      for (let crack = 0; crack < pen.count(3, 7); crack++) {
        const x = cracks.between(-1.5, 1.5);
        pen.line(
          [
            [x, -0.36],
            [x + cracks.around(0.1), -0.22],
            [x + cracks.around(0.14), -0.06],
          ],
          0.018,
          faint(tone(stone, -3), 0.6),
        );
      }
      if (!brush.attributes.has('wet')) return;
      // water on it shines
      for (const [x, y, wide] of [
        [-0.8, -0.7, 0.5],
        [0.75, -0.62, 0.62],
        [-0.1, -0.46, 0.7],
        [-1.35, -0.5, 0.3],
      ] as const)
        pen.oval(x, y, wide, 0.045, faint(hex('#dfeaf2'), 0.3));
    },
  };
  return slab;
}

import type { Path2D } from '@napi-rs/canvas';
import type { Brush } from '../../drawable.js';
import type { Context, Point } from '../../kit/shapes.js';
import { fillModelled, fillStroke, inside } from '../form/modelling.js';
import { ellipsePath, together } from '../form/outline.js';
import type { Tones } from '../form/tones.js';
import type { Body } from './anatomy.js';

/** Curls as on a poodle: the form of the body stays, its edge is wavy, and small locks lie all over it. */
export function paintCurls(context: Context, silhouette: Path2D, body: Body, tones: Tones, brush: Brush): void {
  const random = brush.random.fork('curls');
  const edge: Point[] = [];
  for (let step = 0; step <= 13; step++) {
    const along = step / 13;
    edge.push(body.on(along * 0.96, 0.05), body.on(along * 0.9 + 0.04, 0.97));
  }
  const locks = edge.map(([x, y]) => ellipsePath(x, y, 4 + random.around(0.8)));
  fillModelled(context, together(locks), tones, brush.light);
  const [left, top, right, bottom] = silhouette.getBounds();
  inside(context, silhouette, () => {
    for (let index = 0; index < 110; index++) {
      const x = random.between(left, right);
      const y = random.between(top, bottom);
      const size = random.between(1.8, 2.8);
      fillStroke(
        context,
        [
          [x - size, y],
          [x - size * 0.5, y - size],
          [x + size * 0.7, y - size * 0.8],
          [x + size, y + size * 0.2],
        ],
        1.2,
        index % 3 === 0 ? tones.lit : tones.shade,
        0.7,
      );
    }
  });
}

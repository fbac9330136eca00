import type { Rgb } from '../../../kit/colour.js';
import type { Point } from '../../../kit/shapes.js';
import { fillModelled, fillStroke } from '../../form/modelling.js';
import { outline } from '../../form/outline.js';
import type { Knot } from '../../form/outline.js';
import { behind, tonesOf } from '../../form/tones.js';
import type { Skeleton } from '../skeleton.js';
import { scaleOf } from './prop.js';
import type { Prop } from './prop.js';

/** One wing from its root between the shoulders: out and up, then down in feathers. For a figure of 173 cm. */
const WING: readonly Knot[] = [
  [0, 0],
  [14, -22],
  [34, -40],
  [54, -44],
  [66, -30],
  [70, -6],
  [68, 26, true],
  [61, 20],
  [59, 46, true],
  [51, 36],
  [47, 62, true],
  [39, 48],
  [33, 70, true],
  [25, 52],
  [17, 66, true],
  [8, 40],
];
/** Where the long feathers lie on each other. */
const QUILLS: readonly (readonly [Point, Point])[] = [
  [
    [58, -20],
    [62, 18],
  ],
  [
    [46, -14],
    [52, 34],
  ],
  [
    [34, -8],
    [40, 46],
  ],
  [
    [22, 0],
    [26, 50],
  ],
];
const FEATHERS: Rgb = [246, 244, 238];

const rootOf = ({ trunk }: Skeleton): Point => trunk(-0.1, 0.86);

/** An angel's wings, spread behind the back. */
export const pinions: Prop = {
  layer: 'behind',
  extent: (skeleton) => {
    const [x, y] = rootOf(skeleton);
    const k = scaleOf(skeleton);
    return [-1, 1].flatMap((side): Point[] => [
      [x + side * 72 * k, y - 46 * k],
      [x + side * 72 * k, y + 72 * k],
    ]);
  },
  paint({ context, skeleton, look, k }) {
    const [x, y] = rootOf(skeleton);
    const tones = tonesOf(FEATHERS);
    for (const side of [-1, 1]) {
      const own = side > 0 ? behind(tones) : tones;
      const wing = outline(WING.map(([dx, dy, sharp]): Knot => [x + side * dx * k, y + dy * k, sharp ?? false]));
      fillModelled(context, wing, own, look.light, { core: 3 });
      for (const [[fromX, fromY], [toX, toY]] of QUILLS)
        fillStroke(
          context,
          [
            [x + side * fromX * k, y + fromY * k],
            [x + side * toX * k, y + toY * k],
          ],
          1.6 * k,
          own.deep,
          0.4,
        );
    }
  },
};

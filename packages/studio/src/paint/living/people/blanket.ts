import { hex } from '../../kit/colour.js';
import type { FormLight } from '../../kit/form.js';
import type { Random } from '../../kit/random.js';
import type { Context, Point } from '../../kit/shapes.js';
import { fillModelled, fillStroke, inside } from '../form/modelling.js';
import { outline } from '../form/outline.js';
import type { Knot } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';
import type { Skeleton } from './skeleton.js';

/** Said of who sleeps in a bed: nobody lies on the cover in their shoes. */
export const TUCKED_IN = 'tucked-in';

const wools = ['#8fa9bd', '#c9a08f', '#d8c08a', '#93ab98', '#a793ab'].map(hex);
/** So far up the chest it reaches, and so broad is the sheet that is folded over its edge. */
const [CHEST, FOLD] = [0.72, 8];

/** A blanket over who lies on their back, from the chest over the feet. */
export function paintBlanket(context: Context, skeleton: Skeleton, random: Random, light: FormLight): void {
  const { trunk, near, far, body, bounds, head, pelvis } = skeleton;
  const k = body.limb;
  const towards = Math.sign(pelvis[0] - head[0]) || 1;
  const [edge] = trunk(0, CHEST);
  const end = (towards > 0 ? bounds.right : bounds.left) + towards * 4 * k;
  const above = (points: readonly Point[], by: number): number => Math.min(...points.map(([, y]) => y)) - by * k;
  const both = (up: number): Point[] => [trunk(-1, up), trunk(1, up)];
  const { knee } = near.leg;
  const toes = above([near.leg.ankle, far.leg.ankle], 12);
  const low = bounds.bottom + 2 * k;
  const profile: Knot[] = [
    [edge, above([...both(CHEST), near.arm.shoulder], 4)],
    [trunk(0, 0.3)[0], above([...both(0.3), near.arm.wrist, far.arm.wrist], 6)],
    [pelvis[0], above(both(0), 5)],
    [knee[0], above([knee, far.leg.knee], 11)],
    [end - towards * 12 * k, toes],
    [end, toes + 12 * k],
    [end + towards * 2 * k, low, true],
    [edge - towards * 2 * k, low, true],
  ];
  const cover = outline(profile);
  const tones = tonesOf(random.pick(wools));
  fillModelled(context, cover, tones, light, { core: 4 * k });
  inside(context, cover, () => {
    for (const share of [0.34, 0.58, 0.8]) {
      const x = edge + (end - edge) * share;
      fillStroke(
        context,
        [
          [x, bounds.top],
          [x + towards * 5 * k, low - 12 * k],
          [x + towards * 11 * k, low],
        ],
        3 * k,
        tones.deep,
        0.22,
      );
    }
    const fold = edge + (towards * FOLD * k) / 2;
    fillStroke(
      context,
      [
        [fold, bounds.top - 30],
        [fold, low + 4],
      ],
      FOLD * k,
      [246, 242, 234],
    );
  });
}

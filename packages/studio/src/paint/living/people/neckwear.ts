import type { Rgb } from '../../kit/colour.js';
import { lighten } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { Brush } from '../../drawable.js';
import { fillModelled, fillPath } from '../form/modelling.js';
import { ellipsePath, together, tube } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';
import type { Skeleton } from './skeleton.js';

export function paintScarf(context: Context, { trunk, body }: Skeleton, colour: Rgb, brush: Brush): void {
  const k = body.limb;
  const tones = tonesOf(colour);
  const tail = tube(
    [
      [...trunk(0.25, 0.98), 4 * k],
      [...trunk(0.3, 0.75), 4.4 * k],
      [...trunk(0.36, 0.45), 4.8 * k],
    ],
    'cut',
  );
  fillModelled(context, tail, { ...tones, base: tones.shade, lit: tones.base }, brush.light, { core: 1.5 * k });
  fillModelled(
    context,
    tube([
      [...trunk(-0.42, 1.08), 4.6 * k],
      [...trunk(0.05, 1.0), 5 * k],
      [...trunk(0.5, 1.08), 4.6 * k],
    ]),
    tones,
    brush.light,
    { core: 2 * k },
  );
}

/** Around the neck of who has no shoulders: one end hangs down before the breast. */
export function paintNeckScarf(
  context: Context,
  [x, y, half]: readonly [x: number, y: number, half: number],
  colour: Rgb,
  { light }: Brush,
): void {
  const tones = tonesOf(colour);
  const tail = tube(
    [
      [x + half * 0.42, y, half * 0.2],
      [x + half * 0.5, y + half * 0.7, half * 0.22],
      [x + half * 0.52, y + half * 1.4, half * 0.24],
    ],
    'cut',
  );
  fillModelled(context, tail, { ...tones, base: tones.shade, lit: tones.base }, light, { core: 1.5 });
  const band = tube([
    [x - half, y - half * 0.12, half * 0.22],
    [x, y + half * 0.16, half * 0.26],
    [x + half, y - half * 0.12, half * 0.22],
  ]);
  fillModelled(context, band, tones, light, { core: 2 });
}

/** Pleats of lace all around the neck. */
export function paintRuff(context: Context, { trunk, body }: Skeleton, { light }: Brush): void {
  const k = body.limb;
  const lace = tonesOf([248, 246, 242]);
  for (let at = -6; at <= 6; at++) {
    const share = at / 6;
    const [x, y] = trunk(share * 0.92, 1.02 - (1 - share * share) * 0.1);
    fillModelled(
      context,
      ellipsePath(x, y, 3.6 * k, 6 * k, share * -0.5),
      at % 2 === 0 ? lace : { ...lace, base: lace.shade },
      light,
    );
  }
}

const BEADS = 13;

/** Beads on a string around the neck, the largest in the middle; it hangs over whatever the top is. */
export function paintNecklace(context: Context, { trunk, body, pose }: Skeleton, colour: Rgb, brush: Brush): void {
  const k = body.limb;
  const middle = 0.05 + pose.turn * 0.3;
  const beads = Array.from({ length: BEADS }, (_, index) => {
    const across = (index / (BEADS - 1)) * 2 - 1;
    const [x, y] = trunk(middle + across * 0.42, 1.02 - (1 - across * across) * 0.2);
    return ellipsePath(x, y, (1.9 + (1 - Math.abs(across)) * 1) * k);
  });
  fillModelled(context, together(beads), tonesOf(colour), brush.light);
  const [x, y] = trunk(middle, 0.79);
  fillPath(context, ellipsePath(x, y, 3.4 * k), lighten(colour, -0.12));
  fillPath(context, ellipsePath(x - 0.7 * k, y - 0.8 * k, 1 * k), lighten(colour, 0.25));
}

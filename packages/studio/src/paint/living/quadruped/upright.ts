import type { Brush } from '../../drawable.js';
import type { Context, Point } from '../../kit/shapes.js';
import { fillModelled } from '../form/modelling.js';
import { ellipsePath, outline, tube } from '../form/outline.js';
import type { Joint } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';
import type { Tones } from '../form/tones.js';
import type { CoatSpec, TailAnatomy } from './anatomy.js';
import { paintRings } from './quadruped.js';
import { poseTail } from './tails.js';

/** Tails that hang behind who stands on two legs; the others are carried up in a bow. */
const HANGING: Partial<Record<TailAnatomy['kind'], Omit<TailAnatomy, 'kind'>>> = {
  hair: { length: 56, width: 7, angle: -54, bend: 50 },
  tuft: { length: 52, width: 4.4, angle: -62, bend: 58 },
  curl: { length: 30, width: 2.2, angle: -110, bend: -420 },
};

/** The tail of an animal for a figure on two legs, of its own kind: a horse has no cat's. */
export function paintUprightTail(
  context: Context,
  brush: Brush,
  [x, y]: Point,
  { kind, width }: TailAnatomy,
  { tail, base, tailTip, tailRings, markings }: CoatSpec,
): void {
  if (brush.attributes.has('without-tail')) return;
  // under clothes no patches are seen: a tail in their colour would be another animal's
  const tones = tonesOf((markings ? undefined : tail) ?? base);
  if (kind === 'stub' || kind === 'scut') {
    // a stump that stands out from under a pack or a jacket is a hand too many
    const [out, size] = kind === 'stub' ? [1, 5] : [-4, 6.5];
    fillModelled(context, ellipsePath(x + out, y + 2, size), tones, brush.light);
    return;
  }
  const hanging = HANGING[kind];
  if (hanging) {
    const { path, tip } = poseTail({ kind, ...hanging }, [x, y], 0);
    fillModelled(context, path, tones, brush.light, { core: 2 });
    if (tailTip) fillModelled(context, tip, tonesOf(tailTip), brush.light);
    return;
  }
  const thick = Math.max(3, Math.min(9, width));
  const joints: readonly Joint[] = [
    [x, y, thick * 0.7],
    [x - 10, y + 10, thick * 0.9],
    [x - 20, y + 16, thick],
    [x - 29, y + 13, thick],
    [x - 36, y + 6, thick],
    [x - 41, y - 3, thick * 0.86],
    [x - 44, y - 12, thick * 0.6],
  ];
  const path = tube(joints);
  fillModelled(context, path, tones, brush.light);
  if (tailRings) paintRings(context, path, joints, tailRings, brush);
  if (tailTip) fillModelled(context, ellipsePath(x - 44, y - 12, thick * 0.8), tonesOf(tailTip), brush.light);
}

/** A mane down the back of the neck, behind a head of 100 units around the origin: without one a horse is a kangaroo. */
export function paintUprightMane(context: Context, tones: Tones, { light }: Brush): void {
  fillModelled(
    context,
    outline([
      [-8, -38],
      [-30, -36],
      [-44, -20, true],
      [-42, -8],
      [-56, 8, true],
      [-50, 18],
      [-62, 38, true],
      [-52, 44],
      [-60, 66, true],
      [-38, 58],
      [-26, 30],
      [-20, 0],
    ]),
    tones,
    light,
    { core: 3 },
  );
}

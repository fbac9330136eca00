import type { Brush } from '../../drawable.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context, Point } from '../../kit/shapes.js';
import { fillModelled, inFrame } from '../form/modelling.js';
import { between, ellipsePath, outline, tube } from '../form/outline.js';
import type { Frame } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';
import type { Tones } from '../form/tones.js';
import { paintHat } from '../people/headwear.js';
import { colourOfWorn } from '../people/worn.js';
import { hatOn } from '../role-hats.js';
import { paintFaceWear } from './face-wear.js';

/** A hat, glasses or a scarf on an animal, as fables have it. */
export function paintAttire(
  context: Context,
  brush: Brush,
  head: Frame,
  frontal: boolean,
  neckRoot: Point,
  poll: Point,
  neckHalf: number,
): void {
  const { attributes, light, wears } = brush;
  if (attributes.size === 0) return;
  const tied = ['bow', 'bow-tie', 'tie'].some((word) => attributes.has(word));
  if (attributes.has('scarf') || attributes.has('collar') || tied) {
    const thin = attributes.has('collar') || tied;
    const tones = tonesOf(colourOfWorn(wears, ['scarf', 'collar', 'bow', 'bow-tie', 'tie']) ?? [196, 68, 60]);
    const [x, y] = between(neckRoot, poll, frontal ? 0.5 : 0.6);
    const long = Math.hypot(poll[0] - neckRoot[0], poll[1] - neckRoot[1]) || 1;
    const across: Point = [-(poll[1] - neckRoot[1]) / long, (poll[0] - neckRoot[0]) / long];
    const half = neckHalf * 0.92;
    const thick = thin ? neckHalf * 0.12 : neckHalf * 0.26;
    const low: Point = [x + across[0] * half, y + across[1] * half];
    if (!thin)
      fillModelled(
        context,
        tube(
          [
            [low[0] - 2, low[1], thick * 0.8],
            [low[0], low[1] + neckHalf * 0.8, thick * 0.9],
            [low[0] - 3, low[1] + neckHalf * 1.5, thick],
          ],
          'cut',
        ),
        { ...tones, base: tones.shade },
        light,
      );
    context.save();
    // it goes around the neck: nothing of it stands off
    context.globalCompositeOperation = 'source-atop';
    fillModelled(
      context,
      tube([
        [x - across[0] * half, y - across[1] * half, thick],
        [x + across[0] * half * 0.2, y + across[1] * half * 0.2 + thick * 0.5, thick * 1.15],
        [...low, thick],
      ]),
      tones,
      light,
      { core: thick * 0.4 },
    );
    context.restore();
    if (tied) paintTied(context, low, neckHalf, attributes.has('tie'), tones, light);
    else if (thin)
      fillModelled(context, ellipsePath(low[0], low[1] + thick, thick * 1.3), tonesOf([232, 190, 92]), light);
  }
  if (attributes.has('necklace') || attributes.has('pearls'))
    paintBeads(context, brush, neckRoot, poll, neckHalf, frontal);
  const hat = hatOn(brush);
  inFrame(context, head, () => {
    paintFaceWear(context, brush, frontal);
    if (!hat) return;
    context.save();
    if (frontal) {
      context.translate(1, -19);
      context.scale(0.7, 0.7);
    } else {
      context.translate(14, -13);
      context.rotate(-0.12);
      context.scale(0.6, 0.6);
    }
    paintHat(context, { accent: [60, 52, 60], ...hat }, 0.3, light, false);
    context.restore();
  });
}

/** A string of beads around the neck. */
function paintBeads(
  context: Context,
  { attributes, wears, light }: Brush,
  neckRoot: Point,
  poll: Point,
  neckHalf: number,
  frontal: boolean,
): void {
  const usual: Rgb = attributes.has('pearls') ? [248, 243, 236] : [236, 206, 120];
  const tones = tonesOf(colourOfWorn(wears, ['necklace', 'pearls']) ?? usual);
  const [x, y] = between(neckRoot, poll, frontal ? 0.42 : 0.5);
  const long = Math.hypot(poll[0] - neckRoot[0], poll[1] - neckRoot[1]) || 1;
  const across: Point = [-(poll[1] - neckRoot[1]) / long, (poll[0] - neckRoot[0]) / long];
  const beads = Array.from({ length: 9 }, (_, index) => {
    const at = (index / 8) * 2 - 1;
    const hang = (1 - at * at) * neckHalf * 0.5;
    return ellipsePath(
      x + across[0] * neckHalf * 0.95 * at,
      y + across[1] * neckHalf * 0.95 * at + hang,
      neckHalf * 0.15,
    );
  });
  for (const bead of beads) fillModelled(context, bead, tones, light);
}

/** A bow, or a tie that hangs from its knot. */
function paintTied(
  context: Context,
  [x, y]: Point,
  size: number,
  long: boolean,
  tones: Tones,
  light: Brush['light'],
): void {
  const wings = long
    ? [
        outline([
          [x - size * 0.1, y, true],
          [x + size * 0.1, y, true],
          [x + size * 0.22, y + size * 1.1, true],
          [x, y + size * 1.36, true],
          [x - size * 0.22, y + size * 1.1, true],
        ]),
      ]
    : [-1, 1].map((side) =>
        outline([
          [x, y, true],
          [x + side * size * 0.62, y - size * 0.36],
          [x + side * size * 0.66, y + size * 0.36],
        ]),
      );
  for (const wing of wings) fillModelled(context, wing, tones, light);
  fillModelled(context, ellipsePath(x, y, size * 0.17), { ...tones, base: tones.shade }, light);
}

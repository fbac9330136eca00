import type { Brush } from '../../drawable.js';
import type { Context, Point } from '../../kit/shapes.js';
import { fillModelled, fillPath, fillStroke, inFrame } from '../form/modelling.js';
import { between, ellipsePath, tube } from '../form/outline.js';
import type { Frame } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';
import { paintHat } from '../people/headwear.js';
import { colourOfWorn, wornHat } from '../people/worn.js';

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
  if (
    attributes.has('scarf') ||
    attributes.has('collar') ||
    attributes.has('bow') ||
    attributes.has('bow-tie') ||
    attributes.has('tie')
  ) {
    const thin = attributes.has('collar');
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
    if (thin) fillModelled(context, ellipsePath(low[0], low[1] + thick, thick * 1.3), tonesOf([232, 190, 92]), light);
  }
  const hat = wornHat(attributes, wears, [186, 84, 66]);
  inFrame(context, head, () => {
    if (attributes.has('sunglasses') || attributes.has('glasses'))
      paintGlasses(context, frontal, attributes.has('sunglasses'));
    if (!hat) return;
    context.save();
    if (frontal) {
      context.translate(1, -19);
      context.scale(0.7, 0.7);
    } else {
      context.translate(15, -15);
      context.rotate(-0.12);
      context.scale(0.5, 0.5);
    }
    paintHat(context, { ...hat, accent: [60, 52, 60] }, 0.3, light, false);
    context.restore();
  });
}

function paintGlasses(context: Context, frontal: boolean, dark: boolean): void {
  const lenses: readonly (readonly [number, number, number])[] = frontal
    ? [
        [-17.5, -6, 15],
        [25.5, -6, 14.5],
      ]
    : [[40, -8, 11]];
  for (const [x, y, size] of lenses) {
    const lens = ellipsePath(x, y, size, size * 0.84);
    fillPath(context, lens, dark ? [38, 34, 44] : [255, 255, 255], dark ? 0.95 : 0.2);
    context.strokeStyle = 'rgb(44,36,40)';
    context.lineWidth = 2.6;
    context.stroke(lens);
    if (dark)
      fillStroke(
        context,
        [
          [x - size * 0.5, y - size * 0.2],
          [x - size * 0.1, y - size * 0.45],
          [x + size * 0.3, y - size * 0.4],
        ],
        2.6,
        [255, 255, 255],
        0.6,
      );
  }
  if (frontal)
    fillStroke(
      context,
      [
        [-3, -8],
        [4, -10],
        [11, -8],
      ],
      3,
      [44, 36, 40],
    );
  else
    fillStroke(
      context,
      [
        [29, -10],
        [16, -12],
        [4, -12],
      ],
      2.6,
      [44, 36, 40],
    );
}

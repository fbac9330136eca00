import { css, lighten } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';

/** Crops that are grown in rows: what blooms, the green under it, how high the heads stand (shares of a row's width). */
const table: Readonly<
  Record<string, { readonly bloom: Rgb; readonly leaf: Rgb; readonly tall: number; readonly disc?: Rgb }>
> = {
  lavender: { bloom: [134, 96, 190], leaf: [118, 128, 110], tall: 0.6 },
  tulips: { bloom: [222, 62, 74], leaf: [96, 150, 80], tall: 0.5 },
  sunflowers: { bloom: [250, 194, 40], leaf: [92, 138, 62], tall: 0.9, disc: [104, 66, 34] },
  poppies: { bloom: [218, 50, 40], leaf: [112, 152, 74], tall: 0.5 },
  blooms: { bloom: [224, 84, 96], leaf: [104, 148, 80], tall: 0.55 },
  cotton: { bloom: [250, 250, 246], leaf: [118, 132, 76], tall: 0.5 },
  corn: { bloom: [214, 190, 92], leaf: [98, 146, 60], tall: 1.1 },
  cabbages: { bloom: [138, 188, 116], leaf: [150, 112, 80], tall: 0.35 },
};

export const rowCrops = new Map(Object.entries(table));

/** Bushy rows that run to a vanishing point: mounds with a lit crown and heads that stand out of them. */
export function paintCropRows(context: Context, view: View, top: number, name: string): void {
  const crop = rowCrops.get(name);
  if (!crop) return;
  const { width, height, unit } = view;
  const random = view.random.fork('crop rows');
  const vanish = width * random.between(0.42, 0.58);
  const colours: readonly Rgb[] =
    name === 'tulips' && !view.tint(name)
      ? [crop.bloom, [246, 196, 60], [236, 120, 170], [250, 244, 236]]
      : [view.tint(name) ?? view.tint('flowers') ?? crop.bloom];
  const ground = height - top;
  const soil = context.createLinearGradient(0, top, 0, height);
  soil.addColorStop(0, css(view.lit(crop.bloom, 0.55)));
  soil.addColorStop(0.25, css(view.tone(lighten(crop.leaf, -0.06), 0.2)));
  soil.addColorStop(1, css(view.tone(lighten(crop.leaf, -0.12))));
  context.fillStyle = soil;
  context.fillRect(0, top, width, ground);
  const rows = 13;
  const spread = width * 3.4;
  const strips = 34;
  for (let strip = 1; strip <= strips; strip++) {
    const t = (strip / strips) ** 1.9;
    const y = top + ground * t;
    const gap = (spread / rows) * t;
    for (let row = 0; row <= rows; row++) {
      const x = vanish + (row - rows / 2) * gap;
      if (x < -gap || x > width + gap) continue;
      const bloom = colours[row % colours.length] as Rgb;
      const wide = gap * 0.36;
      const high = Math.max(1.5, gap * 0.34);
      const depth = (1 - t) * 0.5;
      context.fillStyle = css(view.shaded(lighten(crop.leaf, -0.04), depth));
      context.beginPath();
      context.ellipse(x, y, wide, high * 0.7, 0, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = css(view.tone(bloom, depth));
      context.beginPath();
      context.ellipse(x, y - high * 0.35, wide * 0.94, high * 0.62, 0, 0, Math.PI * 2);
      context.fill();
      if (gap < unit * 0.05) continue;
      const heads = Math.min(7, Math.round(gap / (unit * 0.018)));
      const size = Math.max(1, gap * (crop.disc ? 0.1 : 0.034));
      for (let head = 0; head < heads; head++) {
        const hx = x + random.around(wide * 0.9);
        const hy = y - high * 0.4 - gap * crop.tall * random.between(0.1, 0.5);
        context.fillStyle = css(random.chance(0.5) ? view.lit(lighten(bloom, 0.07), depth) : view.tone(bloom, depth));
        context.beginPath();
        context.ellipse(hx, hy, size, crop.disc ? size : size * 2.2, random.around(0.2), 0, Math.PI * 2);
        context.fill();
        if (!crop.disc) continue;
        context.fillStyle = css(view.tone(crop.disc, depth));
        context.beginPath();
        context.arc(hx, hy, size * 0.5, 0, Math.PI * 2);
        context.fill();
      }
    }
  }
}

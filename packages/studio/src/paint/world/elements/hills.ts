import { css, lighten } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context, Point } from '../../kit/shapes.js';
import { smoothLine } from '../../kit/shapes.js';
import type { Random } from '../../kit/random.js';
import type { View } from '../view.js';

export interface HillLayer {
  readonly name: string;
  readonly foot: number;
  /** Height of the highest crest over the foot. */
  readonly rise: number;
  readonly depth: number;
  readonly colour: Rgb;
  /** How many crests across the picture. */
  readonly crests?: number;
  /** Paint down to here; the foot when absent. */
  readonly bottom?: number;
}

/** A soft crest line across the picture; heights 0 to 1 over the foot. */
export function crestLine(view: View, random: Random, foot: number, rise: number, crests: number): Point[] {
  const phase = random.between(0, Math.PI * 2);
  const second = random.between(0, Math.PI * 2);
  const points = 28;
  const { width } = view;
  return Array.from({ length: points + 1 }, (_, index): Point => {
    const along = index / points;
    const wave =
      0.55 +
      0.33 * Math.sin(along * Math.PI * 2 * crests + phase) +
      0.14 * Math.sin(along * Math.PI * 4.7 * crests + second);
    return [-4 + along * (width + 8), foot - rise * Math.max(0.02, wave)];
  });
}

/** Rolling land, lit along its crest. Returns the crest for what stands on it. */
export function paintHill(context: Context, view: View, layer: HillLayer): Point[] {
  const random = view.random.fork(layer.name);
  const crest = crestLine(
    view,
    random,
    layer.foot,
    layer.rise,
    layer.crests ?? Math.max(0.8, (view.width / view.span) * 1.1),
  );
  const bottom = layer.bottom ?? layer.foot;
  const top = Math.min(...crest.map(([, y]) => y));
  const { side } = view.air.light;
  context.save();
  smoothLine(context, crest);
  context.lineTo(view.width + 4, bottom + 2);
  context.lineTo(-4, bottom + 2);
  context.closePath();
  const paint = context.createLinearGradient(0, top, 0, Math.min(bottom, layer.foot + layer.rise * 0.4));
  paint.addColorStop(0, css(view.lit(layer.colour, layer.depth)));
  paint.addColorStop(0.3, css(view.tone(layer.colour, layer.depth)));
  paint.addColorStop(1, css(view.shaded(lighten(layer.colour, -0.03), Math.max(0, layer.depth - 0.05), 0.8)));
  context.fillStyle = paint;
  context.fill();
  context.clip();
  // light rakes over the side turned to it
  const rake = context.createLinearGradient(side >= 0 ? view.width : 0, 0, side >= 0 ? 0 : view.width, 0);
  rake.addColorStop(0, css(view.lit(layer.colour, layer.depth, 1.3), 0.4 * view.air.contrast));
  rake.addColorStop(0.6, css(view.lit(layer.colour, layer.depth), 0));
  context.fillStyle = rake;
  context.fillRect(0, top, view.width, bottom - top);
  context.restore();
  return crest;
}

import type { Drawable } from '../../drawable.js';
import { css, hex, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context, Point } from '../../kit/shapes.js';
import { polygon } from '../../kit/shapes.js';

export interface HillForm {
  /** Width of the whole slope, in its own height. */
  readonly aspect: number;
  /** The level crest: its middle and half its width, in its own height. */
  readonly crest: { readonly x: number; readonly half: number };
  /** How high the land still is at the left and the right edge, 0 to 1. */
  readonly ends: readonly [left: number, right: number];
  readonly earth: Rgb;
  /** The land goes on below the picture: its foot is not seen. */
  readonly cut?: boolean;
  /** A step in the slope that somebody stands on: where, and half its width. */
  readonly step?: { readonly x: number; readonly half: number };
}

/** What every rise of land is, whatever its form. */
export const LAND = { concept: 'hillside', kind: 'nature', habitat: 'ground', height: 2 } as const;

const STEPS = 48;

/** Land that rises from the meadow to a crest, as wide as the picture; its foot melts into the ground before it. */
export function createHillside({ aspect, crest, ends, earth, cut, step }: HillForm): Drawable {
  const half = aspect / 2;
  /** How high the land is there. */
  const slope = (x: number): number => {
    const away = Math.max(0, Math.abs(x - crest.x) - crest.half);
    const [left, right] = ends;
    const [end, run] = x < crest.x ? [left, half + crest.x - crest.half] : [right, half - crest.x - crest.half];
    const share = Math.min(1, away / Math.max(0.2, run));
    // a hill that one stands on is round to the edge of the picture
    return end + (1 - end) * (cut ? 1 - share ** 1.8 : 0.5 + 0.5 * Math.cos(Math.PI * share));
  };
  const rise = (x: number): number => {
    if (!step) return slope(x);
    const level = Math.max(0, Math.min(1, 2 - Math.abs(x - step.x) / step.half));
    return slope(x) + (slope(step.x) - slope(x)) * level;
  };
  return {
    ...LAND,
    aspect,
    paint(context, { light, random, snowy }) {
      const ground = snowy ? hex('#eef3fb') : earth;
      const outline: Point[] = Array.from({ length: STEPS + 1 }, (_, index) => {
        const x = -half + (index / STEPS) * aspect;
        return [x, -rise(x)] as const;
      });
      // the crest itself is level, whatever the steps
      for (const side of [-1, 1]) outline.push([crest.x + side * crest.half, -1]);
      outline.sort(([one], [other]) => one - other);
      const paint = context.createLinearGradient(0, -1, 0, 0);
      paint.addColorStop(0, css(mix(lighten(ground, 0.07), [255, 244, 200], 0.08)));
      paint.addColorStop(0.45, css(lighten(ground, -0.01)));
      paint.addColorStop(0.66, css(lighten(ground, -0.03)));
      paint.addColorStop(1, css(lighten(ground, cut ? -0.07 : -0.03), cut ? 1 : 0));
      context.fillStyle = paint;
      polygon(context, [...outline, [half, 0], [-half, 0]]);
      context.fill();
      // the side that is turned away from the light
      const shade = context.createLinearGradient(light.side >= 0 ? half : -half, 0, light.side >= 0 ? -half : half, 0);
      shade.addColorStop(0.35, css(mix(ground, [40, 44, 84], 0.5), 0));
      shade.addColorStop(1, css(mix(ground, [40, 44, 84], 0.5), 0.28));
      context.save();
      context.globalCompositeOperation = 'source-atop';
      context.fillStyle = shade;
      context.fillRect(-half, -1, aspect, 1);
      context.restore();
      tufts(context, half, rise, ground, () => random.next());
    },
  };
}

/** Grass on the slope, so that it belongs to the land around it. */
function tufts(context: Context, half: number, rise: (x: number) => number, earth: Rgb, next: () => number): void {
  context.lineWidth = 0.012;
  for (let index = 0; index < 140; index += 1) {
    const x = (next() * 2 - 1) * half;
    const y = -rise(x) * (0.3 + 0.7 * next());
    const tall = 0.025 + next() * 0.03;
    context.strokeStyle = css(lighten(earth, (next() - 0.6) * 0.2), 0.6);
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + (next() - 0.5) * 0.03, y - tall);
    context.stroke();
  }
}

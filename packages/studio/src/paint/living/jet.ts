import type { Drawable } from '../drawable.js';
import { css } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Random } from '../kit/random.js';
import { ellipse, smoothClosed } from '../kit/shapes.js';
import type { Context, Point } from '../kit/shapes.js';

/** What comes out of a mouth or a nozzle in one stream. */
export type Jet = 'fire' | 'water';

interface Layer {
  readonly colour: Rgb;
  readonly alpha: number;
  /** How long and how wide it is, as a share of the whole. */
  readonly long: number;
  readonly wide: number;
}

const layers: Readonly<Record<Jet, readonly Layer[]>> = {
  fire: [
    { colour: [214, 62, 30], alpha: 0.92, long: 1, wide: 1 },
    { colour: [243, 126, 40], alpha: 0.95, long: 0.92, wide: 0.72 },
    { colour: [253, 196, 74], alpha: 0.95, long: 0.8, wide: 0.46 },
    { colour: [255, 242, 190], alpha: 0.95, long: 0.58, wide: 0.2 },
  ],
  water: [
    { colour: [150, 198, 226], alpha: 0.8, long: 1, wide: 0.5 },
    { colour: [206, 232, 246], alpha: 0.85, long: 0.96, wide: 0.3 },
    { colour: [246, 252, 255], alpha: 0.9, long: 0.8, wide: 0.1 },
  ],
};

/** A stream between two points of its box, narrow where it begins, billowing where it ends. */
export function createJet(kind: Jet, from: Point, to: Point): Drawable {
  return {
    concept: 'jet',
    kind: 'object',
    habitat: 'air',
    height: 1,
    aspect: Math.max(0.1, Math.abs(to[0] - from[0])),
    overhang: 0.6,
    paint(context, brush) {
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      context.save();
      context.translate(...from);
      context.rotate(Math.atan2(to[1] - from[1], to[0] - from[0]));
      context.scale(length, length);
      const random = brush.random.fork('stream');
      for (const layer of layers[kind]) stream(context, layer, random);
      for (let index = 0; index < 12; index++) {
        const along = random.between(0.45, 1.12);
        context.fillStyle = css((layers[kind][1 + (index % 2)] as Layer).colour, 0.9);
        ellipse(context, along, random.around(0.3) * along, random.between(0.006, 0.018));
        context.fill();
      }
      context.restore();
    },
  };
}

const LOBES = 9;

/** One body of the stream along the x axis, one unit long: its edge runs in waves, its end in tongues. */
function stream(context: Context, { colour, alpha, long, wide }: Layer, random: Random): void {
  const halfAt = (along: number): number => (0.024 + 0.2 * along ** 1.15) * wide;
  const side = (sign: number): Point[] =>
    Array.from({ length: LOBES }, (_, index): Point => {
      const along = (index / (LOBES - 1)) * 0.84;
      const wave = index === 0 ? 1 : index % 2 === 0 ? random.between(1, 1.25) : random.between(0.72, 0.9);
      return [along * long, sign * halfAt(along) * wave];
    });
  const end = Array.from({ length: 7 }, (_, index): Point => {
    const across = (1 - (index + 0.5) / 3.5) * 0.9;
    const reach = index % 2 === 0 ? random.between(0.98, 1.1) : random.between(0.8, 0.88);
    return [long * (reach - across * across * 0.14), -across * halfAt(0.9)];
  });
  context.fillStyle = css(colour, alpha);
  smoothClosed(context, [...side(-1), ...end, ...side(1).toReversed()]);
  context.fill();
}

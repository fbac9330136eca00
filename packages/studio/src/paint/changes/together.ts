import type { Drawable } from '../drawable.js';

/** Of two in one picture the smaller is at least this high beside the other. */
const LEAST = 0.5;
/** How far they stand into each other, in heights. */
const CLOSE = 0.06;

/** Two in one picture, turned to each other: each as high beside the other as it is, but for the half of it. */
export function together(one: Drawable, another: Drawable): Drawable {
  const highest = Math.max(one.height, another.height);
  const both = [one, another].map((drawable) => ({
    drawable,
    scale: Math.max(LEAST, Math.sqrt(drawable.height / highest)),
  }));
  const aspect = both.reduce((sum, { drawable, scale }) => sum + drawable.aspect * scale, 0) - CLOSE;
  return {
    concept: one.concept,
    kind: one.kind,
    habitat: one.habitat,
    height: highest,
    aspect,
    overhang: 0.1,
    paint(context, brush) {
      const { colour: _colour, ...plain } = brush;
      for (const [index, { drawable, scale }] of both.entries()) {
        const half = (drawable.aspect * scale) / 2;
        context.save();
        context.translate(index === 0 ? half - aspect / 2 : aspect / 2 - half, 0);
        context.scale(index === 0 ? scale : -scale, scale);
        drawable.paint(context, plain);
        context.restore();
      }
    },
  };
}

import type { Drawable } from './drawable.js';

/** The same drawing as wide as that, in its own heights. */
export function pulledTo(drawable: Drawable, aspect: number): Drawable {
  return {
    ...drawable,
    aspect,
    paint(context, brush) {
      context.save();
      context.scale(aspect / drawable.aspect, 1);
      drawable.paint(context, brush);
      context.restore();
    },
  };
}

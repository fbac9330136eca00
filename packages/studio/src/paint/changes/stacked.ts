import { offerOf } from '../../catalogue/affordances.js';
import type { Stacking } from '../../catalogue/record.js';
import type { Drawable } from '../drawable.js';
import { flattened } from '../laid.js';

/** The word for a painter that draws a stack: `stack-of-5`. */
export const STACK_OF = 'stack-of-';

/** A stack of flat things, seen from the side: one thing, and others stand on top of it. */
export function stackOf(
  drawable: Drawable,
  count: number,
  { rise, as, lying }: Stacking,
  find: (concept: string) => Drawable | undefined,
): Drawable {
  const piece = (as === undefined ? undefined : find(as)) ?? (lying ? flattened(drawable) : drawable);
  const { aspect } = piece;
  // in heights of one piece
  const tall = 1 + (count - 1) * rise;
  const top = piece.top ?? offerOf(piece.concept).top ?? { y: -0.97, left: -aspect * 0.3, right: aspect * 0.3 };
  const stack: Drawable = {
    ...drawable,
    aspect: (aspect * 1.06) / tall,
    height: piece.height * tall,
    top: { y: (top.y + 1 - tall) / tall, left: top.left / tall, right: top.right / tall },
    variant: () => stack,
    paint(context, brush) {
      const sway = brush.random.fork('stack');
      for (let index = 0; index < count; index++) {
        context.save();
        context.scale(1 / tall, 1 / tall);
        context.translate(sway.around(aspect * 0.03), -index * rise);
        piece.paint(context, { ...brush, random: brush.random.fork(`piece ${index}`) });
        context.restore();
      }
    },
  };
  return stack;
}

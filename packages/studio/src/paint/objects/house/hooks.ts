import type { Drawable } from '../../drawable.js';
import { css, hex, mix } from '../../kit/colour.js';
import { fillForm } from '../../kit/form.js';
import type { Context } from '../../kit/shapes.js';

const BRASS = hex('#8a6a3c');
const WOOD = hex('#9c6b42');
const SHADE = [20, 14, 24] as const;

/** How broad a hook is in its own thickness, how far its lip reaches up before what lies in it, and its foot down the wall. */
const [BROAD, LIP, FOOT] = [1.2, 0.9, 1.9];

const added = { kind: 'furniture', habitat: 'wall', height: 0.1 } as const;

function bar(context: Context, left: number, top: number, right: number, bottom: number): void {
  context.beginPath();
  context.roundRect(left, top, right - left, bottom - top, (right - left) / 2);
}

/** Hooks of a wall that something long lies in, in the units of what lies there: each below a spot of its underside. */
export function createHooks(
  aspect: number,
  spots: readonly (readonly [x: number, y: number])[],
  thick: number,
): Drawable {
  return {
    ...added,
    concept: 'wall-hooks',
    aspect,
    overhang: thick * (FOOT + 1),
    paint(context, { light }) {
      for (const [x, y] of spots) {
        const [left, right] = [x - (thick * BROAD) / 2, x + (thick * BROAD) / 2];
        const [top, bottom] = [y - thick * LIP, y + thick * FOOT];
        context.fillStyle = css(SHADE, 0.2);
        bar(context, left + thick * 0.35, top + thick * 0.6, right + thick * 0.35, bottom + thick * 0.4);
        context.fill();
        bar(context, left, top, right, bottom);
        fillForm(context, BRASS, { left, top, right, bottom }, light, 'flat', 0.8);
        context.fillStyle = css(mix(BRASS, SHADE, 0.45));
        context.beginPath();
        context.arc(x, bottom - thick * 0.6, thick * 0.26, 0, Math.PI * 2);
        context.fill();
      }
    },
  };
}

/** How high the board of a row of pegs is, and where along it pegs are that are seen, as shares of its half. */
const [HIGH, PEGS] = [1, [-0.72, 0.72]] as const;

/** A row of pegs at the wall, in its own heights: what is limp hangs from the middle one, before the board. */
export function createPegs(aspect: number): Drawable {
  const half = aspect / 2;
  return {
    ...added,
    concept: 'wall-pegs',
    aspect,
    overhang: 0.6,
    paint(context, { light }) {
      context.fillStyle = css(SHADE, 0.18);
      context.beginPath();
      context.roundRect(-half + 0.08, -HIGH + 0.2, aspect, HIGH, 0.2);
      context.fill();
      context.beginPath();
      context.roundRect(-half, -HIGH, aspect, HIGH, 0.2);
      fillForm(context, WOOD, { left: -half, top: -HIGH, right: half, bottom: 0 }, light, 'flat', 0.7);
      for (const share of PEGS) {
        const x = share * half;
        context.fillStyle = css(SHADE, 0.3);
        context.beginPath();
        context.arc(x + 0.06, -HIGH / 2 + 0.12, 0.3, 0, Math.PI * 2);
        context.fill();
        context.beginPath();
        context.arc(x, -HIGH / 2, 0.28, 0, Math.PI * 2);
        fillForm(
          context,
          mix(WOOD, [255, 236, 204], 0.35),
          { left: x - 0.28, top: -0.78, right: x + 0.28, bottom: -0.22 },
          light,
          'round',
          0.8,
        );
      }
    },
  };
}

import { css } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { itemBox } from '../../../scene/scene.js';
import { grassColour, snowGround } from '../elements/foliage.js';
import type { SetPen } from '../sets/space.js';
import type { View } from '../view.js';

/** A place in the town that is kept free, in pixels. */
interface Ground {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How much wider than what stands on them its grounds are. */
const GROUNDS = 0.12;
/** A house as high as this, in metres, reaches over what is behind it. */
const HOUSE = 26;

/** Where a building that the picture is about stands in the town. */
export function groundsOf({ scene }: View): readonly Ground[] {
  return scene.items
    .filter(
      ({ drawable, standsOn, subject }) =>
        drawable.kind === 'building' && standsOn === 'ground' && subject !== undefined,
    )
    .map(itemBox)
    .map(({ left, right, top, bottom }) => {
      const margin = (right - left) * GROUNDS;
      // of a tower only the foot is on the ground
      const far = Math.max(top, bottom - (right - left) * 0.9);
      return { left: left - margin, right: right + margin, top: far - margin * 0.4, bottom: bottom + margin * 0.6 };
    });
}

/** Whether a block of houses would stand there, or reach over it. */
export function isCovered(
  pen: SetPen,
  { left, right, top, bottom }: Ground,
  [west, east]: readonly [number, number],
  [near, far]: readonly [number, number],
): boolean {
  const [one, other] = [pen.point(west, 0, near), pen.point(east, 0, near)];
  const [, roof] = pen.point(west, HOUSE, far);
  return other[0] > left && one[0] < right && one[1] > top && roof < bottom;
}

/** Grass and paving around it. */
export function paintGrounds(pen: SetPen, { left, right, top, bottom }: Ground): void {
  const { context, view } = pen;
  const paving: Rgb = view.snowy ? [222, 228, 238] : [196, 190, 180];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  for (const [grown, colour] of [
    [1.06, view.snowy ? snowGround : grassColour(view)],
    [0.98, paving],
  ] as const) {
    context.fillStyle = css(view.lit(colour, 0.1));
    context.beginPath();
    context.ellipse(x, y, ((right - left) / 2) * grown, ((bottom - top) / 2) * grown, 0, 0, Math.PI * 2);
    context.fill();
  }
}

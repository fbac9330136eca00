import { css, lighten, mix } from '../../kit/colour.js';
import { smoothClosed } from '../../kit/shapes.js';
import type { Context, Point } from '../../kit/shapes.js';
import type { Rgb } from '../../kit/colour.js';
import { boxAround } from '../../../scene/scene.js';
import type { Scene, Surface } from '../../../scene/scene.js';
import { waterColours } from './sea.js';
import type { View } from '../view.js';

/** How much wider and deeper than its surface a pond is painted. */
const [WIDER, DEEPER] = [0.62, 0.78];

/** Still water in the ground, around a surface where things float. */
export function paintPond(context: Context, view: View, surface: Surface, shore: Rgb): void {
  const random = view.random.fork('pond');
  const { left, right, far, near } = surface;
  const wide = right - left;
  const tall = near - far;
  const x = (left + right) / 2;
  const y = (far + near) / 2;
  const count = 14;
  const ring = Array.from({ length: count }, (_, index) => ({
    angle: (index / count) * Math.PI * 2,
    reach: random.between(0.92, 1.1),
  }));
  const outline = (scale: number): Point[] =>
    ring.map(({ angle, reach }): Point => [
      x + Math.cos(angle) * wide * WIDER * reach * scale,
      y + Math.sin(angle) * tall * DEEPER * reach * scale,
    ]);
  const depth = view.depthAt(y) * 0.5;
  context.fillStyle = css(view.shaded(shore, depth, 0.8), 0.7);
  smoothClosed(context, outline(1.06));
  context.fill();
  const colours = waterColours(view);
  const paint = context.createLinearGradient(0, far - tall * 0.3, 0, near + tall * 0.3);
  paint.addColorStop(0, css(lighten(mix(colours.far, view.air.skyHorizon, 0.4 * colours.mirrors), 0.01)));
  paint.addColorStop(0.5, css(mix(colours.far, colours.middle, 0.5)));
  paint.addColorStop(1, css(colours.middle));
  context.save();
  context.fillStyle = paint;
  smoothClosed(context, outline(1));
  context.fill();
  context.clip();
  for (let index = 0; index < 26; index++) {
    const wy = far - tall * 0.2 + (tall * 1.4 * index) / 26;
    const wx = left + wide * random.next();
    const half = wide * random.between(0.04, 0.14);
    context.fillStyle = css(random.chance(0.5) ? view.air.skyHorizon : colours.near, 0.2);
    context.beginPath();
    context.ellipse(wx, wy, half, Math.max(0.6, tall * 0.008), 0, 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
}

/** The room around who swims, as shares of the picture's height. */
const [AROUND, BEFORE] = [0.06, 0.05];

/** Where a pond on land is: around those who swim on it, and no larger than they need beside those who stand there. */
export function pondOf({ items, height, width }: Pick<Scene, 'items' | 'height' | 'width'>, surface: Surface): Surface {
  const swimming = items.filter(({ standsOn, subject }) => standsOn === 'water' && subject !== undefined);
  const standing = items.some(({ standsOn, subject }) => standsOn === 'ground' && subject !== undefined);
  if (swimming.length === 0) return surface;
  const box = boxAround(swimming);
  // where nobody else is, it is as large as it likes, and large enough for all of them
  if (!standing)
    return { ...surface, left: Math.min(surface.left, box.left), right: Math.max(surface.right, box.right) };
  const feet = swimming.map(({ y }) => y);
  const [far, near] = [Math.min(...feet) - height * BEFORE, Math.max(...feet) + height * BEFORE];
  return {
    ...surface,
    left: Math.max(surface.left - width * 0.04, box.left - height * AROUND),
    right: Math.min(surface.right + width * 0.04, box.right + height * AROUND),
    far: Math.max(surface.far, far),
    near: Math.min(surface.near, near),
  };
}

/** How near the edge of a pond is at a place across, and how far: undefined beside it. */
export function shoreOf({ left, right, far, near }: Surface, x: number): { far: number; near: number } | undefined {
  const across = (x - (left + right) / 2) / ((right - left) * WIDER);
  if (Math.abs(across) >= 1) return undefined;
  const half = (near - far) * DEEPER * Math.sqrt(1 - across ** 2) * 1.08;
  return { far: (far + near) / 2 - half, near: (far + near) / 2 + half };
}

import type { Path2D } from '@napi-rs/canvas';
import type { FormLight } from '../../kit/form.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context, Point } from '../../kit/shapes.js';
import { fillModelled, inside, softPatch } from '../form/modelling.js';
import { between, merge, tube } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';
import type { Skeleton } from './skeleton.js';

const thickOf = ({ body }: Skeleton, broad = 1): number =>
  (body.sex === 'man' && body.age !== 'child' ? 5.5 : 4.5) * body.limb * (body.age === 'baby' ? 1.3 : 1) * broad;

/** The neck as it rises from between the shoulders; `deep` below them, where a collar hides it. */
function neckPath(skeleton: Skeleton, deep: number, broad = 1): Path2D {
  const { body, neck, head } = skeleton;
  const thick = thickOf(skeleton, broad);
  const up = between(neck, head, 0.6);
  const low: Point = [neck[0], neck[1] + deep * body.limb];
  return tube([
    [low[0], low[1], thick * (deep > 0 ? 1.25 : 1.02)],
    [neck[0], neck[1] - (deep > 0 ? 0 : 0.6 * body.limb), thick],
    [up[0], up[1], thick * 0.95],
  ]);
}

/** `broad`: an animal's large head is carried by more than a stalk. */
export function paintNeck(context: Context, skeleton: Skeleton, skin: Rgb, light: FormLight, broad = 1): void {
  const path = neckPath(skeleton, 4, broad);
  fillModelled(context, path, tonesOf(skin), light);
  inside(context, path, () => paintChinShade(context, skeleton, skin));
}

/** The neck and the skin in the opening of a garment below it are one: no edge runs between them. */
export function paintThroat(context: Context, skeleton: Skeleton, opening: Path2D, skin: Rgb, light: FormLight): void {
  const { body } = skeleton;
  const path = merge([opening, neckPath(skeleton, 0)]);
  const tones = tonesOf(skin);
  fillModelled(context, path, tones, light);
  inside(context, path, () => {
    paintChinShade(context, skeleton, skin);
    // the hollow between the collar bones
    const [x, y] = skeleton.trunk(0.12, 1.0);
    softPatch(context, x, y, 1.5 * body.limb, 1.1 * body.limb, tones.shade, 0.4);
  });
}

/** The head throws a soft shade on the neck below it. */
function paintChinShade(context: Context, skeleton: Skeleton, skin: Rgb): void {
  const thick = thickOf(skeleton);
  const [x, y] = between(skeleton.neck, skeleton.head, 0.62);
  softPatch(context, x, y, thick * 1.7, thick * 1.35, tonesOf(skin).deep, 0.62);
}

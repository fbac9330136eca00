import { css, lighten } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import type { Context } from '../../../kit/shapes.js';
import { paintHill } from '../../elements/hills.js';
import { paintHeavens } from '../../heavens.js';
import { completeSite, surfaceOf } from '../../site.js';
import { createView } from '../../view.js';
import type { View } from '../../view.js';
import { itemBox } from '../../../../scene/scene.js';
import type { Item } from '../../../../scene/scene.js';
import type { World } from '../../world.js';

const earth: Rgb = [176, 110, 66];
const turf: Rgb = [98, 190, 84];

/** A level of a game seen from the side: ground of blocks, platforms that float, coins to collect. */
export const platformer: World = {
  setting: 'platformer',
  indoor: false,
  plan(request) {
    const horizon = Math.round(request.height * 0.8);
    return completeSite(request, horizon, [
      surfaceOf(request, { habitat: 'ground', left: 0.06, right: 0.7, far: 0.835, near: 0.845 }),
    ]);
  },
  paint(scene, painting) {
    const view = createView(scene);
    const { width, height, unit } = view;
    const block = Math.round(unit / 14);
    paintHeavens(view, painting, height);
    painting.layer({ region: 'far', depth: 0.85 }, (context) => {
      for (const [name, rise, colour] of [
        ['far bank', 0.34, [120, 186, 150]],
        ['near bank', 0.2, [92, 170, 110]],
      ] as const)
        paintHill(context, view, {
          name,
          foot: height * 0.84,
          rise: height * rise,
          depth: 0.5,
          colour: [...colour] as unknown as Rgb,
        });
    });
    painting.layer({ region: 'land', depth: 0.3 }, (context) => {
      blocks(context, view, -2, Math.round(height * 0.84), width + 4, height, block, true);
      for (const [x, y, long] of [
        [0.1, 0.56, 3],
        [0.62, 0.44, 4],
        [0.74, 0.66, 3],
        [0.34, 0.3, 3],
      ] as const) {
        const left = Math.round(width * x);
        const top = clearOf(scene.items, left, Math.round(height * y), block * long, block);
        if (top === undefined) continue;
        blocks(context, view, left, top, block * long, top + block, block, false);
        if (view.allowed('coin'))
          for (let coin = 0; coin < long; coin++)
            paintCoin(context, left + block * (coin + 0.5), top - block * 0.8, block * 0.36);
      }
    });
  },
};

/** Where a platform and its coins are behind nobody: at the height that was wished, above who stands there, or nowhere. */
function clearOf(
  items: readonly Item[],
  left: number,
  wished: number,
  wide: number,
  block: number,
): number | undefined {
  const boxes = items
    .map(itemBox)
    .filter((box) => box.right > left - block * 0.5 && box.left < left + wide + block * 0.5);
  const free = (top: number): boolean =>
    boxes.every((box) => box.bottom < top - block * 1.8 || box.top > top + block * 1.4);
  if (free(wished)) return wished;
  const above = Math.round(Math.min(...boxes.map(({ top }) => top)) - block * 1.8);
  return above > block * 2.4 && free(above) ? above : undefined;
}

/** Rows of blocks, each with a lit and a shaded edge; the uppermost is grown over where it is ground. */
function blocks(
  context: Context,
  view: View,
  left: number,
  top: number,
  wide: number,
  bottom: number,
  block: number,
  grown: boolean,
): void {
  const edge = Math.max(1, block * 0.1);
  for (let y = top, row = 0; y < bottom; y += block, row++) {
    for (let x = left; x < left + wide - 1; x += block) {
      const tint = grown && row === 0 ? lighten(earth, 0.03) : earth;
      context.fillStyle = css(view.tone(tint));
      context.fillRect(x, y, block, block);
      context.fillStyle = css(view.lit(lighten(tint, 0.1)));
      context.fillRect(x, y, block, edge);
      context.fillRect(x, y, edge, block);
      context.fillStyle = css(view.shaded(lighten(tint, -0.14)));
      context.fillRect(x, y + block - edge, block, edge);
      context.fillRect(x + block - edge, y, edge, block);
    }
  }
  if (!grown) return;
  context.fillStyle = css(view.lit(turf));
  context.fillRect(left, top - edge, wide, block * 0.32);
  for (let x = left; x < left + wide; x += block / 2) context.fillRect(x, top, block * 0.26, block * 0.5);
}

function paintCoin(context: Context, x: number, y: number, radius: number): void {
  for (const [share, colour] of [
    [1, [206, 140, 30]],
    [0.82, [255, 212, 70]],
    [0.5, [255, 236, 140]],
  ] as const) {
    context.fillStyle = css([...colour] as unknown as Rgb);
    context.beginPath();
    context.ellipse(x, y, radius * share * 0.82, radius * share, 0, 0, Math.PI * 2);
    context.fill();
  }
}

import type { Brush } from '../../drawable.js';
import type { Context } from '../../kit/shapes.js';
import { paintEye } from '../form/eye.js';
import { fillModelled, fillPath, inside, softPatch } from '../form/modelling.js';
import { ellipsePath, merge, outline, tube } from '../form/outline.js';
import { behind } from '../form/tones.js';
import type { Tones } from '../form/tones.js';

const ivory = [242, 232, 206] as const;

function legs(context: Context, tones: Tones, light: Brush['light'], xs: readonly number[]): void {
  for (const x of xs) {
    const leg = tube(
      [
        [x, -36, 14],
        [x + 1, -18, 10],
        [x + 1, -3, 10],
      ],
      'rounded-root',
    );
    fillModelled(context, leg, tones, light, { core: 3 });
    for (const toe of [-6, 1, 8]) fillPath(context, ellipsePath(x + toe, -2.4, 3, 2.4), ivory);
  }
}

/** Low on four legs: the frill, three horns, a beak. */
export function paintTriceratops(context: Context, tones: Tones, pale: Tones, { light, attributes }: Brush): void {
  legs(context, behind(tones), light, [-30, 34]);
  const body = tube([
    [-104, -16, 1],
    [-78, -28, 6],
    [-48, -44, 19],
    [-8, -48, 27],
    [28, -48, 23],
    [46, -50, 18],
  ]);
  fillModelled(context, body, tones, light, { core: 6 });
  inside(context, body, () => {
    softPatch(context, 0, -22, 50, 10, pale.base, 0.9);
    softPatch(context, -8, -72, 44, 9, tones.lit, 0.6);
  });
  legs(context, tones, light, [-42, 22]);
  const frill = outline([
    [44, -36],
    [32, -58],
    [34, -84],
    [50, -96],
    [66, -92],
    [74, -74],
    [70, -52],
  ]);
  fillModelled(context, frill, pale, light, { core: 4 });
  for (const [x, y] of [
    [31, -60],
    [31, -74],
    [37, -88],
    [50, -97],
    [63, -94],
  ] as const)
    fillModelled(context, ellipsePath(x, y, 4), tones, light);
  const head = merge([
    tube([
      [56, -54, 17],
      [78, -46, 13],
      [94, -38, 8],
    ]),
    outline([
      [90, -46],
      [104, -40],
      [106, -26, true],
      [96, -28],
      [86, -32],
    ]),
  ]);
  fillModelled(context, head, tones, light, { core: 4 });
  for (const [x, y] of [
    [72, -62],
    [64, -64],
  ] as const)
    fillModelled(
      context,
      tube([
        [x, y, 4.6],
        [x + 14, y - 14, 3.2],
        [x + 30, y - 22, 0.6],
      ]),
      { ...tones, base: [...ivory], lit: [252, 246, 230], shade: [206, 192, 160] },
      light,
    );
  fillModelled(
    context,
    tube([
      [94, -46, 4],
      [100, -56, 2.4],
      [104, -64, 0.6],
    ]),
    { ...tones, base: [...ivory], lit: [252, 246, 230], shade: [206, 192, 160] },
    light,
  );
  paintEye(context, 76, -52, 3.6, { iris: [200, 150, 60], lid: tones.deep, asleep: attributes.has('sleeping') });
}

/** A row of plates on a high back, and spikes on the tail. */
export function paintStegosaurus(context: Context, tones: Tones, pale: Tones, { light, attributes }: Brush): void {
  legs(context, behind(tones), light, [-26, 34]);
  for (const [x, y, size] of [
    [-66, -44, 9],
    [-48, -60, 13],
    [-26, -74, 17],
    [-2, -80, 18],
    [22, -72, 15],
    [42, -58, 11],
    [58, -46, 7],
  ] as const)
    fillModelled(
      context,
      outline([
        [x - size * 0.7, y + 8],
        [x - size * 0.6, y - size * 0.6],
        [x + size * 0.1, y - size * 1.5, true],
        [x + size * 0.8, y - size * 0.4],
        [x + size * 0.7, y + 8],
      ]),
      { ...tones, base: [206, 110, 70], lit: [232, 150, 100], shade: [166, 78, 56] },
      light,
    );
  const body = tube([
    [-108, -26, 1],
    [-84, -32, 5],
    [-54, -42, 15],
    [-14, -50, 26],
    [24, -44, 20],
    [54, -34, 9],
    [76, -30, 7],
    [92, -26, 4],
  ]);
  fillModelled(context, body, tones, light, { core: 6 });
  inside(context, body, () => softPatch(context, 0, -22, 50, 10, pale.base, 0.9));
  for (const [x, y] of [
    [-104, -28],
    [-94, -32],
  ] as const)
    fillPath(
      context,
      tube([
        [x, y, 2.6],
        [x - 8, y - 14, 0.6],
      ]),
      ivory,
    );
  legs(context, tones, light, [-38, 22]);
  paintEye(context, 80, -33, 3, { iris: [200, 150, 60], lid: tones.deep, asleep: attributes.has('sleeping') });
}

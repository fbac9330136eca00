import type { Path2D } from '@napi-rs/canvas';
import type { Rgb } from '../../kit/colour.js';
import { css } from '../../kit/colour.js';
import type { Context, Point } from '../../kit/shapes.js';
import { fillPath, fillStroke } from '../form/modelling.js';
import { ellipsePath, outline, together, tube } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';
import type { Tones } from '../form/tones.js';
import type { Top } from './outfit.js';
import type { Proportions } from './proportions.js';
import type { Arm, Skeleton } from './skeleton.js';
import { step } from './step.js';

const blossoms: Rgb = [250, 244, 236];

/** What is woven into a top, printed on it or riveted to it; the context is clipped to the cloth. */
export function paintPattern(
  context: Context,
  { trunk, body }: Skeleton,
  pattern: string,
  accent: Rgb,
  tones: Tones,
  detail: number,
  hem = 0,
): void {
  const k = body.limb;
  // a skirt is as wide as its stride
  const [low, wide] = hem > 0.3 ? [-0.15 - hem, 6] : [-0.15, 2];
  if (pattern === 'stripes') {
    for (let up = 0.92; up > low; up -= 0.13) {
      const half = up > 0.3 ? 1.3 : 1.3 + wide;
      fillPath(
        context,
        tube([
          [...trunk(-half, up), 1.7 * k],
          [...trunk(0, up - 0.02), 1.7 * k],
          [...trunk(half, up), 1.7 * k],
        ]),
        accent,
      );
    }
  } else if (pattern === 'dots') {
    for (let row = 0; 0.95 - row * 0.14 > low; row++) {
      const most = row < 5 ? 2 : wide;
      for (let column = -most; column <= most; column++)
        fillPath(context, ellipsePath(...trunk((column + (row % 2) * 0.5) * 0.42, 0.95 - row * 0.14), 1.1 * k), accent);
    }
  } else if (pattern === 'plaid') {
    for (let up = 0.9; up > -0.15; up -= 0.2)
      fillPath(
        context,
        tube([
          [...trunk(-1.3, up), 1.6 * k],
          [...trunk(0, up - 0.02), 1.6 * k],
          [...trunk(1.3, up), 1.6 * k],
        ]),
        accent,
        0.55,
      );
    for (const side of [-0.75, -0.25, 0.25, 0.75])
      fillPath(
        context,
        tube([
          [...trunk(side, 1.05), 1.3 * k],
          [...trunk(side, 0.5), 1.3 * k],
          [...trunk(side, -0.2), 1.3 * k],
        ]),
        accent,
        0.5,
      );
  } else if (pattern === 'ribs') {
    fillPath(
      context,
      tube([
        [...trunk(-1.3, -0.09), 2.2 * k],
        [...trunk(0, -0.1), 2.2 * k],
        [...trunk(1.3, -0.09), 2.2 * k],
      ]),
      tones.shade,
      0.8,
    );
    if (detail > 0.3)
      for (const up of [0.86, 0.7, 0.54, 0.38])
        fillPath(
          context,
          tube([
            [...trunk(-1.3, up), 0.5 * k],
            [...trunk(0, up - 0.02), 0.5 * k],
            [...trunk(1.3, up), 0.5 * k],
          ]),
          tones.shade,
          0.6,
        );
  } else if (pattern === 'bones') {
    fillPath(
      context,
      tube([
        [...trunk(0, 1.02), 2.4 * k],
        [...trunk(0, 0.4), 2.2 * k],
        [...trunk(0, -0.12), 2.4 * k],
      ]),
      accent,
    );
    for (const [up, wide] of [
      [0.9, 0.8],
      [0.76, 0.92],
      [0.62, 0.9],
      [0.48, 0.74],
      [-0.02, 0.8],
    ] as const)
      fillPath(
        context,
        tube([
          [...trunk(-wide, up - 0.05), 1.5 * k],
          [...trunk(0, up + 0.02), 2 * k],
          [...trunk(wide, up - 0.05), 1.5 * k],
        ]),
        accent,
      );
  } else if (pattern === 'pockets') {
    for (const side of [-0.6, 0.5]) {
      fillStroke(
        context,
        [trunk(side - 0.25, 0.12), trunk(side, 0.1), trunk(side + 0.25, 0.12)],
        1.4 * k,
        tones.deep,
        0.7,
      );
    }
  } else if (pattern === 'pouch') {
    // one pocket for both hands, and the cords of the hood
    const [left, right] = [-0.42, 0.78];
    for (const way of [
      [trunk(left, 0.02), trunk(left + 0.06, 0.16), trunk(left + 0.3, 0.32)],
      [trunk(left + 0.3, 0.32), trunk(0.2, 0.32), trunk(right - 0.24, 0.32)],
      [trunk(right - 0.24, 0.32), trunk(right - 0.04, 0.16), trunk(right, 0.02)],
    ])
      fillStroke(context, way, 1.7 * k, tones.deep, 0.75);
    for (const side of [0.06, 0.36])
      fillStroke(context, [trunk(side, 0.92), trunk(side - 0.02, 0.8), trunk(side, 0.64)], 1.5 * k, [244, 240, 232]);
  } else if (pattern === 'plates') {
    const steel = tonesOf(accent);
    for (const up of [0.52, 0.34, 0.16, -0.02])
      fillPath(
        context,
        tube([
          [...trunk(-1.3, up), 1 * k],
          [...trunk(0, up - 0.03), 1 * k],
          [...trunk(1.3, up), 1 * k],
        ]),
        steel.deep,
        0.6,
      );
    fillPath(
      context,
      outline([trunk(-0.2, 0.96), trunk(0.55, 0.94), trunk(0.5, 0.72), trunk(-0.05, 0.66)]),
      steel.lit,
      0.6,
    );
  } else if (pattern === 'fur') {
    fillPath(
      context,
      tube([
        [...trunk(-1.3, -0.1), 3.6 * k],
        [...trunk(0, -0.11), 3.6 * k],
        [...trunk(1.3, -0.1), 3.6 * k],
      ]),
      [250, 248, 244],
    );
    fillPath(
      context,
      tube([
        [...trunk(0.3, 1.05), 2.6 * k],
        [...trunk(0.34, 0.5), 2.6 * k],
        [...trunk(0.3, -0.1), 2.6 * k],
      ]),
      [250, 248, 244],
    );
  } else if (pattern === 'flowers') {
    for (let row = 0; 0.96 - row * 0.2 > low; row++)
      for (let column = row < 4 ? -2 : -wide; column <= (row < 4 ? 2 : wide); column++) {
        const [x, y] = trunk((column + (row % 2) * 0.5) * 0.46, 0.96 - row * 0.2);
        const petals = Array.from({ length: 5 }, (_, petal) => {
          const angle = (petal / 5) * Math.PI * 2 + row;
          return ellipsePath(x + Math.cos(angle) * 2 * k, y + Math.sin(angle) * 2 * k, 1.5 * k);
        });
        fillPath(context, together(petals), (row + column) % 2 === 0 ? accent : blossoms);
        fillPath(context, ellipsePath(x, y, 1.1 * k), [250, 214, 96]);
      }
  } else if (pattern === 'studs') {
    // in rows over the shoulders, along the hem and down both edges
    const rows: Point[] = [
      ...[0.98, 0.9].flatMap((up) => [-0.86, -0.64, -0.42, 0.66, 0.84].map((side) => trunk(side, up))),
      ...[-0.9, -0.66, -0.42, 0.62, 0.84].map((side) => trunk(side, -0.04)),
      ...[0.76, 0.62, 0.48, 0.34, 0.2].flatMap((up) => [trunk(-0.3, up), trunk(0.62, up)]),
    ];
    for (const [x, y] of rows) {
      fillPath(context, ellipsePath(x, y, 1.7 * k), [150, 154, 164]);
      fillPath(context, ellipsePath(x - 0.4 * k, y - 0.5 * k, 0.9 * k), [246, 248, 252]);
    }
  }
}

/** How far from each other bands or rows of dots are on a sleeve, in shares of the trunk as on the chest. */
const rows = new Map([
  ['stripes', 0.13],
  ['plaid', 0.2],
  ['dots', 0.14],
  ['flowers', 0.2],
]);

/** What is woven into a top goes on along its sleeves; the context is clipped to the sleeve. */
export function paintSleeve(
  context: Context,
  { shoulder, elbow, wrist }: Arm,
  body: Proportions,
  { colour, pattern, accent }: Top,
  far: boolean,
): void {
  const gap = (rows.get(pattern ?? '') ?? 0) * body.torso;
  if (gap === 0) return;
  const k = body.limb;
  const tones = step(tonesOf(accent ?? tonesOf(colour).deep), far);
  let from = gap * 0.4;
  for (const [one, other] of [
    [shoulder, elbow],
    [elbow, wrist],
  ] as const) {
    const long = Math.hypot(other[0] - one[0], other[1] - one[1]);
    const along: Point = [(other[0] - one[0]) / long, (other[1] - one[1]) / long];
    const at = (down: number, side: number): Point => [
      one[0] + along[0] * down - along[1] * side * k,
      one[1] + along[1] * down + along[0] * side * k,
    ];
    let row = 0;
    for (; from < long; from += gap, row++)
      if (pattern === 'dots' || pattern === 'flowers') {
        const dots = (row % 2 === 0 ? [-3.4, 2.4] : [-0.5]).map((side) => ellipsePath(...at(from, side), 1.2 * k));
        fillPath(context, together(dots), tones.base);
      } else
        fillPath(
          context,
          tube([
            [...at(from, -12), 1.6 * k],
            [...at(from, 12), 1.6 * k],
          ]),
          tones.base,
          pattern === 'plaid' ? 0.55 : 1,
        );
    from -= long;
    if (pattern === 'plaid')
      fillPath(
        context,
        tube([
          [...at(0, 1), 1.2 * k],
          [...at(long, 1), 1.2 * k],
        ]),
        tones.base,
        0.5,
      );
  }
}

/** Crossing bands with thin lines between them; the context is clipped to the cloth. */
export function paintTartan(context: Context, path: Path2D, colours: readonly [Rgb, Rgb], limb: number): void {
  const [left, top, right, bottom] = path.getBounds();
  const step = 9 * limb;
  const [band, line] = colours;
  for (const [share, wide, colour, alpha] of [
    [0, 0.42, band, 0.6],
    [0.66, 0.1, line, 0.9],
  ] as const) {
    context.fillStyle = css(colour, alpha);
    for (let x = left + step * share; x < right; x += step) context.fillRect(x, top, step * wide, bottom - top);
    for (let y = top + step * share; y < bottom; y += step) context.fillRect(left, y, right - left, step * wide);
  }
}

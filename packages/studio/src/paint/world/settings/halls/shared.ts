import { lighten } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';

import { beam, disc, face, panel, shineAt, sidePanel } from '../../sets/solids.js';
import type { Range, SetPen } from '../../sets/space.js';

export const white: Rgb = [244, 242, 234];

export const glassPane = (pen: SetPen): Rgb => (pen.view.night ? [40, 50, 84] : lighten(pen.view.air.skyMiddle, 0.08));

/** A lamp that hangs from the ceiling. */
export function pendant(
  pen: SetPen,
  x: number,
  away: number,
  up: number,
  top: number,
  shade: Rgb,
  tint: Rgb = [255, 214, 150],
): void {
  // a lamp that the prompt names hangs there alone
  if (!pen.view.brings('ceiling-light') || !pen.view.brings('chandelier')) return;
  // and of one behind somebody only the cord would be seen
  const [left, high] = pen.point(x - 0.34, up + 0.36, away);
  const [right, low] = pen.point(x + 0.34, up - 0.06, away);
  if (!pen.view.isOpen(left, high, right, low)) return;
  // its cord comes in over the upper edge: a ceiling as pale as the wall would not be seen to hold it
  beam(pen, [x, Math.max(top, pen.ceiling(away) + 0.2), away], [x, up + 0.3, away], 0.025, [60, 56, 58]);
  face(
    pen,
    [
      [x - 0.32, up, away],
      [x - 0.08, up + 0.32, away],
      [x + 0.08, up + 0.32, away],
      [x + 0.32, up, away],
    ],
    shade,
    'lit',
  );
  disc(pen, x, up, away, 0.1, [255, 246, 214], 'glow');
  shineAt(pen, x, up - 0.1, away, 1.2, tint, pen.view.night || pen.view.low ? 0.6 : 0.35);
}

/** Shelves along a wall that runs away, filled with something. */
export function sideShelves(
  pen: SetPen,
  x: number,
  away: Range,
  levels: readonly number[],
  colours: readonly Rgb[],
  wide = 0.26,
): void {
  const own = pen.random.fork(`shelves ${x}`);
  for (const level of levels) {
    for (let at = away[1] - wide; at > away[0]; at -= wide * 1.12)
      if (pen.scale(at) * wide > 0.8)
        sidePanel(pen, x, [level, level + own.between(0.2, 0.36)], [at, at + wide], own.pick(colours), 'tone');
    sidePanel(pen, x * 0.998, [level - 0.05, level], away, [220, 214, 204], 'lit');
  }
}

/** The same on a wall towards us. */
export function shelf(
  pen: SetPen,
  x: Range,
  away: number,
  level: number,
  colours: readonly Rgb[],
  high: Range,
  wide = 0.2,
): void {
  const own = pen.random.fork(`shelf ${x[0]} ${level}`);
  for (let at = x[0]; at < x[1] - wide; at += wide * own.between(1.1, 1.5)) {
    const tall = own.between(...high);
    panel(pen, [at, at + wide], [level, level + tall], away, own.pick(colours), 'lit');
  }
  panel(pen, x, [level - 0.06, level], away, [150, 112, 78], 'lit');
}

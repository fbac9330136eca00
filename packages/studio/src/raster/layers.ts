import type { Pixels } from './colour-planes.js';

/**
 * Lays a picture over another one, into the other's own pixels. A canvas would do the same by way of copies, which live
 * until the event loop turns.
 */
export function layOver(under: Pixels, over: Pixels): void {
  for (let at = 0; at < over.length; at += 4) {
    const alpha = over[at + 3]!;
    if (alpha === 0) continue;
    const left = (under[at + 3]! * (255 - alpha)) / 255;
    const all = alpha + left;
    const share = alpha / all;
    under[at] = under[at]! + (over[at]! - under[at]!) * share;
    under[at + 1] = under[at + 1]! + (over[at + 1]! - under[at + 1]!) * share;
    under[at + 2] = under[at + 2]! + (over[at + 2]! - under[at + 2]!) * share;
    under[at + 3] = all;
  }
}

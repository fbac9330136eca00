import { hex } from '../paint/kit/colour.js';
import type { Rgb } from '../paint/kit/colour.js';
import type { LayerMap } from '../paint/painting.js';
import { ciede2000, toCieLab } from './ciede2000.js';

/** A said colour that is as near to a hint is drawn in the hint: "red" in the red of the palette. */
const NEAR = 22;
/** How much of it stays: a little of the light of the palette falls on everything. */
const KEPT = 0.86;

interface Coloured {
  readonly colour?: string;
  readonly wears?: readonly { readonly colour?: string }[];
}

/** Whether the prompt said a colour of it, or of what it wears, that none of the hints is. */
export function isSaidOtherwise({ colour, wears = [] }: Coloured, hints: readonly Rgb[]): boolean {
  const labs = hints.map((hint) => toCieLab(hint));
  return [colour, ...wears.map((worn) => worn.colour)].some((said) => {
    if (said === undefined || labs.length === 0) return false;
    const own = toCieLab(hex(said));
    return labs.every((lab) => ciede2000(own, lab) > NEAR);
  });
}

/**
 * Gives things back the colours that were said of them, where a palette has taken these: `own` is as it was before. The
 * edge between both is as soft as what was painted there.
 */
export function giveBack(
  pixels: Uint8ClampedArray,
  own: Uint8ClampedArray,
  width: number,
  { layers, index }: LayerMap,
): void {
  const said = layers.map(({ coloured }) => coloured === true);
  const kept = index.map((layer) => (said[layer] ? 1 : 0));
  for (let pixel = 0; pixel < kept.length; pixel++) {
    const share = (shareAround(kept, pixel, width) / 9) * KEPT;
    if (share === 0) continue;
    for (let byte = pixel * 4; byte < pixel * 4 + 3; byte++)
      pixels[byte] = (pixels[byte] as number) * (1 - share) + (own[byte] as number) * share;
  }
}

/** How many of a pixel and the eight around it are kept; beyond the edges of the picture none is. */
function shareAround(kept: Uint8Array, pixel: number, width: number): number {
  const column = pixel % width;
  const [left, right] = [column > 0 ? 1 : 0, column < width - 1 ? 1 : 0];
  let sum = 0;
  for (let row = pixel - width; row <= pixel + width; row += width)
    for (let at = row - left; at <= row + right; at++) sum += kept[at] ?? 0;
  return sum;
}

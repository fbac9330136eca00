import type { Point } from '../../paint/kit/shapes.js';
import type { Pixels } from '../../raster/colour-planes.js';

/** How far down between the lids its darkest quarter lies, 0 to 1, and how light the halves above and below are. */
interface Eye {
  readonly dark: number;
  readonly above: number;
  readonly below: number;
}

/**
 * Whether both eyes are closed or cast down. The network puts open lids around such eyes too, but what is dark there are
 * the lashes, along the lower lid, with the skin of the upper lid above them; of an open eye it is the upper half.
 */
export function areClosed(pixels: Pixels, width: number, height: number, points: readonly Point[]): boolean {
  const eyes = [36, 42].map((from) => lookInto(pixels, width, height, points.slice(from, from + 6)));
  const [one, other] = eyes as [Eye, Eye];
  return (
    Math.max(one.dark, other.dark) > 0.74 &&
    one.dark + other.dark > 1.2 &&
    one.above + other.above > (one.below + other.below) * 1.05
  );
}

function lookInto(pixels: Pixels, width: number, height: number, lids: readonly Point[]): Eye {
  const [outer, inner] = [lids[0]!, lids[3]!];
  const corners = (outer[1] + inner[1]) / 2;
  const upper = (lids[1]![1] + lids[2]![1]) / 2 - corners;
  const lower = (lids[4]![1] + lids[5]![1]) / 2 - corners;
  const seen: { readonly down: number; readonly light: number }[] = [];
  // The corners themselves are dark in every eye.
  for (let share = 0.22; share < 0.78; share += 0.03) {
    const x = Math.round(outer[0] + (inner[0] - outer[0]) * share);
    const line = outer[1] + (inner[1] - outer[1]) * share;
    for (let down = 0.02; down < 1; down += 0.06) {
      const y = Math.round(line + upper + (lower - upper) * down);
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const at = (y * width + x) * 4;
      seen.push({ down, light: pixels[at]! + pixels[at + 1]! + pixels[at + 2]! });
    }
  }
  const mean = (some: typeof seen, value: (one: (typeof seen)[number]) => number): number =>
    some.reduce((sum, one) => sum + value(one), 0) / Math.max(1, some.length);
  const darkest = seen.toSorted((one, other) => one.light - other.light).slice(0, Math.ceil(seen.length / 4));
  const lightOf = (some: typeof seen): number => mean(some, ({ light }) => light);
  return {
    dark: mean(darkest, ({ down }) => down),
    above: lightOf(seen.filter(({ down }) => down < 0.5)),
    below: lightOf(seen.filter(({ down }) => down >= 0.5)),
  };
}

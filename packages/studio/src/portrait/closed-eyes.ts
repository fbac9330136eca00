import type { Point } from '../paint/kit/shapes.js';
import type { Anatomy } from './anatomy.js';
import type { Pixels } from '../raster/colour-planes.js';

/** How far down between the lids its darkest quarter lies, 0 to 1, and how light the halves above and below are. */
interface Eye {
  readonly dark: number;
  readonly above: number;
  readonly below: number;
  /** How light its darkest column is, and by how much the lightest to its sides differ from it. */
  readonly pupil: number;
  readonly white: number;
}

/** An eye whose darkest part has more light than this share of the skin's shows no pupil. */
const DARK = 0.55;
/** Beside an iris the eye is lighter by this share of the skin's light at least; lashes and shadow alone are not. */
const LEAST_WHITE = 0.28;

/**
 * Whether both eyes are closed or cast down. The network puts open lids around such eyes too, but what is dark there are
 * the lashes, along the lower lid, with the skin of the upper lid above them; of an open eye it is the upper half.
 */
export function areClosed(
  pixels: Pixels,
  width: number,
  height: number,
  { points, closed = false }: Pick<Anatomy, 'points' | 'closed'>,
): boolean {
  if (closed) return true;
  const eyes = [36, 42].map((from) => lookInto(pixels, width, height, points.slice(from, from + 6)));
  const [one, other] = eyes as [Eye, Eye];
  const skin = skinLight(pixels, width, height, points);
  // Cast down in the shade of the lashes: dark all across, without any white.
  if (Math.max(one.pupil, other.pupil) < DARK * skin && Math.max(one.white, other.white) < LEAST_WHITE * skin)
    return true;
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
    ...acrossEye(pixels, width, height, lids, upper, lower),
  };
}

/** Its light from corner to corner: where it is darkest, and how much lighter beside that. */
function acrossEye(
  pixels: Pixels,
  width: number,
  height: number,
  lids: readonly Point[],
  upper: number,
  lower: number,
): Pick<Eye, 'pupil' | 'white'> {
  const [outer, inner] = [lids[0]!, lids[3]!];
  const columns = Array.from({ length: COLUMNS }, (_, column) => {
    const share = 0.08 + (0.84 * column) / (COLUMNS - 1);
    const [x, line] = [outer[0] + (inner[0] - outer[0]) * share, outer[1] + (inner[1] - outer[1]) * share];
    let sum = 0;
    for (const down of DEPTHS) sum += lightAt(pixels, width, height, x, line + upper + (lower - upper) * down);
    return sum / DEPTHS.length;
  });
  // An iris is not in the corner.
  const inside = columns.slice(4, -4);
  const pupil = Math.min(...inside);
  const at = inside.indexOf(pupil) + 4;
  return { pupil, white: Math.max(...columns.slice(0, at - 2), ...columns.slice(at + 3)) - pupil };
}

const COLUMNS = 22;
const DEPTHS = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8];

function lightAt(pixels: Pixels, width: number, height: number, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)));
  const at = (Math.min(height - 1, Math.max(0, Math.round(y))) * width + column) * 4;
  return pixels[at]! + pixels[at + 1]! + pixels[at + 2]!;
}

/** Of both cheeks and the nose, the one between. */
function skinLight(pixels: Pixels, width: number, height: number, points: readonly Point[]): number {
  const nose = points[30]!;
  const lights = [2, 14, 30].map((index) => {
    const [x, y] = points[index]!;
    return lightAt(pixels, width, height, x + (nose[0] - x) * 0.35, y);
  });
  return lights.sort((one, other) => one - other)[1]!;
}

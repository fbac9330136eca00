import { hex, lightnessOf, mix, toOklab, type Rgb } from '../../paint/kit/colour.js';
import type { Pattern } from '../../catalogue/shapes.js';
import { smoothStep, type Pixels } from '../../raster/colour-planes.js';
import type { Anatomy } from '../anatomy.js';

/** What a pattern lays on the cloth at a place, in units: how strongly, and in which of its colours. */
interface Ink {
  readonly share: number;
  readonly colour: number;
}

const NONE: Ink = { share: 0, colour: 0 };
/** Half the softness of a printed edge, in units. */
const EDGE = 0.012;

/** 1 within `half` of the nearest multiple of `gap`, soft at the edge. */
function band(at: number, gap: number, half: number): number {
  const away = Math.abs(at / gap - Math.round(at / gap)) * gap;
  return 1 - smoothStep(half - EDGE, half + EDGE, away);
}

/** The nearest point of a grid whose odd rows are moved by half a step: how far it is, and its number. */
function nearestSpot(x: number, y: number, gap: number): { away: readonly [number, number]; number: number } {
  const row = Math.round(y / gap);
  const shift = row % 2 === 0 ? 0 : gap / 2;
  const column = Math.round((x - shift) / gap);
  return { away: [x - shift - column * gap, y - row * gap], number: Math.abs(row * 7 + column * 13) };
}

const PATTERNS: Readonly<Record<Pattern, (x: number, y: number) => Ink>> = {
  striped: (x) => ({ share: band(x, 0.3, 0.075), colour: 0 }),
  // Two widths of thread that cross; where they meet they are at their deepest.
  checked: (x, y) => {
    const broad = Math.max(band(x, 0.5, 0.14), band(y, 0.5, 0.14)) * 0.5;
    const both = band(x, 0.5, 0.14) * band(y, 0.5, 0.14) * 0.4;
    const fine = Math.max(band(x + 0.25, 0.5, 0.02), band(y + 0.25, 0.5, 0.02));
    return fine > 0.5 ? { share: 0.75, colour: 1 } : { share: broad + both, colour: 0 };
  },
  spotted: (x, y) => {
    const { away } = nearestSpot(x, y, 0.26);
    return { share: 1 - smoothStep(0.07 - EDGE, 0.07 + EDGE, Math.hypot(...away)), colour: 0 };
  },
  floral: (x, y) => {
    const { away, number } = nearestSpot(x, y, 0.36);
    const [dx, dy] = away;
    const far = Math.hypot(dx, dy);
    if (far < 0.04) return { share: 0.95, colour: 2 };
    const turn = Math.atan2(dy, dx) + number;
    const petal = 0.1 + 0.045 * Math.cos(turn * 5);
    if (far < petal) return { share: 0.95, colour: number % 2 };
    const leaf = Math.hypot((dx - 0.13) / 1.6, dy - 0.11);
    return leaf < 0.035 ? { share: 0.85, colour: 3 } : NONE;
  },
  starry: (x, y) => {
    const { away, number } = nearestSpot(x, y, 0.34);
    const turn = Math.atan2(away[1], away[0]) + number;
    const ray = 0.06 + 0.04 * Math.cos(turn * 5);
    return Math.hypot(...away) < ray ? { share: 0.95, colour: 0 } : NONE;
  },
  hearts: (x, y) => {
    const { away } = nearestSpot(x, y, 0.34);
    const [wide, high] = [(away[0] / 0.1) ** 2, -away[1] / 0.1];
    return (wide + high ** 2 - 1) ** 3 < wide * high ** 3 ? { share: 0.95, colour: 0 } : NONE;
  },
  zigzag: (x, y) => {
    const fold = Math.abs(((x / 0.3) % 1) + (x < 0 ? 1 : 0) - 0.5) * 0.3;
    return { share: band(y + fold, 0.3, 0.07), colour: 0 };
  },
  rainbow: (_x, y) => ({ share: 0.92, colour: 4 + (((Math.floor(y / 0.2) % 6) + 6) % 6) }),
};

const FLOWERS = ['#d9566b', '#f0c9cf', '#f2cf5b', '#5f8a5a'].map(hex);
const RAINBOW = ['#d8453e', '#ea8a35', '#efcb45', '#55a05a', '#3f7fc4', '#7d55ae'].map(hex);

interface Printed {
  /** Of the cloth, and of what is printed on it. */
  readonly colour: Rgb;
  readonly second: Rgb;
  /** Printed small and aslant. */
  readonly tie?: boolean;
}

/**
 * Prints a pattern on what has the colour of the cloth; collars, buttons and trims of another colour stay plain. Its
 * lines follow the chest, and its shades are the cloth's own.
 */
export function printOn(
  layer: Pixels,
  width: number,
  height: number,
  { collar, unit }: Anatomy,
  pattern: Pattern,
  { colour: cloth, second, tie = false }: Printed,
): void {
  const own = toOklab(cloth);
  const light = Math.max(0.05, lightnessOf(cloth));
  const contrast =
    Math.abs(lightnessOf(second) - light) > 0.22
      ? second
      : light > 0.5
        ? mix(second, [20, 22, 34], 0.55)
        : mix(second, [244, 240, 232], 0.7);
  const accent: Rgb = light > 0.5 ? [38, 40, 52] : [240, 236, 226];
  const inks = [...(pattern === 'floral' ? FLOWERS : [contrast, accent, accent, accent]), ...RAINBOW];
  const laid = PATTERNS[pattern];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      if (layer[at + 3] === 0) continue;
      const [right, below] = [(x - collar[0]) / unit, (y - collar[1]) / unit];
      // A chest is round: it turns away at the arms, and lines across it sag in the middle.
      const across = Math.asin(Math.max(-1, Math.min(1, right / 2.9))) * 2.9;
      const { share, colour } = tie
        ? laid((right + below) * 2.2, (below - right) * 2.2)
        : laid(across, below + 0.05 * right * right);
      if (share === 0) continue;
      const pixel: Rgb = [layer[at]!, layer[at + 1]!, layer[at + 2]!];
      const [seen, red, yellow] = toOklab(pixel);
      const other = Math.hypot(red - own[1], yellow - own[2]) * 2 + Math.max(0, Math.abs(seen - own[0]) - 0.22);
      const amount = share * (1 - smoothStep(0.06, 0.14, other));
      const shade = Math.min(1.25, Math.max(0.25, lightnessOf(pixel) / light));
      const ink = inks[colour]!;
      for (let channel = 0; channel < 3; channel += 1)
        layer[at + channel] = pixel[channel]! + (Math.min(255, ink[channel]! * shade) - pixel[channel]!) * amount;
    }
  }
}

import { smoothStep, type Pixels } from '../raster/colour-planes.js';
import type { Rgb } from '../paint/kit/colour.js';
import type { Point } from '../paint/kit/shapes.js';
import type { Anatomy } from './anatomy.js';
import { areClosed } from './closed-eyes.js';

/** Of how light changes over a quarter of an eye, what is left over a sixteenth: below the first it is a smear, above the second clear. */
const SMEARED = [0.37, 0.42] as const;
/** How far above and below the lashes the lid and the skin under it are as they would be without the smear, in widths of the eye. */
const [ABOVE, BELOW] = [0.46, 0.5];
/**
 * How much of the smear goes: what runs out over the cheek. The shade on a lid is the person's own, and a face whose eyes
 * are no darker than its cheeks is a mask: nobody, and no finder of faces, sees one there.
 */
const [LID_CLEARED, CHEEK_CLEARED] = [0.05, 0.5];
/** Half as thick as lashes are, and how soft their edge is, in widths of the eye. */
const [THICK, SOFT] = [0.055, 0.085];

/** An eye by itself: places are told along it and down from it, in widths of the eye from its middle. */
interface Frame {
  readonly at: (along: number, down: number) => number;
  /** The light at a place, of 765. */
  readonly light: (along: number, down: number) => number;
  readonly middle: Point;
  readonly across: number;
  readonly turn: Point;
  /** To which end of it the face's side is. */
  readonly outer: -1 | 1;
}

/**
 * Closed eyes that are out of focus are a dark smear, which every sharpening makes worse. What is known of them is
 * drawn: the line of the lashes where the smear is darkest, and less of the smear around it. Answers with whether they were.
 */
export function clearClosedLids(pixels: Pixels, width: number, height: number, anatomy: Anatomy): boolean {
  const { points, profile } = anatomy;
  if (profile || !areClosed(pixels, width, height, anatomy)) return false;
  const frames = [36, 42].map((from) => frameOf(pixels, points, from, width, height));
  const clear = frames.reduce((sum, frame) => sum + clearness(frame), 0) / frames.length;
  const share = 1 - smoothStep(...SMEARED, clear);
  if (share === 0) return false;
  for (const frame of frames) drawLid(pixels, width, height, frame, share);
  return true;
}

function frameOf(pixels: Pixels, points: readonly Point[], from: number, width: number, height: number): Frame {
  const [left, right] = [points[from]!, points[from + 3]!];
  const across = Math.max(2, Math.hypot(right[0] - left[0], right[1] - left[1]));
  const turn: Point = [(right[0] - left[0]) / across, (right[1] - left[1]) / across];
  const middle: Point = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
  const placeOf = (along: number, down: number): Point => [
    middle[0] + (along * turn[0] - down * turn[1]) * across,
    middle[1] + (along * turn[1] + down * turn[0]) * across,
  ];
  const atPixel = (x: number, y: number): number =>
    (Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))) * 4;
  return {
    middle,
    across,
    turn,
    outer: from === 36 ? -1 : 1,
    at(along, down) {
      const [x, y] = placeOf(along, down);
      return atPixel(Math.round(x), Math.round(y));
    },
    light(along, down) {
      const [x, y] = placeOf(along, down);
      const [left, top] = [Math.floor(x), Math.floor(y)];
      const row = (at: number): number =>
        lightAt(pixels, atPixel(left, at)) * (left + 1 - x) + lightAt(pixels, atPixel(left + 1, at)) * (x - left);
      return row(top) * (top + 1 - y) + row(top + 1) * (y - top);
    },
  };
}

const lightAt = (pixels: Pixels, at: number): number => pixels[at]! + pixels[at + 1]! + pixels[at + 2]!;

/** How much of the steepest change of light across the lids happens at once, 0 to 1. */
function clearness({ light }: Frame): number {
  const steepest = (along: number, over: number): number => {
    let most = 0;
    for (let down = -0.5; down < 0.5; down += 0.02) {
      most = Math.max(most, Math.abs(light(along, down + over / 2) - light(along, down - over / 2)));
    }
    return most;
  };
  let [once, all] = [0, 1];
  for (let along = -0.4; along < 0.41; along += 0.05) {
    once += steepest(along, 0.06);
    all += steepest(along, 0.24);
  }
  return once / all;
}

/** Where the lashes are at each place along the eye: a bow through what is darkest. */
function lashLine({ light }: Frame): (along: number) => number {
  let [weights, sum, slopes, square] = [0, 0, 0, 0];
  for (let along = -0.4; along < 0.41; along += 0.05) {
    let [darkest, place, lightest] = [765, 0, 0];
    for (let down = -0.3; down < 0.31; down += 0.03) {
      const own = [-0.05, 0, 0.05].reduce((all, aside) => all + light(along + aside, down) / 3, 0);
      lightest = Math.max(lightest, own);
      if (own < darkest) [darkest, place] = [own, down];
    }
    const weight = lightest - darkest;
    // Without the bow that every closed lid has.
    const straight = place + BOW * along * along;
    weights += weight;
    sum += weight * straight;
    slopes += weight * straight * along;
    square += weight * along * along;
  }
  const [height, slope] = [sum / Math.max(1, weights), slopes / Math.max(1, square)];
  return (along) => height + Math.min(0.25, Math.max(-0.25, slope)) * along - BOW * along * along;
}

/** By how much the lashes of a closed eye hang down in the middle. */
const BOW = 0.4;

function drawLid(pixels: Pixels, width: number, height: number, frame: Frame, share: number): void {
  const { at, middle, across, turn, outer } = frame;
  const lineAt = lashLine(frame);
  const columns = Array.from({ length: COLUMNS }, (_, column) => {
    const along = ((column / (COLUMNS - 1)) * 2 - 1) * WIDEST;
    const line = lineAt(along);
    return { lid: meanAround(pixels, at, along, line - ABOVE), cheek: meanAround(pixels, at, along, line + BELOW) };
  });
  /** The skin's own colour at a place, from above the smear to below it. */
  const skinAt = (along: number, down: number): Rgb => {
    const place = ((along / WIDEST + 1) / 2) * (COLUMNS - 1);
    const [one, other] = [columns[Math.floor(place)]!, columns[Math.ceil(place)]!];
    return between(between(one.lid, other.lid, place % 1), between(one.cheek, other.cheek, place % 1), down);
  };
  const lashes = darkestOf(pixels, at, lineAt);
  const reach = Math.ceil(across * 1.25);
  const [left, right] = [Math.max(0, Math.floor(middle[0] - reach)), Math.min(width - 1, middle[0] + reach)];
  const [top, bottom] = [Math.max(0, Math.floor(middle[1] - reach)), Math.min(height - 1, middle[1] + reach)];
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const [aside, below] = [(x - middle[0]) / across, (y - middle[1]) / across];
      const along = aside * turn[0] + below * turn[1];
      if (Math.abs(along) > WIDEST) continue;
      const off = below * turn[0] - aside * turn[1] - lineAt(along);
      if (off < -ABOVE || off > BELOW) continue;
      const pixel = (y * width + x) * 4;
      const skin = skinAt(along, (off + ABOVE) / (ABOVE + BELOW));
      const cleared = share * clearedAt(along, off);
      const drawn = share * lashesAt(along * outer, Math.abs(off));
      for (let channel = 0; channel < 3; channel += 1) {
        const own = pixels[pixel + channel]!;
        const clear = own + Math.max(0, skin[channel as 0 | 1 | 2] - own) * cleared;
        pixels[pixel + channel] = clear + (lashes[channel as 0 | 1 | 2] - clear) * drawn;
      }
    }
  }
}

/** How much of the smear goes at a place along the lashes and off them. */
function clearedAt(along: number, off: number): number {
  const near = off < 0 ? 1 - smoothStep(ABOVE * 0.45, ABOVE, -off) : 1 - smoothStep(BELOW * 0.4, BELOW, off);
  const most = LID_CLEARED + (CHEEK_CLEARED - LID_CLEARED) * smoothStep(-0.04, 0.1, off);
  return near * most * (1 - smoothStep(0.75, WIDEST, Math.abs(along)));
}

/** How much of what is behind them lashes hide: longer and stronger on the outer side, thin towards the ends. */
function lashesAt(outwards: number, off: number): number {
  const end = outwards > 0 ? 0.58 : 0.52;
  const strength = Math.max(0, 1 - (outwards / end) ** 2) ** 0.8 * (1 + 0.3 * outwards);
  return LASHES * Math.min(1, strength * 1.5) * (1 - smoothStep(THICK * strength, THICK * strength + SOFT, off));
}

const between = (one: Rgb, other: Rgb, share: number): Rgb => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];

const COLUMNS = 33;
const WIDEST = 1.05;
/** How much of what is behind them lashes hide. */
const LASHES = 0.92;

function meanAround(pixels: Pixels, at: Frame['at'], along: number, down: number): Rgb {
  const sum: [number, number, number] = [0, 0, 0];
  for (const aside of [-0.12, 0, 0.12]) {
    for (const below of [-0.05, 0, 0.05]) {
      const pixel = at(along + aside, down + below);
      for (let channel = 0; channel < 3; channel += 1) sum[channel]! += pixels[pixel + channel]! / 9;
    }
  }
  return sum;
}

/** The colour of the lashes: of the smear where it is darkest, darker still, since it is mixed with the skin. */
function darkestOf(pixels: Pixels, at: Frame['at'], lineAt: (along: number) => number): Rgb {
  const found = Array.from({ length: 17 }, (_, index) => at(index * 0.04 - 0.32, lineAt(index * 0.04 - 0.32)));
  const [pixel] = found.toSorted((one, other) => lightAt(pixels, one) - lightAt(pixels, other));
  return [0, 1, 2].map((channel) => pixels[pixel! + channel]! * 0.75) as unknown as Rgb;
}

import type { Point } from '../paint/kit/shapes.js';
import { smoothStep, type Pixels } from '../raster/colour-planes.js';
import type { Anatomy } from './anatomy.js';
import { skinColour } from './skin.js';

/** A pupil that a flash turned red is redder than the skin around it by this much, and surely by that. */
const [REDDER, REDDEST] = [1.25, 1.6];
/**
 * A bright flash makes it pink: redder than grey by this much, and than the skin below the eye, but no yellower, as lids
 * are; and surely as light as that.
 */
const PINK = {
  redder: [1.18, 1.32],
  thanSkin: [1.1, 1.22],
  bluer: [0.78, 0.87],
  light: [60, 100],
  inside: [0.75, 0.95],
  dark: 0.2,
} as const;
/** What is pink over less than a pupil, in square units, is the corner of an eye, over more an eye in coloured light. */
const [CORNER, LIT] = [
  [0.0006, 0.0012],
  [0.0035, 0.006],
] as const;

/** Makes pupils dark again that a flash turned red. In warm light all of the face is red: lids and lashes stay. */
export function removeRedEye(pixels: Pixels, width: number, height: number, anatomy: Anatomy): void {
  const { points, unit } = anatomy;
  const skin = skinColour(pixels, width, height, anatomy);
  const usual = Math.max(1.12, skin[0] / Math.max(1, skin[1], skin[2]));
  for (const from of [36, 42]) {
    const lids = points.slice(from, from + 6);
    const eye: Point = [
      lids.reduce((sum, point) => sum + point[0], 0) / 6,
      lids.reduce((sum, point) => sum + point[1], 0) / 6,
    ];
    const wide = Math.max(unit * 0.12, Math.abs(lids[3]![0] - lids[0]![0]) * 0.55);
    const high = Math.max(unit * 0.09, wide * 0.62);
    const below = rednessBelow(pixels, width, height, eye, unit);
    const each = (work: (at: number, pink: number, inside: number) => void): void => {
      for (let row = Math.max(0, Math.floor(eye[1] - high)); row <= Math.min(height - 1, eye[1] + high); row += 1) {
        const [first, last] = [Math.max(0, Math.floor(eye[0] - wide)), Math.min(width - 1, eye[0] + wide)];
        for (let column = first; column <= last; column += 1) {
          const inside = Math.hypot((column - eye[0]) / wide, (row - eye[1]) / high);
          const at = (row * width + column) * 4;
          work(at, pinkness(pixels, at, below) * (1 - smoothStep(...PINK.inside, inside)), inside);
        }
      }
    };
    let area = 0;
    each((_, pink) => void (area += pink));
    area /= unit * unit;
    const isSpot = smoothStep(...CORNER, area) * (1 - smoothStep(...LIT, area));
    each((at, all, inside) => {
      const pink = all * isSpot;
      const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
      const redness = red / Math.max(green, blue, 1) / usual;
      const share = smoothStep(REDDER, REDDEST, redness) * (1 - smoothStep(0.75, 1, inside)) * smoothStep(40, 70, red);
      const taken = Math.max(share, pink);
      if (taken === 0) return;
      // Grey: with its red alone taken away a pupil would be green.
      const dark = (green + blue) * (0.42 + (PINK.dark - 0.42) * pink);
      pixels[at] = red + (dark - red) * taken;
      pixels[at + 1] = green + (dark - green) * taken;
      pixels[at + 2] = blue + (dark - blue) * taken;
    });
  }
}

function pinkness(pixels: Pixels, at: number, below: number): number {
  const [red, green, blue] = [pixels[at]!, Math.max(1, pixels[at + 1]!), pixels[at + 2]!];
  return (
    smoothStep(...PINK.redder, red / green) *
    smoothStep(...PINK.thanSkin, red / green / below) *
    smoothStep(...PINK.bluer, blue / green) *
    smoothStep(...PINK.light, red)
  );
}

/** How red the skin below an eye is, of its green: a lamp that lights it lights the eye as well. */
function rednessBelow(pixels: Pixels, width: number, height: number, [x, y]: Point, unit: number): number {
  let [reds, greens] = [0, 1];
  for (let down = 0.2; down < 0.3; down += 0.02) {
    for (let aside = -0.1; aside < 0.11; aside += 0.02) {
      const column = Math.min(width - 1, Math.max(0, Math.round(x + aside * unit)));
      const row = Math.min(height - 1, Math.max(0, Math.round(y + down * unit)));
      reds += pixels[(row * width + column) * 4]!;
      greens += pixels[(row * width + column) * 4 + 1]!;
    }
  }
  return Math.max(1.05, reds / greens);
}

import { gaussianBlur, liftPixels, planeRows, type Rows } from '@easel/raster';
import type { Box } from '../raster/kuwahara.js';
import { smoothStep, type Pixels } from '../raster/colour-planes.js';
import type { Point } from '../paint/kit/shapes.js';
import type { Anatomy } from './anatomy.js';

const GRID = 128;
/** How far towards the face's own light its shadows are lifted, and its hot spots taken back. */
const LIFTED = 0.62;
const CALMED = 0.5;
const MOST_LIFT = 1.9;
const LEAST_LIGHT = 0.74;

/**
 * A photographer's reflector: where hair, a hat or a lamp from one side leaves part of the face in the dark, it comes
 * nearer to the light that the face has elsewhere. It is measured by the face itself, so skin of every tone keeps its
 * own, and only over widths of a cheek, so features keep theirs.
 */
export function fillFaceLight(pixels: Pixels, width: number, height: number, anatomy: Anatomy): void {
  const { eyes, chin, unit, faceWidth, lean } = anatomy;
  const factor = Math.max(1, Math.ceil(Math.max(width, height) / GRID));
  const [across, down] = [Math.ceil(width / factor), Math.ceil(height / factor)];
  const lights = new Float32Array(across * down);
  const weights = new Float32Array(across * down);
  const near = new Float32Array(across * down);
  const [cosine, sine] = [Math.cos(lean), Math.sin(lean)];
  const middle = [eyes[0] * 0.6 + chin[0] * 0.4, eyes[1] * 0.6 + chin[1] * 0.4] as const;
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const x = Math.min(width - 1, column * factor + (factor >> 1));
      const y = Math.min(height - 1, row * factor + (factor >> 1));
      const at = (y * width + x) * 4;
      if (pixels[at + 3]! < 128) continue;
      const [right, below] = [x - middle[0], y - middle[1]];
      const far = Math.hypot(
        (right * cosine + below * sine) / (faceWidth * 0.5),
        (below * cosine - right * sine) / (unit * 0.8),
      );
      const cell = row * across + column;
      near[cell] = 1 - smoothStep(0.72, 1.25, far);
      if (far > 1.1) continue;
      weights[cell] = 1;
      lights[cell] = (0.299 * pixels[at]! + 0.587 * pixels[at + 1]! + 0.114 * pixels[at + 2]!) / 255;
    }
  }
  const own = lights.filter((_, cell) => weights[cell] === 1 && near[cell]! > 0.6).sort();
  if (own.length < 12) return;
  const wished = Math.max(0.16, own[Math.floor(own.length * 0.68)]!);
  const sigma = Math.max(1, (unit * 0.17) / factor);
  const share = gaussianBlur(weights, across, down, sigma);
  const local = gaussianBlur(lights, across, down, sigma);
  const gains = new Float32Array(across * down);
  for (let cell = 0; cell < gains.length; cell += 1) {
    const light = share[cell]! > 0.02 ? local[cell]! / share[cell]! : wished;
    const ratio = wished / Math.max(0.02, light);
    const gain = ratio > 1 ? Math.min(MOST_LIFT, ratio ** LIFTED) : Math.max(LEAST_LIGHT, ratio ** CALMED);
    gains[cell] = 1 + (gain - 1) * near[cell]!;
  }
  const soft = gaussianBlur(gains, across, down, Math.max(1, sigma * 0.6));
  const rowAt = planeRows(soft, across, down, width, height);
  // Away from the face nothing changes.
  const reach = Math.max(faceWidth, unit * 1.6) * 0.8 + sigma * factor * 2;
  const [left, right] = [Math.max(0, Math.floor(middle[0] - reach)), Math.min(width, Math.ceil(middle[0] + reach))];
  const [top, bottom] = [Math.max(0, Math.floor(middle[1] - reach)), Math.min(height, Math.ceil(middle[1] + reach))];
  if (left < right)
    for (let y = top; y < bottom; y += 1) liftPixels(pixels, y * width + left, rowAt(y).subarray(left, right));
  const nearAt = planeRows(near, across, down, width, height);
  calmGlare(pixels, width, { left, top, right, bottom }, nearAt, anatomy, wished * 255);
}

/** How much of a flash's glare on skin is taken back, and how bright skin may be. */
const GLARE_TAKEN = 0.8;
const BRIGHTEST_SKIN = 0.9;
/**
 * What is lighter than the face by this is glare, in a dark photo too, where it is far from white yet; and what is left
 * there of the difference.
 */
const GLARING = 1.38;
const DIMMEST_GLARE = 118;
const LEFT_IN_THE_DARK = 0.35;
/**
 * A flash on the tip of a nose is hardly lighter than the skin around it, but whiter: from here on, of the face's own
 * light, and by so much of its own tone. Skin that has nearly none is not asked.
 */
const SPOT_LIGHT = 1.1;
const WHITER = [0.25, 0.6] as const;
const LEAST_TONE = 0.2;

/**
 * A flash burns white patches into a forehead and a cheek, which every drawn look would take for hair or paper. They
 * get the colour of the skin around them back, a little darker; eyes and teeth stay white.
 */
function calmGlare(
  pixels: Pixels,
  width: number,
  { left, top, right, bottom }: Box,
  nearAt: Rows,
  { leftEye, rightEye, mouth, points, unit, faceWidth }: Anatomy,
  own: number,
): void {
  const spot = own * SPOT_LIGHT;
  const from = Math.min(190, Math.max(DIMMEST_GLARE, own * GLARING));
  const dim = (190 - from) / (190 - DIMMEST_GLARE);
  const kept = ((BRIGHTEST_SKIN * 255 - 190) / 65) * (1 - dim) + LEFT_IN_THE_DARK * dim;
  const sums = [0, 0, 0];
  for (let y = top; y < bottom; y += 3) {
    const near = nearAt(y);
    for (let x = left; x < right; x += 3) {
      const at = (y * width + x) * 4;
      const light = 0.299 * pixels[at]! + 0.587 * pixels[at + 1]! + 0.114 * pixels[at + 2]!;
      if (near[x]! < 0.6 || pixels[at + 3]! < 200 || light < 0.47 * from || light > from) continue;
      for (let channel = 0; channel < 3; channel += 1) sums[channel]! += pixels[at + channel]!;
    }
  }
  const skin = 0.299 * sums[0]! + 0.587 * sums[1]! + 0.114 * sums[2]!;
  if (skin === 0) return;
  const [red, green, blue] = sums.map((sum) => sum / skin) as [number, number, number];
  const away = (x: number, y: number, [middleX, middleY]: Point, across: number, down: number): number => {
    const right = (x - middleX) / across;
    const below = (y - middleY) / down;
    return smoothStep(0.8, 1.25, Math.sqrt(right * right + below * below));
  };
  const skinAt = (x: number, y: number): number =>
    away(x, y, leftEye, unit * 0.28, unit * 0.16) *
    away(x, y, rightEye, unit * 0.28, unit * 0.16) *
    away(x, y, mouth, faceWidth * 0.28, unit * 0.18);
  const base = points[33]![1];
  const calmRow = (y: number, near: Float32Array): void => {
    // Below the nose what is white may be a beard.
    const beardless = 1 - smoothStep(base - unit * 0.02, base + unit * 0.06, y);
    for (let x = left, at = (y * width + left) * 4; x < right; x += 1, at += 4) {
      // With less green nothing is as light as glare.
      if (near[x] === 0 || pixels[at + 1]! < spot * 0.76) continue;
      const light = 0.299 * pixels[at]! + 0.587 * pixels[at + 1]! + 0.114 * pixels[at + 2]!;
      if (light <= spot) continue;
      const whiter = 1 - (pixels[at]! - pixels[at + 2]!) / light / Math.max(LEAST_TONE, red - blue);
      const white = beardless * smoothStep(spot, spot * 1.12, light) * smoothStep(WHITER[0], WHITER[1], whiter);
      const glare = smoothStep(from, from * 1.29, light);
      const share = Math.max(glare, white) * GLARE_TAKEN * near[x]! * skinAt(x, y);
      const level =
        glare > white ? from + (Math.max(from, light) - from) * kept : spot + (light - spot) * LEFT_IN_THE_DARK;
      pixels[at]! += (red * level - pixels[at]!) * share;
      pixels[at + 1]! += (green * level - pixels[at + 1]!) * share;
      pixels[at + 2]! += (blue * level - pixels[at + 2]!) * share;
    }
  };
  for (let y = top; y < bottom; y += 1) calmRow(y, nearAt(y));
}

import type { Path2D } from '@napi-rs/canvas';
import { css } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { FormLight } from '../../kit/form.js';
import type { Context, Point } from '../../kit/shapes.js';
import { moved, tube, without } from './outline.js';
import type { Frame, Joint } from './outline.js';
import type { Tones } from './tones.js';

/** Towards the light, about one unit long. */
export function towardsLight({ side, height }: FormLight): Point {
  return [side * 0.85, -(0.35 + height * 0.55)];
}

export interface Modelling {
  /** How wide the plane of shadow is, in units; 0 for none. */
  readonly core?: number;
  readonly coreStrength?: number;
}

/** Fills a part as a body: a soft turn from light to shade, and a crisp plane of shadow on the far side. */
export function fillModelled(
  context: Context,
  path: Path2D,
  tones: Tones,
  light: FormLight,
  { core = 0, coreStrength = 0.6 }: Modelling = {},
): void {
  context.fillStyle = softGradient(context, path, tones, light);
  context.fill(path);
  if (core > 0) fillCore(context, path, tones.shade, light, core, coreStrength);
}

export function softGradient(
  context: Context,
  path: Path2D,
  tones: Tones,
  light: FormLight,
): ReturnType<Context['createLinearGradient']> {
  const [left, top, right, bottom] = path.getBounds();
  const [lightX, lightY] = towardsLight(light);
  const middleX = (left + right) / 2;
  const middleY = (top + bottom) / 2;
  const half = (Math.abs(lightX) * (right - left) + Math.abs(lightY) * (bottom - top)) / 2;
  const length = Math.hypot(lightX, lightY) || 1;
  const x = (lightX / length) * half;
  const y = (lightY / length) * half;
  const gradient = context.createLinearGradient(middleX + x, middleY + y, middleX - x, middleY - y);
  gradient.addColorStop(0, css(tones.lit));
  gradient.addColorStop(0.45, css(tones.base));
  gradient.addColorStop(1, css(tones.shade));
  return gradient;
}

/** The plane of shadow along the edge that is turned from the light. */
export function fillCore(
  context: Context,
  path: Path2D,
  colour: Rgb,
  light: FormLight,
  width: number,
  strength = 0.6,
): void {
  const [x, y] = towardsLight(light);
  context.fillStyle = css(colour, strength);
  context.fill(without(path, moved(path, x * width, y * width)));
}

/** Paints inside a part's outline only. */
export function inside(context: Context, path: Path2D, paint: () => void): void {
  context.save();
  context.clip(path);
  paint();
  context.restore();
}

/** Paints a part around its own origin. */
export function inFrame(context: Context, { x, y, scale, turn }: Frame, paint: () => void): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.scale(scale, scale);
  paint();
  context.restore();
}

export function fillPath(context: Context, path: Path2D, colour: Rgb, alpha = 1): void {
  context.fillStyle = css(colour, alpha);
  context.fill(path);
}

/** A brush stroke that swells in the middle: folds, brows, mouths, creases. */
export function fillStroke(context: Context, points: readonly Point[], width: number, colour: Rgb, alpha = 1): void {
  const last = points.length - 1;
  const joints = points.map(([x, y], index): Joint => {
    const middle = Math.sin((index / last) * Math.PI);
    return [x, y, width * (0.18 + 0.32 * middle)];
  });
  fillPath(context, tube(joints), colour, alpha);
}

/** A soft patch of shade or light. */
export function softPatch(
  context: Context,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  colour: Rgb,
  alpha: number,
  turn = 0,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.scale(radiusX, radiusY);
  const gradient = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  gradient.addColorStop(0, css(colour, alpha));
  gradient.addColorStop(0.5, css(colour, alpha * 0.55));
  gradient.addColorStop(1, css(colour, 0));
  context.fillStyle = gradient;
  context.beginPath();
  context.arc(0, 0, 1, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

export function frame(x: number, y: number, scale: number, degrees: number): Frame {
  return { x, y, scale, turn: (degrees * Math.PI) / 180 };
}

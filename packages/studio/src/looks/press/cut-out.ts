import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import type { Rgb } from '../../paint/kit/colour.js';
import type { Context } from '../../paint/kit/shapes.js';
import { pixelsOf } from '../../raster/canvas.js';
import { blurred, clamp01, smoothStep, unitOf } from '../../raster/plane.js';
import type { Finish } from '../look.js';

export interface CutOut {
  readonly picture: Canvas;
  readonly solid: Float32Array;
  readonly box: Box;
  /** There is nothing in it. */
  readonly empty: boolean;
}

/** What was painted, cut out along what is solid: shadows stay behind. */
export function cutOut({ painting, pixels }: Finish): CutOut {
  const { width, height } = painting;
  const solid = new Float32Array(width * height);
  const box = { left: width, top: height, right: 0, bottom: 0 };
  const picture = createCanvas(width, height);
  const context = picture.getContext('2d');
  const image = context.createImageData(width, height);
  for (let pixel = 0, byte = 0; pixel < solid.length; pixel++, byte += 4) {
    const alpha = pixels[byte + 3] as number;
    if (alpha < 176) continue;
    solid[pixel] = 1;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    if (x < box.left) box.left = x;
    if (x > box.right) box.right = x;
    if (y < box.top) box.top = y;
    if (y > box.bottom) box.bottom = y;
    image.data.set([pixels[byte] as number, pixels[byte + 1] as number, pixels[byte + 2] as number, alpha], byte);
  }
  context.putImageData(image, 0, 0);
  const empty = box.right < box.left;
  return {
    picture,
    solid,
    empty,
    box: box.right >= box.left ? box : { left: 0, top: 0, right: width - 1, bottom: height - 1 },
  };
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** So much of what comes in outlines is neither line nor paper, at most: beyond it, it is a picture without lines. */
const MOST_TONES = 0.2;

/** Leaves only the lines of a cut-out, in one colour. */
export function inOneInk(picture: Canvas, ink: Rgb): void {
  const context = picture.getContext('2d');
  const image = context.getImageData(0, 0, picture.width, picture.height);
  const { data } = image;
  let [solid, toned] = [0, 0];
  for (let byte = 0; byte < data.length; byte += 4) {
    const alpha = data[byte + 3] as number;
    if (alpha === 0) continue;
    const light = ((data[byte] as number) + (data[byte + 1] as number) + (data[byte + 2] as number)) / 765;
    solid++;
    if (light > 0.25 && light < 0.9) toned++;
    data.set([ink[0], ink[1], ink[2], clamp01((0.8 - light) * 1.7) * alpha], byte);
  }
  if (toned > solid * MOST_TONES) outlined(picture, ink);
  else context.putImageData(image, 0, 0);
}

/** The lines of a picture that has none: its outline and where its tones change, as wide as the pen. */
export function outlined(picture: Canvas, ink: Rgb, pen = 3): void {
  const { width, height } = picture;
  const context = picture.getContext('2d');
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  const tone = new Float32Array(width * height);
  for (let pixel = 0, byte = 0; pixel < tone.length; pixel++, byte += 4)
    tone[pixel] =
      (data[byte + 3] as number) < 128
        ? -0.6
        : ((data[byte] as number) * 0.3 + (data[byte + 1] as number) * 0.59 + (data[byte + 2] as number) * 0.11) / 255;
  const edge = new Float32Array(width * height);
  const reach = Math.max(1, Math.round(unitOf(width, height) * pen));
  for (let y = reach; y < height - reach; y++)
    for (let x = reach; x < width - reach; x++) {
      const at = y * width + x;
      const across = Math.abs((tone[at + reach] as number) - (tone[at - reach] as number));
      const down = Math.abs((tone[at + reach * width] as number) - (tone[at - reach * width] as number));
      edge[at] = clamp01((Math.max(across, down) - 0.1) * 9);
    }
  // the line runs through the steps of the pixels
  blurred(edge, width, height, Math.max(0.9, unitOf(width, height) * 1.4));
  for (let pixel = 0, byte = 0; pixel < tone.length; pixel++, byte += 4) {
    data[byte] = ink[0];
    data[byte + 1] = ink[1];
    data[byte + 2] = ink[2];
    data[byte + 3] = smoothStep(0.16, 0.62, edge[pixel] as number) * 255;
  }
  context.putImageData(image, 0, 0);
}

/** Draws the cut-out as large as it goes into a box around a point. */
export function fitInto(
  context: Context,
  picture: Canvas,
  { left, top, right, bottom }: Box,
  x: number,
  y: number,
  wide: number,
  high: number,
): void {
  const [from, to] = [right - left + 1, bottom - top + 1];
  const scale = Math.min(wide / from, high / to);
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    picture,
    left,
    top,
    from,
    to,
    x - (from * scale) / 2,
    y - (to * scale) / 2,
    from * scale,
    to * scale,
  );
}

/** On which sides the frame cut it off. */
interface Cropped {
  readonly left: boolean;
  readonly right: boolean;
  readonly bottom: boolean;
}

/** Where what was painted reaches the frame, it was cut off there. */
export function croppedSides(box: Box, width: number, height: number): Cropped | undefined {
  const found = { left: box.left <= 1, right: box.right >= width - 2, bottom: box.bottom >= height - 2 };
  // what fills the frame from side to side is a view
  if (found.left && found.right) return undefined;
  return found.left || found.right || found.bottom ? found : undefined;
}

/** So much of the ring it fills, in radii. */
const FILLS = 1.72;

/** A head that the frame cut off below is cut off by the ring, and has no straight border within it. */
export function fitRound(
  context: Context,
  picture: Canvas,
  box: Box,
  cropped: Cropped,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
): void {
  const [from, to] = [box.right - box.left + 1, box.bottom - box.top + 1];
  const scale = Math.min((radius * FILLS) / from, (radius * FILLS) / to);
  const [wide, high] = [from * scale, to * scale];
  const left = cropped.left ? x - radius : cropped.right ? x + radius - wide : x - wide / 2;
  const top = cropped.bottom ? y + radius - high : y - high / 2;
  context.save();
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.clip();
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, box.left, box.top, from, to, left, top, wide, high);
  context.restore();
}

export function opaque({ canvas }: Context): Uint8ClampedArray {
  const data = pixelsOf(canvas);
  for (let byte = 3; byte < data.length; byte += 4) data[byte] = 255;
  return data;
}

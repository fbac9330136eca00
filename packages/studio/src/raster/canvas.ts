import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas';
import type { Pixels } from './colour-planes.js';

/** The last one, for the next picture of its size: each holds a copy of its pixels until the event loop turns. */
let carrier: ImageData | undefined;

export function canvasOf(pixels: Pixels, width: number, height: number): Canvas {
  const canvas = createCanvas(width, height);
  if (carrier?.width !== width || carrier.height !== height) carrier = new ImageData(width, height);
  carrier.data.set(pixels);
  canvas.getContext('2d').putImageData(carrier, 0, 0);
  return canvas;
}

/**
 * In memory of their own: what a canvas lends lives until everything is collected, once it has been held through a
 * picture's finish, and cannot be handed to another thread.
 */
export function pixelsOf(canvas: Canvas): Pixels {
  return new Uint8ClampedArray(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data);
}

import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas';
import type { Pixels } from './colour-planes.js';

export function canvasOf(pixels: Pixels, width: number, height: number): Canvas {
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0);
  return canvas;
}

export function pixelsOf(canvas: Canvas): Pixels {
  return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
}

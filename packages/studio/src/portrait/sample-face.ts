import { createCanvas } from '@napi-rs/canvas';
import type { FacePicture } from '../request.js';
import { pixelsOf } from '../raster/canvas.js';
import { facePoints } from './points.js';

/** A drawn person as a face photo would give it, for tests that need no real one. */
export function sampleFace(width = 360, height = 440): FacePicture {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const box = { x: width * 0.34, y: height * 0.22, width: width * 0.32, height: width * 0.36 };
  const disc = (x: number, y: number, radiusX: number, radiusY: number, colour: string) => {
    context.fillStyle = colour;
    context.beginPath();
    context.ellipse(box.x + x * box.width, box.y + y * box.height, radiusX * box.width, radiusY * box.height, 0, 0, 7);
    context.fill();
  };
  disc(0.5, 0.3, 0.72, 0.78, '#3a2a22');
  context.fillStyle = '#35618f';
  context.beginPath();
  context.ellipse(box.x + box.width / 2, height * 1.02, width * 0.42, height * 0.36, 0, 0, 7);
  context.fill();
  disc(0.5, 1.05, 0.24, 0.4, '#c99578');
  disc(0.5, 0.5, 0.5, 0.6, '#dbab8d');
  for (const x of [0.3, 0.7]) {
    disc(x, 0.4, 0.09, 0.045, '#f4f1ee');
    disc(x, 0.4, 0.042, 0.045, '#33251f');
    disc(x, 0.29, 0.13, 0.025, '#4a352b');
  }
  disc(0.5, 0.62, 0.07, 0.04, '#bd8468');
  disc(0.5, 0.79, 0.16, 0.045, '#a64f4c');
  const pixels = pixelsOf(canvas);
  const face: FacePicture = {
    width,
    height,
    cutout: { kind: 'raw', width, height, data: new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength) },
    box,
    landmarks: [],
  };
  return { ...face, landmarks: facePoints(face) };
}

import { createCanvas } from '@napi-rs/canvas';
import { enlargePlane, gaussianBlur, planeRows, type Plane, type Rows } from '@easel/raster';
import type { Box } from '../raster/kuwahara.js';
import type { Anatomy } from './anatomy.js';

/**
 * How much each place matters for likeness, 0 to 1: eyes, brows, nose and mouth most, the rest of the face a little.
 * Looks spend their finest means there.
 */
export function featureRows(anatomy: Anatomy, width: number, height: number): Rows {
  const { plane, width: across, height: down } = softFeatures(anatomy, width, height);
  return planeRows(plane, across, down, width, height);
}

/** The same at half the size, rounded up, to be read at any place. */
export function featureMap(anatomy: Anatomy, width: number, height: number): Plane {
  const { plane, width: across, height: down } = softFeatures(anatomy, width, height);
  return enlargePlane(plane, across, down, Math.ceil(width / 2), Math.ceil(height / 2));
}

/** Outside of it no place matters. */
export function featureBox({ unit, eyes, chin, faceWidth }: Anatomy): Box {
  const [x, y] = [(eyes[0] + chin[0]) / 2, (eyes[1] + chin[1]) / 2 - unit * 0.15];
  const [aside, up] = [faceWidth * 0.52 + unit * 0.3, unit * 1.25];
  return { left: x - aside, right: x + aside, top: y - up, bottom: y + up };
}

function softFeatures({ points, unit, eyes, chin, faceWidth }: Anatomy, width: number, height: number) {
  // Soft by nature, so it is drawn small.
  const scale = Math.min(1, 224 / Math.max(width, height));
  const canvas = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  const context = canvas.getContext('2d');
  context.fillStyle = '#000';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fillStyle = '#606060';
  context.beginPath();
  context.ellipse(
    (eyes[0] + chin[0]) / 2,
    (eyes[1] + chin[1]) / 2 - unit * 0.15,
    faceWidth * 0.52,
    unit * 0.95,
    0,
    0,
    7,
  );
  context.fill();
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.fillStyle = '#fff';
  context.strokeStyle = '#fff';
  context.lineWidth = unit * 0.12;
  for (const [from, to] of FEATURES) {
    context.beginPath();
    for (const [x, y] of points.slice(from, to)) context.lineTo(x, y);
    context.fill();
    context.stroke();
  }
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height).data;
  const small = Float32Array.from({ length: canvas.width * canvas.height }, (_, pixel) => pixels[pixel * 4]! / 255);
  const plane = gaussianBlur(small, canvas.width, canvas.height, unit * 0.08 * scale);
  return { plane, width: canvas.width, height: canvas.height };
}

/** Brows, lower nose, eyes, mouth. */
const FEATURES = [
  [17, 22],
  [22, 27],
  [31, 36],
  [36, 42],
  [42, 48],
  [48, 60],
] as const;

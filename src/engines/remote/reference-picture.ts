import sharp from 'sharp';
import type { FacePicture } from '../engine.js';
import type { Size } from './size-rule.js';

/** How much taller than the face the portrait is, and where in it the face's middle lies. */
const PORTRAIT_HEIGHT = 2.6;
const FACE_LEVEL = 0.42;

/** The photo framed as a portrait of exactly this size, as a JPEG file: what a diffusion model starts from. */
export function referencePicture(face: FacePicture, size: Size): Promise<Buffer> {
  const aspect = size.width / size.height;
  const { box } = face;
  const wanted = Math.max(box.height * PORTRAIT_HEIGHT, (box.width * PORTRAIT_HEIGHT) / aspect);
  const height = Math.max(1, Math.floor(Math.min(wanted, face.height, face.width / aspect)));
  const width = Math.max(1, Math.min(face.width, Math.round(height * aspect)));
  return sharp(face.photo)
    .extract({
      left: between(box.x + box.width / 2 - width / 2, face.width - width),
      top: between(box.y + box.height / 2 - height * FACE_LEVEL, face.height - height),
      width,
      height,
    })
    .resize(size.width, size.height, { fit: 'fill' })
    .jpeg({ quality: 95 })
    .toBuffer();
}

function between(value: number, limit: number): number {
  return Math.round(Math.min(Math.max(value, 0), limit));
}

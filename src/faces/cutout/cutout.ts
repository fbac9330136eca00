import type { RawPicture } from '../../engines/engine.js';
import { boxBlur, type Plane } from '@easel/raster';
import type { RgbPicture } from '../decode/photo.js';

/**
 * The person without background. Where hair and edges are half transparent, the photo's pixels hold some of the old
 * background: the person's own colour is estimated there, so that no halo of the old place shows before a new one.
 */
export function cutOut({ width, height, data }: RgbPicture, matte: Plane): RawPicture {
  const count = width * height;
  const radius = Math.max(3, Math.round(Math.max(width, height) / 90));
  const behind = new Float32Array(count);
  for (let pixel = 0; pixel < count; pixel += 1) behind[pixel] = 1 - matte[pixel]!;
  const matteSum = boxBlur(matte, width, height, radius);
  const behindSum = boxBlur(behind, width, height, radius);
  const result = new Uint8Array(count * 4);
  const personPart = new Float32Array(count);
  const behindPart = new Float32Array(count);
  for (let channel = 0; channel < 3; channel += 1) {
    for (let pixel = 0; pixel < count; pixel += 1) {
      const value = data[pixel * 3 + channel]!;
      personPart[pixel] = value * matte[pixel]!;
      behindPart[pixel] = value * behind[pixel]!;
    }
    const person = boxBlur(personPart, width, height, radius);
    const background = boxBlur(behindPart, width, height, radius);
    for (let pixel = 0; pixel < count; pixel += 1) {
      const alpha = matte[pixel]!;
      const value = data[pixel * 3 + channel]!;
      let colour = value;
      if (alpha < 0.98) {
        const front = person[pixel]! / Math.max(1e-3, matteSum[pixel]!);
        const back = background[pixel]! / Math.max(1e-3, behindSum[pixel]!);
        colour = front + alpha * (value - alpha * front - (1 - alpha) * back);
      }
      result[pixel * 4 + channel] = Math.min(255, Math.max(0, Math.round(colour)));
    }
  }
  for (let pixel = 0; pixel < count; pixel += 1) {
    // Nearly nothing is nothing, nearly all is all: a veil over the new background would show.
    result[pixel * 4 + 3] = Math.round(255 * Math.min(1, Math.max(0, (matte[pixel]! - 0.1) / 0.84)));
  }
  return { kind: 'raw', width, height, data: result };
}

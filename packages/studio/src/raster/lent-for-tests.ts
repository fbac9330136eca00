import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';

const prototype = Object.getPrototypeOf(createCanvas(1, 1).getContext('2d')) as Pick<SKRSContext2D, 'getImageData'>;

/** Whether the pixels that work answers with are a canvas's own, which cannot be handed to another thread. */
export function areLent(work: () => Uint8ClampedArray | Uint8Array): boolean {
  const lent = new Set<ArrayBufferLike>();
  const native = prototype.getImageData;
  prototype.getImageData = function noted(...place) {
    const image = native.apply(this, place);
    lent.add(image.data.buffer);
    return image;
  };
  try {
    return lent.has(work().buffer);
  } finally {
    prototype.getImageData = native;
  }
}

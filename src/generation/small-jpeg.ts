import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas';
import type { RawPicture } from '../engines/engine.js';

/** Of the size that was last asked for; every pixel of it is set anew. */
let last: Canvas | undefined;

/**
 * A small picture as a JPEG, by Skia and at once: in a tenth of a millisecond, which is less than it costs to hand it to
 * the threads of libvips, which encodes the large ones. Behind both is the same library with the same tables, so the
 * picture is the same.
 */
export function encodeSmallJpeg(picture: RawPicture, quality: number): Buffer {
  const { width, height } = picture;
  const canvas = last?.width === width && last.height === height ? last : createCanvas(width, height);
  last = canvas;
  canvas.getContext('2d').putImageData(new ImageData(onWhite(picture), width, height), 0, 0);
  return withoutProfile(canvas.encodeSync('jpeg', quality));
}

/** Opaque: what is transparent shows white. */
function onWhite({ data, width, height, channels = 4 }: RawPicture): Uint8ClampedArray {
  if (channels === 4 && isOpaque(data)) return new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  const opaque = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let from = 0, to = 0; to < opaque.length; from += channels, to += 4) {
    const alpha = channels === 4 ? (data[from + 3] ?? 255) : 255;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = data[from + channel] ?? 0;
      opaque[to + channel] = alpha === 255 ? value : (value * alpha + 255 * (255 - alpha)) / 255;
    }
  }
  return opaque;
}

function isOpaque(data: Uint8Array): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

/** Where the segment after the first one, which says JFIF, is a colour profile, it says what holds without it: sRGB. */
function withoutProfile(jpeg: Buffer): Buffer {
  const at = 4 + jpeg.readUInt16BE(4);
  if (jpeg.readUInt16BE(at) !== 0xffe2) return jpeg;
  return Buffer.concat([jpeg.subarray(0, at), jpeg.subarray(at + 2 + jpeg.readUInt16BE(at + 2))]);
}

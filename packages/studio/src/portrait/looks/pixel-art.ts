import { choosePalette, createMatcher } from '../../raster/palette.js';
import type { Pixels } from '../../raster/colour-planes.js';
import { evenTint } from '../even-tint.js';
import type { PortraitLook } from './look.js';

const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

/** Big square pixels, a small palette, an even dither in the place and a dark outline, as on an old console. */
export const pixelArt: PortraitLook = {
  name: 'pixel-art',
  realistic: false,
  blur: 0,
  finish({ width, height, picture, matte, anatomy }) {
    // The face must keep about forty pixels, or it is nobody's.
    const block = Math.max(1, Math.round(anatomy.unit / 30));
    const across = Math.ceil(width / block);
    const down = Math.ceil(height / block);
    evenTint(picture, matte, width, height, anatomy);
    const little = shrink(picture, width, height, block);
    const cover = new Float32Array(across * down);
    for (let y = 0; y < down; y += 1) {
      for (let x = 0; x < across; x += 1) {
        const column = Math.min(width - 1, Math.floor((x + 0.5) * block));
        const row = Math.min(height - 1, Math.floor((y + 0.5) * block));
        cover[y * across + x] = matte[row * width + column]!;
      }
    }
    const palette = choosePalette(little, 30, (pixel) => 0.35 + 1.6 * cover[pixel]!);
    const match = createMatcher(palette);
    const chosen = new Uint8Array(across * down);
    for (let y = 0; y < down; y += 1) {
      for (let x = 0; x < across; x += 1) {
        const pixel = y * across + x;
        const dither = (BAYER[(y % 4) * 4 + (x % 4)]! / 16 - 0.47) * (cover[pixel]! > 0.5 ? 3 : 17);
        const tone = (channel: number) =>
          Math.min(255, Math.max(0, sharpened(little, across, down, x, y, channel) + dither));
        chosen[pixel] = match(tone(0), tone(1), tone(2));
      }
    }
    const pixels: Pixels = new Uint8ClampedArray(width * height * 4);
    for (let y = 0; y < height; y += 1) {
      const row = Math.floor(y / block);
      for (let x = 0; x < width; x += 1) {
        const column = Math.floor(x / block);
        const cell = row * across + column;
        const outlined = cover[cell]! < 0.5 && isBeside(cover, across, down, column, row);
        const colour = palette.colours[chosen[cell]!]!;
        const at = (y * width + x) * 4;
        for (let channel = 0; channel < 3; channel += 1) {
          pixels[at + channel] = outlined
            ? colour[channel]! * 0.22 + palette.colours[0]![channel]! * 0.35
            : colour[channel]!;
        }
        pixels[at + 3] = 255;
      }
    }
    return pixels;
  },
};

function shrink(source: Pixels, width: number, height: number, block: number): Pixels {
  const across = Math.ceil(width / block);
  const down = Math.ceil(height / block);
  const pixels: Pixels = new Uint8ClampedArray(across * down * 4);
  for (let y = 0; y < down; y += 1) {
    const bottom = Math.min(height, (y + 1) * block);
    for (let x = 0; x < across; x += 1) {
      const right = Math.min(width, (x + 1) * block);
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let row = y * block; row < bottom; row += 1) {
        for (let at = (row * width + x * block) * 4; at < (row * width + right) * 4; at += 4) {
          red += source[at]!;
          green += source[at + 1]!;
          blue += source[at + 2]!;
        }
      }
      const count = (right - x * block) * (bottom - y * block);
      const to = (y * across + x) * 4;
      pixels[to] = red / count;
      pixels[to + 1] = green / count;
      pixels[to + 2] = blue / count;
      pixels[to + 3] = 255;
    }
  }
  return pixels;
}

/** Averaging softens; a little of the difference to the neighbours is given back. */
function sharpened(pixels: Pixels, width: number, height: number, x: number, y: number, channel: number): number {
  const at = (column: number, row: number) =>
    pixels[(Math.min(height - 1, Math.max(0, row)) * width + Math.min(width - 1, Math.max(0, column))) * 4 + channel]!;
  const own = at(x, y);
  const around = (at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1)) / 4;
  return own + (own - around) * 0.6;
}

function isBeside(cover: Float32Array, width: number, height: number, x: number, y: number): boolean {
  return (
    (x > 0 && cover[y * width + x - 1]! >= 0.5) ||
    (x < width - 1 && cover[y * width + x + 1]! >= 0.5) ||
    (y > 0 && cover[(y - 1) * width + x]! >= 0.5) ||
    (y < height - 1 && cover[(y + 1) * width + x]! >= 0.5)
  );
}

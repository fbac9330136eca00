import { unitOf } from './plane.js';
import { paperTile, sampleTile } from './texture.js';

/** Lets the tooth of the paper show through the paint, in place. `amount` 0 to 1. */
export function applyPaper(pixels: Uint8ClampedArray, width: number, height: number, amount: number): void {
  if (amount <= 0) return;
  const tile = paperTile();
  // the tooth keeps its size on the sheet, but never gets finer than pixels can show
  const step = Math.min(1, 0.9 / Math.max(0.6, unitOf(width, height)));
  const strength = amount * 0.028;
  for (let y = 0; y < height; y++) {
    for (let x = 0, byte = y * width * 4; x < width; x++, byte += 4) {
      const tooth = step === 1 ? (tile[((y & 511) << 9) | (x & 511)] as number) : sampleTile(tile, x * step, y * step);
      const factor = 1 + tooth * strength;
      pixels[byte] = (pixels[byte] as number) * factor;
      pixels[byte + 1] = (pixels[byte + 1] as number) * factor;
      pixels[byte + 2] = (pixels[byte + 2] as number) * factor;
    }
  }
}

import { hex } from '../paint/kit/colour.js';
import type { Scene } from '../scene/scene.js';

/** An even band around the picture in the colour that was said of it, with a thin line of paper inside. */
export function paintBorder(pixels: Uint8ClampedArray, { brief, width, height }: Scene): void {
  const said = brief.tints?.find(({ what }) => what === 'border');
  const colour = said ? hex(said.colour) : ([40, 38, 42] as const);
  const band = Math.round(Math.min(width, height) * 0.06);
  const line = Math.max(1, Math.round(band * 0.14));
  for (let y = 0, byte = 0; y < height; y++) {
    for (let x = 0; x < width; x++, byte += 4) {
      const away = Math.min(x, y, width - 1 - x, height - 1 - y);
      if (away >= band + line) continue;
      const [red, green, blue] = away < band ? colour : ([250, 248, 242] as const);
      pixels[byte] = red;
      pixels[byte + 1] = green;
      pixels[byte + 2] = blue;
    }
  }
}

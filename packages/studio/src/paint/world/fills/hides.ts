import { mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { groundOf, toneAt } from './fill.js';
import type { Fill } from './fill.js';
import { paintPixels, roughNoise, shadedBy } from './pixels.js';
import { noiseAt } from '../../../raster/noise.js';

/** Of few colours each is used more than once. */
const inkAt = (colours: readonly Rgb[], index: number): Rgb =>
  colours[index % Math.max(1, colours.length)] ?? groundOf(colours);

/** Patches of four colours that run into each other without a border. */
export const camouflage: Fill = (context, view, colours) => {
  const seed = view.random.fork('camouflage').between(0, 90);
  paintPixels(context, view, 840, (x, y) => {
    const patches = [0, 1, 2].map((layer) => roughNoise(x * 4 + seed + layer * 31, y * 4.6 + layer * 17));
    const top = patches.findLastIndex((value) => value > 0.54);
    return inkAt(colours, top + 1);
  });
};

/** How near a place is to the middle of the nearest spot, 0 to 1, and the number of that spot. */
function spotAt(u: number, v: number, seed: number): readonly [near: number, spot: number] {
  let [near, spot] = [9, 0];
  for (let row = -1; row <= 1; row++)
    for (let column = -1; column <= 1; column++) {
      const [left, top] = [Math.floor(u) + column, Math.floor(v) + row];
      const [x, y] = [
        left + 0.2 + 0.6 * noiseAt(left * 7.3 + seed, top * 3.1),
        top + 0.2 + 0.6 * noiseAt(left * 2.7, top * 5.9 + seed),
      ];
      const away = Math.hypot(u - x, v - y);
      if (away < near) [near, spot] = [away, left * 13 + top * 7];
    }
  return [near, spot];
}

/** Broken rings with a darker middle. */
export const leopard: Fill = (context, view, colours) => {
  const seed = view.random.fork('leopard').between(0, 90);
  const [ground, ring] = [groundOf(colours), toneAt(colours, 0)];
  const middle = colours[2] ?? mix(ground, ring, 0.45);
  paintPixels(context, view, 840, (x, y) => {
    const [u, v] = [x * 8 + noiseAt(x * 14, y * 14 + seed) * 0.5, y * 8 + noiseAt(x * 14 + 9, y * 14) * 0.5];
    const [near, spot] = spotAt(u, v, seed);
    const gap = noiseAt(u * 2.2 + spot, v * 2.2) > 0.66;
    const size = 0.26 + 0.12 * noiseAt(spot * 3.7, seed);
    const fur = (noiseAt(x * 120, y * 160) - 0.5) * 14;
    if (near < size * 0.55) return shadedBy(middle, fur);
    return shadedBy(near < size && !gap ? ring : ground, fur);
  });
};

/** Bands that fork and taper. */
export const zebra: Fill = (context, view, colours) => {
  const seed = view.random.fork('zebra').between(0, 90);
  const [ground, band] = [groundOf(colours), toneAt(colours, 0)];
  paintPixels(context, view, 840, (x, y) => {
    const bend = roughNoise(x * 1.6 + seed, y * 1.6) * 7 + noiseAt(x * 4, y * 4 + seed) * 1.6;
    const wave = Math.sin(y * 30 + x * 5 + bend);
    return shadedBy(wave > 0.1 * Math.sin(x * 9 + bend) ? band : ground, (noiseAt(x * 120, y * 160) - 0.5) * 10);
  });
};

/** A few large patches on a pale hide. */
export const cowhide: Fill = (context, view, colours) => {
  const seed = view.random.fork('cowhide').between(0, 90);
  const [ground, patch] = [groundOf(colours), toneAt(colours, 0)];
  paintPixels(context, view, 840, (x, y) =>
    shadedBy(roughNoise(x * 3.2 + seed, y * 3.2) > 0.54 ? patch : ground, (noiseAt(x * 120, y * 160) - 0.5) * 10),
  );
};

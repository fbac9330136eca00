import { brightness, smoothStep, unitOf } from '../raster/plane.js';
import type { Region } from '../paint/painting.js';
import type { Look } from './look.js';
import { traceContours } from './press/contour.js';
import { develop } from './press/develop.js';
import { layersOf } from './press/tone.js';

const airy: ReadonlySet<Region> = new Set(['sky', 'light', 'cloud', 'weather', 'wall']);
const ground: ReadonlySet<Region> = new Set(['land', 'water', 'shadow']);

/** The eighties as they never were: a striped sun in a violet sky, a grid of light on the ground, rims of neon. */
export const synthwave: Look = {
  name: 'synthwave',
  ink: false,
  sharp: true,
  gradedFirst: true,
  mapped: true,
  finish(finish) {
    const { scene, painting, pixels } = finish;
    const { width, height } = painting;
    const unit = unitOf(width, height);
    const map = layersOf(finish);
    const rim = traceContours(finish, map, brightness(pixels), {
      width: Math.max(1, 3.2 * unit),
      inner: 0.4,
      gap: 0,
    }).line;
    const horizon = Math.min(height * 0.75, Math.max(height * 0.4, scene.horizon));
    const [sunX, sunY, sunRadius] = [width * 0.5, horizon - height * 0.13, Math.min(width, height) * 0.25];
    for (let y = 0, pixel = 0; y < height; y++) {
      const high = Math.min(1, y / horizon);
      // deep violet above, magenta, then orange at the horizon
      const sky = [
        28 + 190 * smoothStep(0.2, 0.85, high) + 30 * smoothStep(0.8, 1, high),
        14 + 28 * smoothStep(0.3, 0.8, high) + 90 * smoothStep(0.75, 1, high),
        70 + 80 * smoothStep(0.1, 0.6, high) - 40 * smoothStep(0.8, 1, high),
      ] as const;
      const near = Math.max(0, (y - horizon) / Math.max(1, height - horizon));
      const row = near > 0 ? 1 / (near + 0.04) : 0;
      const level = Math.abs(((row * 1.7) % 1) - 0.5) < 0.035 + 0.12 / (1 + row) ? 1 : 0;
      for (let x = 0; x < width; x++, pixel++) {
        const byte = pixel * 4;
        const { region } = map.layers[map.index[pixel] as number] as { region: Region };
        const light =
          (pixels[byte] as number) * 0.3 + (pixels[byte + 1] as number) * 0.59 + (pixels[byte + 2] as number) * 0.11;
        let target: readonly [number, number, number] = [light * 0.5 + 40, light * 0.2 + 10, light * 0.55 + 60];
        let share = 0.14;
        let leafy = false;
        if (airy.has(region)) {
          const away = Math.hypot(x - sunX, y - sunY) / sunRadius;
          const down = (y - (sunY - sunRadius)) / (sunRadius * 2);
          const cut = down > 0.45 && (down * 14) % 1 < (down - 0.4) * 0.75;
          target = away < 1 && !cut && y < horizon ? [255, 214 - down * 130, 90 + down * 70] : sky;
          share = 0.93;
        } else if (ground.has(region)) {
          const along = Math.abs(((((x - width / 2) / width) * 9) / (near + 0.12)) % 1);
          const upright = near > 0 && Math.min(along, 1 - along) < 0.02 / (near + 0.12) ? 1 : 0;
          const glow = Math.max(level, upright);
          target = glow ? [255, 70, 214] : [26 + near * 16, 10, 52 + near * 18];
          share = region === 'shadow' ? 0.8 : 0.94;
        } else if (region === 'far' || region === 'building' || region === 'foliage') {
          // leaves are a silhouette: lines around each of them would be a tangle
          leafy = region === 'foliage';
          target = leafy
            ? [light * 0.1 + 20, light * 0.04 + 5, light * 0.2 + 46]
            : [light * 0.26 + 24, light * 0.1 + 6, light * 0.42 + 54];
          share = leafy ? 0.9 : 0.78;
        }
        const edge = rim[pixel] as number;
        for (let channel = 0; channel < 3; channel++) {
          const value = (pixels[byte + channel] as number) * (1 - share) + (target[channel] as number) * share;
          const neon = channel === 1 ? 120 : channel === 0 ? 255 : 240;
          pixels[byte + channel] = value + (neon - value) * edge * (airy.has(region) ? 0.2 : leafy ? 0.3 : 0.75);
        }
      }
    }
    return develop(
      pixels,
      width,
      height,
      { contrast: 0.25, saturation: 1.15, glow: { amount: 0.55, above: 0.55, sigma: 0.02 }, vignette: 0.3 },
      scene.random.fork('film'),
    );
  },
};

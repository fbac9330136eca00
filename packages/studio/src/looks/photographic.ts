import type { Camera } from '../language/brief.js';
import type { LayerMap, Region } from '../paint/painting.js';
import type { Look } from './look.js';
import { develop } from './press/develop.js';
import { focus } from './press/lens.js';
import { unitOf } from '../raster/plane.js';
import { cloudTile, paperTile, tileAt } from '../raster/texture.js';

const apertures: Record<Camera, number> = {
  'close-up': 1,
  portrait: 1,
  medium: 0.75,
  wide: 0.45,
  'from-above': 0.4,
  'low-angle': 0.6,
};

/** How rough the surfaces of a region are: what a lens would resolve and flat paint does not show. */
const roughness: Partial<Record<Region, number>> = {
  far: 0.5,
  land: 1,
  foliage: 1,
  building: 0.7,
  wall: 0.35,
  water: 0.35,
  subject: 0.4,
  cloud: 0.3,
};

/** Depth of field, surface texture, light bloom, film. */
export const photographic: Look = {
  name: 'photographic',
  ink: false,
  mapped: true,
  finish(finish) {
    const { scene, painting, pixels } = finish;
    const { width, height, map } = painting;
    if (map) addSurface(pixels, map, width, height, 0.5 + 0.5 * scene.detail);
    focus(finish, apertures[scene.brief.camera ?? 'medium']);
    const night = scene.time === 'night';
    return develop(
      pixels,
      width,
      height,
      {
        contrast: 0.38,
        exposure: 1.06,
        saturation: 1,
        lift: 0.018,
        glow: { amount: night ? 0.55 : 0.35, above: night ? 0.5 : 0.72, sigma: 0.02 },
        shadows: [-3, 0, 7],
        lights: [6, 3, -5],
        vignette: 0.42,
        grain: 0.014,
      },
      scene.random.fork('film'),
    );
  },
};

/** Roughens surfaces by their region, in place. */
function addSurface(pixels: Uint8ClampedArray, map: LayerMap, width: number, height: number, amount: number): void {
  const rough = Float32Array.from(map.layers, ({ region, depth }) => (roughness[region] ?? 0) * (1 - 0.55 * depth));
  const fine = paperTile();
  const broad = cloudTile();
  const step = Math.min(1, 1 / Math.max(0.5, unitOf(width, height)));
  for (let y = 0; y < height; y++) {
    const tileY = (y * step) | 0;
    for (let x = 0, byte = y * width * 4; x < width; x++, byte += 4) {
      const share = (rough[map.index[y * width + x] as number] as number) * amount;
      if (share === 0) continue;
      const tileX = (x * step) | 0;
      const factor = 1 + (tileAt(fine, tileX, tileY) * 0.028 + tileAt(broad, tileX, tileY * 2) * 0.035) * share;
      pixels[byte] = (pixels[byte] as number) * factor;
      pixels[byte + 1] = (pixels[byte + 1] as number) * factor;
      pixels[byte + 2] = (pixels[byte + 2] as number) * factor;
    }
  }
}

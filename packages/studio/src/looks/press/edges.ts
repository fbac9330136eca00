import type { LayerMap, Region } from '../../paint/painting.js';
import type { Plane } from '../../raster/plane.js';
import { focalLayers } from './tone.js';

/** How much colours must differ to be parted by a line, 0 to 1: in things soon, in leaves and in the air never. */
const partedAt: Record<Region, number> = {
  sky: 9,
  light: 9,
  weather: 9,
  shadow: 9,
  lettering: 0.1,
  subject: 0.1,
  building: 0.12,
  wall: 0.14,
  cloud: 0.1,
  far: 0.1,
  land: 0.14,
  water: 0.16,
  // crowns have their outline; leaves and petals one by one would be crumbs
  foliage: 9,
};

/** Lines where colours meet: whole outlines of whatever is painted, in however many layers. */
export function traceEdges(
  pixels: Uint8ClampedArray,
  { index, layers }: LayerMap,
  width: number,
  height: number,
  reach: number,
): Plane {
  const focal = focalLayers({ index, layers });
  const parted = Float32Array.from(layers, ({ region }, layer) => (focal[layer] ? 0.09 : partedAt[region]));
  const line = new Float32Array(index.length);
  const [across, down] = [reach * 4, reach * width * 4];
  for (let y = reach; y < height - reach; y++) {
    for (let x = reach; x < width - reach; x++) {
      const pixel = y * width + x;
      const least = parted[index[pixel] as number] as number;
      if (least > 1) continue;
      const at = pixel * 4;
      let difference = 0;
      for (const step of [across, down]) {
        const [before, after] = [at - step, at + step];
        const own =
          Math.abs((pixels[before] as number) - (pixels[after] as number)) * 0.3 +
          Math.abs((pixels[before + 1] as number) - (pixels[after + 1] as number)) * 0.45 +
          Math.abs((pixels[before + 2] as number) - (pixels[after + 2] as number)) * 0.25;
        if (own > difference) difference = own;
      }
      const ink = (difference / 255 - least) * 16;
      if (ink > 0) line[pixel] = ink > 1 ? 1 : ink;
    }
  }
  return line;
}

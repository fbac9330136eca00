import { gaussianBlur, type Plane } from '../../../../pixels/blur.js';
import { lightnessPlane, mapPlanes, blankPlanes, type ColourPlanes } from './planes.js';

const SECTORS = 8;

/**
 * A painter's simplification: every pixel takes the mean of those of its eight neighbourhoods that vary least, so that
 * areas become even and edges stay. The neighbourhoods are read from one blurred copy at eight offsets, which costs the
 * same for every radius.
 */
export function kuwahara(planes: ColourPlanes, radius: number, sharpness = 8): ColourPlanes {
  const { width, height } = planes;
  if (radius < 1) return planes;
  const sigma = Math.max(0.8, radius * 0.45);
  const light = lightnessPlane(planes);
  const squares = new Float32Array(light.length);
  for (let pixel = 0; pixel < squares.length; pixel += 1) squares[pixel] = light[pixel]! * light[pixel]!;
  const blur = (plane: Plane) => gaussianBlur(plane, width, height, sigma);
  const means = mapPlanes(planes, blur);
  const meanLight = lightnessPlane(means);
  const weights = blur(squares);
  for (let pixel = 0; pixel < weights.length; pixel += 1) {
    const variance = Math.max(0, weights[pixel]! - meanLight[pixel]! * meanLight[pixel]!);
    // (1 + k·sd)^-2·sharpness/2 without a power function per sector
    const steady = 1 / (1 + 90 * Math.sqrt(variance));
    weights[pixel] = sharpness >= 8 ? steady ** 8 : steady ** sharpness;
  }
  const result = blankPlanes(width, height);
  const offsets = Array.from({ length: SECTORS }, (_, sector) => {
    const angle = (sector / SECTORS) * Math.PI * 2 + Math.PI / 8;
    return [Math.round(Math.cos(angle) * radius * 0.8), Math.round(Math.sin(angle) * radius * 0.8)] as const;
  });
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let red = 0;
      let green = 0;
      let blue = 0;
      let total = 0;
      for (let sector = 0; sector < SECTORS; sector += 1) {
        const offset = offsets[sector]!;
        const fromX = x + offset[0];
        const fromY = y + offset[1];
        const column = fromX < 0 ? 0 : fromX >= width ? width - 1 : fromX;
        const row = fromY < 0 ? 0 : fromY >= height ? height - 1 : fromY;
        const at = row * width + column;
        const weight = weights[at]! + 1e-12;
        red += means.red[at]! * weight;
        green += means.green[at]! * weight;
        blue += means.blue[at]! * weight;
        total += weight;
      }
      const pixel = y * width + x;
      result.red[pixel] = red / total;
      result.green[pixel] = green / total;
      result.blue[pixel] = blue / total;
    }
  }
  return result;
}

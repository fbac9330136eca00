import { enlargePlane, gaussianBlur, type Plane } from '@easel/raster';
import { blankPlanes, halved, lightnessPlane, mapPlanes, type ColourPlanes } from './colour-planes.js';

const SECTORS = 8;

/**
 * A painter's simplification: every pixel takes the mean of those of its eight neighbourhoods that vary least, so that
 * areas become even and edges stay. The neighbourhoods are read from one blurred copy at eight offsets, which costs the
 * same for every radius.
 */
export function kuwahara(planes: ColourPlanes, radius: number): ColourPlanes {
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
    const steady = 1 / (1 + 90 * Math.sqrt(variance));
    const square = steady * steady;
    weights[pixel] = square * square * square * square;
  }
  // Colour and weight side by side: each of the eight looks touches one place in memory, not four.
  const samples = new Float32Array(width * height * 4);
  for (let pixel = 0, at = 0; pixel < weights.length; pixel += 1, at += 4) {
    const weight = weights[pixel]! + 1e-12;
    samples[at] = means.red[pixel]! * weight;
    samples[at + 1] = means.green[pixel]! * weight;
    samples[at + 2] = means.blue[pixel]! * weight;
    samples[at + 3] = weight;
  }
  const result = blankPlanes(width, height);
  const reach = radius * 0.8;
  const offsets = Array.from({ length: SECTORS }, (_, sector) => {
    const angle = (sector / SECTORS) * Math.PI * 2 + Math.PI / 8;
    return [Math.round(Math.cos(angle) * reach), Math.round(Math.sin(angle) * reach)] as const;
  });
  const columns = offsets.map(([x]) => x);
  const rows = new Int32Array(SECTORS);
  for (let y = 0; y < height; y += 1) {
    offsets.forEach(([, offset], sector) => (rows[sector] = Math.min(height - 1, Math.max(0, y + offset)) * width));
    for (let x = 0; x < width; x += 1) {
      let red = 0;
      let green = 0;
      let blue = 0;
      let total = 0;
      for (let sector = 0; sector < SECTORS; sector += 1) {
        const from = x + columns[sector]!;
        const at = (rows[sector]! + (from < 0 ? 0 : from >= width ? width - 1 : from)) << 2;
        red += samples[at]!;
        green += samples[at + 1]!;
        blue += samples[at + 2]!;
        total += samples[at + 3]!;
      }
      const pixel = y * width + x;
      const scale = 1 / total;
      result.red[pixel] = red * scale;
      result.green[pixel] = green * scale;
      result.blue[pixel] = blue * scale;
    }
  }
  return result;
}

/** The same for broad simplifications, at half the size: a quarter of the work, and softer edges. */
export function broadKuwahara(planes: ColourPlanes, radius: number): ColourPlanes {
  const { width, height } = planes;
  const small = kuwahara(halved(planes), radius / 2);
  const full = (plane: Plane) => enlargePlane(plane, small.width, small.height, width, height);
  return { width, height, red: full(small.red), green: full(small.green), blue: full(small.blue) };
}

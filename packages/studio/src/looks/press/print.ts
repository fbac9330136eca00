import type { Rgb } from '../../paint/kit/colour.js';
import type { LayerMap, Region } from '../../paint/painting.js';
import type { Finish } from '../look.js';
import { smoothStep } from '../../raster/plane.js';
import type { Plane } from '../../raster/plane.js';

/** Groups of regions that one spot colour can be printed on. */
const groupOf: Record<Region, number> = {
  subject: 0,
  lettering: 0,
  building: 1,
  light: 2,
  sky: 3,
  cloud: 3,
  water: 4,
  foliage: 5,
  land: 6,
  far: 7,
  wall: 7,
  shadow: -1,
  weather: -1,
};
const GROUPS = 8;
const white: Rgb = [255, 255, 255];
/** What is coloured first when nothing speaks for a region. */
const favour = [1, 0.62, 0.6, 0.55, 0.35, 0.4, 0.3, 0.2];

/**
 * Prints ink on paper. Without hints in the request every pixel is a grey; with them each becomes a spot colour
 * under the ink, printed on the regions that fit it, so that every pixel is a grey or a tint of one hint.
 */
export function printInk({ scene, pixels }: Finish, map: LayerMap, ink: Plane): Uint8ClampedArray {
  const result = new Uint8ClampedArray(pixels.length);
  // colours that only the prompt speaks of do not make a black-and-white print coloured: the request's own hints do
  const spots = scene.hints.slice(0, scene.hints.length - scene.brief.colours.length);
  if (spots.length === 0) {
    // one write a pixel: red, green and blue are the same byte whatever the order
    const words = new Uint32Array(result.buffer);
    for (let pixel = 0; pixel < ink.length; pixel++) {
      const grey = 255 - ((Math.min(1, Math.max(0, ink[pixel] as number)) * 255 + 0.5) | 0);
      words[pixel] = 0xff000000 | (grey * 0x010101);
    }
    return result;
  }
  const plates = choosePlates(spots, pixels, map);
  for (let pixel = 0, byte = 0; pixel < ink.length; pixel++, byte += 4) {
    const paper = 1 - Math.min(1, Math.max(0, ink[pixel] as number));
    const plate = plates[map.index[pixel] as number] ?? white;
    // the lights of a printed colour stay nearly paper, so that its shapes still model
    const light =
      ((pixels[byte] as number) * 77 + (pixels[byte + 1] as number) * 150 + (pixels[byte + 2] as number) * 29) / 65280;
    const tone = (0.14 + 0.86 * smoothStep(0.04, 0.5, 1 - light)) * paper;
    result[byte] = 255 * paper - (255 - plate[0]) * tone;
    result[byte + 1] = 255 * paper - (255 - plate[1]) * tone;
    result[byte + 2] = 255 * paper - (255 - plate[2]) * tone;
    result[byte + 3] = 255;
  }
  return result;
}

/** For every layer the hint it is printed in, if any. */
function choosePlates(hints: readonly Rgb[], pixels: Uint8ClampedArray, map: LayerMap): (Rgb | undefined)[] {
  const sums = new Float64Array(GROUPS * 4);
  const groups = Int8Array.from(map.layers, (layer) => groupOf[layer.region]);
  for (let pixel = 0; pixel < map.index.length; pixel += 7) {
    const group = groups[map.index[pixel] as number] as number;
    if (group < 0) continue;
    for (let channel = 0; channel < 3; channel++) {
      sums[group * 4 + channel] = (sums[group * 4 + channel] as number) + (pixels[pixel * 4 + channel] as number);
    }
    sums[group * 4 + 3] = (sums[group * 4 + 3] as number) + 1;
  }
  const total = map.index.length / 7;
  const chosen = new Map<number, Rgb>();
  for (const hint of hints.slice(0, GROUPS)) {
    let best = -1;
    let bestScore = 0;
    for (let group = 0; group < GROUPS; group++) {
      const count = sums[group * 4 + 3] as number;
      if (count < total * 0.002 || chosen.has(group)) continue;
      const score = (favour[group] as number) + 0.8 * likeness(hint, sums, group, count);
      if (score > bestScore) {
        best = group;
        bestScore = score;
      }
    }
    if (best < 0) break;
    chosen.set(best, hint);
  }
  return map.layers.map((layer) => chosen.get(groupOf[layer.region]));
}

/** −1 to 1: whether a group's mean colour leans to the same hue as the hint. */
function likeness(hint: Rgb, sums: Float64Array, group: number, count: number): number {
  const mean = [0, 1, 2].map((channel) => (sums[group * 4 + channel] as number) / count);
  const lean = (colour: readonly number[]): [number, number] => {
    const [red = 0, green = 0, blue = 0] = colour;
    const x = red - (green + blue) / 2;
    const y = ((green - blue) * Math.sqrt(3)) / 2;
    const length = Math.hypot(x, y);
    return length < 1 ? [0, 0] : [x / Math.max(length, 24), y / Math.max(length, 24)];
  };
  const [x, y] = lean(hint);
  const [otherX, otherY] = lean(mean);
  return x * otherX + y * otherY;
}

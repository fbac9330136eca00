import { mainItems } from '../../scene/main-items.js';
import type { Finish } from '../look.js';
import type { LayerMap, Region } from '../../paint/painting.js';
import type { Scene } from '../../scene/scene.js';
import { blurColour, copyField, createRowReader, divide, fillGaps, shrinkColour } from './colour-field.js';
import type { ColourField, RowReader } from './colour-field.js';
import { blurred } from '../../raster/plane.js';
import type { Plane } from '../../raster/plane.js';

const FACTOR = 4;

/**
 * Blurs what is out of focus, in place. `aperture` 0 (everything sharp) to 1 (wide open). What is in focus does not
 * bleed into the blur around it.
 */
export function focus({ painting, pixels, scene }: Finish, aperture: number): void {
  const { map, width, height } = painting;
  if (!map || aperture <= 0) return;
  const focused = mainDepth(scene) ?? focalDepth(map);
  const blurOf = Float32Array.from(map.layers, ({ region, depth }) => {
    if (region === 'lettering') return 0;
    const away = Math.max(0, Math.abs(depth - focused) - 0.07) * (depth < focused ? 2.2 : 1.5);
    // stars and lit windows must survive the night
    const most = region === 'light' || (region === 'sky' && scene.time === 'night') ? 0.3 : 1;
    return Math.min(most, away * aperture);
  });
  if (!blurOf.some((blur) => blur > 0.05)) return;
  const ground = Uint8Array.from(map.layers, ({ region }) => (groundRegions.has(region) ? 1 : 0));
  const foot = footOf(scene);
  const side = Math.min(width, height);
  const soft = Uint8Array.from(blurOf, (blur) => (blur > 0.04 ? 1 : 0));
  const weight = new Uint8Array(map.index.length);
  for (let pixel = 0; pixel < weight.length; pixel++) weight[pixel] = soft[map.index[pixel] as number] as number;
  const field = shrinkColour(pixels, width, height, FACTOR, weight);
  const slight = spread({ ...copyField(field), share: field.share.slice() }, width, side * 0.0028);
  const strong = spread(field, width, side * 0.011);
  // of each layer in the row: how much of the slight blur shows, and over it of the strong one
  const slightly = new Float64Array(blurOf.length);
  const strongly = new Float64Array(blurOf.length);
  for (let y = 0; y < height; y++) {
    // ground runs through all depths: it is sharp where the subjects stand on it
    const onGround = foot === undefined ? 1 : Math.min(1, Math.max(0, Math.abs(y - foot) / height - 0.06) * 2.2);
    for (let layer = 0; layer < blurOf.length; layer++) {
      const blur = (blurOf[layer] as number) * (ground[layer] ? onGround : 1);
      slightly[layer] = blur < 0.04 ? 0 : Math.min(1, blur * 3);
      strongly[layer] = Math.max(0, (blur - 0.33) * 1.5);
    }
    // what no pixel of the row asks for is not read
    let near: Float32Array | undefined;
    let far: Float32Array | undefined;
    for (let x = 0, pixel = y * width, byte = pixel * 4, place = 0; x < width; x++, pixel++, byte += 4, place += 3) {
      const layer = map.index[pixel] as number;
      const first = slightly[layer] as number;
      if (first === 0) continue;
      near ??= slight.read(y);
      const nearRed = near[place] as number;
      const nearGreen = near[place + 1] as number;
      const nearBlue = near[place + 2] as number;
      if (nearRed + nearGreen + nearBlue < 1) continue;
      let red = pixels[byte] as number;
      let green = pixels[byte + 1] as number;
      let blue = pixels[byte + 2] as number;
      red += (nearRed - red) * first;
      green += (nearGreen - green) * first;
      blue += (nearBlue - blue) * first;
      const second = strongly[layer] as number;
      if (second > 0) {
        far ??= strong.read(y);
        red += ((far[place] as number) - red) * second;
        green += ((far[place + 1] as number) - green) * second;
        blue += ((far[place + 2] as number) - blue) * second;
      }
      pixels[byte] = red;
      pixels[byte + 1] = green;
      pixels[byte + 2] = blue;
    }
  }
}

const groundRegions: ReadonlySet<Region> = new Set<Region>(['land', 'water', 'shadow']);

/** Where the subjects stand, as a row of the picture. */
function footOf(scene: Scene): number | undefined {
  const standing = scene.items.filter((item) => item.subject !== undefined && item.standsOn !== 'nothing');
  if (standing.length === 0) return undefined;
  return standing.reduce((sum, item) => sum + item.y, 0) / standing.length;
}

/** Blurs colours and their weights alike, so that what was left out does not darken its surroundings. */
function spread(field: ColourField & { readonly share: Plane }, width: number, sigma: number): RowReader {
  blurColour(field, sigma);
  blurred(field.share, field.width, field.height, sigma / FACTOR);
  divide(field);
  fillGaps(field);
  return createRowReader(field, width);
}

/** How far away what the picture is about stands. */
function mainDepth(scene: Scene): number | undefined {
  const main = mainItems(scene);
  return main.length === 0 ? undefined : main.reduce((sum, { depth }) => sum + depth, 0) / main.length;
}

/** The depth of the subjects, weighted by how much of the picture they take; the middle distance where there are none. */
function focalDepth(map: LayerMap): number {
  const counts = new Float64Array(map.layers.length);
  for (let pixel = 0; pixel < map.index.length; pixel += 17) {
    const layer = map.index[pixel] as number;
    counts[layer] = (counts[layer] as number) + 1;
  }
  let sum = 0;
  let weight = 0;
  map.layers.forEach(({ region, depth }, number) => {
    if (region !== 'subject' && region !== 'building') return;
    const count = Math.sqrt(counts[number] as number) * (region === 'subject' ? 3 : 1);
    sum += depth * count;
    weight += count;
  });
  return weight > 0 ? sum / weight : 0.35;
}

import type { LayerMap } from '../paint/painting.js';
import type { Finish, Look } from './look.js';
import { blurred, brightness, smoothStep, sizeOf, unitOf } from '../raster/plane.js';
import type { Plane } from '../raster/plane.js';
import { paperTile, tileAt } from '../raster/texture.js';
import { focalLayers, layersOf } from './press/tone.js';

/** Tones within one layer are cut from this many papers. */
const PAPERS = 5;
/** The shadow is felt out in this many steps away from the light. */
const SHADOW_STEPS = 7;

/** Layers of coloured paper, each with its fibre, its cut edge and its shadow on the one below. */
export const paperCut: Look = {
  name: 'paper-cut',
  ink: false,
  sharp: true,
  mapped: true,
  finish(finish) {
    const { scene, painting, pixels } = finish;
    const { width, height } = painting;
    const map = layersOf(finish);
    const unit = unitOf(width, height);
    const sheets = cutSheets(finish, map);
    const focal = focalLayers(map);
    const { light } = scene.atmosphere;
    const away = light.side >= 0 ? -1 : 1;
    const reach = Math.max(2, 11 * unit);
    const shadow = castShadows(sheets.height, width, height, away, reach);
    const paper = paperTile();
    const step = Math.min(1, 1 / Math.max(0.5, unit));
    const edgeX = away * Math.max(1, Math.round(1.3 * unit));
    const edgeY = Math.max(1, Math.round(1.3 * unit));
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const pixel = y * width + x;
        const sheet = sheets.height[pixel] as number;
        const byte = pixel * 4;
        const colour = (sheets.colourOf[pixel] as number) * 3;
        // each sheet has its own piece of the paper's grain
        const fibre = tileAt(paper, ((x * step) | 0) + sheet * 37, ((y * step) | 0) + sheet * 91) * 0.018;
        const litX = Math.min(width - 1, Math.max(0, x - edgeX));
        const litY = Math.max(0, y - edgeY);
        const edge = (sheets.height[litY * width + litX] as number) < sheet ? 0.09 : 0;
        const red = sheets.colours[colour] as number;
        const green = sheets.colours[colour + 1] as number;
        const blue = sheets.colours[colour + 2] as number;
        const offRed = (pixels[byte] as number) - red;
        const offGreen = (pixels[byte + 1] as number) - green;
        const offBlue = (pixels[byte + 2] as number) - blue;
        // what is clearly of another colour than its sheet is a piece of its own, pasted on
        const off = Math.abs(offRed) + Math.abs(offGreen) + Math.abs(offBlue);
        const own = focal[map.index[pixel] as number] ? smoothStep(9, 24, off) : smoothStep(34, 62, off);
        const shade = (1 - (shadow[pixel] as number)) * (1 + fibre + edge);
        pixels[byte] = (red + offRed * own) * shade;
        pixels[byte + 1] = (green + offGreen * own) * shade;
        pixels[byte + 2] = (blue + offBlue * own) * (shade + (1 - shade) * 0.12);
      }
    }
    return pixels;
  },
};

interface Sheets {
  /** Which sheet lies on top at each pixel; higher numbers lie above lower ones. */
  readonly height: Uint16Array;
  /** Which colour it has: an index into `colours`, three values each. */
  readonly colourOf: Uint16Array;
  readonly colours: Float32Array;
}

/** Cuts every layer into papers of even colour by its tones. */
function cutSheets({ painting, pixels }: Finish, map: LayerMap): Sheets {
  const { width, height } = painting;
  const light = evened(brightness(pixels), width, height);
  const count = map.layers.length * PAPERS;
  const lows = new Float32Array(map.layers.length).fill(1);
  const highs = new Float32Array(map.layers.length);
  for (let pixel = 0; pixel < light.length; pixel += 3) {
    const layer = map.index[pixel] as number;
    const value = light[pixel] as number;
    if (value < (lows[layer] as number)) lows[layer] = value;
    if (value > (highs[layer] as number)) highs[layer] = value;
  }
  const sheet = new Uint16Array(light.length);
  const colours = new Float32Array(count * 3);
  const members = new Float32Array(count);
  for (let pixel = 0; pixel < light.length; pixel++) {
    const layer = map.index[pixel] as number;
    const low = lows[layer] as number;
    const range = (highs[layer] as number) - low;
    // a layer of nearly one tone is one sheet; a wide range is cut into bands
    const bands = Math.min(PAPERS, 1 + Math.floor(range * 7));
    const band = Math.min(
      bands - 1,
      Math.max(0, Math.floor((((light[pixel] as number) - low) / (range || 1)) * bands)),
    );
    const number = layer * PAPERS + band;
    sheet[pixel] = number;
    const byte = pixel * 4;
    colours[number * 3] = (colours[number * 3] as number) + (pixels[byte] as number);
    colours[number * 3 + 1] = (colours[number * 3 + 1] as number) + (pixels[byte + 1] as number);
    colours[number * 3 + 2] = (colours[number * 3 + 2] as number) + (pixels[byte + 2] as number);
    members[number] = (members[number] as number) + 1;
  }
  for (let number = 0; number < count; number++) {
    const share = 1 / Math.max(1, members[number] as number);
    const [red, green, blue] = [0, 1, 2].map((channel) => (colours[number * 3 + channel] as number) * share) as [
      number,
      number,
      number,
    ];
    const grey = (red + green + blue) / 3;
    // dyed paper is cleaner in colour than paint
    colours[number * 3] = Math.min(255, grey + (red - grey) * 1.18 + 4);
    colours[number * 3 + 1] = Math.min(255, grey + (green - grey) * 1.18 + 3);
    colours[number * 3 + 2] = Math.min(255, grey + (blue - grey) * 1.18);
  }
  return { height: sheet, colourOf: sheet, colours };
}

/** Small texture makes ragged confetti, not sheets. */
function evened(light: Plane, width: number, height: number): Plane {
  return blurred(light, width, height, Math.max(0.9, Math.min(width, height) * 0.0022));
}

/** How dark the shadow of the sheets above is at each pixel, 0 to about 0.5. */
function castShadows(heights: Uint16Array, width: number, height: number, away: number, reach: number): Plane {
  const factor = Math.min(width, height) >= 384 ? 2 : 1;
  const size = sizeOf(width, height, factor);
  const soft = new Float32Array(size.width * size.height);
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const fromX = Math.min(width - 1, x * factor);
      const fromY = Math.min(height - 1, y * factor);
      const own = heights[fromY * width + fromX] as number;
      let dark = 0;
      for (let step = 1; step <= SHADOW_STEPS; step++) {
        const distance = (step / SHADOW_STEPS) * reach;
        const atX = Math.round(fromX - away * distance * 0.75);
        const atY = Math.round(fromY - distance);
        if (atX < 0 || atY < 0 || atX >= width) break;
        const above = heights[atY * width + atX] as number;
        if (above <= own) continue;
        // paper of the same layer lies close; another layer stands off and casts further
        const sameLayer = Math.floor(above / PAPERS) === Math.floor(own / PAPERS);
        if (sameLayer && step > SHADOW_STEPS * 0.45) continue;
        dark = Math.max(dark, (sameLayer ? 0.26 : 0.5) * (1 - (step - 1) / SHADOW_STEPS));
      }
      soft[y * size.width + x] = dark;
    }
  }
  const sheets = new Float32Array(width * height);
  blurred(soft, size.width, size.height, Math.max(0.8, (reach * 0.16) / factor));
  for (let y = 0, pixel = 0; y < height; y++) {
    const row = Math.floor(y / factor) * size.width;
    for (let x = 0; x < width; x++, pixel++) sheets[pixel] = soft[row + Math.floor(x / factor)] as number;
  }
  return sheets;
}

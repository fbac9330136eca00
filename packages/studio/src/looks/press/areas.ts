import type { LayerMap, Region } from '../../paint/painting.js';
import type { Finish } from '../look.js';
import { focalLayers } from './tone.js';

/** Regions that are one area whatever their colours: air has no forms to outline. */
const formless: ReadonlySet<Region> = new Set<Region>(['sky', 'light', 'weather', 'shadow']);

/** How much of a difference of colour counts: fields and waves are one area each in many tones. */
const toldApart: Partial<Record<Region, number>> = {
  land: 0.3,
  water: 0.3,
  far: 0.5,
  wall: 0.6,
  cloud: 0.5,
  foliage: 0.8,
};

export interface Areas {
  /** They are found on a grid so much coarser than the picture: fur and grain are no forms. */
  readonly factor: number;
  readonly width: number;
  readonly height: number;
  /** The area of each cell of the grid: the number of one of its cells. */
  readonly of: Int32Array;
  /** How many cells an area has, by its number. */
  readonly size: Int32Array;
  /** The layer of each cell. */
  readonly layer: Uint8Array;
}
/** Cells along the shorter side of the grid, about. */
const GRID = 560;

/** How far colours may drift within an area: larger areas are joined only by what differs less. */
const DRIFT = 1400;

/**
 * Parts a picture into areas of like colour, as somebody would who outlines it to be coloured in: neighbours are joined
 * the nearest colours first, so that soft shading stays in one area and an edge parts two. What is smaller than `least`
 * cells goes to its neighbour, of scenery eight times as much. (Felzenszwalb and Huttenlocher's grouping.)
 */
export function partIntoAreas({ painting, pixels: fine }: Finish, map: LayerMap, least: number): Areas {
  const factor = Math.max(1, Math.round(Math.min(painting.width, painting.height) / GRID));
  const [width, height] = [Math.floor(painting.width / factor), Math.floor(painting.height / factor)];
  const count = width * height;
  const { pixels, index } = pooled(fine, map.index, painting.width, width, height, factor);
  const focal = focalLayers(map);
  const shapeless = Uint8Array.from(map.layers, ({ region }) => (formless.has(region) ? 1 : 0));
  const counts = Float32Array.from(map.layers, ({ region }) => toldApart[region] ?? 1);
  const shade = Uint8Array.from(map.layers, ({ region }) => (region === 'shadow' ? 1 : 0));
  const step = (one: number, other: number): number => {
    const [here, there] = [index[one] as number, index[other] as number];
    if (here !== there) {
      if (shapeless[here] && shapeless[there]) return 0;
      // a shadow belongs to the ground that it falls on
      if ((shade[here] && !focal[there]) || (shade[there] && !focal[here])) return 0;
      return 255;
    }
    if (shapeless[here]) return 0;
    const [a, b] = [one * 4, other * 4];
    const difference = Math.max(
      Math.abs((pixels[a] as number) - (pixels[b] as number)),
      Math.abs((pixels[a + 1] as number) - (pixels[b + 1] as number)),
      Math.abs((pixels[a + 2] as number) - (pixels[b + 2] as number)),
    );
    return Math.min(255, Math.round(difference * (counts[here] as number)));
  };
  const edges = sortEdges(step, width, height);
  const of = Int32Array.from({ length: count }, (_, pixel) => pixel);
  const size = new Int32Array(count).fill(1);
  const drift = new Float32Array(count);
  const areaOf = (pixel: number): number => {
    let root = pixel;
    while (of[root] !== root) {
      of[root] = of[of[root] as number] as number;
      root = of[root] as number;
    }
    return root;
  };
  const join = (one: number, other: number, difference: number): void => {
    const [large, small] = (size[one] as number) >= (size[other] as number) ? [one, other] : [other, one];
    of[small] = large;
    size[large] = (size[large] as number) + (size[small] as number);
    drift[large] = difference;
  };
  for (const edge of edges.order) {
    const pixel = edge >> 1;
    const [one, other] = [areaOf(pixel), areaOf(edge & 1 ? pixel + width : pixel + 1)];
    if (one === other) continue;
    const difference = edges.differences[edge] as number;
    const allowed = Math.min(
      (drift[one] as number) + DRIFT / (size[one] as number),
      (drift[other] as number) + DRIFT / (size[other] as number),
    );
    if (difference <= allowed) join(one, other, difference);
  }
  // eyes and buttons are kept, petals far off are not
  const isCrumb = (area: number): boolean =>
    (size[area] as number) < (focal[index[area] as number] ? least : least * 8);
  for (const edge of edges.order) {
    const pixel = edge >> 1;
    const [one, other] = [areaOf(pixel), areaOf(edge & 1 ? pixel + width : pixel + 1)];
    if (one !== other && (isCrumb(one) || isCrumb(other))) join(one, other, edges.differences[edge] as number);
  }
  for (let pixel = 0; pixel < count; pixel++) of[pixel] = areaOf(pixel);
  return { factor, width, height, of, size, layer: index };
}

/** The mean colour of every cell, and the layer at its middle. */
function pooled(
  fine: Uint8ClampedArray,
  layers: Uint8Array,
  fineWidth: number,
  width: number,
  height: number,
  factor: number,
): { readonly pixels: Float32Array; readonly index: Uint8Array } {
  const pixels = new Float32Array(width * height * 4);
  const index = new Uint8Array(width * height);
  const share = 1 / (factor * factor);
  for (let y = 0, cell = 0; y < height; y++) {
    for (let x = 0; x < width; x++, cell++) {
      const corner = y * factor * fineWidth + x * factor;
      index[cell] = layers[corner + (factor >> 1) * (fineWidth + 1)] as number;
      for (let row = 0; row < factor; row++)
        for (let column = 0; column < factor; column++) {
          const from = (corner + row * fineWidth + column) * 4;
          for (let channel = 0; channel < 3; channel++)
            pixels[cell * 4 + channel] =
              (pixels[cell * 4 + channel] as number) + (fine[from + channel] as number) * share;
        }
    }
  }
  return { pixels, index };
}

interface Edges {
  /** Twice the number of a pixel, and one more for the edge below it: the weakest first. */
  readonly order: Int32Array;
  readonly differences: Uint8Array;
}

function sortEdges(step: (one: number, other: number) => number, width: number, height: number): Edges {
  const differences = new Uint8Array(width * height * 2);
  const starts = new Int32Array(257);
  const isEdge = (edge: number): boolean => {
    const pixel = edge >> 1;
    return edge & 1 ? pixel + width < width * height : (pixel + 1) % width !== 0;
  };
  for (let edge = 0; edge < differences.length; edge++) {
    if (!isEdge(edge)) continue;
    const pixel = edge >> 1;
    const difference = step(pixel, edge & 1 ? pixel + width : pixel + 1);
    differences[edge] = difference;
    starts[difference + 1] = (starts[difference + 1] as number) + 1;
  }
  for (let value = 1; value < 257; value++) starts[value] = (starts[value] as number) + (starts[value - 1] as number);
  const order = new Int32Array(starts[256] as number);
  for (let edge = 0; edge < differences.length; edge++) {
    if (!isEdge(edge)) continue;
    const difference = differences[edge] as number;
    order[starts[difference] as number] = edge;
    starts[difference] = (starts[difference] as number) + 1;
  }
  return { order, differences };
}

import { createCanvas } from '@napi-rs/canvas';
import type { Random } from '../paint/kit/random.js';
import type { LookName } from '../language/brief.js';
import type { FacePrint, Finish, Look } from './look.js';
import { triangulate } from '../raster/delaunay.js';
import { brightness, shrink, sizeOf } from '../raster/plane.js';
import { paperTile, tileAt } from '../raster/texture.js';
import { opaque } from './press/cut-out.js';
import { setOff } from './press/set-off.js';
import { focalLayers, heroLayers, layersOf, softShares } from './press/tone.js';

interface Facets {
  /** How much coarser than usual, from 1. */
  readonly coarse: number;
  /** How much the light changes from facet to facet, of 255. */
  readonly lit: number;
  /** Folds show as light lines, on paper with a tooth. */
  readonly folded?: true;
  /** How small faces are printed again. */
  readonly faces?: FacePrint;
}

/** Facets: triangles that are small along edges and large in calm places, each of one colour. */
function createFacets(name: LookName, { coarse, lit, folded, faces }: Facets): Look {
  return {
    name,
    ink: false,
    sharp: true,
    mapped: 'things',
    ...(faces && { faces }),
    finish(finish) {
      const { painting, pixels } = finish;
      const flat = folded ? layFlat(finish) : undefined;
      const map = layersOf(finish);
      const heroes = heroLayers(map);
      setOff(pixels, map, heroes, painting.width, painting.height);
      const drawn = pixels.slice();
      const faceted = facet(finish, coarse, lit, flat);
      return painting.map ? drawnIn(faceted, drawn, softShares(map, heroes, painting.width, painting.height)) : faceted;
    },
  };
}

export const lowPoly = createFacets('low-poly', { coarse: 1, lit: 3.5, faces: { calm: 0.6 } });

/** Folded paper: few large facets with light creases, each turned to the light in its own way. */
export const origami = createFacets('origami', { coarse: 0.95, lit: 19, folded: true, faces: { calm: 0.6 } });

/** How much of the drawing itself is seen on the facets of a thing: a thin leg or an eye is smaller than one. */
const DRAWN = 0.4;

function drawnIn(faceted: Uint8ClampedArray, drawn: Uint8ClampedArray, about: ArrayLike<number>): Uint8ClampedArray {
  for (let pixel = 0, byte = 0; byte < faceted.length; pixel++, byte += 4) {
    const share = DRAWN * (about[pixel] as number);
    for (let channel = byte; channel < byte + 3; channel++)
      faceted[channel] = (faceted[channel] as number) * (1 - share) + (drawn[channel] as number) * share;
  }
  return faceted;
}

/** Only what the picture is about is folded: all behind it becomes plain paper. Tells for a place whether it is folded. */
function layFlat(finish: Finish): (x: number, y: number) => boolean {
  const { pixels, painting } = finish;
  const map = layersOf(finish);
  const focal = focalLayers(map);
  if (!focal.includes(1)) return () => true;
  const { index } = map;
  for (let pixel = 0, byte = 0; byte < pixels.length; pixel++, byte += 4) {
    if (focal[index[pixel] as number] === 1) continue;
    pixels[byte] = reds[pixels[byte] as number] as number;
    pixels[byte + 1] = greens[pixels[byte + 1] as number] as number;
    pixels[byte + 2] = blues[pixels[byte + 2] as number] as number;
  }
  return (x, y) => focal[map.index[Math.floor(y) * painting.width + Math.floor(x)] as number] === 1;
}

/** Few tones of pale paper, by the value of a channel. */
const paleTones = (least: number): Uint8ClampedArray =>
  Uint8ClampedArray.from({ length: 256 }, (_, value) => Math.round(value / 44) * 30 + least);
const [reds, greens, blues] = [paleTones(54), paleTones(50), paleTones(44)];

function facet(
  { scene, painting, pixels }: Finish,
  coarse: number,
  lit: number,
  folded: ((x: number, y: number) => boolean) | undefined,
): Uint8ClampedArray {
  const { width, height } = painting;
  // words must stay readable, so that a picture with lettering gets finer facets
  const worded = scene.brief.lettering.length > 0;
  const points = choosePoints(pixels, width, height, scene.detail, coarse, worded, scene.random.fork('low-poly'));
  const triangles = triangulate(points);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.lineWidth = folded ? Math.max(1, Math.min(width, height) * 0.0022) : 1;
  context.lineJoin = 'round';
  const random = scene.random.fork('facets');
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [triangles[at], triangles[at + 1], triangles[at + 2]] as [number, number, number];
    const ax = points[a * 2] as number;
    const ay = points[a * 2 + 1] as number;
    const bx = points[b * 2] as number;
    const by = points[b * 2 + 1] as number;
    const cx = points[c * 2] as number;
    const cy = points[c * 2 + 1] as number;
    const [x, y] = [Math.min(width - 1, (ax + bx + cx) / 3), Math.min(height - 1, (ay + by + cy) / 3)];
    const creased = folded?.(x, y) === true;
    const turned = random.around(lit) * (folded && !creased ? 0.3 : 1);
    context.fillStyle = facetColour(pixels, width, height, [ax, ay, bx, by, cx, cy], turned);
    context.strokeStyle = creased ? 'rgba(255,252,244,0.34)' : context.fillStyle;
    context.beginPath();
    context.moveTo(ax, ay);
    context.lineTo(bx, by);
    context.lineTo(cx, cy);
    context.closePath();
    context.fill();
    // the stroke closes the seams between the smooth edges of neighbours
    context.stroke();
  }
  const data = opaque(context);
  if (folded) layTooth(data, width, height);
  return data;
}

/** The tooth of paper, which lightens darks a little. */
function layTooth(data: Uint8ClampedArray, width: number, height: number): void {
  const tile = paperTile();
  for (let y = 0, byte = 0; y < height; y++) {
    for (let x = 0; x < width; x++, byte += 4) {
      const grain = tileAt(tile, x, y) * 4 + 12;
      data[byte] = (data[byte] as number) * 0.94 + grain;
      data[byte + 1] = (data[byte + 1] as number) * 0.94 + grain;
      data[byte + 2] = (data[byte + 2] as number) * 0.94 + grain;
    }
  }
}

type Corners = readonly [number, number, number, number, number, number];

/** The mean of some places inside the triangle, a little livelier and lit by chance like a facet. */
function facetColour(pixels: Uint8ClampedArray, width: number, height: number, corners: Corners, lift: number): string {
  const [ax, ay, bx, by, cx, cy] = corners;
  let [red, green, blue] = [0, 0, 0];
  for (let sample = 0; sample < 7; sample++) {
    // the middle, and places between it and the corners and edges
    const [u, v] = samples[sample] as readonly [number, number];
    const w = 1 - u - v;
    const x = Math.min(width - 1, Math.max(0, Math.floor(ax * u + bx * v + cx * w)));
    const y = Math.min(height - 1, Math.max(0, Math.floor(ay * u + by * v + cy * w)));
    const byte = (y * width + x) * 4;
    red += pixels[byte] as number;
    green += pixels[byte + 1] as number;
    blue += pixels[byte + 2] as number;
  }
  const grey = (red + green + blue) / 21;
  const lively = (value: number): number =>
    Math.min(255, Math.max(0, Math.round(grey + (value / 7 - grey) * 1.12 + lift)));
  return `rgb(${lively(red)},${lively(green)},${lively(blue)})`;
}

const samples: readonly (readonly [number, number])[] = [
  [1 / 3, 1 / 3],
  [0.6, 0.2],
  [0.2, 0.6],
  [0.2, 0.2],
  [0.45, 0.45],
  [0.45, 0.1],
  [0.1, 0.45],
];

/** Corners and border, then places in a local order, kept where the picture changes and rarely elsewhere. */
function choosePoints(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  detail: number,
  coarse: number,
  worded: boolean,
  random: Random,
): Float64Array {
  const factor = Math.max(1, Math.round(Math.min(width, height) / ((worded ? 420 : 215) / coarse)));
  const size = sizeOf(width, height, factor);
  const light = shrink(brightness(pixels), width, height, factor);
  const list: number[] = [];
  const side = Math.min(width, height);
  const border = side / 9;
  const columns = Math.ceil(width / border);
  const rows = Math.ceil(height / border);
  for (let column = 0; column <= columns; column++) {
    const x = (width * column) / columns;
    list.push(x, 0, x, height);
  }
  for (let row = 1; row < rows; row++) {
    const y = (height * row) / rows;
    list.push(0, y, width, y);
  }
  const step = worded ? 3 : Math.max(3, Math.round(5.6 - 1.6 * detail));
  for (let y = 1; y < size.height - 1; y += step) {
    for (let turn = 1; turn < size.width - 1; turn += step) {
      // to and fro, so that each point lies next to the one before
      const x = ((y - 1) / step) % 2 === 0 ? turn : size.width - 1 - turn;
      const spot = strongest(light, size.width, size.height, x, y, step);
      const chance = random.next();
      if (
        spot.slope > 0.055
          ? chance > Math.min(worded ? 1 : 0.8, 0.3 + spot.slope * 1.6)
          : chance > 0.02 + spot.slope * 0.8
      )
        continue;
      const jitter = spot.slope > 0.055 ? 0.3 : 1.5;
      list.push(
        Math.min(width - 1, Math.max(1, (spot.x + 0.5 + random.around(jitter)) * factor)),
        Math.min(height - 1, Math.max(1, (spot.y + 0.5 + random.around(jitter)) * factor)),
      );
    }
  }
  return Float64Array.from(list);
}

/** The place of the strongest change in a small block, so that points lie on the edges themselves. */
function strongest(light: Float32Array, width: number, height: number, left: number, top: number, step: number) {
  let best = { x: left, y: top, slope: -1 };
  for (let y = top; y < Math.min(height - 1, top + step); y++) {
    for (let x = left; x < Math.min(width - 1, left + step); x++) {
      const at = y * width + x;
      const slope =
        Math.abs((light[at + 1] as number) - (light[at - 1] as number)) +
        Math.abs((light[at + width] as number) - (light[at - width] as number));
      if (slope > best.slope) best = { x, y, slope };
    }
  }
  return best;
}

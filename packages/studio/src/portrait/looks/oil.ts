import { gaussianBlur, givePlanes, planeRows, shrinkPlane, takePlane, type Plane, type Rows } from '@easel/raster';
import { edgeFlow, smoothAlong, type EdgeFlow } from '../../raster/flow.js';
import { kuwahara, kuwaharaWithin, type Patch } from '../../raster/kuwahara.js';
import { grainPlane } from '../../raster/noise.js';
import {
  clamp01,
  enlarged,
  givePicture,
  halfPlanes,
  lightnessPlane,
  smoothStep,
  toPixels,
  toPlanes,
  type ColourPlanes,
  type Pixels,
} from '../../raster/colour-planes.js';
import { paintStrokes } from '../../raster/oil-strokes.js';
import { featureBox, featureMap, featureRows } from '../features.js';
import { darkGround } from './backdrops.js';
import type { PortraitLook } from './look.js';

/** Brush upon brush from broad to fine, the finest on the features; bristles catch the light. */
export const oil: PortraitLook = {
  name: 'oil',
  realistic: false,
  blur: 0.02,
  backdrop: darkGround,
  finish({ width, height, picture, matte, anatomy, random, words }) {
    const { unit } = anatomy;
    const gouache = /gouache|acrylic/.test(words);
    const half = halfPlanes(picture, width, height);
    enrich(half, gouache ? 1.16 : 1.1);
    const simple = kuwahara(half, Math.max(1, unit * 0.015));
    const light = lightnessPlane(simple);
    const flow = halfFlow(light, half.width, half.height, Math.max(1, unit * 0.0175));
    steadyFlow(flow, unit / 2);
    const features = featureMap(anatomy, width, height);
    const cover = shrinkPlane(matte, width, height, 2).plane;
    const everywhere = takePlane(light.length);
    const person = takePlane(light.length);
    const fine = takePlane(light.length);
    for (let pixel = 0; pixel < person.length; pixel += 1) {
      everywhere[pixel] = 1 - 0.9 * smoothStep(0.1, 0.35, features[pixel]!);
      person[pixel] = (0.22 + 0.78 * cover[pixel]!) * (1 - 0.75 * smoothStep(0.4, 0.8, features[pixel]!));
      fine[pixel] = clamp01(smoothStep(0.12, 0.35, features[pixel]!) + cover[pixel]! * 0.55 * flow.strength[pixel]!);
    }
    // Broad strokes show no edge that a picture of half the size would not.
    const ground = toPixels(simple);
    paintStrokes(
      ground,
      half.width,
      half.height,
      simple,
      { ...flow, shift: 0 },
      { size: Math.max(1, unit * 0.07), length: 5, variety: gouache ? 0.3 : 0.4, opacity: 0.9, density: everywhere },
      random.fork('broad'),
    );
    const laid = toPlanes(ground, half.width, half.height);
    const pixels = enlarged(laid, width, height);
    givePicture(laid);
    const layer = (
      colours: ColourPlanes,
      size: number,
      length: number,
      variety: number,
      opacity: number,
      density: Plane,
      name: string,
    ) =>
      paintStrokes(
        pixels,
        width,
        height,
        colours,
        flow,
        { size: Math.max(2, size), length, variety, opacity, density },
        random.fork(name),
      );
    layer(simple, unit * 0.075, 5, 0.22, 0.8, person, 'middle');
    // The features themselves are laid in from the picture, then worked over with the smallest brush.
    const exact = kuwaharaWithin(picture, width, height, featureBox(anatomy), Math.max(1, unit * 0.012));
    enrich(exact.planes, gouache ? 1.16 : 1.1);
    const featuresAt = (): Rows => featureRows(anatomy, width, height);
    blendPatch(pixels, width, exact, featuresAt(), 0.9);
    layer(half, unit * 0.026, 6, 0.2, 0.72, fine, 'fine');
    blendPatch(pixels, width, exact, featuresAt(), 0.5);
    const seed = random.fork('bristle').whole(1, 1e6);
    addBristles(pixels, width, height, flow, seed, unit, gouache ? 0.25 : 1, featuresAt());
    for (const planes of [half, simple]) givePicture(planes);
    givePlanes(light, features, cover, everywhere, person, fine);
    return pixels;
  },
};

/** How far bristles stand out. */
const RELIEF = 0.45;
/** Less direction than this is none: light that fades over a cheek, the unevenness of a wall. */
const [NO_DIRECTION, DIRECTION] = [0.03, 0.22];
/** How a painter's hand lies, from the lower left to the upper right, and how far it strays. */
const [SLANT, STRAY] = [-1.05, 0.3];

/**
 * Where the picture has no direction of its own, the painter's hand has one: strokes lie side by side instead of winding
 * around each speck. `unit` is that of the flow.
 */
export function steadyFlow({ along, strength, width, height }: EdgeFlow, unit: number): void {
  // How the hand lies at each place, from tables: this is asked for every pixel.
  const turns = Array.from({ length: TURNS }, (_, turn) => 2 * (SLANT + STRAY * ((2 * turn) / (TURNS - 1) - 1)));
  const [handX, handY] = [Float32Array.from(turns, Math.cos), Float32Array.from(turns, Math.sin)];
  const columns = Float32Array.from({ length: width }, (_, x) => (x / unit) * 0.8);
  const [sines, cosines] = [columns.map(Math.sin), columns.map(Math.cos)];
  for (let y = 0, pixel = 0; y < height; y += 1) {
    const drift = Math.sin((y / unit) * 0.9) * 1.4;
    const [rowCosine, rowSine] = [Math.cos(drift), Math.sin(drift)];
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const own = smoothStep(NO_DIRECTION, DIRECTION, strength[pixel]!);
      if (own === 1) continue;
      const stray = sines[x]! * rowCosine + cosines[x]! * rowSine;
      const turn = ((stray + 1) * 0.5 * (TURNS - 1) + 0.5) | 0;
      const [alongX, alongY] = [along[pixel * 2]!, along[pixel * 2 + 1]!];
      // A direction has no sign: of angles twice as large there is a mean.
      const twiceX = (alongX * alongX - alongY * alongY) * own + handX[turn]! * (1 - own);
      const twiceY = 2 * alongX * alongY * own + handY[turn]! * (1 - own);
      const cosine = twiceX / Math.max(1e-6, Math.sqrt(twiceX * twiceX + twiceY * twiceY));
      along[pixel * 2] = Math.sqrt(Math.max(0, (1 + cosine) / 2));
      along[pixel * 2 + 1] = Math.sqrt(Math.max(0, (1 - cosine) / 2)) * (twiceY < 0 ? -1 : 1);
    }
  }
}

/** Turns of the hand that are told apart. */
const TURNS = 256;

/** Flow for a picture twice the size of what it is read from. */
function halfFlow(light: Plane, width: number, height: number, sigma: number): EdgeFlow {
  return { ...edgeFlow(light, width, height, sigma, false), shift: 1 };
}

/** The relief of bristles along the strokes, in a light from the upper left. It is soft: half the size is enough. */
function addBristles(
  pixels: Pixels,
  width: number,
  height: number,
  flow: EdgeFlow,
  seed: number,
  unit: number,
  depth: number,
  featuresAt: Rows,
): void {
  const { width: across, height: down } = flow;
  const grains = grainPlane(across, down, seed);
  const soft = gaussianBlur(grains, across, down, Math.max(0.6, unit * 0.003));
  const relief = smoothAlong(soft, { ...flow, shift: 0 }, across, down, unit * 0.04);
  for (let y = 0, pixel = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1, pixel += 1) {
      const next = Math.min(down - 1, y + 1) * across + Math.min(across - 1, x + 1);
      soft[pixel] = (relief[pixel]! - relief[next]!) * RELIEF * depth;
    }
  }
  const bumpAt = planeRows(soft, across, down, width, height);
  for (let y = 0, at = 0; y < height; y += 1) {
    const [bump, features] = [bumpAt(y), featuresAt(y)];
    for (let x = 0; x < width; x += 1, at += 4) {
      const lit = 1 + bump[x]! * (1 - 0.85 * smoothStep(0.1, 0.6, features[x]!));
      pixels[at]! *= lit;
      pixels[at + 1]! *= lit;
      pixels[at + 2]! *= lit;
    }
  }
  givePlanes(grains, relief, soft);
}

/** Deeper colours, as pigment has them. */
function enrich({ red, green, blue }: ColourPlanes, factor: number): void {
  for (let pixel = 0; pixel < red.length; pixel += 1) {
    const light = 0.299 * red[pixel]! + 0.587 * green[pixel]! + 0.114 * blue[pixel]!;
    red[pixel] = clamp01(light + (red[pixel]! - light) * factor);
    green[pixel] = clamp01(light + (green[pixel]! - light) * factor);
    blue[pixel] = clamp01(light + (blue[pixel]! - light) * factor);
  }
}

/** Lays a patch into the picture, as far as each place matters. */
function blendPatch(pixels: Pixels, width: number, patch: Patch, featuresAt: Rows, most: number): void {
  const { red, green, blue } = patch.planes;
  for (let y = patch.top, from = 0; y < patch.bottom; y += 1) {
    const features = featuresAt(y);
    for (let x = patch.left, at = (y * width + x) * 4; x < patch.right; x += 1, from += 1, at += 4) {
      const share = features[x]! * most;
      pixels[at]! += (red[from]! * 255 - pixels[at]!) * share;
      pixels[at + 1]! += (green[from]! * 255 - pixels[at + 1]!) * share;
      pixels[at + 2]! += (blue[from]! * 255 - pixels[at + 2]!) * share;
    }
  }
}

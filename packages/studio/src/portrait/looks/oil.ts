import { gaussianBlur } from '@easel/raster';
import { canvasOf, pixelsOf } from '../../raster/canvas.js';
import { edgeFlow, smoothAlong } from '../../raster/flow.js';
import { broadKuwahara, kuwahara } from '../../raster/kuwahara.js';
import { speckle } from '../../raster/noise.js';
import { clamp01, lightnessPlane, smoothStep, toPixels, toPlanes } from '../../raster/colour-planes.js';
import { paintStrokes } from '../../raster/oil-strokes.js';
import { featureMap } from '../features.js';
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
    const source = toPlanes(picture, width, height);
    enrich(source.red, source.green, source.blue, gouache ? 1.16 : 1.1);
    const simple = kuwahara(source, Math.max(2, unit * 0.03));
    const light = lightnessPlane(simple);
    const flow = edgeFlow(light, width, height, Math.max(2, unit * 0.035));
    const features = featureMap(anatomy, width, height);
    const canvas = canvasOf(toPixels(broadKuwahara(source, Math.max(3, unit * 0.07))), width, height);
    const context = canvas.getContext('2d');
    const everywhere = new Float32Array(width * height);
    const person = new Float32Array(width * height);
    const fine = new Float32Array(width * height);
    for (let pixel = 0; pixel < person.length; pixel += 1) {
      everywhere[pixel] = 1 - 0.9 * smoothStep(0.1, 0.35, features[pixel]!);
      person[pixel] = (0.22 + 0.78 * matte[pixel]!) * (1 - 0.75 * smoothStep(0.4, 0.8, features[pixel]!));
      fine[pixel] = clamp01(smoothStep(0.12, 0.35, features[pixel]!) + matte[pixel]! * 0.55 * flow.strength[pixel]!);
    }
    const layer = (
      size: number,
      length: number,
      variety: number,
      opacity: number,
      density: Float32Array,
      name: string,
    ) =>
      paintStrokes(
        context,
        simple,
        flow,
        { size: Math.max(2, size), length, variety, opacity, density },
        random.fork(name),
      );
    layer(unit * 0.16, 7, gouache ? 0.6 : 1, 0.9, everywhere, 'broad');
    layer(unit * 0.075, 8, 0.75, 0.85, person, 'middle');
    // The features themselves are laid in from the picture, then worked over with the smallest brush.
    const exact = kuwahara(source, Math.max(1, unit * 0.012));
    blendInto(canvas, exact, features, 0.9);
    paintStrokes(
      context,
      exact,
      flow,
      { size: Math.max(2, unit * 0.026), length: 7, variety: 0.35, opacity: 0.78, density: fine },
      random.fork('fine'),
    );
    const painted = toPlanes(pixelsOf(canvas), width, height);
    blendPlanes(painted, exact, features, 0.34);

    const seed = random.fork('bristle').whole(1, 1e6);
    const bristles = new Float32Array(width * height);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) bristles[y * width + x] = speckle(x, y, seed);
    const relief = smoothAlong(
      gaussianBlur(bristles, width, height, Math.max(0.7, unit * 0.004)),
      flow,
      width,
      height,
      unit * 0.08,
    );
    const depth = gouache ? 0.25 : 1;
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const pixel = y * width + x;
        const next = Math.min(height - 1, y + 1) * width + Math.min(width - 1, x + 1);
        const bump = (relief[pixel]! - relief[next]!) * 2.1 * depth * (1 - 0.6 * features[pixel]!);
        painted.red[pixel] = clamp01(painted.red[pixel]! * (1 + bump));
        painted.green[pixel] = clamp01(painted.green[pixel]! * (1 + bump));
        painted.blue[pixel] = clamp01(painted.blue[pixel]! * (1 + bump));
      }
    }
    return toPixels(painted);
  },
};

/** Deeper colours, as pigment has them. */
function enrich(red: Float32Array, green: Float32Array, blue: Float32Array, factor: number): void {
  for (let pixel = 0; pixel < red.length; pixel += 1) {
    const light = 0.299 * red[pixel]! + 0.587 * green[pixel]! + 0.114 * blue[pixel]!;
    red[pixel] = clamp01(light + (red[pixel]! - light) * factor);
    green[pixel] = clamp01(light + (green[pixel]! - light) * factor);
    blue[pixel] = clamp01(light + (blue[pixel]! - light) * factor);
  }
}

function blendPlanes(
  target: ReturnType<typeof toPlanes>,
  source: ReturnType<typeof toPlanes>,
  share: Float32Array,
  most: number,
): void {
  for (const channel of ['red', 'green', 'blue'] as const) {
    for (let pixel = 0; pixel < share.length; pixel += 1) {
      target[channel][pixel]! += (source[channel][pixel]! - target[channel][pixel]!) * share[pixel]! * most;
    }
  }
}

function blendInto(
  canvas: ReturnType<typeof canvasOf>,
  source: ReturnType<typeof toPlanes>,
  share: Float32Array,
  most: number,
): void {
  const planes = toPlanes(pixelsOf(canvas), source.width, source.height);
  blendPlanes(planes, source, share, most);
  canvas.getContext('2d').drawImage(canvasOf(toPixels(planes), source.width, source.height), 0, 0);
}

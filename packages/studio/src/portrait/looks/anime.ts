import { createCanvas } from '@napi-rs/canvas';
import { gaussianRows, givePlanes } from '@easel/raster';
import { css, hex, lighten, type Rgb } from '../../paint/kit/colour.js';
import type { Context } from '../../paint/kit/shapes.js';
import { canvasOf, pixelsOf } from '../../raster/canvas.js';
import {
  clamp01,
  colourRows,
  givePicture,
  halfPlanes,
  lightnessPlane,
  smoothStep,
} from '../../raster/colour-planes.js';
import { inkLines } from '../../raster/ink-lines.js';
import { kuwahara } from '../../raster/kuwahara.js';
import { traceShapes } from '../../raster/trace.js';
import type { Anatomy } from '../anatomy.js';
import { featureMap, featureRows } from '../features.js';
import type { PlaceRequest, PortraitPlace } from '../place.js';
import { drawFeatures } from './drawn-features.js';
import { flatTones } from './flat-tones.js';
import { withLargeEyes } from './large-eyes.js';
import type { PortraitLook } from './look.js';

const SKIES: readonly (readonly [Rgb, Rgb])[] = (
  [
    ['#7cc3f2', '#f7e6f0'],
    ['#f7b7c8', '#fff0d9'],
    ['#9fb2f5', '#f3d9f2'],
    ['#8fdcd2', '#f4f7dc'],
  ] as const
).map(([high, low]): readonly [Rgb, Rgb] => [hex(high), hex(low)]);

/** A cel of a film: large clear eyes, one shadow on even skin, hair in strands of light, a thin dark line. */
export const anime: PortraitLook = {
  name: 'anime',
  realistic: false,
  blur: 0.03,
  backdrop: petals,
  finish(plain) {
    const sheet = withLargeEyes(plain, 1.34);
    const { width, height, picture, matte, anatomy } = sheet;
    const { unit, profile } = anatomy;
    // In profile no feature is drawn: a person is painted whole there, with clear shadows.
    const deep = profile ? deepened : (value: number): number => value;
    const half = halfPlanes(picture, width, height);
    const labels = flatTones(sheet, half, {
      skin: [0.08, 0.66],
      hair: [0.4, 0.93],
      clothes: 6,
      place: 2,
      vivid: 1.3,
      lift: 0.05,
      simple: 0.045,
    });
    const fine = featureMap(anatomy, width, height);
    for (let pixel = 0; pixel < fine.length; pixel += 1) fine[pixel] = 0.5 * smoothStep(0.3, 0.7, fine[pixel]!);
    const cel = traceShapes(labels, fine, unit * 0.024, unit * 0.008, width, height);
    const painted = kuwahara(half, Math.max(1, unit * 0.01));
    const light = lightnessPlane(painted);
    const lines = inkLines(light, width, height, {
      flow: Math.max(1.5, unit * 0.024),
      sigma: Math.max(0.9, unit * 0.0075),
      reach: Math.max(5, unit * 0.06),
      sharpness: 26,
      threshold: 0.24,
      hardness: 9,
    });
    const paintedAt = colourRows(painted, width, height);
    const featuresAt = featureRows(anatomy, width, height);
    const outlineAt = gaussianRows(matte, width, height, Math.max(1, unit * 0.008));
    for (let y = 0, pixel = 0; y < height; y += 1) {
      const [reds, greens, blues] = [paintedAt.red(y), paintedAt.green(y), paintedAt.blue(y)];
      const [features, outline] = [featuresAt(y), outlineAt(y)];
      for (let x = 0; x < width; x += 1, pixel += 1) {
        const person = matte[pixel]!;
        const contour = smoothStep(0.42, 0.2, Math.abs(outline[x]! - 0.5) * 2) * 0.7;
        if (person === 0 && contour === 0) {
          const [red, green, blue] = [reds[x]! * 1.25, greens[x]! * 1.25, blues[x]! * 1.25];
          const grey = 0.05 - 0.2 * (0.299 * red + 0.587 * green + 0.114 * blue);
          cel[pixel * 4] = (red + grey) * 255;
          cel[pixel * 4 + 1] = (green + grey) * 255;
          cel[pixel * 4 + 2] = (blue + grey) * 255;
          continue;
        }
        const near = smoothStep(0.3, 0.7, features[x]!);
        const drawn = Math.min(1 - (1 - lines[pixel]!) * (0.62 - 0.3 * near) * person, 1 - contour);
        const tone = 0.299 * reds[x]! + 0.587 * greens[x]! + 0.114 * blues[x]!;
        const at = pixel * 4;
        // A little of the painted form stays, or skin would be paper; around the features more, which are the person's own.
        const formed = profile ? 1 : 0.18 + 0.45 * near;
        const behind = (1 - person) * 255;
        const kept = person * (1 - formed);
        const shown = person * formed * 255;
        const red = cel[at]! * kept + deep(reds[x]!) * shown + bright(reds[x]!, tone) * behind;
        const green = cel[at + 1]! * kept + deep(greens[x]!) * shown + bright(greens[x]!, tone) * behind;
        const blue = cel[at + 2]! * kept + deep(blues[x]!) * shown + bright(blues[x]!, tone) * behind;
        cel[at] = 56 + (red - 56) * drawn;
        cel[at + 1] = 33 + (green - 33) * drawn;
        cel[at + 2] = 41 + (blue - 41) * drawn;
      }
    }
    givePicture(half);
    givePicture(painted);
    givePlanes(fine, light, lines);
    const canvas = canvasOf(cel, width, height);
    const context = canvas.getContext('2d');
    if (!profile) blush(context, anatomy);
    drawFeatures(canvas, sheet, {
      eyes: { iris: 1.3, lid: 0.05, lights: 2, open: 1.5, bright: 1 },
      brows: 0.75,
      nose: 0.45,
      mouth: 0.75,
    });
    return pixelsOf(canvas);
  },
};

/** Darker, the more it is in the shade. */
const deepened = (value: number): number => clamp01(value + (value - 0.75) * 0.3);

/** The place is a light painting behind the cel. */
const bright = (value: number, tone: number): number => clamp01(value * 1.25 - tone * 0.25 + 0.05);

/** Colour on both cheeks, as far as they are seen: of a turned head one is behind the nose. */
function blush(context: Context, { points, unit }: Anatomy): void {
  context.save();
  context.beginPath();
  for (const [x, y] of [...points.slice(0, 17), ...points.slice(17, 27).toReversed()]) context.lineTo(x, y);
  context.clip();
  for (const [ear, corner] of [
    [1, 48],
    [15, 54],
  ] as const) {
    const [one, other] = [points[ear]!, points[corner]!];
    if (Math.hypot(one[0] - other[0], one[1] - other[1]) < unit * 0.42) continue;
    const x = one[0] * 0.42 + other[0] * 0.58;
    const y = Math.min(one[1], other[1]) * 0.6 + other[1] * 0.4;
    const colour = context.createRadialGradient(x, y, 0, x, y, unit * 0.24);
    colour.addColorStop(0, 'rgba(255,110,110,0.26)');
    colour.addColorStop(1, 'rgba(255,110,110,0)');
    context.fillStyle = colour;
    context.fillRect(x - unit * 0.3, y - unit * 0.3, unit * 0.6, unit * 0.6);
  }
  context.restore();
}

/** A light sky with clouds of colour and a few petals. */
function petals({ width, height, accents, random }: PlaceRequest): PortraitPlace {
  const stream = random.fork('petals');
  const [high, low] = stream.pick(SKIES);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, css(accents[0] ?? high));
  sky.addColorStop(1, css(accents[0] ? lighten(accents[0], 0.2) : low));
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  const size = Math.min(width, height);
  for (let cloud = 0; cloud < 9; cloud += 1) {
    const [x, y] = [stream.between(-0.1, 1.1) * width, stream.between(0.1, 1) * height];
    const radius = size * stream.between(0.12, 0.3);
    const puff = context.createRadialGradient(x, y, radius * 0.1, x, y, radius);
    puff.addColorStop(0, 'rgba(255,255,255,0.5)');
    puff.addColorStop(1, 'rgba(255,255,255,0)');
    context.fillStyle = puff;
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
  for (let petal = 0; petal < 16; petal += 1) {
    context.save();
    context.translate(stream.between(0, 1) * width, stream.between(0, 1) * height);
    context.rotate(stream.between(0, 6));
    context.fillStyle = css(lighten(low, 0.02), stream.between(0.5, 0.9));
    context.beginPath();
    context.ellipse(0, 0, size * stream.between(0.008, 0.018), size * 0.007, 0, 0, 7);
    context.fill();
    context.restore();
  }
  return {
    pixels: pixelsOf(canvas),
    light: { side: 0.5, height: 0.7, key: [255, 252, 246], ambient: [255, 250, 250], contrast: 0.35, rim: 0.25 },
  };
}

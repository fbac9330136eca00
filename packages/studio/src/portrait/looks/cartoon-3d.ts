import { gaussianRows, givePlanes, planeRows, type Rows } from '@easel/raster';
import {
  clamp01,
  colourRows,
  givePicture,
  halfPlanes,
  lightOf,
  smoothStep,
  type Pixels,
} from '../../raster/colour-planes.js';
import { isWithin, kuwahara, kuwaharaWithin } from '../../raster/kuwahara.js';
import { blurredSlopes } from '../../raster/slopes.js';
import { smoothed } from '../../raster/smooth-areas.js';
import { featureBox, featureRows } from '../features.js';
import { readRegions } from '../regions.js';
import { withLargeEyes } from './large-eyes.js';
import type { PortraitLook } from './look.js';

/** A figure of an animated film: large eyes, skin like soft rubber that lets light through, clear colours, a rim light. */
export const cartoon3d: PortraitLook = {
  name: 'cartoon-3d',
  realistic: false,
  blur: 0.06,
  finish(plain) {
    const sheet = withLargeEyes(plain, 1.26);
    const { width, height, picture, matte, anatomy } = sheet;
    const { unit } = anatomy;
    const half = halfPlanes(picture, width, height);
    const regions = readRegions(sheet, half);
    const [skinAt, hairAt] = [regions.skin, regions.hair].map((plane) =>
      planeRows(plane, regions.width, regions.height, width, height),
    ) as [Rows, Rows];
    const simple = kuwahara(half, Math.max(1, unit * 0.01));
    const round = smoothed(simple, Math.max(1, unit * 0.035), 0.12);
    const strands = kuwahara(half, Math.max(1, unit * 0.013));
    const [roundAt, strandsAt] = [colourRows(round, width, height), colourRows(strands, width, height)];
    const exact = kuwaharaWithin(picture, width, height, featureBox(anatomy), Math.max(1, unit * 0.009));
    const featuresAt = featureRows(anatomy, width, height);
    const light = lightOf(picture);
    const form = blurredSlopes(light, width, height, unit * 0.1);
    const body = blurredSlopes(matte, width, height, unit * 0.05);
    const glowAt = gaussianRows(light, width, height, unit * 0.12);
    const pixels: Pixels = new Uint8ClampedArray(width * height * 4);
    for (let y = 0, pixel = 0; y < height; y += 1) {
      const [reds, greens, blues] = [roundAt.red(y), roundAt.green(y), roundAt.blue(y)];
      const [hairRed, hairGreen, hairBlue] = [strandsAt.red(y), strandsAt.green(y), strandsAt.blue(y)];
      const [skins, hairs, features] = [skinAt(y), hairAt(y), featuresAt(y)];
      const [formX, formY, bodyX, glow] = [form.x(y), form.y(y), body.x(y), glowAt(y)];
      for (let x = 0; x < width; x += 1, pixel += 1) {
        const person = matte[pixel]!;
        const tone = 0.299 * reds[x]! + 0.587 * greens[x]! + 0.114 * blues[x]!;
        const hair = hairs[x]!;
        let red = reds[x]! + (hairRed[x]! - reds[x]!) * hair;
        let green = greens[x]! + (hairGreen[x]! - greens[x]!) * hair;
        let blue = blues[x]! + (hairBlue[x]! - blues[x]!) * hair;
        const near = smoothStep(0.3, 0.75, features[x]!) * 0.8;
        if (near > 0 && isWithin(exact, x, y)) {
          const from = (y - exact.top) * exact.planes.width + x - exact.left;
          red += (exact.planes.red[from]! - red) * near;
          green += (exact.planes.green[from]! - green) * near;
          blue += (exact.planes.blue[from]! - blue) * near;
        }
        // Light from the upper left on the round form, a cooler one along the right edge.
        const lit = 0.9 + 0.14 * clamp01(0.5 - (formX[x]! + formY[x]! * 1.2) * unit * 0.55);
        const edge = smoothStep(0.25, 0.7, -bodyX[x]! * unit * 0.11) * person * 0.5;
        const warmth = skins[x]! * (1 - tone);
        const shine = smoothStep(0.74, 0.98, tone) * 0.1 * skins[x]! + Math.max(0, glow[x]! - 0.6) * 0.12;
        const clear = 1.24 + 0.1 * person;
        const at = pixel * 4;
        const back = 1 - person;
        const bright = shine + tone * (1 - clear) * lit;
        const form = clear * lit;
        pixels[at] = 255 * ((red * form + bright + 0.045 * warmth + edge * 0.2) * person + (red * 1.03 + 0.01) * back);
        pixels[at + 1] =
          255 * ((green * form + bright + 0.008 * warmth + edge * 0.24) * person + (green * 1.03 + 0.01) * back);
        pixels[at + 2] =
          255 * ((blue * form + bright - 0.012 * warmth + edge * 0.3) * person + (blue * 1.03 + 0.01) * back);
        pixels[at + 3] = 255;
      }
    }
    for (const planes of [half, simple, round, strands]) givePicture(planes);
    givePlanes(light);
    return pixels;
  },
};

import { enlargePlane, gaussianBlur, type Plane } from '@easel/raster';
import { clamp01, lightnessPlane, smoothStep, toPixels, toPlanes } from '../../raster/colour-planes.js';
import { broadKuwahara, kuwahara } from '../../raster/kuwahara.js';
import { blurredSlopes } from '../../raster/slopes.js';
import { smoothAreas } from '../../raster/smooth-areas.js';
import { featureMap } from '../features.js';
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
    const regions = readRegions(sheet);
    const [skin, hair] = [regions.skin, regions.hair].map((plane) =>
      enlargePlane(plane, regions.width, regions.height, width, height),
    ) as [Plane, Plane];
    const source = toPlanes(picture, width, height);
    const round = smoothAreas(broadKuwahara(source, Math.max(2, unit * 0.02)), Math.max(2, unit * 0.07), 0.12);
    const strands = broadKuwahara(source, Math.max(2, unit * 0.026));
    const exact = kuwahara(source, Math.max(1, unit * 0.009));
    const features = featureMap(anatomy, width, height);
    const light = lightnessPlane(round);
    const form = blurredSlopes(light, width, height, unit * 0.1);
    const body = blurredSlopes(matte, width, height, unit * 0.05);
    const glow = gaussianBlur(light, width, height, unit * 0.12);
    for (let pixel = 0; pixel < light.length; pixel += 1) {
      const person = matte[pixel]!;
      const near = smoothStep(0.3, 0.75, features[pixel]!) * 0.8;
      const tone = light[pixel]!;
      // Light from the upper left on the round form, a cooler one along the right edge.
      const lit = clamp01(0.5 - (form.x[pixel]! + form.y[pixel]! * 1.2) * unit * 0.55);
      const edge = smoothStep(0.25, 0.7, -body.x[pixel]! * unit * 0.11) * person * 0.5;
      const shine = smoothStep(0.74, 0.98, tone) * 0.1 * skin[pixel]!;
      for (const channel of ['red', 'green', 'blue'] as const) {
        const smooth = round[channel][pixel]! * (1 - hair[pixel]!) + strands[channel][pixel]! * hair[pixel]!;
        const own = smooth + (exact[channel][pixel]! - smooth) * near;
        const vivid = tone + (own - tone) * (1.24 + 0.1 * person);
        const warm = channel === 'red' ? 0.045 : channel === 'green' ? 0.008 : -0.012;
        const modelled = vivid * (0.9 + 0.14 * lit) + warm * skin[pixel]! * (1 - tone) + shine;
        const rim = channel === 'blue' ? 0.3 : channel === 'green' ? 0.24 : 0.2;
        const value = modelled + Math.max(0, glow[pixel]! - 0.6) * 0.12 + edge * rim;
        round[channel][pixel] = clamp01(value * person + (own * 1.03 + 0.01) * (1 - person));
      }
    }
    return toPixels(round);
  },
};

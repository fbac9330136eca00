import { gaussianBlur, gaussianRows, givePlanes, planeRows, shrinkPlane } from '@easel/raster';
import { inkLines } from '../../raster/ink-lines.js';
import { cloudRows } from '../../raster/noise.js';
import { clamp01, lightOf, smoothStep, type Pixels } from '../../raster/colour-planes.js';
import { faceTones } from '../face-tones.js';
import { featureRows } from '../features.js';
import type { PortraitLook } from './look.js';

/** Pen and brush: lines that swell, black masses, hatching that turns with the form, a little wash on the face. Black on white. */
export const ink: PortraitLook = {
  name: 'ink',
  realistic: false,
  blur: 0,
  finish({ width, height, picture, matte, anatomy, random, placeWished }) {
    const light = lightOf(picture);
    const { unit } = anatomy;
    const lines = inkLines(light, width, height, {
      flow: Math.max(1.5, unit * 0.018),
      sigma: Math.max(0.9, unit * 0.0085),
      reach: Math.max(4, unit * 0.035),
      sharpness: 34,
      threshold: 0.3,
      hardness: 8,
    });
    const outlineAt = gaussianRows(matte, width, height, Math.max(1, unit * 0.011));
    const half = shrinkPlane(light, width, height, 2);
    const softTone = gaussianBlur(half.plane, half.width, half.height, Math.max(0.6, unit * 0.007));
    const toneAt = planeRows(softTone, half.width, half.height, width, height);
    const aroundAt = gaussianRows(light, width, height, unit * 0.12);
    const wobbleAt = cloudRows(width, height, unit * 0.3, random.fork('wobble').whole(1, 1e6), 2);
    const pixels: Pixels = new Uint8ClampedArray(width * height * 4);
    const featuresAt = featureRows(anatomy, width, height);
    const spacing = Math.max(3.2, unit * 0.021);
    // The middle tone of the face is left white with its shadows just below: every skin is drawn with the same means.
    const { middle, span } = faceTones(light, anatomy, width, height);
    const lift = 0.6 - middle;
    const contrast = 0.5 / span;
    for (let y = 0, pixel = 0; y < height; y += 1) {
      const [outline, tone, wobble, features] = [outlineAt(y), toneAt(y), wobbleAt(y), featuresAt(y)];
      const around = aroundAt(y);
      for (let x = 0; x < width; x += 1, pixel += 1) {
        const person = matte[pixel]!;
        const value = (tone[x]! + lift) * person + (0.25 + 0.75 * tone[x]!) * (1 - person);
        // Two sets of strokes: the first in the half-shadows, the second crossing it in the shadows.
        const bend = (wobble[x]! - 0.5) * spacing * 3;
        // A brush models the face; strokes across eyes and mouth would hide them.
        const face = smoothStep(0.08, 0.42, features[x]!) * person;
        const first = stroke(x * 0.64 + y * 0.77 + bend, spacing, clamp01((0.7 - value) * 1.5) * (1 - 0.85 * face));
        const second = stroke(x * 0.8 - y * 0.6 + bend, spacing, clamp01((0.33 - value) * 2.6) * (1 - 0.7 * face));
        const mass = smoothStep(0.1, 0.17, value);
        let paper = Math.min(first, second, mass + 0.02);
        paper = Math.min(paper, smoothStep(0.3, 0.75, lines[pixel]!));
        paper = Math.min(paper, smoothStep(0.12, 0.5, Math.abs(outline[x]! - 0.5) * 2));
        if (!placeWished && person < 0.5) paper = 1 - (1 - paper) * smoothStep(0.02, 0.5, person);
        // A thin wash of the same ink under the strokes keeps the roundness of a face that strokes alone would flatten.
        // Features against what is around them count most, a lamp from one side little.
        const form = (around[x]! - middle) * 0.5 + (tone[x]! - around[x]!) * 1.7;
        const modelled = clamp01((0.41 - form * contrast) * 1.3);
        const wash = 1 - (0.34 * person + 0.3 * face) * modelled;
        // Eyes, brows and mouth are darker than what is around them in every light: that much of them is always drawn.
        const sunken = smoothStep(0.2, 0.6, features[x]!) * clamp01((around[x]! - tone[x]! - 0.02) * 3.4) * person;
        const grey = Math.round(18 + 237 * clamp01(paper) * wash * (1 - 0.72 * sunken));
        pixels[pixel * 4] = grey;
        pixels[pixel * 4 + 1] = grey;
        pixels[pixel * 4 + 2] = grey;
        pixels[pixel * 4 + 3] = 255;
      }
    }
    givePlanes(light, lines, half.plane);
    return pixels;
  },
};

/** One family of parallel strokes as paper (1) and ink (0); `dark` 0 draws none, 1 closes them. */
function stroke(across: number, spacing: number, dark: number): number {
  if (dark <= 0) return 1;
  const phase = Math.abs(across / spacing - Math.floor(across / spacing) - 0.5) * 2;
  const width = 0.03 + 0.75 * dark;
  // One pixel of softness on both sides keeps strokes clean at every size.
  return clamp01((phase - width) * spacing * 0.5 + 0.5);
}

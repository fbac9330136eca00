import { gaussianBlur, type Plane } from '@easel/raster';
import { lightnessOf, mix, type Rgb } from '../paint/kit/colour.js';
import type { Anatomy } from './anatomy.js';
import type { Pixels } from '../raster/colour-planes.js';
import { smoothStep } from '../raster/colour-planes.js';
import { blurredSlopes } from '../raster/slopes.js';
import type { PortraitLight } from './sheet.js';

/**
 * Puts the person into the light of the place: tinted by its air, brighter towards its light, with a bright edge where
 * the light comes from behind. The body is taken as the round form that its outline suggests; the shading that the
 * photo already has stays, so that the face does not change.
 */
export function lightPerson(
  pixels: Pixels,
  matte: Plane,
  width: number,
  height: number,
  anatomy: Anatomy,
  light: PortraitLight,
): void {
  const round = blurredSlopes(matte, width, height, anatomy.unit * 0.42);
  const edge = gaussianBlur(matte, width, height, Math.max(1, anatomy.unit * 0.045));
  const air = mix(evenLight(light.ambient), [255, 255, 255], 0.45);
  const key = evenLight(light.key);
  const strength = 0.14 + 0.2 * light.contrast;
  const slope = anatomy.unit * 2.2;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      if (matte[pixel]! < 0.004) continue;
      // Outwards: from the middle of the body to its outline.
      const outX = Math.max(-1, Math.min(1, -round.x[pixel]! * slope));
      const outY = Math.max(-1, Math.min(1, -round.y[pixel]! * slope));
      const towards = outX * light.side - outY * (0.25 + 0.75 * light.height);
      const shade = 1 + strength * Math.max(-1, Math.min(1, towards));
      const keyShare = 0.5 + 0.5 * Math.max(-1, Math.min(1, towards));
      // The bright edge: where the fine matte falls off towards the light.
      const brink = 1 - smoothStep(0.55, 0.97, edge[pixel]!);
      const rim = light.rim * brink * Math.max(0, 0.35 + 0.65 * towards) * matte[pixel]!;
      const at = pixel * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        const tint = air[channel]! * (1 - 0.35 * keyShare) + key[channel]! * 0.35 * keyShare;
        const value = (pixels[at + channel]! * tint * shade) / 255;
        pixels[at + channel] = value + (255 - value) * rim * (light.key[channel]! / 255) * 0.75;
      }
    }
  }
}

/** A light's colour without its darkness: night tints a face, but does not hide it. */
function evenLight(colour: Rgb): Rgb {
  const lightness = lightnessOf(colour);
  return mix(colour, [255, 255, 255], Math.min(0.8, Math.max(0.2, 1.05 - lightness)));
}

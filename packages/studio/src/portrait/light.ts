import { gaussianRows, type Plane } from '@easel/raster';
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
  const edgeAt = gaussianRows(matte, width, height, Math.max(1, anatomy.unit * 0.045));
  const air = mix(evenLight(light.ambient), [255, 255, 255], 0.45);
  const key = evenLight(light.key);
  const strength = 0.14 + 0.2 * light.contrast;
  const slope = anatomy.unit * 2.2;
  const [airRed, airGreen, airBlue] = air.map((value) => value / 255) as [number, number, number];
  const [keyRed, keyGreen, keyBlue] = key.map((value) => value / 255) as [number, number, number];
  const [rimRed, rimGreen, rimBlue] = light.key.map((value) => (value / 255) * 0.75) as [number, number, number];
  for (let y = 0; y < height; y += 1) {
    const [roundX, roundY, edge] = [round.x(y), round.y(y), edgeAt(y)];
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      if (matte[pixel]! < 0.004) continue;
      // Outwards: from the middle of the body to its outline.
      const outX = Math.max(-1, Math.min(1, -roundX[x]! * slope));
      const outY = Math.max(-1, Math.min(1, -roundY[x]! * slope));
      const towards = outX * light.side - outY * (0.25 + 0.75 * light.height);
      const facing = Math.max(-1, Math.min(1, towards));
      const shade = 1 + strength * facing;
      const keyShare = 0.35 * (0.5 + 0.5 * facing);
      // The bright edge: where the fine matte falls off towards the light.
      const brink = 1 - smoothStep(0.55, 0.97, edge[x]!);
      const rim = light.rim * brink * Math.max(0, 0.35 + 0.65 * towards) * matte[pixel]!;
      const at = pixel * 4;
      const red = pixels[at]! * (airRed + (keyRed - airRed) * keyShare) * shade;
      const green = pixels[at + 1]! * (airGreen + (keyGreen - airGreen) * keyShare) * shade;
      const blue = pixels[at + 2]! * (airBlue + (keyBlue - airBlue) * keyShare) * shade;
      pixels[at] = red + (255 - red) * rim * rimRed;
      pixels[at + 1] = green + (255 - green) * rim * rimGreen;
      pixels[at + 2] = blue + (255 - blue) * rim * rimBlue;
    }
  }
}

/** A light's colour without its darkness: night tints a face, but does not hide it. */
function evenLight(colour: Rgb): Rgb {
  const lightness = lightnessOf(colour);
  return mix(colour, [255, 255, 255], Math.min(0.8, Math.max(0.2, 1.05 - lightness)));
}

import {
  gaussianRows,
  givePlanes,
  lightPixels,
  planeRows,
  shrinkPlane,
  takePlane,
  type Plane,
  type Rows,
} from '@easel/raster';
import { lightnessOf, mix, type Rgb } from '../paint/kit/colour.js';
import type { Anatomy } from './anatomy.js';
import type { Pixels } from '../raster/colour-planes.js';
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
  const shades = shadesOf(matte, width, height, anatomy, light);
  const edgeAt = gaussianRows(matte, width, height, Math.max(1, anatomy.unit * 0.045));
  const [rimRed, rimGreen, rimBlue] = light.key.map((value) => (value / 255) * 0.75) as [number, number, number];
  const rim: Rgb = [rimRed * light.rim, rimGreen * light.rim, rimBlue * light.rim];
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    const [red, green, blue, towards] = [shades.red(y), shades.green(y), shades.blue(y), shades.towards(y)];
    const own = matte.subarray(row, row + width);
    lightPixels(pixels, row, { red, green, blue, towards, inside: edgeAt(y), matte: own }, rim);
  }
}

/** The form of a body is soft: how its sides are lit is reckoned at a quarter of the size. */
const SMALLER = 4;

interface Shades {
  /** By how much each channel is lit. */
  readonly red: Rows;
  readonly green: Rows;
  readonly blue: Rows;
  /** How far each place faces the light, −1 to 1 and a little more. */
  readonly towards: Rows;
}

function shadesOf(matte: Plane, width: number, height: number, { unit }: Anatomy, light: PortraitLight): Shades {
  const { plane, width: across, height: down } = shrinkPlane(matte, width, height, SMALLER);
  const round = blurredSlopes(plane, across, down, (unit * 0.42) / SMALLER);
  const air = mix(evenLight(light.ambient), [255, 255, 255], 0.45);
  const key = evenLight(light.key);
  const strength = 0.14 + 0.2 * light.contrast;
  const slope = (unit * 2.2) / SMALLER;
  const [red, green, blue, towards] = [0, 1, 2, 3].map(() => takePlane(across * down)) as [Plane, Plane, Plane, Plane];
  for (let y = 0, cell = 0; y < down; y += 1) {
    const [roundX, roundY] = [round.x(y), round.y(y)];
    for (let x = 0; x < across; x += 1, cell += 1) {
      // Outwards: from the middle of the body to its outline.
      const outX = Math.max(-1, Math.min(1, -roundX[x]! * slope));
      const outY = Math.max(-1, Math.min(1, -roundY[x]! * slope));
      towards[cell] = outX * light.side - outY * (0.25 + 0.75 * light.height);
      const facing = Math.max(-1, Math.min(1, towards[cell]!));
      const shade = (1 + strength * facing) / 255;
      const keyShare = 0.35 * (0.5 + 0.5 * facing);
      red[cell] = (air[0] + (key[0] - air[0]) * keyShare) * shade;
      green[cell] = (air[1] + (key[1] - air[1]) * keyShare) * shade;
      blue[cell] = (air[2] + (key[2] - air[2]) * keyShare) * shade;
    }
  }
  givePlanes(plane);
  const rows = (shades: Plane): Rows => planeRows(shades, across, down, width, height, SMALLER);
  return { red: rows(red), green: rows(green), blue: rows(blue), towards: rows(towards) };
}

/** A light's colour without its darkness: night tints a face, but does not hide it. */
function evenLight(colour: Rgb): Rgb {
  const lightness = lightnessOf(colour);
  return mix(colour, [255, 255, 255], Math.min(0.8, Math.max(0.2, 1.05 - lightness)));
}

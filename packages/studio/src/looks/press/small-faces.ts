import { blurred, smoothStep } from '../../raster/plane.js';
import type { FacePrint, Finish, Look } from '../look.js';
import { eachOfFace, facesOf } from './faces.js';
import type { Face } from './faces.js';
import { layersOf } from './tone.js';

type Colour = readonly [number, number, number];

/** A face as it was painted: which places are skin, and how much darker or lighter than the skin around them features are. */
interface Features {
  readonly face: Face;
  /** Where in the picture, how much it is skin, and its feature: below 0 dark, above 0 light. */
  readonly places: readonly (readonly [pixel: number, skin: number, feature: number])[];
}

/** Faces above this share of the picture's side show their features in any manner. */
const [SMALL, LARGE] = [0.1, 0.15];
/** Faces below this many pixels have no features that anybody could see. */
const LEAST = 4;

/**
 * Finishes a picture. Where the marks of its look are larger than the features of small faces, these are printed again
 * in its colours, as they were painted.
 */
export function finishWithFaces(look: Look, finish: Finish): Uint8ClampedArray {
  if (!look.faces) return look.finish(finish);
  const painted = featuresOf(finish);
  const pixels = look.finish(finish);
  for (const features of painted) printFace(pixels, features, look.faces, finish.painting);
  return pixels;
}

function featuresOf(finish: Finish): readonly Features[] {
  const { width, height } = finish.painting;
  const side = Math.min(width, height);
  const small = facesOf(finish.scene, width).filter(({ radius }) => radius >= LEAST && radius < side * LARGE);
  if (small.length === 0) return [];
  const { index } = layersOf(finish);
  return small.flatMap((face) => readFace(finish.pixels, face, index, [width, height]) ?? []);
}

/** The oval within which features are: neither the hair on a brow nor what is beside a cheek. */
const WITHIN = { wide: 0.86, below: 0.08 };
const MIDDLE = { wide: 0.5, below: 0 };

function readFace(
  pixels: Uint8ClampedArray,
  face: Face,
  layers: Uint8Array,
  [width, height]: readonly [number, number],
): Features | undefined {
  const { x, y, radius } = face;
  const [left, top] = [Math.max(0, Math.floor(x - radius)), Math.max(0, Math.floor(y - radius))];
  const [right, bottom] = [Math.min(width, Math.ceil(x + radius)), Math.min(height, Math.ceil(y + radius * 1.2))];
  const [across, down] = [right - left, bottom - top];
  if (across < 3 || down < 3) return undefined;
  const inside: Colour[] = [];
  eachOfFace(face, [width, height], MIDDLE, (pixel) => inside.push(colourAt(pixels, pixel)));
  if (inside.length === 0) return undefined;
  const skin = medianOf(inside);
  const whole = new Float32Array(across * down);
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++)
      whole[row * across + column] = lightOf(colourAt(pixels, (row + top) * width + column + left));
  const around = blurred(whole.slice(), across, down, radius * 0.3);
  const own = layers[Math.round(y) * width + Math.round(x)];
  const places: [number, number, number][] = [];
  let strongest = 0;
  eachOfFace(face, [width, height], WITHIN, (pixel, away) => {
    if (layers[pixel] !== own) return;
    const at = (Math.floor(pixel / width) - top) * across + (pixel % width) - left;
    const [value, near] = [whole[at] ?? 0, around[at] ?? 0];
    const rim = 1 - smoothStep(0.72, 1, away);
    const feature = ((value - near) / Math.max(24, near)) * rim;
    strongest = Math.max(strongest, -feature);
    // what is neither as light nor of the colour is hair, a cap or a collar
    const ratio = value / Math.max(1, lightOf(skin));
    const like =
      smoothStep(0.3, 0.55, ratio) * (1 - smoothStep(1.7, 2.2, ratio)) * sameHue(colourAt(pixels, pixel), skin);
    places.push([pixel, Math.max(like, Math.min(1, Math.abs(feature) * 3)) * rim, feature]);
  });
  if (strongest < 0.03) return undefined;
  const gain = Math.min(4, 0.9 / strongest);
  return { face, places: places.map(([pixel, share, feature]) => [pixel, share, feature * gain]) };
}

/** 1 where a colour is the skin's, however light. */
function sameHue([red, green, blue]: Colour, skin: Colour): number {
  const [own, other] = [Math.max(1, red + green + blue), Math.max(1, skin[0] + skin[1] + skin[2])];
  const apart = Math.abs(red / own - skin[0] / other) + Math.abs(blue / own - skin[2] / other);
  return 1 - smoothStep(0.12, 0.24, apart);
}

function printFace(
  pixels: Uint8ClampedArray,
  { face, places }: Features,
  { calm, lightest = 0, ink }: FacePrint,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const strength = 1 - smoothStep(SMALL, LARGE, face.radius / Math.min(width, height));
  const skins = places.filter(([, share, feature]) => share > 0.5 && Math.abs(feature) < 0.3);
  if (skins.length === 0) return;
  const tone = lightened(medianOf(skins.map(([pixel]) => colourAt(pixels, pixel))), lightest);
  const dark = ink ?? ([tone[0] * 0.2, tone[1] * 0.16, tone[2] * 0.18] as const);
  for (const [pixel, share, feature] of places) {
    const byte = pixel * 4;
    const [drawn, lit] = [smoothStep(0.1, 0.7, -feature), smoothStep(0.25, 0.9, feature) * 0.6];
    for (let channel = 0; channel < 3; channel++) {
      const own = pixels[byte + channel] as number;
      const plain = own + ((tone[channel] as number) - own) * calm;
      const marked = plain + ((dark[channel] as number) - plain) * drawn + (250 - plain) * lit;
      pixels[byte + channel] = own + (marked - own) * share * strength;
    }
  }
}

function lightened(tone: Colour, least: number): Colour {
  const lack = least - lightOf(tone);
  return lack > 0 ? [tone[0] + lack, tone[1] + lack, tone[2] + lack] : tone;
}

const colourAt = (pixels: Uint8ClampedArray, pixel: number): Colour => [
  pixels[pixel * 4] as number,
  pixels[pixel * 4 + 1] as number,
  pixels[pixel * 4 + 2] as number,
];

const lightOf = ([red, green, blue]: Colour): number => red * 0.3 + green * 0.59 + blue * 0.11;

function medianOf(colours: readonly Colour[]): Colour {
  const channel = (which: 0 | 1 | 2): number =>
    colours.map((colour) => colour[which]).toSorted((one, other) => one - other)[colours.length >> 1] ?? 0;
  return [channel(0), channel(1), channel(2)];
}

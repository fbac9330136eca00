import { gainPixels, gaussianBlur, planeRows } from '@easel/raster';
import { mix, type Rgb } from '../paint/kit/colour.js';
import type { Anatomy } from './anatomy.js';
import { smoothStep, type Pixels } from '../raster/colour-planes.js';
import type { Point } from '../paint/kit/shapes.js';
import { goesOn, lightAlike } from './same-light.js';
import { skinColour } from './skin.js';

/** Channels of skin of every tone in neutral light, relative to their mean. */
export const NEUTRAL_SKIN = [1.16, 0.98, 0.86] as const;
/** Nearer to skin in neutral light: a large plain area shows every cast. */
export function likeSkin(colour: Rgb, share: number): Rgb {
  const mean = (colour[0] + colour[1] + colour[2]) / 3;
  const channel = (index: 0 | 1 | 2): number => Math.min(255, Math.round(mean * NEUTRAL_SKIN[index]));
  return mix(colour, [channel(0), channel(1), channel(2)], share);
}

const GRID = 96;

/** How wide the light of a lamp is, and what is left of it as a spot on a cheek, in units; and how much of it is taken. */
const LAMP = { reach: 0.3, taken: 0.85 } as const;
const SPOT = { reach: 0.12, taken: 0.85 } as const;

/** Skin in the shade, of the face's light. */
const DARKEST = 0.3;

/**
 * Takes coloured light off the face and what is next to it: a blue lamp from one side and an orange one from the other
 * each go where they fall. Skin in ordinary light, warm or cool, is left as it is; so is what is coloured by itself, as
 * lips and eyes are, which tell nothing about the light.
 */
export function neutraliseLight(pixels: Pixels, width: number, height: number, anatomy: Anatomy): void {
  const { eyes, chin, collar, unit, faceWidth, leftEye, rightEye, mouth } = anatomy;
  const factor = Math.max(1, Math.ceil(Math.max(width, height) / GRID));
  const [across, down] = [Math.ceil(width / factor), Math.ceil(height / factor)];
  const colours = [0, 1, 2].map(() => new Float32Array(across * down));
  const weights = new Float32Array(across * down);
  const middle: Point = [(eyes[0] + chin[0]) / 2, (eyes[1] + chin[1]) / 2];
  const within = (x: number, y: number, [atX, atY]: Point, wide: number, high: number): boolean =>
    Math.hypot((x - atX) / wide, (y - atY) / high) < 1;
  const skin = skinColour(pixels, width, height, anatomy);
  const body = new Float32Array(across * down);
  /** Colours as the photo has them, of the face and below it. */
  const photo = colours.map(() => new Float32Array(across * down));
  /** Below the chin there may be more skin: as light as the face's, or in the shade. */
  const addBody = (cell: number, at: number, y: number): void => {
    const sum = pixels[at]! + pixels[at + 1]! + pixels[at + 2]!;
    const light = smoothStep(DARKEST, DARKEST * 1.6, sum / Math.max(1, skin[0] + skin[1] + skin[2]));
    body[cell] = light * smoothStep(-0.15, 0.05, (y - chin[1]) / unit);
    if (body[cell] === 0) return;
    for (let channel = 0; channel < 3; channel += 1) photo[channel]![cell] = (3 * pixels[at + channel]!) / sum;
  };
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const x = Math.min(width - 1, column * factor + (factor >> 1));
      const y = Math.min(height - 1, row * factor + (factor >> 1));
      const at = (y * width + x) * 4;
      const inFace = y < chin[1] && within(x, y, middle, faceWidth * 0.44, unit * 0.72);
      if (pixels[at + 3]! < 200) continue;
      if (!inFace) {
        addBody(row * across + column, at, y);
        continue;
      }
      if (within(x, y, mouth, faceWidth * 0.22, unit * 0.16)) continue;
      if ([leftEye, rightEye].some((eye) => within(x, y, eye, unit * 0.2, unit * 0.1))) continue;
      const mean = (pixels[at]! + pixels[at + 1]! + pixels[at + 2]!) / 3;
      if (mean < 24) continue;
      weights[row * across + column] = 1;
      for (let channel = 0; channel < 3; channel += 1)
        photo[channel]![row * across + column] = colours[channel]![row * across + column] =
          pixels[at + channel]! / mean;
    }
  }
  const isThroat = (cell: number): boolean => {
    const [x, y] = [(cell % across) * factor, Math.floor(cell / across) * factor];
    return y > chin[1] - unit * 0.1 && within(x, y, [collar[0], (chin[1] + collar[1]) / 2], unit * 0.6, unit * 0.5);
  };
  for (const cell of goesOn(photo, weights, across, isThroat)) {
    weights[cell] = 1;
    for (let channel = 0; channel < 3; channel += 1) colours[channel]![cell] = photo[channel]![cell]!;
  }
  const gains = colours.map(() => new Float32Array(across * down).fill(1));
  let [firstRow, lastRow] = [down, -1];
  /** Takes light off where its colour differs from skin's; `oddness` says how strange a difference looks. */
  const takeOff = (
    { reach, taken }: typeof LAMP | typeof SPOT,
    usual: readonly number[],
    oddness: (red: number, green: number, blue: number) => number,
  ): void => {
    const sigma = Math.max(1, (unit * reach) / factor);
    const wide = gaussianBlur(weights, across, down, sigma);
    const casts = colours.map((colour) => gaussianBlur(colour, across, down, sigma));
    for (let cell = 0; cell < across * down; cell += 1) {
      const near = smoothStep(0.004, 0.12, wide[cell]!);
      if (near === 0) continue;
      const local = casts.map((cast, channel) => Math.log(Math.max(0.2, cast[cell]! / wide[cell]!) / usual[channel]!));
      const share = oddness(local[0]!, local[1]!, local[2]!) * taken * near;
      if (share < 0.004) continue;
      const row = Math.floor(cell / across);
      firstRow = Math.min(firstRow, row);
      lastRow = Math.max(lastRow, row);
      for (let channel = 0; channel < 3; channel += 1) {
        const gain = Math.exp(-local[channel]! * share);
        gains[channel]![cell]! *= gain;
        colours[channel]![cell]! *= gain;
      }
    }
  };
  // Warm light turns skin orange and is pleasant; blue, green and violet light is not, and needs less to be seen.
  takeOff(LAMP, NEUTRAL_SKIN, (red, green, blue) =>
    smoothStep(0.14, 0.4, Math.max(-red * 1.5, blue * 1.2, Math.abs(green) * 2, (red - 0.22) * 0.8, -blue - 0.55)),
  );
  const own = colours.map((colour) => middleOf(colour.filter((_, cell) => weights[cell] === 1)));
  // Against the face's own skin: a cheek may be redder than the rest, but not bluer.
  takeOff(SPOT, own, (red, green, blue) => smoothStep(0.06, 0.22, Math.max(-red * 1.5, blue * 1.2, green * 2)));
  if (lastRow < firstRow) return;
  lastRow = Math.max(lastRow, lightAlike({ across, down, colours: photo, gains, face: weights, body }));
  // Away from what was lit so nothing changes.
  const [top, bottom] = [Math.max(0, (firstRow - 2) * factor), Math.min(height, (lastRow + 3) * factor)];
  const [redAt, greenAt, blueAt] = gains.map((gain) => planeRows(gain, across, down, width, height));
  for (let y = top; y < bottom; y += 1) gainPixels(pixels, y * width, redAt!(y), greenAt!(y), blueAt!(y));
}

function middleOf(values: Float32Array): number {
  return values.sort()[values.length >> 1] ?? 1;
}

import { gaussianBlur, type Plane } from '@easel/raster';
import { toOklab } from '../paint/kit/colour.js';
import type { Pixels } from '../raster/colour-planes.js';

/** Where a place speaks for a colour: how much it is surely hair, skin or cloth, 0 to 1 each. */
export interface Seeds {
  readonly hair: number;
  readonly skin: number;
  readonly cloth: number;
}

/** Colours are told apart in so many steps of lightness, and of each of two tints. */
const [LIGHTS, TINTS] = [16, 24];
const TINT_STEP = 0.016;
const BINS = LIGHTS * TINTS * TINTS;
/** What every colour has of everything: what was seen nowhere speaks for nothing. */
const CHANCE = 0.12;
/** Long hair hangs down on what is worn: below the collar some of what is seen is hair. */
const CLOTH = 0.6;
/** Fewer places tell nothing. */
const FEW = 60;

/** How much a colour speaks for something against the rest of the same person, as logarithms: below 0 it speaks against it. */
export interface ColourVotes {
  hair(red: number, green: number, blue: number): number;
  cloth(red: number, green: number, blue: number): number;
}

/**
 * Learns a person's own colours of hair, skin and cloth. Hair is rarely one colour; but what is seen around the head and
 * hardly on face and body is hair, whatever it looks like. Undefined where too little of the head is seen.
 */
export function readColours(
  picture: Pixels,
  width: number,
  height: number,
  seedsAt: (x: number, y: number) => Seeds | undefined,
): ColourVotes | undefined {
  const [hair, skin, cloth] = [0, 1, 2].map(() => new Float32Array(BINS)) as [Plane, Plane, Plane];
  let [hairs, skins, cloths] = [0, 0, 0];
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const seeds = seedsAt(x, y);
      if (seeds === undefined) continue;
      const at = (y * width + x) * 4;
      const bin = binOf(picture[at]!, picture[at + 1]!, picture[at + 2]!);
      hair[bin]! += seeds.hair;
      skin[bin]! += seeds.skin;
      cloth[bin]! += seeds.cloth;
      hairs += seeds.hair;
      skins += seeds.skin;
      cloths += seeds.cloth;
    }
  }
  if (hairs < FEW || skins < FEW) return undefined;
  const [ofHair, ofSkin, ofCloth] = [shares(hair, hairs), shares(skin, skins), shares(cloth, Math.max(FEW, cloths))];
  const against = (own: Plane, one: Plane, other: Plane, weight: number) =>
    Float32Array.from(own, (share, bin) =>
      Math.log((share + CHANCE) / (Math.max(one[bin]!, other[bin]! * weight) + CHANCE)),
    );
  const votes = [against(ofHair, ofSkin, ofCloth, CLOTH), against(ofCloth, ofSkin, ofHair, 1)] as const;
  return {
    hair: (red, green, blue) => votes[0][binOf(red, green, blue)]!,
    cloth: (red, green, blue) => votes[1][binOf(red, green, blue)]!,
  };
}

/** How much more often than by chance a colour is there, of what has colours at all; near colours count too. */
function shares(counts: Plane, all: number): Plane {
  const result = new Float32Array(BINS);
  const across = TINTS * TINTS;
  for (let light = 0; light < LIGHTS; light += 1)
    result.set(gaussianBlur(counts.subarray(light * across, (light + 1) * across), TINTS, TINTS, 0.9), light * across);
  const soft = new Float32Array(BINS);
  for (let bin = 0; bin < BINS; bin += 1) {
    const [darker, lighter] = [
      Math.max(bin % across, bin - across),
      Math.min(bin + across, BINS - across + (bin % across)),
    ];
    soft[bin] = ((result[bin]! * 2 + result[darker]! + result[lighter]!) * 25) / all;
  }
  return soft;
}

/** The place of each of the 32,768 colours that are told apart, reckoned once. */
const bins = new Uint16Array(32_768);

function binOf(red: number, green: number, blue: number): number {
  const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
  if (bins[key] === 0) {
    const [light, ruddy, warm] = toOklab([(red & 248) + 4, (green & 248) + 4, (blue & 248) + 4]);
    const tint = (value: number): number => Math.max(0, Math.min(TINTS - 1, Math.round(value / TINT_STEP + TINTS / 2)));
    const step = Math.min(LIGHTS - 1, Math.floor(light * LIGHTS));
    bins[key] = 1 + (step * TINTS + tint(ruddy)) * TINTS + tint(warm);
  }
  return bins[key]! - 1;
}

import type { LayerMap } from '../../paint/painting.js';
import { blurred, brightness, enlarge, shrink, sizeOf, smoothStep } from '../../raster/plane.js';
import type { Plane } from '../../raster/plane.js';

/** The ground is looked at on a grid this much coarser. */
const COARSE = 4;
/** How far around a thing its ground gives way to it, as a share of the shorter side. */
const AROUND = 0.035;
/** How much lighter or darker than a thing its ground is at least, of 1, and how much of what lacks the ground gives. */
const APART = 0.24;
const GIVEN = 0.7;
/** From this lightness on a thing is pale, and its ground becomes darker. */
const PALE = 0.52;

/**
 * Sets things off from what is behind them, where it is as light as they are: around a white dove the white cloud is
 * shaded, around a dark tree trunk a dark hill is lit, as painters do. Marks that are larger than a thing's edge would
 * lose it else. In place.
 */
export function setOff(
  pixels: Uint8ClampedArray,
  { index }: LayerMap,
  heroes: Uint8Array,
  width: number,
  height: number,
): void {
  const share: Plane = new Float32Array(index.length);
  let about = 0;
  for (let pixel = 0; pixel < index.length; pixel++) about += share[pixel] = heroes[index[pixel] as number] as number;
  if (about === 0 || about === index.length) return;
  const size = sizeOf(width, height, COARSE);
  const light = brightness(pixels);
  const mask = shrink(share, width, height, COARSE);
  const tone = shrink(light, width, height, COARSE);
  const own = mask.map((part, cell) => part * (tone[cell] as number));
  const ground = mask.map((part, cell) => (1 - part) * (tone[cell] as number));
  const sigma = (Math.min(width, height) * AROUND) / COARSE;
  const near = blurred(mask, size.width, size.height, sigma);
  blurred(own, size.width, size.height, sigma);
  blurred(ground, size.width, size.height, sigma);
  const shift: Plane = new Float32Array(near.length);
  for (let cell = 0; cell < near.length; cell++) {
    const part = near[cell] as number;
    if (part < 0.02 || part > 0.98) continue;
    const thing = (own[cell] as number) / part;
    const behind = (ground[cell] as number) / (1 - part);
    const apart = behind - thing;
    const lacks = APART - Math.abs(apart);
    if (lacks <= 0) continue;
    const darker = Math.abs(apart) < APART / 3 ? thing > PALE : apart < 0;
    shift[cell] =
      (darker ? -1 : 1) * (Math.abs(apart) < APART / 3 ? APART : lacks) * GIVEN * smoothStep(0.02, 0.3, part);
  }
  const shifts = enlarge(shift, width, height, COARSE);
  for (let pixel = 0, byte = 0; pixel < index.length; pixel++, byte += 4) {
    const given = (shifts[pixel] as number) * (1 - (share[pixel] as number));
    if (given === 0) continue;
    // colour stays: shade multiplies, light is mixed in
    for (let channel = byte; channel < byte + 3; channel++) {
      const value = pixels[channel] as number;
      pixels[channel] = given < 0 ? value * (1 + given * 1.25) : value + (255 - value) * given;
    }
  }
}

import { gaussianBlur, gaussianRows, givePlanes, planeRows } from '@easel/raster';
import { hex, type Rgb } from '../../paint/kit/colour.js';
import { createHalftone } from '../../raster/halftone.js';
import { kuwahara } from '../../raster/kuwahara.js';
import { inkLines } from '../../raster/ink-lines.js';
import {
  clamp01,
  givePicture,
  halfPlanes,
  lightnessPlane,
  lightOf,
  smoothStep,
  type Pixels,
} from '../../raster/colour-planes.js';
import { faceTones } from '../face-tones.js';
import { featureRows } from '../features.js';
import { readRegions } from '../regions.js';
import type { PortraitLook } from './look.js';

interface Inks {
  readonly ground: Rgb;
  readonly dots: Rgb;
  readonly dark: Rgb;
  readonly shade: Rgb;
  readonly skin: Rgb;
  readonly cloth: Rgb;
}

const inks = (ground: string, dots: string, dark: string, shade: string, skin: string, cloth: string): Inks => ({
  ground: hex(ground),
  dots: hex(dots),
  dark: hex(dark),
  shade: hex(shade),
  skin: hex(skin),
  cloth: hex(cloth),
});

const PRINTS: readonly Inks[] = [
  inks('#ffd23f', '#ff7f2a', '#1b1464', '#ff3c6f', '#ffd9c2', '#20b7e8'),
  inks('#18c3d8', '#0b7fb3', '#23104a', '#ff4f9a', '#fff0b8', '#ffcc1f'),
  inks('#ff4f8b', '#c41f63', '#14213d', '#f9722e', '#ffe8d0', '#36d6c3'),
  inks('#7bdc52', '#2ea84a', '#2b0f54', '#f2418e', '#ffe1ea', '#ffd400'),
  inks('#6a4cff', '#3a1fc4', '#120a3a', '#ff5fa2', '#ffe6bd', '#2be0a4'),
];

/** How light the middle of a face is printed at least. */
const PROOF = 0.6;

/** A silk-screen print: five loud inks, dots for the flesh, a hard black key plate. */
export const popArt: PortraitLook = {
  name: 'pop-art',
  realistic: false,
  blur: 0,
  finish(sheet) {
    const { width, height, picture, matte, anatomy, random, accents } = sheet;
    const { unit } = anatomy;
    const print = random.fork('print').pick(PRINTS);
    const ground = accents[0] ?? print.ground;
    const cloth = accents[1] ?? print.cloth;
    const half = halfPlanes(picture, width, height);
    const flat = kuwahara(half, Math.max(1, unit * 0.0175));
    const flatLight = lightnessPlane(flat);
    const toneSigma = Math.max(0.4, unit * 0.005);
    const tonePlane = gaussianBlur(flatLight, half.width, half.height, toneSigma);
    const toneAt = planeRows(tonePlane, half.width, half.height, width, height);
    const skin = gaussianBlur(readRegions(sheet, half).skin, half.width, half.height, unit * 0.01);
    const skinAt = planeRows(skin, half.width, half.height, width, height);
    const featuresAt = featureRows(anatomy, width, height);
    const light = lightOf(picture);
    const lines = inkLines(light, width, height, {
      flow: Math.max(1.5, unit * 0.02),
      sigma: Math.max(1, unit * 0.011),
      reach: Math.max(4, unit * 0.04),
      sharpness: 20,
      threshold: 0.42,
      hardness: 12,
    });
    // Inks know no dim light: what would print as soot around nose and mouth is brought up to a printer's proof.
    const proof = Math.min(1.4, Math.max(1, PROOF / faceTones(light, anatomy, width, height).middle));
    const outlineAt = gaussianRows(matte, width, height, Math.max(1.2, unit * 0.016));
    const spacing = Math.max(5, unit * 0.055);
    const [fleshScreen, groundScreen] = [createHalftone(spacing, 0.5), createHalftone(spacing * 1.5, 0.5)];
    const pixels: Pixels = new Uint8ClampedArray(width * height * 4);
    for (let y = 0, pixel = 0; y < height; y += 1) {
      const [tone, skins, features, outline] = [toneAt(y), skinAt(y), featuresAt(y), outlineAt(y)];
      const away = clamp01(0.05 + (0.5 * y) / height);
      for (let x = 0; x < width; x += 1, pixel += 1) {
        const at = pixel * 4;
        const person = smoothStep(0.35, 0.65, matte[pixel]!);
        const contour = 1 - smoothStep(0.1, 0.4, Math.abs(outline[x]! - 0.5) * 2);
        const drawn = Math.min(matte[pixel]! > 0.1 ? lines[pixel]! : 1, 1 - contour);
        const groundDot = person < 1 ? groundScreen(x, y, away) : 0;
        const value = tone[x]! * proof;
        // Inside the face everything is flesh, whatever light the photo was taken in.
        const flesh = smoothStep(0.35, 0.6, Math.max(skins[x]!, features[x]! * 1.9));
        // The flesh: paper-pale, dotted in the half-tones, solid in the shadows.
        const dot = fleshScreen(x, y, clamp01((0.86 - value) * 1.25) * 0.62);
        const shade = Math.max(dot, 1 - smoothStep(0.3, 0.36, value));
        const clothTone = smoothStep(0.18, 0.24, value) * 0.6 + smoothStep(0.5, 0.56, value) * 0.4;
        const black = 1 - smoothStep(0.14, 0.2, value);
        // Eyes, nose and mouth keep some of their modelling below the screen.
        const modelling =
          1 - 0.72 * person * smoothStep(0.15, 0.6, features[x]!) * clamp01(0.85 - light[pixel]! * proof);
        for (let channel = 0; channel < 3; channel += 1) {
          const dark = print.dark[channel]!;
          const fleshInk = print.skin[channel]! + (print.shade[channel]! - print.skin[channel]!) * shade;
          const clothInk = dark + (cloth[channel]! - dark) * clothTone;
          const figure = clothInk + (fleshInk - clothInk) * flesh;
          const keyed = figure + (dark - figure) * black;
          const behind = ground[channel]! + (print.dots[channel]! - ground[channel]!) * groundDot;
          const colour = (behind + (keyed - behind) * person) * modelling;
          pixels[at + channel] = dark * 0.5 + (colour - dark * 0.5) * drawn;
        }
        pixels[at + 3] = 255;
      }
    }
    for (const planes of [half, flat]) givePicture(planes);
    givePlanes(flatLight, light, lines);
    return pixels;
  },
};

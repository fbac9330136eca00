import { gaussianBlur } from '@easel/raster';
import { hex, type Rgb } from '../../paint/kit/colour.js';
import { edgeFlow } from '../../raster/flow.js';
import { halftone } from '../../raster/halftone.js';
import { kuwahara } from '../../raster/kuwahara.js';
import { inkLines } from '../../raster/ink-lines.js';
import { clamp01, lightnessPlane, smoothStep, toPixels, toPlanes } from '../../raster/colour-planes.js';
import { featureMap } from '../features.js';
import { skinMask } from '../skin.js';
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

/** A silk-screen print: five loud inks, dots for the flesh, a hard black key plate. */
export const popArt: PortraitLook = {
  name: 'pop-art',
  realistic: false,
  blur: 0,
  finish({ width, height, picture, matte, anatomy, random, accents }) {
    const { unit } = anatomy;
    const print = random.fork('print').pick(PRINTS);
    const ground = accents[0] ?? print.ground;
    const cloth = accents[1] ?? print.cloth;
    const source = toPlanes(picture, width, height);
    const flat = kuwahara(source, Math.max(2, unit * 0.035));
    const light = lightnessPlane(source);
    const skin = gaussianBlur(skinMask(picture, matte, width, height, anatomy), width, height, unit * 0.02);
    const features = featureMap(anatomy, width, height);
    const flow = edgeFlow(light, width, height, Math.max(1.5, unit * 0.02));
    const lines = inkLines(light, flow, width, height, {
      sigma: Math.max(1, unit * 0.011),
      reach: Math.max(4, unit * 0.04),
      sharpness: 20,
      threshold: 0.42,
      hardness: 12,
    });
    const tone = gaussianBlur(lightnessPlane(flat), width, height, Math.max(0.8, unit * 0.01));
    const outline = gaussianBlur(matte, width, height, Math.max(1.2, unit * 0.016));
    const spacing = Math.max(5, unit * 0.055);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const pixel = y * width + x;
        const value = tone[pixel]!;
        // Inside the face everything is flesh, whatever light the photo was taken in.
        const flesh = smoothStep(0.35, 0.6, Math.max(skin[pixel]!, features[pixel]! * 1.9));
        // The flesh: paper-pale, dotted in the half-tones, solid in the shadows.
        const dot = halftone(x, y, spacing, 0.5, clamp01((0.86 - value) * 1.25) * 0.62);
        const solid = 1 - smoothStep(0.3, 0.36, value);
        const shade = Math.max(dot, solid);
        const clothTone = smoothStep(0.18, 0.24, value) * 0.6 + smoothStep(0.5, 0.56, value) * 0.4;
        const black = 1 - smoothStep(0.14, 0.2, value);
        const away = y / height;
        const groundDot = halftone(x, y, spacing * 1.5, 0.5, clamp01(0.05 + 0.5 * away));
        const contour = 1 - smoothStep(0.1, 0.4, Math.abs(outline[pixel]! - 0.5) * 2);
        const drawn = Math.min(matte[pixel]! > 0.1 ? lines[pixel]! : 1, 1 - contour);
        const person = smoothStep(0.35, 0.65, matte[pixel]!);
        // Eyes, nose and mouth keep some of their modelling below the screen.
        const modelling = 1 - 0.55 * smoothStep(0.15, 0.6, features[pixel]!) * clamp01(0.85 - light[pixel]!);
        for (const [channel, index] of [
          ['red', 0],
          ['green', 1],
          ['blue', 2],
        ] as const) {
          const fleshInk = print.skin[index] + (print.shade[index] - print.skin[index]) * shade;
          const clothInk = print.dark[index] + (cloth[index] - print.dark[index]) * clothTone;
          const figure = clothInk + (fleshInk - clothInk) * flesh;
          const keyed = figure + (print.dark[index] - figure) * black;
          const behind = ground[index] + (print.dots[index] - ground[index]) * groundDot;
          const colour = (behind + (keyed - behind) * person) * modelling;
          flat[channel][pixel] = (print.dark[index] * 0.5 + (colour - print.dark[index] * 0.5) * drawn) / 255;
        }
      }
    }
    return toPixels(flat);
  },
};

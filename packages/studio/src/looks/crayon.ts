import { brightness, smoothStep, unitOf } from '../raster/plane.js';
import { cloudTile, paperTile, tileAt } from '../raster/texture.js';
import type { Look } from './look.js';
import { traceContours } from './press/contour.js';
import { layersOf } from './press/tone.js';

/** Width of the outline at 1024 pixels. */
const LINE = 6.5;
/** From stroke to stroke at 1024 pixels. */
const STROKE = 13;
/** How much brighter the colours of wax are than those of paint. */
const VIVID = 1.45;
const PAPER = [251, 248, 240] as const;

/** Wax crayons: strokes of bright colour that leave the tooth of the paper free, outlines in the darker stick. */
export const crayon: Look = {
  name: 'crayon',
  ink: false,
  sharp: true,
  gradedFirst: true,
  mapped: true,
  finish(finish) {
    const { painting, pixels } = finish;
    const { width, height } = painting;
    const unit = unitOf(width, height);
    const map = layersOf(finish);
    const outline = { width: Math.max(1.4, LINE * unit), inner: 0.7, gap: 0 };
    const contours = traceContours(finish, map, brightness(pixels), outline);
    const airy = map.layers.map(({ region }) => region === 'sky' || region === 'light' || region === 'wall');
    const [paper, clouds] = [paperTile(), cloudTile()];
    const scale = Math.max(0.5, 0.62 / Math.max(0.35, unit));
    const often = (Math.PI * 2) / Math.max(4, STROKE * unit);
    for (let y = 0, pixel = 0; y < height; y++) {
      for (let x = 0; x < width; x++, pixel++) {
        const layer = map.index[pixel] as number;
        // each thing is filled in its own direction
        const turned = layer % 2 === 0;
        const across = turned ? x * 0.62 + y * 0.78 : y * 0.86 - x * 0.5;
        const wobble = tileAt(clouds, x | 0, y | 0);
        const stroke = Math.sin(across * often + wobble * 0.9);
        const tooth = tileAt(paper, (x * scale) | 0, (y * scale) | 0);
        const laid = smoothStep(-1.15, 0.15, (airy[layer] ? 0 : 0.3) + stroke * 0.42 + tooth * 0.28);
        const edge = Math.min(1, (contours.line[pixel] as number) * (0.8 + tooth * 0.35));
        const byte = pixel * 4;
        const grey =
          (pixels[byte] as number) * 0.3 + (pixels[byte + 1] as number) * 0.59 + (pixels[byte + 2] as number) * 0.11;
        for (let part = 0; part < 3; part++) {
          const wax = grey + ((pixels[byte + part] as number) - grey) * VIVID + 14;
          const filled = (PAPER[part] as number) * (1 - laid) + wax * laid;
          pixels[byte + part] = filled * (1 - edge) + Math.max(18, wax * 0.36) * edge;
        }
      }
    }
    return pixels;
  },
};

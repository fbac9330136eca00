import type { LayerMap } from '../paint/painting.js';
import { brightness, smooth, smoothStep, unitOf } from '../raster/plane.js';
import type { Plane } from '../raster/plane.js';
import { bristleTile, paperTile, sampleTile } from '../raster/texture.js';
import type { LookName } from '../language/brief.js';
import type { FacePrint, Look } from './look.js';
import { traceContours } from './press/contour.js';
import { heroLayers, layersOf } from './press/tone.js';

interface Stick {
  /** Width of the outline at 1024 pixels. */
  readonly line: number;
  /** The darkest grey, 0 to 255. */
  readonly black: number;
  /** How much shade is laid, and how coarse it is. */
  readonly shade: number;
  readonly coarse: number;
  /** How far the tooth of the paper is filled where shade is laid: charcoal is rubbed in. */
  readonly filled: number;
  /** How small faces are printed again. */
  readonly faces: FacePrint;
}

/** Whom the picture is about is drawn lighter than they are, however dark their skin … */
function lifted(light: Plane, map: LayerMap, heroes: Uint8Array): Plane {
  for (let pixel = 0; pixel < light.length; pixel++)
    if (heroes[map.index[pixel] as number]) light[pixel] = 0.08 + 0.92 * Math.max(0, light[pixel] as number) ** 0.8;
  return light;
}

/** … and their small features darker: a face is known by its eyes and its mouth. */
const FEATURES = 2.2;

/** Graphite or charcoal: slanting strokes on the tooth of the paper, the outline found twice. */
function createStick(name: LookName, { line, black, shade, coarse, filled, faces }: Stick): Look {
  return {
    name,
    ink: false,
    sharp: true,
    gradedFirst: true,
    mapped: true,
    faces,
    finish(finish) {
      const { painting, pixels } = finish;
      const { width, height } = painting;
      const unit = unitOf(width, height);
      const map = layersOf(finish);
      const heroes = heroLayers(map);
      const light = lifted(brightness(pixels), map, heroes);
      const contours = traceContours(finish, map, light, {
        width: Math.max(1, line * unit),
        inner: 0.9,
        swell: 0.6,
        gap: 0,
      });
      const wide = smooth(light, width, height, 26 * unit);
      const close = smooth(light, width, height, 7 * unit);
      const airy = map.layers.map(
        ({ region }) => region === 'sky' || region === 'light' || region === 'cloud' || region === 'wall',
      );
      const [paper, strokes] = [paperTile(), bristleTile()];
      const scale = Math.max(0.6, 1 / Math.max(0.35, unit)) / coarse;
      for (let y = 0, pixel = 0; y < height; y++) {
        for (let x = 0; x < width; x++, pixel++) {
          const value = light[pixel] as number;
          // what is darker than its surroundings is drawn darker still; empty air stays paper
          const local = value - (wide[pixel] as number);
          let dark = (1 - value) * shade - local * 0.9;
          if (heroes[map.index[pixel] as number]) dark -= (value - (close[pixel] as number)) * FEATURES;
          if (airy[map.index[pixel] as number]) dark *= 0.35;
          const across = (x * 0.62 + y * 0.78) * scale;
          const along = (x * 0.78 - y * 0.62) * scale;
          const stroke = sampleTile(strokes, along * 0.7, across * 1.15);
          const tooth = sampleTile(paper, x * scale, y * scale);
          const mark = smoothStep(-0.2 - filled, 0.55 - filled, dark + stroke * 0.22 + tooth * 0.2 - 0.12) * dark;
          const ink = Math.min(1, Math.max(mark * 1.25, (contours.line[pixel] as number) * (0.86 + tooth * 0.14)));
          const grey = 248 - (248 - black) * Math.max(0, ink) + tooth * 4;
          const byte = pixel * 4;
          pixels[byte] = grey;
          pixels[byte + 1] = grey - 1;
          pixels[byte + 2] = grey - 5;
        }
      }
      return pixels;
    },
  };
}

export const pencil = createStick('pencil', {
  line: 3,
  black: 52,
  shade: 0.85,
  coarse: 1,
  filled: 0,
  faces: { calm: 0.8, lightest: 200, ink: [40, 40, 40] },
});
export const charcoal = createStick('charcoal', {
  line: 7,
  black: 26,
  shade: 0.98,
  coarse: 1.8,
  filled: 0.16,
  faces: { calm: 0.8, lightest: 170, ink: [20, 20, 20] },
});

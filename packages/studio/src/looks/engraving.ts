import type { Region } from '../paint/painting.js';
import type { Look } from './look.js';
import { traceContours } from './press/contour.js';
import { drawLines } from './press/lines.js';
import type { Burin } from './press/lines.js';
import { unitOf } from '../raster/plane.js';
import { printInk } from './press/print.js';
import { designTones, inkLight, layersOf } from './press/tone.js';

const horizontal: Burin = { angle: 0, bend: 0.6, sway: 1.6, crossed: false, follows: false, pitch: 1 };
const burins: Record<Region, Burin> = {
  sky: horizontal,
  cloud: { ...horizontal, bend: 5, sway: 1 },
  light: horizontal,
  weather: horizontal,
  water: { ...horizontal, bend: 2.2, sway: 1.1, pitch: 0.9 },
  far: { angle: 0, bend: 2, sway: 0.7, crossed: false, follows: true, pitch: 0.85 },
  land: { angle: 0, bend: 1.8, sway: 1, crossed: true, follows: true, pitch: 1 },
  foliage: { angle: 24, bend: 7, sway: 1.5, crossed: true, follows: false, pitch: 0.85 },
  building: { angle: 90, bend: 0, sway: 0.15, crossed: true, follows: false, pitch: 0.8 },
  wall: { angle: 90, bend: 0, sway: 0.25, crossed: true, follows: false, pitch: 1 },
  subject: { angle: 52, bend: 5, sway: 0.5, crossed: true, follows: false, pitch: 0.78 },
  shadow: { angle: 8, bend: 0, sway: 0.3, crossed: true, follows: false, pitch: 0.9 },
  lettering: { angle: 45, bend: 0, sway: 0, crossed: true, follows: false, pitch: 0.7 },
};

/** Copperplate: swelling lines that run with the form, crossed in the darks. */
export const engraving: Look = {
  name: 'engraving',
  ink: true,
  sharp: true,
  mapped: true,
  fine: true,
  finish(finish) {
    const { width, height } = finish.painting;
    const unit = unitOf(width, height);
    const map = layersOf(finish);
    const light = inkLight(finish, map);
    const tones = designTones(finish, map, light);
    const contours = traceContours(finish, map, light, {
      width: Math.max(0.9, 2.3 * unit),
      inner: 0.9,
      gap: Math.max(1, 5 * unit),
    });
    const distance = Math.max(3, (7.6 - 1.4 * finish.scene.detail) * unit);
    const { luminary } = finish.scene.atmosphere;
    // now and then the sky is cut in rings about the sun, as old plates have it
    const rings =
      luminary && finish.scene.random.fork('sky lines').chance(luminary.kind === 'moon' ? 0.7 : 0.4)
        ? { rings: luminary }
        : {};
    const lines = drawLines(finish, map, tones, contours, { burins, distance, rough: 0, ...rings });
    return printInk(finish, map, lines);
  },
};

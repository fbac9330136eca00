import type { Region } from '../paint/painting.js';
import type { Look } from './look.js';
import { traceContours } from './press/contour.js';
import { drawLines } from './press/lines.js';
import type { Burin } from './press/lines.js';
import { smoothStep, unitOf } from '../raster/plane.js';
import { printInk } from './press/print.js';
import { designTones, inkLight, layersOf } from './press/tone.js';

const gouge: Burin = { angle: 0, bend: 1.5, sway: 1.2, crossed: false, follows: false, pitch: 1 };
const gouges: Record<Region, Burin> = {
  sky: { ...gouge, bend: 0.8, sway: 1.6, pitch: 1.15 },
  cloud: { ...gouge, bend: 4 },
  light: gouge,
  weather: gouge,
  water: { ...gouge, bend: 2, sway: 0.9 },
  far: { ...gouge, angle: 62, sway: 0.5, pitch: 0.8 },
  land: { ...gouge, bend: 1.3, follows: true },
  foliage: { ...gouge, angle: 28, bend: 5, sway: 1.6, pitch: 0.8 },
  building: { ...gouge, angle: 90, bend: 0, sway: 0.2, pitch: 0.8 },
  wall: { ...gouge, angle: 78, bend: 0, sway: 0.5, pitch: 1.2 },
  subject: { ...gouge, angle: 48, bend: 4, sway: 0.4, pitch: 0.72 },
  shadow: { ...gouge, angle: 6, bend: 0, sway: 0.3 },
  lettering: { ...gouge, angle: 45, bend: 0, sway: 0 },
};

/** Cut in wood: broad black and white, gouge marks in between. */
export const woodcut: Look = {
  name: 'woodcut',
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
    const focused = Uint8Array.from(map.layers, ({ region }) =>
      region === 'subject' || region === 'building' ? 1 : 0,
    );
    for (let pixel = 0; pixel < tones.length; pixel++) {
      const tone = tones[pixel] as number;
      // few values: bare wood, cut wood, whole wood; things of their own go further into black than places
      const solid = focused[map.index[pixel] as number] ? 0.66 : 0.82;
      tones[pixel] = smoothStep(0.1, solid, tone) * 1.02;
    }
    const contours = traceContours(finish, map, light, {
      width: Math.max(1.3, 4.6 * unit),
      inner: 1,
      gap: Math.max(1.2, 6.5 * unit),
    });
    const distance = Math.max(4.2, 12.5 * unit);
    return printInk(finish, map, drawLines(finish, map, tones, contours, { burins: gouges, distance, rough: 1 }));
  },
};

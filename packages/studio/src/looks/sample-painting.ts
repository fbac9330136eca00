import type { Rgb } from '../paint/kit/colour.js';
import { createRandom } from '../paint/kit/random.js';
import { ellipse, polygon } from '../paint/kit/shapes.js';
import { createPainting } from '../paint/painting.js';
import type { Mapping } from '../paint/painting.js';
import type { Scene } from '../scene/scene.js';
import type { Finish } from './look.js';

export interface SampleOptions {
  readonly night?: boolean;
  readonly hints?: readonly Rgb[];
  readonly detail?: number;
  readonly seed?: number;
  readonly mapped?: Mapping;
}

/** A small hand-made landscape with every kind of region, for tests and benchmarks of looks alone. */
export function paintSample(width: number, height: number, options: SampleOptions = {}): Finish {
  const night = options.night ?? false;
  const side = Math.min(width, height);
  const painting = createPainting(width, height, options.mapped ?? true);
  const pick = (day: string, dark: string): string => (night ? dark : day);
  painting.layer({ region: 'sky', depth: 1 }, (context) => {
    const sky = context.createLinearGradient(0, 0, 0, height);
    sky.addColorStop(0, pick('#4a8fc7', '#0a1130'));
    sky.addColorStop(0.6, pick('#fbe6c2', '#3f4f86'));
    context.fillStyle = sky;
    context.fillRect(0, 0, width, height);
  });
  painting.layer({ region: 'light', depth: 1 }, (context) => {
    context.fillStyle = pick('#fff6d8', '#f4f2e2');
    ellipse(context, width * 0.3, height * 0.25, side * 0.07);
    context.fill();
  });
  painting.layer({ region: 'far', depth: 0.8 }, (context) => {
    context.fillStyle = pick('#8fa9c4', '#27335f');
    polygon(context, [
      [0, height * 0.6],
      [width * 0.35, height * 0.38],
      [width * 0.6, height * 0.52],
      [width * 0.8, height * 0.42],
      [width, height * 0.6],
    ]);
    context.fill();
  });
  painting.layer({ region: 'water', depth: 0.6 }, (context) => {
    context.fillStyle = pick('#5d9bb0', '#1b2650');
    context.fillRect(0, height * 0.58, width, height * 0.2);
  });
  painting.layer({ region: 'land', depth: 0.3 }, (context) => {
    const grass = context.createLinearGradient(0, height * 0.7, 0, height);
    grass.addColorStop(0, pick('#8fae5c', '#1c2c3a'));
    grass.addColorStop(1, pick('#47702f', '#0d1622'));
    context.fillStyle = grass;
    context.fillRect(0, height * 0.7, width, height * 0.3);
  });
  painting.layer({ region: 'foliage', depth: 0.25 }, (context) => {
    context.fillStyle = pick('#3f6b2c', '#12213a');
    ellipse(context, width * 0.2, height * 0.6, side * 0.13);
    context.fill();
  });
  painting.layer({ region: 'subject', depth: 0.15 }, (context) => {
    const wall = context.createLinearGradient(width * 0.5, 0, width * 0.75, 0);
    wall.addColorStop(0, pick('#f6ead2', '#56608c'));
    wall.addColorStop(1, pick('#9d5c40', '#20264a'));
    context.fillStyle = wall;
    context.fillRect(width * 0.5, height * 0.55, width * 0.25, height * 0.28);
    context.fillStyle = pick('#a8402f', '#2c2040');
    polygon(context, [
      [width * 0.47, height * 0.56],
      [width * 0.62, height * 0.4],
      [width * 0.78, height * 0.56],
    ]);
    context.fill();
    context.fillStyle = pick('#22323d', '#ffd98a');
    context.fillRect(width * 0.55, height * 0.62, width * 0.05, height * 0.08);
  });
  const scene: Scene = {
    width,
    height,
    brief: {
      prompt: 'a house by a lake',
      subjects: [],
      relations: [],
      mood: 'neutral',
      lettering: [],
      features: [],
      colours: [],
      absent: [],
      notes: { understood: [], guessed: [], ignored: [] },
    },
    setting: 'lake',
    time: night ? 'night' : 'day',
    weather: 'clear',
    season: 'summer',
    random: createRandom(options.seed ?? 1, 'sample'),
    detail: options.detail ?? 0.7,
    improvisation: 0.3,
    hints: options.hints ?? [],
    horizon: height * 0.58,
    atmosphere: {
      skyTop: [74, 143, 199],
      skyMiddle: [169, 211, 230],
      skyHorizon: [251, 230, 194],
      haze: [200, 214, 220],
      key: [255, 240, 210],
      ambient: night ? [110, 120, 170] : [255, 255, 255],
      shadow: [40, 44, 90],
      contrast: 0.7,
      light: { side: -0.5, height: 0.5 },
      luminary: { kind: night ? 'moon' : 'sun', x: width * 0.3, y: height * 0.25, radius: side * 0.07 },
    },
    surfaces: [],
    items: [],
  };
  const { data } = painting.context.getImageData(0, 0, width, height);
  return { scene, painting, pixels: new Uint8ClampedArray(data) };
}

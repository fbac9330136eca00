import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { settings } from '../../catalogue/settings.js';
import type { Brief, Season, TimeOfDay, Weather } from '../../language/brief.js';
import { createAtmosphere } from '../../scene/atmosphere.js';
import type { Scene } from '../../scene/scene.js';
import type { Habitat } from '../drawable.js';
import { createRandom } from '../kit/random.js';
import { createPainting } from '../painting.js';
import { paintWeather } from './weather.js';
import type { World } from './world.js';
import { worlds } from './worlds.js';

interface Setup {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly time: TimeOfDay;
  readonly weather: Weather;
  readonly season: Season;
  readonly needs: readonly Habitat[];
  readonly features?: readonly string[];
  readonly camera?: Brief['camera'];
}

const usual: Setup = {
  width: 96,
  height: 96,
  seed: 1,
  time: 'day',
  weather: 'clear',
  season: 'summer',
  needs: ['ground'],
};

function sceneOf(world: World, setup: Setup): Scene {
  const { width, height, time, weather, season } = setup;
  const random = createRandom(setup.seed);
  const brief: Brief = {
    prompt: '',
    subjects: [],
    relations: [],
    mood: 'neutral',
    lettering: [],
    features: setup.features ?? [],
    colours: [],
    absent: [],
    notes: { understood: [], guessed: [], ignored: [] },
    ...(setup.camera ? { camera: setup.camera } : {}),
  };
  const needs = new Set(setup.needs);
  const close = setup.camera === 'portrait' || needs.has('tabletop');
  const site = world.plan({ width, height, brief, time, weather, season, random, hints: [], needs, close });
  const { setting, indoor } = world;
  const { horizon, surfaces } = site;
  const atmosphere = createAtmosphere({
    setting,
    time,
    weather,
    season,
    mood: brief.mood,
    hints: [],
    width,
    height,
    horizon,
    random,
    indoor,
    features: brief.features,
  });
  return {
    width,
    height,
    brief,
    setting,
    time,
    weather,
    season,
    random,
    horizon,
    atmosphere,
    surfaces,
    detail: 0.6,
    improvisation: 0.4,
    hints: [],
    items: [],
  };
}

function pixelsOf(world: World, setup: Setup): Buffer {
  const painting = createPainting(setup.width, setup.height, false);
  const scene = sceneOf(world, setup);
  world.paint(scene, painting);
  world.paintForeground?.(scene, painting);
  paintWeather(scene, painting);
  return Buffer.from(painting.context.getImageData(0, 0, setup.width, setup.height).data);
}

function meanLight(pixels: Buffer): number {
  let sum = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    sum += (pixels[at] as number) + (pixels[at + 1] as number) + (pixels[at + 2] as number);
  }
  return sum / (pixels.length * 0.75);
}

const habitats: readonly Habitat[] = ['ground', 'water', 'underwater', 'air', 'tabletop', 'space'];
const shapes = [
  [96, 96],
  [256, 64],
  [64, 256],
] as const;

for (const [number, world] of worlds.entries()) {
  test(`${world.setting}: every needed habitat gets a usable surface inside the picture, in every shape`, () => {
    for (const [width, height] of shapes) {
      for (const camera of [undefined, 'portrait', 'low-angle', 'from-above'] as const) {
        for (const habitat of habitats) {
          const setup = { ...usual, width, height, needs: [habitat], ...(camera ? { camera } : {}) };
          const { surfaces, horizon } = sceneOf(world, setup);
          // on the moon a ship comes down on the ground
          const dry = world.setting === 'moon' && (habitat === 'water' || habitat === 'underwater');
          const surface = surfaces.find((one) => one.habitat === (dry ? 'ground' : habitat));
          const context = `${world.setting} ${width}x${height} ${camera ?? ''} ${habitat}: ${JSON.stringify(surface)}`;
          assert.ok(surface, context);
          assert.ok(
            surface.left >= 0 && surface.right <= width && surface.right - surface.left > width * 0.25,
            context,
          );
          assert.ok(surface.far >= 0 && surface.near <= height && surface.near > surface.far, context);
          assert.ok(horizon > 0 && horizon < height, context);
        }
      }
    }
  });

  test(`${world.setting}: paints every hour, weather and season to the edges, opaque`, () => {
    const times = ['day', 'dawn', 'dusk', 'night'] as const;
    const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
    for (const [index, weather] of (['clear', 'cloudy', 'rain', 'snow', 'fog', 'storm'] as const).entries()) {
      // neighbours take turns: half of the weathers each
      if ((index + number) % 2 === 1) continue;
      const time = times[index % 4] as TimeOfDay;
      const season = seasons[(index * 3) % 4] as Season;
      const [width, height] = shapes[index % 3] as (typeof shapes)[number];
      const pixels = pixelsOf(world, { ...usual, width, height, seed: index, time, weather, season });
      const hole = pixels.findIndex((value, at) => at % 4 === 3 && value !== 255);
      assert.equal(hole, -1, `${time} ${weather} ${season} seed ${index}: transparent at ${hole >> 2}`);
    }
  });

  test(`${world.setting}: takes every named feature`, () => {
    const features =
      'sun moon stars aurora rainbow clouds lightning fireworks river path road flowers mountains trees waterfall skyline waves fireflies lanterns leaves bubbles planet earth milky-way window candlelight confetti petals reflections crescent'.split(
        ' ',
      );
    for (let group = 0; group * 15 < features.length; group++) {
      const named = features.slice(group * 15, group * 15 + 15);
      const [width, height] = shapes[group % 3] as (typeof shapes)[number];
      const time = group % 2 === 0 ? 'day' : 'night';
      const pixels = pixelsOf(world, { ...usual, width, height, time, seed: group, features: named });
      assert.ok(meanLight(pixels) > 3, named.join());
    }
  });

  test(`${world.setting}: the same seed gives the same bytes, another seed another picture`, () => {
    const digest = (seed: number): string =>
      createHash('sha1')
        .update(pixelsOf(world, { ...usual, seed }))
        .digest('hex');
    const first = digest(7);
    assert.equal(digest(7), first);
    assert.notEqual(digest(8), first);
  });

  test(`${world.setting}: night is darker than day`, () => {
    if (['space', 'moon', 'stage', 'abstract'].includes(world.setting)) return;
    const day = meanLight(pixelsOf(world, { ...usual, time: 'day' }));
    const night = meanLight(pixelsOf(world, { ...usual, time: 'night' }));
    assert.ok(night < day * 0.95, `day ${day}, night ${night}`);
  });
}

test('every setting has one world, and every world a setting', () => {
  assert.deepEqual(worlds.map(({ setting }) => setting).toSorted(), [...settings].toSorted());
});

import { settings } from '../src/language/brief.js';
import type { Brief, Setting, TimeOfDay } from '../src/language/brief.js';
import { createRandom } from '../src/paint/kit/random.js';
import { createPainting } from '../src/paint/painting.js';
import { paintWeather } from '../src/paint/world/weather.js';
import { worlds } from '../src/paint/world/worlds.js';
import { createAtmosphere } from '../src/scene/atmosphere.js';

/** Processor time to paint each world at 1024 × 1024, without subjects and without a look. */
const side = 1024;
const rounds = 3;
const brief: Brief = {
  prompt: '',
  subjects: [],
  relations: [],
  mood: 'neutral',
  lettering: [],
  features: [],
  colours: [],
  absent: [],
  notes: { understood: [], guessed: [], ignored: [] },
};

function millisecondsToPaint(setting: Setting, time: TimeOfDay, seed: number): number {
  const world = worlds.find((one) => one.setting === setting);
  if (!world) return Number.NaN;
  const random = createRandom(seed);
  const place = { setting, time, weather: 'clear', season: 'summer' } as const;
  const sheet = { width: side, height: side, hints: [] };
  const site = world.plan({ ...place, ...sheet, brief, random, needs: new Set(['ground']), close: false });
  const { horizon, surfaces } = site;
  const { indoor } = world;
  const atmosphere = createAtmosphere({ ...place, ...sheet, mood: 'neutral', horizon, random, indoor });
  const scene = {
    ...place,
    ...sheet,
    brief,
    random,
    detail: 0.85,
    improvisation: 0.5,
    horizon,
    atmosphere,
    surfaces,
    items: [],
  };
  const painting = createPainting(side, side, false);
  const before = process.cpuUsage();
  world.paint(scene, painting);
  world.paintForeground?.(scene, painting);
  if (!indoor) paintWeather(scene, painting);
  painting.context.getImageData(0, 0, 1, 1);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const times = ['day', 'dusk', 'night'] as const;
const rows = settings.map((setting) => {
  const row = times.map((time) => {
    const measured = Array.from({ length: rounds }, (_, round) => millisecondsToPaint(setting, time, round + 1));
    return Math.round(measured.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] as number);
  });
  return { setting, ...Object.fromEntries(times.map((time, index) => [time, row[index]])) };
});
console.table(rows);

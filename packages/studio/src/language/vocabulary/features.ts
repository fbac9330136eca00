import { vocabulary } from './meaning.js';

/** Scenery: what a world paints as part of itself. Words that are also things (`tree`) become things when counted. */
export const featureWords = vocabulary([
  ['sun, the sun, bright sun', { features: ['sun'] }],
  ['moon, the moon, moons, two moons, crescent moon', { features: ['moon'] }],
  ['stars, the stars', { features: ['stars'] }],
  [
    'shooting star, shooting stars, meteor, meteors, falling star, falling stars, comet, comets, meteor shower',
    { features: ['stars', 'shooting-star'], time: 'night' },
  ],
  [
    'constellation, constellations, star constellation, star constellations, zodiac constellations',
    { features: ['stars', 'milky-way'], setting: 'sky', time: 'night' },
  ],
  ['milky way', { features: ['milky-way', 'stars'], time: 'night' }],
  ['rainbow, rainbows', { features: ['rainbow'] }],
  ['clouds, cloud, white clouds', { features: ['clouds'] }],
  ['fireworks, firework', { features: ['fireworks'], time: 'night' }],
  ['path, trail, footpath, pathway, winding path', { features: ['path'] }],
  ['road, winding road, country road', { features: ['road'] }],
  ['flowers, wildflowers, wild flowers, daisies, poppies', { features: ['flowers'] }],
  ['grass, tall grass, grassy', { features: ['grass'] }],
  ['trees, the trees', { features: ['trees'] }],
  ['waterfall, waterfalls, cascade', { features: ['waterfall'] }],
  ['waves, wave, big waves, surf, ripples', { features: ['waves'] }],
  ['confetti, streamers', { features: ['confetti'], mood: 'joyful' }],
  [
    'paper lanterns, floating lanterns, sky lanterns, lanterns, string lights, fairy lights, christmas lights, xmas lights',
    { features: ['lanterns'] },
  ],
  ['fireflies, firefly, glowworms', { features: ['fireflies'], time: 'night' }],
  ['leaves, foliage', { features: ['leaves'] }],
  ['bubbles, soap bubbles', { features: ['bubbles'] }],
  ['reflection, reflections', { features: ['reflections'] }],
  ['reflected, reflecting, mirrored', { features: ['reflections'], role: 'filler' }],
  ['candlelight, candle light, candlelit', { features: ['candlelight'], mood: 'cosy' }],
  ['window, windows, by the window', { features: ['window'] }],
  ['earth, planet earth', { features: ['earth'] }],
  ['planets, saturn, jupiter, ringed planet', { features: ['planet'] }],
  ['skyscrapers in the background, buildings', { features: ['skyline'] }],
  ['smoke, steam', { features: ['smoke'] }],
  ['seaweed, kelp', { features: ['seaweed'], setting: 'underwater' }],
  ['coral, corals', { features: ['coral'] }],
  ['floor, floors, flooring', { features: ['floor'] }],
  ['cabinets, cupboards, cabinetry, kitchen cabinets', { features: ['cabinets'], implies: 'kitchen' }],
  ['counters, countertops, counter top, counter tops', { features: ['counter'], implies: 'kitchen' }],
  ['sand', { features: ['sand'] }],
  ['water', { features: ['water'] }],
  ['sunbeams, sun rays, sunrays, god rays, rays of light, light beams, crepuscular rays', { features: ['sunbeams'] }],
  ['petals, falling petals', { features: ['petals'] }],
  ['butterflies everywhere', { features: ['butterflies'] }],
  ['neon signs, neon light', { features: ['neon'] }],
  ['wheat, corn stalks', { features: ['wheat'] }],
  ['vines, ivy', { features: ['vines'] }],
  ['curtain, curtains', { features: ['curtains'] }],
  ['carpet, rug', { features: ['rug'] }],
  ['railway, rails, train tracks, railroad, tracks', { features: ['rails'] }],
]);

/** Features that are also things, by the thing's concept: drawn one by one when counted, coloured or stood upon. */
const featureThingsTable: Readonly<Record<string, string>> = {
  trees: 'tree',
  flowers: 'flower',
  lanterns: 'lantern',
  planet: 'planet',
  leaves: 'leaf',
};
export const featureThings = new Map(Object.entries(featureThingsTable));

/** Of a room, and things only where something is said to be right above or below them: a chair under a window. */
export const fixtures: ReadonlyMap<string, string> = new Map([['window', 'window']]);

/** Of the air or a room, and things only where something is said of what they are made of: fluffy clouds. */
export const describedThings: ReadonlyMap<string, string> = new Map([
  ['clouds', 'cloud'],
  ['curtains', 'curtain'],
]);

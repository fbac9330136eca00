import { vocabulary } from './meaning.js';

/** Scenery: what a world paints as part of itself. Words that are also things (`tree`) become things when counted. */
export const featureWords = vocabulary([
  // told by the fire, and nobody haunts the place
  [
    'ghost story, ghost stories, scary story, scary stories, spooky story, spooky stories, campfire story, campfire stories',
    { role: 'filler', time: 'night' },
  ],
  // however many flames, it is one fire
  [
    ['the campfire', 'a campfire', 'the bonfire', 'a bonfire', 'the fire']
      .flatMap((fire) => [`flames of ${fire}`, `flame of ${fire}`, `sparks of ${fire}`, `embers of ${fire}`])
      .join(', '),
    { things: [{ concept: 'campfire', count: 1 }] },
  ],
  ['sun, the sun, bright sun', { features: ['sun'] }],
  [
    ['mountain', 'alpine', 'mountains']
      .flatMap((of) => ['stream', 'creek', 'brook', 'river'].map((it) => `${of} ${it}`))
      .join(', '),
    { setting: 'mountains', features: ['river'] },
  ],
  [
    ['stream', 'creek', 'brook', 'river'].map((it) => `mountain ${it} rushing over rocks`).join(', '),
    { setting: 'mountains', features: ['river', 'rapids'] },
  ],
  [
    'stream rushing over rocks, river rushing over rocks, rushing stream, rushing river, rushing water, white water, whitewater, river rapids, stream flowing over rocks, stream flowing over stones, stream running over rocks, babbling brook',
    { setting: 'river', features: ['rapids'] },
  ],
  [
    'huge sun, giant sun, enormous sun, big sun, large sun, massive sun, huge red sun, giant red sun, huge rising sun, huge orange sun, giant orange sun',
    { features: ['sun', 'huge-sun'] },
  ],
  [
    'huge setting sun, giant setting sun, enormous setting sun, large setting sun, big setting sun',
    { features: ['sun', 'huge-sun'], time: 'dusk' },
  ],
  ['two suns, twin suns, double suns, binary suns', { features: ['sun', 'two-suns'] }],
  ['moon, the moon, moons, crescent moon', { features: ['moon'] }],
  [
    'huge moon, giant moon, enormous moon, big moon, large moon, massive moon, huge full moon, giant full moon, large full moon, big full moon, supermoon',
    { features: ['moon', 'huge-moon'] },
  ],
  ['half moon, half a moon, quarter moon', { features: ['moon', 'half-moon'] }],
  ['two moons, twin moons, double moon, pair of moons', { features: ['moon', 'two-moons'] }],
  ['three moons, triple moons', { features: ['moon', 'three-moons'] }],
  ['star trails, star trail, trails of stars', { features: ['stars', 'star-trails'], time: 'night' }],
  [
    'contrail, contrails, chemtrail, chemtrails, vapor trail, vapor trails, vapour trail, vapour trails, condensation trail, condensation trails',
    { features: ['contrails'], implies: 'sky' },
  ],
  ['tornado, tornadoes, tornados, twister, twisters, whirlwind', { features: ['tornado'], weather: 'storm' }],
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
  ['border, frame border, picture border, thick border, thin border', { features: ['border'] }],
  ['rainbow, rainbows', { features: ['rainbow'] }],
  ['clouds, cloud, white clouds', { features: ['clouds'] }],
  [
    'fireworks, firework, firework display, fireworks display, firework show, fireworks show',
    { features: ['fireworks'], time: 'night' },
  ],
  [
    'path, trail, footpath, pathway, winding path, gravel path, gravel pathway, dirt path, cobblestone path',
    { features: ['path'] },
  ],
  ['road, winding road, country road', { features: ['road'] }],
  ['flowers, wildflowers, wild flowers, daisies, poppies', { features: ['flowers'] }],
  ['grass, grassy', { features: ['grass'] }],
  ['tall grass, long grass, high grass, tall grasses, waist high grass', { features: ['grass', 'tall-grass'] }],
  ['trees, the trees', { features: ['trees'] }],
  [
    'bare trees, leafless trees, dead trees, barren trees, skeletal trees, naked trees, trees without leaves, bare branches',
    { features: ['trees', 'bare-trees'] },
  ],
  ['waterfall, waterfalls, cascade', { features: ['waterfall'] }],
  ['waves, wave, big waves, surf, ripples', { features: ['waves'] }],
  [
    'giant wave, giant waves, huge wave, huge waves, enormous wave, enormous waves, massive wave, massive waves, great wave, towering wave, towering waves, tidal wave, tsunami, monster wave, rogue wave, breaking wave, crashing wave, crashing waves',
    { features: ['waves', 'giant-wave'] },
  ],
  ['confetti, streamers', { features: ['confetti'], mood: 'joyful' }],
  ['paper lanterns, floating lanterns, sky lanterns, lanterns', { features: ['lanterns'] }],
  [
    'string lights, fairy lights, christmas lights, xmas lights, twinkle lights, strings of lights, garlands of lights, string of lights, festoon lights',
    { features: ['string-lights'] },
  ],
  ['fireflies, firefly, glowworms', { features: ['fireflies'], time: 'night' }],
  ['leaves, foliage', { features: ['leaves'] }],
  [
    ['covered', 'covering', 'carpeted', 'carpeting', 'blanketed', 'blanketing', 'littered', 'on', 'all over']
      .map((how) => `leaves ${how} the ground`)
      .concat('fallen leaves on the grass, carpet of leaves, carpet of fallen leaves, leaf litter')
      .join(', '),
    { features: ['leaf-litter'], season: 'autumn' },
  ],
  ['bubbles, soap bubbles, soap bubble, bubble', { features: ['bubbles'] }],
  ['reflection, reflections', { features: ['reflections'] }],
  ['reflected, reflecting, mirrored', { features: ['reflections'], role: 'filler' }],
  [
    'candlelight, candle light, candlelit, lamplight, lamp light, lantern light, lamplit, lanternlight',
    { features: ['candlelight'], mood: 'cosy', implies: 'room' },
  ],
  ['window, windows, by the window', { features: ['window'] }],
  ['earth, planet earth', { features: ['earth'] }],
  ['planets', { features: ['planet'] }],
  ['skyscrapers in the background', { features: ['skyline'] }],
  ['buildings', { features: ['skyline'], implies: 'city' }],
  ['smoke, smoking chimney, chimney smoke, plume of smoke, plumes of smoke', { features: ['smoke'] }],
  ['steam, rising steam, steam rising', { features: ['steam'] }],
  [
    'big splash, making a splash, water splash, water splashes, splash of water, splashing water, water splashing, water droplets flying',
    { features: ['splash'] },
  ],
  [
    'dew, dewdrop, drop of dew, drop of water, water drop, raindrop on a leaf, raindrops on leaves, morning dew, dew drops, dewdrops, dew drop, dewy, drops of dew, covered in dew, water droplets, water drops, droplets, droplets of water, drops of water, beads of water, condensation, wet with dew',
    { features: ['dew'] },
  ],
  ['dust, dust cloud, dust clouds, cloud of dust, clouds of dust, dust storm, sandstorm', { features: ['dust'] }],
  ['glow, glows, eerie glow, glowing aura, aura, halo of light, magical glow, ethereal glow', { features: ['glow'] }],
  ['seaweed, kelp', { features: ['seaweed'], setting: 'underwater' }],
  ['coral, corals', { features: ['coral'] }],
  ['floor, floors, flooring', { features: ['floor'] }],
  ['cabinets, cupboards, cabinetry, kitchen cabinets', { features: ['cabinets'], implies: 'kitchen' }],
  ['counters, countertops, counter top, counter tops', { features: ['counter'], implies: 'kitchen' }],
  ['mid air, midair, in mid air, in midair, airborne', { features: ['midair'] }],
  ['sand', { features: ['sand'], implies: 'beach' }],
  ['water', { features: ['water'] }],
  [
    'beam of light, single beam of light, beams of light, shaft of light, ray of light, sunbeams, sun rays, sunrays, god rays, rays of light, light beams, crepuscular rays',
    { features: ['sunbeams'] },
  ],
  // lit from above, by a lamp or the sun
  [
    ['', 'warm ', 'yellow ', 'warm yellow ', 'golden ', 'warm golden ', 'bright ', 'soft ', 'white ', 'bright white ']
      .flatMap((kind) =>
        ['shone', 'shines', 'shining', 'shone brightly', 'shining brightly', 'beams', 'beaming', 'streamed'].map(
          (how) => `${kind}light ${how} down`,
        ),
      )
      .join(', '),
    { features: ['light-from-above'] },
  ],
  ['petals, falling petals, flower petals', { features: ['petals'] }],
  ['butterflies everywhere', { features: ['butterflies'] }],
  ['neon signs, neon light', { features: ['neon'], time: 'night' }],
  ['wheat, corn stalks', { features: ['wheat'] }],
  ['vines, ivy', { features: ['vines'] }],
  [
    'overgrown, overgrown with plants, overgrown with vines, covered in vines, covered in ivy, reclaimed by nature',
    { features: ['vines'], role: 'filler' },
  ],
  ['steaming, steamy, piping hot', { features: ['steam'], role: 'filler' }],
  ['curtain, curtains', { features: ['curtains'] }],
  ['carpet, rug', { features: ['rug'] }],
  [
    'wallpaper, floral wallpaper, flowered wallpaper, flowery wallpaper, patterned wallpaper, flower wallpaper, vintage wallpaper',
    { setting: 'room', features: ['wallpaper'] },
  ],
  ['railway, rails, train tracks, railroad, tracks', { features: ['rails'] }],
]);

/** Features that are also things, by the thing's concept: drawn one by one when counted, coloured or stood upon. */
const featureThingsTable: Readonly<Record<string, string>> = {
  trees: 'tree',
  flowers: 'flower',
  lanterns: 'lantern',
  planet: 'planet',
};
export const featureThings = new Map(Object.entries(featureThingsTable));

/** In the air, and things only where they are green and a sentence begins with them: those of autumn fall. */
export const freshThings: ReadonlyMap<string, string> = new Map([['leaves', 'leaf']]);

/** Of a room, and things only where something is said to be right above or below them: a chair under a window. */
export const fixtures: ReadonlyMap<string, string> = new Map([['window', 'window']]);

/** What an animal sits on that is in a window. */
export const ledges: ReadonlyMap<string, string> = new Map([['window', 'windowsill']]);

/** Of the air or a room, and things only where something is said of what they are made of: fluffy clouds. */
export const describedThings: ReadonlyMap<string, string> = new Map([
  ['clouds', 'cloud'],
  ['curtains', 'curtain'],
  ['rug', 'rug'],
  ['tornado', 'whirlwind'],
]);

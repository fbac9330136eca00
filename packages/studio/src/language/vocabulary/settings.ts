import type { Setting } from '../brief.js';
import { vocabulary } from './meaning.js';

interface SettingWords {
  readonly words: string;
  /** When two places are named, the higher rank is where the picture plays; the other is seen as its feature. */
  readonly rank: number;
  readonly asFeature?: string;
}

export const settingTable: Readonly<Record<Setting, SettingWords>> = {
  sea: {
    words:
      'sea, ocean, open sea, open water, at sea, seascape, high seas, seaside, sea cliff, cliff, cliffs, clifftop, coast, coastline, coastal, shoreline, seashore, rocky coast, rocky shore, bay, the bay, fjord',
    rank: 4,
    asFeature: 'sea',
  },
  beach: {
    words:
      'beach, sandy beach, sandy shores, shores, sandy expanse, white sands, sandy shore, tropical beach, tropical island, island, lagoon, boardwalk',
    rank: 6,
  },
  lake: {
    words: 'lake, pond, lakeside, lakeshore, mountain lake, loch, reservoir, lily pond',
    rank: 6,
    asFeature: 'lake',
  },
  river: {
    words: 'river, stream, creek, brook, riverbank, riverside, canal, canyon river, rapids',
    rank: 5,
    asFeature: 'river',
  },
  mountains: {
    words:
      'mountain, mountains, mountain range, mountaintop, mountain top, mountain peak, peaks, alps, alpine, mount fuji, mt fuji, fuji, mount, mountainside, mountain landscape, rocky mountain, rock ledge, cliff edge, mountain slope, ridge, ravine, himalaya, himalayas, rocky mountains, summit, volcano, mountain landscape, mount everest, mountain pass, highlands',
    rank: 3,
    asFeature: 'mountains',
  },
  hills: {
    words:
      'hill, hills, rolling hills, hillside, countryside, downs, valley, moor, hilltop, green hills, tea plantation, plantation, terraced fields, terraces, rice terrace, grassy hill, knoll',
    rank: 3,
    asFeature: 'hills',
  },
  forest: {
    words:
      'forest, woods, woodland, woodlands, pine forest, birch forest, autumn forest, clearing, glade, grove, forest floor, enchanted forest, wood clearing, taiga, bamboo forest',
    rank: 5,
    asFeature: 'trees',
  },
  jungle: { words: 'jungle, rainforest, rain forest, tropical forest, swamp, mangrove, mangroves, amazon', rank: 5 },
  desert: {
    words:
      'desert, dunes, dune, sand dunes, sahara, wasteland, wild west, oasis, outback, badlands, canyon, gorge, grand canyon',
    rank: 5,
  },
  field: {
    words:
      'field, fields, meadow, meadows, wheat field, grassland, grasslands, prairie, savanna, savannah, steppe, pasture, lavender field, flower field, sunflower field, tulip field, poppy field, cornfield, plains, serengeti, flower meadow, wildflower meadow, grassy field, green field, grassy meadow, open field, lush field, grassy area, savannah plain, crop field, rice field, rice paddy, rice paddies, soccer field, football field, baseball field, sports field, pitch, stadium field',
    rank: 4,
  },
  garden: {
    words:
      'garden, yard, front yard, lawn, flower bed, flower garden, rose garden, backyard, back yard, greenhouse, orchard, vineyard, zen garden, japanese garden, botanical garden, vegetable garden, terrace garden, patio',
    rank: 6,
  },
  park: {
    words:
      'park, city park, playground, public park, central park, amusement park, zoo, golf course, golf club grounds, campsite, campground, fairground, picnic area, skate park, skatepark, tennis court, basketball court, dog park, cemetery, graveyard, churchyard, schoolyard, courtyard',
    rank: 6,
  },
  farm: { words: 'farm, farmyard, ranch, farmland, barnyard, farmstead', rank: 6 },
  village: {
    words:
      'village, hamlet, small town, old town, town, fishing village, mountain village, medieval village, suburb, suburbs',
    rank: 5,
  },
  city: {
    words:
      'city, cityscape, downtown, metropolis, skyline, city skyline, megacity, urban, new york, manhattan, tokyo, london, paris, hong kong, berlin, rooftop, rooftops, city lights, industrial scene, industrial area, industrial site, construction site, construction scene',
    rank: 4,
    asFeature: 'skyline',
  },
  street: {
    words:
      'street, streets, store front, asphalt, tarmac, gravel lot, parking area, times square, city pavement, paved road, cafe street, café street, flower shop, shop front, shopfront, storefront, shop window, shopping street, alley, alleyway, avenue, boulevard, city street, sidewalk, pavement, crossroads, town square, plaza, market square, market, marketplace, bazaar, street corner, cobblestone street, main street, bus stop, parking lot, car park, gas station, petrol station, market stall, market stalls, food stall, food stalls, stalls, flea market, farmers market, farmer market, night market, street market, crosswalk, intersection, roadside, curb, driveway, brick wall, graffiti wall, storefronts, city sidewalk, busy street, suburban street, residential street, subway station, train station, railway station, highway, freeway',
    rank: 6,
  },
  harbour: { words: 'harbour, harbor, port, marina, dock, docks, pier, jetty, quay, wharf, shipyard', rank: 7 },
  snow: {
    words:
      'snowy landscape, snowfield, snow field, tundra, arctic, antarctica, antarctic, north pole, south pole, glacier, on the ice, on ice, winter landscape, ski slope, winter wonderland, iceberg, frozen landscape, snowy field',
    rank: 4,
    asFeature: 'snow',
  },
  sky: {
    words:
      'sky, skies, in the air, in the clouds, above the clouds, among the clouds, midair, mid air, heaven, heavens, stratosphere',
    rank: 1,
    asFeature: 'clouds',
  },
  space: {
    words:
      'space, outer space, deep space, galaxy, universe, cosmos, orbit, nebula, cosmic, interstellar, zero gravity, solar system, milky way galaxy',
    rank: 5,
  },
  moon: {
    words:
      'on the moon, sci fi landscape, alien world, lunar surface, moon surface, moonscape, lunar, moon base, surface of the moon, mars, on mars, martian, alien planet, alien landscape',
    rank: 8,
  },
  underwater: {
    words:
      'underwater, under water, under the sea, under the ocean, beneath the waves, beneath the sea, coral reef, reef, seabed, sea floor, ocean floor, deep sea, seafloor, aquarium, bottom of the sea, bottom of the ocean, at the bottom of the sea, at the bottom of the ocean, on the sea floor, on the ocean floor, on the seabed',
    rank: 8,
  },
  cave: { words: 'cave, cavern, grotto, dungeon, catacomb, crypt, tunnel', rank: 7 },
  room: {
    words:
      'room, living area, living space, lounge area, recreational space, waiting area, indoor space, foyer, entryway, family room, sitting room, waiting room, studio apartment, locker room, laundry room, playroom, hotel lobby, lobby, corridor, hall, basement, sunroom, parlor, parlour, chamber, bedroom floor, hardwood floor, wooden floor, tiled floor, carpeted floor, living room, interior, indoors, indoor, inside a house, lounge, attic, hallway, apartment, dining room, fireplace, cellar, at home, cosy corner, cozy corner, reading nook, windowsill, artist studio',
    rank: 6,
  },
  kitchen: {
    words:
      'kitchen, kitchen island, cooking island, central cooking island, island counter, kitchen sink, kitchen counter, kitchen table, bakery, pantry, countertop, breakfast table',
    rank: 7,
  },
  office: {
    words:
      'office, workplace, workspace, meeting room, boardroom, conference room, home office, coworking space, cubicle, open plan office',
    rank: 7,
  },
  cafe: {
    words: 'cafe, café, coffee shop, coffeehouse, coffee house, restaurant, bistro, diner, bar, pub, tavern, tearoom',
    rank: 7,
  },
  bathroom: {
    words: 'bathroom, restroom, washroom, bath room, shower room, toilet room, powder room, public restroom',
    rank: 7,
  },
  bedroom: { words: 'bedroom, nursery, hotel room, guest room, dorm room, dormitory', rank: 7 },
  classroom: { words: 'classroom, school, lecture hall, schoolroom, kindergarten, lecture', rank: 7 },
  workshop: {
    words: 'workshop, garage, laboratory, lab, tool shed, repair shop, studio workshop, forge, smithy, artist studio',
    rank: 7,
  },
  shop: {
    words:
      'shop, store, supermarket, grocery store, grocery, boutique, department store, pharmacy, gift shop, toy store, convenience store, hot topic store, deli, mall, shopping mall',
    rank: 5,
  },
  museum: { words: 'museum, gallery, art gallery, exhibition, exhibit, art museum', rank: 7 },
  hospital: { words: 'hospital, clinic, hospital room, doctors office, emergency room, dentist office', rank: 7 },
  gym: { words: 'gym, gymnasium, fitness studio, fitness center, indoor court, yoga studio, dance studio', rank: 7 },
  'tea-house': { words: 'tea house, teahouse, japanese tea house, tatami room, dojo, ryokan, tatami', rank: 7 },
  library: { words: 'library, bookshop, bookstore, study room, archive, reading room', rank: 7 },
  stage: {
    words:
      'stage, on stage, auditorium, theatre, theater, concert, concert hall, opera, opera house, ballroom, nightclub, circus, arena, podium, spotlight',
    rank: 7,
  },
  studio: {
    words:
      'white background, plain background, studio backdrop, studio background, isolated, isolated on white, on white, solid background, simple background, clean background, blank background, studio lighting, studio shot, product shot, product photo, product photography, gradient background, still life, seamless background, transparent background, empty background, plain backdrop, minimal background, neutral background, grey background, gray background',
    rank: 7,
  },
  abstract: {
    words:
      'abstract, geometric pattern, abstract shapes, abstract art, abstract background, geometric shapes, fractal, pattern, mandala, kaleidoscope, abstract composition, nothingness, void, abstract geometric background, abstract geometric, geometric background, abstract geometric shapes, abstract painting, geometric abstraction',
    rank: 2,
  },
};

export const settingWords = vocabulary(
  Object.entries(settingTable).map(([setting, { words }]) => [words, { setting: setting as Setting }] as const),
);

/** Places that bring more than their ground. */
export const placesWithMore = vocabulary([
  [
    'volcano, snowy mountains, snow capped mountains, snow covered mountains, snowcapped mountains, snowy peaks',
    { setting: 'mountains', features: ['mountains', 'snow'] },
  ],
  [
    'snowy forest, winter forest, snow covered forest',
    { setting: 'forest', season: 'winter', features: ['snow', 'trees'] },
  ],
  ['autumn forest, autumn park', { season: 'autumn', features: ['leaves'] }],
  [
    'flower field, field of flowers, wildflower meadow, flower meadow, poppy field',
    { setting: 'field', features: ['flowers'] },
  ],
  ['flower garden', { setting: 'garden', features: ['flowers'] }],
  ['farmers market stall, farmer market stall, farmers market, farmer market', { setting: 'street' }],
  ['lavender field, lavender fields', { setting: 'field', features: ['flowers'], colour: '#8f7fc4' }],
  ['nebula', { features: ['nebula', 'stars'] }],
  ['galaxy, cosmos, universe', { features: ['milky-way', 'stars'] }],
  [
    'white background, plain white background, isolated on white, on white, white backdrop',
    { setting: 'studio', colour: '#f4f3ee' },
  ],
  ['grey background, gray background, neutral background', { setting: 'studio', colour: '#b4b8bc' }],
  ['black background, dark background', { setting: 'studio', colour: '#24252b' }],
  ['city street, city park, city streets', { features: ['skyline'] }],
  ['city lights, skyline, city skyline, cityscape', { features: ['skyline'] }],
  ['coral reef, reef', { features: ['coral'] }],
  ['fireplace', { features: ['fireplace'], mood: 'cosy' }],
  ['island, tropical island, tropical beach', { features: ['palms'] }],
  ['bamboo forest', { features: ['bamboo'] }],
  ['iceberg, glacier', { features: ['ice'] }],
  ['wheat field, cornfield', { features: ['wheat'] }],
  ['road, highway, country road, dirt road, freeway', { features: ['road'] }],
  ['mars, on mars, martian, desert planet, sci fi landscape, red planet', { setting: 'moon', features: ['mars'] }],
  ['mount fuji, mt fuji, fuji', { setting: 'mountains', features: ['mountains', 'snow'] }],
  ['tidal wave, tsunami, giant wave, giant waves', { setting: 'sea', features: ['waves'] }],
  ['rail yard, railyard, train yard, railway yard', { features: ['rails'], implies: 'hills' }],
  ['landscape', { implies: 'hills', aboutPicture: true }],
  ['countryside view, outdoors, outside, outdoor scene, nature, wilderness', { implies: 'hills' }],
  ['white paper, on white paper, on paper', { setting: 'studio', colour: '#f4f3ee' }],
  [
    'amusement park, theme park, fairground, funfair, carnival',
    { setting: 'park', brings: { concept: 'ferris-wheel' } },
  ],
  ['meeting, business meeting, conference, presentation, board meeting', { implies: 'office' }],
  ['sidewalk cafe, street cafe, outdoor cafe, pavement cafe', { setting: 'street' }],
]);

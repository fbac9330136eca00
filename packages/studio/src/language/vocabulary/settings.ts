import { indoorSettings } from '../brief.js';
import type { Setting } from '../brief.js';
import { vocabulary } from './meaning.js';

interface SettingWords {
  readonly words: string;
  /** When two places are named, the higher rank is where the picture plays; the other is seen as its feature. */
  readonly rank: number;
  readonly asFeature?: string;
  /** Things that such a place has anyway. */
  readonly has?: readonly string[];
}

export const settingTable: Readonly<Record<Setting, SettingWords>> = {
  sea: {
    words:
      'sea, ocean, open sea, open water, at sea, seascape, high seas, seaside, coast, coastline, coastal, shoreline, seashore, rocky coast, rocky shore, bay, the bay, fjord',
    rank: 4,
    asFeature: 'sea',
  },
  beach: {
    words:
      'beach, in the surf, through the surf, along the surf, through the waves, shore, the shore, sandy beach, sandy shores, shores, sandy expanse, white sands, sandy shore, tropical beach, lagoon, tropical backdrop, tropical background, tropical setting, tropical scene',
    rank: 6,
  },
  lake: {
    words: 'lake, lakeside, lakeshore, mountain lake, loch, reservoir, body of water, bodies of water',
    rank: 6,
    asFeature: 'lake',
  },
  river: {
    words: 'river, stream, creek, brook, riverbank, river bank, bank of a river, bank of the river, riverside, rapids',
    rank: 5,
    asFeature: 'river',
  },
  mountains: {
    words:
      'mountain, mountains, mountain range, mountaintop, mountain top, mountain peak, peaks, alps, alpine, mount fuji, mt fuji, fuji, mount, mountainside, mountain landscape, rocky mountain, mountain slope, ridge, himalaya, himalayas, rocky mountains, mountain landscape, mount everest, highlands',
    rank: 3,
    asFeature: 'mountains',
  },
  hills: {
    words:
      'hill, hills, rolling hills, hillside, countryside, downs, valley, moor, hilltop, green hills, grassy hill, knoll',
    rank: 3,
    asFeature: 'hills',
  },
  forest: {
    words:
      'forest, woods, woodland, woodlands, birch forest, autumn forest, clearing, glade, grove, forest floor, wood clearing',
    rank: 5,
    asFeature: 'trees',
  },
  jungle: { words: 'jungle, rainforest, rain forest, tropical forest, amazon', rank: 5 },
  desert: {
    words: 'desert, dunes, dune, sand dunes, sahara, wasteland, outback, badlands',
    rank: 5,
  },
  field: {
    words:
      'field, fields, meadow, meadows, wheat field, grassland, grasslands, prairie, steppe, pasture, lavender field, flower field, sunflower field, tulip field, poppy field, cornfield, plains, flower meadow, wildflower meadow, grassy field, green field, grassy meadow, open field, lush field, grassy area, crop field',
    rank: 4,
  },
  garden: {
    words:
      'garden, yard, front yard, lawn, flower bed, flower garden, rose garden, backyard, back yard, botanical garden, vegetable garden',
    rank: 6,
  },
  park: {
    words: 'park, city park, public park, central park, golf course, golf club grounds, picnic area, dog park',
    rank: 6,
  },
  farm: { words: 'farm, farmyard, ranch, farmland, barnyard, farmstead', rank: 6 },
  village: {
    words: 'village, hamlet, small town, town, fishing village, mountain village',
    rank: 5,
  },
  city: {
    words:
      'city, cityscape, downtown, metropolis, skyline, city skyline, megacity, urban, new york, new york city, los angeles, angeles, san francisco, chicago, las vegas, rio de janeiro, sao paulo, mexico city, shanghai, beijing, seoul, singapore, dubai, mumbai, bangkok, toronto, madrid, barcelona, istanbul, manhattan, tokyo, london, paris, hong kong, berlin, city lights',
    rank: 4,
    asFeature: 'skyline',
  },
  street: {
    words:
      'street, streets, asphalt, parking area, times square, city pavement, cafe street, café street, shopping street, avenue, boulevard, city street, sidewalk, pavement, crossroads, street corner, main street, crosswalk, intersection, curb, city sidewalk, busy street',
    rank: 6,
    has: ['awning'],
  },
  harbour: { words: 'harbour, harbor, port, marina, dock, docks, quay, wharf, shipyard', rank: 7 },
  snow: {
    words:
      'snowy landscape, snowfield, snow field, tundra, winter landscape, winter wonderland, frozen landscape, snowy field',
    rank: 4,
    asFeature: 'snow',
  },
  sky: {
    words: 'sky, skies, in the air, stratosphere',
    rank: 1,
    asFeature: 'clouds',
  },
  space: {
    words:
      'space, outer space, deep space, galaxy, universe, cosmos, orbit, nebula, cosmic, interstellar, zero gravity, milky way galaxy',
    rank: 5,
  },
  moon: {
    words:
      'on the moon, alien world, lunar surface, moon surface, moonscape, lunar, moon base, surface of the moon, mars, on mars, martian, alien planet, alien landscape',
    rank: 8,
  },
  underwater: {
    words:
      'underwater, under water, under the sea, under the ocean, beneath the waves, beneath the sea, coral reef, reef, seabed, sea floor, ocean floor, deep sea, seafloor, aquarium, bottom of the sea, bottom of the ocean, at the bottom of the sea, at the bottom of the ocean, on the sea floor, on the ocean floor, on the seabed',
    rank: 8,
  },
  cave: { words: 'cave, cavern, grotto', rank: 7 },
  room: {
    words:
      'room, spa, day spa, massage parlor, den, man cave, mudroom, living area, living space, lounge area, recreational space, waiting area, indoor space, entryway, family room, sitting room, waiting room, ski lodge, mountain lodge, nursing home, retirement home, care home, studio apartment, locker room, laundry room, playroom, hall, sunroom, parlor, parlour, chamber, bedroom floor, hardwood floor, wooden floor, tiled floor, carpeted floor, living room, interior, indoors, indoor, inside a house, lounge, apartment, fireplace, at home, cosy corner, cozy corner, quiet corner, comfortable corner, reading corner, reading nook, artist studio',
    rank: 6,
  },
  kitchen: {
    words:
      'kitchen, kitchen island, cooking island, central cooking island, island counter, kitchen sink, kitchen counter, pantry, countertop, breakfast table',
    rank: 7,
  },
  office: {
    words:
      'office, workplace, police station, post office, newsroom, workspace, meeting room, boardroom, conference room, home office, coworking space, call center, call centre, radio station, cubicle, open plan office',
    rank: 7,
  },
  cafe: {
    words:
      'cafe, café, coffee shop, coffeehouse, coffee house, tearoom, ice cream parlor, ice cream parlour, ice cream shop, gelateria, tea shop',
    rank: 7,
    has: ['awning'],
  },
  'cafe-terrace': {
    words:
      'sidewalk cafe, street cafe, outdoor cafe, pavement cafe, cafe terrace, parisian cafe, outdoor restaurant, restaurant terrace, sidewalk café, street café, outdoor café, pavement café, café terrace, parisian café, terrace of a cafe, terrace of a café',
    rank: 7.4,
    has: ['awning'],
  },
  carriage: {
    words:
      'train carriage, railway carriage, train compartment, train car, subway car, metro car, train interior, bus interior, tram interior, subway carriage, inside a train, inside a bus, inside the train, inside the bus, inside a tram, crowded train, crowded bus, dining car, train window, bus window',
    rank: 7.4,
    has: ['window'],
  },
  'airplane-cabin': {
    words:
      'airplane cabin, plane cabin, aircraft cabin, airplane interior, aircraft interior, inside an airplane, inside a plane, airplane aisle, airplane window, plane window, business class, economy class',
    rank: 7.4,
    has: ['window'],
  },
  bathroom: {
    words: 'bathroom, restroom, washroom, bath room, shower room, toilet room, powder room, public restroom',
    rank: 7,
    has: ['mirror'],
  },
  bedroom: {
    words: 'bedroom, dressing room, walk in closet, nursery, hotel room, guest room, dorm room, dormitory',
    rank: 7,
  },
  classroom: {
    words:
      'classroom, school, schoolroom, kindergarten, lecture, lecture hall, lecture room, lecture theatre, lecture theater',
    rank: 7,
  },
  workshop: {
    words:
      'workshop, in a studio, in the studio, in her studio, in his studio, in their studio, at a studio, at the studio, art studio, pottery studio, tool shed, in the shed, in a shed, inside a shed, garden shed interior, repair shop, studio workshop, forge, smithy, artist studio',
    rank: 7,
  },
  shop: {
    words: 'shop, store, boutique, pharmacy, gift shop, toy store, hot topic store',
    rank: 5,
  },
  museum: { words: 'museum, gallery, art gallery, exhibition, exhibit, art museum', rank: 7 },
  hospital: { words: 'hospital, clinic, hospital room, doctors office, emergency room, dentist office', rank: 7 },
  gym: { words: 'gym, fitness studio, fitness center, yoga studio, dance studio', rank: 7 },
  'tea-house': { words: 'tea house, teahouse, japanese tea house, tatami room, dojo, ryokan, tatami', rank: 7 },
  library: { words: 'library, bookshop, bookstore, book store, book shop, study room, archive, reading room', rank: 7 },
  stage: {
    words:
      'stage, on stage, theatre, theater, concert, concert hall, opera, opera house, nightclub, arena, podium, spotlight',
    rank: 7,
    has: ['curtain'],
  },
  studio: {
    words:
      'white background, plain background, studio backdrop, studio background, isolated, isolated on white, on white, solid background, simple background, clean background, blank background, studio lighting, studio shot, photo studio, photography studio, photographic studio, studio setup, product shot, product photo, product photography, still life, seamless background, transparent background, empty background, plain backdrop, minimal background, neutral background, grey background, gray background',
    rank: 7,
  },
  abstract: {
    words:
      'abstract, geometric pattern, abstract shapes, abstract art, abstract background, geometric shapes, fractal, pattern, kaleidoscope, abstract composition, nothingness, void, abstract geometric background, abstract geometric, geometric background, abstract geometric shapes, abstract painting, geometric abstraction',
    rank: 2,
  },
  market: {
    words:
      'market, marketplace, bazaar, souk, market stall, market stalls, food stall, food stalls, stalls, flea market, farmers market, farmer market, night market, street market, fish market, flower market, market square, farmers market stall, farmer market stall, vegetable stand, fruit stand, produce stand, produce stall, fruit stall, farm stand',
    rank: 7,
    has: ['awning'],
  },
  alley: {
    words: 'alley, alleyway, back alley, narrow alley, narrow street, backstreet, back street, laneway',
    rank: 7,
  },
  rooftop: {
    words: 'rooftop, rooftops, rooftop terrace, rooftop garden, on a roof, on the roof of a building, penthouse',
    rank: 7,
  },
  suburb: {
    words:
      'suburb, suburbs, suburbia, suburban street, suburban neighborhood, suburban neighbourhood, residential street, residential area, neighborhood, neighbourhood, driveway, cul de sac',
    rank: 6,
  },
  doorstep: {
    words:
      'doorstep, front step, front doorstep, on the doormat, on a doormat, on the welcome mat, on a welcome mat, outside the front door, at the front door, by the front door, in front of the front door, at the front door of a house, at the front door of the house, at the door of a house, at the door of the house, at the door of her house, at the door of his house, at the door of their house, at their front door, at his front door, at her front door',
    rank: 7,
  },
  courtyard: { words: 'courtyard, inner courtyard, patio garden, cloister, schoolyard, atrium', rank: 7 },
  square: {
    words:
      'town square, plaza, city square, piazza, village square, public square, public place, public space, public places',
    rank: 6.5,
  },
  'medieval-village': {
    words:
      'medieval village, medieval town, medieval street, medieval city, fairytale village, old town, renaissance town, fantasy village, fantasy town, middle ages, cobblestone street, cobbled street',
    rank: 6.2,
  },
  'parking-lot': {
    words: 'parking lot, car park, parking garage, parking space, parking spot, gravel lot, carpark',
    rank: 7,
  },
  'petrol-station': { words: 'gas station, petrol station, filling station, fuel station, service station', rank: 7 },
  'construction-site': {
    words:
      'construction site, building site, construction scene, construction zone, construction area, industrial site',
    rank: 7,
  },
  terrace: {
    words:
      'terrace, on a balcony, on the balcony, from a balcony, balcony view, balcony, porch, front porch, back porch, patio, veranda, verandah, on the deck, on a deck, back deck, porch deck, pool deck, wooden deck, backyard deck, sun deck, terrace garden',
    rank: 7,
  },
  'train-station': {
    words:
      'train station, railway station, train platform, station platform, railroad station, train station platform, railway station platform, railway platform, railway platforms, train platforms, station hall',
    rank: 7,
  },
  runway: { words: 'runway, airfield, tarmac, airstrip, airport runway, airport tarmac, landing strip', rank: 7 },
  road: {
    words:
      'road, bend in the road, bend in a road, curve in the road, curve in a road, country road, dirt road, gravel road, rural road, winding road, mountain road, desert road, roadside, open road, paved road, side of the road, forest road, back road, asphalt road, race track, racetrack, speedway',
    rank: 2.5,
  },
  highway: { words: 'highway, freeway, motorway, interstate, expressway', rank: 6.5 },
  bridge: {
    words: 'on a bridge, on the bridge, across a bridge, across the bridge, over a bridge',
    rank: 6.5,
  },
  railway: {
    words:
      'railway, railroad, railway tracks, railroad tracks, train tracks, rail tracks, rail yard, railyard, train yard, railway yard',
    rank: 5.5,
  },
  playground: { words: 'playground, play area, childrens playground, school playground', rank: 7 },
  'theme-park': {
    words: 'theme park, amusement park, fairground, funfair, carnival, county fair, amusement ride',
    rank: 7,
  },
  cemetery: { words: 'cemetery, graveyard, churchyard, burial ground, gravesite', rank: 7 },
  ruins: {
    words: 'ruins, ancient ruins, ruined temple, roman ruins, temple ruins, ancient greece, acropolis, ancient rome',
    rank: 7,
  },
  canal: {
    words:
      'canal, canals, venice, venice canal, venice canals, venetian canal, grand canal, canals of venice, amsterdam canal, amsterdam canals, canal city',
    rank: 6.6,
  },
  stable: {
    words:
      'stables, horse corral, corral, horse stable, horse stables, horse stall, horse stalls, in a stable, inside a stable, stable with stalls, barn interior, inside a barn, inside the barn',
    rank: 7,
  },
  'skate-park': {
    words:
      'skate park, skatepark, skateboard park, half pipe, halfpipe, quarter pipe, skate ramp, concrete ramp, skateboard ramp, skate bowl',
    rank: 7.5,
  },
  platformer: {
    words:
      'platform game level, platform game, platformer, platformer game, platformer level, side scroller, side scrolling game, side scroller level, game level, video game level, platform level',
    rank: 7.5,
  },
  court: {
    words:
      'court, sports court, basketball court, tennis court, volleyball court, outdoor court, squash court, badminton court',
    rank: 7,
  },
  stadium: {
    words:
      'stadium, soccer field, football field, baseball field, sports field, pitch, stadium field, soccer pitch, football pitch, baseball diamond, football stadium, soccer stadium, baseball stadium, olympic stadium, playing field, soccer stadium, cricket pitch, rugby field, athletics track, running track',
    rank: 7,
  },
  pool: {
    words:
      'pool, swimming pool, indoor swimming pool, indoor pool, public pool, poolside, infinity pool, hotel pool, water park',
    rank: 7,
  },
  'hot-spring': {
    words:
      'hot spring, hot springs, onsen, thermal bath, thermal baths, thermal pool, thermal pools, thermal spring, thermal springs, natural spa, hot spring pool, rotenburo',
    rank: 7.2,
  },
  'ski-slope': {
    words:
      'ski slope, ski resort, ski slopes, snowy slope, ski run, piste, snowy mountain slope, snowy hill, snow slope',
    rank: 7,
  },
  campsite: { words: 'campsite, campground, camping ground, camp site, camping', rank: 6.5 },
  'temple-garden': {
    words:
      'temple garden, japanese temple garden, zen garden, japanese zen garden, japanese garden, japanese temple, shrine garden, temple grounds, kyoto, chinese garden, shinto shrine, buddhist temple',
    rank: 7,
  },
  wetland: {
    words: 'wetland, wetlands, swamp, marsh, marshland, bog, bayou, everglades, mangrove, mangroves, mire',
    rank: 6.5,
  },
  pond: { words: 'pond, lily pond, duck pond, koi pond, small pond, watering hole, water hole', rank: 5.5 },
  arctic: {
    words:
      'arctic, on the ice, on ice, antarctica, antarctic, north pole, south pole, iceberg, icebergs, ice floe, polar ice, glacier, pack ice, arctic tundra, polar landscape',
    rank: 6.5,
  },
  canyon: { words: 'canyon, grand canyon, gorge, ravine, canyon river, red rock canyon, slot canyon', rank: 6 },
  volcano: {
    words: 'volcano, erupting volcano, active volcano, lava field, volcanic landscape, lava, volcanic eruption',
    // it rises over any other place that is named
    rank: 2.6,
    asFeature: 'volcano',
  },
  waterfall: {
    words: 'waterfall, waterfalls, cascading waterfall, niagara falls, jungle waterfall',
    rank: 6.5,
  },
  terraces: {
    words:
      'terraced fields, terraces, rice terrace, rice terraces, terraced hillside, terraced hills, terraced rice fields, rice paddy, rice paddies, rice field, rice fields',
    rank: 6.5,
  },
  plantation: {
    words: 'tea plantation, plantation, tea field, tea fields, coffee plantation, tea garden, tea estate',
    rank: 6.5,
  },
  orchard: {
    words:
      'orchard, apple orchard, orange grove, olive grove, cherry orchard, fruit orchard, lemon grove, peach orchard',
    rank: 7,
  },
  vineyard: { words: 'vineyard, vineyards, winery, grapevines, wine country, tuscan vineyard', rank: 7 },
  'bamboo-forest': { words: 'bamboo forest, bamboo grove, bamboo thicket, bamboo woods', rank: 7 },
  'pine-forest': {
    words:
      'pine forest, pine woods, coniferous forest, evergreen forest, spruce forest, fir forest, taiga, redwood forest, pine trees forest, boreal forest',
    rank: 6.5,
  },
  'mushroom-forest': {
    words:
      'mushroom forest, enchanted forest, magical forest, magic forest, fairy forest, fantasy forest, giant mushrooms, glowing mushrooms forest',
    rank: 7,
  },
  savanna: {
    words:
      'savanna, savannah, african savanna, african savannah, serengeti, savannah plain, safari, african plains, on safari',
    rank: 6.5,
  },
  oasis: { words: 'oasis, desert oasis', rank: 7 },
  island: {
    words: 'island, tropical island, desert island, deserted island, small island, island paradise',
    rank: 6.2,
  },
  cliff: {
    words:
      'cliff, cliffs, clifftop, cliff edge, edge of a cliff, sea cliff, sea cliffs, cliffside, rocky cliff, cliff face',
    rank: 6.2,
  },
  'mountain-pass': {
    words:
      'mountain pass, alpine pass, mountain passes, gorge road, hairpin bends, hairpin turns, winding mountain road, curvy mountain road, curve in a mountain road, bend in a mountain road, curve of a mountain road, mountain switchback, mountain switchbacks, switchback, switchbacks, switchback road, mountain switchback road, hairpin road, serpentine road, zigzag road, mountain curve',
    rank: 6.2,
  },
  'future-city': {
    words:
      'futuristic city, futuristic cityscape, future city, sci fi city, futuristic metropolis, futuristic skyline, city of the future, utopian city, alien city, futuristic landscape, solarpunk city',
    rank: 6.5,
  },
  'floating-islands': {
    words: 'floating islands, floating island, islands in the sky, sky islands, sky island',
    rank: 7,
  },
  'doomed-city': {
    words:
      'apocalypse, apocalyptic scene, apocalyptic landscape, apocalyptic city, apocalyptic wasteland, apocalyptic world, apocalyptic setting, apocalyptic background, post apocalyptic, post apocalypse, postapocalyptic, post apocalyptic city, post apocalyptic wasteland, post apocalyptic world, post apocalyptic scene, post apocalyptic landscape, post apocalyptic street, zombie apocalypse, end of the world, end of days, doomsday, armageddon, ruined city, ruins of a city, ruins of the city, city in ruins, destroyed city, devastated city, burning city, city on fire, city in flames, war torn city, bombed city, abandoned city, dystopian city, dystopia, dystopian landscape',
    rank: 7.2,
  },
  inferno: {
    words:
      'hell, burning hell, the underworld, underworld, hellscape, inferno, depths of hell, gates of hell, fires of hell, fiery hell, hades, purgatory, lake of fire, infernal landscape, demonic realm, land of fire',
    rank: 7,
  },
  'alien-planet': {
    words:
      'alien planet, alien world, alien landscape, strange planet, distant planet, another planet, other planet, unknown planet, foreign planet, exoplanet, extraterrestrial landscape, otherworldly landscape, fantasy planet, alien jungle, alien forest, alien terrain, planet surface, surface of a planet, surface of an alien planet',
    rank: 7.8,
  },
  'candy-land': { words: 'candy land, candyland, land of candy, candy world, land of sweets, candy kingdom', rank: 7 },
  'cloud-land': {
    words:
      'above the clouds, among the clouds, in the clouds, on a cloud, on clouds, sea of clouds, cloud kingdom, heaven, heavens',
    rank: 5,
  },
  wall: {
    words:
      'brick wall, graffiti wall, stone wall, concrete wall, wooden wall, plain wall, blank wall, against a wall, against the wall, exposed brick',
    rank: 4.5,
  },
  subway: {
    words:
      'subway, subway station, subway platform, metro station, underground station, metro platform, tube station, subway car, metro',
    rank: 7,
  },
  airport: {
    words:
      'airport, airport terminal, airport lounge, departure lounge, terminal building, departure gate, boarding gate',
    rank: 7,
  },
  tunnel: { words: 'tunnel, underpass, railway tunnel, train tunnel, road tunnel, sewer', rank: 7 },
  'sports-hall': {
    words:
      'indoor court, sports hall, basketball arena, indoor arena, indoor stadium, school gym, gymnasium, indoor basketball court, volleyball hall',
    rank: 7.5,
  },
  'church-inside': {
    words:
      'inside a church, inside the church, church interior, inside a cathedral, cathedral interior, cathedral inside, interior of a church, interior of a cathedral, nave, chapel interior, inside a chapel, church altar, church pews, wedding aisle',
    rank: 7.5,
  },
  supermarket: {
    words:
      'supermarket, grocery store, grocery, grocery aisle, supermarket aisle, convenience store, hypermarket, grocery shop, store aisle, department store',
    rank: 7,
  },
  corridor: {
    words:
      'corridor, hallway, stairwell, vestibule, hotel corridor, school hallway, long hallway, passageway, hospital corridor, hospital hallway',
    rank: 7,
  },
  lobby: {
    words: 'lobby, hotel lobby, reception, reception desk, entrance hall, foyer, hotel reception, shopping mall, mall',
    rank: 7,
  },
  bar: {
    words:
      'bar, behind the bar, behind a bar, pub, saloon, cocktail bar, sushi bar, casino, bar counter, beer hall, speakeasy, nightclub bar, wine bar',
    rank: 7,
    has: ['awning'],
  },
  tavern: { words: 'tavern, inn, medieval tavern, fantasy tavern, taproom, alehouse, medieval inn', rank: 7 },
  'server-room': {
    words:
      'server room, data center, data centre, datacenter, server farm, server racks, rows of servers, rows of server racks',
    rank: 7.4,
  },
  diner: {
    words: 'diner, american diner, 1950s diner, retro diner, fast food restaurant, burger joint, fast food, 50s diner',
    rank: 7.2,
  },
  restaurant: {
    words:
      'restaurant, bistro, fancy restaurant, fine dining, trattoria, brasserie, pizzeria, food court, cafeteria, canteen, noodle bar, ramen shop, italian restaurant, steakhouse, sushi restaurant',
    rank: 7,
    has: ['awning'],
  },
  bakery: {
    words: 'bakery, pastry shop, patisserie, boulangerie, bread shop, cake shop, deli, confectionery',
    rank: 7,
  },
  attic: { words: 'attic, loft, garret, attic room', rank: 7 },
  basement: { words: 'basement, cellar, wine cellar, storage room, boiler room, bunker', rank: 7 },
  laboratory: {
    words:
      'laboratory, lab, science lab, research lab, chemistry lab, laboratory bench, research facility, science classroom',
    rank: 7,
  },
  spaceship: {
    words:
      'inside a spaceship, spaceship interior, spacecraft interior, inside a spacecraft, space station interior, inside a space station, starship bridge, bridge of a spaceship, spaceship cockpit, control room, command center, mission control, mission control room, on a spaceship, aboard a spaceship, aboard a space station, starship interior, deck of a spaceship, deck of the spaceship, deck of a starship, deck of a spacecraft, deck of a space station, spaceship deck, bridge of a starship, on board a spaceship',
    rank: 7.5,
  },
  cockpit: { words: 'cockpit, flight deck, airplane cockpit, plane cockpit, aircraft cockpit', rank: 7.4 },
  courtroom: {
    words: 'courtroom, court room, court of law, law court, courthouse interior, tribunal, witness stand, jury box',
    rank: 7.4,
  },
  aquarium: {
    words:
      'public aquarium, aquarium tunnel, aquarium hall, giant aquarium, huge aquarium, aquarium visit, city aquarium, oceanarium, sea life center, aquarium wall, at an aquarium, at the aquarium, visiting an aquarium, visiting the aquarium',
    rank: 8.2,
  },
  showroom: {
    words:
      'showroom, car showroom, car dealership, dealership, auto dealership, auto show, car show, motor show, car exhibition, furniture showroom',
    rank: 7.2,
  },
  laundromat: { words: 'laundromat, launderette, laundrette, coin laundry, self service laundry', rank: 7.4 },
  greenhouse: {
    words: 'greenhouse, glasshouse, conservatory, botanical greenhouse, glass house, hothouse, orangery, winter garden',
    rank: 7,
  },
  garage: {
    words:
      'garage, fire station, firehouse, carport, auto repair shop, car workshop, mechanic shop, repair garage, auto shop, tire shop, mechanics garage',
    rank: 7,
  },
  'throne-room': {
    words:
      'throne room, castle interior, inside a castle, castle hall, great hall, palace hall, palace interior, inside a palace, royal court, banquet hall, ballroom, mead hall',
    rank: 7.5,
  },
  dungeon: {
    words: 'dungeon, prison, prison cell, jail, jail cell, crypt, catacomb, catacombs, torture chamber',
    rank: 7,
  },
  cinema: {
    words:
      'cinema, movie theater, movie theatre, auditorium, home theater, home cinema, planetarium, theater seats, conference hall, movie house, theatre interior',
    rank: 7,
  },
  'dining-room': { words: 'dining room, dining area, dining hall, dinner table', rank: 7 },
  storefront: {
    words:
      'flower shop, shop front, shopfront, store front, storefront, storefronts, shop window, boutique front, cafe front, shop facade, storefront window, shop sign',
    rank: 6.5,
    has: ['awning'],
  },
  // seen so when the camera looks from above
  aerial: { words: 'satellite image, satellite view, seen from a satellite', rank: 9 },
  'flat-lay': { words: 'flat lay surface, knolling surface', rank: 3 },
  pier: {
    words:
      'pier, jetty, wooden pier, wooden dock, fishing pier, boat dock, dock on a lake, wooden jetty, lake dock, boardwalk',
    rank: 7,
  },
  'ship-deck': {
    words:
      'ship deck, deck of a ship, deck of the ship, deck of his ship, deck of her ship, deck of a boat, deck of a pirate ship, deck of a sailing ship, deck of a sailboat, deck of a yacht, aboard a ship, aboard a pirate ship, on board a ship, on board a sailing ship, poop deck, quarterdeck',
    rank: 7.4,
  },
  'wizard-study': {
    words:
      'wizards workshop, wizard workshop, wizards study, wizard study, alchemist lab, alchemists laboratory, alchemy lab, potion shop, apothecary, witchs hut, witch hut, sorcerers study, magic shop, alchemist workshop, wizards tower interior',
    rank: 7.6,
  },
  'boxing-ring': { words: 'boxing ring, wrestling ring, boxing match', rank: 7.5, has: ['rope'] },
  'frozen-lake': {
    words: 'frozen lake, frozen pond, ice rink, skating rink, ice skating, frozen river',
    rank: 7,
  },
  zoo: { words: 'zoo, animal enclosure, zoo enclosure, wildlife park', rank: 6.5 },
  factory: {
    words:
      'factory, industrial area, industrial scene, industrial complex, power plant, refinery, steelworks, industrial landscape, factory yard',
    rank: 6.2,
  },
  'western-town': {
    words: 'wild west, western town, old west, wild west town, old west town, frontier town, ghost town',
    rank: 6.5,
  },
  'victorian-street': {
    words:
      'gothic buildings, dark gothic buildings, gothic street, gothic town, gothic city, gothic houses, victorian street, victorian london, victorian city, victorian town, 19th century london, baker street, steampunk city, steampunk street, victorian era, gaslit street',
    rank: 6.5,
  },
  warehouse: { words: 'warehouse, storehouse, stockroom, depot, factory floor, hangar', rank: 7 },
  circus: {
    words:
      'circus, circus ring, inside a circus tent, circus arena, circus tent, big top, in a circus, circus performance, circus show',
    rank: 7.2,
  },
};

/** Each place by the word that is said first of it, and whether weather reaches it. */
export const placeNames: readonly { readonly words: string; readonly indoor: boolean }[] = Object.entries(
  settingTable,
).map(([setting, { words }]) => ({ words: words.split(',')[0] as string, indoor: indoorSettings.has(setting) }));

export const settingWords = vocabulary(
  Object.entries(settingTable).map(([setting, { words }]) => [words, { setting: setting as Setting }] as const),
);

/** Places that bring more than their ground. */
export const placesWithMore = vocabulary([
  ['snowy mountains, snow covered mountains, snowy peaks', { setting: 'mountains', features: ['mountains', 'snow'] }],
  [
    ['sky', 'skies', 'display', 'display of color', 'display of colour', 'display of colors', 'colors', 'hues', 'glow']
      .flatMap((what) => [`fiery ${what}`, `blazing ${what}`])
      .join(', '),
    { setting: 'sky', time: 'dusk', colour: '#d9481f' },
  ],
  // snow on their tops, and a green land before them
  [
    'snow capped mountains, snowcapped mountains, snow capped peaks, snowcapped peaks, snow topped mountains',
    { setting: 'mountains', features: ['mountains'] },
  ],
  [
    'snowy forest, winter forest, snow covered forest',
    { setting: 'forest', season: 'winter', features: ['snow', 'trees'] },
  ],
  ['autumn forest', { season: 'autumn', features: ['leaves'] }],
  ['autumn park', { setting: 'park', season: 'autumn', features: ['leaves'] }],
  [
    'flower field, field of flowers, wildflower meadow, flower meadow, poppy field, field of wildflowers, fields of wildflowers, field of wild flowers, field of daisies, field of poppies, fields of flowers, meadow of wildflowers, meadow of flowers',
    { setting: 'field', features: ['flowers'] },
  ],
  // nobody ploughs these
  [
    'meadow, meadows, grassland, grasslands, prairie, steppe, pasture, grassy field, green field, grassy meadow, lush field, grassy area, plains',
    { setting: 'field', features: ['grass'] },
  ],
  ['flower garden', { setting: 'garden', features: ['flowers'] }],
  [
    'lavender field, lavender fields, field of lavender, fields of lavender, rows of lavender',
    { setting: 'field', features: ['lavender'] },
  ],
  ['tulip field, tulip fields, field of tulips, fields of tulips', { setting: 'field', features: ['tulips'] }],
  ['bloom field', { setting: 'field', features: ['blooms'] }],
  ['sunflower field, sunflower fields', { setting: 'field', features: ['sunflowers'] }],
  ['poppy field, poppy fields, field of poppies, fields of poppies', { setting: 'field', features: ['poppies'] }],
  ['cotton field, cotton fields', { setting: 'field', features: ['cotton'] }],
  [
    'cabbage field, vegetable field, crop field, crop fields, crops, rows of crops',
    { setting: 'field', features: ['cabbages'] },
  ],
  [
    'medieval market, medieval market square, medieval marketplace, medieval fair, renaissance fair, renaissance market',
    { setting: 'market', features: ['medieval'] },
  ],
  [
    'half timbered houses, timbered houses, timber framed houses, tudor houses, half timbered buildings',
    { features: ['medieval'], implies: 'medieval-village' },
  ],
  [
    'desert road, desert highway, road through the desert, road in the desert',
    { setting: 'road', features: ['desert'] },
  ],
  ['canyon on mars, red canyon on mars, martian canyon, mars canyon', { setting: 'canyon', features: ['mars'] }],
  [
    'mount rushmore, mt rushmore, rushmore, mount rushmore national memorial',
    { setting: 'mountains', features: ['rushmore'] },
  ],
  ['mount fuji, mt fuji, fuji, fujiyama, mount fujiyama', { setting: 'mountains', features: ['fuji'] }],
  [
    'coastal road, coast road, coastal highway, seaside road, ocean road, road along the coast, road by the sea',
    { setting: 'road', features: ['sea'] },
  ],
  [
    'rock ledge, rocky ledge, narrow ledge, ledge, narrow rock ledge, stone ledge, mountain ledge, rocky outcrop, crag, summit, rocky summit, mountain summit, top of the summit, craggy peak',
    { setting: 'cliff', features: ['crag'] },
  ],
  ['nebula', { features: ['nebula', 'stars'] }],
  ['galaxy, cosmos, universe', { features: ['milky-way', 'stars'] }],
  [
    'white background, plain white background, isolated on white, on white, white backdrop, white paper, on white paper',
    { setting: 'studio', colour: '#f4f3ee' },
  ],
  [
    'gradient background, clean gradient background, smooth gradient background, soft gradient background, gradient backdrop, plain gradient background, simple gradient background, subtle gradient background',
    { features: ['plain-sky'] },
  ],
  ['grey background, gray background, neutral background', { setting: 'studio', colour: '#b4b8bc' }],
  ['black background, dark background', { setting: 'studio', colour: '#24252b' }],
  ['city street, city park, city streets', { features: ['skyline'] }],
  ['city lights, skyline, city skyline, cityscape', { features: ['skyline'] }],
  ['coral reef, reef', { features: ['coral'] }],
  ['fireplace', { features: ['fireplace'], mood: 'cosy' }],
  ['tropical beach, tropical paradise, tropical, tropics, caribbean, hawaiian beach', { features: ['palms'] }],
  [
    'wheat field, wheat fields, field of wheat, fields of wheat, barley field, golden wheat field',
    { setting: 'field', features: ['wheat'] },
  ],
  ['cornfield, corn field, corn fields, field of corn, maize field', { setting: 'field', features: ['corn'] }],
  ['road, country road, dirt road, winding road, mountain road', { features: ['road'] }],
  [
    'music shop, music store, guitar shop, guitar store, instrument shop, instrument store, violin shop',
    { setting: 'shop', features: ['sells-music'] },
  ],
  [
    'clothes shop, clothing store, clothes store, clothing shop, fashion boutique, fashion store, dress shop, tailor shop, thrift store, hot topic, hot topic store, department store',
    { setting: 'shop', features: ['sells-clothes'] },
  ],
  ['toy shop, toy store, toyshop', { setting: 'shop', features: ['sells-toys'] }],
  ['florist shop, flower store, flower shop', { setting: 'storefront', features: ['sells-flowers'] }],
  ['pet shop, pet store', { setting: 'shop', features: ['sells-pets'] }],
  ['shoe shop, shoe store', { setting: 'shop', features: ['sells-shoes'] }],
  ['hardware store, tool shop, hardware shop', { setting: 'shop', features: ['sells-tools'] }],
  [
    'electronics store, computer store, phone store, electronics shop, computer shop, camera shop',
    { setting: 'shop', features: ['sells-devices'] },
  ],
  [
    'jewelry store, jewellery shop, jewelry shop, jewellery store, watch shop',
    { setting: 'shop', features: ['sells-jewels'] },
  ],
  [
    'sports shop, sporting goods store, bike shop, bicycle shop, surf shop, skate shop',
    { setting: 'shop', features: ['sells-sports'] },
  ],
  [
    'candy store, candy shop, sweet shop, chocolate shop, confectionery',
    { setting: 'shop', features: ['sells-sweets'] },
  ],
  [
    'antique shop, antique store, junk shop, curiosity shop, pawn shop, flea market stall',
    { setting: 'shop', features: ['sells-old-things'] },
  ],
  ['record store, record shop, vinyl shop, vinyl store', { setting: 'shop', features: ['sells-records'] }],
  ['green bokeh, green bokeh background, green blurred background, green blurry background', { implies: 'garden' }],
  [
    'bend in the road, bend in a road, curve in the road, curve in a road, bend of the road, winding road, curvy road, curving road, serpentine road, winding mountain road, road winding',
    { features: ['road', 'winding'] },
  ],
  ['mountain road, alpine road, winding mountain road', { features: ['road', 'mountains'] }],
  [
    'mountain trail, hiking trail, rocky trail, rocky path, mountain path, rocky mountain trail, rocky terrain, rugged trail',
    { setting: 'mountains', features: ['path', 'rocky'] },
  ],
  ['dirt road, gravel road, unpaved road, dusty road', { setting: 'road', features: ['dirt'] }],
  [
    'wooden floor, hardwood floor, wood floor, parquet floor, wooden floorboards',
    { setting: 'room', features: ['boards'] },
  ],
  [
    'stone floor, flagstone floor, flagstones, stone floor tiles, tiled floor, tile floor, stone tiles, paved floor',
    { setting: 'studio', features: ['flagstones'] },
  ],
  // a window from near, and what stands before it
  ['windowsill, window sill, window ledge, sill', { setting: 'studio', features: ['windowsill'] }],
  [
    'gravel driveway, gravel, on gravel, gravel floor, gravel ground, bed of gravel, pebbled ground',
    { setting: 'studio', features: ['gravel'] },
  ],
  [
    'times square, times square lights, lights of times square, lights at times square, lights in times square, piccadilly circus, shibuya crossing, shibuya, broadway',
    { setting: 'street', time: 'night', features: ['screens'] },
  ],
  [
    'marble countertop, marble counter, marble kitchen counter, granite countertop, marble kitchen island',
    { setting: 'kitchen', features: ['marble'] },
  ],
  [
    'normandy, normandy invasion, normandy landing, normandy landings, d day, d day landing, beach landing',
    { implies: 'beach', weather: 'cloudy' },
  ],
  [
    'stormy sea, stormy seas, stormy ocean, sea storm, rough sea, rough seas, raging sea, raging ocean, storm at sea, heavy seas',
    { setting: 'sea', weather: 'storm', features: ['clouds', 'waves'] },
  ],
  ['tennis court', { setting: 'court', features: ['tennis'] }],
  [
    'baseball field, baseball diamond, baseball game, baseball match, baseball stadium, softball field, softball diamond, home plate, at home plate, at the home plate',
    { setting: 'stadium', features: ['baseball'] },
  ],
  ['graffiti wall', { setting: 'wall', features: ['graffiti'] }],
  ['brick wall, exposed brick', { setting: 'wall', features: ['brick'] }],
  ['wooden wall', { setting: 'wall', features: ['planks'] }],
  ['stone wall', { setting: 'wall', features: ['stone'] }],
  ['mars, on mars, martian, desert planet, red planet', { setting: 'moon', features: ['mars'] }],
  ['sci fi landscape', { implies: 'moon', features: ['mars'] }],
  ['mount fuji, mt fuji, fuji', { setting: 'mountains', features: ['mountains'] }],
  [
    'tidal wave, tsunami, giant wave, giant waves, great wave, rogue wave',
    { setting: 'sea', features: ['waves', 'giant-wave'] },
  ],
  ['landscape', { implies: 'hills', aboutPicture: true }],
  [
    'countryside view, outdoors, outside, outdoor scene, in nature, in the wild, nature scene, nature landscape, wilderness',
    { implies: 'hills' },
  ],
  ['on white paper, on paper', { setting: 'studio', colour: '#f4f3ee' }],
  ['meeting, business meeting, conference, presentation, board meeting', { implies: 'office' }],
]);

/** Places that are also things, by the thing's concept: where somebody sits on top of them. */
export const settingThings: ReadonlyMap<string, string> = new Map([['wall', 'wall']]);

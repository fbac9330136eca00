import { painted } from '../record.js';

export const buildings = painted('building', 'ground', {
  lighthouse: {
    words: 'beacon, light tower, pharos, light house',
    height: 25,
    homes: ['sea'],
    shapes: ['cylindrical', 'tall'],
  },
  house: {
    seen: { above: 'house-above' },
    words:
      'home, cottage, villa, residence, bungalow, farmhouse, mansion, townhouse, country house, school building, manor, chateau house, estate house, farmstead house, townhall, inn, guesthouse, hostel, motel, ranch house, duplex, row house, terraced house, casa',
    height: 7,
    affords: { writing: [0.2, 0.55, 0.8, 0.42], top: { y: -0.86, left: -0.2, right: 0.3 } },
    partOf: ['market', 'medieval-village', 'village', 'suburb', 'victorian-street', 'street', 'canal'],
    shows: ['chimney'],
    standsFor: ['building'],
    within: 'room',
  },
  carousel: { words: 'merry go round, roundabout ride', height: 6, homes: ['theme-park'] },
  'public-building': {
    words:
      'library building, courthouse, court house, town hall, city hall, bank, bank building, museum building, parliament building, university building, embassy, government building',
    height: 11,
    homes: ['park'],
    affords: { writing: [0.26, 0.22, 0.74, 0.31] },
  },
  'modern-house': {
    words:
      'modern home, modern villa, modern mansion, modern residence, modern white house, modern black house, minimalist house, minimalist home, contemporary house, contemporary home, contemporary villa, modernist house, modernist villa, glass house, luxury villa, luxury house, luxury home, concrete house, dream house',
    height: 7,
    within: 'room',
  },
  garage: { words: 'car garage, house garage, single garage', height: 3.4, homes: ['field'], within: 'garage' },
  'dome-city': { words: 'city in a dome', height: 14, homes: ['underwater'] },
  'tree-house': {
    words: 'treehouse, tree fort, house in a tree, house in the tree, house in the trees, tree cabin',
    height: 9,
    homes: ['forest'],
    affords: { top: { y: -0.43, left: -0.3, right: 0.3 } },
    shows: ['tree', 'oak', 'ladder', 'lantern', 'rope-bridge'],
  },
  shop: {
    height: 6.4,
    homes: ['street'],
    affords: { writing: [0.12, 0.49, 0.88, 0.41] },
  },
  'diner-building': {
    words: 'roadside diner',
    height: 5.4,
    homes: ['road'],
    affords: { writing: [0.26, 0.76, 0.97, 0.82] },
  },
  cabin: {
    words: 'log cabin, hut, lodge, chalet, shack, shed, hunting lodge, bothy, hovel, sauna, log house, boathouse',
    height: 5,
    affords: { top: { y: -0.82, left: -0.15, right: 0.35 } },
    shows: ['chimney'],
    within: 'room',
  },
  castle: {
    words:
      'fortress, palace, citadel, fort, stronghold, château, chateau, fairytale castle, citadel fort, castle keep, bastion, alcazar',
    height: 32,
    homes: ['hills'],
    within: 'throne-room',
  },
  church: {
    words: 'chapel, monastery, abbey, basilica, basilica church, priory, sanctuary, kirk',
    height: 22,
    homes: ['hills'],
    within: 'church-inside',
    senses: { building: 'steeple, steeples, spire, spires, belfry' },
  },
  tower: {
    words:
      'watchtower, clock tower, bell tower, turret, keep, minaret, campanile, steeple, belfry, spire, silo tower, chimney stack',
    height: 28,
    shapes: ['cylindrical', 'tall'],
  },
  skyscraper: {
    seen: { above: 'tower-above' },
    words:
      'office building, high rise, apartment building, building, hotel, office tower, tower block, apartment block, condo, condominium, office high rise, tower building',
    height: 120,
    homes: ['city'],
    shapes: ['tall'],
  },
  barn: {
    words: 'stable, granary, farm building',
    shows: ['silo'],
    height: 9,
    homes: ['farm'],
    partOf: ['farm'],
    affords: { writing: [0.2, 0.5, 0.8, 0.34] },
    within: 'stable',
  },
  windmill: { words: 'mill, wind mill, mill house', height: 16, homes: ['hills'] },
  bridge: {
    words: 'stone bridge, arch bridge, footbridge, viaduct, aqueduct, overpass, crossing bridge, pontoon',
    habitat: 'water',
    height: 7,
    affords: { shelter: true, top: { y: -0.78, left: -0.5, right: 0.5 } },
    traits: ['arched', 'spans'],
  },
  tent: {
    words: 'camping tent, camp, marquee, teepee, tipi, yurt, wigwam, bivouac, canopy tent',
    height: 1.6,
    homes: ['forest'],
    affords: { shelter: true },
    shapes: ['triangular', 'pyramidal'],
  },
  temple: {
    words:
      'parthenon, ruins, pantheon, gazebo, pavilion, pergola, bandstand, kiosk hut, ziggurat, stupa, acropolis, angkor wat, mausoleum, zen temple',
    height: 14,
  },
  pyramid: {
    seen: { open: 'pyramid-inside' },
    words: 'pyramids of giza, great pyramid',
    height: 100,
    homes: ['desert'],
    keepsAway: ['cactus'],
    shapes: ['pyramidal'],
    asFigure: 'pyramid-figure',
  },
  igloo: { words: 'ice house, snow house', height: 2.2, homes: ['snow'] },
  wall: {
    words: 'stone wall, garden wall',
    height: 2.4,
    homes: ['village', 'garden', 'field'],
    affords: { writing: [0.07, 0.8, 0.93, 0.25], top: { y: -0.98, left: -0.8, right: 0.8 } },
    traits: ['wall', 'fixture'],
  },
});

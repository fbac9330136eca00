import { painted } from '../record.js';

export const plants = painted('plant', 'ground', {
  tree: {
    words:
      'oak, oak tree, willow, linden, beech, deciduous tree, willow tree, elm, olive tree, ash tree, chestnut tree, orange tree, lemon tree, baobab tree, acacia, eucalyptus, mangrove tree, magnolia tree, sycamore, hawthorn, yew, rowan, hazel tree, plane tree, jacaranda, fig tree, banyan',
    height: 8,
    affords: { shelter: true },
    traits: ['branched'],
    standsFor: ['tree'],
    shapes: ['tall'],
    boughed: 'boughed-tree',
    shaped: { conical: 'pine', triangular: 'pine', pyramidal: 'pine' },
  },
  'boughed-tree': {
    height: 3.4,
    affords: { shelter: true, parts: { branch: [0.2, 0.46, 0.3], branches: [0.2, 0.46, 0.36] } },
    traits: ['branched'],
  },
  grapevine: { words: 'vine, grape vine', height: 1.8 },
  weed: { words: 'dandelion leaves, wild weed', height: 0.14 },
  pine: {
    words:
      'pine tree, fir, fir tree, spruce, conifer, evergreen, cedar, larch, evergreen tree, juniper, thuja, monkey puzzle',
    height: 11,
    affords: { shelter: true },
    traits: ['branched'],
    shapes: ['conical', 'triangular', 'pyramidal', 'tall'],
  },
  cypress: {
    words: 'cypress tree, italian cypress, lombardy poplar',
    height: 11,
    affords: { shelter: true },
    traits: ['branched'],
    shapes: ['tall', 'conical'],
  },
  flower: {
    words:
      'bloom, wildflower, peony, dahlia, carnation, blossom flower, violet flower, iris, hibiscus, marigold, bluebell, chrysanthemum, camellia, azalea, rhododendron, begonia, pansy, geranium, petunia, zinnia, anemone, primrose, snowdrop, freesia, lilac flower, aster, gerbera, forget me not, foxglove, edelweiss, gladiolus, jasmine flower, buttercup, cornflower, hyacinth flower',
    height: 0.45,
    affords: { top: { y: -0.72, left: -0.12, right: 0.12 } },
    traits: ['flower'],
    bunch: 'bouquet',
    standsFor: ['flower'],
  },
  sunflower: {
    words: 'sun flower',
    height: 1.7,
    // in the middle of its head
    affords: { top: { y: -0.66, left: -0.12, right: 0.12 } },
    homes: ['field'],
    traits: ['flower'],
    bunch: 'bouquet',
    tint: '#f2c12e',
  },
  tulip: { words: 'crocus', height: 0.45, homes: ['garden'], traits: ['flower'], bunch: 'bouquet', tint: '#e0607a' },
  rose: {
    words: 'rosebud, rosebush',
    height: 0.5,
    homes: ['garden'],
    traits: ['flower'],
    bunch: 'bouquet',
    tint: '#cf352e',
  },
  bouquet: {
    words: 'bunch of flowers, flower bouquet, posy, nosegay, bouquet of flowers, wedding bouquet',
    habitat: 'tabletop',
    height: 0.45,
    traits: ['flower', 'many', 'bunch'],
  },
  'vase-of-flowers': {
    words:
      'flower arrangement, centerpiece, centrepiece, table centerpiece, floral centerpiece, flowers in a vase, bouquet in a vase, bouquet of flowers in a vase',
    habitat: 'tabletop',
    height: 0.5,
    traits: ['flower', 'many', 'bunch', 'potted'],
  },
  mushroom: {
    words: 'toadstool, fungus, fly agaric, porcini, champignon, fungi, mushrooms and toadstools',
    height: 0.16,
    homes: ['forest'],
    affords: { shelter: true },
  },
  palm: {
    words: 'palm tree, coconut tree, coconut palm, date palm, yucca, banana tree',
    height: 9,
    homes: ['beach'],
    affords: { shelter: true },
    partOf: ['beach'],
  },
  birch: { words: 'birch tree, aspen, poplar', height: 10, homes: ['forest'], affords: { shelter: true } },
  cactus: { words: 'saguaro, cacti, cactus plant', height: 3, homes: ['desert'], inPot: 'potted-cactus' },
  bush: { words: 'shrub, hedge, thicket, topiary', height: 1.2, traits: ['bush'] },
  'potted-plant': {
    words:
      'houseplant, house plant, plant, plant pot, flowerpot, flower pot, monstera, ficus, rubber plant, pot plant, potted flower, indoor plant, sapling, planter',
    height: 0.7,
    madeOf: ['rubber'],
    affords: { mouth: [0.45, 0.4, 0.1], vessel: true },
    traits: ['potted'],
    outdoors: 'bush',
  },
});

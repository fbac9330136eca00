import type { ActRecord } from './act-record.js';

/** What one does about the house. */
export const homeActs = {
  'washing-dishes': {
    words:
      'washing dishes, doing the dishes, washing the dishes, doing dishes, washing up, washing a plate, washing plates, rinsing dishes, cleaning the dishes',
    shows: 'sink kitchen-sink dish dishes plate plates bowl soap sponge',
    at: 'kitchen',
  },
  'nail-painting': {
    words: ['painting', 'polishing', 'doing', 'filing', 'varnishing']
      .flatMap((verb) =>
        ['her', 'his', 'their'].flatMap((whose) =>
          ['nails', 'fingernails', 'toenails', 'toe nails', 'finger nails'].map((nails) => `${verb} ${whose} ${nails}`),
        ),
      )
      .join(', '),
    shows: 'nail nails nail-polish table',
    at: 'room',
  },
  'ticket-check': {
    words: ['checking', 'inspecting', 'collecting', 'punching', 'controlling', 'clipping']
      .flatMap((verb) =>
        ['tickets', 'a ticket', 'the tickets', 'train tickets', 'bus tickets'].map((what) => `${verb} ${what}`),
      )
      .join(', '),
    shows: 'ticket tickets',
    at: 'carriage',
  },
  'pouring-wine': {
    words:
      'pouring wine, pouring wine into a glass, pouring a glass of wine, pouring red wine, pouring red wine into a glass, pours wine, pours a glass of wine, pouring champagne, pouring champagne into a glass, pouring beer, pouring beer into a glass, pouring a drink, pouring drinks, pours a drink',
    shows: 'wine wine-glass glass bottle wine-bottle champagne champagne-glass beer drink beer-mug cocktail',
    at: 'cafe',
  },
  'pouring-bowl': {
    words:
      'pouring milk into a bowl, pouring milk into a bowl of, pouring milk over, pouring milk on, pouring milk over a bowl of, pouring cereal, pouring cereal into a bowl, pouring batter into a bowl, pouring soup into a bowl',
    shows: 'bowl cereal-bowl cereal milk milk-jug jug table',
    at: 'kitchen',
  },
  'bag-boxing': {
    words: ['hitting', 'punching', 'boxing', 'kicking', 'training with', 'training at']
      .flatMap((does) =>
        ['a punching bag', 'the punching bag', 'a heavy bag', 'a boxing bag'].map((bag) => `${does} ${bag}`),
      )
      .join(', '),
    shows: 'punching-bag gloves boxing-glove',
    at: 'gym',
  },
  'at-helm': {
    words: [
      'at the helm',
      'at the wheel of a ship',
      ...[
        'a ship',
        'the ship',
        'a boat',
        'the boat',
        'a sailing ship',
        'a pirate ship',
        'his ship',
        'her ship',
      ].flatMap((ship) => [`steering ${ship}`, `at the helm of ${ship}`, `sailing ${ship}`]),
    ].join(', '),
    shows: 'ship-wheel ship-helm',
    at: 'ship-deck',
  },
  'hanging-picture': {
    words: ['a picture', 'a painting', 'pictures', 'a poster', 'a frame', 'a photo', 'the picture', 'a mirror']
      .flatMap((what) => [
        `hanging ${what}`,
        `hanging up ${what}`,
        `hanging ${what} on the wall`,
        `hanging ${what} on a wall`,
      ])
      .join(', '),
    shows: 'picture painting picture-frame wall poster photo',
    at: 'room',
  },
  'window-gazing': {
    words:
      'looking out of a window, looking out of the window, looking out a window, looking out the window, gazing out of a window, gazing out of the window, gazing out the window, gazing out a window, staring out of a window, staring out of the window, staring out the window, looking through a window, looking through the window, standing at the window, standing by the window',
    shows: 'window curtain',
    at: 'room',
  },
  'picking-fruit': {
    words:
      'picking apples, picking an apple, picking an orange, picking a pear, picking a peach, picking a lemon, picking fruit, picking fruits, picking oranges, picking pears, picking cherries, picking peaches, picking lemons, plucking an apple, harvesting apples, gathering apples, reaching for an apple',
    shows: 'apple apples fruit orange pear cherry peach lemon tree apple-tree basket',
    at: 'orchard',
  },
  'picking-high': {
    words:
      'picking apples from a ladder, picking fruit from a ladder, picking apples on a ladder, picking fruit on a ladder',
    shows: 'apple apples fruit orange pear cherry peach lemon tree apple-tree ladder stepladder',
    at: 'orchard',
  },
  'building-blocks': {
    words:
      'building a tower of blocks, building a block tower, stacking blocks, stacking toy blocks, building with blocks, playing with blocks, playing with building blocks, playing with lego, building with lego, playing with toy blocks, playing with wooden blocks',
    shows: 'block blocks tower toy-block toy-blocks lego brick',
    at: 'room',
  },
  'toy-driving': {
    words:
      'playing with toy cars, playing with a toy car, playing with cars, playing with his toy cars, playing with a toy truck, playing with toy trucks, playing with their toy cars, playing with her toy cars',
    shows: 'toy-car car truck toy-truck',
    at: 'room',
  },
  'toy-railway': {
    words:
      'playing with a toy train, playing with toy trains, playing with a toy train set, playing with a train set, playing with his toy train, playing with her toy train, playing with their toy train, playing with trains, building a train track, making choo choo sounds, making train noises',
    shows: 'train toy-train locomotive railroad-track',
    at: 'room',
  },
  repotting: {
    words: [
      'a plant',
      'plants',
      'a flower',
      'flowers',
      'a houseplant',
      'her plants',
      'his plants',
      'a cactus',
      'seedlings',
      'herbs',
    ]
      .flatMap((what) => [`repotting ${what}`, `potting ${what}`])
      .join(', '),
    shows: 'plant potted-plant flowerpot pot bush flower soil cactus houseplant seedling herb table',
  },
  'carrying-board': {
    words: [
      'a surfboard',
      'his surfboard',
      'her surfboard',
      'their surfboards',
      'surfboards',
      'his board',
      'her board',
      'their boards',
      'the surfboard',
    ]
      .flatMap((board) => [`carrying ${board}`, `holding ${board}`, `walking with ${board}`, `running with ${board}`])
      .concat('with a surfboard under his arm', 'with a surfboard under her arm', 'with a surfboard')
      .join(', '),
    shows: 'surfboard board',
    at: 'beach',
  },
  mowing: {
    inTrousers: true,
    words: ['the lawn', 'a lawn', 'the grass', 'his lawn', 'her lawn', 'grass']
      .flatMap((lawn) => [`mowing ${lawn}`, `cutting ${lawn}`])
      .concat('mowing', 'pushing a lawn mower', 'pushing a lawnmower')
      .join(', '),
    shows: 'lawn-mower lawn grass',
    uses: 'lawn-mower',
    at: 'garden',
  },
  shaving: {
    words: 'shaving, shaving his face, shaving his beard, having a shave',
    shows: 'mirror razor sink shaving-cream',
    at: 'bathroom',
  },
  judging: {
    words:
      'banging a gavel, banging his gavel, banging her gavel, passing a sentence, presiding over a trial, presiding over a court',
    shows: 'gavel desk hammer',
    uses: 'gavel',
    at: 'courtroom',
    trades: 'judge',
  },
  piloting: {
    words: 'piloting a plane, piloting, piloting an airplane, piloting a jet',
    shows: 'airplane plane jet fighter-jet',
    at: 'cockpit',
  },
  lifeguarding: {
    words: ['swimmers', 'the swimmers', 'the beach', 'the water', 'the sea', 'the pool']
      .flatMap((what) => ['tall', 'high', 'lifeguard', 'wooden'].map((kind) => `watching ${what} from a ${kind} chair`))
      .concat(
        'on a lifeguard chair',
        'sitting in a lifeguard chair',
        'sitting on a lifeguard chair',
        'on a lifeguard tower',
      )
      .join(', '),
    shows: 'chair lifeguard-chair',
    at: 'beach',
  },
  'carrying-mat': {
    words:
      'carrying a yoga mat, holding a yoga mat, holding a rolled yoga mat, carrying a rolled yoga mat, holding her yoga mat, carrying her yoga mat, holding an exercise mat, with a yoga mat under her arm',
    shows: 'rug yoga-mat mat',
    wears: 'sportswear',
  },
} as const satisfies Record<string, ActRecord>;

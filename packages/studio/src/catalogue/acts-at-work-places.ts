import type { ActRecord } from './act-record.js';

/** Acts that cannot be told apart without what they are done at: it is drawn with them, and so is their place. */
export const placedActs = {
  calculating: {
    words:
      'crunching numbers, doing math, doing math problems, doing some math problems, doing sums, doing the math, calculating, doing the accounts, doing their taxes, doing his taxes, doing her taxes, balancing the books, paying bills, paying the bills, managing finances, managing their finances',
    uses: 'calculator',
    shows: 'desk table document paper papers bill bills',
    at: 'office',
    trades: 'accountant',
  },
  podcasting: {
    words:
      'recording a podcast, hosting a podcast, recording lines, recording a voiceover, recording an audiobook, recording an episode, hosting a radio show, voice acting',
    shows: 'microphone headphones desk table studio-microphone',
    at: 'room',
  },
  racing: {
    words:
      'crossing the finish line, crossing a finish line, crosses the finish line, crossed the finish line, sprinting towards the finish line, sprinting to the finish line, running towards the finish line, running to the finish line, running a marathon, running a race, running a 5k race, running a 5k, running a half marathon, winning a race, racing to the finish line, racing towards the finish line, finishing a race, finishing a marathon, competing in a race',
    events: 'marathon, foot race, running race',
    shows: 'finish-line ribbon banner',
    wears: 'sportswear',
    at: 'road',
  },
  'hair-brushing': {
    words: ['her', 'his', 'their']
      .flatMap((whose) => ['brushing', 'styling', 'combing', 'doing', 'curling'].map((verb) => `${verb} ${whose} hair`))
      .join(', '),
    uses: 'hairbrush',
    shows: 'mirror comb',
    at: 'bedroom',
  },
  'assembling-furniture': {
    inTrousers: true,
    words: ['assembling', 'building', 'fixing', 'putting together', 'repairing']
      .flatMap((verb) =>
        ['furniture', 'a piece of furniture', 'a bookshelf', 'a chair', 'a table'].map((what) => `${verb} ${what}`),
      )
      .join(', '),
    shows: 'screwdriver drill hammer wrench chair table sofa lamp bookshelf',
    at: 'room',
  },
  'vet-check': {
    words:
      'examining a sick animal, treating a sick animal, examining an animal, treating an animal, examining a pet, treating a pet, giving a dog a checkup, examining a sick dog, examining a sick cat',
    shows: 'dog cat puppy animal pet stethoscope table',
    at: 'hospital',
    trades: 'veterinarian vet',
  },
  'record-browsing': {
    words: [
      'looking at',
      'browsing',
      'browsing through',
      'flipping through',
      'looking through',
      'shopping for',
      'admiring',
    ]
      .flatMap((verb) =>
        [
          'a collection of vintage records',
          'a collection of records',
          'a collection of vinyl records',
          'vinyl records',
          'vintage records',
          'old records',
          'records',
          'vinyls',
        ].map((what) => `${verb} ${what}`),
      )
      .join(', '),
    shows: 'vinyl-record record records',
    at: 'shop',
  },
  'clothes-shopping': {
    words: [
      'shopping for',
      'buying',
      'buying some',
      'buying a',
      'trying on',
      'trying on a',
      'trying on different',
      'looking for',
      'browsing through',
      'choosing',
      'admiring a',
      'looking at',
      'looking at a',
    ]
      .flatMap((verb) =>
        [
          'clothes',
          'new clothes',
          'new dress',
          'outfits',
          'new outfit',
          'new outfits',
          'clothing',
          'dresses',
          'different clothes',
        ].map((what) => `${verb} ${what}`),
      )
      .join(', '),
    shows: 'clothes dress outfit shopping-bag bag shirt',
    at: 'shop',
  },
  'shoe-shopping': {
    words:
      'shopping for shoes, buying shoes, buying new shoes, shopping for new shoes, shopping for sneakers, trying on shoes, trying on new shoes, trying on a pair of shoes',
    shows: 'shoe shoes sneaker sneakers boot boots',
    at: 'shop',
  },
  'jewelry-making': {
    words:
      'making jewelry, making jewellery, crafting jewelry, crafting jewellery, crafting a necklace, making a necklace, making a bracelet, making a ring, crafting a ring, designing jewelry, stringing beads, threading beads, setting a diamond, setting a gemstone',
    shows: 'necklace ring bracelet bead beads gemstone diamond diamond-gem gem ball pearl',
    at: 'workshop',
    trades: 'jeweller jewelry-maker',
  },
  'from-oven': {
    words: 'taking cookies out of the oven, taking muffins out of the oven, taking a tray out of the oven',
    shows: 'oven stove tray baking-tray cookie muffin',
    at: 'kitchen',
  },
  measuring: {
    words:
      'measuring, measures, taking measurements, taking the measurements of, measuring the length of, measuring the width of',
    uses: 'tape-measure ruler',
    at: 'workshop',
  },
  'book-signing': {
    words: 'signing books, signing copies, signing autographs, signing copies of, signing an autograph',
    shows: 'book books pen table desk',
    at: 'library',
  },
  glassblowing: {
    words: 'blowing glass, glassblowing, shaping glass, blowing a vase',
    shows: 'vase glass bowl bottle',
    at: 'workshop',
    trades: 'glassblower',
  },
  kaleidoscope: {
    words:
      'playing with a kaleidoscope, looking through a kaleidoscope, looking into a kaleidoscope, holding a kaleidoscope, with a kaleidoscope, peering through a kaleidoscope',
    at: 'room',
  },
} as const satisfies Record<string, ActRecord>;

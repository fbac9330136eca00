import type { ActRecord } from './act-record.js';

const ofEach = (verbs: readonly string[], things: readonly string[]): string =>
  verbs.flatMap((verb) => things.map((thing) => `${verb} ${thing}`)).join(', ');

/** What is done to a thing until it is another: wrapped, folded, packed, piled up, hung up. */
export const changingActs = {
  'gift-wrapping': {
    words: ofEach(
      ['wrapping', 'wrapping up', 'wraps', 'wraps up', 'tying a ribbon around', 'tying a bow on'],
      ['a present', 'a gift', 'a box', 'a parcel', 'presents', 'gifts'],
    ),
    shows: 'gift gift-box present parcel box ribbon scissors tape table desk wrapping-paper',
    at: 'room',
  },
  'box-stacking': {
    words: ofEach(
      ['stacking', 'stacks', 'piling up', 'piling', 'loading', 'unloading', 'stacking up'],
      ['boxes', 'a box', 'crates', 'cartons', 'parcels', 'packages'],
    ),
    shows: 'box crate wooden-crate parcel carton package',
  },
  'folding-clothes': {
    words: ofEach(
      ['folding', 'folding up', 'folds'],
      ['clothes', 'laundry', 'towels', 'a towel', 'shirts', 'a shirt', 'sheets', 'a sheet', 'a blanket', 'blankets'],
    ),
    shows: 'laundry clothes towel shirt t-shirt laundry-basket blanket bed-sheet table',
    at: 'room',
  },
  'packing-case': {
    words: ofEach(
      ['packing', 'packing up', 'unpacking', 'packs', 'unpacks', 'filling'],
      ['a suitcase', 'a bag', 'bags', 'a trunk', 'suitcases', 'luggage'],
    ),
    shows: 'suitcase luggage bag travel-bag clothes',
    at: 'bedroom',
  },
  'hanging-sheets': {
    words: ofEach(
      ['hanging', 'hanging out', 'hanging up', 'hangs', 'hangs up', 'drying', 'pegging', 'pegging out'],
      ['sheets', 'a sheet', 'bed sheets', 'bedsheets', 'bed linen', 'linen', 'towels', 'a towel'],
    ),
    shows: 'bed-sheet towel clothesline washing-line laundry-basket basket line',
    at: 'garden',
  },
  'pinning-up': {
    words: [
      ofEach(
        ['pinning', 'pinning up', 'pins', 'putting up', 'sticking', 'taping', 'hanging', 'hanging up'],
        ['drawings', 'a drawing', 'notes', 'a note', 'papers', 'a paper', 'sketches', 'a notice', 'artwork'],
      ),
      ofEach(['pinning', 'pinning up', 'pins', 'taping'], ['photos', 'a photo', 'a picture', 'pictures', 'a poster']),
    ].join(', '),
    shows: 'wall notice-board bulletin-board cork-board drawing note photo poster paper picture painting',
    at: 'classroom',
  },
  'video-calling': {
    words: 'video calling, in an online meeting, on a zoom call, skyping',
    shows: 'laptop computer screen desk table',
    at: 'room',
  },
  'plate-carrying': {
    words: ofEach(
      ['carrying', 'carries', 'balancing', 'bringing', 'brings', 'serving', 'holding'],
      ['three plates', 'four plates', 'several plates', 'three dishes', 'plates of food', 'three pizzas'],
    ),
    shows: 'plate dish pizza food',
  },
  'bouquet-tossing': {
    words: ofEach(
      ['throwing', 'tossing', 'throws', 'tosses', 'flinging'],
      ['a bouquet', 'flowers', 'her bouquet', 'her flowers', 'a bunch of flowers'],
    ),
    shows: 'bouquet flowers flower',
  },
} as const satisfies Record<string, ActRecord>;

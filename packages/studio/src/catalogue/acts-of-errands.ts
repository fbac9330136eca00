import type { ActRecord } from './act-record.js';

const ofEach = (verbs: readonly string[], things: readonly string[]): string =>
  verbs.flatMap((verb) => things.map((thing) => `${verb} ${thing}`)).join(', ');

const produce = [
  'groceries',
  'vegetables',
  'fresh vegetables',
  'fruit',
  'fruits',
  'fresh fruit',
  'food',
  'produce',
  'fresh produce',
  'fruits and vegetables',
];

/** What one goes out for: groceries, the post, the car; each with what it is done at. */
export const errandActs = {
  'grocery-shopping': {
    words: [
      ofEach(['shopping for', 'buying', 'buying some', 'picking out', 'choosing', 'selecting'], produce),
      'grocery shopping, doing the grocery shopping, doing grocery shopping, shopping at a supermarket, shopping in a supermarket, shopping at a grocery store, shopping in a grocery store, pushing a cart full of groceries, pushing a shopping cart full of groceries',
    ].join(', '),
    shows:
      'vegetable vegetables fruit fruits apple carrot tomato broccoli pear orange banana groceries shopping-cart cart basket bread',
    at: 'supermarket',
  },
  'food-weighing': {
    words: ofEach(
      ['weighing', 'weighs', 'weighing some'],
      [...produce, 'apples', 'oranges', 'tomatoes', 'potatoes', 'bananas', 'flour', 'ingredients'],
    ),
    shows:
      'kitchen-scale scales balance-scale scale fruit vegetable vegetables apple pear orange tomato carrot broccoli potato banana flour',
    at: 'shop',
  },
  mailing: {
    words: ofEach(
      ['mailing', 'posting', 'mails', 'posts'],
      ['a letter', 'letters', 'the letter', 'a postcard', 'postcards', 'the mail'],
    ),
    shows: 'mailbox letter envelope postcard mail',
    at: 'street',
  },
  microscopy: {
    words: 'working at a microscope',
    uses: 'microscope',
    at: 'laboratory',
  },
  'net-dipping': {
    words:
      'dipping a net, netting fish, netting shrimp, netting crabs, netting tadpoles, catching tadpoles, catching shrimp, catching crabs, fishing with a net, fishing with nets, catching fish with a net, catching shrimp with a net',
    uses: 'fishing-net',
    shows: 'net fish shrimp crab prawn tadpole lobster',
    at: 'lake',
  },
  'car-entering': {
    words: 'car entering',
    shows: 'car sports-car taxi cab limousine suv convertible',
  },
  'car-washing': {
    words: 'car washing',
    shows: 'car sports-car suv sponge bucket bubbles soap',
  },
  'pot-watering': {
    words: 'watering houseplants, watering potted plants',
    shows: 'plant plants flower flowers potted-plant',
  },
} as const satisfies Record<string, ActRecord>;

import { planned } from '../parts/plan.js';
import type { Part, Plan } from '../parts/plan.js';

/** Round slices in a row, each over the last: `body` is the skin, `flesh` what is inside, the rest its pattern. */
const rounds = (concept: string, colours: Plan['colours'], pattern: readonly Part[]): ReturnType<typeof planned> =>
  planned(concept, {
    colours,
    dyed: { flesh: 1, pith: 2 },
    parts: [
      {
        times: [5, 20, 1],
        parts: [
          'body-1.6 oval 1 3 25 15',
          'body face oval 0 0 25 15',
          'pith oval 0 0 23 13.4',
          'flesh face oval 0 0 20.5 11.6',
          ...pattern,
          'flesh+2.4/0.4 line 1.6 -14 -7 -2 -10 10 -8',
        ],
      },
    ],
  });

/** Wedges of a fruit without its stone, fanned out. */
const crescents = (concept: string, colours: Plan['colours']): ReturnType<typeof planned> =>
  planned(concept, {
    colours,
    dyed: { flesh: 1, pith: 2 },
    parts: [
      {
        times: [6, 15, 0.8],
        parts: [
          'body-1.2 M-17 10C-25 -4 -6 -17 22 -16C6 -10 -2 0 2 11C-4 14 -12 14 -17 10Z',
          'pith M-14 9C-21 -3 -4 -15 20 -15.4C6 -10 -3 0 0.6 10C-4 12 -10 12 -14 9Z',
          'flesh face M-11 8.4C-16 -2 -2 -12 15 -14C5 -9 -5 0 -0.6 9.2C-4 11 -8 11 -11 8.4Z',
          'flesh+2/0.5 line 1.2 -9 4 -7 -3 2 -9',
        ],
      },
    ],
  });

/** The walls between the wedges of citrus fruit. */
const spokes: readonly Part[] = [
  'pith lines 1.5 -20 0 20 0',
  'pith lines 1.5 -10 -9.6 10 9.6',
  'pith lines 1.5 10 -9.6 -10 9.6',
  'pith oval 0 0 3 1.8',
];

const pips = (colour: string): readonly Part[] => [
  { times: [6, 0, 0, 60, 0, 0], parts: [`${colour} oval 0 -7 1 1.8`] },
];

/** Fruit and vegetables in slices: on bread, on a board, on a plate. */
export const slices = [
  rounds('orange-slices', { body: '#f08a24', pith: '#fbe9c8', flesh: '#f9a236' }, spokes),
  rounds('lemon-slices', { body: '#f2cf2f', pith: '#fdf6d8', flesh: '#f6df5a' }, spokes),
  rounds('lime-slices', { body: '#5f9f38', pith: '#eef6d2', flesh: '#b4d95a' }, spokes),
  rounds('cucumber-slices', { body: '#3f7a34', pith: '#cfe3a4', flesh: '#e0edbe' }, pips('#f4f6dc')),
  rounds('tomato-slices', { body: '#c8322a', pith: '#e8604a', flesh: '#dc4636' }, [
    { times: [4, 0, 0, 90, 0, 0], parts: ['#f0a070 oval 0 -6.4 5 3.4', '#f7dc9a oval 0 -6.4 1 1.8'] },
  ]),
  rounds('egg-slices', { body: '#f1ebdf', pith: '#fffdf6', flesh: '#fffdf6' }, ['#f3b62f face oval 0 0 11 6.4']),
  crescents('avocado-slices', { body: '#3f5a2c', pith: '#a9c24a', flesh: '#e4e69a' }),
  crescents('apple-slices', { body: '#c8362f #7fae3a', pith: '#fbf6dc', flesh: '#fbf3d0' }),
  crescents('peach-slices', { body: '#d8703a', pith: '#f7b64e', flesh: '#f9c25c' }),
  crescents('mango-slices', { body: '#e8862c', pith: '#f7b23a', flesh: '#fac24e' }),
];

import { vocabulary } from './meaning.js';
import type { Meaning } from './meaning.js';

const numbers =
  'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty';

/** How many are drawn when the prompt says only that there are several. */
export const SEVERAL = 3;

export const countWords = vocabulary([
  ...numbers.split(', ').map((word, index): [string, Meaning] => [word, { count: index + 1 }]),
  ['single, lone, only one, just one, one single', { count: 1 }],
  ['thirty', { count: 30 }],
  ['forty', { count: 40 }],
  ['fifty', { count: 50 }],
  [
    'couple of, a couple of, pair of, a pair of, both, twin, two of, duo of, a duo of, matching pair of, a set of two',
    { count: 2 },
  ],
  ['trio of, a trio of, three of', { count: 3 }],
  ['family of', { count: 4 }],
  ['quartet of, a quartet of', { count: 4 }],
  [
    'few, a few, several, multiple, some, handful of, a handful of, group of, a group of, small group of, a bunch of, bunch of, scattering of, a scattering of, smattering of, a smattering of, row of, a row of, line of, a line of, set of, a set of, various, assorted',
    { count: 4 },
  ],
  ['half a dozen, half dozen', { count: 6 }],
  ['pattern of, a pattern of, repeating pattern of, a repeating pattern of', { count: 12 }],
  ['dozen, a dozen, one dozen, dozen of, a dozen of', { count: 12 }],
  ['tower of, a tower of, tall tower of, a tall tower of, leaning tower of, column of, a column of', { count: 7 }],
  ['cluster of, a cluster of, small cluster of, a small cluster of', { count: 7 }],
  ['pyramid of, a pyramid of, human pyramid of', { count: 6 }],
  ['stack of, a stack of, pile of, a pile of, heap of, a heap of', { count: 5 }],
  [
    'flock of, a flock of, herd of, a herd of, pack of, a pack of, school of, a school of, schools of, flocks of, herds of, packs of, pods of, pod of, a pod of, pride of, a pride of, colony of, a colony of, fleet of, a fleet of',
    { count: 9 },
  ],
  [
    'bundle of, a bundle of, batch of, a batch of, caravan of, a caravan of, procession of, a procession of, parade of, a parade of, convoy of, a convoy of, collection of, a collection of, array of, an array of, assortment of, an assortment of, series of, a series of, variety of, a variety of, rows of, piles of, stacks of, bunches of, clusters of, groups of, gathering of, a gathering of, team of, a team of, ensemble of, an ensemble of, selection of, a selection of',
    { count: 5 },
  ],
  [
    'many, lots of, a lot of, plenty of, numerous, countless, crowd of, a crowd of, dozens of, swarm of, a swarm of, shoal of, a shoal of, masses of',
    { count: 14 },
  ],
  [
    'hundreds of, thousands of, millions of, army of, an army of, sea of, a sea of, a hundred, hundred, thousand, a thousand, one hundred',
    { count: 40 },
  ],
]);

export const sizeWords = vocabulary([
  ['tiny, miniature, minuscule, teeny, microscopic, toy sized, mini, wee', { size: 'tiny' }],
  ['small, little, short, petite, compact', { size: 'small' }],
  ['big, large, tall, great, oversized, long, grown, high', { size: 'large' }],
  ['huge, giant, gigantic, enormous, massive, colossal, towering, monumental, immense, gargantuan', { size: 'huge' }],
]);

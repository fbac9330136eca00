import { likenesses } from '../record.js';

/** What is sewn of cloth and stuffed: each sits as a teddy bear does, with the ears, snout and colour of its animal. */
const sewn: readonly (readonly [words: string, ears: string, colour: string])[] = [
  ['fox', 'pointed tailed snouted', '#d0682f'],
  ['rabbit, bunny', 'long-eared', '#d8c8b8'],
  ['elephant', 'trunk', '#9aa3b0'],
  ['dog, puppy', 'floppy', '#b98a58'],
  ['cat, kitten', 'pointed whiskered', '#9a9aa4'],
  ['lion', 'maned whiskered', '#d8a548'],
  ['tiger', 'whiskered striped-toy', '#e08a35'],
  ['panda', 'panda', '#f3f1ec'],
  ['wolf', 'pointed tailed snouted', '#868e9a'],
  ['pig', 'pointed', '#f0a8b4'],
  ['koala', 'big-eared', '#9aa0a8'],
  ['mouse', 'big-eared whiskered', '#a8a4a8'],
  ['monkey', 'big-eared', '#8a5a38'],
  ['lamb, sheep', 'floppy', '#f3efe4'],
  ['unicorn', 'pointed horned-toy', '#f3e8f0'],
];

export const plush = likenesses(
  Object.fromEntries(
    sewn.map(([words, attributes, colour]) => {
      const animals = words.split(', ');
      const names = animals.flatMap((animal) => [
        `stuffed ${animal}`,
        `${animal} plush`,
        `${animal} plushie`,
        `plush toy ${animal}`,
        `stuffed toy ${animal}`,
        `stuffed animal ${animal}`,
        `${animal} stuffed animal`,
        `${animal} soft toy`,
        `cuddly toy ${animal}`,
        `${animal} puppet`,
        `${animal} hand puppet`,
      ]);
      const [first = '', ...others] = animals;
      return [
        `plush-${first}`,
        {
          like: 'teddy-bear',
          words: [...names, ...others.map((animal) => `plush ${animal}`)].join(', '),
          attributes,
          colour,
        },
      ];
    }),
  ),
);

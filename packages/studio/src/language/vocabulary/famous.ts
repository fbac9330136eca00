import { vocabulary } from './meaning.js';
import type { Meaning } from './meaning.js';

/** Somebody whom everybody would know: alone in a picture they are shown from near. */
const known = (...attributes: string[]): Meaning => ({
  things: [{ concept: 'person', attributes: [...attributes, 'bareheaded', 'renowned'] }],
});
const picture = (meaning: Meaning): Meaning => ({ ...meaning, aboutPicture: true });

/** People by what one knows them by, and famous pictures by what is to be seen on them. */
export const famousWords = vocabulary([
  // painters whose names mean their manner elsewhere: `named-people.ts` tells when they are meant
  ['dali himself', known('man', 'black-hair', 'light-skin', 'waxed-moustache', 'suit')],
  ['van gogh himself', known('painter', 'man', 'red-hair', 'beard', 'straw-hat')],
  ['picasso himself', known('man', 'elderly', 'bald', 'light-skin', 't-shirt')],
  ['monet himself, da vinci himself, michelangelo himself', known('painter', 'man', 'elderly', 'grey-hair', 'beard')],
  ['rembrandt himself', known('painter', 'man', 'beret', 'curly', 'moustache')],
  ['warhol himself', known('painter', 'man', 'blonde', 'glasses', 'turtleneck')],
  ['frida kahlo, frida', known('painter', 'woman', 'black-hair', 'wreath', 'dress')],
  ['bob ross', known('painter', 'man', 'afro', 'brown-hair', 'beard')],
  ['albert einstein, einstein', known('man', 'elderly', 'light-skin', 'grey-hair', 'curly', 'moustache', 'suit')],
  [
    'abraham lincoln, lincoln, abe lincoln, president lincoln',
    known('man', 'black-hair', 'beard', 'suit', 'top-hat', 'bow-tie'),
  ],
  ['george washington, thomas jefferson, benjamin franklin', known('man', 'grey-hair', 'long-hair', 'coat')],
  ['napoleon, napoleon bonaparte', known('man', 'black-hair', 'pirate-hat', 'uniform')],
  ['shakespeare, william shakespeare', known('man', 'goatee', 'ruff', 'brown-hair')],
  ['mozart, bach, johann sebastian bach, vivaldi', known('man', 'grey-hair', 'long-hair', 'suit', 'composer')],
  ['gandhi, mahatma gandhi', known('man', 'elderly', 'bald', 'glasses', 'moustache', 'robe')],
  ['winston churchill, churchill', known('man', 'elderly', 'bald', 'suit', 'bow-tie')],
  ['charlie chaplin, chaplin', known('man', 'black-hair', 'fedora', 'moustache', 'suit', 'cane')],
  ['steve jobs', known('man', 'glasses', 'turtleneck', 'jeans', 'grey-hair')],
  ['elvis, elvis presley', known('singer', 'man', 'black-hair', 'suit')],
  ['marilyn monroe', known('woman', 'blonde', 'dress', 'curly')],
  ['jesus, jesus christ, christ', known('man', 'long-hair', 'brown-hair', 'beard', 'robe')],
  [
    'the great wave off kanagawa, great wave off kanagawa, the great wave of kanagawa, the great wave, hokusais great wave',
    picture({ setting: 'sea', features: ['waves', 'giant-wave'], look: 'ukiyo-e' }),
  ],
  [
    'girl with a pearl earring, the girl with a pearl earring, girl with the pearl earring',
    { ...known('woman', 'young', 'light-skin', 'headscarf', 'earrings'), camera: 'portrait', look: 'chiaroscuro' },
  ],
  [
    'the persistence of memory, persistence of memory, dalis clocks',
    { things: [{ concept: 'clock', attributes: ['melting'], count: 3 }], setting: 'desert', look: 'oil' },
  ],
  [
    'nighthawks, nighthawks by hopper',
    {
      things: [{ concept: 'person', attributes: ['business'], count: 3 }],
      setting: 'diner',
      time: 'night',
      look: 'oil',
    },
  ],
  [
    'wanderer above the sea of fog, the wanderer above the sea of fog',
    { ...known('man', 'from-behind', 'coat'), setting: 'cliff', weather: 'fog', look: 'oil' },
  ],
  [
    'the birth of venus, birth of venus',
    { ...known('woman', 'long-hair', 'red-hair', 'dress'), setting: 'sea', look: 'oil' },
  ],
  ['the kiss by klimt, klimts the kiss', { things: [{ concept: 'couple', attributes: ['kissing'] }], look: 'mosaic' }],
  ['the water lilies, monets water lilies, water lilies by monet', picture({ setting: 'pond', look: 'impressionist' })],
]);

import { wardrobe, wornAt } from '../../../catalogue/wardrobe.js';
import { colourWords } from '../../../language/vocabulary/colours.js';
import { hex } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { HatKind } from './outfit.js';

/** Upper garments: what the figure's main colour is painted on. */
const mainGarments = wornAt('body');
const hats = wornAt('head');
const smallerThings = wardrobe.filter(({ spot }) => spot !== 'body').map(({ what }) => what);

/** The colours that were said of single things: `red-hat`, `dark-blue-coat`. */
export function colourOfWorn(attributes: ReadonlySet<string>, items: readonly string[]): Rgb | undefined {
  for (const attribute of attributes) {
    const item = items.find((name) => attribute.endsWith(`-${name}`));
    const words = item && attribute.slice(0, -item.length - 1).replaceAll('-', ' ');
    const colour = words ? colourWords.get(words)?.colour : undefined;
    if (colour) return hex(colour);
  }
  return undefined;
}

export const hatColour = (attributes: ReadonlySet<string>): Rgb | undefined => colourOfWorn(attributes, hats);

/** The main garment's colour: the one said of it, else the figure's own unless that was said of something smaller. */
export function mainColour(attributes: ReadonlySet<string>, own: Rgb | undefined): Rgb | undefined {
  const said = colourOfWorn(attributes, mainGarments);
  if (said || !own) return said;
  const smaller = colourOfWorn(attributes, [...smallerThings, 'umbrella']);
  return smaller && smaller.every((channel, index) => channel === own[index]) ? undefined : own;
}

const hatWords: readonly (readonly [HatKind, ...string[]])[] = [
  ['cap', 'cap', 'baseball-cap', 'peaked-cap'],
  ['beanie', 'beanie', 'woolly-hat', 'winter-hat'],
  ['top-hat', 'top-hat'],
  ['beret', 'beret'],
  ['bowler', 'bowler', 'bowler-hat', 'fedora'],
  ['cowboy', 'cowboy-hat', 'pirate-hat'],
  ['crown', 'crown', 'tiara', 'wreath'],
  ['hard-hat', 'hard-hat'],
  ['party', 'party-hat'],
  ['wizard', 'wizard-hat'],
  ['witch', 'witch-hat'],
  ['santa', 'santa-hat'],
  ['chef', 'chef-hat'],
  ['viking', 'horned-helmet'],
  ['bicycle-helmet', 'helmet'],
  ['headscarf', 'headscarf', 'hijab', 'turban'],
  ['straw', 'straw-hat', 'sun-hat', 'hat'],
];

const usual: Partial<Record<HatKind, Rgb>> = {
  straw: [222, 188, 122],
  'top-hat': [46, 42, 52],
  bowler: [46, 42, 52],
  cowboy: [150, 106, 66],
  crown: [232, 190, 84],
  wizard: [74, 70, 140],
  witch: [58, 48, 70],
  santa: [192, 48, 48],
  chef: [248, 246, 240],
  party: [226, 110, 130],
};

/** The hat that was said, in the colour that was said or that such a hat usually has. */
export function wornHat(attributes: ReadonlySet<string>, otherwise: Rgb): { kind: HatKind; colour: Rgb } | undefined {
  const kind = hatWords.find(([, ...words]) => words.some((word) => attributes.has(word)))?.[0];
  return kind && { kind, colour: hatColour(attributes) ?? usual[kind] ?? otherwise };
}

import { wardrobe, wornAt } from '../../../catalogue/wardrobe.js';
import type { Described } from '../../drawable.js';
import type { Rgb } from '../../kit/colour.js';
import type { HatKind, Top } from './outfit.js';

/** Upper garments: what the figure's main colour is painted on. */
const mainGarments = wornAt('body');
const hats = wornAt('head');
const smallerThings = wardrobe.filter(({ spot }) => spot !== 'body').map(({ what }) => what);

type Wears = readonly Described[] | undefined;

/** The colour that was said of one of these. */
export function colourOfWorn(wears: Wears, items: readonly string[]): Rgb | undefined {
  return wears?.find(({ what, colour }) => colour !== undefined && items.includes(what))?.colour;
}

export const hatColour = (wears: Wears): Rgb | undefined => colourOfWorn(wears, hats);

/** The main garment's colour: the one said of it, else the figure's own unless that was said of something smaller. */
export function mainColour(wears: Wears, own: Rgb | undefined): Rgb | undefined {
  const said = colourOfWorn(wears, mainGarments);
  if (said || !own) return said;
  const smaller = colourOfWorn(wears, [...smallerThings, 'umbrella']);
  return smaller && smaller.every((channel, index) => channel === own[index]) ? undefined : own;
}

const woven: ReadonlyMap<string, NonNullable<Top['pattern']>> = new Map([
  ['striped', 'stripes'],
  ['spotted', 'dots'],
  ['checked', 'plaid'],
  ['floral', 'flowers'],
]);

/** That this was said of it. */
export function isSaid(wears: Wears, item: string, attribute: string): boolean {
  return wears?.some(({ what, attributes }) => what === item && attributes?.includes(attribute)) ?? false;
}

/** The pattern that was said of the main garment. */
export function patternOfMain(wears: Wears): Top['pattern'] {
  if (mainGarments.some((what) => isSaid(wears, what, 'studded'))) return 'studs';
  const said = wears?.find(({ what, pattern }) => pattern !== undefined && mainGarments.includes(what))?.pattern;
  return said && woven.get(said);
}

/** A red shirt of which no more is said is red all over. */
export const isPlain = (wears: Wears): boolean =>
  wears?.some(({ what, colour, pattern }) => mainGarments.includes(what) && colour !== undefined && !pattern) ?? false;

const hatWords: readonly (readonly [HatKind, ...string[]])[] = [
  ['cap', 'cap', 'baseball-cap'],
  ['police', 'peaked-cap'],
  ['beanie', 'beanie', 'woolly-hat', 'winter-hat'],
  ['top-hat', 'top-hat'],
  ['beret', 'beret'],
  ['bowler', 'bowler', 'bowler-hat', 'fedora'],
  ['graduate', 'graduation-cap'],
  ['cowboy', 'cowboy-hat'],
  ['sombrero', 'sombrero'],
  ['pirate', 'pirate-hat'],
  ['crown', 'crown', 'tiara'],
  ['wreath', 'wreath'],
  ['halo', 'halo'],
  ['animal-ears', 'animal-ears'],
  ['hard-hat', 'hard-hat'],
  ['party', 'party-hat'],
  ['wizard', 'wizard-hat'],
  ['witch', 'witch-hat'],
  ['santa', 'santa-hat'],
  ['chef', 'chef-hat'],
  ['viking', 'horned-helmet'],
  ['astronaut', 'astronaut-helmet'],
  ['bicycle-helmet', 'helmet'],
  ['headscarf', 'headscarf', 'hijab'],
  ['turban', 'turban'],
  ['straw', 'straw-hat', 'sun-hat', 'hat'],
  ['veil', 'veil', 'bride'],
  ['mohawk', 'mohawk'],
];

const usual: Partial<Record<HatKind, Rgb>> = {
  straw: [222, 188, 122],
  'top-hat': [46, 42, 52],
  bowler: [46, 42, 52],
  cowboy: [150, 106, 66],
  crown: [232, 190, 84],
  graduate: [46, 42, 52],
  'hard-hat': [240, 198, 60],
  wizard: [74, 70, 140],
  witch: [58, 48, 70],
  santa: [192, 48, 48],
  chef: [248, 246, 240],
  party: [226, 110, 130],
  veil: [248, 246, 242],
  mohawk: [226, 56, 120],
  astronaut: [240, 240, 242],
  police: [44, 58, 96],
  sombrero: [212, 168, 98],
  halo: [250, 214, 110],
  turban: [232, 222, 204],
  'animal-ears': [70, 62, 68],
  pirate: [44, 40, 48],
  viking: [150, 154, 164],
};

/** The badge of a uniform's cap. */
const BRASS: Rgb = [232, 190, 84];

/** The hat that was said, in the colour that was said or that such a hat usually has. */
export function wornHat(
  attributes: ReadonlySet<string>,
  wears: Wears,
  otherwise: Rgb,
): { kind: HatKind; colour: Rgb; accent?: Rgb } | undefined {
  const kind = hatWords.find(([, ...words]) => words.some((word) => attributes.has(word)))?.[0];
  const badge = kind === 'police' && { accent: BRASS };
  return kind && { kind, colour: hatColour(wears) ?? usual[kind] ?? otherwise, ...badge };
}

import type { Rgb } from '../../kit/colour.js';
import { hex, mix } from '../../kit/colour.js';
import type { Random } from '../../kit/random.js';
import type { BeardStyle } from './beard.js';
import { longStyles, shortStyles, womensStyles } from './hair.js';
import type { HairStyle } from './hair.js';
import { legendFigures } from './legends.js';
import type { Age, Sex } from './proportions.js';
import { has } from './who.js';

export const hairColours: readonly Rgb[] = [
  [46, 36, 38],
  [70, 48, 40],
  [104, 68, 46],
  [142, 96, 58],
  [196, 150, 90],
  [224, 190, 132],
  [172, 82, 46],
  [38, 32, 40],
];

/** What grows with dark skin unless another colour is said. */
export const darkHair: readonly Rgb[] = [
  [46, 36, 38],
  [38, 32, 40],
  [58, 42, 38],
];

export const namedHair: ReadonlyMap<string, Rgb> = new Map([
  ['redhead', [178, 78, 44]],
  ['goth', [30, 26, 34]],
  ['clown', [212, 72, 48]],
  ['geisha', [30, 26, 32]],
  ['ginger', [190, 96, 48]],
  ['blond', [228, 194, 132]],
  ['blonde', [228, 194, 132]],
]);

/** Hair in the colours that are said of it: red hair is no red paint. */
const hairTones: readonly (readonly [said: Rgb, tone: Rgb])[] = [
  [hex('#cf352e'), [178, 78, 44]],
  [hex('#d9824a'), [190, 96, 48]],
  [hex('#7d5234'), [104, 68, 46]],
  [hex('#24252b'), [38, 32, 40]],
  [hex('#8a9097'), [168, 166, 170]],
  [hex('#f2c12e'), [228, 194, 132]],
  [hex('#e6d5b2'), [228, 194, 132]],
];

export function hairTone(said: Rgb): Rgb {
  const near = hairTones.find(([from]) =>
    from.every((channel, index) => Math.abs(channel - (said[index] as number)) < 40),
  );
  return near?.[1] ?? mix(said, [120, 110, 112], 0.2);
}

const namedStyles: Readonly<Record<string, HairStyle>> = {
  bald: 'bald',
  curly: 'curls',
  ponytail: 'ponytail',
  bun: 'bun',
  braids: 'braids',
  'pig-tails': 'braids',
  afro: 'afro',
  bob: 'bob',
};

/** Hair by what was said of it. */
export const hairStyles: ReadonlyMap<string, HairStyle> = new Map([
  ['long', 'long'],
  ['short', 'crop'],
  ['curly', 'curls'],
  ['wavy', 'waves'],
  ['flowing', 'flowing'],
  ['braided', 'braids'],
  ['straight', 'long'],
  ['bun', 'bun'],
]);

export function styleOf(
  attributes: ReadonlySet<string>,
  sex: Sex,
  age: Age,
  random: Random,
  role: string | undefined,
): HairStyle {
  const named = Object.entries(namedStyles).find(([word]) => attributes.has(word))?.[1];
  if (named) return named;
  const legend = legendFigures.get(role ?? '')?.hair;
  if (legend) return legend;
  if (role === 'monk') return 'bald';
  if (role === 'samurai') return 'top-knot';
  if (role === 'dancer' && sex === 'woman') return 'bun';
  if (role === 'wizard' || role === 'santa' || role === 'king') return 'long';
  if (role === 'witch' || role === 'queen' || role === 'princess') return 'waves';
  if (age === 'baby') return 'wisps';
  if (age === 'elderly')
    return sex === 'man'
      ? random.pick(['receding', 'bald', 'side-part', 'receding'] as const)
      : random.pick(['bun', 'bob', 'waves', 'bun'] as const);
  if (age === 'child')
    return sex === 'woman'
      ? random.pick(['ponytail', 'braids', 'bob', 'long', 'waves'] as const)
      : random.pick(['fringe', 'curls', 'side-part', 'crop'] as const);
  // whom the prompt calls a woman nobody takes for a man
  if (has(attributes, 'woman')) return random.pick(womensStyles);
  return random.pick(sex === 'woman' ? longStyles : shortStyles);
}

export function beardOf(
  attributes: ReadonlySet<string>,
  sex: Sex,
  age: Age,
  random: Random,
  role: string | undefined,
): BeardStyle | undefined {
  if (has(attributes, 'waxed-moustache')) return 'waxed';
  if (has(attributes, 'goatee')) return 'goatee';
  if (has(attributes, 'moustache', 'mustache')) return 'moustache';
  if (role === 'wizard' || role === 'santa' || has(attributes, 'dwarf')) return 'long';
  const legend = legendFigures.get(role ?? '')?.beard;
  if (legend) return sex === 'man' ? legend : undefined;
  if (
    has(attributes, 'beard', 'bearded') ||
    role === 'king' ||
    role === 'pirate' ||
    role === 'fisherman' ||
    role === 'viking' ||
    has(attributes, 'lumberjack', 'rabbi', 'imam')
  )
    return sex === 'man' || has(attributes, 'beard', 'bearded') ? 'full' : undefined;
  if (sex !== 'man' || age === 'child' || age === 'baby' || age === 'teen' || has(attributes, 'clean-shaven'))
    return undefined;
  const chance = random.next();
  return chance < 0.16
    ? 'full'
    : chance < 0.34
      ? 'short'
      : chance < 0.46
        ? 'stubble'
        : chance < 0.52
          ? 'moustache'
          : undefined;
}

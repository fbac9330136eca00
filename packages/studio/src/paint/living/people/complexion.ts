import type { Brush, Described } from '../../drawable.js';
import type { Rgb } from '../../kit/colour.js';
import type { Random } from '../../kit/random.js';
import { legendFigures } from './legends.js';
import { roleOf } from './roles.js';
import { has } from './who.js';

const skins: readonly Rgb[] = [
  [250, 222, 200],
  [244, 206, 178],
  [236, 190, 156],
  [222, 170, 130],
  [204, 148, 106],
  [178, 122, 84],
  [148, 98, 66],
  [128, 86, 62],
  [108, 72, 54],
];

/** What was said of a part of the body. */
export function partOf({ parts }: Brush, what: string): Described | undefined {
  return parts?.findLast((part) => part.what === what);
}

/** Hair in these colours grows with light skin where nothing is said of that. */
const FAIR = ['blond', 'blonde', 'ginger', 'red', 'golden'];

export function skinOf(attributes: ReadonlySet<string>, brush: Brush, random: Random): Rgb {
  const said = partOf(brush, 'skin');
  const born = legendFigures.get(roleOf(attributes) ?? '')?.skin;
  if (born) return born;
  const is = (...words: string[]): boolean => said?.attributes?.some((word) => words.includes(word)) ?? false;
  const [low, high] =
    is('dark', 'black', 'brown') || has(attributes, 'african', 'african-american')
      ? [6, 8]
      : is('tanned') || has(attributes, 'indian', 'tanned', 'mexican', 'egyptian')
        ? [4, 6]
        : has(attributes, 'asian', 'chinese', 'japanese')
          ? [1, 3]
          : is('light', 'pale', 'fair') || has(attributes, 'pale', 'european', 'ginger', 'redhead', 'goth')
            ? [0, 1]
            : partOf(brush, 'hair')?.attributes?.some((word) => FAIR.includes(word)) ||
                has(attributes, 'blond', 'blonde')
              ? [0, 3]
              : [0, skins.length - 1];
  return skins[random.whole(low, high)] as Rgb;
}

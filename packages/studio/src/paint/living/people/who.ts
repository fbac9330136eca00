import type { Random } from '../../kit/random.js';
import type { Age, Sex } from './proportions.js';

export const has = (attributes: ReadonlySet<string>, ...words: string[]): boolean =>
  words.some((word) => attributes.has(word));

export function ageOf(attributes: ReadonlySet<string>): Age {
  if (has(attributes, 'baby', 'toddler', 'infant')) return 'baby';
  if (has(attributes, 'child', 'kid', 'boy', 'girl', 'little', 'daughter', 'son')) return 'child';
  if (has(attributes, 'teen', 'teenager', 'teenage')) return 'teen';
  if (
    has(
      attributes,
      'elderly',
      'old',
      'aged',
      'grandmother',
      'grandfather',
      'grandma',
      'grandpa',
      'senior',
      'wizard',
      'santa',
      'santa-claus',
    )
  )
    return 'elderly';
  return 'adult';
}

export function sexOf(attributes: ReadonlySet<string>, random: Random): Sex {
  if (
    has(
      attributes,
      'woman',
      'girl',
      'lady',
      'female',
      'mother',
      'grandmother',
      'grandma',
      'queen',
      'princess',
      'witch',
      'bride',
      'businesswoman',
      'policewoman',
      'ballerina',
      'goddess',
      'sorceress',
      'superwoman',
      'daughter',
      'sister',
      'nun',
      'geisha',
      'empress',
      'maid',
      'nanny',
    )
  )
    return 'woman';
  if (
    has(
      attributes,
      'man',
      'boy',
      'gentleman',
      'male',
      'father',
      'grandfather',
      'grandpa',
      'king',
      'wizard',
      'businessman',
      'policeman',
      'santa',
      'santa-claus',
      'groom',
      'beard',
      'bearded',
      'moustache',
      'waxed-moustache',
      'son',
      'brother',
      'fireman',
      'monk',
      'god',
      'dwarf',
      'necromancer',
      'bishop',
      'pope',
      'imam',
      'rabbi',
      'priest',
      'emperor',
      'sultan',
      'pharaoh',
      'samurai',
      'viking',
      'lumberjack',
      'butler',
      'sheriff',
      'pirate',
      'gladiator',
    )
  )
    return 'man';
  return random.chance(0.5) ? 'woman' : 'man';
}

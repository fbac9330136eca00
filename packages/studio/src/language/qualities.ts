import { arrangements } from '../catalogue/arrangements.js';
import type { Arrangement } from '../catalogue/arrangements.js';
import { materials } from '../catalogue/materials.js';
import type { Material } from '../catalogue/materials.js';
import { patterns, shapes } from '../catalogue/shapes.js';
import type { Pattern, Shape } from '../catalogue/shapes.js';
import { phrases } from './vocabulary/meaning.js';

function byWord<Name extends string>(table: Readonly<Record<Name, string>>): ReadonlyMap<string, Name> {
  const rows = Object.entries(table) as [Name, string][];
  return new Map(rows.flatMap(([name, words]) => phrases(words).map((word) => [word, name] as const)));
}

const materialWords = byWord<Material>(materials);
const shapeWords = byWord<Shape>(shapes);
const patternWords = byWord<Pattern>(patterns);
const arrangementWords = byWord<Arrangement>(arrangements);

const spoken = (word: string): string => word.replaceAll('-', ' ');

/** Coats of animals and moods of weather are no materials of a thing. */
const notMadeOf = new Set([
  'fluffy',
  'furry',
  'shaggy',
  'fuzzy',
  'feathered',
  'frozen',
  'icy',
  'mossy',
  'leafy',
  'rocky',
]);

/** What a word says a thing is made of. */
export function materialOf(word: string): Material | undefined {
  return materialWords.get(spoken(word));
}

/** The fields that adjectives and nouns before a noun fill. */
export function fieldsOf(
  words: readonly string[],
  alive: boolean,
): { material?: Material; shape?: Shape; pattern?: Pattern } {
  const find = <Name extends string>(table: ReadonlyMap<string, Name>): Name | undefined =>
    words.map((word) => table.get(spoken(word))).find((name) => name !== undefined);
  const solid = words.filter((word) => !(alive && notMadeOf.has(word)));
  const shape = find(shapeWords);
  // "a diamond table" has its form, and is not cut from the stone
  const made = shape === 'diamond' ? [] : solid.map(materialOf);
  const material = made.find((name) => name !== undefined);
  const pattern = find(patternWords);
  return { ...(material && { material }), ...(shape && { shape }), ...(pattern && { pattern }) };
}

/** "a pile of", "rows of": how things stand together. */
export function arrangementOf(words: string): Arrangement | undefined {
  for (const word of words.split(' ')) {
    const one = word.replace(/s$/, '');
    const found = [word, one, `${one} of`].map((each) => arrangementWords.get(each)).find((each) => each !== undefined);
    if (found) return found;
  }
  return undefined;
}

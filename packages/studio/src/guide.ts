import { fillNames } from './catalogue/fills.js';
import { materialNames } from './catalogue/materials.js';
import { patterns, shapeNames } from './catalogue/shapes.js';
import { lookNames } from './language/brief.js';
import { pictureWords } from './language/vocabulary/about-the-picture.js';
import { lookWords } from './language/vocabulary/mood-and-style.js';
import { placeNames } from './language/vocabulary/settings.js';

/** What can be asked of a picture, as lists for people to read: made from the tables that prompts are read with. */
export interface PictureGuide {
  readonly looks: readonly { readonly name: string; readonly words: readonly string[] }[];
  readonly indoors: readonly string[];
  readonly outdoors: readonly string[];
  readonly materials: readonly string[];
  readonly forms: readonly string[];
  readonly patterns: readonly string[];
  /** What fills a background from edge to edge. */
  readonly backgrounds: readonly string[];
}

export function pictureGuide(): PictureGuide {
  // the later table is the one that is read
  const read = new Map([...lookWords, ...pictureWords]);
  const wordsFor = (look: string): string[] =>
    [...read].flatMap(([words, meaning]) => (meaning.look === look ? [words] : []));
  const plain = (names: readonly string[]): string[] => names.map((name) => name.replaceAll('-', ' '));
  const places = (indoor: boolean): string[] =>
    placeNames.filter((place) => place.indoor === indoor).map(({ words }) => words);
  return {
    looks: lookNames
      .map((name) => ({ name, words: wordsFor(name) }))
      // the others are of black and white illustrations, where the seed chooses among them
      .filter(({ words }) => words.length > 0),
    indoors: places(true),
    outdoors: places(false),
    materials: plain(materialNames),
    forms: plain(shapeNames),
    patterns: plain(Object.keys(patterns)),
    backgrounds: plain(fillNames),
  };
}

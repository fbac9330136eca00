import type { Tag } from './tagging.js';
import type { Meaning } from './vocabulary/meaning.js';

/** Colours that say nothing new of a place. */
export const naturalColours = new Set([
  'blue',
  'green',
  'white',
  'golden',
  'dark green',
  'dark',
  'bright green',
  'sandy',
]);

/** A word that something can be said of, or that stands for something to draw. */
export function isNoun(tag: Tag | undefined): boolean {
  if (tag?.kind !== 'word') return false;
  const meaning = tag.meaning;
  if (meaning === undefined) return true;
  return (
    meaning.things !== undefined ||
    meaning.worn !== undefined ||
    meaning.part !== undefined ||
    meaning.setting !== undefined ||
    (meaning.aboutPicture === true && (meaning.role === undefined || meaning.role === 'palette')) ||
    meaning.role === 'palette' ||
    (meaning.features !== undefined && meaning.role === undefined && meaning.attribute === undefined)
  );
}

export function isAdjective(meaning: Meaning | undefined): boolean {
  return (
    meaning !== undefined &&
    (meaning.colour !== undefined ||
      meaning.attribute !== undefined ||
      meaning.size !== undefined ||
      meaning.mood !== undefined ||
      meaning.action !== undefined)
  );
}

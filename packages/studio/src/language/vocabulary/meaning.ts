import type { Arrangement } from '../../catalogue/arrangements.js';
import type { Camera, LookName, Mood, RelationKind, Season, Setting, Subject, TimeOfDay, Weather } from '../brief.js';

/** What words do in a sentence, apart from what they mean. */
export type Role =
  | 'one' // a, an
  | 'the'
  | 'some'
  | 'and'
  | 'of'
  | 'with'
  | 'in'
  | 'wearing'
  | 'without'
  | 'is'
  | 'made' // of what comes next
  | 'like' // what comes next, which is not there itself
  | 'palette' // tones, palette: the colours before it are the picture's
  | 'filler';

/** A thing that can be drawn. */
export interface Thing {
  readonly concept: string;
  readonly attributes?: readonly string[];
  readonly count?: number;
  /** The record of what is drawn like this concept, with differences: a puppy is a dog. */
  readonly variety?: string;
  /** How many of them are there together. */
  readonly arrangement?: Arrangement;
}

/** Everything that a word or phrase can tell. Most tell one thing, some several: a sunset is a time and has a sun. */
export interface Meaning {
  readonly role?: Role;
  readonly things?: readonly Thing[];
  readonly setting?: Setting;
  readonly time?: TimeOfDay;
  readonly weather?: Weather;
  readonly season?: Season;
  readonly mood?: Mood;
  readonly camera?: Camera;
  readonly look?: LookName;
  readonly features?: readonly string[];
  readonly colour?: string;
  readonly size?: NonNullable<Subject['size']>;
  readonly count?: number;
  /** An adjective. */
  readonly attribute?: string;
  /** A verb: what the thing that does it is like. */
  readonly action?: string;
  /** Clothes: drawn on whoever wears them. */
  readonly worn?: string;
  /** A part of something larger: a roof, a beard. */
  readonly part?: string;
  /** What the word says of that part: curls are curly hair. */
  readonly partIs?: string;
  readonly relation?: RelationKind;
  readonly place?: NonNullable<Subject['place']>;
  readonly absent?: readonly string[];
  /** The place that this implies when none is said. */
  readonly implies?: Setting;
  /** Said of the picture, not of a thing in it: a medium, a maker, a site, praise. */
  readonly aboutPicture?: true;
  /** What does it when the prompt names nobody: a sailboat sails, a person skis. */
  readonly brings?: Thing;
}

export type Vocabulary = ReadonlyMap<string, Meaning>;

/** Reads `'sea, ocean, open water'`. */
export function phrases(list: string): string[] {
  const even = /\s\s|[^\S ]/.test(list) ? list.replaceAll(/\s+/g, ' ') : list;
  return even
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}

/** Both meanings; where they disagree the second wins. */
export function join(first: Meaning | undefined, second: Meaning): Meaning {
  if (first === undefined) return second;
  const features = [...new Set([...(first.features ?? []), ...(second.features ?? [])])];
  return { ...first, ...second, ...(features.length > 0 && { features }) };
}

/** A vocabulary from rows of phrases and what they mean; a phrase in several rows means all of it. */
export function vocabulary(rows: Iterable<readonly [list: string, meaning: Meaning]>): Vocabulary {
  const result = new Map<string, Meaning>();
  for (const [list, meaning] of rows) {
    for (const phrase of phrases(list)) result.set(phrase, join(result.get(phrase), meaning));
  }
  return result;
}

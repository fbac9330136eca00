import { belongsTo, isActName } from '../../catalogue/acts.js';
import type { ActName } from '../../catalogue/acts.js';
import { is } from '../../catalogue/traits.js';
import type { Brief, Setting, Subject } from '../../language/brief.js';

/** A scene that several people make together: the first of them draws all of it. */
export interface Tableau {
  /** None: they do it as a company, around their table. */
  readonly name?: string;
  readonly act?: ActName;
  readonly first: number;
  /** Who they are, by their words: `woman+elderly`. */
  readonly members: readonly string[];
  /** Subjects that are drawn with it. */
  readonly joined: readonly number[];
  /** The place that this implies where none is told. */
  readonly at?: Setting;
  /** The colour of what they sit on. */
  readonly colour?: string;
}

export const MOST = 6;
export const ON_A_COUCH = 10;
export const ON_A_BENCH = 5;
/** What those do who sit beside each other. */
export const BENCHED: ReadonlySet<string> = new Set<ActName>([
  'petting',
  'scattering',
  'hugging',
  'talking',
  'laughing',
]);
/** What is no word for who somebody is: the scene decides how they sit and stand. */
const UNSAID = new Set('sitting standing walking running playing looking working fighting holding-hands'.split(' '));

export const isPeople = ({ concept }: Subject): boolean => is(concept, 'people');

/** Who the members of a subject are, by words. */
export function namesOfMembers({ concept, count, attributes }: Subject, most = MOST): string[] {
  const who = attributes.filter((word) => !isActName(word) && !UNSAID.has(word) && !word.includes(':')).join('+');
  if (is(concept, 'couple')) {
    const two = attributes.includes('wedding') ? ['woman+bride', 'man+groom'] : ['woman', 'man'];
    return two.map((one) => (who ? `${one}+${who}` : one));
  }
  return Array.from({ length: Math.min(most, count) }, () => who);
}

/** Some of those in a prompt, and what they do. */
export interface People {
  readonly index: number;
  readonly subject: Subject;
  readonly act?: ActName;
}

/** What the scene of an act has anyway. */
export const thingsOf = ({ subjects }: Brief, act: ActName): number[] =>
  [...subjects.entries()].flatMap(([at, subject]) =>
    !isPeople(subject) && belongsTo(act, subject.concept) ? [at] : [],
  );

import type {
  Camera,
  LookName,
  Mood,
  Part,
  Relation,
  Season,
  Setting,
  Subject,
  TimeOfDay,
  Weather,
  Worn,
} from './brief.js';
import type { CatalogueEntry } from '../catalogue/catalogue.js';
import type { Shape } from '../catalogue/shapes.js';
import { offerOf } from '../catalogue/affordances.js';
import { is } from '../catalogue/traits.js';
import type { NounPhrase } from './phrase.js';
import type { Thing } from './vocabulary/meaning.js';

/** A subject while the sentence is still being read. */
export interface SubjectDraft {
  readonly concept: string;
  readonly variety?: string;
  readonly words: string;
  count: number;
  /** How much the picture is about it, 0 to 1. */
  weight?: number;
  /** Nothing was said about how many. */
  readonly uncounted: boolean;
  colour?: string;
  size?: NonNullable<Subject['size']>;
  readonly attributes: Set<string>;
  place?: NonNullable<Subject['place']>;
  readonly accents: string[];
  readonly wears: Worn[];
  readonly parts: Part[];
  material?: NonNullable<Subject['material']>;
  shape?: NonNullable<Subject['shape']>;
  pattern?: NonNullable<Subject['pattern']>;
  arrangement?: NonNullable<Subject['arrangement']>;
  contents?: NonNullable<Subject['contents']>;
  action?: string;
  readonly entry?: CatalogueEntry;
}

/** The brief while the sentence is still being read. */
export interface BriefDraft {
  readonly subjects: SubjectDraft[];
  readonly relations: Relation[];
  readonly settings: { setting: Setting; words: string; sentence: number }[];
  /** What a photo or a painting was said to be of, in one word: "cat photo". */
  readonly shown: NounPhrase[];
  readonly implied: Setting[];
  readonly brought: Thing[];
  time?: TimeOfDay;
  /** The time follows from a place: whoever says one knows better. */
  timeOfPlace?: boolean;
  weather?: Weather;
  season?: Season;
  mood?: Mood;
  camera?: Camera;
  look?: LookName;
  backdrop?: string;
  /** "in the pentagonal study": the form of the room. */
  roomShape?: Shape;
  readonly features: Set<string>;
  readonly colours: Set<string>;
  /** Colours of scenery: a red sky, turquoise water. */
  readonly tints: { what: string; colour: string }[];
  readonly absent: Set<string>;
  /** Subjects that the place has anyway, by index. */
  readonly absentThings: Set<number>;
  /** Several sentences. */
  paragraph?: boolean;
  /** A sticker, a logo: before a plain ground; a poster where no place is said. */
  plain?: 'always' | 'unless said';
  readonly understood: { words: string; as: string }[];
  readonly ignored: string[];
  /** Relations that are not kept, as sentences for the caller. */
  readonly lost: string[];
}

/** A subject of which nothing was said. */
export function plainSubject(
  concept: string,
  words: string,
  count: number,
  attributes: Iterable<string> = [],
): SubjectDraft {
  return { concept, words, count, uncounted: true, attributes: new Set(attributes), accents: [], wears: [], parts: [] };
}

export function createBriefDraft(): BriefDraft {
  return {
    subjects: [],
    relations: [],
    settings: [],
    shown: [],
    implied: [],
    brought: [],
    features: new Set(),
    colours: new Set(),
    tints: [],
    absent: new Set(),
    absentThings: new Set(),
    understood: [],
    ignored: [],
    lost: [],
  };
}

export function isAlive(subject: SubjectDraft | undefined): boolean {
  return subject !== undefined && isAliveConcept(subject.concept, subject.entry);
}

export function isPerson(subject: SubjectDraft | undefined): boolean {
  return subject !== undefined && is(subject.concept, 'people');
}

function isAliveConcept(concept: string, entry: CatalogueEntry | undefined): boolean {
  return (
    entry?.kind === 'person' || entry?.kind === 'animal' || offerOf(concept).alive === true || is(concept, 'people')
  );
}

/** Things of one kind share what is said of the last of them. */
export function sameSort(first: SubjectDraft | undefined, second: SubjectDraft | undefined): boolean {
  if (isAlive(first) && isAlive(second)) return true;
  const small = (subject: SubjectDraft | undefined) =>
    subject?.entry?.kind === 'food' || subject?.entry?.kind === 'object';
  return first?.entry !== undefined && (first.entry.kind === second?.entry?.kind || (small(first) && small(second)));
}

/** No relation that was read goes in silence. */
export function lose({ lost, subjects }: BriefDraft, { kind, subject, object }: Relation, why: string): void {
  lost.push(`"${subjects[subject]?.words} ${kind} ${subjects[object]?.words}" is not shown: ${why}`);
}

import type { Arrangement } from '../catalogue/arrangements.js';
import type { Subject } from './brief.js';
import type { Tag } from './tagging.js';

/** A noun with everything that stands before it. */
export interface NounPhrase {
  readonly kind: 'noun';
  readonly head: Tag;
  /** Nouns before the head: `tea` of a tea plantation. */
  readonly nouns: readonly Tag[];
  /** `own`: his, her, its, their, or "the cat's". */
  readonly determiner?: 'one' | 'the' | 'own';
  /** "this pillar": one that was there already, by whatever name. */
  readonly pointed?: true;
  readonly count?: number;
  readonly colours: readonly { readonly hex: string; readonly words: string }[];
  readonly size?: NonNullable<Subject['size']>;
  readonly attributes: readonly string[];
  readonly arrangement?: Arrangement;
  /** The part of it that is meant: "over a woman's shoulder" is not over her. */
  readonly owner?: string;
  /** Nobody listed the word: its meaning is that of a word like it. */
  readonly guessed?: true;
  /** The word directly before the head, whatever it is: `rolling` of a rolling pin. */
  readonly previous?: string;
}

/** Adjectives without a noun of their own: "the house is red", "un chat noir". */
export interface Quality extends Omit<NounPhrase, 'kind' | 'head' | 'nouns'> {
  readonly kind: 'quality';
}

export type Phrase =
  | NounPhrase
  | Quality
  /** A word that stands by itself: a preposition, a verb, a time, a break. */
  | { readonly kind: 'word'; readonly tag: Tag };

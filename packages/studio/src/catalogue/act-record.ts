import type { Setting } from './settings.js';

/**
 * What somebody can be seen doing: the words for it, the things that belong to it (who holds or uses one of them does
 * it), and the place that it implies. How it looks is the figure's matter: `paint/living/people/acts/`.
 */
export interface ActRecord {
  readonly words: string;
  /** What one calls it where several do it: it has people though none are named. */
  readonly events?: string;
  /** What is taught where several learn it: a class, a lesson or a workshop of it has people though none are named. */
  readonly taught?: string;
  /** Concepts of the catalogue: who holds one does it, and it is drawn in their hands. */
  readonly uses?: string;
  /** What else is drawn with it: the desk of who writes, the soup in the pot. */
  readonly shows?: string;
  readonly at?: Setting;
  /** Done on what it uses: who only holds that does not do it. */
  readonly rides?: true;
  /** What one wears for it unless something else is said: a row of the wardrobe. */
  readonly wears?: 'sportswear' | 'gi' | 'jersey' | 'tutu';
  /** Nobody does it in a dress. */
  readonly inTrousers?: true;
  /** Trades that do it unless something else is said. */
  readonly trades?: string;
}

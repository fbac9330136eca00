import type { Brief } from '../brief.js';

/** What a prompt must be understood as. Only what is written is checked; `subjects` and `relations` are complete. */
export interface MeaningCase {
  readonly prompt: string;
  /** `3 apple red, 1 table`: count, concept, then colour, size, `@place`, `part:colour` or attributes in any order. */
  readonly subjects?: string;
  /** `apple on table, dog beside tree`. */
  readonly relations?: string;
  readonly setting?: Brief['setting'];
  /** The place that follows from the things alone: the stage's choice, where none was said. */
  readonly home?: Brief['setting'];
  /** Where it is staged, if that is not the place that was named: fish of a pond are seen below its surface. */
  readonly stagedIn?: Brief['setting'];
  readonly time?: Brief['time'];
  readonly weather?: Brief['weather'];
  readonly season?: Brief['season'];
  readonly mood?: Brief['mood'];
  readonly camera?: Brief['camera'];
  readonly look?: Brief['look'];
  /** All of these, perhaps more. */
  readonly features?: string;
  readonly absent?: string;
  /** Colour names of the whole picture. */
  readonly colours?: string;
  /** `sky purple`: parts of the scenery and their colours. */
  readonly tints?: string;
  readonly backdrop?: Brief['backdrop'];
  readonly roomShape?: Brief['roomShape'];
  /** `sign: OPEN`. */
  readonly lettering?: string;
}

export const meaning = (prompt: string, expected: Omit<MeaningCase, 'prompt'>): MeaningCase => ({
  prompt,
  ...expected,
});

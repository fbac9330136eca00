import { explanationSchema, type Explanation } from '../contract/responses.js';

/** What the answer says was understood, from what the engine kept for the record. The words are the same for every picture. */
export function explanationOf(kept: readonly unknown[]): Explanation | undefined {
  const [first] = kept;
  if (typeof first !== 'object' || first === null) return undefined;
  const parsed = explanationSchema.safeParse('notes' in first ? first.notes : first);
  return parsed.success ? parsed.data : undefined;
}

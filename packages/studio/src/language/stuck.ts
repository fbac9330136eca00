import type { BriefDraft } from './draft.js';

const stuck =
  /([\w-]+) (?:is |that is |got |gets )?(?:stuck|caught|tangled|trapped|lodged)(?: high| up| high up)? in (?:an?|the) /i;

/** "a boy with a kite stuck in a tree": the kite is up there, and nobody holds it. */
export function leaveStuck({ relations, subjects }: BriefDraft, prompt: string): void {
  const name = stuck.exec(prompt)?.[1]?.toLowerCase();
  const thing = name === undefined ? -1 : subjects.findIndex(({ words }) => words.split(' ').at(-1) === name);
  const held = relations.findIndex(({ kind, object }) => kind === 'holding' && object === thing);
  const owner = relations[held]?.subject;
  const where = relations.findIndex(
    ({ kind, subject, object }) => (kind === 'on' || kind === 'inside') && subject === owner && object !== thing,
  );
  const place = relations[where];
  if (thing < 0 || owner === undefined || !place) return;
  relations[where] = { ...place, subject: thing };
  relations[held] = { kind: 'beside', subject: owner, object: place.object };
}

import type { BriefDraft, SubjectDraft } from './draft.js';

const ON_THING =
  /\b(?:decorated|decked(?: out)?|wrapped|covered|strung|draped|adorned|lit up|trimmed|festooned|wound) (?:with|in|by) (?:[\w-]+ ){0,3}lights\b|\blights (?:[\w-]+ )?(?:are |is )?(?:wrapped|wound|coiled|twisted|strung|draped|wrapping|winding|hung|hanging|on|in|along|around|over) (?:around |on |over |across |along |from |in )?(?:an?|the|its) /i;
const MANY_COLOURS = /\b(?:christmas|xmas|colou?r(?:ful|ed)|multi-?colou?red|rainbow) (?:[\w-]+ )?lights\b/i;
const FEATURE = 'string-lights';

const bears = ({ entry }: SubjectDraft): boolean =>
  entry?.kind === 'building' || entry?.kind === 'vehicle' || (entry?.kind === 'plant' && entry.height > 0.5);

/** "Fairy lights wrapped around a tree": they are on that, and on no string across the picture. */
export function stringLights(draft: BriefDraft, prompt: string): void {
  if (!draft.features.has(FEATURE)) return;
  // nobody lights them by day
  draft.time ??= 'dusk';
  if (!ON_THING.test(prompt)) return;
  const bearer = draft.subjects.find(bears);
  if (!bearer) return;
  draft.features.delete(FEATURE);
  bearer.attributes.add(MANY_COLOURS.test(prompt) ? 'strung-colours' : 'strung-lights');
}

import { offerOf } from '../catalogue/affordances.js';
import { is } from '../catalogue/traits.js';
import type { BriefDraft, SubjectDraft } from './draft.js';

/** Metres: what is lower is set down somewhere with all that is on it, and so small is what it carries. */
const PORTABLE = 0.5;

const isCarrier = ({ concept, entry }: SubjectDraft): boolean => {
  const { flat, vessel } = offerOf(concept);
  return (flat ?? vessel) !== undefined && (entry?.height ?? 1) < PORTABLE;
};

const isHandy = (one: SubjectDraft | undefined): boolean =>
  ['object', 'food', 'plant'].includes(one?.entry?.kind ?? '') && (one?.entry?.height ?? 1) < PORTABLE * 1.5;

/**
 * "a tray with coffee and a croissant on a bed", "a shelf with plants on a wall": the whole list is on the tray, and it is
 * the tray that is on the bed.
 */
export function setDownLaden({ subjects, relations }: BriefDraft): void {
  for (const [carrier, tray] of subjects.entries()) {
    const load = relations.find(
      ({ kind, subject, object }) =>
        (kind === 'on' || kind === 'inside') && object === carrier && subject === carrier + 1,
    );
    if (!load || !isCarrier(tray) || relations.some(({ subject }) => subject === carrier)) continue;
    let end = load.subject;
    while (isHandy(subjects[end])) end++;
    const isAway = ({ kind, subject, object }: (typeof relations)[number]): boolean =>
      kind === 'on' && object === end && subject >= load.subject && subject < end;
    if (!relations.some(isAway)) continue;
    const kept = relations.filter((relation) => !isAway(relation));
    for (let guest = load.subject; guest < end; guest++)
      if (!kept.some(({ subject }) => subject === guest)) kept.push({ ...load, subject: guest });
    kept.push({ kind: is(subjects[end]?.concept, 'wall') ? 'hanging-on' : 'on', subject: carrier, object: end });
    relations.splice(0, relations.length, ...kept);
  }
}

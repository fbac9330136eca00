import type { Catalogue } from '../catalogue/catalogue.js';
import { recordOf } from '../catalogue/records.js';
import { isPerson, plainSubject } from './draft.js';
import type { BriefDraft } from './draft.js';

/** What one does sitting in a train, and not on its roof. */
const RESTING = 'sitting seated sleeping napping dozing looking gazing talking chatting listening waiting';
const INSIDE = new Set(
  `${RESTING} reading handling working typing writing knitting eating drinking using texting studying drawing commuting`.split(
    ' ',
  ),
);
/** Who does nothing else needs a seat; who works has brought a table and a chair. */
const SEATED = new Set(RESTING.split(' '));
const ASLEEP = ['sleeping', 'napping', 'dozing'];
const SEAT = 'passenger-seat';

/** "a woman reading on a train": she is in it, and of the train one sees the carriage. */
export function stepAboard(draft: BriefDraft, catalogue: Catalogue): void {
  const { subjects, relations, settings } = draft;
  const found = relations.find(({ kind, subject, object, part }) => {
    const [who, vehicle] = [subjects[subject], subjects[object]];
    if (!who || !vehicle || !isPerson(who) || vehicle.entry?.kind !== 'vehicle' || part !== undefined) return false;
    const doing = [...who.attributes].some((word) => INSIDE.has(word));
    return ['on', 'inside', 'riding'].includes(kind) && doing && recordOf(vehicle.concept)?.within !== undefined;
  });
  if (!found || draft.paragraph || settings.length > 0) return;
  const { subject, object } = found;
  const { concept, words, colour, size, count } = subjects[object] ?? {};
  const within = recordOf(concept ?? '')?.within;
  const told = colour !== undefined || size !== undefined || count !== 1;
  const others = relations.some(
    (one) => one.subject === object || (one.object === object && !isPerson(subjects[one.subject])),
  );
  if (!within || words === undefined || told || others) return;
  settings.push({ setting: within, words, sentence: 0 });
  draft.absentThings.add(object);
  const who = subjects[subject];
  const seat = catalogue.find(SEAT);
  if (!who || !seat || ![...who.attributes].every((word) => SEATED.has(word) || !INSIDE.has(word))) return;
  // in a seat one does not lie down
  for (const word of ASLEEP) who.attributes.delete(word);
  relations.push({ kind: 'on', subject, object: subjects.length });
  subjects.push({ ...plainSubject(SEAT, 'seat', who.count), entry: seat });
}

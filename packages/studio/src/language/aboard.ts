import type { Catalogue } from '../catalogue/catalogue.js';
import { recordOf } from '../catalogue/records.js';
import { isAlive, isPerson, plainSubject } from './draft.js';
import type { BriefDraft } from './draft.js';

/** What one does sitting in a train, and not on its roof. */
const RESTING = 'sitting seated sleeping napping dozing looking gazing talking chatting listening waiting';
const INSIDE = new Set(
  `${RESTING} reading handling working typing writing knitting eating drinking using texting studying drawing commuting ticket-check`.split(
    ' ',
  ),
);
/** Who does nothing else needs a seat; who works has brought a table and a chair. */
const SEATED = new Set(RESTING.split(' '));
const ASLEEP = ['sleeping', 'napping', 'dozing'];
const SEAT = 'passenger-seat';

const onTheRoof = /\b(?:on top of|atop|on the roof of|outside)\b/i;

/** "a woman reading on a train": she is in it, and of the train one sees the carriage. */
export function stepAboard(draft: BriefDraft, prompt: string, catalogue: Catalogue): void {
  const { subjects, relations, settings } = draft;
  if (showInside(draft, prompt, catalogue) || onTheRoof.test(prompt)) return;
  const found = relations.find(({ kind, subject, object, part }) => {
    const [who, vehicle] = [subjects[subject], subjects[object]];
    const { within } = recordOf(vehicle?.concept ?? '') ?? {};
    // the rail of a ship is that of its deck
    const inside = part === undefined || /^seats?$/.test(part) || (part === 'back' && within === 'ship-deck');
    if (!who || !vehicle || !isAlive(who) || vehicle.entry?.kind !== 'vehicle' || !inside) return false;
    // whatever they do on a ship, they would be specks on it
    const travels = /\b(?:passenger|commuter)s?$/.test(who.words) && !who.attributes.has('standing');
    const doing = within === 'ship-deck' || travels || [...who.attributes].some((word) => INSIDE.has(word));
    return ['on', 'inside', 'riding'].includes(kind) && doing && within !== undefined;
  });
  if (!found) return lookOut(draft);
  const { subject, object } = found;
  const { concept, colour, size, count } = subjects[object] ?? {};
  // where it stops tells no other place
  const stops = recordOf(concept ?? '')?.homes ?? [];
  const deck = recordOf(concept ?? '')?.within === 'ship-deck';
  const elsewhere = settings.some(
    ({ setting, words }) => setting !== 'sky' && !stops.includes(setting) && !(deck && /\bdeck$/.test(words)),
  );
  if (elsewhere) return;
  const told = colour !== undefined || size !== undefined || count !== 1;
  // what else is on the ship is on that deck
  const others =
    recordOf(concept ?? '')?.within !== 'ship-deck' &&
    relations.some((one) => one.subject === object || (one.object === object && !isAlive(subjects[one.subject])));
  if (told || others || !enter(draft, object)) return;
  takeSeat(draft, subject, catalogue);
}

/** "people on a bus": behind its windows, and not on its roof. */
function lookOut({ subjects, relations }: BriefDraft): void {
  for (const [at, relation] of relations.entries()) {
    const { kind, subject, object, part } = relation;
    const [who, { concept = '', entry } = {}] = [subjects[subject], subjects[object]];
    const aboard = entry?.kind === 'vehicle' && recordOf(concept)?.within !== undefined && part === undefined;
    if (kind === 'on' && aboard && isPerson(who) && !who?.attributes.has('standing'))
      relations[at] = { ...relation, kind: 'riding' };
  }
}

/** The place in it instead of the vehicle. */
function enter({ subjects, settings, absentThings }: BriefDraft, vehicle: number): boolean {
  const { concept = '', words = '' } = subjects[vehicle] ?? {};
  const within = recordOf(concept)?.within;
  if (!within) return false;
  settings.unshift({ setting: within, words, sentence: 0 });
  absentThings.add(vehicle);
  return true;
}

function takeSeat(
  { subjects, relations, settings }: BriefDraft,
  subject: number,
  catalogue: Catalogue,
  busy: boolean = [...(subjects[subject]?.attributes ?? [])].some((word) => INSIDE.has(word) && !SEATED.has(word)),
): void {
  const who = subjects[subject];
  // seats of passengers are seen from the front, and beasts from the side
  const alone = subjects.filter(isAlive).length === 1 && who?.count === 1;
  const name = alone && who.entry?.kind === 'animal' ? 'carriage-bench' : SEAT;
  const seat = catalogue.find(name);
  if (!who || !seat || busy || settings[0]?.setting === 'ship-deck') return;
  // animals that travel sit as passengers do
  if (who.entry?.kind === 'animal') who.attributes.add('hind-legs');
  // in a seat one does not lie down
  for (const word of ASLEEP) who.attributes.delete(word);
  relations.push({ kind: 'on', subject, object: subjects.length });
  subjects.push({ ...plainSubject(name, 'seat', who.count), entry: seat });
}

const insideOf = /\b(?:inside|interior)(?: view)? of (?:an?|the|our|my|his|her|their) (?:[a-z-]+ ){0,3}?$/i;

/** "the inside of a train, dogs on the seats": the carriage, and who sits there. */
function showInside(draft: BriefDraft, prompt: string, catalogue: Catalogue): boolean {
  const { subjects, relations } = draft;
  const vehicle = subjects.findIndex(({ words, entry }) => {
    const at = words === '' ? -1 : prompt.toLowerCase().indexOf(words);
    return entry?.kind === 'vehicle' && at > 0 && insideOf.test(prompt.slice(Math.max(0, at - 60), at));
  });
  if (vehicle < 0 || !enter(draft, vehicle)) return false;
  for (const [index, who] of subjects.entries()) {
    const free = !relations.some(({ kind, subject }) => subject === index && kind === 'on');
    if (isAlive(who) && free && who.attributes.has('sitting')) takeSeat(draft, index, catalogue, false);
  }
  return true;
}

import type { Catalogue } from '../catalogue/catalogue.js';
import { offerOf } from '../catalogue/affordances.js';
import { is } from '../catalogue/traits.js';
import { ridesByTrade } from '../catalogue/acts.js';
import { indoorSettings } from './brief.js';
import type { Setting } from './brief.js';
import { isAlive, isPerson, plainSubject } from './draft.js';
import type { BriefDraft, SubjectDraft } from './draft.js';
import { SEVERAL } from './vocabulary/amounts.js';
import { featureThings } from './vocabulary/features.js';

/** "flowers" and nothing else: then they are the subject. */
export function promoteFeatures(draft: BriefDraft, catalogue: Catalogue): void {
  // water and nothing else is a sea
  if (draft.features.has('water') || draft.features.has('waves')) draft.implied.push('sea');
  // mist, rain or winter and nothing else lie over a land
  if (draft.weather !== undefined || draft.season !== undefined)
    draft.implied.push(draft.weather === 'fog' ? 'forest' : 'hills');
  // the sun on the grass is seen outside, however warm it is
  if (draft.features.has('grass')) draft.implied.push('field');
  else if (['sun', 'moon', 'rainbow'].some((feature) => draft.features.has(feature))) draft.implied.push('hills');
  // a carpet and nothing else lies in a room
  if (draft.features.has('rug')) draft.implied.push('room');
  // the Earth and nothing else is seen from afar
  if (draft.features.has('earth')) draft.implied.push('space');
  for (const feature of draft.features) {
    const concept = featureThings.get(feature);
    const entry = concept === undefined ? undefined : catalogue.find(concept);
    if (!entry) continue;
    draft.subjects.push({ ...plainSubject(entry.concept, feature, SEVERAL), entry });
  }
}

/** "a colouring page of a dragon and flowers": where there is no land that they could grow in, they are things. */
export function drawFeatures(draft: BriefDraft, catalogue: Catalogue): void {
  for (const feature of draft.features) {
    const entry = catalogue.find(featureThings.get(feature) ?? '');
    if (!entry || draft.subjects.some(({ concept }) => concept === entry.concept)) continue;
    draft.subjects.push({ ...plainSubject(entry.concept, feature, SEVERAL), entry });
    draft.features.delete(feature);
  }
}

/** "a guitar is being played": somebody plays it. */
export function addPlayer(draft: BriefDraft, catalogue: Catalogue): void {
  const played = draft.subjects.findIndex(
    ({ concept, attributes }) => is(concept, 'instrument') && attributes.has('playing'),
  );
  const entry = catalogue.find('person');
  // "a recorder is heard … the musician": who is there plays it
  const there = draft.subjects.findIndex((subject) => isPerson(subject) && subject.count === 1);
  const idle = there >= 0 && !draft.relations.some(({ kind, subject }) => kind === 'holding' && subject === there);
  if (played >= 0 && idle && draft.subjects[there]?.attributes.has('musician')) {
    draft.relations.push({ kind: 'holding', subject: there, object: played });
    return;
  }
  if (played !== 0 || !entry || draft.subjects.some(isAlive) || draft.absent.has('people')) return;
  draft.relations.push({ kind: 'holding', subject: draft.subjects.length, object: played });
  draft.subjects.push({
    ...plainSubject('person', 'player', 1, ['musician', 'playing']),
    entry,
    action: 'playing',
    weight: 1,
  });
}

/** Places where goods and tools lie on a table. */
const counters: ReadonlySet<Setting> = new Set<Setting>(['market', 'bakery', 'shop', 'workshop', 'laboratory']);

/** The things of a still life and the goods of a stall stand on a table, though nobody says so. */
export function layTable(draft: BriefDraft, catalogue: Catalogue): void {
  const entry = catalogue.find('table');
  const still = draft.settings.some(({ words }) => words === 'still life');
  const sells = draft.settings.some(({ setting }) => counters.has(setting));
  // a stool is low, and stands before the table
  const isSmall = ({ concept, entry: one }: SubjectDraft): boolean =>
    (one?.kind === 'object' || one?.kind === 'food') &&
    one.height < 0.6 &&
    one.habitat !== 'wall' &&
    offerOf(concept).seat === undefined;
  // what is under an awning still lies on the table, and the awning does not
  const bound = (index: number): boolean =>
    draft.relations.some(
      ({ subject, object, kind }) =>
        (subject === index && kind !== 'under') || (object === index && (kind === 'holding' || kind === 'under')),
    );
  const goods = [...draft.subjects.entries()].filter(
    ([index, subject]) => isSmall(subject) && !bound(index) && !subject.attributes.has('on-the-wall'),
  );
  const furnished = draft.subjects.some(({ entry: one }) => one?.kind === 'furniture');
  const island = catalogue.find('kitchen-island');
  // beside an oven a loaf lies on the worktop, not on the floor
  const kitchen = draft.settings.some(({ setting }) => setting === 'kitchen');
  const top = draft.subjects.some(
    (subject) => !isSmall(subject) && (offerOf(subject.concept).flat ?? offerOf(subject.concept).laid) === true,
  );
  const stands = draft.subjects.some((subject, index) => !isSmall(subject) && !draft.absentThings.has(index));
  if (kitchen && island && stands && !top && goods.length > 0 && goods.length < 5) {
    for (const [index] of goods) draft.relations.push({ kind: 'on', subject: index, object: draft.subjects.length });
    draft.subjects.push({ ...plainSubject('kitchen-island', 'worktop', 1), entry: island, weight: 0.4 });
    return;
  }
  if (!entry || furnished || !(still || sells) || goods.length < (still ? 2 : 1)) return;
  if (still && goods.length < draft.subjects.length) return;
  // an emblem shows the things alone
  if (draft.look === 'logo' || draft.look === 'sticker') return;
  const table = draft.subjects.length;
  for (const [index] of goods) draft.relations.push({ kind: 'on', subject: index, object: table });
  draft.subjects.push({ ...plainSubject('table', 'table', 1, ['wooden']), entry, weight: 0.4 });
}

/** What one does at a table one does on a chair. */
const AT_TABLES: ReadonlySet<string> = new Set(['reading', 'writing', 'studying', 'typing']);

/** "Engrossed in a book that rests on a desk": who holds what lies on a table sits at it, and stands on no table. */
export function holdAtTable({ subjects, relations }: BriefDraft): void {
  for (const [at, { kind, subject, object }] of relations.entries()) {
    if (kind !== 'on' || !is(subjects[object]?.concept, 'table')) continue;
    const holder = relations.find((one) => one.kind === 'holding' && one.object === subject)?.subject;
    const who = holder === undefined ? undefined : subjects[holder];
    const elsewhere = relations.some((one) => one.subject === holder && (one.kind === 'on' || one.kind === 'riding'));
    if (holder === undefined || !who || !isPerson(who) || elsewhere) continue;
    if (!who.attributes.has('standing')) who.attributes.add('sitting');
    relations[at] = { kind: 'beside', subject: holder, object };
  }
}

/** Who sits at a table or a counter sits on something, though nobody says so. */
export function seatAtTable(draft: BriefDraft, catalogue: Catalogue): void {
  for (const [at, { kind, subject, object }] of draft.relations.slice().entries()) {
    const [sitter, table] = [draft.subjects[subject], draft.subjects[object]];
    if ((kind !== 'beside' && kind !== 'around') || !sitter || !table || !isPerson(sitter)) continue;
    // several who drink do it as a company, which brings its chairs
    const sips = sitter.count === 1 && sitter.attributes.has('drinking');
    const busy = kind === 'beside' && (sips || [...sitter.attributes].some((word) => AT_TABLES.has(word)));
    const seated = sitter.attributes.has('sitting') || kind === 'around' || busy;
    const entry = catalogue.find('chair');
    const elsewhere = draft.relations.some((one) => one.subject === subject && one.kind === 'on');
    if (!seated || !entry || elsewhere || !is(table.concept, 'table')) continue;
    // a couple is drawn as one: at their table each of them has a chair anyway
    if (sitter.count > 4 || is(sitter.concept, 'couple')) continue;
    const seat = draft.subjects.length;
    draft.subjects.push({ ...plainSubject(entry.concept, entry.concept, sitter.count), entry, weight: 0.4 });
    draft.relations[at] = { kind: 'on', subject, object: seat };
    // two sit across from each other
    const across = kind === 'around' || sitter.count > 1;
    draft.relations.push({ kind: across ? 'around' : 'facing', subject: seat, object });
  }
}

/** "a portrait of a character": somebody, whatever else is around them. */
export function addCharacter(draft: BriefDraft, catalogue: Catalogue, prompt: string): void {
  const entry = catalogue.find('person');
  const shown = draft.subjects.some((subject) => isAlive(subject) || is(subject.concept, 'face'));
  if (!entry || shown || draft.camera !== 'portrait' || !/\bcharacter\b/i.test(prompt)) return;
  draft.subjects.unshift({ ...plainSubject('person', 'character', 1), entry, weight: 1 });
  for (const [at, { kind, subject, object, part }] of draft.relations.entries())
    draft.relations[at] = { kind, subject: subject + 1, object: object + 1, ...(part !== undefined && { part }) };
  const absent = [...draft.absentThings].map((index) => index + 1);
  draft.absentThings.clear();
  for (const index of absent) draft.absentThings.add(index);
}

/** What limbs are told to do, somebody's limbs do: those of the one body, and of somebody where nobody is named. */
export function addPosture(draft: BriefDraft, catalogue: Catalogue, turns: readonly string[]): void {
  const entry = catalogue.find('person');
  const bodiless = !draft.subjects.some((subject) => isAlive(subject) || is(subject.concept, 'limbs'));
  if (bodiless && turns.length > 1 && entry) {
    // the arch of a back is no building
    for (const [index, subject] of draft.subjects.entries())
      if (['building', 'nature'].includes(subject.entry?.kind ?? '')) draft.absentThings.add(index);
    draft.subjects.push({ ...plainSubject('person', 'person', 1), entry, weight: 1 });
  }
  const figure = draft.subjects.find(({ concept, count }) => is(concept, 'limbs') && count === 1);
  if (figure) for (const turn of turns) figure.attributes.add(turn);
}

/** Who peeks out is in the thing that was named before, though the flap or the lid was said. */
export function lookOut(draft: BriefDraft): void {
  const peeks = draft.subjects.findIndex(
    (subject, index) => isAlive(subject) && !draft.relations.some((relation) => relation.subject === index),
  );
  const host = draft.subjects.findIndex(({ concept }, index) => {
    const { vessel, mouth } = offerOf(concept);
    return index !== peeks && (vessel === true || mouth !== undefined);
  });
  if (peeks >= 0 && host >= 0) draft.relations.push({ kind: 'inside', subject: peeks, object: host });
}

/** "a monkey with a banana in each hand": two of them. */
export function oneInEachHand({ relations, subjects }: BriefDraft, prompt: string): void {
  const held = relations.filter(({ kind }) => kind === 'holding');
  const thing = subjects[held[0]?.object ?? -1];
  if (/\bin (?:each|either) (?:hand|paw|arm|claw|fist)\b/i.test(prompt) && held.length === 1 && thing?.count === 1)
    thing.count = 2;
}

/** Taller plants grow in a tub of their own. */
const CUT = 0.9;

/** Flowers in a room are cut, and stand in something. */
export function putInVase(draft: BriefDraft, setting: Setting | undefined, catalogue: Catalogue): void {
  const entry = catalogue.find('vase');
  const furnished = setting !== undefined && indoorSettings.has(setting) && setting !== 'studio';
  if (!entry || !furnished || draft.paragraph || setting === 'greenhouse') return;
  const [only, another] = draft.subjects;
  const grows = only?.entry?.kind === 'plant' && only.entry.height < CUT && !is(only.concept, 'potted');
  if (!only || another || !grows || only.count > 3 || !(is(only.concept, 'flower') || is(only.concept, 'bunch')))
    return;
  draft.relations.push({ kind: 'inside', subject: 0, object: 1 });
  draft.subjects.push({ ...plainSubject(entry.concept, entry.concept, 1), entry, weight: 0.4 });
}

/** Metres from which on a building towers over whoever is there. */
const TOWER = 30;

/** "sailing at dusk" has a boat though none is named. */
export function addBrought(draft: BriefDraft, catalogue: Catalogue): void {
  for (const { concept, attributes, count = 1, arrangement } of draft.brought) {
    const entry = catalogue.find(concept);
    const there = draft.subjects.some((subject) =>
      is(concept, 'person') ? isAlive(subject) || is(subject.concept, 'limbs') : subject.entry?.kind === entry?.kind,
    );
    // boats that race: they do it, and nobody runs beside them
    const done =
      is(concept, 'person') && draft.subjects.some((one) => attributes?.some((word) => one.attributes.has(word)));
    // a tower over a bustling city is looked at for itself: beside it people in its park would be as high as a third of it
    const towers =
      is(concept, 'person') && draft.subjects.some((one) => one.entry?.kind === 'building' && one.entry.height > TOWER);
    if (!entry || there || done || towers || (draft.paragraph && draft.subjects.length > 0)) continue;
    const driver = draft.subjects.findIndex(
      (one) => isPerson(one) && one.attributes.has('driving') && entry.kind === 'vehicle',
    );
    const { attributes: own } = draft.subjects[driver] ?? {};
    if (own) own.delete('driving');
    // a biker has a motorcycle of their own
    if (own && [...own].some(ridesByTrade)) continue;
    if (own) draft.relations.push({ kind: 'riding', subject: driver, object: draft.subjects.length });
    const brought = plainSubject(concept, attributes?.[0] ?? concept, count, attributes);
    draft.subjects.push({ ...brought, entry, ...(arrangement && { arrangement }) });
  }
}

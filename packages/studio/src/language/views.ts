import type { Catalogue, CatalogueEntry } from '../catalogue/catalogue.js';
import type { Sight } from '../catalogue/record.js';
import { recordOf, records } from '../catalogue/records.js';
import { is } from '../catalogue/traits.js';
import type { Setting } from './brief.js';
import { isPerson, plainSubject } from './draft.js';
import type { BriefDraft, SubjectDraft } from './draft.js';
import { singulars } from './inflection.js';
import type { Told } from './vocabulary/told.js';

const halfOf = /\bhal(?:f|ves) (?:of )?(?:an? |the )?([a-z]+)/gi;

/** From where things are seen, how far inside, how near: "a front view of a bus", "half an orange", "a cat's eye". */
export function markViews(draft: BriefDraft, prompt: string, told: readonly Told[], catalogue: Catalogue): void {
  const [first] = draft.subjects;
  if (told.includes('its-back')) first?.attributes.add('from-behind');
  showBacks(draft, prompt);
  if (told.includes('its-front')) firstSeen(draft, 'front')?.attributes.add('front-view');
  if (told.includes('cut-open')) firstSeen(draft, 'open')?.attributes.add('cut-open');
  for (const [, word = ''] of prompt.toLowerCase().matchAll(halfOf))
    draft.subjects
      .find(({ words, concept }) => words === word && recordOf(concept)?.seen?.open)
      ?.attributes.add('cut-open');
  if (told.includes('near')) comeNear(draft, prompt, catalogue);
  if (told.includes('hands-of')) onlyHands(draft, catalogue);
  gripWithOne(draft, catalogue);
  if (told.includes('shadow-of')) onlyShadow(draft);
  // a shadow is seen on a plain ground
  if (told.includes('with-shadow') && draft.settings.length === 0) draft.implied.unshift('studio');
}

/** "From behind", where nothing follows that somebody could be behind. */
const fromBehind =
  /\bfrom (?:behind|the back)(?=\s*(?:[,.;]|$|(?:watching|looking|gazing|sitting|facing|as|while|at|on|in)\b))|\bwith (?:his|her|their) backs? (?:to (?:us|the (?:camera|viewer))|turned)\b/i;

/** "A couple on a bench, seen from behind": it is they who show their backs, whatever the words stand next to. */
function showBacks({ subjects }: BriefDraft, prompt: string): void {
  const who = subjects.find(isPerson);
  if (!who || !fromBehind.test(prompt) || subjects.some((each) => isShownSo(each))) return;
  for (const each of subjects) each.attributes.delete('from-behind');
  who.attributes.add('from-behind');
}

/** A thing that has a back to show. */
const isShownSo = ({ concept, attributes }: SubjectDraft): boolean =>
  attributes.has('from-behind') && recordOf(concept)?.seen?.behind !== undefined;

/** How tall what one hand closes around is, in metres. */
const GRIPPED = [0.05, 0.5] as const;

/** The first thing that can be seen so. */
function firstSeen({ subjects }: BriefDraft, sight: Sight): SubjectDraft | undefined {
  return subjects.find(({ concept }) => recordOf(concept)?.seen?.[sight] !== undefined);
}

/** "a close-up of the keys of a piano": the part has a drawing of its own, and the whole is out of the picture. */
function comeNear(draft: BriefDraft, prompt: string, catalogue: Catalogue): void {
  const [first] = draft.subjects;
  if (!first?.entry || draft.subjects.length > 1) return;
  const whole = first.words.replaceAll(/[^a-z ]/g, '');
  const said = new RegExp(
    `\\b([a-z]+) of (?:an? |the |his |her )?(?:[a-z]+ ){0,2}?${whole}\\b|\\b${whole}['’]?s? ([a-z]+)\\b`,
  ).exec(prompt.toLowerCase());
  const part = said?.[1] ?? said?.[2];
  const entry = part === undefined ? undefined : partOf(first.entry, part, catalogue);
  if (!entry) return;
  const { variety: _variety, ...rest } = first;
  draft.subjects[0] = { ...rest, concept: entry.concept, entry, words: part ?? first.words };
}

/** The keys of a piano, the wheel of a car; else what its whole kind has, as any animal has eyes. */
function partOf({ concept, kind }: CatalogueEntry, part: string, catalogue: Catalogue): CatalogueEntry | undefined {
  for (const whole of [concept, kind])
    for (const name of [part, ...singulars(part)]) {
      const entry = catalogue.find(`${whole}-${name}`);
      if (entry) return entry;
    }
  return undefined;
}

/** "the hands of a person holding a ball": nothing else of them is to be seen, and what they hold is on them. */
function onlyHands(draft: BriefDraft, catalogue: Catalogue): void {
  const who = draft.subjects.findIndex(isPerson);
  const person = draft.subjects[who];
  const entry = catalogue.entries.find(({ concept }) => is(concept, 'hands') && !is(concept, 'grip'));
  if (!person || !entry || draft.subjects.some(({ concept }) => is(concept, 'hands'))) return;
  draft.subjects[who] = { ...plainSubject(entry.concept, 'hands', 1), entry };
  for (const [at, { kind, subject, object }] of draft.relations.entries())
    if (kind === 'holding' && subject === who) draft.relations[at] = { kind: 'on', subject: object, object: who };
  draft.camera ??= 'close-up';
}

/** "a hand holding a phone": one hand is closed around what fits it; what is small, alive or loose lies in two. */
function gripWithOne(draft: BriefDraft, catalogue: Catalogue): void {
  const hand = draft.subjects.findIndex(({ concept, words }) => is(concept, 'hands') && words === 'hand');
  const entry = catalogue.entries.find(({ concept }) => is(concept, 'grip'));
  const at = draft.relations.findIndex(({ kind, object }) => kind === 'on' && object === hand);
  const relation = draft.relations[at];
  const held = draft.subjects[relation?.subject ?? -1];
  if (!entry || !relation || !held?.entry || held.count > 1) return;
  const { kind, height } = held.entry;
  if (
    (kind !== 'object' && kind !== 'food' && !is(held.concept, 'flower')) ||
    height < GRIPPED[0] ||
    height > GRIPPED[1]
  )
    return;
  draft.subjects[hand] = { ...plainSubject(entry.concept, 'hand', 1), entry };
  draft.relations[at] = { ...relation, kind: 'inside' };
}

/** "the shadow of a cat on a wall": it lies on the wall, dark, and no cat is there. */
function onlyShadow(draft: BriefDraft): void {
  const wall = draft.subjects.findIndex(({ concept }) => is(concept, 'wall'));
  const onWall = draft.settings.some(({ setting }) => setting === 'wall');
  const [first] = draft.subjects;
  if (!first || wall === 0 || (wall < 0 && !onWall)) return;
  first.attributes.add('mural');
  draft.features.add('silhouette');
  const host = draft.subjects[wall];
  if (host) host.colour ??= '#d8cbb6';
  for (const [at, relation] of draft.relations.entries())
    if (relation.subject === 0 && relation.object === wall) draft.relations[at] = { ...relation, kind: 'hanging-on' };
}

/** A stadium as a bird sees it is a thing in its town. */
export function placeFromAbove(draft: BriefDraft, setting: Setting | undefined, catalogue: Catalogue): void {
  if (draft.camera !== 'from-above' || setting === undefined || draft.subjects.length > 0) return;
  const record = records.find(({ fromAbove }) => fromAbove === setting);
  const entry = record && catalogue.find(record.concept);
  if (entry) draft.subjects.push({ ...plainSubject(entry.concept, setting, 1, [...draft.features]), entry, weight: 1 });
}

/** Where no city lies: there it is a thing of its own. */
const desolate: ReadonlySet<Setting> = new Set<Setting>([
  'moon',
  'underwater',
  'desert',
  'arctic',
  'snow',
  'volcano',
  'cloud-land',
  'space',
  'sky',
]);

/** "the city of London on the moon": as one knows it from afar, or as any city looks. */
export function cityElsewhere(
  draft: BriefDraft,
  prompt: string,
  setting: Setting | undefined,
  catalogue: Catalogue,
): void {
  const city = draft.settings.find((each) => each.setting === 'city');
  if (!city || draft.subjects.length > 0 || setting === undefined || !desolate.has(setting)) return;
  const known = catalogue.entries.filter(({ concept, kind }) => kind === 'building' && concept.endsWith('-skyline'));
  const said = prompt.toLowerCase();
  const entry = known.find(({ concept }) => said.includes(concept.slice(0, -8).replaceAll('-', ' '))) ?? known[0];
  if (entry) draft.subjects.push({ ...plainSubject(entry.concept, city.words, 1), entry, weight: 1 });
}

import { is } from '../catalogue/traits.js';
import { lose } from './draft.js';
import type { BriefDraft, SubjectDraft } from './draft.js';

/** As many different things as a picture holds and an eye takes in. */
const MOST_SUBJECTS = 7;
/** Paragraphs mention much that is not looked at. */
const MOST_OF_A_PARAGRAPH = 4;
/** Where it says where a thing is, one looks for it there; who lives or drives is looked for anywhere, and so is what one sits on. */
const MOST_TOLD = 8;
const LEAST_WEIGHT = 0.3;
/** So many there are with those that are told only by what they are beside, and so much each of them weighs. */
const MOST_TOLD_BESIDE = 5;
const LEAST_BESIDE = 0.26;
/** Small things that prose names late and in passing would only lie about. */
const LEAST_OF_A_PARAGRAPH = 0.36;
/** What weighs less was named after two sentences about something else. */
const AFTERWARDS = 0.46;
/** What is in somebody's hands and weighs less was hardly told. */
const HELD = 0.2;
/** The least that one weighs who lives or drives and is named in the first sentence. */
const NAMED_FIRST = 0.64;
const moving: ReadonlySet<string> = new Set(['person', 'animal', 'vehicle']);
/** Metres from which on a plant is a tree. */
const TREE = 2;

const looked: ReadonlySet<string> = new Set(['animal', 'person', 'furniture', 'vehicle']);

/** Something that stays carries or holds it: there is a place for it, whatever else the picture shows. */
const CARRYING: ReadonlySet<string> = new Set(['on', 'inside', 'hanging-on', 'leaning-on', 'holding', 'riding']);

const BESIDE: ReadonlySet<string> = new Set(['beside', 'left-of', 'right-of', 'in-front-of', 'between']);

const isIcon = ({ subjects }: BriefDraft, index: number): boolean => is(subjects[index]?.concept ?? '', 'icon');

/** Leaves out what the picture cannot hold, the least important first, and names it. */
export function leaveOut(draft: BriefDraft, sentences: number, namedFirst: ReadonlySet<string>): void {
  // "about the base of a zebra …. The zebra stands": it was there from the first sentence on
  for (const subject of sentences > 1 ? draft.subjects : [])
    if (namedFirst.has(subject.words) && moving.has(subject.entry?.kind ?? ''))
      subject.weight = Math.max(subject.weight ?? 0, NAMED_FIRST);
  // a family of four takes one place
  const twice = draft.subjects.filter(
    ({ words }, index) => draft.subjects.findIndex((one) => one.words === words) < index && index < 4,
  ).length;
  const gone = draft.absentThings.size;
  const most = (sentences > 1 ? MOST_OF_A_PARAGRAPH : MOST_SUBJECTS) + Math.min(2, twice) + gone;
  const weights = draft.subjects.map((subject, index) => weigh(subject, index, draft));
  const order = weights.map((weight, index) => ({ weight, index })).toSorted((a, b) => b.weight - a.weight);
  const kept = new Set(
    order
      .slice(0, most)
      .filter(({ weight, index }, position) => {
        const small = /^(?:object|food)$/.test(draft.subjects[index]?.entry?.kind ?? '');
        // who is only mentioned late in what was said of a place is not there to be seen
        const late = position === 0 && sentences > 1 && weight < LEAST_OF_A_PARAGRAPH && draft.settings.length > 0;
        if (late && draft.subjects[index]?.entry?.kind === 'person') return false;
        return position === 0 || weight >= (sentences > 1 && small ? LEAST_OF_A_PARAGRAPH : LEAST_WEIGHT);
      })
      .map(({ index }) => index),
  );
  // each of a set of icons is a thing of it
  for (const { index } of order) if (isIcon(draft, index)) kept.add(index);
  for (const { weight, index } of sentences > 1 ? order : [])
    if (
      kept.size < MOST_TOLD + gone &&
      ((weight >= LEAST_WEIGHT && isPlaced(draft, index, kept)) ||
        (weight >= LEAST_OF_A_PARAGRAPH && looked.has(draft.subjects[index]?.entry?.kind ?? '')))
    )
      kept.add(index);
  // "beside it a book": what is told by where it is among those that stay is looked for as well
  for (const { weight, index } of sentences > 1 ? order : [])
    if (
      kept.size < MOST_TOLD_BESIDE + gone &&
      ((weight >= LEAST_BESIDE && isToldOf(draft, index, kept)) || isMoreOf(draft, index, kept))
    )
      kept.add(index);
  // "a street full of vehicles; a silver sedan, beside it a red car": these are the vehicles
  for (const index of sentences > 1 ? [...kept] : []) if (isNamedSingly(draft, index, kept)) kept.delete(index);
  // "around it, scattered crayons and a few chairs": nothing says where, and they would only lie about
  for (const index of sentences > 1 ? [...kept] : [])
    if (index !== order[0]?.index && isLoose(draft, index, kept)) kept.delete(index);
  // a counter is there for what is on it
  for (const index of sentences > 1 ? [...kept] : []) {
    const borne = draft.relations.filter(({ kind, object }) => object === index && CARRYING.has(kind));
    const own = draft.subjects[index]?.weight ?? 1;
    if (own < LEAST_WEIGHT && borne.length > 0 && borne.every(({ subject }) => !kept.has(subject))) kept.delete(index);
  }
  // "cones that guide vehicles": beside others two stand for all of them, in one lane
  for (const index of sentences > 1 && kept.size > 1 ? kept : []) {
    const subject = draft.subjects[index];
    const drives = subject?.entry?.kind === 'vehicle' && subject.entry.habitat === 'ground';
    if (subject && drives && subject.uncounted) subject.count = Math.min(2, subject.count);
    // and a stack of suitcases does not reach the ceiling
    const high = subject?.arrangement === 'stack' && (subject.entry?.height ?? 0) > 0.35;
    if (subject && high) subject.count = Math.min(3, subject.count);
  }
  if (kept.size === draft.subjects.length) return;
  const places = new Map<number, number>();
  const subjects: SubjectDraft[] = [];
  for (const [index, subject] of draft.subjects.entries()) {
    if (kept.has(index)) {
      places.set(index, subjects.length);
      subjects.push(subject);
    } else draft.ignored.push(subject.words);
  }
  for (const relation of draft.relations) {
    const { subject, object } = relation;
    if (!kept.has(subject) || !kept.has(object)) lose(draft, relation, 'one of the two was left out');
  }
  draft.subjects.splice(0, draft.subjects.length, ...subjects);
  const relations = draft.relations.flatMap((relation) => {
    const subject = places.get(relation.subject);
    const object = places.get(relation.object);
    return subject === undefined || object === undefined ? [] : [{ ...relation, subject, object }];
  });
  draft.relations.splice(0, draft.relations.length, ...relations);
}

function isPlaced({ relations }: BriefDraft, index: number, kept: ReadonlySet<number>): boolean {
  return relations.some(({ kind, subject, object }) => {
    const [guest, host] = kind === 'holding' ? [object, subject] : [subject, object];
    return CARRYING.has(kind) && guest === index && kept.has(host);
  });
}

function isNamedSingly({ subjects }: BriefDraft, index: number, kept: ReadonlySet<number>): boolean {
  const { entry, uncounted, count = 1, colour } = subjects[index] ?? {};
  if (entry?.kind !== 'vehicle' || !uncounted || count < 2 || colour !== undefined) return false;
  const others = [...kept].filter((one) => one !== index && subjects[one]?.entry?.kind === 'vehicle');
  return others.filter((one) => subjects[one]?.colour !== undefined).length > 1;
}

const lesser: ReadonlySet<string> = new Set(['object', 'food', 'plant', 'furniture']);

/** Named late, and either some of many or one more of what is there already; neither carried nor carrying. */
function isLoose(draft: BriefDraft, index: number, kept: ReadonlySet<number>): boolean {
  const { subjects, relations } = draft;
  const { entry, uncounted = true, count = 1, words = '', weight = 1, colour, material } = subjects[index] ?? {};
  // trees stand in any land
  if (entry?.kind === 'plant' && (entry.height ?? 0) > TREE) return false;
  if (!lesser.has(entry?.kind ?? '') || weight >= AFTERWARDS || isPlaced(draft, index, kept)) return false;
  const carries = relations.some(({ kind, subject, object }) => {
    const [guest, host] = kind === 'holding' ? [object, subject] : [subject, object];
    return CARRYING.has(kind) && host === index && kept.has(guest);
  });
  if (carries || isMoreOf(draft, index, kept)) return false;
  const told = relations.some(({ subject, object }) => subject === index || object === index);
  if (count > 1) return uncounted || !told;
  // "a chain-link fence … a tall fence": the same word for one more
  const again = [...kept].some((other) => other < index && lastOf(subjects[other]?.words) === lastOf(words));
  return again && (colour ?? material) === undefined;
}

const lastOf = (words: string | undefined): string | undefined => words?.split(' ').at(-1);

/** "below it, other kites": more of what it is about. */
function isMoreOf({ subjects }: BriefDraft, index: number, kept: ReadonlySet<number>): boolean {
  const { concept, count = 1, entry } = subjects[index] ?? {};
  const first = Math.min(...kept);
  return count > 1 && index > first && concept === subjects[first]?.concept && entry?.kind !== 'person';
}

/** Named by itself, with an article or a number, and set beside one of those that stay. */
function isToldOf({ relations, subjects }: BriefDraft, index: number, kept: ReadonlySet<number>): boolean {
  if (subjects[index]?.uncounted && subjects[index].count > 1) return false;
  return relations.some(
    ({ kind, subject, object }) =>
      BESIDE.has(kind) &&
      ((subject === index && kept.has(object)) || (kind === 'beside' && object === index && kept.has(subject))),
  );
}

/** Large or alive: one would see it first, however late it is named. */
const seenFromAfar: ReadonlySet<string> = new Set(['person', 'animal', 'vehicle', 'building']);

/** What carries something important is as important as that. */
function weigh(subject: SubjectDraft, index: number, draft: BriefDraft): number {
  const own = (subject.weight ?? 0.5) * (seenFromAfar.has(subject.entry?.kind ?? '') ? 1.15 : 1);
  const carried = draft.relations
    // what is held is carried itself: a guess that was read so does not become important
    .filter(({ kind, object }) => object === index && kind !== 'around' && !(kind === 'holding' && own < HELD))
    .map((relation) => (draft.subjects[relation.subject]?.weight ?? 0) * 0.9);
  return Math.max(own, ...carried);
}

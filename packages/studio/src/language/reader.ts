import { AT_LEAST } from './brief.js';
import type { Relation, RelationKind, Subject } from './brief.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import { createBriefDraft, isAlive, isPerson, lose, sameSort } from './draft.js';
import type { BriefDraft, SubjectDraft } from './draft.js';
import { is } from '../catalogue/traits.js';
import { relationOf } from './belonging.js';

/** A preposition or verb that waits for its object. */
export interface Link {
  readonly kind: RelationKind | 'with' | 'of';
  readonly words?: string;
  readonly from: readonly number[];
  /** "behind it a tree": what comes is behind what was. */
  reversed: boolean;
  /** It is said of what cannot be drawn. */
  readonly ofNobody?: true;
}

/** Where the reading of a prompt stands. */
export interface Reader {
  readonly catalogue: Catalogue;
  readonly draft: BriefDraft;
  link: Link | undefined;
  lastLink: Link | undefined;
  /** "behind the house a tree": the relation comes before its subject. */
  fronted: { readonly kind: RelationKind; readonly object: number } | undefined;
  /** The same once its first subject was named: "on the table a vase and two cups" are all there. */
  carriesOn: { readonly kind: RelationKind; readonly object: number; readonly first: number } | undefined;
  negated: 'no' | 'next' | 'after';
  joined: boolean;
  /** Joined by a comma, not by "and". */
  listed: boolean;
  wearing: boolean;
  /** Coordinated subjects that were named last. */
  group: number[];
  /** What the clause is about: the group before its first preposition. */
  head: number[];
  sinceBreak: number;
  /** The first thing of this sentence, where it begins with one. */
  opening: number | undefined;
  /** What the sentence before was about: pronouns mean it. */
  topic: number | undefined;
  /** "on the left a mill": said before its thing. */
  nextPlace: Subject['place'];
  /** "made of": the next thing is what the last one consists of. */
  material: boolean;
  /** Clothes that were just named: an adjective may follow them. */
  lastWorn: { readonly wearer: SubjectDraft; readonly worn: string } | undefined;
  lastNoun: 'subject' | 'scenery' | 'none';
  /** "on the roof of the car": the part waits for the whole; `''` where only "of" is to be passed over. */
  partOfNext: string | undefined;
  /** What was said of a slice or a piece, for what it is a piece of. */
  portion: readonly string[];
  /** What came last cannot be drawn: what is said next is said of that, and of nothing else. */
  nobody: boolean;
  /** Those whom nobody can name: who wears clothes is somebody. */
  unnamed: number | undefined;
  /** How many slices or rolls there are. */
  portions: number | undefined;
  /** "from London": where it comes from, not where it is. */
  from: boolean;
  /** "in the shape of", "with a painting of", "with the face of": the next noun is not there itself. */
  like: false | 'shaped' | 'shown' | 'face';
  /** "hinting at", "as if": to the end of the clause nothing new is there to see. */
  aside: boolean;
  /** "sandwiches overflowing with lettuce, cucumber and egg": what is in them goes on. */
  listingFood: boolean;
  /** "stands as the centrepiece on a table": only that noun is a manner of speaking, the table is there. */
  asideOnce: boolean;
  /** "possibly a parking lot": a place that is likely is taken. */
  likely: boolean;
  /** "casting its reflection on a car": light falls there, nothing stands there. */
  casting: boolean;
  /** "in blue, yellow and red": the colours go on. */
  dyed: SubjectDraft | undefined;
  /** "at the centre" came last: "of" says of what. */
  middle: boolean;
  /** "a table with its round legs and …": parts of a thing go on. */
  ofIts: boolean;
  /** A part came last: what it is made of is not what the whole is made of. */
  ofPart: boolean;
  /** The walls of the room came: the colour that is said of them is theirs. */
  ofWalls: boolean;
  /** "is" came last: an adjective is likelier than a noun. */
  afterIs: boolean;
  /** Several sentences: prose speaks of more than is seen. */
  readonly paragraph: boolean;
  /** Sentences that have ended. */
  sentence: number;
  /** Clauses that have ended, sentences included: what comes later weighs less. */
  clause: number;
  /** Relations that "with" and "of" gave: what is said more exactly afterwards takes their place. */
  readonly vague: Set<Relation>;
  /** "a shirt that has a cat on it": who wears it, and what may be printed on it. */
  printed: { readonly wearer: SubjectDraft; readonly worn: string; readonly guest: number } | undefined;
  /** "two cups, one …": those of whom the rest is told, and that rest. */
  rest: number | undefined;
  /** "three toys: two bears and a fox": those that are listed one by one, and how many are left. */
  listing: { readonly whole: readonly number[]; readonly members: number[]; left: number } | undefined;
}

export function createReader(catalogue: Catalogue, paragraph: boolean): Reader {
  return {
    catalogue,
    draft: createBriefDraft(),
    link: undefined,
    lastLink: undefined,
    fronted: undefined,
    carriesOn: undefined,
    negated: 'no',
    joined: false,
    listed: false,
    wearing: false,
    group: [],
    head: [],
    sinceBreak: 0,
    opening: undefined,
    topic: undefined,
    nextPlace: undefined,
    material: false,
    lastWorn: undefined,
    lastNoun: 'none',
    partOfNext: undefined,
    portion: [],
    portions: undefined,
    unnamed: undefined,
    nobody: false,
    from: false,
    like: false,
    aside: false,
    casting: false,
    likely: false,
    asideOnce: false,
    listingFood: false,
    dyed: undefined,
    middle: false,
    ofIts: false,
    ofPart: false,
    ofWalls: false,
    afterIs: false,
    paragraph,
    sentence: 0,
    clause: 0,
    vague: new Set(),
    printed: undefined,
    rest: undefined,
    listing: undefined,
  };
}

export function lastSubject(reader: Reader): SubjectDraft | undefined {
  return reader.draft.subjects[reader.group.at(-1) ?? -1];
}

export function note(reader: Reader, words: string, as: string): void {
  reader.draft.understood.push({ words, as });
}

/** A noun was read to its end: what waited for it is used up. */
export function endNoun(reader: Reader): void {
  reader.ofPart = false;
  reader.dyed = undefined;
  reader.lastWorn = undefined;
  reader.material = false;
  reader.link = undefined;
  reader.joined = false;
  reader.wearing = false;
  reader.sinceBreak++;
  reader.partOfNext = undefined;
  reader.portion = [];
  reader.portions = undefined;
  reader.from = false;
  reader.afterIs = false;
  reader.nobody = false;
  if (reader.negated === 'next') reader.negated = 'after';
}

/** The walls behind everything have this colour; where no room was named it is that of the ground. */
export function paintWalls(reader: Reader, colour: string): void {
  const { draft } = reader;
  draft.tints.push({ what: 'walls', colour });
  if (draft.settings.length + draft.implied.length === 0) draft.backdrop ??= colour;
  reader.ofWalls = false;
}

/** "on either side of", "flanking": one or more on this side and on that one. */
export const ASIDE = /\b(?:either|both|each|opposite) (?:sides?|ends?) of$|^flank/;

/** Who or what a preposition speaks of. */
export function linkFrom(reader: Reader, kind: Link['kind'], words: string = kind): number[] {
  const { group, head, draft } = reader;
  const recent = group.at(-1);
  if (recent === undefined) return [];
  if (ASIDE.test(words) && kind === 'beside') return [...group];
  // "a man reading a book in an armchair": the man is in it
  const holder = draft.relations.find((relation) => relation.kind === 'holding' && relation.object === recent);
  // "reading a book that rests on a desk": the book does
  const own = /^(?:rest|lie|laid|laying|placed|set )/.test(words) && !isAlive(draft.subjects[recent]);
  if (holder && kind !== 'with' && kind !== 'of' && !own) return [holder.subject];
  // "a bowl of apples is on the table": the bowl is
  const vessel = draft.relations.find(
    (relation) => relation.kind === 'inside' && relation.subject === recent && reader.vague.has(relation),
  );
  // "a board, an onion and a bowl of tomatoes on the table": so are those that were named with it
  if (vessel && kind !== 'with' && kind !== 'of' && kind !== 'holding') {
    // "a bicycle with a basket of flowers leaning against a door": the bicycle does
    const borne = draft.relations.some(
      ({ subject, object }) => subject === vessel.object && head.includes(object) && head.length === 1,
    );
    return head.includes(vessel.object) || (kind === 'leaning-on' && borne) ? head : [vessel.object];
  }
  // "toast on a plate, topped with mango": the toast is
  const topped = kind === 'with' && reader.sinceBreak === 0 && /^(?:topped|garnished|crowned|drizzled)/.test(words);
  if (topped && head.length > 0) return head;
  // "an onion and a bowl filled with tomatoes": the bowl is
  if (kind === 'of' || (kind === 'with' && /^(?:filled|full|brimming)/.test(words))) return [recent];
  // "a man looking at a whale using binoculars": he uses them
  const looked = draft.relations.find((relation) => relation.kind === 'facing' && relation.object === recent);
  if (words === 'using' && looked && isPerson(draft.subjects[looked.subject])) return [looked.subject];
  if (kind === 'holding' || kind === 'riding') {
    const riders = kind === 'riding' ? group.filter((index) => isPerson(draft.subjects[index])) : [];
    // "a man and a woman riding horses": both of them
    if (riders.length > 1) return riders;
    const doer = [...group, ...head].find((index) => isAlive(draft.subjects[index]) || isFigure(draft.subjects[index]));
    return doer === undefined ? [recent] : [doer];
  }
  const whole = kind === 'on' || kind === 'inside' || kind === 'with' || head.length === 0 ? group : head;
  const lastOfWhole = draft.subjects[whole.at(-1) ?? -1];
  // "a house and a dog under a tree": only the dog is
  return whole.filter((index) => {
    const subject = draft.subjects[index];
    return subject === lastOfWhole || sameSort(subject, lastOfWhole);
  });
}

/** A statue of somebody: it does what they do. */
function isFigure(subject: SubjectDraft | undefined): boolean {
  return is(subject?.concept, 'carved') && subject?.attributes.has('person') === true;
}

export function openLink(reader: Reader, kind: Link['kind'], words: string = kind): void {
  reader.joined = false;
  reader.afterIs = false;
  if (reader.nobody) {
    reader.link = { kind, words, from: [], reversed: false, ofNobody: true };
    return;
  }
  if (reader.head.length === 0) reader.head = [...reader.group];
  reader.link = { kind, words, from: linkFrom(reader, kind, words), reversed: false };
}

/** Relations and what they are from the other end. */
const inverses: ReadonlyMap<RelationKind, readonly RelationKind[]> = new Map<RelationKind, readonly RelationKind[]>([
  ['above', ['below', 'under']],
  ['below', ['above']],
  ['under', ['above']],
  ['behind', ['in-front-of']],
  ['in-front-of', ['behind']],
  ['left-of', ['right-of']],
  ['right-of', ['left-of']],
  ['facing', ['facing']],
]);

/** "a cat on a chair, next to the chair": what is nearer says it already. */
function saysTheSame(before: Relation, next: Relation): boolean {
  if (next.kind === 'beside') return true;
  if (before.subject === next.subject) return before.kind === next.kind;
  return inverses.get(before.kind)?.includes(next.kind) === true;
}

export function relate(reader: Reader, kind: RelationKind, subject: number, object: number, part?: string): void {
  const { relations } = reader.draft;
  const known = relations.findIndex(
    (relation) =>
      (relation.subject === subject && relation.object === object) ||
      (relation.subject === object && relation.object === subject),
  );
  const before = relations[known];
  if (subject === object) return;
  // "bigger than the two on either side of it": that says more than beside it
  const narrower = before?.kind === 'beside' && kind === 'between';
  if (before && !narrower && !reader.vague.has(before)) {
    const next = { kind, subject, object };
    if (!saysTheSame(before, next)) lose(reader.draft, next, `they are told as ${before.kind} already`);
    return;
  }
  if (before) relations.splice(known, 1);
  relations.push({ kind, subject, object, ...(part && { part }) });
  // "a shelf with a candle inside a jar": in the jar, and no longer on the shelf
  const elsewhere = relations.findIndex(
    (one) => reader.vague.has(one) && one.subject === subject && one.kind === 'on' && one.object !== object,
  );
  if (elsewhere < 0 || (kind !== 'inside' && !(kind === 'on' && reader.paragraph))) return;
  const [gone] = relations.splice(elsewhere, 1);
  // "a shelf with a candle on a plate": then the plate is on the shelf
  const below = reader.draft.subjects[object]?.entry;
  const small = (below?.kind === 'object' || below?.kind === 'food') && below.height < 0.3;
  if (gone && kind === 'on' && small && !relations.some((one) => one.subject === object && one.kind === 'on')) {
    const moved: Relation = { kind: 'on', subject: object, object: gone.object };
    reader.vague.add(moved);
    relations.push(moved);
  }
}

/** "as tall as", "twice the size of": how one compares to the other. */
function ratioIn(words = ''): number | undefined {
  if (words.endsWith('er than')) return /small|short/.test(words) ? AT_LEAST.smaller : AT_LEAST.bigger;
  if (!/^as (?:tall|big|large|high|small) as$|size of$|^(?:twice|half) as/.test(words)) return undefined;
  return words.startsWith('twice') ? 2 : words.startsWith('half') ? 0.5 : 1;
}

/** It was named before others of a list, and said to be somewhere already. */
function isPutAlready({ draft, paragraph, vague }: Reader, { kind, from }: Link, index: number): boolean {
  if (!paragraph || (kind !== 'on' && kind !== 'inside') || from.length < 2 || index === from.at(-1)) return false;
  return draft.relations.some(
    (one) => one.subject === index && !vague.has(one) && (one.kind === 'on' || one.kind === 'inside'),
  );
}

/** Ties what was just named to what the preposition speaks of. */
export function applyLink(reader: Reader, made: Link, index: number): void {
  const { subjects, relations } = reader.draft;
  const object = subjects[index] as SubjectDraft;
  // several riders of several horses have one each
  if (made.kind === 'riding' && made.from.length > 1 && object.uncounted && object.count > 1) {
    object.count = 1;
    for (const [at, rider] of made.from.entries()) {
      const own = at === 0 ? index : subjects.push({ ...object, attributes: new Set(object.attributes) }) - 1;
      relations.push({ kind: 'riding', subject: rider, object: own });
    }
    return;
  }
  // "in the back of a truck": there, and not at its wheel
  if (made.kind === 'inside' && /\bback\b/.test(made.words ?? '') && object.entry?.kind === 'vehicle')
    reader.partOfNext = 'back';
  for (const from of made.from) {
    const subject = subjects[from] as SubjectDraft;
    // "a laptop on her knees, a mug on the table": only the mug
    if (isPutAlready(reader, made, from)) continue;
    const sided = ASIDE.test(made.words ?? '') && made.kind === 'beside' && (made.from.length > 1 || subject.count > 1);
    const relation = sided
      ? ({ kind: 'between', backwards: true } as const)
      : relationOf(made.kind, subject, object, made.words, reader.partOfNext);
    if (relation === undefined) continue;
    const backwards = relation.backwards !== made.reversed;
    // two women drinking coffee have a cup each
    if (relation.kind === 'holding' && object.uncounted) object.count = Math.max(object.count, subject.count);
    relate(
      reader,
      relation.kind,
      backwards ? index : from,
      backwards ? from : index,
      backwards ? undefined : reader.partOfNext,
    );
    const told = reader.draft.relations.at(-1);
    const ratio = ratioIn(made.words);
    if (told && ratio !== undefined && told.subject === from && told.object === index)
      reader.draft.relations.splice(-1, 1, { ...told, ratio });
    if (told && (made.kind === 'with' || made.kind === 'of')) reader.vague.add(told);
  }
  // "a battle between a knight and a dragon": nothing stands between them
  const apart = made.kind === 'with' || made.kind === 'of' || made.kind === 'between';
  if (made.from.length === 0 && !apart && !made.ofNobody) reader.fronted = { kind: made.kind, object: index };
  reader.partOfNext = undefined;
}

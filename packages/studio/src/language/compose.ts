import type { RelationKind, Subject } from './brief.js';
import type { Catalogue } from './catalogue.js';
import { createBriefDraft, isAlive, isPerson } from './draft.js';
import type { BriefDraft, SubjectDraft } from './draft.js';
import { isUnchanging } from './inflection.js';
import type { Tag } from './tagging.js';
import { accessories, isAdjective, isNoun, naturalColours, sameSort } from './word-classes.js';
import { relationOf } from './belonging.js';
import { SEVERAL } from './vocabulary/amounts.js';
import { colourOrThing } from './vocabulary/colours.js';
import { featureThings } from './vocabulary/features.js';
import type { Meaning, Thing } from './vocabulary/meaning.js';

/** Words that were read and wait for their noun. */
interface Waiting {
  article?: 'one' | 'the' | undefined;
  count?: number | undefined;
  colours: { hex: string; words: string }[];
  size?: NonNullable<Subject['size']> | undefined;
  attributes: string[];
}

/** A preposition that waits for its object. */
interface Link {
  readonly kind: RelationKind | 'with' | 'of';
  readonly from: readonly number[];
  /** "behind it a tree": what comes is behind what was. */
  reversed: boolean;
}

const MAXIMUM_SUBJECTS = 24;
const MAXIMUM_COUNT = 60;
const pronouns = new Set(['it', 'him', 'them', 'her']);

function freshWaiting(): Waiting {
  return { colours: [], attributes: [] };
}

/** Places that are said without a preposition: a whale underwater is a whale. */
const whereabouts = new Set(['underwater', 'outdoors', 'indoors', 'outside', 'downtown', 'ashore', 'offshore']);

/** Reads the tagged prompt from left to right and hangs every word where it belongs. */
export function compose(tags: readonly Tag[], catalogue: Catalogue): BriefDraft {
  const draft = createBriefDraft();
  const { subjects } = draft;
  let waiting = freshWaiting();
  let link: Link | undefined;
  let lastLink: Link | undefined;
  let fronted: { kind: RelationKind; object: number } | undefined;
  let negated = 'no' as 'no' | 'next' | 'after';
  let joined = false;
  let wearing = false;
  /** Coordinated subjects that were named last. */
  let group: number[] = [];
  /** What the sentence is about: the group before its first preposition. */
  let head: number[] = [];
  let sinceBreak = 0;
  /** "on the left a mill": said before its thing. */
  let nextPlace: Subject['place'];
  /** "made of": the next thing is what the last one consists of. */
  let material = false;
  /** Clothes that were just named: an adjective may follow them. */
  let lastWorn: { readonly wearer: SubjectDraft; readonly worn: string } | undefined;
  let lastNoun = 'none' as 'subject' | 'scenery' | 'none';

  const last = (): SubjectDraft | undefined => subjects[group.at(-1) ?? -1];
  const note = (words: string, as: string): void => void draft.understood.push({ words, as });

  /** Adjectives after their noun: "the house is red", "un chat noir". */
  function settle(): void {
    const subject = lastNoun === 'subject' ? last() : undefined;
    if (subject && !waiting.article && waiting.count === undefined) {
      const colour = waiting.colours[0];
      if (colour && lastWorn) dye(lastWorn.wearer, lastWorn.worn, colour);
      else if (colour && subject.colour === undefined) subject.colour = colour.hex;
      if (waiting.size && subject.size === undefined) subject.size = waiting.size;
      for (const attribute of waiting.attributes) subject.attributes.add(attribute);
    } else if (!subject) for (const { hex } of waiting.colours) draft.colours.add(hex);
    waiting = freshWaiting();
  }

  /** The next noun after adjectives, or undefined when a preposition, a break or the end comes first. */
  function nounAfter(index: number): Tag | undefined {
    for (let next = index + 1; next < tags.length; next++) {
      const candidate = tags[next];
      if (candidate?.kind !== 'word') return undefined;
      const meaning = candidate.meaning;
      if (
        isNoun(candidate) &&
        !(isAdjective(meaning) && meaning?.things === undefined && meaning?.setting === undefined)
      )
        return candidate;
      if (meaning?.role === 'palette') return candidate;
      const joins = meaning?.role === 'and' && isAdjective(tags[next + 1]?.meaning);
      if (!joins && !isAdjective(meaning)) return undefined;
    }
    return undefined;
  }

  function linkFrom(kind: Link['kind']): number[] {
    const recent = group.at(-1);
    if (recent === undefined) return [];
    // "a man reading a book in an armchair": the man is in it
    const holder = draft.relations.find((relation) => relation.kind === 'holding' && relation.object === recent);
    if (holder) return [holder.subject];
    if (kind === 'holding' || kind === 'riding') {
      const doers = [...group, ...head].filter((index) => isAlive(subjects[index]));
      const doer = doers[0];
      return doer === undefined ? [recent] : [doer];
    }
    const whole =
      kind === 'on' || kind === 'inside' || kind === 'with' || kind === 'of' || head.length === 0 ? group : head;
    const lastOfWhole = subjects[whole.at(-1) ?? -1];
    // "a house and a dog under a tree": only the dog is
    return whole.filter((index) => {
      const subject = subjects[index];
      return subject === lastOfWhole || sameSort(subject, lastOfWhole);
    });
  }

  function openLink(kind: Link['kind']): void {
    settle();
    if (head.length === 0) head = [...group];
    link = { kind, from: linkFrom(kind), reversed: false };
    joined = false;
  }

  function relate(kind: RelationKind, subject: number, object: number): void {
    const known = draft.relations.some((relation) => relation.subject === subject && relation.object === object);
    if (subject !== object && !known) draft.relations.push({ kind, subject, object });
  }

  function applyLink(made: Link, index: number): void {
    const object = subjects[index] as SubjectDraft;
    for (const from of made.from) {
      const subject = subjects[from] as SubjectDraft;
      const relation = relationOf(made.kind, subject, object);
      if (relation === undefined) continue;
      const backwards = relation.backwards !== made.reversed;
      // two women drinking coffee have a cup each
      if (relation.kind === 'holding' && object.uncounted) object.count = Math.max(object.count, subject.count);
      relate(relation.kind, backwards ? index : from, backwards ? from : index);
    }
    if (made.from.length === 0 && made.kind !== 'with' && made.kind !== 'of')
      fronted = { kind: made.kind, object: index };
  }

  function addThing(thing: Thing, tag: Tag): void {
    if (subjects.length >= MAXIMUM_SUBJECTS) return;
    // "loaves of bread"
    if (link?.kind === 'of' && link.from.some((from) => subjects[from]?.concept === thing.concept)) return;
    const entry = catalogue.find(thing.concept);
    const bare = waiting.article === undefined && waiting.count === undefined;
    const afterSetting = link?.kind === 'of' && lastNoun === 'scenery';
    const many = tag.plural || (bare && isUnchanging(tag.words));
    const usual = thing.count ?? (many ? (afterSetting ? 12 : SEVERAL) : 1);
    const [colour, second] = waiting.colours;
    const subject: SubjectDraft = {
      concept: thing.concept,
      words: tag.words,
      count: Math.min(MAXIMUM_COUNT, waiting.count ?? usual),
      uncounted: waiting.count === undefined && waiting.article !== 'one',
      attributes: new Set([...(thing.attributes ?? []), ...waiting.attributes]),
      ...(colour && { colour: colour.hex }),
      ...(waiting.size && { size: waiting.size }),
      ...(nextPlace && { place: nextPlace }),
      ...(entry && { entry }),
    };
    if (second) subject.attributes.add(`${second.words.replaceAll(' ', '-')}-accents`);
    // 🐱🐱🐱 and "a cat, a cat": more of the same
    const twin = last();
    if (
      !link &&
      bare &&
      twin?.concept === subject.concept &&
      twin.words === subject.words &&
      twin.colour === subject.colour &&
      twin.uncounted
    ) {
      twin.count = Math.min(MAXIMUM_COUNT, twin.count + subject.count);
      return;
    }
    nextPlace = undefined;
    subjects.push(subject);
    const index = subjects.length - 1;
    note(tag.words, `${subject.count} × ${subject.concept}${subject.colour ? ` (${subject.colour})` : ''}`);
    if (link) {
      applyLink(link, index);
      lastLink = link;
      group = link.from.length === 0 ? [] : [index];
      link = undefined;
    } else if (
      joined &&
      lastLink &&
      (lastLink.kind === 'with' || lastLink.kind === 'holding' || lastLink.kind === 'of')
    ) {
      applyLink(lastLink, index);
      group = [...group, index];
    } else {
      group = joined ? [...group, index] : [index];
      if (!joined) head = [];
      lastLink = undefined;
      if (fronted) {
        relate(fronted.kind, index, fronted.object);
        fronted = undefined;
      }
    }
    if (group.length === 0) group = [index];
  }

  function addThings(tag: Tag, things: readonly Thing[]): void {
    for (const [position, thing] of things.entries()) {
      if (position > 0) joined = true;
      addThing(thing, tag);
    }
    lastNoun = 'subject';
    endNoun();
  }

  function endNoun(): void {
    lastWorn = undefined;
    material = false;
    waiting = freshWaiting();
    link = undefined;
    joined = false;
    wearing = false;
    sinceBreak++;
    if (negated === 'next') negated = 'after';
  }

  function refuse(tag: Tag): void {
    const { things, features, weather, setting, worn, part } = tag.meaning ?? {};
    const names =
      things?.map(({ concept }) => (concept === 'person' || concept === 'couple' ? 'people' : concept)) ??
      features ??
      [];
    for (const name of names) draft.absent.add(name);
    if (names.length === 0) draft.absent.add(weather ?? setting ?? worn ?? part ?? tag.words);
    note(tag.words, 'absent');
    lastNoun = 'none';
    endNoun();
  }

  /** Time, weather, mood and the like belong to the whole picture. */
  function addScenery(tag: Tag, meaning: Meaning): boolean {
    const told: string[] = [];
    if (meaning.setting) {
      draft.settings.push({ setting: meaning.setting, words: tag.words });
      told.push(`setting ${meaning.setting}`);
    }
    if (meaning.implies) draft.implied.push(meaning.implies);
    if (meaning.brings) draft.brought.push(meaning.brings);
    for (const key of ['time', 'weather', 'season', 'mood', 'camera', 'look'] as const) {
      const value = meaning[key];
      if (value === undefined) continue;
      if (draft[key] === undefined) Object.assign(draft, { [key]: value });
      told.push(`${key} ${value}`);
    }
    for (const feature of meaning.features ?? []) {
      draft.features.add(feature);
      told.push(feature);
    }
    for (const name of meaning.absent ?? []) {
      draft.absent.add(name);
      told.push(`no ${name}`);
    }
    if (told.length > 0) note(tag.words, told.join(', '));
    return told.length > 0;
  }

  /** "flowers" are scenery, "three red flowers" are subjects. */
  function asThings(tag: Tag, meaning: Meaning): readonly Thing[] | undefined {
    const feature = meaning.features?.[0] ?? '';
    const concept = meaning.things?.[0]?.concept ?? featureThings.get(feature);
    if (concept === undefined || !catalogue.find(concept)) return undefined;
    const counted = waiting.count !== undefined || waiting.article === 'one' || waiting.colours.length > 0;
    const touched =
      link !== undefined &&
      link.kind !== 'with' &&
      link.kind !== 'of' &&
      link.kind !== 'inside' &&
      link.from.length > 0;
    const contained = link?.kind === 'with' || link?.kind === 'of' || link?.kind === 'holding';
    const holder =
      contained && link?.from.some((index) => subjects[index]?.entry?.kind === 'object' || isAlive(subjects[index]));
    if (!counted && !touched && !holder) return undefined;
    return [{ concept, count: tag.words.endsWith('s') ? SEVERAL : 1 }];
  }

  function dye(wearer: SubjectDraft, worn: string, colour: { readonly hex: string; readonly words: string }): void {
    wearer.attributes.add(`${colour.words.replaceAll(' ', '-')}-${worn}`);
    if (isPerson(wearer) && wearer.colour === undefined && !accessories.has(worn)) wearer.colour = colour.hex;
  }

  function addWorn(tag: Tag, worn: string): boolean {
    const wearer = [...group]
      .toReversed()
      .concat(head)
      .map((index) => subjects[index])
      .find(isAlive);
    const linked =
      wearing ||
      link?.kind === 'with' ||
      link?.kind === 'inside' ||
      (joined && lastNoun === 'subject' && wearer !== undefined && tag.meaning?.things === undefined);
    if (!wearer || !linked) return false;
    wearer.attributes.add(worn);
    const colour = waiting.colours[0];
    if (colour) dye(wearer, worn, colour);
    for (const attribute of waiting.attributes) wearer.attributes.add(`${attribute}-${worn}`);
    note(tag.words, `worn by ${wearer.concept}`);
    endNoun();
    lastWorn = { wearer, worn };
    return true;
  }

  function addPart(tag: Tag, part: string): void {
    const owner = lastNoun === 'subject' && part !== 'body' ? last() : undefined;
    if (owner) {
      owner.attributes.add(part);
      const colour = waiting.colours[0];
      if (colour) owner.attributes.add(`${colour.words.replaceAll(' ', '-')}-${part}`);
      for (const attribute of waiting.attributes) owner.attributes.add(`${attribute}-${part}`);
      note(tag.words, `part of ${owner.concept}`);
    }
    lastLink = link ?? lastLink;
    endNoun();
  }

  /** "with a red roof and a green door": both are parts. */
  function partFollows(): boolean {
    return link?.kind === 'with' || (joined && lastLink?.kind === 'with');
  }

  /** "a cat statue", "a woman astronaut": the first noun describes the second. */
  function describesNext(tag: Tag, index: number): boolean {
    const next = tags[index + 1];
    if (tag.plural || next?.kind !== 'word' || isAdjective(next.meaning)) return false;
    // "a koi pond" is a pond; "a bear on ice" is no ice
    const place = next.meaning?.setting !== undefined && !next.words.includes(' ') && !whereabouts.has(next.words);
    return place || next.meaning?.things !== undefined;
  }

  function readNoun(tag: Tag, meaning: Meaning, index: number): void {
    if (meaning.things !== undefined && meaning.features === undefined && describesNext(tag, index)) {
      for (const { concept, attributes = [] } of meaning.things) {
        waiting.attributes.push(...attributes, ...(concept === 'person' ? [] : [concept]));
      }
      return;
    }
    if (negated === 'next') return refuse(tag);
    if (material && lastNoun === 'subject') {
      last()?.attributes.add(meaning.things?.[0]?.concept ?? tag.words);
      return endNoun();
    }
    if (meaning.worn !== undefined && addWorn(tag, meaning.worn)) return;
    if (meaning.part !== undefined && (meaning.things === undefined || partFollows()))
      return addPart(tag, meaning.part);
    const dual = meaning.features !== undefined ? asThings(tag, meaning) : undefined;
    if (dual) return addThings(tag, dual);
    if (meaning.things !== undefined && meaning.features === undefined) {
      addScenery(tag, meaning);
      return addThings(tag, meaning.things);
    }
    const told = addScenery(tag, meaning);
    if (meaning.colour && meaning.setting === 'studio') draft.backdrop = meaning.colour;
    else if (meaning.colour) draft.colours.add(meaning.colour);
    if (!told && meaning.worn !== undefined) draft.ignored.push(tag.words);
    for (const { hex, words } of waiting.colours) if (!naturalColours.has(words)) draft.colours.add(hex);
    if (meaning.setting === undefined && meaning.features === undefined) return endNoun();
    lastNoun = 'scenery';
    const kept = link?.kind === 'of' ? link : undefined;
    endNoun();
    link = kept;
  }

  function readAdjective(tag: Tag, meaning: Meaning, index: number): void {
    if (negated === 'next' && !nounAfter(index)) return refuse(tag);
    if (meaning.colour) waiting.colours.push({ hex: meaning.colour, words: tag.words });
    if (meaning.size) waiting.size = meaning.size;
    // kids fly their kites, not themselves
    if (meaning.action === 'flying' && lastNoun === 'subject' && isPerson(last())) return openLink('holding');
    const quality = meaning.attribute ?? meaning.action ?? (meaning.mood && nounAfter(index) ? tag.words : undefined);
    const { attribute: _attribute, ...rest } = meaning;
    addScenery(tag, rest);
    if (quality === undefined) return;
    const before = waiting.article !== undefined || waiting.count !== undefined || lastNoun !== 'subject';
    const prenominal =
      meaning.action === undefined ? nounAfter(index) !== undefined : before && nounAfter(index) !== undefined;
    if (prenominal) waiting.attributes.push(quality);
    else if (lastNoun === 'subject') for (const one of linkFrom('on')) subjects[one]?.attributes.add(quality);
  }

  function readPlace(tag: Tag, place: NonNullable<Subject['place']>, index: number): void {
    const colours = waiting.colours;
    if (place === 'background' && colours.length > 0 && !nounAfter(index)) {
      draft.settings.push({ setting: 'studio', words: tag.words });
      draft.backdrop = (colours[0] as { hex: string }).hex;
      note(tag.words, 'setting studio');
      waiting = freshWaiting();
      link = undefined;
      return;
    }
    const adjective = /^(?:distant|faraway|far off)$/.test(tag.words);
    const subject = last();
    if (!adjective && sinceBreak > 0) {
      if (lastNoun === 'subject' && subject && subject.place === undefined) subject.place = place;
      settle();
    } else nextPlace = place;
    note(tag.words, `place ${place}`);
    link = undefined;
  }

  function readGrammar(tag: Tag, meaning: Meaning, index: number): void {
    switch (meaning.role) {
      case 'one':
      case 'the':
      case 'some':
        if (!joined || waiting.colours.length === 0) settle();
        waiting.article = meaning.role === 'one' ? 'one' : meaning.role === 'the' ? 'the' : undefined;
        return;
      case 'and':
        // "red and white" goes on, "the house is red and the car blue" does not
        if (!isAdjective(tags[index + 1]?.meaning)) settle();
        joined = true;
        return;
      case 'of':
        return openLink('of');
      case 'with':
        return openLink('with');
      case 'in':
        return openLink('inside');
      case 'made':
        settle();
        material = true;
        return;
      case 'wearing':
        openLink('with');
        wearing = true;
        return;
      case 'without':
        settle();
        link = undefined;
        negated = 'next';
        return;
      case 'palette':
        for (const { hex } of waiting.colours) draft.colours.add(hex);
        waiting = freshWaiting();
        link = undefined;
        lastNoun = 'none';
        addScenery(tag, meaning);
        return;
      default:
        if (link && pronouns.has(tag.words)) link.reversed = true;
        addScenery(tag, meaning);
    }
  }

  for (const [index, tag] of tags.entries()) {
    if (tag.kind === 'break') {
      settle();
      if (/[.;!?|\n]/.test(tag.words)) {
        group = [];
        head = [];
        lastLink = undefined;
        lastNoun = 'none';
      } else joined = lastNoun === 'subject';
      negated = 'no';
      link = undefined;
      sinceBreak = 0;
      continue;
    }
    if (tag.kind === 'lettering') continue;
    const meaning = tag.meaning;
    if (negated === 'after' && meaning?.role !== 'and') negated = 'no';
    if (negated === 'after') {
      negated = 'next';
      continue;
    }
    if (meaning === undefined) {
      readUnknown(tag, index);
      continue;
    }
    const ambiguous = isAdjective(meaning) && (meaning.things !== undefined || colourOrThing.has(tag.words));
    const adjectiveHere = ambiguous && nounAfter(index) !== undefined && !followsOwnNoun(index);
    const lookAsThing = meaning.look !== undefined && meaning.things !== undefined;
    if (lookAsThing && waiting.article !== 'one' && waiting.count === undefined) {
      addScenery(tag, { look: meaning.look });
    } else if (meaning.count !== undefined) {
      if (joined && waiting.colours.length === 0) settle();
      else if (!joined) settle();
      waiting.count = meaning.count;
    } else if (meaning.relation !== undefined) {
      if (meaning.action !== undefined && lastNoun === 'subject') last()?.attributes.add(meaning.action);
      if (meaning.action !== undefined) addScenery(tag, { ...(meaning.implies && { implies: meaning.implies }) });
      openLink(meaning.relation);
    } else if (meaning.place !== undefined) readPlace(tag, meaning.place, index);
    else if (meaning.role !== undefined) readGrammar(tag, meaning, index);
    else if (
      isAdjective(meaning) &&
      (meaning.things === undefined || adjectiveHere) &&
      !(meaning.setting && !adjectiveHere)
    )
      readAdjective(tag, meaning, index);
    else if (meaning.things || meaning.worn || meaning.part || meaning.setting || meaning.features)
      readNoun(tag, meaning, index);
    else if (negated === 'next') refuse(tag);
    else {
      addScenery(tag, meaning);
      // "a beach at night": the night takes the preposition
      link = undefined;
    }
  }
  settle();
  return draft;

  /** "a rose, a glass": an article stood directly before it and no noun follows. */
  function followsOwnNoun(index: number): boolean {
    const next = tags[index + 1];
    return next?.kind !== 'word';
  }

  function readUnknown(tag: Tag, index: number): void {
    if (negated === 'next') return refuse(tag);
    // an unlisted word before a noun describes it: "a whimsy-eyed cat"
    if (nounAfter(index) && !tag.words.endsWith('ly')) waiting.attributes.push(tag.words);
    else {
      draft.ignored.push(tag.words);
      link = undefined;
      waiting = freshWaiting();
      lastNoun = 'none';
    }
  }
}

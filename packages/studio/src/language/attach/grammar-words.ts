import { findPronoun, standsFor, thingsAbout } from '../coreference.js';
import { offerOf } from '../../catalogue/affordances.js';
import { is } from '../../catalogue/traits.js';
import { isAlive } from '../draft.js';
import type { Reader } from '../reader.js';
import { ASIDE, lastSubject, openLink, relate } from '../reader.js';
import type { Tag } from '../tagging.js';
import type { Meaning } from '../vocabulary/meaning.js';
import { backToHead } from './deeds.js';
import { isDepiction } from './things.js';
import { addScenery } from './scenery.js';
import { standAsThing } from './substances.js';
import { putIntoHost } from './whereabouts.js';

/** What follows is thought of, not seen. */
const spokenOf =
  /^(?:(?:the )?(?:contrast|difference|relationship|distinction|juxtaposition)|focus|intent|concentrat|contrast|entic|invit|beckon|encourag|allow|attract|(?:the )?vantage|stand|(?:the )?attention|fixed|coated|drizzled|smeared|slathered|glazed|doused|drenched|possibly|potentially|perhaps|likely|most likely|probably|presumably|maybe|from the perspective|hint|\w+ reveal|suggest|indicat|ready to|about to|waiting to|prepared to|awaiting|in preparation|preparations|(?:the )?anticipation|almost like|much like|just like|akin|evidence|evo[kc]|symboli|represent|signif|tell|ready for|as if|as though|known|made famous|in search|dream|think|about|named|instead|rather|serv|acting|acts|used as|doubl)/;

const pronouns = new Set(['it', 'him', 'them', 'her', 'they', 'he', 'she']);

export function readGrammar(reader: Reader, tag: Tag, meaning: Meaning, closes: boolean): void {
  switch (meaning.role) {
    case 'and':
      reader.joined = true;
      reader.listed = false;
      return;
    case 'of':
      // "at the centre of the table" is on it
      if (reader.middle) return openLink(reader, 'on', 'centre of');
      // "on the surface of a table" is on the table
      if (reader.link && reader.link.kind !== 'with' && reader.link.kind !== 'of') return undefined;
      return reader.partOfNext === undefined ? openLink(reader, 'of') : undefined;
    case 'with':
      // "depicting the features of a face": a noun
      if (tag.words === 'features' && reader.link?.kind === 'of') return undefined;
      return openLink(reader, 'with', tag.words);
    case 'in':
      return openLink(reader, 'inside');
    case 'like':
      // "a comic about a car": that is what it shows
      if (tag.words === 'about' && reader.draft.subjects.length === 0) return;
      reader.likely = /^(?:possibly|potentially|perhaps|likely|most likely|probably|presumably|maybe)/.test(tag.words);
      reader.asideOnce = /^(?:stand|serv|acting|acts|used as|doubl)/.test(tag.words);
      if (spokenOf.test(tag.words)) reader.aside = true;
      else reader.like = /(?:latte|foam) art|foamy depiction/.test(tag.words) ? 'shown' : 'shaped';
      return;
    case 'made':
      // "a mane made of rope": the mane alone
      if (reader.ofPart) reader.aside = true;
      else {
        standAsThing(reader);
        reader.material = true;
      }
      return;
    case 'wearing':
      backToWearer(reader);
      openLink(reader, 'with');
      reader.wearing = true;
      return;
    case 'without':
      reader.link = undefined;
      reader.negated = 'next';
      return;
    case 'palette':
      reader.link = undefined;
      reader.lastNoun = 'none';
      addScenery(reader, tag.words, meaning);
      return;
    case 'is':
      reader.afterIs = true;
      // "a man beside a truck, which is painted red": the truck is
      if (/^(?:which|that) /.test(tag.words)) reader.joined = false;
      // "the wall behind the pieces of equipment is painted blue": the wall is
      else if (reader.paragraph && reader.lastNoun === 'none' && reader.head.length === 1 && !reader.nobody) {
        reader.group = [...reader.head];
        reader.lastNoun = 'subject';
      }
      return;
    default:
      if (tag.words === 'from') {
        reader.from = true;
        // "through a straw from an orange": nobody is in the orange
        if (reader.link?.kind === 'inside' && reader.paragraph) reader.link = undefined;
      }
      // "branches that rise like flames": a comparison, in prose
      if (tag.words === 'like' && reader.paragraph) reader.aside = true;
      if (tag.words === 'which') frontedBy(reader);
      if (/^(?:while|as|when)$/.test(tag.words)) backToHead(reader);
      if (pronouns.has(tag.words)) readPronoun(reader, tag.words, closes);
      if (tag.words === 'each other' || tag.words === 'one another') faceEachOther(reader);
      if (/^(?:depicting|depicts|showing)$/.test(tag.words)) depict(reader);
      addScenery(reader, tag.words, meaning);
  }
}

/** "a plate, upon which lies a fork": what comes is on the plate. */
function frontedBy(reader: Reader): void {
  reader.joined = false;
  const { link, draft } = reader;
  const host = link?.from.at(-1);
  // "its steeple, which houses clocks": the clause is about the steeple
  reader.sinceBreak++;
  if (!link || host === undefined || link.kind === 'with' || link.kind === 'of') return;
  const inVessel = link.kind === 'inside' && offerOf(draft.subjects[host]?.concept ?? '').vessel === true;
  reader.fronted = link.kind !== 'inside' || inVessel ? { kind: link.kind, object: host } : undefined;
  reader.link = undefined;
}

/** "a statue with a crown and wearing a shirt": the statue wears it, not its crown. */
function backToWearer(reader: Reader): void {
  const { draft, head, joined } = reader;
  const wears = (index: number): boolean => {
    const subject = draft.subjects[index];
    return isAlive(subject) || is(subject?.concept, 'wears');
  };
  if (!joined || reader.group.some(wears) || !head.some(wears)) return;
  reader.group = [...head];
  reader.lastNoun = 'subject';
}

/** "two cats looking at each other": all of them do it to the others. */
function faceEachOther(reader: Reader): void {
  const { link } = reader;
  const those = link && link.from.length > 0 ? link.from : reader.group;
  reader.link = undefined;
  const kind = link && link.kind !== 'with' && link.kind !== 'of' ? link.kind : 'facing';
  const turned = kind === 'facing' || kind === 'following' || kind === 'holding';
  const [first, second] = those.length > 1 ? those : [];
  // "three elephants standing on top of each other"
  const [only] = those.length === 1 ? those : [];
  const several = reader.draft.subjects[only ?? -1];
  if (several && several.count > 1 && kind === 'on') several.arrangement ??= 'stack';
  // "two cats looking at each other": one of them, and the other
  if (only !== undefined && several?.count === 2 && turned && several.entry?.kind === 'animal') {
    several.count = 1;
    const other = reader.draft.subjects.push({ ...several, attributes: new Set(several.attributes) }) - 1;
    relate(reader, 'facing', only, other);
  }
  if (first !== undefined && second !== undefined) relate(reader, turned ? 'facing' : kind, first, second);
}

/** "a statue of marble, depicting a man": what follows is shown by it, and not there itself. */
function depict(reader: Reader): void {
  const shows = reader.draft.subjects.findLastIndex(({ concept }) => isDepiction(concept) || is(concept, 'art'));
  if (shows >= 0) reader.link = { kind: 'of', from: [shows], reversed: false };
}

/** "behind it a tree", "it is red", "with a dog behind it": a pronoun is what it stands for. */
export function readPronoun(reader: Reader, word: string, closes: boolean): void {
  if (flankIt(reader)) return;
  if (reader.link && reader.link.from.length > 0 && reader.sinceBreak > 0) {
    const { kind } = reader.link;
    if (word === 'it' && flowerOn(reader, kind)) return;
    // "a plane with a truck behind it": the truck is, whatever the clause is about
    const { lastLink } = reader;
    // "with a brown lid and a sink behind it": the sink, and not what has both
    const had = reader.group.filter((one) => !lastLink?.from.includes(one));
    const from = lastLink?.kind === 'with' ? (had.length > 0 ? had : reader.group) : reader.link.from;
    const host = kind === 'on' || kind === 'inside' || kind === 'hanging-on' ? kind : undefined;
    if ((word === 'it' || word === 'them') && host && putIntoHost(reader, host)) {
      reader.link = undefined;
      return;
    }
    // "a van with a cityscape painted on it": nothing that stands elsewhere is on the van, nor the van on that
    if (host && reader.lastLink?.kind === 'with' && reader.lastNoun === 'scenery') {
      reader.link = undefined;
      return;
    }
    const other = closes && kind !== 'with' && kind !== 'of' ? otherThan(reader, from, word) : undefined;
    if (other === undefined || kind === 'with' || kind === 'of') {
      reader.link.reversed = true;
      return;
    }
    const [first] = from;
    // "a radiator is in a room, and a cat lies in front of it": the cat does
    if (from.length === 1 && first !== undefined && isToldLater(reader, word, first, other))
      relate(reader, kind, other, first);
    else for (const one of from) relate(reader, kind, one, other);
    reader.link = undefined;
    return;
  }
  // "below them a desk": below the things before
  const index = findPronoun(reader, word) ?? (word === 'them' && reader.link ? thingsAbout(reader)?.[0] : undefined);
  const those = index === undefined && reader.paragraph && word === 'they' ? thingsAbout(reader) : undefined;
  if (those && !reader.link) {
    // "a stapler beside a saw … they sit on a desk": both of them
    reader.group = [...those];
    reader.head = [];
    reader.lastNoun = 'subject';
  }
  if (index === undefined) return;
  if (reader.link) {
    reader.fronted =
      reader.link.kind === 'with' || reader.link.kind === 'of' ? undefined : { kind: reader.link.kind, object: index };
    reader.link = undefined;
    return;
  }
  reader.group = [index];
  reader.head = [];
  reader.lastNoun = 'subject';
}

/** Somebody new was named since, of whom nothing else is said with what "it" can stand for. */
function isToldLater({ draft }: Reader, word: string, first: number, other: number): boolean {
  const subject = draft.subjects[first];
  const together = draft.relations.some(
    (one) => (one.subject === first && one.object === other) || (one.subject === other && one.object === first),
  );
  return other > first && !together && /^(?:it|them)$/.test(word) && subject !== undefined && standsFor(word, subject);
}

/** "two monitors on either side of it": of what the sentences speak of. */
function flankIt(reader: Reader): boolean {
  const { link, topic, head } = reader;
  if (link?.kind !== 'beside' || !ASIDE.test(link.words ?? '') || link.from.length === 0) return false;
  const host = [topic, ...head, otherThan(reader, link.from)].find(
    (index) => index !== undefined && !link.from.includes(index),
  );
  reader.link = undefined;
  if (host !== undefined) for (const one of link.from) relate(reader, 'between', host, one);
  return true;
}

/** "a van with flowers painted on it": a pattern, and nothing grows. */
function flowerOn(reader: Reader, kind: string): boolean {
  const { draft, lastNoun } = reader;
  const subject = lastSubject(reader);
  if (!subject || lastNoun !== 'scenery' || (kind !== 'on' && kind !== 'hanging-on')) return false;
  if (isAlive(subject) || !draft.understood.at(-1)?.as.split(', ').includes('flowers')) return false;
  draft.features.delete('flowers');
  subject.pattern ??= 'floral';
  reader.link = undefined;
  return true;
}

/** What "it" is where something else is said to be behind it: what has that, or what was named before. */
function otherThan({ lastLink, draft }: Reader, from: readonly number[], word = 'it'): number | undefined {
  const somebody = /^(?:him|her)$/.test(word)
    ? draft.subjects.findLastIndex((subject, index) => !from.includes(index) && standsFor(word, subject))
    : -1;
  if (somebody >= 0) return somebody;
  const had = lastLink?.kind === 'with' ? lastLink.from.find((index) => !from.includes(index)) : undefined;
  const before = draft.subjects.findLastIndex((_, index) => !from.includes(index));
  return had ?? (before < 0 ? undefined : before);
}

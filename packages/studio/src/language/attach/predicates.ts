import type { NounPhrase, Phrase, Quality } from '../phrase.js';
import type { Reader } from '../reader.js';
import { endNoun, lastSubject, linkFrom, note, paintWalls } from '../reader.js';
import { fieldsOf } from '../qualities.js';
import { colourOrThing } from '../vocabulary/colours.js';
import { dye, wearsColour } from './worn.js';

/** The colours of a phrase that says nothing else: "gold", "purple and pink". */
export function bareColours(phrase: Phrase | undefined): readonly string[] | undefined {
  if (phrase === undefined || phrase.kind === 'word') return undefined;
  const said = phrase.determiner ?? phrase.count ?? phrase.size;
  if (said !== undefined) return undefined;
  const named = phrase.attributes.filter((one) => one !== 'gold' && one !== 'golden' && one !== 'silver');
  const hexes = phrase.colours.map(({ hex }) => hex);
  if (phrase.kind === 'quality') return hexes.length > 0 && named.length === 0 ? hexes : undefined;
  const own = colourOrThing.has(phrase.head.words) ? phrase.head.meaning?.colour : undefined;
  return own !== undefined && named.length + phrase.nouns.length === 0 ? [...hexes, own] : undefined;
}

export function asQuality(phrase: NounPhrase): Quality {
  const { head, nouns: _nouns, kind: _kind, ...rest } = phrase;
  const own = head.meaning?.colour;
  return {
    ...rest,
    kind: 'quality',
    colours: [...phrase.colours, ...(own === undefined ? [] : [{ hex: own, words: head.words }])],
  };
}

/** "…, gold and green": two colours or more between commas, and nothing else, are the picture's. */
export function paletteFrom(phrases: readonly Phrase[], index: number): { colours: string[]; end: number } | undefined {
  if (!isBreak(phrases[index - 1]) || bareColours(phrases[index - 2])) return undefined;
  const colours: string[] = [];
  let at = index;
  for (; at < phrases.length; at++) {
    const phrase = phrases[at];
    const found = bareColours(phrase);
    if (found) colours.push(...found);
    else if (phrase?.kind !== 'word' || phrase.tag.meaning?.role !== 'and') break;
  }
  const closed = at === phrases.length || isBreak(phrases[at]);
  return closed && new Set(colours).size > 1 ? { colours, end: at } : undefined;
}

/** Adjectives after their noun, or of nothing in particular. */
export function readQuality(reader: Reader, phrase: Quality, phrases: readonly Phrase[], index: number): void {
  const { draft } = reader;
  const next = phrases[index + 1];
  // "crafted from a lustrous bronze metal": no noun follows, and it is what the thing consists of
  const made = reader.material && reader.lastNoun === 'subject' ? lastSubject(reader) : undefined;
  const { material: of } = fieldsOf([...phrase.attributes, ...phrase.colours.map(({ words }) => words)], false);
  if (made && of !== undefined && reader.paragraph) {
    made.material ??= of;
    if (phrase.colours[0]) made.colour ??= phrase.colours[0].hex;
    reader.material = false;
    return;
  }
  if (reader.ofWalls && phrase.colours[0] && !reader.link) {
    return paintWalls(reader, phrase.colours[0].hex);
  }
  const background = next?.kind === 'word' && next.tag.meaning?.place === 'background';
  const colour = phrase.colours[0];
  // "a backdrop of pastel green tiles", "a floor of grey tiles": the walls or the floor are tiled
  if (colour && reader.paragraph && next?.kind === 'word' && /(?:^| )tiles?$/.test(next.tag.words)) {
    const floor = reader.link?.kind === 'of' && reader.lastNoun === 'scenery' && draft.features.has('floor');
    const hex = draft.features.has('pastel') ? paled(colour.hex) : colour.hex;
    draft.tints.push({ what: floor ? 'floor' : 'walls', colour: hex });
    return;
  }
  // "long shadows": they belong to a word that is not drawn
  if (next?.kind === 'word' && next.tag.meaning?.role === 'filler' && /s$|light|glow/.test(next.tag.words)) return;
  const alone = isBreak(phrases[index - 1]) && (next === undefined || isBreak(next));
  // "three triangles in blue, yellow and red": one of each
  const several = reader.dyed;
  if (several && phrase.colours.length > 0) {
    several.accents.push(...phrase.colours.map(({ hex }) => hex));
    several.attributes.add('each-its-colour');
    return;
  }
  // "through the deep blue of the sky": not the colour of what flies there
  const ofNext = next?.kind === 'word' && next.tag.meaning?.role === 'of';
  if (colour && ofNext && phrase.attributes.length === 0) return;
  if (oneOfThem(reader, phrase, next)) return;
  if (background && colour) {
    draft.settings.push({ setting: 'studio', words: 'background', sentence: reader.sentence });
    draft.backdrop = colour.hex;
    note(reader, `${colour.words} background`, 'setting studio');
    return;
  }
  if (reader.negated === 'next') {
    for (const name of phrase.attributes) draft.absent.add(name);
    reader.negated = 'after';
    return;
  }
  if (colour && !phrase.determiner && wearsColour(reader, colour.hex)) return endNoun(reader);
  const main = alone && reader.sentence === 0 ? draft.subjects[0] : undefined;
  const subject = reader.lastNoun === 'subject' ? (main ?? lastSubject(reader)) : undefined;
  if (main && subject === main && phrase.colours.length === 0) {
    for (const attribute of phrase.attributes) main.attributes.add(attribute);
    return;
  }
  // "is painted a vibrant turquoise blue": its colour, said like a thing
  const closes = next === undefined || isBreak(next);
  const painted = reader.paragraph && phrase.determiner === 'one' && colour !== undefined && closes && !reader.link;
  if (subject && (!phrase.determiner || painted) && phrase.count === undefined) {
    const worn = reader.lastWorn;
    // "in a fedora, film noir": after a comma it speaks of something else
    if (colour && worn && reader.sinceBreak > 0) dye(worn.wearer, worn.worn, colour.hex);
    else if (colour && worn) note(reader, colour.words, 'of nothing in particular');
    else if (colour && subject.colour === undefined) {
      subject.colour = colour.hex;
      subject.accents.push(...phrase.colours.slice(1).map(({ hex }) => hex));
      if (reader.link?.kind === 'inside') reader.dyed = subject;
    }
    if (phrase.size && subject.size === undefined) subject.size = phrase.size;
    for (const attribute of phrase.attributes)
      for (const one of linkFrom(reader, 'on')) draft.subjects[one]?.attributes.add(attribute);
  } else if (!subject && !reader.paragraph) for (const { hex } of phrase.colours) draft.colours.add(hex);
}

export function isBreak(phrase: Phrase | undefined): boolean {
  return phrase?.kind === 'word' && phrase.tag.kind === 'break';
}

/** "two cups, one with tea, the other …": one of them, told of by itself, and then the rest. */
function oneOfThem(reader: Reader, phrase: Quality, next: Phrase | undefined): boolean {
  const { draft } = reader;
  const of = next?.kind === 'word' && next.tag.meaning?.role === 'of';
  if (phrase.determiner === 'the' && phrase.count === undefined && reader.rest !== undefined && !of) {
    takeUp(reader, reader.rest, phrase);
    reader.rest = undefined;
    return true;
  }
  const counted = [...reader.group, ...reader.head, reader.topic ?? -1];
  const several =
    counted.find((index) => (draft.subjects[index]?.count ?? 0) > 1) ?? (reader.rest === undefined ? undefined : 0);
  const those = draft.subjects[several ?? -1];
  if (phrase.count !== 1 || phrase.determiner === 'the' || of || several === undefined || !those) return false;
  if (reader.aside || reader.from || (reader.link && reader.link.kind !== 'with')) return false;
  if (reader.rest !== undefined) {
    const { rest, joined, group } = reader;
    takeUp(reader, rest, phrase);
    // "one black and one white, on a sofa": both are
    if (joined) reader.group = [...group.filter((index) => index !== rest), rest];
    if ((draft.subjects[rest]?.count ?? 1) === 1) reader.rest = undefined;
    return true;
  }
  if (those.count < 2 || those.count > 6) return false;
  const alone = draft.subjects.length;
  draft.subjects.push({
    ...those,
    count: 1,
    attributes: new Set(those.attributes),
    accents: [],
    wears: [...those.wears],
    parts: [...those.parts],
  });
  those.count--;
  for (const relation of draft.relations.filter(({ subject }) => subject === several))
    draft.relations.push({ ...relation, subject: alone });
  reader.rest = several;
  takeUp(reader, alone, phrase);
  return true;
}

function takeUp(reader: Reader, index: number, { colours, attributes, size }: Quality): void {
  const subject = reader.draft.subjects[index];
  if (!subject) return;
  if (colours[0]) subject.colour = colours[0].hex;
  if (size) subject.size = size;
  for (const attribute of attributes) subject.attributes.add(attribute);
  reader.group = [index];
  reader.head = [];
  reader.link = undefined;
  reader.joined = false;
  reader.lastNoun = 'subject';
  reader.sinceBreak++;
}

/** As pastel as it is said to be: half of it white. */
function paled(hex: string): string {
  const channels = [1, 3, 5].map((at) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) + 250) / 2));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

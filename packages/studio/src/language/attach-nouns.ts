import type { Setting } from './brief.js';
import { isAlive, isPerson, plainSubject } from './draft.js';
import type { SubjectDraft } from './draft.js';
import { isUnchanging } from './inflection.js';
import type { NounPhrase } from './phrases.js';
import { applyLink, endNoun, lastSubject, note, relate } from './reader.js';
import type { Link, Reader } from './reader.js';
import { findMentioned } from './coreference.js';
import { fieldsOf, materialOf } from './qualities.js';
import { SEVERAL } from './vocabulary/amounts.js';
import { featureThings } from './vocabulary/features.js';
import type { Meaning, Thing } from './vocabulary/meaning.js';
import { colourOrThing } from './vocabulary/colours.js';
import { accessories, naturalColours } from './word-classes.js';

const MAXIMUM_SUBJECTS = 24;
const MAXIMUM_COUNT = 60;

/** Hangs a noun where it belongs: a thing, a part, clothes, a place, or something said of the picture. */
export function attachNoun(reader: Reader, phrase: NounPhrase, followedByOf: boolean): void {
  const meaning = nounMeaning(phrase, reader);
  if (reader.negated === 'next') return refuse(reader, phrase, meaning);
  if (reader.like && meaning?.aboutPicture !== true) {
    lastSubject(reader)?.attributes.add(
      `${(meaning?.things?.[0]?.concept ?? phrase.head.words).replaceAll(' ', '-')}-shaped`,
    );
    return endNoun(reader);
  }
  if (meaning === undefined && attachMaterial(reader, phrase, {})) return;
  if (meaning === undefined) return attachUnknown(reader, phrase, followedByOf);
  if (meaning.role === 'palette') return attachPalette(reader, phrase, meaning);
  const narrowed = narrowPlace(phrase, meaning);
  if (narrowed !== meaning) return attachPlace(reader, phrase, narrowed);
  describeByNouns(reader, phrase);
  if (isAboutPicture(reader, phrase, meaning, followedByOf))
    return attachPictureWord(reader, phrase, meaning, followedByOf);
  if (attachMaterial(reader, phrase, meaning)) return;
  if (meaning.worn !== undefined && attachWorn(reader, phrase, meaning.worn)) return;
  if (meaning.part !== undefined && (meaning.things === undefined || followedByOf || partFollows(reader, phrase)))
    return attachPart(reader, phrase, meaning.part, followedByOf);
  const things = thingsOf(reader, phrase, meaning);
  if (things) {
    if (meaning.features === undefined) addScenery(reader, phrase.head.words, meaning);
    return attachThings(reader, phrase, things);
  }
  attachPlace(reader, phrase, meaning);
}

/** "made of brass gears", "a crown of ice": what the last thing consists of. */
function attachMaterial(reader: Reader, phrase: NounPhrase, meaning: Meaning): boolean {
  const { link } = reader;
  const told = [
    phrase.head.words,
    ...phrase.nouns.map(({ words }) => words),
    ...phrase.attributes,
    ...phrase.colours.map(({ words }) => words),
  ];
  const material = told.map(materialOf).find((name) => name !== undefined);
  const made = reader.material && reader.lastNoun === 'subject';
  const worn = reader.lastWorn !== undefined && link?.kind === 'of' && material !== undefined;
  const consists =
    link?.kind === 'of' &&
    materialOf(phrase.head.words) !== undefined &&
    phrase.determiner === undefined &&
    !phrase.head.plural;
  const subject = lastSubject(reader);
  // what something is made of that nobody can draw
  if (reader.material && !made) {
    endNoun(reader);
    return true;
  }
  if (!subject || !(made || worn || (consists && !isHolder(subject)))) return false;
  if (worn && reader.lastWorn) {
    const at = reader.lastWorn.wearer.wears.findLastIndex(({ what }) => what === reader.lastWorn?.worn);
    const item = reader.lastWorn.wearer.wears[at];
    if (item && material) reader.lastWorn.wearer.wears[at] = { ...item, material };
  } else {
    subject.attributes.add(material ?? meaning.things?.[0]?.concept ?? phrase.head.words);
    if (material && subject.material === undefined) subject.material = material;
  }
  note(reader, phrase.head.words, `material ${material ?? phrase.head.words}`);
  endNoun(reader);
  return true;
}

function isHolder(subject: SubjectDraft): boolean {
  return /^(?:bowl|vase|basket|cup|glass|bottle|jar|box|bag|bucket|plate|pot|barrel|crate|wheelbarrow)$/.test(
    subject.concept,
  );
}

/** "teal and orange tones", "rich jewel tones": the colours of the whole; in prose, of what is spoken of. */
function attachPalette(reader: Reader, phrase: NounPhrase, meaning: Meaning): void {
  const colours = [
    ...phrase.colours.map(({ hex }) => hex),
    ...phrase.nouns.flatMap(({ meaning: told }) => told?.colour ?? []),
  ];
  const whole = !reader.paragraph || /palette|scheme|colou?rs$/.test(phrase.head.words);
  const subject = lastSubject(reader) ?? (reader.draft.subjects.length === 1 ? reader.draft.subjects[0] : undefined);
  if (whole && !(reader.paragraph && reader.sentence > 0)) for (const hex of colours) reader.draft.colours.add(hex);
  else if (subject && reader.link?.kind === 'inside' && subject.colour === undefined && colours[0])
    subject.colour = colours[0];
  addScenery(reader, phrase.head.words, meaning);
  reader.link = undefined;
  reader.lastNoun = 'none';
  reader.joined = false;
}

/** What the noun means here: "the space" is no cosmos, "are present" no gift. */
function nounMeaning(phrase: NounPhrase, reader: Reader): Meaning | undefined {
  const { head, determiner, attributes, nouns } = phrase;
  const roomy =
    head.words === 'space' &&
    (determiner !== undefined || attributes.length > 0) &&
    nouns.every(({ meaning }) => meaning?.setting === undefined);
  const later = head.words === 'space' && reader.sentence > 0;
  if ((roomy || later) && !attributes.includes('deep')) return undefined;
  const predicate =
    reader.afterIs && head.part === 'adjective' && determiner === undefined && phrase.count === undefined;
  return predicate ? undefined : head.meaning;
}

/** "a cat statue", "a woman astronaut", "a kitchen table": the first noun describes the second. */
function describeByNouns(reader: Reader, phrase: NounPhrase): void {
  for (const { meaning, words } of phrase.nouns) {
    if (meaning?.setting !== undefined) reader.draft.implied.push(meaning.setting);
    if (meaning?.aboutPicture || meaning?.time || meaning?.weather || meaning?.season) {
      const { things: _things, features: _features, setting: _setting, look, ...scenery } = meaning;
      // "an advertisement banner" is no advertisement; "a watercolour fox" is a watercolour
      const ofPicture = reader.draft.subjects.length === 0 || phrase.head.meaning?.aboutPicture;
      addScenery(reader, words, { ...scenery, ...(look && ofPicture && { look }) });
    }
  }
}

/** "a garden space", "a tundra backdrop", "a library setting": the first word says which place it is. */
function narrowPlace(phrase: NounPhrase, meaning: Meaning): Meaning {
  if (
    !/^(?:space|scene|setting|area|backdrop|background|environment|landscape|interior|view|room|spot)$/.test(
      phrase.head.words,
    )
  )
    return meaning;
  return phrase.nouns.findLast(({ meaning: told }) => told?.setting !== undefined)?.meaning ?? meaning;
}

function modifiers(phrase: NounPhrase): string[] {
  return phrase.nouns.flatMap(({ meaning, words }) => {
    if (meaning?.aboutPicture) return [];
    const told = meaning?.things?.flatMap(({ concept, attributes = [] }) => [
      ...attributes,
      ...(concept === 'person' ? [] : [concept]),
    ]);
    return told ?? [meaning?.attribute ?? words.replaceAll(' ', '-')];
  });
}

const shownThings = new Set([
  'on',
  'beside',
  'behind',
  'in-front-of',
  'above',
  'holding',
  'under',
  'left-of',
  'right-of',
]);

/** A photo is the picture itself, unless it hangs on a wall or is held. */
function isAboutPicture(reader: Reader, phrase: NounPhrase, meaning: Meaning, followedByOf: boolean): boolean {
  if (meaning.aboutPicture !== true) return false;
  if (meaning.things === undefined) return true;
  if (followedByOf && reader.draft.subjects.length === 0) return true;
  const linked = reader.link !== undefined && (shownThings.has(reader.link.kind) || reader.link.kind === 'with');
  const counted =
    phrase.count !== undefined ||
    (phrase.determiner === 'one' && reader.sentence + reader.clause + reader.sinceBreak > 0);
  return !linked && !counted && !(phrase.determiner === 'one' && meaning.look === undefined);
}

/** Pictures without a place of their own. */
const plainGrounds =
  /\b(?:sticker|logo|logotype|icon|badge|emblem|clip ?art|decal|poster|sketch|tattoo|emoji|pin|stamp|line art)\b/;

function attachPictureWord(reader: Reader, phrase: NounPhrase, meaning: Meaning, followedByOf: boolean): void {
  const { things: _things, features, ...scenery } = meaning;
  addScenery(reader, phrase.head.words, { ...scenery, ...(features && { features }) });
  const { link } = reader;
  // "a vase with a painting of pandas": they are on the vase
  if (
    followedByOf &&
    reader.draft.subjects.length > 0 &&
    link &&
    link.from.length > 0 &&
    ['with', 'on', 'hanging-on'].includes(link.kind)
  ) {
    reader.like = true;
    reader.partOfNext = '';
    return;
  }
  if (plainGrounds.test(phrase.head.words))
    reader.draft.plain = /poster|sketch/.test(phrase.head.words) ? 'unless said' : 'always';
  if (phrase.attributes.includes('black-and-white')) reader.draft.features.add('monochrome');
  if (followedByOf) reader.partOfNext = '';
  else {
    for (const noun of phrase.nouns)
      if (noun.meaning?.things) reader.draft.shown.push({ ...phrase, head: noun, nouns: [] });
    // "a photo with grain of a cat": its preposition goes on to what follows
    reader.link = undefined;
  }
  reader.joined = false;
  reader.wearing = false;
}

/** A word that nobody can draw: left out, and named. */
function attachUnknown(reader: Reader, phrase: NounPhrase, followedByOf: boolean): void {
  reader.draft.ignored.push([...phrase.nouns.map(({ words }) => words), phrase.head.words].join(' '));
  // "on the edge of a table" is on the table
  if (followedByOf) {
    reader.partOfNext = '';
    return;
  }
  const { link, lastLink } = reader;
  endNoun(reader);
  reader.lastLink = link ?? lastLink;
  reader.lastNoun = 'none';
}

function refuse(reader: Reader, phrase: NounPhrase, meaning: Meaning | undefined): void {
  const { things, features, weather, setting, worn, part } = meaning ?? {};
  const names =
    things?.map(({ concept }) => (concept === 'person' || concept === 'couple' ? 'people' : concept)) ?? features ?? [];
  for (const name of names) reader.draft.absent.add(name);
  if (names.length === 0) reader.draft.absent.add(weather ?? setting ?? worn ?? part ?? phrase.head.words);
  note(reader, phrase.head.words, 'absent');
  reader.lastNoun = 'none';
  endNoun(reader);
}

/** What is drawn one by one: things, and scenery that was counted, coloured or stood upon ("three red flowers"). */
function thingsOf(reader: Reader, phrase: NounPhrase, meaning: Meaning): readonly Thing[] | undefined {
  if (meaning.things !== undefined && meaning.features === undefined) return meaning.things;
  if (meaning.features === undefined || meaning.setting !== undefined) return undefined;
  const { link, catalogue } = reader;
  const concept = meaning.things?.[0]?.concept ?? featureThings.get(meaning.features[0] ?? '');
  if (concept === undefined || !catalogue.find(concept)) return undefined;
  const counted = phrase.count !== undefined || phrase.determiner === 'one' || phrase.colours.length > 0;
  const loose = link === undefined || link.kind === 'with' || link.kind === 'of' || link.kind === 'inside';
  const touched = !loose && link.from.length > 0;
  const contained = link?.kind === 'with' || link?.kind === 'of' || link?.kind === 'holding';
  const holder =
    contained &&
    link?.from.some((index) => {
      const subject = reader.draft.subjects[index];
      return subject?.entry?.kind === 'object' || isAlive(subject);
    });
  if (!counted && !touched && !holder) return undefined;
  return [{ concept, count: phrase.head.words.endsWith('s') ? SEVERAL : 1 }];
}

function attachThings(reader: Reader, phrase: NounPhrase, things: readonly Thing[]): void {
  for (const [position, thing] of things.entries()) {
    if (position > 0) reader.joined = true;
    attachThing(reader, phrase, thing);
  }
  reader.lastNoun = 'subject';
  endNoun(reader);
}

function attachThing(reader: Reader, phrase: NounPhrase, thing: Thing): void {
  const { draft, link } = reader;
  const { subjects } = draft;
  if (subjects.length >= MAXIMUM_SUBJECTS) return;
  // "loaves of bread", "a bowl of ramen with noodles"
  const holding = link ?? (reader.joined ? reader.lastLink : undefined);
  const same = holding?.from.some((from) => subjects[from]?.concept === thing.concept);
  if (same && (holding?.kind === 'of' || (holding?.kind === 'with' && phrase.determiner === undefined))) return;
  if (isDepicted(reader, thing)) return;
  const known = findMentioned(reader, phrase, thing);
  if (known !== undefined) return mentionAgain(reader, phrase, thing, known);
  const subject = newSubject(reader, phrase, thing);
  if (isTwin(reader, phrase, subject)) return;
  reader.nextPlace = undefined;
  subjects.push(subject);
  const index = subjects.length - 1;
  note(
    reader,
    phrase.head.words,
    `${subject.count} × ${subject.concept}${subject.colour ? ` (${subject.colour})` : ''}`,
  );
  linkThing(reader, index, phrase.determiner === undefined && phrase.count === undefined);
  if (phrase.determiner === 'own' && !link) belong(reader, index);
}

/** "a statue of a lion": what it shows is not there itself. */
function isDepicted(reader: Reader, thing: Thing): boolean {
  const { link } = reader;
  const shows = link?.kind === 'of' ? reader.draft.subjects[link.from[0] ?? -1] : undefined;
  if (!shows || !/^(?:statue|framed-picture|lettered-poster|snowman|balloon)$|figurine|puppet/.test(shows.concept))
    return false;
  shows.attributes.add(thing.concept);
  for (const attribute of thing.attributes ?? []) shows.attributes.add(attribute);
  return true;
}

const onePair =
  /^(?:headphones|earphones|glasses|sunglasses|spectacles|scissors|pants|trousers|jeans|shorts|binoculars|pliers|tongs|goggles|tights|chopsticks)$/;

/** Things that are known by their colour. */
function usualColour(words: string): { colour?: string } {
  if (/\b(?:taxi|taxicab|school bus|rubber duck)\b/.test(words)) return { colour: '#f2c12e' };
  return /\b(?:fire truck|fire engine)\b/.test(words) ? { colour: '#cf352e' } : {};
}

function newSubject(reader: Reader, phrase: NounPhrase, thing: Thing): SubjectDraft {
  const { link } = reader;
  const entry = reader.catalogue.find(thing.concept);
  const { words, plural } = phrase.head;
  const bare = phrase.determiner === undefined && phrase.count === undefined;
  const afterSetting = link?.kind === 'of' && reader.lastNoun === 'scenery';
  const many = plural || (bare && isUnchanging(words));
  // one pair of scissors is one thing
  const paired = phrase.arrangement === 'pair' && onePair.test(words);
  const usual = thing.count ?? (many ? (afterSetting ? 12 : SEVERAL) : 1);
  const [colour, second] = phrase.colours;
  const attributes = new Set([...(thing.attributes ?? []), ...modifiers(phrase), ...phrase.attributes]);
  if (second) attributes.add(`${second.words.replaceAll(' ', '-')}-accents`);
  const alive = entry?.kind === 'person' || entry?.kind === 'animal';
  const told = [...phrase.colours.map((one) => one.words), ...phrase.nouns.map((noun) => noun.words), ...attributes];
  const contents = /^(?:\w+ )?(?:cup|glass|mug|bottle|bowl|pint|jug|pot|jar) of (?:\w+ )?(\w+)$/.exec(words)?.[1];
  return {
    ...plainSubject(thing.concept, words, paired ? 1 : Math.min(MAXIMUM_COUNT, phrase.count ?? usual), attributes),
    uncounted: phrase.count === undefined && phrase.determiner !== 'one',
    weight: weightOf(reader, phrase),
    accents: phrase.colours.slice(1).map(({ hex }) => hex),
    ...fieldsOf(told, alive),
    ...(phrase.arrangement && { arrangement: phrase.arrangement }),
    ...(contents !== undefined && { contents: { what: contents } }),
    ...(colour ? { colour: colour.hex } : usualColour(words)),
    ...(phrase.size && { size: phrase.size }),
    ...(reader.nextPlace && { place: reader.nextPlace }),
    ...(entry && { entry }),
  };
}

/** What is named first weighs most: the head of the first clause is what the picture is about. */
function weightOf(reader: Reader, phrase: NounPhrase): number {
  const first = reader.draft.subjects.length === 0 ? 1 : 0.75;
  const spoken = reader.link !== undefined ? 0.95 : 1;
  // "the speaker" of whom nothing was said before is mentioned, not shown
  const passing = phrase.determiner === 'the' && reader.sentence > 0 ? 0.6 : 1;
  return first * spoken * passing * 0.78 ** reader.sentence * 0.97 ** reader.clause;
}

/** 🐱🐱🐱 and "a cat, a cat": more of the same. */
function isTwin(reader: Reader, phrase: NounPhrase, subject: SubjectDraft): boolean {
  const bare = phrase.determiner === undefined && phrase.count === undefined;
  const twin = lastSubject(reader);
  if (reader.link || !bare || !twin?.uncounted) return false;
  if (twin.concept !== subject.concept || twin.words !== subject.words || twin.colour !== subject.colour) return false;
  twin.count = Math.min(MAXIMUM_COUNT, twin.count + subject.count);
  return true;
}

function linkThing(reader: Reader, index: number, bare: boolean): void {
  const { link, lastLink } = reader;
  if (link) {
    applyLink(reader, link, index);
    reader.lastLink = link;
    reader.group = link.from.length === 0 ? [] : [index];
    reader.link = undefined;
  } else if (reader.joined && lastLink && goesOn(reader, lastLink, index, bare)) {
    applyLink(reader, lastLink, index);
    reader.group = [...reader.group, index];
  } else {
    // "a dog under a bench and a ball behind it": the ball begins anew
    const anew = reader.joined && lastLink !== undefined;
    reader.group = reader.joined && !anew ? [...reader.group, index] : [index];
    if (!reader.joined || anew) reader.head = [];
    reader.lastLink = undefined;
    if (reader.fronted) {
      relate(reader, reader.fronted.kind, index, reader.fronted.object);
      reader.fronted = undefined;
    } else if (bare) restOn(reader, index);
  }
  if (reader.group.length === 0) reader.group = [index];
}

/** "with a lamp, a book and a cup": all of them; "with a book, old armchair": the armchair is a thing of its own. */
function goesOn(reader: Reader, { kind }: Link, index: number, bare: boolean): boolean {
  if (kind !== 'with' && kind !== 'holding' && kind !== 'of') return false;
  const entry = reader.draft.subjects[index]?.entry;
  const apart = reader.listed && bare && reader.draft.subjects[index]?.count === 1;
  const large = entry?.kind === 'furniture' || entry?.kind === 'building' || entry?.kind === 'vehicle';
  return !apart && !(reader.listed && large && (kind === 'holding' || bare));
}

/** "a bowl of soup, wooden table": what is listed below the subject carries it. */
function restOn(reader: Reader, index: number): void {
  const { subjects, relations } = reader.draft;
  const [main] = subjects;
  const below = subjects[index]?.concept ?? '';
  if (
    index === 0 ||
    reader.paragraph ||
    reader.clause === 0 ||
    relations.some(({ subject, kind }) => subject === 0 && kind === 'on')
  )
    return;
  const seat = isAlive(main) && /^(?:armchair|sofa|chair|bench|bed)$/.test(below);
  const top =
    (main?.entry?.kind === 'object' ||
      main?.entry?.kind === 'food' ||
      (main?.entry?.kind === 'animal' && main.attributes.has('mechanical'))) &&
    /^(?:table|desk|plate)$/.test(below);
  if (seat || top) relate(reader, 'on', 0, index);
}

/** The same thing again: what is new about it is added, and it is not drawn twice. */
function mentionAgain(reader: Reader, phrase: NounPhrase, thing: Thing, index: number): void {
  const subject = reader.draft.subjects[index] as SubjectDraft;
  const colour = phrase.colours[0];
  if (colour && subject.colour === undefined) subject.colour = colour.hex;
  if (phrase.size && subject.size === undefined) subject.size = phrase.size;
  if (reader.nextPlace && subject.place === undefined) subject.place = reader.nextPlace;
  reader.nextPlace = undefined;
  for (const attribute of [...(thing.attributes ?? []), ...phrase.attributes]) subject.attributes.add(attribute);
  if (phrase.count !== undefined && subject.uncounted) subject.count = phrase.count;
  note(reader, phrase.head.words, `the ${subject.concept} again`);
  const { link } = reader;
  if (link && !link.from.includes(index)) applyLink(reader, link, index);
  else if (!link && reader.fronted) {
    relate(reader, reader.fronted.kind, index, reader.fronted.object);
    reader.fronted = undefined;
  }
  reader.group = reader.joined && !link ? [...reader.group, index] : [index];
  if (!link) reader.head = [];
  reader.link = undefined;
}

/** "his dog", "her violin": it is with its owner. */
function belong(reader: Reader, index: number): void {
  const { subjects } = reader.draft;
  const owner = subjects.findLastIndex((subject, at) => at < index && isAlive(subject));
  const owned = subjects[index];
  if (owner < 0 || isPerson(owned)) return;
  applyLink(reader, { kind: 'with', from: [owner], reversed: false }, index);
}

export function dye(
  wearer: SubjectDraft,
  worn: string,
  colour: { readonly hex: string; readonly words: string },
): void {
  wearer.attributes.add(`${colour.words.replaceAll(' ', '-')}-${worn}`);
  if (isPerson(wearer) && wearer.colour === undefined && !accessories.has(worn)) wearer.colour = colour.hex;
}

function attachWorn(reader: Reader, phrase: NounPhrase, worn: string): boolean {
  const { group, head, link, draft } = reader;
  const wearer =
    [...group]
      .toReversed()
      .concat(head)
      .map((index) => draft.subjects[index])
      .find(isAlive) ?? (phrase.determiner === 'own' || reader.wearing ? draft.subjects.findLast(isAlive) : undefined);
  const listed = reader.joined && reader.lastNoun === 'subject' && phrase.head.meaning?.things === undefined;
  const linked =
    reader.wearing || phrase.determiner === 'own' || link?.kind === 'with' || link?.kind === 'inside' || listed;
  // "1girl, red dress, straw hat": tags of one person
  const tagged =
    !link &&
    phrase.determiner === undefined &&
    draft.subjects.filter(isAlive).length === 1 &&
    isPerson(draft.subjects[0]);
  const wearing = wearer ?? (tagged ? draft.subjects[0] : undefined);
  if (!wearing || !(linked || tagged)) return false;
  wearing.attributes.add(worn);
  const colour = phrase.colours[0];
  const { material, pattern } = fieldsOf([...phrase.attributes, ...phrase.nouns.map(({ words }) => words)], false);
  wearing.wears.push({
    what: worn,
    ...(colour && { colour: colour.hex }),
    ...(material && { material }),
    ...(pattern && { pattern }),
    ...(phrase.attributes.length > 0 && { attributes: phrase.attributes }),
  });
  if (colour) dye(wearing, worn, colour);
  for (const attribute of phrase.attributes) wearing.attributes.add(`${attribute}-${worn}`);
  note(reader, phrase.head.words, `worn by ${wearing.concept}`);
  endNoun(reader);
  reader.lastNoun = 'subject';
  reader.lastWorn = { wearer: wearing, worn };
  return true;
}

/** "with a red roof and a green door": both are parts. */
function partFollows(reader: Reader, phrase: NounPhrase): boolean {
  return (
    phrase.determiner === 'own' || reader.link?.kind === 'with' || (reader.joined && reader.lastLink?.kind === 'with')
  );
}

function attachPart(reader: Reader, phrase: NounPhrase, part: string, followedByOf: boolean): void {
  // "on the roof of the car": the whole follows
  if (followedByOf) {
    reader.partOfNext = phrase.head.words;
    return;
  }
  if (
    reader.link &&
    /^(?:branch|branches|tree branch)$/.test(phrase.head.words) &&
    ['hanging-from', 'on', 'under', 'climbing'].includes(reader.link.kind)
  ) {
    const tree = reader.draft.subjects.findIndex(({ entry }) => entry?.concept === 'tree' || entry?.concept === 'pine');
    if (tree < 0 && reader.catalogue.find('tree')) {
      reader.partOfNext = 'branch';
      return attachThings(reader, { ...phrase, head: { ...phrase.head, plural: false }, colours: [], attributes: [] }, [
        { concept: 'tree' },
      ]);
    }
  }
  const mine = phrase.determiner === 'own' ? reader.draft.subjects.at(-1) : undefined;
  const owner =
    reader.lastNoun === 'subject' && part !== 'body'
      ? (lastSubject(reader) ?? mine)
      : part === 'body'
        ? undefined
        : mine;
  if (owner) {
    owner.attributes.add(part);
    const colour = phrase.colours[0];
    const { material } = fieldsOf(phrase.attributes, false);
    owner.parts.push({
      what: part,
      ...(colour && { colour: colour.hex }),
      ...(material && { material }),
      ...(phrase.attributes.length > 0 && { attributes: phrase.attributes }),
    });
    if (colour) owner.attributes.add(`${colour.words.replaceAll(' ', '-')}-${part}`);
    for (const attribute of phrase.attributes) owner.attributes.add(`${attribute}-${part}`);
    note(reader, phrase.head.words, `part of ${owner.concept}`);
  }
  reader.lastLink = reader.link ?? reader.lastLink;
  endNoun(reader);
}

/** Time, weather, mood and the like belong to the whole picture. */
export function addScenery(reader: Reader, words: string, meaning: Meaning): boolean {
  const { draft } = reader;
  const told: string[] = [];
  if (meaning.setting) {
    draft.settings.push({ setting: meaning.setting, words, sentence: reader.sentence });
    told.push(`setting ${meaning.setting}`);
  }
  if (meaning.implies) draft.implied.push(meaning.implies);
  if (meaning.brings) draft.brought.push(meaning.brings);
  for (const key of ['time', 'weather', 'season', 'mood', 'camera', 'look'] as const) {
    const value = meaning[key];
    if (value === undefined) continue;
    // "a rich tapestry of colours" at the end of a paragraph is no manner of painting
    if (
      reader.paragraph &&
      reader.sentence > 0 &&
      (key === 'camera' ||
        (key === 'look' &&
          !/photo|painting|illustration|render|drawing|sketch|art$|artwork|cinematic|style/.test(words)))
    )
      continue;
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
  if (told.length > 0) note(reader, words, told.join(', '));
  else if (meaning.aboutPicture) note(reader, words, 'about the picture');
  return told.length > 0;
}

/** Indoors only when something is inside it: a lorry before a school stands in the street. */
const indoors = new Set<Setting>(['room', 'kitchen', 'office', 'cafe', 'library', 'stage']);
const outsideOf = new Set(['in-front-of', 'behind', 'beside', 'left-of', 'right-of', 'above']);

function attachPlace(reader: Reader, phrase: NounPhrase, meaning: Meaning): void {
  const { draft, link } = reader;
  const { words } = phrase.head;
  const seenFromOutside =
    meaning.setting !== undefined &&
    indoors.has(meaning.setting) &&
    link !== undefined &&
    outsideOf.has(link.kind) &&
    link.words !== 'at';
  if (seenFromOutside && reader.catalogue.find('house') && isBuildingWord(words)) {
    const own = words.replaceAll(' ', '-');
    const concept = reader.catalogue.find(own)?.kind === 'building' ? own : 'house';
    return attachThings(reader, phrase, [{ concept, attributes: [own] }]);
  }
  // plates from London are not in London
  if (reader.from && meaning.setting === 'city') return endNoun(reader);
  liftAbove(reader, meaning);
  if (
    meaning.worn !== undefined &&
    meaning.setting === undefined &&
    meaning.features === undefined &&
    hangUp(reader, phrase, meaning.worn)
  )
    return;
  const told = addScenery(reader, words, meaning);
  if (meaning.colour && meaning.setting === 'studio') draft.backdrop = meaning.colour;
  else if (meaning.colour && meaning.setting && !colourOrThing.has(words)) draft.colours.add(meaning.colour);
  if (!told && meaning.worn !== undefined) draft.ignored.push(words);
  // a red sky reddens everything; turquoise water and a red canyon only themselves
  const lights = /sky|skies|sunset|sunrise|light|fog|mist|haze|aurora/.test(words) && !reader.paragraph;
  for (const { hex, words: name } of phrase.colours) {
    if (lights && !naturalColours.has(name)) draft.colours.add(hex);
    for (const what of meaning.features ?? (meaning.setting ? [meaning.setting] : []))
      draft.tints.push({ what, colour: hex });
  }
  const placed = meaning.setting !== undefined || meaning.features !== undefined;
  if (!placed) return endNoun(reader);
  reader.lastNoun = 'scenery';
  const kept = link?.kind === 'of' ? link : undefined;
  endNoun(reader);
  reader.link = kept;
}

/** Clothes that nobody wears: drawn by themselves where somebody can, else on somebody. */
function hangUp(reader: Reader, phrase: NounPhrase, worn: string): boolean {
  const { catalogue, draft } = reader;
  const alone = [phrase.head.words.replaceAll(' ', '-'), worn].find((concept) => catalogue.find(concept));
  if (alone !== undefined) {
    attachThings(reader, phrase, [{ concept: alone }]);
    return true;
  }
  if (draft.subjects.length > 0 || !catalogue.find('person')) return false;
  const { colours: _colours, attributes: _attributes, count: _count, ...bare } = phrase;
  const attributes = /dress|gown|skirt|blouse|bikini|heels/.test(phrase.head.words) ? ['woman'] : [];
  attachThings(reader, { ...bare, head: { ...phrase.head, plural: false }, colours: [], attributes: [] }, [
    { concept: 'person', attributes },
  ]);
  reader.wearing = true;
  return attachWorn(reader, phrase, worn);
}

/** "a ship sailing above mountains", "through clouds": it flies. */
function liftAbove(reader: Reader, meaning: Meaning): void {
  const { link, draft } = reader;
  const cloudy = meaning.features?.includes('clouds') && (link?.kind === 'inside' || link?.words === 'through');
  if (link?.kind !== 'above' && !cloudy) return;
  for (const index of link?.from ?? []) {
    const subject = draft.subjects[index];
    const flies = subject?.entry?.habitat === 'air' || subject?.entry?.habitat === 'sky';
    if (!subject || flies || isAlive(subject)) continue;
    subject.attributes.add('flying');
    subject.place ??= 'top';
  }
}

function isBuildingWord(words: string): boolean {
  return !/room|corner|nook|interior|indoor|counter|table|hallway|sill/.test(words);
}

import { spotOf, type Spot } from '../../catalogue/wardrobe.js';
import { is } from '../../catalogue/traits.js';
import { withExclusions } from '../../exclude.js';
import type { Brief, Subject, Worn } from '../../language/brief.js';
import { plainWords } from '../../language/prompt-syntax.js';
import { setOf, type SetName } from '../sets/sets.js';
import { readBackground, type PlainBackground } from './background.js';
import { personOf } from './person-words.js';
import { lookOf, wordsOfLooks, type WishedLook } from './look-words.js';
import { roleNamed, roleOf, type RolePlace } from './roles.js';

/** Something to put on, of the wardrobe or of a role. */
export type WornWish = Pick<Worn, 'what' | 'colour' | 'material' | 'pattern'>;

/** What a prompt asks of a portrait: plain data, the same for the same prompt. */
export interface PortraitReading {
  readonly role?: string;
  /** Undefined where none is named: a natural studio portrait. */
  readonly look?: WishedLook;
  readonly worn: readonly WornWish[];
  /** A plain ground; otherwise a set, otherwise a place of Studio's, otherwise a studio backdrop. */
  readonly background?: PlainBackground;
  readonly set?: SetName;
  /** Studio's reading of the place, without the people in it. */
  readonly place?: Brief;
  readonly light?: 'soft' | 'dramatic';
  /** Another colour for the hair. */
  readonly hair?: string;
  readonly elderly?: true;
  /** In lower case, without what the prompt rules out: for variants of a look. */
  readonly words: string;
  readonly notes: Brief['notes'];
}

/** What Studio knows of a concept, as far as a place needs it. */
export type KindOf = (concept: string) => string | undefined;

/** Words after which a phrase is unwanted, up to the next comma or conjunction. */
const RULED_OUT = /\b(no|not|without|never|except|minus)\b[^,.;]*?(?=,|\.|;|\bbut\b|\bwith\b|$)/g;
/** The sitter: said by everybody, and never a thing of its own. */
const SITTER =
  /\b(?:please\s+)?(?:(?:turn|transform|make|change|convert|draw|paint|show|put|reimagine|imagine)\s+)?(?:me|myself|this person|the person|the man|the woman|this man|this woman|my (?:face|photo|picture|selfie|head))\b(?:\s+(?:in)?to\b)?(?:\s+look(?:ing)? like\b)?/g;
/** A colour of cloth, but a medium before a word for a picture. */
const CHARCOAL =
  /\bcharcoal(?= (?:suit|blazer|jacket|coat|sweater|turtleneck|hoodie|t-?shirt|shirt|dress|background|backdrop)\b)/g;
/** A place under water, not the colour of whoever is there. */
const CORAL = /\b(among|near|by|over|behind|around)( the)? coral(?=$|[,.;])/g;
/** Seen from outside it is the sky. */
const COCKPIT = /\b(?:in|inside)(?: the| a| his| her)? cockpit\b/g;
const FORMAL =
  /\b(?:linkedin|corporate|business (?:headshot|portrait|photo)|professional (?:headshot|portrait|photo))\b/;
/** A way to dress, and what it is on a bust. */
const CASUAL =
  /\b(?:in |wearing )?(?:smart|business)[- ]casual(?: (?:attire|outfit|clothes|clothing|dress|style|wear|look))?\b/g;
const IDENTITY = /\b(?:passport|id photo|visa photo|mugshot)\b/;
const NOT_PLACES = new Set(['monochrome', 'pastel', 'neon']);
const NATURAL_KINDS = new Set(['building', 'nature', 'plant', 'vehicle']);

export interface Reader {
  readonly understand: (prompt: string) => Promise<Brief>;
  readonly kindOf: KindOf;
}

/** Reads a prompt with Studio's own language. */
export async function readPortrait(
  prompt: string,
  negativePrompt: string | undefined,
  { understand, kindOf }: Reader,
): Promise<PortraitReading> {
  const text = plainWords(prompt).toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ');
  const words = text.replaceAll(RULED_OUT, ' ').trim();
  const { plain, rest } = readBackground(
    text
      .replaceAll(SITTER, ' ')
      .replaceAll(CHARCOAL, 'charcoal grey')
      .replaceAll(COCKPIT, ' ')
      .replaceAll(CASUAL, ' ')
      .replaceAll(CORAL, '$1 a coral reef'),
  );
  const brief = await readWithSitter(withExclusions(rest, negativePrompt), understand);
  const people = brief.subjects.filter(isSomebody);
  const formal = FORMAL.test(words);
  const role = roleIn(brief, people) ?? roleSaidShort(words) ?? (formal ? 'business' : undefined);
  const look = lookOf(wordsOf(words));
  const light = lightOf(words);
  const worn = wornOf(brief, people, role, words);
  const place = plain ? undefined : placeOf(brief, kindOf);
  const set = plain ? undefined : setIn(brief);
  const brings = role === undefined || (formal && role === 'business') ? undefined : roleNamed(role)?.place;
  const ground = plain ?? (formal || IDENTITY.test(words) ? (place || set ? undefined : neutral(words)) : undefined);
  return {
    ...(role && { role }),
    ...(look && { look }),
    worn,
    ...(ground ? { background: ground } : placeWith(place, set, brings, brief)),
    ...(light && { light }),
    ...personOf(words, people),
    words,
    notes: look ? withLook(brief.notes, look) : brief.notes,
  };
}

/** Words that only portraits know as those of a look are not ignored. */
function withLook(notes: Brief['notes'], look: WishedLook): Brief['notes'] {
  const known = new Set((wordsOfLooks().get(look) ?? []).flatMap((phrase) => phrase.split(' ')));
  const ofLook = (words: string): boolean => words.split(' ').every((word) => known.has(word));
  const read = notes.ignored.filter(ofLook).map((words) => ({ words, as: `look ${look}` }));
  return {
    ...notes,
    understood: [...notes.understood, ...read],
    ignored: notes.ignored.filter((words) => !ofLook(words)),
  };
}

const isSomebody = ({ concept }: Subject): boolean => is(concept, 'people');

/** Where the prompt names nobody, what it says is said of the person in the photo. */
async function readWithSitter(prompt: string, understand: Reader['understand']): Promise<Brief> {
  const brief = await understand(prompt);
  const imagined = [...brief.notes.guessed, ...brief.notes.understood].some(({ as }) => as.startsWith('idea of '));
  if (brief.subjects.some(isSomebody) && !imagined) return brief;
  const said = prompt.trim().replace(/^,\s*/, '');
  return understand(
    /^(?:with|wearing|dressed|in|on|at|as|by|under|against)\b/.test(said) ? `a person ${said}` : `a person, ${said}`,
  );
}

const neutral = (words: string): PlainBackground => ({ colour: IDENTITY.test(words) ? '#e9eaea' : '#aeb4ba' });

/** The prompt's words with `,` for breaks. */
const wordsOf = (text: string): string[] =>
  text
    .split(/([,.;:!?()|/\n])|[\s-]+/)
    .flatMap((word) => (!word ? [] : /^[,.;:!?()|/\n]$/.test(word) ? [','] : [word]));

function lightOf(words: string): PortraitReading['light'] {
  if (/\b(dramatic|moody|low key|chiaroscuro|hard light|rim light|rim lighting|backlit|noir)\b/.test(words))
    return 'dramatic';
  return /\b(soft|natural|diffused?|even) (window )?(light|lighting)\b/.test(words) ? 'soft' : undefined;
}

function roleIn(brief: Brief, people: readonly Subject[]): string | undefined {
  for (const { attributes } of people) {
    const role = roleOf(attributes);
    if (role) return role;
  }
  // an angel, a fairy, a robot: no people to Studio, but a role for somebody
  return roleOf(brief.subjects.flatMap(({ concept, words }) => [concept, words.replaceAll(' ', '-')]));
}

/** `as a police`, `business`, `police, oil painting`: the trade itself, without the word for whoever has it. */
function roleSaidShort(words: string): string | undefined {
  const said = [...words.matchAll(/\bas (?:an? |the )?([a-z-]+)|(?:^|,) ?([a-z-]+) ?(?=,|$)/g)];
  for (const [, after, alone] of said) {
    const name = after ?? alone;
    if (name && roleNamed(name)) return name;
  }
  return undefined;
}

/** What was said to be worn, then what the role brings where nothing was said. */
function wornOf(brief: Brief, people: readonly Subject[], role: string | undefined, words: string): WornWish[] {
  const costume = /\b(outfit|attire|costume)\b/.test(words);
  const said: WornWish[] = [];
  for (const subject of brief.subjects) {
    for (const worn of subject.wears ?? []) said.push(worn);
    const own = [subject.words.replaceAll(' ', '-'), subject.concept].find((what) => spotOf(what) !== undefined);
    if (own !== undefined && !is(subject.concept, 'person'))
      said.push({
        what: own,
        ...(subject.colour && { colour: subject.colour }),
        ...(subject.material && { material: subject.material }),
        ...(subject.pattern && { pattern: subject.pattern }),
      });
  }
  const absent = new Set(brief.absent);
  const worn: WornWish[] = [];
  const taken = new Set<Spot>();
  const take = (wish: WornWish): void => {
    const spot = spotOf(wish.what) ?? 'body';
    if (taken.has(spot) || absent.has(wish.what) || (spot === 'head' && absent.has('hat'))) return;
    taken.add(spot);
    worn.push(wish);
  };
  for (const wish of said) if (!(costume && role && wish.what === 'jacket' && !wish.colour)) take(wish);
  if (words.match(CASUAL)) take({ what: 'shirt' });
  const mainColour = people.find(
    ({ colour, wears }) => colour && !wears?.some((worn) => worn.colour === colour),
  )?.colour;
  for (const [what, usual] of (role && roleNamed(role)?.wears) || []) {
    const colour = (spotOf(what) ?? 'body') === 'body' ? (mainColour ?? usual) : usual;
    take({ what, ...(colour && { colour }) });
  }
  return worn;
}

/** The words that named a place, looked up among the painted sets. */
function setIn({ notes, subjects }: Brief): SetName | undefined {
  const said = [...notes.understood.map(({ words }) => words), ...subjects.map(({ words }) => words)];
  for (const words of said) {
    const set = setOf(words);
    if (set) return set;
  }
  return undefined;
}

/** The prompt's place without its people: the person of the photo is all of them. */
function placeOf(brief: Brief, kindOf: KindOf): Brief | undefined {
  const guessed = new Set(brief.notes.guessed.map(({ words }) => words));
  const subjects = brief.subjects.filter(
    // A guess is welcome in a picture of things; behind a face it is a stranger.
    ({ concept, words }) => !guessed.has(words) && NATURAL_KINDS.has(kindOf(concept) ?? ''),
  );
  const features = brief.features.filter((feature) => !NOT_PLACES.has(feature));
  const said = brief.notes.understood.some(({ as }) => /\bsetting (?!studio)/.test(as));
  if (!said && subjects.length === 0 && features.length === 0 && !brief.time && !brief.weather && !brief.season)
    return undefined;
  const { setting, ...rest } = brief;
  return {
    ...rest,
    ...(said && setting && setting !== 'studio' ? { setting } : {}),
    features,
    subjects,
    relations: [],
    lettering: [],
    camera: 'portrait',
  };
}

/** What was said wins; what was not said comes from the role. */
function placeWith(
  place: Brief | undefined,
  set: SetName | undefined,
  brings: RolePlace | undefined,
  brief: Brief,
): Pick<PortraitReading, 'set' | 'place'> {
  if (set) return { set };
  const open = place === undefined || (place.setting === undefined && place.subjects.length === 0);
  if (!open || !brings) return place ? { place } : {};
  if (brings.set && !place) return { set: brings.set };
  if (brings.setting === undefined) return place ? { place } : {};
  const scene: Brief = { ...(place ?? brief), relations: [], lettering: [], camera: 'portrait' };
  const things = brings.thing ? [{ concept: brings.thing, words: brings.thing, count: 1, attributes: [] }] : [];
  const time = place?.time ?? brings.time;
  const weather = place?.weather ?? brings.weather;
  return {
    place: {
      ...scene,
      setting: brings.setting,
      subjects: things,
      features: [...new Set([...(place?.features ?? []), ...(brings.features ?? [])])],
      ...(time && { time }),
      ...(weather && { weather }),
    },
  };
}

import { isParagraph } from './brief.js';
import type { Brief, Lettering, Relation, Subject } from './brief.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import { offerOf } from '../catalogue/affordances.js';
import { colourWords } from './vocabulary/colours.js';
import type { Trait } from '../catalogue/trait.js';
import { is } from '../catalogue/traits.js';

/** What carries words that are said to be on a sign, a poster or a book. */
const carriedBy: Readonly<Record<Exclude<Lettering['on'], 'headline' | 'label'>, readonly Trait[]>> = {
  sign: ['sign'],
  poster: ['sign', 'poster'],
  book: ['book'],
};
/** Words between a thing and what is written on it. */
const WRITTEN =
  /\b(?:says?|saying|reads?|reading|written|labell?ed|printed|text|words?|phrases?|letters?|lettering|titled|named|called|inscribed|engraved|spelling|logo|slogan|message|name|numbers?|numbered|scrawl(?:s|ed|ing)?|scribbled|chalked|emblazoned|etched|carved|stencill?ed)\b/i;
const SIGN = /\b(?:signs?|billboards?|marquees?|banners?|placards?|posters?|plaques?)\b/i;
const NEON_SIGN = /\bneon(?:[- ]\w+)? signs?\b/i;
/** How far before its words a thing is looked for, in characters. */
const REACH = 110;

/** Puts each lettering onto the thing that carries it; what nothing can carry becomes a headline. */
export function carryLettering<B extends Omit<Brief, 'notes'>>(brief: B, catalogue: Catalogue): B {
  const subjects: Subject[] = [...brief.subjects];
  const neon = NEON_SIGN.test(brief.prompt);
  /** Signs that are parts of what bears them. */
  const fixed = new Set<number>();
  /** Words that are painted on a thing in a colour of their own. */
  const borne: Relation[] = [];
  // what somebody thinks or says is in a bubble, and on nobody
  const spoken = brief.told?.some((turn) => turn === 'thought-bubble' || turn === 'speech-bubble') === true;
  let voiced = false;
  const lettering = brief.lettering.map((piece): Lettering => {
    if (!voiced && isSpoken(brief, piece, catalogue)) {
      voiced = true;
      return { ...piece, on: 'headline' };
    }
    const free = piece.on === 'label' || piece.on === 'headline';
    if (free && isApart(brief.prompt, piece.text)) return { ...piece, on: 'headline' };
    if (spoken && (piece.on === 'headline' || piece.on === 'label')) return { ...piece, on: 'headline' };
    const chalked = boardOf(brief.prompt, piece.text, subjects);
    const board = subjects[chalked];
    if (board) {
      subjects[chalked] = { ...board, lettering: piece.text };
      return { ...piece, on: 'label' };
    }
    const onCanvas = piece.on === 'poster' && /\bcanvas\b/i.test(brief.prompt);
    const painted = onCanvas ? paintedWord(brief.prompt, piece.text) : undefined;
    if (painted && catalogue.find(painted.concept)) {
      subjects.push(painted);
      return { ...piece, on: 'label' };
    }
    if (piece.on !== 'headline' && piece.on !== 'label') {
      const concept = `lettered-${piece.on}`;
      const carried = carriedBy[piece.on];
      // a shop front has its sign above its windows, where headlines are written
      if (piece.on === 'sign' && brief.setting === 'storefront' && FRONT.test(brief.prompt)) {
        for (const [index, subject] of subjects.entries()) if (is(subject.concept, 'sign')) fixed.add(index);
        return { ...piece, on: 'headline' };
      }
      const at = subjects.findIndex((subject) => carried.some((trait) => is(subject.concept, trait)));
      const carrier = subjects[at];
      const owner = piece.on === 'sign' ? ownerOfSign(brief, at, catalogue, piece.text) : -1;
      if (owner >= 0 && carrier) fixed.add(at);
      const named = owner >= 0 ? owner : carrier ? -1 : carrierOf(brief.prompt, piece.text, subjects, false);
      const bearer = subjects[named];
      const kind = bearer && catalogue.find(bearer.concept)?.kind;
      // a shop bears its own sign
      const bears = kind === 'building' || kind === 'vehicle';
      if (bearer && (bears || !namesSign(brief.prompt, piece.text, bearer))) {
        // "on a blackboard", "on the screen": it is there already
        const attributes = neon ? [...bearer.attributes, 'neon-lettering'] : bearer.attributes;
        subjects[named] = { ...bearer, attributes, lettering: piece.text };
        return { ...piece, on: 'label' };
      }
      if (catalogue.find(concept)) {
        const author = piece.on === 'book' ? authorOf(brief.prompt, piece.text) : undefined;
        const text = author === undefined ? piece.text : `${piece.text} | ${author}`;
        if (carrier) subjects[at] = { ...carrier, concept, count: 1, lettering: text };
        else
          subjects.push({
            concept,
            words: piece.on,
            count: 1,
            attributes: neon ? ['neon'] : [],
            lettering: text,
          });
        return piece;
      }
    }
    const standing = subjects.findIndex(
      ({ concept, lettering: taken }) => is(concept, 'letters') && taken === undefined,
    );
    const brushed = standing < 0 && piece.on === 'headline' ? paintedWord(brief.prompt, piece.text) : undefined;
    if (brushed && catalogue.find(brushed.concept)) {
      const bearer = bearerOf(brief.prompt, piece.text, subjects);
      if (bearer >= 0) {
        borne.push({ kind: 'hanging-on', subject: subjects.length, object: bearer });
        // "on top" is said of the words
        const { place: _place, ...rest } = subjects[bearer] as Subject;
        subjects[bearer] = rest;
      }
      subjects.push(brushed);
      return { ...piece, on: 'label' };
    }
    // "a brick wall with the word LOVE": on the wall, not over it
    const concept = lettersOf(piece.text);
    const sprayed = SPRAYED.test(brief.prompt);
    if (brief.setting === 'wall' && sprayed && standing < 0 && subjects.length === 0)
      return { ...piece, on: 'headline' };
    if (brief.setting === 'wall' && standing < 0 && subjects.length === 0 && catalogue.find(concept)) {
      const attributes: readonly string[] = [];
      subjects.push({ concept, words: 'lettering', count: 1, attributes, colour: '#f4f3ee', lettering: piece.text });
      return { ...piece, on: 'label' };
    }
    // "42": where nothing else is named, the words are what is shown
    const { setting, features, weather, season } = brief;
    const open = setting === undefined || (setting === 'studio' && SHAPED.test(brief.prompt));
    const bare = open && features.length === 0 && weather === undefined && season === undefined;
    if (bare && piece.on === 'headline' && subjects.length === 0 && catalogue.find(concept)) {
      subjects.push({ concept, words: 'lettering', count: 1, attributes: [], lettering: piece.text });
      return { ...piece, on: 'label' };
    }
    const at = standing >= 0 ? standing : carrierOf(brief.prompt, piece.text, subjects, piece.on === 'label');
    const carrier = subjects[at];
    // the number of a player or a horse is no card before them
    const body = carrier
      ? isBody(carrier, catalogue)
      : TOLD.test(brief.prompt) && subjects.some((one) => isBody(one, catalogue));
    if (/^\d{1,3}$/.test(piece.text) && body) return { ...piece, on: 'label' };
    // flowers have no place for a label
    if (!carrier || catalogue.find(carrier.concept)?.kind === 'plant')
      return piece.on === 'label' ? { ...piece, on: 'headline' } : piece;
    if (carrier.lettering !== undefined && carrier.count > 1) {
      const { place: _place, ...alike } = carrier;
      borne.push(
        ...brief.relations
          .filter(({ subject }) => subject === at)
          .map((each) => ({ ...each, subject: subjects.length })),
      );
      subjects[at] = { ...carrier, count: carrier.count - 1 };
      subjects.push({ ...alike, count: 1, lettering: piece.text });
      return { ...piece, on: 'label' };
    }
    const brush = standing >= 0 ? paintedWord(brief.prompt, piece.text) : undefined;
    const { attributes = [], colour, parts } = brush ?? {};
    subjects[at] = {
      ...carrier,
      ...(colour !== undefined && { colour }),
      ...(parts && { parts }),
      attributes: [...carrier.attributes, ...attributes],
      lettering: piece.text,
    };
    return piece.on === 'headline' ? { ...piece, on: 'label' } : piece;
  });
  const finished = subjects.map((subject) => finish(subject, brief.prompt));
  const told = voiced && !spoken ? { told: [...(brief.told ?? []), 'speech-bubble' as const] } : {};
  return {
    ...without({ ...brief, ...told, relations: [...brief.relations, ...borne] }, finished, fixed),
    lettering: lettering.filter((piece) => !isOnlyNamed(brief, piece)),
  };
}

const SAID =
  /\b(?:captions?|headlines?|quot(?:es?|ation)|mottos?|acronym|question|font|script|signs?|posters?|banners?|bubbles?|proclaim(?:s|ing)|declar(?:es|ing)|exclaim(?:s|ing)|spells?|spelled|title|typography)\b/i;

/** "an emblematic 'all seeing eye'": prose puts quotes around what it only names; nothing is written anywhere. */
function isOnlyNamed(brief: Pick<Brief, 'prompt'>, { text, on }: Lettering): boolean {
  const at = brief.prompt.indexOf(text);
  if (on !== 'headline' || at < 0 || !isParagraph(brief)) return false;
  const before =
    brief.prompt
      .slice(0, at)
      .split(/[.!?]\s/)
      .at(-1) ?? '';
  const after = brief.prompt.slice(at + text.length).split(/[.!?]\s/, 1)[0] ?? '';
  return ![before, after].some((said) => WRITTEN.test(said) || SAID.test(said));
}

const FOAM = /\b(?:latte|foam|milk|cappuccino|coffee) art\b|\bin (?:the )?(?:milk |latte )?(?:foam|froth)\b/i;
const CARVED = /\b(?:carved|engraved|etched|chisell?ed)\b/i;

/** How the words came onto a thing: poured into its coffee, cut into its wood or stone. */
function finish(subject: Subject, prompt: string): Subject {
  const { concept, attributes, lettering } = subject;
  if (lettering === undefined || is(concept, 'letters')) return subject;
  const how = is(concept, 'hot-drink') && FOAM.test(prompt) ? 'foam-words' : CARVED.test(prompt) && 'carved-lettering';
  return how ? { ...subject, attributes: [...attributes, how] } : subject;
}

const SPEAKS =
  /\b(?:says?|saying|said|shout(?:s|ing|ed)?|yell(?:s|ing|ed)?|scream(?:s|ing|ed)?|exclaim(?:s|ing|ed)?|whisper(?:s|ing|ed)?|ask(?:s|ing|ed)?|announc(?:es|ing|ed)|call(?:s|ing) out|cr(?:ies|ying) out)\s*[,:]?\s*['"“‘«]?$/i;

/** 'a dog saying "woof"': who is named last before it says it, where that is somebody and no sign or shirt. */
function isSpoken({ prompt, subjects }: Omit<Brief, 'notes'>, { text, on }: Lettering, catalogue: Catalogue): boolean {
  const before = prompt.slice(0, prompt.indexOf(text));
  if (on !== 'headline' && on !== 'label') return false;
  if (!SPEAKS.test(before) || /\b(?:that|which) says?\b\W*$/i.test(before)) return false;
  const lower = before.toLowerCase();
  const named = subjects
    .map((subject) => ({ subject, at: lower.lastIndexOf(subject.words.toLowerCase()) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => other.at - one.at);
  const [last] = named;
  return last !== undefined && (isBody(last.subject, catalogue) || offerOf(last.subject.concept).alive === true);
}

/** More than one sentence: prose, and no poster with a number on it. */
const TOLD = /[.!?]\s+\S/;

function isBody(carrier: Subject | undefined, catalogue: Catalogue): boolean {
  const kind = carrier && catalogue.find(carrier.concept)?.kind;
  return kind === 'person' || kind === 'animal';
}

const FRONT = /\b(?:store|shop|cafe|café|boutique) ?-?(?:front|window|facade)s?\b/i;
const WITH_SIGN = /\b(?:with|has|having|featuring)\b[^.,;"“]*\bsign\b/i;

/** "a food truck with a sign that says": the sign is on the truck, where that has room for words. */
function ownerOfSign(
  { prompt, relations, subjects }: Omit<Brief, 'notes'>,
  sign: number,
  catalogue: Catalogue,
  text: string,
): number {
  const bears = ({ concept, count }: Subject): boolean =>
    count === 1 && catalogue.find(concept)?.kind === 'building' && offerOf(concept).writing !== undefined;
  // "a roadside diner, neon sign": a sign of which nothing else is said is the building's own
  if (!prompt.includes(text)) {
    const building = subjects.findIndex(bears);
    if (building >= 0) return building;
  }
  if (sign < 0) return -1;
  if (!WITH_SIGN.test(prompt)) return -1;
  const had = relations.find(({ kind, subject }) => subject === sign && (kind === 'beside' || kind === 'on'));
  const owner = subjects[had?.object ?? -1];
  const kind = owner && catalogue.find(owner.concept)?.kind;
  const roomy = owner?.count === 1 && offerOf(owner.concept).writing !== undefined;
  return had && roomy && (kind === 'vehicle' || kind === 'building') ? had.object : -1;
}

function without<B extends Omit<Brief, 'notes'>>(brief: B, subjects: readonly Subject[], gone: ReadonlySet<number>): B {
  if (gone.size === 0) return { ...brief, subjects };
  const position = (index: number): number => index - [...gone].filter((each) => each < index).length;
  return {
    ...brief,
    subjects: subjects.filter((_, index) => !gone.has(index)),
    relations: brief.relations
      .filter(({ subject, object }) => !gone.has(subject) && !gone.has(object))
      .map((each) => ({ ...each, subject: position(each.subject), object: position(each.object) })),
  };
}

/** "a robot in a diner, neon sign that says": the sign says it, not what was named before the sign. */
function namesSign(prompt: string, text: string, { words }: Subject): boolean {
  const before = prompt.slice(0, prompt.indexOf(text)).toLowerCase();
  const at = before.lastIndexOf(words.toLowerCase());
  return at >= 0 && SIGN.test(before.slice(at + words.length));
}

const ON_TOP =
  /^['"”’]?\s*(?:is |are )?(?:\w+ly )?(?:painted|stencill?ed|stamped|drawn) (?:on|across|onto) (?:the )?(?:top|it|them|its|front|side|back)\b/i;

/** "a post with a blue '5' painted on top": the thing that was named last before the words. */
function bearerOf(prompt: string, text: string, subjects: readonly Subject[]): number {
  const at = prompt.indexOf(text);
  if (!ON_TOP.test(prompt.slice(at + text.length))) return -1;
  const before = prompt.slice(0, at).toLowerCase();
  const places = subjects.map(({ words }) => before.lastIndexOf(words.toLowerCase()));
  const last = Math.max(-1, ...places);
  return last < 0 ? -1 : places.indexOf(last);
}

const PAINTED = /\b(?:paint|paints|painted|brush ?strokes?|acrylics?)\b/i;
const SPRAYED = /\bgraffiti|\bspray/i;
const MOST_COLOURS = 4;

const lettersOf = (text: string): string => (text.length === 1 ? 'lettered-letter' : 'lettered-word');

/** "the letter F in streaks of magenta and blue paint": the word is what is painted, in the colours that are named. */
function paintedWord(prompt: string, text: string): Subject | undefined {
  if (!PAINTED.test(prompt) || SPRAYED.test(prompt) || text.length > 24) return undefined;
  const said = prompt
    .toLowerCase()
    .split(/[^a-z]+/)
    .flatMap((word) => colourWords.get(word)?.colour ?? [])
    .filter((colour, index, all) => colour !== '#f4f3ee' && all.indexOf(colour) === index);
  const [colour, ...others] = said.slice(0, MOST_COLOURS);
  return {
    concept: lettersOf(text),
    words: 'lettering',
    count: 1,
    attributes: ['painted'],
    lettering: text,
    ...(colour !== undefined && { colour }),
    ...(others.length > 0 && { parts: others.map((other) => ({ what: 'accent', colour: other })) }),
  };
}

/** "a book called 'Tides' by Ada Marlow": who wrote it stands below the title. */
function authorOf(prompt: string, title: string): string | undefined {
  const after = prompt.slice(prompt.indexOf(title) + title.length, prompt.indexOf(title) + title.length + 80);
  return /^['"”’»]?,?\s+(?:written\s+)?by\s+((?:\p{Lu}[\p{L}.'-]*\s?){1,4})/u.exec(after)?.[1]?.trim();
}

/** Letters that are things: what a studio shows where nothing else is named. */
const SHAPED =
  /\b(?:(?:three[- ]dimensional|3d|oversized|giant|block|chunky|bubble|balloon|wooden|metal|large) letters|letters (?:made|formed|crafted|built|constructed|composed|shaped)|each letter is)\b/i;

const APART =
  /^['"”’»]?,? (?:just |right |directly |hovering |floating )?(?:above|below|beneath|beside|next to|over) the\b/i;

/** "the words 'Fly' just above the robot": on nothing that was named. */
function isApart(prompt: string, text: string): boolean {
  const at = prompt.indexOf(text);
  return at >= 0 && APART.test(prompt.slice(at + text.length));
}

/** Within so many words the thing is named on which something is written. */
const HEAD = 4;

/** The thing that was named last before the words, or right after them: "'START' on a t-shirt". */
function carrierOf(prompt: string, text: string, subjects: readonly Subject[], sure: boolean): number {
  const lower = prompt.toLowerCase().replaceAll('-', ' ');
  const words = text.toLowerCase().replaceAll('-', ' ');
  // the words in their quotes: "a bar without a wrapper that says 'WRAPPER'"
  const marked = ['"', "'", '“', '‘', '«', '”', '’'].map((mark) => lower.indexOf(mark + words)).filter((at) => at >= 0);
  const quoted = marked.length > 0 ? Math.min(...marked) + 1 : lower.indexOf(words);
  const before = lower.slice(Math.max(0, quoted - REACH), quoted);
  const after = lower.slice(quoted + text.length, quoted + text.length + 60);
  let best = -1;
  let nearest = -1;
  for (const [index, { words: name, lettering, count }] of subjects.entries()) {
    // of two cups the one on the left says this, the other one that
    const one = count > 1 ? name.toLowerCase().replace(/s$/, '') : name.toLowerCase();
    const at = before.lastIndexOf(one);
    if (at > nearest && (lettering === undefined || count > 1)) [best, nearest] = [index, at];
  }
  const place = ON.exec(after)?.[1];
  const head = place?.split(/[^a-z]+/, HEAD) ?? [];
  const next = subjects.findIndex(
    ({ words: name, concept }) => place?.includes(name.toLowerCase()) === true || head.includes(concept),
  );
  // who writes it is not what it is written on
  if (next >= 0 && WRITER.test(before.slice(nearest))) return next;
  // nor what another sentence told of
  if (next >= 0 && /[.!?]\s/.test(before.slice(nearest))) return next;
  if (best >= 0 && (sure || WRITTEN.test(before.slice(nearest)))) return best;
  if (place === undefined) return -1;
  if (next >= 0) return next;
  // "written on it", "on the hull", "across its side": on what was named before
  return /^(?:it|them|the|its|his|her|their)\b/.test(place) ? best : -1;
}

const CHALK = /^\W*(?:written |scrawled )?(?:in|with) (?:\w+ )?chalk\b/i;
const BOARD = /boards?$/i;

/** "the word 'stars' in white chalk": on the board that is there. */
function boardOf(prompt: string, text: string, subjects: readonly Subject[]): number {
  const after = prompt.slice(prompt.indexOf(text) + text.length);
  return CHALK.test(after) ? subjects.findIndex(({ words }) => BOARD.test(words)) : -1;
}

const WRITER = /\b(?:writ(?:es?|ing)|scrawl(?:s|ing)?|scribbl(?:es?|ing)|chalk(?:s|ing)|trac(?:es|ing))\b/;

/** What follows the words: "written in chalk on a blackboard". */
const ON =
  /^\W*(?:(?:is|are|\w+ly|\w+ed|written|drawn|(?:with|in) \w+(?: \w+){0,2}(?= on| across))\s+){0,5}(?:on|onto|into|across|along|over)\s+(?:an?\s+)?(.*)/;

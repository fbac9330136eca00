import { actWith } from '../catalogue/acts.js';
import { isRoomy, offerOf } from '../catalogue/affordances.js';
import { paintedAs } from '../catalogue/records.js';
import { is } from '../catalogue/traits.js';
import type { RelationKind } from './brief.js';
import { isAlive, isPerson } from './draft.js';
import type { BriefDraft, SubjectDraft } from './draft.js';

interface Belonging {
  readonly kind: RelationKind;
  /** The object is what stands on, in or beside the subject. */
  readonly backwards: boolean;
}

/** An animal that does none of these on a laptop sits or lies there. */
const TYPES = ['typing', 'working', 'playing', 'writing', 'coding', 'gaming'];
const LOADED = /^(?:filled|full|loaded|packed|stuffed|laden|brimming|overflowing|carrying|transporting|hauling)/;

/** Metres: plants that are higher are held by nobody. */
const TALL = 2.5;

/** Whom a statue may show: who has hands or paws. */
const isLiving = (word: string): boolean => {
  const drawing = paintedAs(word);
  return word === 'person' || drawing?.kind === 'animal';
};

/** What is done to a car from without. */
const LIFTED = /^(?:lift|hold|carry|push|hit|kick|open|fold|wrap|cut|throw|shak|hugg|grip|clutch|grasp)/;

/** Who walks a dog "with an umbrella" has it, not the dog; nor have the pigeons "his cane". */
export function ofTheWalker({ subjects, relations }: BriefDraft, prompt: string): void {
  for (const [at, { kind, subject, object }] of relations.entries()) {
    if (kind !== 'holding' || subjects[subject]?.entry?.kind !== 'animal') continue;
    const walks = relations.find(
      (each) => each.kind === 'following' && each.object === subject && isPerson(subjects[each.subject]),
    );
    if (walks) relations[at] = { kind, subject: walks.subject, object };
    const owner = walks ? -1 : ownerOf(subjects, subject, subjects[object]?.words ?? '', prompt);
    const [thing, beast] = [subjects[object], subjects[subject]];
    if (owner < 0 || !thing) continue;
    relations[at] = { kind: 'beside', subject: object, object: owner };
    // three pigeons and one cane
    if (thing.count === beast?.count && !/[^s]s$/.test(thing.words)) thing.count = 1;
  }
}

/** Somebody told of before the beast, where it is "his" or "her" thing that lies there. */
function ownerOf(subjects: readonly SubjectDraft[], beast: number, words: string, prompt: string): number {
  const owned = new RegExp(`\\b(?:his|her) (?:[a-z-]+ ){0,3}?${words} (?:rest|lean|lie|lying|prop|lay)`, 'i');
  return words !== '' && /^[a-z -]+$/i.test(words) && owned.test(prompt)
    ? subjects.findLastIndex((subject, at) => at < beast && isPerson(subject))
    : -1;
}

/** In metres: a cat is found on a table, a dog is not. */
const LEAPS_UP = 0.4;

/** What "with", "of" and "in" mean between two things: a girl with a balloon holds it, a table with a lamp carries it. */
export function relationOf(
  kind: RelationKind | 'with' | 'of',
  subject: SubjectDraft,
  object: SubjectDraft,
  words: string = kind,
  part?: string,
): Belonging | undefined {
  if (kind === 'with' && words === 'occupied by')
    return { kind: isAlive(object) && subject.entry?.kind === 'vehicle' ? 'riding' : 'on', backwards: true };
  // "the apple contrasted with the pear": beside it, or before what is behind everything
  if (words === 'contrasted with') {
    const ground = is(object.concept, 'carpet') ? 'on' : is(object.concept, 'wall') ? 'in-front-of' : 'beside';
    return { kind: ground, backwards: false };
  }
  // "the stove heats a pot": the pot is on it
  if (kind === 'with' && /^(?:topped|heats)/.test(words)) return { kind: 'on', backwards: true };
  // in the middle of a fountain it stands on it
  if (words === 'centre of' && is(object.concept, 'ringed') && !isAlive(subject))
    return { kind: 'on', backwards: false };
  if (words === 'centre of' && !offerOf(object.concept).flat) return { kind: 'beside', backwards: false };
  // "a table surrounded by chairs", "a door flanked by two urns": they stand about it
  if (kind === 'with' && /^(?:surrounded|flanked|bordered|framed|ringed|encircled)/.test(words)) {
    // "on a table surrounded by pens": nothing so small lies about the table's feet
    const small = ['object', 'food'].includes(object.entry?.kind ?? '') && (object.entry?.height ?? 9) < 0.4;
    if (small && offerOf(subject.concept).flat && subject.entry?.kind === 'furniture')
      return { kind: 'on', backwards: true };
    // one on each side of it
    if (words.startsWith('flanked') && object.count > 1 && subject.count === 1)
      return { kind: 'between', backwards: false };
    const ring = words.startsWith('surrounded') || words.startsWith('ringed') || words.startsWith('encircled');
    return { kind: ring && object.count > 1 ? 'around' : 'beside', backwards: true };
  }
  // "a dining table with six chairs": they stand about it
  const seats = !isAlive(object) && object.count > 1 && offerOf(object.concept).seat !== undefined;
  if (kind === 'with' && seats && is(subject.concept, 'table') && subject.count === 1)
    return { kind: 'around', backwards: true };
  // "a truck under street lights": they stand behind it and shine
  if ((kind === 'under' || kind === 'below') && is(object.concept, 'street-light'))
    return { kind: 'behind', backwards: true };
  // "a flask filled with beans"
  if (kind === 'with' && /^(?:filled|brimming|full|packed|stuffed)/.test(words) && subject.entry?.kind === 'object')
    return { kind: 'inside', backwards: true };
  if (kind === 'inside') {
    // "in the character of a nun": nobody is in anybody
    if (isPerson(object) && (isPerson(subject) || !isAlive(subject))) return undefined;
    // what is poured from a jug into a glass: the jug is above it
    const pours = !isAlive(subject) && offerOf(subject.concept).mouth && offerOf(object.concept).vessel;
    if (words === 'into' && pours) return { kind: 'above', backwards: false };
    // an excavator that loads something into a truck is not in it
    const [own, other] = [subject.entry, object.entry];
    if (own?.kind === 'vehicle' && other?.kind === 'vehicle' && own.height > other.height)
      return { kind: 'beside', backwards: false };
    // "a cat in a tree", "a man in a chair": one sees them there
    if (offerOf(object.concept).flat) return { kind: 'on', backwards: false };
    if (is(object.concept, 'branched')) return { kind: 'on', backwards: false };
    // "shouting into a microphone": at it, in one's hand
    const { vessel, mouth } = offerOf(object.concept);
    const handy = object.entry?.kind === 'object' && object.entry.height < 0.6 && !vessel && !mouth;
    if (isAlive(subject) && handy && !(subject.entry && subject.entry.height < object.entry.height))
      return { kind: 'holding', backwards: false };
    // who gets into a car stands at its door
    if (isPerson(subject) && subject.attributes.has('getting') && is(object.concept, 'car'))
      return { kind: 'in-front-of', backwards: false };
    // a bear in a wagon, or who peeks out of it, is in it and not on it
    const peeks = mouth !== undefined && (!isPerson(subject) || /\b(?:out|from)\b/.test(words));
    const loaded = part === 'back' && isRoomy(object.concept);
    if (isAlive(subject) && object.entry?.kind === 'vehicle' && !peeks && !loaded)
      return { kind: 'riding', backwards: false };
    return { kind, backwards: false };
  }
  if (kind === 'holding') {
    // what is licked and is no food is before the mouth, and in no hand
    if (words.startsWith('lick') && object.entry?.kind !== 'food' && !isPerson(subject))
      return { kind: 'facing', backwards: false };
    // a glove that grips a shell has it on its fingers
    if (is(subject.concept, 'hands') || is(subject.concept, 'fingered')) return { kind: 'on', backwards: true };
    // a statue of somebody holds what they hold
    const figure = is(subject.concept, 'carved') && [...subject.attributes].some(isLiving);
    // "the table also holds a plant"
    const { flat: level, laid, vessel } = offerOf(subject.concept);
    const flat = level ?? laid;
    const fits = (object.entry?.height ?? 9) < (subject.entry?.height ?? 0);
    if (!isAlive(subject) && fits && (flat || vessel)) return { kind: flat ? 'on' : 'inside', backwards: true };
    // "a truck carrying logs": on its bed
    const loads = subject.entry?.kind === 'vehicle' && isRoomy(subject.concept) && LOADED.test(words);
    if (loads && !isAlive(object)) return { kind: 'inside', backwards: true };
    if (!isAlive(subject) && !figure) return { kind: 'beside', backwards: false };
    // one takes a gondola, but not into one's hand
    if (
      object.entry?.kind === 'vehicle' &&
      object.entry.height > 0.4 &&
      !object.attributes.has('toy') &&
      actWith(object.concept) === undefined
    )
      return { kind: LIFTED.test(words) ? 'facing' : 'riding', backwards: false };
    // who plays the piano has their hands on it
    if (actWith(object.concept)) return { kind, backwards: false };
    // what a giraffe eats from a tree is up there
    if (object.entry?.kind === 'plant' && object.entry.height > TALL) return { kind: 'facing', backwards: false };
    const large =
      object.entry?.kind === 'furniture' || object.entry?.kind === 'building' || object.entry?.kind === 'person';
    return { kind: large ? 'facing' : kind, backwards: false };
  }
  // a fire engine that sprays water on a house stands before it
  if (kind === 'on' && subject.attributes.has('spraying')) return { kind: 'facing', backwards: false };
  // whom somebody leads comes after them, unless they have it on a rope
  if (kind === 'following' && words.startsWith('leading') && isAlive(subject) && isAlive(object))
    if (!is(object.concept, 'led')) return { kind, backwards: true };
  // a staircase that leads to a door goes nowhere
  if (kind === 'following' && !isAlive(subject) && subject.entry?.kind !== 'vehicle')
    return { kind: 'beside', backwards: false };
  // who writes on a board stands before it
  if (kind === 'on' && isAlive(subject) && subject.attributes.has('writing') && offerOf(object.concept).writing)
    return { kind: 'facing', backwards: false };
  // a towel draped over a chair lies on it, one over a rail hangs there
  if (kind === 'curled-around' && words.startsWith('draped') && !isAlive(subject) && !isAlive(object))
    return { kind: object.entry?.kind === 'furniture' ? 'on' : 'hanging-on', backwards: false };
  // who types on a computer sits before it
  const types = isPerson(subject) || TYPES.some((word) => subject.attributes.has(word));
  if (kind === 'on' && isAlive(subject) && types && is(object.concept, 'keys'))
    return { kind: 'facing', backwards: false };
  // who stirs a pot on the stove does not stand on it
  if (
    kind === 'on' &&
    isAlive(subject) &&
    subject.entry?.kind !== 'animal' &&
    !/\btop\b/.test(words) &&
    is(object.concept, 'appliance')
  )
    return { kind: 'facing', backwards: false };
  // who bends over a book or warms their hands over a fire does not hover
  if (
    kind === 'above' &&
    isPerson(subject) &&
    !['flying', 'jumping', 'floating', 'climbing'].some((word) => subject.attributes.has(word)) &&
    ['object', 'furniture', 'food', 'nature'].includes(object.entry?.kind ?? '')
  )
    return { kind: 'facing', backwards: false };
  const upright = is(object.concept, 'wall') || is(object.concept, 'door');
  if (kind === 'riding' && !isAlive(subject)) return { kind: upright ? 'hanging-on' : 'on', backwards: false };
  if (kind === 'on' && upright && is(subject.concept, 'hung')) return { kind: 'hanging-on', backwards: false };
  if (kind === 'on' && is(subject.concept, 'sewn') && object.entry?.kind === 'object')
    return { kind: 'hanging-on', backwards: false };
  if (kind === 'riding') return { kind, backwards: false };
  if (kind !== 'with' && kind !== 'of') return { kind, backwards: false };
  // "a wall with an image of a dog": nothing sits on top of it
  const shown = is(object.concept, 'hung') || is(object.concept, 'figure') || (isAlive(object) && kind === 'with');
  if (is(subject.concept, 'wall') && shown) return { kind: 'hanging-on', backwards: true };
  if (is(subject.concept, 'wall') && kind === 'with') return { kind: 'in-front-of', backwards: true };
  // "a flag with a red circle": it shows it
  const drawn = is(object.concept, 'figure') && subject.entry?.kind === 'object' && !offerOf(subject.concept).vessel;
  if (drawn && !offerOf(subject.concept).flat && offerOf(subject.concept).writing)
    return { kind: 'hanging-on', backwards: true };
  const small = object.entry !== undefined && object.entry.height <= 1 && !isAlive(object);
  const stands = object.entry?.kind === 'furniture' || object.entry?.kind === 'person';
  // butter melts on the pancakes
  if (subject.entry?.kind === 'food' && object.entry?.kind === 'food' && is(object.concept, 'topping'))
    return { kind: 'on', backwards: true };
  // coffee with a croissant: the cup is full already
  if (words === 'with' && is(subject.concept, 'drinking-vessel') && is(object.concept, 'baked'))
    return { kind: 'beside', backwards: true };
  // a bottle with two glasses to drink from
  const poured = offerOf(subject.concept).vessel === true && !is(subject.concept, 'container');
  if (words === 'with' && poured && is(object.concept, 'drinking-vessel')) return { kind: 'beside', backwards: true };
  // "a truck full of sand": what it has room for is in it
  const full = isRoomy(subject.concept) && LOADED.test(words);
  if (offerOf(subject.concept).vessel || full) return { kind: 'inside', backwards: true };
  // a table with chairs has them beside it
  const seated = object.entry?.kind === 'furniture' && object.entry.height > 0.4;
  if (offerOf(subject.concept).flat && stands && (seated || !small)) return { kind: 'beside', backwards: true };
  // "a picnic table with a bear": what is as large as a dog stands beside it
  const beast = isAlive(object) && (object.entry?.height ?? 0) > LEAPS_UP;
  if (is(subject.concept, 'table') && beast) return { kind: 'beside', backwards: true };
  if (offerOf(subject.concept).flat) return { kind: 'on', backwards: true };
  if (kind === 'of') return { kind: 'beside', backwards: true };
  const handy =
    object.entry !== undefined && object.entry.height <= 1.3 && ['object', 'food', 'plant'].includes(object.entry.kind);
  // a fox in a wood with mushrooms: they grow beside it
  const grows = object.entry?.kind === 'plant' && !isPerson(subject);
  // whoever comes with a flag carries it, however long its pole
  const flown = isPerson(subject) && is(object.concept, 'hoisted');
  if (isAlive(subject) && (handy || flown) && !grows) return { kind: 'holding', backwards: false };
  return { kind: 'beside', backwards: true };
}

import { actWith, belongsTo, isActName, isHandAct, isRidden, placeOfAct, placeOfTrade } from '../../catalogue/acts.js';
import type { ActName } from '../../catalogue/acts.js';
import { offerOf } from '../../catalogue/affordances.js';
import { SIDEWAYS } from '../../catalogue/relations.js';
import { paintedAs } from '../../catalogue/records.js';
import { is } from '../../catalogue/traits.js';
import { spotOf } from '../../catalogue/wardrobe.js';
import type { Spot } from '../../catalogue/wardrobe.js';
import type { Brief, Relation, Subject } from '../../language/brief.js';
import type { Asked, Drawable } from '../../paint/drawable.js';
import { hex } from '../../paint/kit/colour.js';
import { IN_ARMS } from '../around.js';
import { isBarrow } from '../at-handle.js';
import type { CastMember } from '../groups.js';
import { isPeople } from './tableaux.js';

/** Relations in which a thing is used by whoever does something with it. */
const USING = new Set<Relation['kind']>(['facing', 'inside', 'beside']);
/** Verbs that make a thing near somebody the thing that they use. */
const USED = new Set([
  'playing',
  'using',
  'practicing',
  'working',
  'typing',
  'looking',
  'speaking',
  'talking',
  'peering',
]);

function isUsed({ kind, object }: Relation, { subjects, told }: Brief, doer: Subject): boolean {
  if (kind === 'holding') return true;
  const concept = subjects[object]?.concept ?? '';
  if (kind === 'riding' || kind === 'on') {
    const drawing = paintedAs(concept);
    // a person on a laptop works at it, a cat on a laptop sits there
    const small = drawing?.habitat === 'tabletop';
    const onto = small && !is(doer.concept, 'person') && !told?.includes('by-phone');
    return is(concept, 'mounted') && !onto;
  }
  if (kind === 'beside' && is(concept, 'walked-with')) return doer.attributes.includes('walking');
  const busy = doer.attributes.some((word) => USED.has(word));
  // a board or a map on the wall is looked at and pointed at, and not taken in hand
  const regarded = is(concept, 'hung') && doer.attributes.some((word) => word === 'looking' || word === 'pointing');
  if (regarded && kind === 'facing') return false;
  return USING.has(kind) && (is(concept, 'engaging') ? kind !== 'beside' : busy);
}

/** What somebody does: words for their painter, the surest first, and what else is asked of them. */
export interface Acts {
  readonly words: readonly string[];
  readonly asked?: Asked;
}
const doing = (...words: readonly string[]): Acts => ({ words });

const onFace: ReadonlySet<Spot> = new Set<Spot>(['eyes', 'eye', 'face']);

const VOICED = new Set(['singing', 'shouting', 'speaking', 'howling']);

/** Metres from which on nobody kneels to stroke it. */
const TALL = 0.9;

/** What animals do in their own way unless they hold what people do it with. */
const byTool: ReadonlySet<string> = new Set<ActName>([
  'singing',
  'shouting',
  'repairing',
  'gardening',
  'wiping',
  'digging',
]);

/** What somebody does with the things that they hold. */
/** Metres: what is no larger is in one hand. */
const IN_ONE_HAND = 0.3;

/** How something is held above the head: the paws of an animal do not meet above one as large as theirs. */
const overHead = (person: boolean, height: number): string =>
  person ? (height > IN_ONE_HAND ? 'hold-high' : 'hold-aloft') : height > IN_ONE_HAND ? 'hold-aloft' : 'hold-over';

export function actsOf(brief: Brief, index: number, drawables: readonly (Drawable | undefined)[]): Acts {
  const doer = brief.subjects[index];
  const { kind } = drawables[index] ?? {};
  if (doer && index === 0 && kind === 'animal' && brief.told?.includes('wings-spread')) return doing('flying');
  const made = kind === 'object' && offerOf(doer?.concept ?? '').alive === true;
  if (!doer || (kind !== 'person' && kind !== 'animal' && !made)) return doing();
  const own = brief.relations.filter(({ subject }) => subject === index);
  const used = withoutAccessories(
    brief,
    own.filter((relation) => isUsed(relation, brief, doer)),
  );
  const each = used.flatMap((relation) => {
    const thing = brief.subjects[relation.object];
    if (!thing) return [];
    const { height = 1 } = drawables[relation.object] ?? {};
    if (relation.kind === 'holding' && brief.told?.includes('over-head'))
      return [doing('hands-full', overHead(is(doer.concept, 'person'), height))];
    return [withThing(doer, thing, relation, drawables[relation.object])];
  });
  const asked = each.find((acts) => acts.asked)?.asked;
  const inHands = used.reduce(
    (sum, { object }, at) => sum + (each[at]?.words.includes('hands-full') ? (brief.subjects[object]?.count ?? 0) : 0),
    0,
  );
  // a cane in one hand, a bag in the other: nobody leans on a cane for that
  const handy = used.filter(({ kind: how, object }) => how === 'holding' && brief.subjects[object]?.count === 1);
  const both = handy.length === 2 && inHands === 1 && !doer.attributes.some(isActName);
  const full = (inHands > 1 && inHands < 4) || both;
  const found: Acts = {
    words: full ? ['hold-two', 'hands-full'] : each.flatMap(({ words }) => words),
    ...(asked && { asked }),
  };
  // what an animal says or sings into a microphone it has in hand
  if (kind === 'animal' && brief.told?.includes('microphone') && doer.attributes.some((word) => VOICED.has(word)))
    return doing('singing', 'hind-legs', ...found.words);
  // an animal has hands where it does what needs them, and paws where it stands up by itself
  const paws = drawables[index]?.dresses === true;
  const large = used.some(({ kind: how, object }) => how === 'holding' && drawables[object]?.kind === 'object');
  const needsHands = (word: string): boolean =>
    isHandAct(word) ||
    byTool.has(word) ||
    word === 'hold-high' ||
    word === 'hold-two' ||
    (paws && word === 'hold-up') ||
    word === 'hold-aloft' ||
    word === 'hold-over' ||
    word === 'hold-out' ||
    (paws && brief.told?.includes('in-paws') === true && (word === 'hold-both' || word === 'cradling')) ||
    (word === IN_ARMS && doer.attributes.includes('embracing')) ||
    (large && (word === 'hold-both' || word === 'hold-low'));
  // a doll that only holds something stays as it is made
  const busy = doer.attributes.some((word) => USED.has(word) || isActName(word));
  const works = is(doer.concept, 'machine')
    ? found.words.some((word) => needsHands(word) || word === 'hold-up')
    : busy && found.words.some((word) => isHandAct(word));
  if (made) return works ? found : doing();
  // it laps milk from a bowl, and a cup is in its paws
  const cup = handy.some(({ object }) => is(brief.subjects[object]?.concept, 'hot-drink'));
  if (kind === 'animal' && cup && doer.attributes.includes('drinking') && !brief.told?.includes('by-mouth'))
    return { ...found, words: [...found.words, 'drinking', 'hind-legs'] };
  if (kind === 'animal' && !brief.told?.includes('by-mouth') && found.words.some(needsHands))
    return found.words.some((word) => byTool.has(word)) ? { ...found, words: [...found.words, 'hind-legs'] } : found;
  // one that pushes a cart has its paws on the handle
  const cart = own.some(({ kind: how, object }) => {
    const { kind: what, height = 0 } = drawables[object] ?? {};
    return (
      how === 'pushing' &&
      !brief.told?.includes('pulling') &&
      (what === 'object' || what === 'vehicle') &&
      height > 0.4 &&
      height < 1.6
    );
  });
  if (kind === 'animal' && cart) return doing('hold-both');
  if (kind === 'person' && cart && found.words.length === 0)
    return doing(
      own.some(({ kind: how, object }) => how === 'pushing' && isBarrow(drawables[object])) ? 'at-barrow' : 'at-handle',
      'hands-full',
    );
  if (kind === 'animal' && brief.told?.includes('sniffing')) return doing('sniffing');
  if (kind === 'animal') return looksAside(brief, index, drawables) ? doing('looking-aside') : doing();
  if (found.words.length === 0 && brief.told?.includes('ski-gear')) return doing('skier');
  // one that is on a table is reached without kneeling
  const raised = (index: number): boolean =>
    brief.relations.some(
      ({ kind: how, subject, object }) =>
        how === 'on' &&
        subject === index &&
        drawables[object]?.kind === 'furniture' &&
        !offerOf(brief.subjects[object]?.concept ?? '').seat,
    );
  const petted = own.some(
    ({ kind: how, object }) => how === 'facing' && ((drawables[object]?.height ?? 0) > TALL || raised(object)),
  );
  if (petted && doer.attributes.includes('petting')) {
    const animal = own.find(({ kind: how, object }) => how === 'facing' && drawables[object]?.kind === 'animal');
    const at = animal && !raised(animal.object) ? pattedAt(doer, drawables[animal.object]) : 'patting';
    return doing(at, ...found.words);
  }
  // what somebody has before their eyes is seen from the front
  const masked = doer.wears?.some(({ what }) => onFace.has(spotOf(what) ?? 'body')) === true;
  if (masked) return found;
  // who has a picture of their own keeps it while they marvel at something
  if (doer.attributes.some((word) => isActName(word) && placeOfAct(word) !== undefined)) return found;
  // who looks at what is far away is seen from behind, looking there
  if (!doer.attributes.includes('looking') || found.words.length > 0) return found;
  const seen = own.find(({ kind: relation }) => relation === 'facing')?.object;
  if (seen === undefined && doer.attributes.includes('sitting')) return doing('from-behind');
  // of a picture whose motif is told they look at that one, and not at any
  const { concept: looked, attributes: shown = [] } = brief.subjects[seen ?? -1] ?? {};
  const art = is(looked, 'art') && !shown.some((word) => word.startsWith('shows-'));
  return doing(seen === undefined ? 'gazing' : art ? 'viewing-art' : 'beholding');
}

/** What an act brings by itself takes no hand from it: who holds a hockey stick has the puck before them. */
function withoutAccessories({ subjects }: Brief, used: readonly Relation[]): readonly Relation[] {
  const actOf = ({ kind, object }: Relation): ActName | undefined => {
    const thing = kind === 'holding' ? subjects[object] : undefined;
    return thing && actWith(thing.concept, thing.variety);
  };
  const done = used.flatMap((relation) => actOf(relation) ?? []);
  return used.filter((relation) => {
    const thing = subjects[relation.object];
    if (!thing || relation.kind !== 'holding' || actOf(relation) !== undefined) return true;
    return !done.some((act) => namesOf(thing).some((name) => belongsTo(act, name)));
  });
}

/** An animal that has to do with somebody or something beside it looks there, and not at us. */
function looksAside({ relations }: Brief, index: number, drawables: readonly (Drawable | undefined)[]): boolean {
  return relations.some(({ kind, subject, object }) => {
    const met = object === index && ['animal', 'person'].includes(drawables[subject]?.kind ?? '');
    return (kind === 'facing' || kind === 'following') && (subject === index || met);
  });
}

/** What is thrown or caught is in the hands: nobody bats with it. */
const TOSSED: ReadonlySet<string> = new Set<ActName>(['throwing', 'catching']);

/** Seen from behind, whatever is in the hands. */
const AT_WINDOW: ActName = 'window-gazing';

function withThing(doer: Subject, thing: Subject, relation: Relation, drawable: Drawable | undefined): Acts {
  const told = doer.attributes.find((word) => isActName(word) && namesOf(thing).some((name) => belongsTo(word, name)));
  const tosses = relation.kind === 'holding' && doer.attributes.some((word) => TOSSED.has(word));
  const act = told ?? (tosses ? undefined : actWith(thing.concept, thing.variety));
  // who looks out of a window does so with a cup in hand
  if (told === undefined && relation.kind === 'holding' && doer.attributes.includes(AT_WINDOW))
    return doing('hands-full');
  // books that are put on a shelf are not read
  if (relation.kind === 'holding' && doer.attributes.includes('putting')) return doing('hands-full', 'hold-up');
  // what is cut lies on the board, and the knife is in the hand
  if (relation.kind === 'holding' && doer.attributes.includes('cutting-food')) return doing();
  // who knits on a swing sits there and knits
  const busy = doer.attributes.some((word) => isHandAct(word));
  if (told === undefined && act !== undefined && busy && relation.kind === 'on' && isRidden(act as ActName))
    return doing();
  // who holds a board does not ride it
  const carried = told === undefined && relation.kind === 'holding' && act !== undefined && isRidden(act as ActName);
  if (act !== undefined && !carried && !doer.attributes.includes('offering'))
    return { words: [act], ...(thing.colour !== undefined && { asked: { held: hex(thing.colour) } }) };
  if (thing.attributes.includes('toy')) return doing(flies(thing.concept) ? 'toy-flight' : 'floor-play', 'hands-full');
  if (is(thing.concept, 'person') && thing.attributes.includes('baby')) return doing('holding-baby');
  if (relation.kind !== 'holding' || (drawable && isAtHands(doer, drawable))) return doing();
  if (doer.attributes.includes('offering')) return doing('hands-full', 'hold-out');
  if (relation.part === 'hand') return doing('hands-full', 'hold-up');
  if (doer.attributes.includes('embracing')) return doing('hands-full', IN_ARMS);
  return doing('hands-full', ...(drawable ? [mannerOf(drawable)] : []));
}

/** Who has their hands on what is too large for them. */
const isAtHands = ({ attributes }: Subject, { height }: Drawable): boolean =>
  attributes.includes('handling') || (attributes.includes('petting') && height > TALL / 2);

/** How high the nose of an animal is, in its heights; how high, in metres, one reaches without another pose. */
const NOSE = 0.68;
const REACHED = [
  ['patting-low', 0.48],
  ['patting', 0.72],
  ['patting-nose', 1.3],
] as const satisfies (readonly [ActName, number])[];

/** Who strokes an animal on its feet has the hand where its nose is, and not in the air above or below it. */
function pattedAt({ attributes }: Subject, animal: Drawable | undefined): ActName {
  const grown = attributes.includes('child') || attributes.includes('baby') ? 1.15 : 1.7;
  const high = ((animal?.height ?? grown) * NOSE) / grown;
  return REACHED.find(([, most]) => high < most)?.[0] ?? 'patting';
}

/** A toy of it is flown by hand. */
const flies = (concept: string): boolean => {
  const drawing = paintedAs(concept);
  return drawing?.habitat === 'air';
};

/** So much longer than high what swims does not sit in anybody's arms. */
const LYING_ACROSS = 1;

/** How a thing is held: by its handle at the side, in both hands before the chest, or up in one. */
function mannerOf({ concept, height, aspect, kind, habitat }: Drawable): string {
  if (is(concept, 'handle')) return 'hold-low';
  // a fish lies across both hands
  if (kind === 'animal' && habitat === 'underwater' && aspect > LYING_ACROSS) return 'hold-both';
  if (kind === 'animal' || is(concept, 'plush')) return IN_ARMS;
  // a flag is held away from the face
  if (is(concept, 'hovers') && is(concept, 'hung')) return 'hold-out';
  if (offerOf(concept).vessel || height > 0.34 || height * aspect > 0.19) return 'hold-both';
  return 'hold-up';
}

/** What somebody may be called by those who draw with them. */
export const namesOf = ({ concept, variety, words }: Subject): string[] => [
  concept,
  ...(variety === undefined ? [] : [variety]),
  words.replaceAll(' ', '-'),
];
export interface Undrawn {
  readonly brief: Brief;
  readonly cast: readonly (CastMember | undefined)[];
  /** Subjects that another one draws with itself. */
  readonly drawn: ReadonlySet<number>;
  /** What was told of them and somebody else. */
  readonly lost: readonly Relation[];
}

/** What is on it was told: no other one stands for it. */
const isPicture = ({ concept, attributes }: Subject): boolean =>
  is(concept, 'easel') && attributes.some((word) => word.startsWith('shows-'));

/** What somebody draws in their own hands is no thing beside them, unless something else is said of where it is. */
export function withoutDrawn(
  brief: Brief,
  cast: readonly (CastMember | undefined)[],
  joined: ReadonlySet<number>,
): Undrawn {
  const all = new Set(cast.flatMap((member) => member?.drawable.draws ?? []));
  const related = new Set(brief.relations.flatMap(({ subject, object }) => [subject, object]));
  // the sandwiches of a picnic lie on its blanket, the stone that a sculptor carves is before them
  const loose = [...brief.subjects.entries()].flatMap(([index, subject]) =>
    !related.has(index) && index > 0 && !isPicture(subject) && namesOf(subject).some((name) => all.has(name))
      ? [index]
      : [],
  );
  const drawn = new Set([
    ...joined,
    ...loose,
    ...brief.relations.flatMap(({ subject, object }) => {
      const thing = brief.subjects[object];
      const draws = cast[subject]?.drawable.draws;
      const elsewhere = brief.relations.some(
        (relation) =>
          relation.subject === object ||
          (relation.object === object && relation.subject !== subject && !SIDEWAYS.has(relation.kind)),
      );
      if (thing && isPicture(thing)) return [];
      return thing && draws && !elsewhere && namesOf(thing).some((name) => draws.includes(name)) ? [object] : [];
    }),
  ]);
  if (drawn.size === 0) return { brief, cast, drawn, lost: [] };
  // what is beside the castle that somebody builds is beside who builds it
  const drawerOf = (index: number): number =>
    joined.has(index) ? -1 : brief.subjects.findIndex((_, drawer) => drawsFor(brief, cast, drawer, index));
  const aside = brief.relations.flatMap((relation) => {
    const drawer = SIDEWAYS.has(relation.kind) && drawn.has(relation.object) ? drawerOf(relation.object) : -1;
    return drawer < 0 || drawer === relation.subject || drawn.has(relation.subject)
      ? []
      : [{ ...relation, object: drawer }];
  });
  const relations = brief.relations
    .filter(({ subject, object }) => !drawn.has(subject) && !drawn.has(object))
    .concat(aside);
  const lost = brief.relations.filter(({ subject, object }) => {
    // between who draws something and what is drawn with them nothing is lost
    const [inner, outer] = drawn.has(subject) ? [subject, object] : [object, subject];
    return drawn.has(inner) && !drawn.has(outer) && !joined.has(inner) && !drawsFor(brief, cast, outer, inner);
  });
  const left = cast.map((member, index) => (drawn.has(index) || !member ? undefined : dyed(brief, member, drawn)));
  return { brief: { ...brief, relations }, cast: left, drawn, lost };
}

/** What is drawn with somebody has the colour that was told of it: a mechanic at a blue car. */
function dyed({ subjects }: Brief, member: CastMember, drawn: ReadonlySet<number>): CastMember {
  const { draws } = member.drawable;
  if (!draws || member.asked?.held) return member;
  const told = subjects.find(
    (thing, index) =>
      thing.colour !== undefined &&
      drawn.has(index) &&
      !isPeople(thing) &&
      namesOf(thing).some((name) => draws.includes(name)),
  );
  return told?.colour === undefined ? member : { ...member, asked: { ...member.asked, held: hex(told.colour) } };
}

function drawsFor({ subjects }: Brief, cast: Undrawn['cast'], drawer: number, index: number): boolean {
  const thing = subjects[index];
  const { draws } = cast[drawer]?.drawable ?? {};
  return thing !== undefined && namesOf(thing).some((name) => draws?.includes(name));
}

/** Where one does what the first of them does. */
export function placeOfActs(cast: readonly (CastMember | undefined)[]): Brief['setting'] {
  const doer = cast.find((member) => member?.drawable.kind === 'person');
  const words = doer?.attributes ?? [];
  // a scientist at a telescope is out on a hill, and in no laboratory
  return [...words.map(placeOfAct), ...words.map(placeOfTrade)].find((place) => place !== undefined);
}

import { actWith, belongsTo, handActs, isActName, isRidden, placeOfAct, placeOfTrade } from '../catalogue/acts.js';
import type { ActName } from '../catalogue/acts.js';
import { offerOf } from '../catalogue/affordances.js';
import { recordOf } from '../catalogue/records.js';
import { is } from '../catalogue/traits.js';
import type { Brief, Relation, Subject } from '../language/brief.js';
import type { Asked, Drawable } from '../paint/drawable.js';
import { hex } from '../paint/kit/colour.js';
import type { CastMember } from './groups.js';
import { isPeople, namesOfMembers, tableauIn } from './tableaux.js';
import type { Tableau } from './tableaux.js';
import { settleActs } from './told-acts.js';

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
    const { drawing } = recordOf(concept) ?? {};
    // a person on a laptop works at it, a cat on a laptop sits there
    const small = drawing?.by === 'painter' && drawing.habitat === 'tabletop';
    const onto = small && !is(doer.concept, 'person') && !told?.includes('by-phone');
    return is(concept, 'mounted') && !onto;
  }
  if (kind === 'beside' && is(concept, 'walked-with')) return doer.attributes.includes('walking');
  const busy = doer.attributes.some((word) => USED.has(word));
  return USING.has(kind) && (is(concept, 'engaging') ? kind !== 'beside' : busy);
}

/** What somebody does: words for their painter, the surest first, and what else is asked of them. */
export interface Acts {
  readonly words: readonly string[];
  readonly asked?: Asked;
}
const doing = (...words: readonly string[]): Acts => ({ words });

/** Metres from which on nobody kneels to stroke it. */
const TALL = 0.9;

/** What somebody does with the things that they hold. */
export function actsOf(brief: Brief, index: number, drawables: readonly (Drawable | undefined)[]): Acts {
  const doer = brief.subjects[index];
  const { kind } = drawables[index] ?? {};
  if (doer && index === 0 && kind === 'animal' && brief.told?.includes('wings-spread')) return doing('flying');
  const machine = kind === 'object' && offerOf(doer?.concept ?? '').alive === true;
  if (!doer || (kind !== 'person' && kind !== 'animal' && !machine)) return doing();
  const own = brief.relations.filter(({ subject }) => subject === index);
  const used = own.filter((relation) => isUsed(relation, brief, doer));
  const each = used.flatMap((relation) => {
    const thing = brief.subjects[relation.object];
    if (!thing) return [];
    const { height = 1 } = drawables[relation.object] ?? {};
    if (relation.kind === 'holding' && brief.told?.includes('over-head'))
      return [doing('hands-full', height > 0.3 ? 'hold-high' : 'hold-aloft')];
    return [withThing(doer, thing, relation, drawables[relation.object])];
  });
  const asked = each.find((acts) => acts.asked)?.asked;
  const inHands = used.reduce(
    (sum, { object }, at) => sum + (each[at]?.words.includes('hands-full') ? (brief.subjects[object]?.count ?? 0) : 0),
    0,
  );
  const full = inHands > 1 && inHands < 4;
  const found: Acts = {
    words: full ? ['hold-two', 'hands-full'] : each.flatMap(({ words }) => words),
    ...(asked && { asked }),
  };
  // an animal has hands where it does what needs them, and paws where it stands up by itself
  const paws = drawables[index]?.dresses === true;
  const large = used.some(({ kind: how, object }) => how === 'holding' && drawables[object]?.kind === 'object');
  const needsHands = (word: string): boolean =>
    byHand.has(word) ||
    byTool.has(word) ||
    word === 'hold-high' ||
    word === 'hold-two' ||
    (paws && word === 'hold-up') ||
    word === 'hold-aloft' ||
    word === 'hold-out' ||
    (large && (word === 'hold-both' || word === 'hold-low'));
  // a robot that only holds something stays as it is built
  const busy = doer.attributes.some((word) => USED.has(word) || isActName(word));
  if (machine) return busy && found.words.some((word) => byHand.has(word)) ? found : doing();
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
  if (kind === 'animal') return brief.told?.includes('sniffing') ? doing('sniffing') : doing();
  if (found.words.length === 0 && brief.told?.includes('ski-gear')) return doing('skier');
  const petted = own.some(({ kind: how, object }) => how === 'facing' && (drawables[object]?.height ?? 0) > TALL);
  if (petted && doer.attributes.includes('petting')) return doing('patting', ...found.words);
  // who looks at what is far away is seen from behind, looking there
  if (!doer.attributes.includes('looking') || found.words.length > 0) return found;
  const seen = own.find(({ kind: relation }) => relation === 'facing')?.object;
  const art = seen !== undefined && is(brief.subjects[seen]?.concept, 'art');
  return doing(seen === undefined ? 'gazing' : art ? 'viewing-art' : 'beholding');
}

function withThing(doer: Subject, thing: Subject, relation: Relation, drawable: Drawable | undefined): Acts {
  const told = doer.attributes.find((word) => isActName(word) && namesOf(thing).some((name) => belongsTo(word, name)));
  const act = told ?? actWith(thing.concept, thing.variety);
  // who knits on a swing sits there and knits
  const busy = doer.attributes.some((word) => isActName(word) && handActs.includes(word));
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
  return doing('hands-full', ...(drawable ? [mannerOf(drawable)] : []));
}

/** Who has their hands on what is too large for them. */
const isAtHands = ({ attributes }: Subject, { height }: Drawable): boolean =>
  attributes.includes('handling') || (attributes.includes('petting') && height > TALL / 2);

/** A toy of it is flown by hand. */
const flies = (concept: string): boolean => {
  const { drawing } = recordOf(concept) ?? {};
  return drawing?.by === 'painter' && drawing.habitat === 'air';
};

/** How a thing is held: by its handle at the side, in both hands before the chest, or up in one. */
function mannerOf({ concept, height, aspect, kind }: Drawable): string {
  if (is(concept, 'handle')) return 'hold-low';
  if (kind === 'animal') return 'cradling';
  // a flag is held away from the face
  if (is(concept, 'hovers') && is(concept, 'hung')) return 'hold-out';
  if (offerOf(concept).vessel || height > 0.34 || height * aspect > 0.34) return 'hold-both';
  return 'hold-up';
}

const namesOf = ({ concept, variety, words }: Subject): string[] => [
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
    !related.has(index) && index > 0 && namesOf(subject).some((name) => all.has(name)) ? [index] : [],
  );
  const drawn = new Set([
    ...joined,
    ...loose,
    ...brief.relations.flatMap(({ subject, object }) => {
      const thing = brief.subjects[object];
      const draws = cast[subject]?.drawable.draws;
      const elsewhere = brief.relations.some(
        (relation) => relation.subject === object || (relation.object === object && relation.subject !== subject),
      );
      return thing && draws && !elsewhere && namesOf(thing).some((name) => draws.includes(name)) ? [object] : [];
    }),
  ]);
  if (drawn.size === 0) return { brief, cast, drawn, lost: [] };
  const relations = brief.relations.filter(({ subject, object }) => !drawn.has(subject) && !drawn.has(object));
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

/** Feelings that are seen in a face. */
const FELT = new Set(
  'angry furious grumpy mad annoyed sad crying tearful frowning worried lonely happy joyful smiling laughing excited surprised shocked astonished amazed scared frightened'.split(
    ' ',
  ),
);
/** Who makes a picture of somebody is seen with it. */
const PICTURING = new Set(['painting', 'portraying', 'drawing', 'photographing', 'teaching']);
const isWork = (word: string): boolean => isActName(word) && !FELT.has(word);

const isBodily = (word: string): boolean =>
  word.startsWith('posture:') || BODILY.has(word) || (isActName(word) && !FELT.has(word));
const BODILY = new Set('running sprinting walking jumping dancing kneeling crouching cross-legged leaning'.split(' '));

/** A statue of somebody who does something is that figure, made of what statues are made of. */
export function sculpted(brief: Brief): Brief {
  const acts = ({ concept, attributes }: Subject, index: number): boolean =>
    is(concept, 'carved') &&
    (attributes.some(isBodily) ||
      (attributes.includes('person') &&
        brief.relations.some(({ kind, subject }) => kind === 'holding' && subject === index)));
  if (!brief.subjects.some(acts)) return brief;
  const subjects = brief.subjects.map((subject, index): Subject => {
    if (!acts(subject, index)) return subject;
    return {
      ...subject,
      concept: 'person',
      material: subject.material ?? 'marble',
      attributes: [...subject.attributes.filter((word) => !/^(?:sculptor|artist|carver)$/.test(word)), 'carved'],
    };
  });
  return { ...brief, subjects };
}

/** Who is dressed as a pirate is one, and no pirate is beside them. */
export function costumed(brief: Brief): Brief {
  if (!brief.told?.includes('costume')) return brief;
  const found = brief.relations.find(
    ({ kind, subject, object }) =>
      kind === 'beside' && subject > object && is(brief.subjects[subject]?.concept, 'person') && subject !== object,
  );
  const role = found && brief.subjects[found.subject];
  const elsewhere = brief.relations.some(
    (each) => each !== found && (each.subject === found?.subject || each.object === found?.subject),
  );
  if (!found || !role || elsewhere) return brief;
  const after = (index: number): number => (index > found.subject ? index - 1 : index);
  const subjects = brief.subjects
    .map((subject, index) =>
      index === found.object ? { ...subject, attributes: [...subject.attributes, ...role.attributes] } : subject,
    )
    .filter((_, index) => index !== found.subject);
  const relations = brief.relations
    .filter((each) => each !== found)
    .map((each) => ({ ...each, subject: after(each.subject), object: after(each.object) }));
  return { ...brief, subjects, relations };
}

const SEXED = /^(?:wo)?man$|^(?:boy|girl|lady|gentleman|male|female)$/;
/** "a chef tasting her soup" is a woman. */
function sexed({ subjects, told }: Brief): readonly Subject[] {
  const [one, another] = subjects.filter(isPeople);
  const his = told?.includes('his') === true;
  const hers = told?.includes('hers') === true;
  if (!one || another || !is(one.concept, 'person') || one.count > 1 || his === hers) return subjects;
  if (one.attributes.some((word) => SEXED.test(word))) return subjects;
  return subjects.map((subject) =>
    subject === one ? { ...subject, attributes: [...subject.attributes, his ? 'man' : 'woman'] } : subject,
  );
}

/** Two hands are one pair. */
const paired = (subject: Subject): Subject =>
  is(subject.concept, 'hands') && subject.count === 2 ? { ...subject, count: 1 } : subject;

/** A face that feels something is seen from near; a portrait that somebody paints is a thing in the picture. */
export function framed(told: Brief): Brief {
  const brief = { ...told, subjects: sexed(told).map(paired) };
  const [first, second] = brief.subjects;
  // a portrait with something in hand shows the hands
  const held = brief.relations.find(({ kind, subject }) => kind === 'holding' && subject === 0)?.object;
  // flowers are before the chest anyway
  const inHand = held !== undefined && !is(brief.subjects[held]?.concept, 'flower');
  if (brief.camera === 'portrait' && (inHand || first?.attributes.includes('selfie')))
    return { ...brief, camera: 'medium' };
  // and one of a dressed statue what it wears
  if (brief.camera === 'portrait' && first?.wears && is(first.concept, 'wears')) return { ...brief, camera: 'medium' };
  if (!first || !is(first.concept, 'person')) return brief;
  if (brief.camera === 'portrait' && first.attributes.some((word) => PICTURING.has(word))) {
    const { camera: _camera, ...whole } = brief;
    const sits = second === undefined || is(second.concept, 'person');
    if (sits && first.attributes.some((word) => word === 'painting' || word === 'drawing')) {
      const attributes = [
        'portraying',
        ...first.attributes.filter((word) => word !== 'painting' && word !== 'drawing'),
      ];
      return { ...whole, subjects: [{ ...first, attributes }, ...brief.subjects.slice(1)] };
    }
    if (!sits || !second || brief.relations.length > 0) return whole;
    return { ...whole, relations: [{ kind: 'facing', subject: 0, object: 1 }] };
  }
  const alone = brief.subjects.length === 1 && first.count === 1 && brief.relations.length === 0;
  // eyes and beards are seen from near, and so is what somebody feels
  const features =
    first.parts?.filter(({ what }) => /^(?:eyes|beard|freckles|moustache|eyebrows|lips)$/.test(what)) ?? [];
  const felt = first.attributes.some((word) => FELT.has(word)) || features.length > 0;
  const free = brief.camera === undefined && brief.setting === undefined && !first.attributes.some(isWork);
  if (!alone || !felt || !free) return brief;
  const attributes = first.attributes.map((word) => (word === 'crying' ? 'tearful' : word));
  return { ...brief, camera: 'portrait', subjects: [{ ...first, attributes }] };
}

/** What people do as one company, around one table or face to face. */
const TOGETHER = new Set<ActName>([
  'eating',
  'drinking',
  'toasting',
  'picnic',
  'meeting',
  'chess',
  'checkers',
  'cards',
  'reading',
  'writing',
  'blowing-candles',
  'cutting-cake',
  'baking',
  'cooking',
  'chopping',
  'talking',
  'laughing',
  'hugging',
  'boxing',
  'martial-arts',
]);
/** Who fights by trade fights with those beside them. */
const SPARRING = new Map<string, ActName>([
  ['boxer', 'boxing'],
  ['kickboxer', 'martial-arts'],
  ['ninja', 'martial-arts'],
]);
/** What a couple does in its own way. */
const OF_TWO = new Set<ActName>(['hugging', 'gazing', 'talking']);
const byHand: ReadonlySet<string> = new Set(handActs);
/** What animals do in their own way unless they hold what people do it with. */
const byTool: ReadonlySet<string> = new Set<ActName>([
  'singing',
  'shouting',
  'repairing',
  'gardening',
  'wiping',
  'digging',
]);
const MOST = 6;

/** What people are told to do, by their verb or by what they have in hand, where several of them can do it as one. */
function sharedAct(brief: Brief, index: number, subject: Subject): ActName | undefined {
  const own = brief.relations.filter((relation) => relation.subject === index);
  const using = own.flatMap(({ kind, object }) => {
    const thing = brief.subjects[object];
    const act = thing && (kind === 'holding' || kind === 'facing') ? actWith(thing.concept, thing.variety) : undefined;
    return act ? [act] : [];
  });
  const spars = subject.attributes.flatMap((word) => (subject.count > 1 ? (SPARRING.get(word) ?? []) : []));
  const said = [...subject.attributes.filter(isActName), ...using, ...spars];
  const act = said.find((each) => (is(subject.concept, 'couple') ? !OF_TWO.has(each) : TOGETHER.has(each)));
  const elsewhere = own.some(({ kind, object }) => {
    const thing = brief.subjects[object];
    return (
      kind !== 'holding' && kind !== 'facing' && !(act && thing && namesOf(thing).some((name) => belongsTo(act, name)))
    );
  });
  return elsewhere ? undefined : act;
}

function asTableau(brief: Brief, { name, act, first, members, joined, colour }: Tableau): Gathered {
  const company: WithCompany = {
    first,
    asked: {
      company: { members, ...(name !== undefined && { tableau: name }) },
      ...(colour !== undefined && { held: hex(colour) }),
    },
  };
  const subjects = brief.subjects.map((subject, index) =>
    index === first ? { ...subject, count: 1, attributes: [...(act ? [act] : []), ...subject.attributes] } : subject,
  );
  const gone = new Set(joined);
  const relations = brief.relations.filter(({ subject, object }) => !gone.has(subject) && !gone.has(object));
  const within = (index: number): boolean => gone.has(index) || index === first;
  const lost = brief.relations.filter(
    (relation) => !relations.includes(relation) && !(within(relation.subject) && within(relation.object)),
  );
  return { brief: { ...brief, subjects, relations }, joined: gone, lost, company };
}

/** What those do who are drawn as one, by the first of them. */
interface WithCompany {
  readonly first: number;
  readonly asked: Asked;
}

interface Gathered {
  readonly brief: Brief;
  /** Those whom the first of the company draws. */
  readonly joined: ReadonlySet<number>;
  /** What was told of one of them and somebody outside. */
  readonly lost: readonly Relation[];
  readonly company?: WithCompany;
}

/** People who do one thing together become one company: the first of them draws all. */
export function gather(told: Brief): Gathered {
  const brief = settleActs(told);
  const tableau = tableauIn(brief);
  if (tableau) return asTableau(brief, tableau);
  const doers = [...brief.subjects.entries()].flatMap(([index, subject]) => {
    const act = isPeople(subject) ? sharedAct(brief, index, subject) : undefined;
    return act ? [{ index, subject, act }] : [];
  });
  const [first] = doers;
  const company = doers.filter(({ act }) => act === first?.act);
  const members = company.flatMap(({ subject }) => namesOfMembers(subject)).slice(0, MOST);
  const crowd = company.reduce((sum, { subject }) => sum + subject.count, 0) > MOST * 2;
  // nobody meets alone
  if (first?.act === 'meeting' && members.length === 1) members.push(...members, ...members);
  // whom they hug or talk to is one of them
  const other =
    first && members.length === 1 && (first.act === 'hugging' || first.act === 'talking')
      ? brief.subjects.findIndex((subject, index) => index !== first.index && isPeople(subject) && subject.count === 1)
      : -1;
  const partner = brief.subjects[other];
  if (partner) members.push(...namesOfMembers(partner).slice(0, 1));
  const another = first?.act === 'hugging' || brief.told?.includes('another');
  if (another && (first?.act === 'hugging' || first?.act === 'talking') && members.length === 1) members.push('');
  if (!first || members.length < 2 || crowd) return { brief, joined: new Set(), lost: [] };
  const worn = [...SPARRING.values()].includes(first.act)
    ? [...brief.subjects.entries()].flatMap(([at, { concept }]) => (belongsTo(first.act, concept) ? [at] : []))
    : [];
  const joined = new Set([...company.slice(1).map(({ index }) => index), ...(partner ? [other] : []), ...worn]);
  const subjects = brief.subjects.map((subject, index) =>
    index === first.index ? { ...subject, count: 1, attributes: [first.act, ...subject.attributes] } : subject,
  );
  // what is told of one of them is told of the company
  const whole = (index: number): number => (joined.has(index) ? first.index : index);
  const relations = brief.relations.flatMap((relation) => {
    const [subject, object] = [whole(relation.subject), whole(relation.object)];
    return subject === object ? [] : [{ ...relation, subject, object }];
  });
  return {
    brief: { ...brief, subjects, relations },
    joined,
    lost: [],
    company: { first: first.index, asked: { company: { members } } },
  };
}

/** Where one does what the first of them does. */
export function placeOfActs(cast: readonly (CastMember | undefined)[]): Brief['setting'] {
  const doer = cast.find((member) => member?.drawable.kind === 'person');
  return doer?.attributes.map((word) => placeOfAct(word) ?? placeOfTrade(word)).find((place) => place !== undefined);
}

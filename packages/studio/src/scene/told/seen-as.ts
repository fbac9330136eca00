import type { Sight } from '../../catalogue/record.js';
import { offerOf } from '../../catalogue/affordances.js';
import { paintedAs, recordOf } from '../../catalogue/records.js';
import type { RelationKind } from '../../catalogue/relations.js';
import { is } from '../../catalogue/traits.js';
import { isProse } from '../../language/brief.js';
import type { Brief } from '../../language/brief.js';

/** The drawing that shows what is to be seen of a thing, where that is another than its usual one. */
export function seenAs(brief: Brief, index: number): string | undefined {
  return (
    seeThrough(brief, index) ??
    lyingBelow(brief, index) ??
    hungUp(brief, index) ??
    thrownOver(brief, index) ??
    carryingBough(brief, index) ??
    hidingSomebody(brief, index) ??
    standingFree(brief, index) ??
    raisedOver(brief, index) ??
    inSand(brief, index) ??
    showingPicture(brief, index) ??
    slicedOnRim(brief, index) ??
    fromAnotherSide(brief, index) ??
    inAnotherForm(brief, index)
  );
}

const sights: readonly (readonly [attribute: string, sight: Sight])[] = [
  ['front-view', 'front'],
  ['from-behind', 'behind'],
  ['cut-open', 'open'],
];

/** A car from the front, a walnut cut in two, a stadium as a bird sees it. */
function fromAnotherSide(brief: Brief, index: number): string | undefined {
  const { concept, attributes = [] } = brief.subjects[index] ?? {};
  const seen = concept === undefined ? undefined : recordOf(concept)?.seen;
  if (!seen) return undefined;
  const side = sights.find(([attribute, sight]) => attributes.includes(attribute) && seen[sight] !== undefined)?.[1];
  if (side) return seen[side];
  const above = brief.camera === 'from-above' && (isTableFromAbove(brief) || !standsOnTables(concept));
  return above ? seen.above : undefined;
}

/** Metres from which on what is looked down on is on no table. */
const ON_TABLE = 0.8;

const standsOnTables = (concept = ''): boolean => {
  const drawing = paintedAs(concept);
  const small = drawing?.kind === 'object' || drawing?.kind === 'food' || drawing?.kind === 'plant';
  return small && drawing.height < ON_TABLE;
};

/** Nothing but what is on a table: beside somebody it is seen from the side that they are seen from. */
export const isTableFromAbove = ({ camera, subjects }: Brief): boolean =>
  camera === 'from-above' &&
  subjects.every(
    ({ concept }) =>
      paintedAs(concept) === undefined ||
      standsOnTables(concept) ||
      (['table', 'lies', 'garment', 'flat', 'carpet'] as const).some((trait) => is(concept, trait)),
  );

/** A tree of which no more is said than that somebody is on its branch, at whatever length: the branch is to be seen. */
function carryingBough(brief: Brief, index: number): string | undefined {
  const { subjects, relations } = brief;
  const { concept, count, attributes = [] } = subjects[index] ?? {};
  const told = relations.some(
    ({ kind, object, part }) => object === index && (kind === 'on' || kind === 'hanging-from') && part === 'branch',
  );
  const plain = isProse(brief) || attributes.length === 0;
  return told && concept !== undefined && count === 1 && plain ? recordOf(concept)?.boughed : undefined;
}

/** Who peeks from behind a curtain is behind one that is drawn, down to the floor. */
const hidingSomebody = ({ subjects, relations }: Brief, index: number): string | undefined =>
  relations.some(({ kind, object }) => kind === 'behind' && object === index)
    ? recordOf(subjects[index]?.concept ?? '')?.hiding
    : undefined;

const ASIDE: ReadonlySet<RelationKind> = new Set(['behind', 'in-front-of', 'beside', 'left-of', 'right-of', 'facing']);

/** A lamp behind somebody, or beside a bed, stands on the floor: what is made for tables would be a giant or lost there. */
function standingFree({ subjects, relations }: Brief, index: number): string | undefined {
  const tall = recordOf(subjects[index]?.concept ?? '')?.onFloor;
  if (tall === undefined) return undefined;
  const own = relations.filter(({ subject, object }) => subject === index || object === index);
  const besides = own.map(({ subject, object }) => subjects[subject === index ? object : subject]?.concept ?? '');
  const large = (concept: string): boolean => {
    const drawing = paintedAs(concept);
    if (drawing?.by !== 'painter' || is(concept, 'table')) return false;
    return (
      drawing.kind === 'person' || drawing.kind === 'furniture' || (drawing.kind === 'animal' && drawing.height > 0.8)
    );
  };
  return own.length > 0 && own.every(({ kind }) => ASIDE.has(kind)) && besides.every(large) ? tall : undefined;
}

/** What a ship or a town is in must be seen through: the clear kind of a bottle or a bulb. */
function seeThrough({ subjects, relations }: Brief, index: number): string | undefined {
  const clear = recordOf(subjects[index]?.concept ?? '')?.clear;
  return clear !== undefined &&
    relations.some(({ kind, object, part }) => kind === 'inside' && object === index && part !== 'mouth')
    ? clear
    : undefined;
}

/** What something else is on lies: a pencil on a notebook does not balance on its edge, a blanket is spread. */
function lyingBelow({ subjects, relations, camera }: Brief, index: number): string | undefined {
  // looked down on it lies as it is drawn
  if (camera === 'from-above') return undefined;
  const { concept = '' } = subjects[index] ?? {};
  const { below, stack } = recordOf(concept) ?? {};
  // an open book lies wherever other things are, unless somebody has it in hand
  const laid = subjects.length > 1 && is(concept, 'reading') && is(concept, 'book');
  const inHand = relations.some(({ kind, object }) => object === index && (kind === 'holding' || kind === 'facing'));
  if (laid && below !== undefined && !inHand && subjects.every((each) => !is(each.concept, 'person'))) return below;
  // a blanket that is on a bed itself stays folded there
  const free = !relations.some(({ kind, subject }) => kind === 'on' && subject === index);
  const lying = (free ? below : undefined) ?? stack?.as;
  return lying !== undefined && relations.some(({ kind, object }) => kind === 'on' && object === index)
    ? lying
    : undefined;
}

/** A towel on a hook hangs down, and is no folded one. */
function hungUp({ subjects, relations, setting }: Brief, index: number): string | undefined {
  const { concept = '', attributes = [], count = 1 } = subjects[index] ?? {};
  const own = relations.filter(({ subject }) => subject === index);
  // in a bathroom towels hang on the wall, unless they are told to lie somewhere
  const loose = own.length === 0 && !attributes.includes('folded');
  const bath = setting === 'bathroom' && loose && count <= 4 && subjects.length > 1;
  // what is on a wall hangs there
  const onWall = own.some(({ kind, object }) => kind === 'on' && is(subjects[object]?.concept ?? '', 'wall'));
  const hangs = bath || onWall || own.some(({ kind }) => kind.startsWith('hanging-'));
  return hangs || attributes.includes('on-the-wall') ? recordOf(concept)?.hung : undefined;
}

/** A blanket on a sofa or a chair is thrown over its back. */
function thrownOver({ subjects, relations }: Brief, index: number): string | undefined {
  const { concept = '', attributes = [], count } = subjects[index] ?? {};
  const seat = relations.some(({ kind, subject, object }) => {
    const host = subjects[object]?.concept ?? '';
    const drawing = paintedAs(host);
    // over the rails of a chair it would stand on its edge
    const backed = drawing !== undefined && drawing.height > 0.7 && (is(host, 'couch') || is(host, 'easy-chair'));
    // on a bed it lies
    const bedding = recordOf(host)?.fitted?.includes(concept) === true;
    return kind === 'on' && subject === index && backed && offerOf(host).seat !== undefined && !bedding;
  });
  return seat && count === 1 && !attributes.includes('folded') ? recordOf(concept)?.draped : undefined;
}

/** The side of it that a picture is on. */
function showingPicture({ subjects }: Brief, index: number): string | undefined {
  const { concept = '', attributes = [] } = subjects[index] ?? {};
  return attributes.some((word) => word.startsWith('shows-')) ? recordOf(concept)?.pictured : undefined;
}

/** A lemon on the rim of a glass is a slice of it. */
function slicedOnRim({ subjects, relations }: Brief, index: number): string | undefined {
  const rim = relations.some(({ subject, part }) => subject === index && part === 'mouth');
  return rim ? recordOf(subjects[index]?.concept ?? '')?.seen?.open : undefined;
}

/** What is another thing in that form: a conical tree, a wide candle. */
function inAnotherForm({ subjects }: Brief, index: number): string | undefined {
  const { concept, shape } = subjects[index] ?? {};
  return concept === undefined || shape === undefined ? undefined : recordOf(concept)?.shaped?.[shape];
}

/** Who is under a sofa is seen between its legs. */
function raisedOver({ subjects, relations }: Brief, index: number): string | undefined {
  const covers = relations.some(({ kind, object }) => kind === 'under' && object === index);
  return covers ? recordOf(subjects[index]?.concept ?? '')?.raised : undefined;
}

/** Where nobody holds it, an umbrella on a beach keeps off the sun: its pole is in the sand. */
function inSand({ subjects, relations, setting }: Brief, index: number): string | undefined {
  const own = relations.filter(({ subject, object }) => subject === index || object === index);
  const loose = own.every(({ kind }) => ASIDE.has(kind) || kind === 'under' || kind === 'above');
  return setting === 'beach' && loose ? recordOf(subjects[index]?.concept ?? '')?.inSand : undefined;
}

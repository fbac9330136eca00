import { offerOf } from '../../catalogue/affordances.js';
import { recordOf } from '../../catalogue/records.js';
import { is } from '../../catalogue/traits.js';
import { weightOf } from '../../language/brief.js';
import type { Brief, Relation, Subject } from '../../language/brief.js';
import type { Drawable } from '../../paint/drawable.js';
import { isTree } from './doubtful.js';
import { isRoom } from '../scale.js';

type Find = (concept: string) => Drawable | undefined;

/** All happens in a room. */
export const inRoom = ({ setting }: Brief): boolean => setting !== undefined && isRoom(setting);

/** So many birds are a flock. */
const FLOCK = 5;

/** Subjects without what was said of them and cannot be where they are, or with what follows from it. */
export function mended(brief: Brief, find: Find): Brief {
  const subjects = brief.subjects.map((subject, index): Subject => {
    const drawable = find(subject.concept);
    const { attributes, count } = subject;
    const own = brief.relations.filter((each) => each.subject === index);
    const without = (gone: RegExp): Subject => ({
      ...subject,
      attributes: attributes.filter((word) => !gone.test(word)),
    });
    // the cat sleeps, and who reads beside it does not
    const awake = attributes.some((word) =>
      /^(?:reading|working|walking|eating|drinking|writing|painting)$/.test(word),
    );
    if (is(subject.concept, 'people') && awake && attributes.includes('sleeping')) return without(/^sleeping$/);
    // a teacher who crosses the street has left the blackboard
    const outside = brief.setting !== undefined && !inRoom(brief);
    if (is(subject.concept, 'people') && outside && attributes.includes('teacher')) return without(/^teach(?:er|ing)$/);
    // nobody sits on the floor of an office
    const seated = own.some(({ kind }) => kind === 'on' || kind === 'inside' || kind === 'around' || kind === 'beside');
    const roof = own.length === 0 && weightOf(brief, index) < ALONE && STONY.has(brief.setting);
    // nor on the stones of a street who was said to sit on the edge of a roof
    if (is(subject.concept, 'people') && roof) return without(/^sitting$/);
    // who sits in a restaurant dines there
    if (
      is(subject.concept, 'people') &&
      own.length === 0 &&
      attributes.includes('sitting') &&
      SERVED.has(brief.setting)
    )
      return { ...without(/^sitting$/), attributes: attributes.map((word) => (word === 'sitting' ? 'eating' : word)) };
    const lesser = weightOf(brief, index) < LATE && count > 1;
    if (is(subject.concept, 'people') && inRoom(brief) && lesser && !seated) return without(/^sitting$/);
    // a beast eats without a table
    const beast = drawable?.kind === 'animal' && outside && attributes.includes('eating');
    if (beast && own.some(({ kind }) => kind === 'holding')) return without(/^eating$/);
    // nine birds over a bay stand on no beach
    const flock = is(subject.concept, 'feathered') && count >= FLOCK && own.every(({ kind }) => kind === 'above');
    const stays = attributes.some((word) => /^(?:swimming|walking|standing|sitting|eating|sleeping)$/.test(word));
    if (flock && !stays && drawable?.kind === 'animal' && weightOf(brief, index) < LATE + 0.2)
      return { ...subject, attributes: [...attributes, 'flying'] };
    return subject;
  });
  const relations = onItsStand(
    brief.relations.filter(
      (each) =>
        !isOnTableBehind(brief, each) &&
        !isFarBoat(brief, each, find) &&
        !isBelowArches(brief, each, find) &&
        !isOnCase(brief, each, find) &&
        !isTooMuchToHold(brief, each, find),
    ),
    (index) => find(brief.subjects[index]?.concept ?? ''),
  );
  const seated = relations.map((each) => (isInSeat(brief, each) ? seatedOn(each) : each));
  const settled = onTheOnlyTop(underTree({ ...brief, subjects, relations: seated }, find), find);
  return atFacade(fewLong(inWideCity(offIsland(settled, find), find), find));
}

/** A bicycle that leans against a pink wall beside a door: those of a house, and no wall on the village green. */
function atFacade(brief: Brief): Brief {
  const walls = [...brief.subjects.keys()].filter((index) => is(brief.subjects[index]?.concept, 'wall'));
  const leant = brief.relations.some(({ kind, object }) => kind === 'leaning-on' && walls.includes(object));
  const built = brief.setting !== undefined && WALLED.has(brief.setting);
  return walls.length === 1 && leant && built ? { ...brief, setting: 'wall' } : brief;
}

/** Where walls are those of houses. */
const WALLED: ReadonlySet<Brief['setting']> = new Set([
  'village',
  'street',
  'city',
  'medieval-village',
  'suburb',
  'alley',
]);

/**
 * So many lorries before a row of houses would be toys: where the houses are far off there is room for them. What has a
 * front and a back to show drives along the street.
 */
const [QUEUE, LORRY] = [3, 2.2];

function inWideCity(brief: Brief, find: Find): Brief {
  const queue = brief.subjects.some(({ concept, count }) => {
    const thing = find(concept);
    const drives = thing?.kind === 'vehicle' && thing.habitat === 'ground' && !is(concept, 'rails');
    const { front, behind } = recordOf(concept)?.seen ?? {};
    return drives && count >= QUEUE && thing.height > LORRY && !(front && behind);
  });
  return queue && (brief.setting === 'street' || brief.setting === undefined) ? { ...brief, setting: 'city' } : brief;
}

/** Vehicles of so many metres of which there are so many: that many of them have room on a street as large as they are. */
const [LONG, LINE, SHOWN] = [6, 4, 2];
const OF_HOUSES: ReadonlySet<Brief['setting']> = new Set(['street', 'village', 'square', 'alley']);

/** Of a line of buses beside trees and passengers two are before us: all of them would be toys before the houses. */
function fewLong(brief: Brief, find: Find): Brief {
  if (!OF_HOUSES.has(brief.setting) || brief.subjects.length < 2) return brief;
  const isLong = ({ concept, count }: Subject): boolean => {
    const thing = find(concept);
    const drives = thing?.kind === 'vehicle' && thing.habitat === 'ground' && !is(concept, 'rails');
    return drives && count >= LINE && thing.height * thing.aspect > LONG;
  };
  return { ...brief, subjects: brief.subjects.map((each) => (isLong(each) ? { ...each, count: SHOWN } : each)) };
}

/** The rock on which a lighthouse stands is in the sea, and has no palms. */
function offIsland(brief: Brief, find: Find): Brief {
  const built = brief.subjects.some(
    ({ concept }) => find(concept)?.kind === 'building' && recordOf(concept)?.homes?.includes('sea') === true,
  );
  return brief.setting === 'island' && built ? { ...brief, setting: 'sea' } : brief;
}

/** A tray that the paragraph is about, beside a bed and nothing else to stand on: on the bed, and not on the floor. */
function onTheOnlyTop(brief: Brief, find: Find): Brief {
  const weights = brief.subjects.map((_, index) => weightOf(brief, index));
  const main = weights.indexOf(Math.max(...weights));
  const thing = find(brief.subjects[main]?.concept ?? '');
  const tops = brief.subjects.flatMap(({ concept }, index) =>
    find(concept)?.kind === 'furniture' && offerOf(concept).flat === true ? [index] : [],
  );
  const [top, another] = tops;
  const small = thing?.kind === 'object' && thing.habitat === 'tabletop' && thing.height < SMALL;
  const free = brief.relations.every(
    ({ kind, subject, object }) => subject !== main || (kind !== 'on' && object !== top),
  );
  if (!small || top === undefined || another !== undefined || !free || !(brief.setting === undefined || inRoom(brief)))
    return brief;
  return { ...brief, relations: [...brief.relations, { kind: 'on', subject: main, object: top }] };
}

/** What is no higher stands on furniture, in metres. */
const SMALL = 0.4;

/** Who sits somewhere and watches the boats is in none of them. */
function isFarBoat(brief: Brief, { kind, subject, object }: Relation, find: Find): boolean {
  const boat = find(brief.subjects[object]?.concept ?? '');
  const sits = brief.relations.some((each) => each.kind === 'on' && each.subject === subject && each.object !== object);
  return kind === 'facing' && sits && boat?.kind === 'vehicle' && boat.floats === true;
}

/** Metres from which on nobody holds several. */
const HELD = 0.6;

/** Kittens in a basket hold no watering can, and a beekeeper one hive at most. */
function isTooMuchToHold(brief: Brief, { kind, subject, object }: Relation, find: Find): boolean {
  const [who, what] = [find(brief.subjects[subject]?.concept ?? ''), find(brief.subjects[object]?.concept ?? '')];
  if (kind !== 'holding' || !who || !what) return false;
  const contained = brief.relations.some((each) => each.kind === 'inside' && each.subject === subject);
  const several = (brief.subjects[object]?.count ?? 1) > 1 && what.height > HELD;
  return (who.kind === 'animal' && contained) || (several && what.kind === 'object');
}

/** How low a bookcase is on which something stands that reaches to the chest, in metres, and how high that is. */
const [CASE, CHEST] = [1.2, 0.9];

/** "a grandfather clock and shelves": it stands beside them; stools stand at a worktop, and not on it. */
function isOnCase(brief: Brief, { kind, subject, object }: Relation, find: Find): boolean {
  const [thing, host] = [find(brief.subjects[subject]?.concept ?? ''), find(brief.subjects[object]?.concept ?? '')];
  if (kind !== 'on' || host?.kind !== 'furniture' || !thing) return false;
  const alive = thing.kind === 'person' || thing.kind === 'animal';
  const tall = host.height > CASE && thing.height > CHEST;
  const seat = offerOf(thing.concept).seat !== undefined && is(host.concept, 'table');
  return !alive && (tall || seat);
}

/** A swan below a bridge swims on its river: nobody lifts the bridge over it. */
function isBelowArches(brief: Brief, { kind, subject, object }: Relation, find: Find): boolean {
  const [swims, bridge] = [find(brief.subjects[subject]?.concept ?? ''), find(brief.subjects[object]?.concept ?? '')];
  const below = kind === 'below' || kind === 'under';
  return below && swims?.habitat === 'water' && bridge?.kind === 'building' && bridge.habitat === 'water';
}

/** "a cake with berries on a stand": the cake is on it, and the berries on the cake. */
function onItsStand(
  relations: readonly Relation[],
  find: (index: number) => Drawable | undefined,
): readonly Relation[] {
  const turned = relations.find(({ kind, subject, object }) => {
    const [stand, dish] = [find(subject), find(object)];
    return kind === 'on' && stand?.kind === 'object' && dish?.kind === 'food' && offerOf(stand.concept).flat === true;
  });
  if (!turned) return relations;
  const { subject: stand, object: dish } = turned;
  return relations.map((each) => {
    if (each === turned) return { ...each, subject: dish, object: stand };
    const topping = each.kind === 'on' && each.object === stand && find(each.subject)?.kind === 'food';
    return topping && each.subject !== dish ? { ...each, object: dish } : each;
  });
}

/** A cake "on the table behind them": they are not on it as well. */
function isOnTableBehind(brief: Brief, { kind, subject, object }: Relation): boolean {
  const [who, table] = [brief.subjects[subject], brief.subjects[object]];
  const above = who?.attributes.some((word) => /^(?:sitting|lying|standing|sleeping)$/.test(word)) === true;
  const people = is(who?.concept, 'people') || is(who?.concept, 'couple');
  return kind === 'on' && people && !above && is(table?.concept, 'table') && weightOf(brief, object) < LATE;
}

/** A cup and a book "on a table under a tree": the table is under it, and they are on the table. */
function underTree(brief: Brief, find: Find): Brief {
  const table = brief.subjects.findIndex(({ concept }) => is(concept, 'table'));
  if (table < 0) return brief;
  const shaded = brief.relations.filter(({ kind, subject, object }) => {
    const [small, tree] = [find(brief.subjects[subject]?.concept ?? ''), find(brief.subjects[object]?.concept ?? '')];
    return kind === 'under' && small?.habitat === 'tabletop' && tree !== undefined && isTree(tree);
  });
  const [first] = shaded;
  if (!first) return brief;
  const laid = (index: number): boolean =>
    brief.relations.some(({ kind, subject }) => kind === 'on' && subject === index);
  return {
    ...brief,
    relations: [
      ...brief.relations.filter((each) => !shaded.includes(each)),
      { kind: 'under', subject: table, object: first.object },
      ...shaded.flatMap(({ subject }): Relation[] => (laid(subject) ? [] : [{ kind: 'on', subject, object: table }])),
    ],
  };
}

const seatedOn = (relation: Relation): Relation => ({ ...relation, kind: 'on' });

/** "in a chair" is on it. */
function isInSeat({ subjects }: Brief, { kind, subject, object, part }: Relation): boolean {
  const { seat, vessel, mouth } = offerOf(subjects[object]?.concept ?? '');
  const seated = seat !== undefined && vessel !== true && mouth === undefined;
  return kind === 'inside' && part === undefined && seated && is(subjects[subject]?.concept, 'people');
}

/** Where one sits at tables. */
const SERVED: ReadonlySet<Brief['setting']> = new Set(['restaurant', 'cafe', 'diner', 'bar', 'tavern', 'cafe-terrace']);
/** Where nobody sits on the ground. */
const STONY: ReadonlySet<Brief['setting']> = new Set(['city', 'future-city', 'street', 'alley', 'harbour']);
/** What weighs less does not carry the picture alone. */
const ALONE = 0.7;

/** What weighs less was named late. */
const LATE = 0.5;

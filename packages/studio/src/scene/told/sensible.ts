import { belongsTo, isActName } from '../../catalogue/acts.js';
import { offerOf } from '../../catalogue/affordances.js';
import { recordOf } from '../../catalogue/records.js';
import type { RelationKind } from '../../catalogue/relations.js';
import type { Setting } from '../../catalogue/settings.js';
import { is } from '../../catalogue/traits.js';
import { garmentOf } from '../../catalogue/wardrobe.js';
import { isProse, weightOf } from '../../language/brief.js';
import type { Brief, Relation, Subject } from '../../language/brief.js';
import type { Drawable } from '../../paint/drawable.js';
import { isTree } from './doubtful.js';
import { isFeasible } from '../edges.js';
import { inRoom, mended } from './mended.js';
import { GROUNDLESS, isRoom } from '../scale.js';
import { isBedOfGarden, isMarkOfGround, isSleeve, isWeedOfStreet, isWrapped } from './sensible-growth.js';
import { without } from '../without.js';

type Find = (concept: string) => Drawable | undefined;

interface Told {
  readonly brief: Brief;
  readonly index: number;
  readonly subject: Subject;
  readonly drawable: Drawable;
}

/** What a paragraph mentions and no eye would find: misread, or drawn by something else already. */
const SENSELESS: readonly ((told: Told, find: Find) => boolean)[] = [
  isHouseInRoom,
  isRowOfStreet,
  isCutBranch,
  isTreeInVessel,
  isToolOfAct,
  isShelfOfPlace,
  isLooseStick,
  isCounterOfPlace,
  isFishAshore,
  isPottedInTheWild,
  isInNothing,
  isPlaceItself,
  isDriverOutside,
  isStairsOutside,
  isLesserGuess,
  isBedOutside,
  isLooseGarment,
  isSwarm,
  isSeveralOfPlace,
  isOverCandles,
  isRopeOfClimber,
  isOverboard,
  isLinerInHall,
  isWeedOfStreet,
  isBedOfGarden,
  isMarkOfGround,
  isSleeve,
  isWrapped,
  isFireOfFireplace,
  isInBath,
];

/** What may go though the paragraph is about it: the place shows it. */
const OF_PLACE: ReadonlySet<(told: Told, find: Find) => boolean> = new Set([
  isRowOfStreet,
  isShelfOfPlace,
  isCounterOfPlace,
  isSeveralOfPlace,
  isWeedOfStreet,
  isBedOfGarden,
]);

/**
 * A paragraph without what was plainly misread in it: a fort of blankets is no castle in the room, and the anvil at which
 * a smith works is drawn with him. What is left is staged as if nothing else had been said.
 */
export function sensible(brief: Brief, find: Find): Brief {
  if (!isProse(brief)) return brief;
  let current = overBridge(mended(brief, find), find);
  for (let round = 0; round < brief.subjects.length; round++) {
    const gone = current.subjects.findIndex((subject, index) => {
      const drawable = find(subject.concept);
      const made = subject.attributes.some((word) => MINIATURE.test(word));
      if (!drawable || made || current.subjects.length < 2) return false;
      const told = { brief: current, index, subject, drawable };
      const main = isMain(current, index);
      return SENSELESS.some((rule) => (!main || OF_PLACE.has(rule)) && rule(told, find));
    });
    if (gone < 0) break;
    current = without(current, gone);
  }
  return current;
}

const MINIATURE = /^(?:toy|model|miniature|paper|cardboard|lego|gingerbread|doll|plush|shows-.*)$/;

/** Something larger than a person that stands outside, though the room is where all happens. */
function isHouseInRoom({ brief: { setting }, subject, drawable }: Told): boolean {
  const small = subject.size === 'tiny' || subject.size === 'small' || (subject.material ?? 'stone') !== 'stone';
  const within = setting !== undefined && (isRoom(setting) || ON_HOUSES.has(setting));
  return within && drawable.kind === 'building' && !small;
}

/** What is a part of a house itself. */
const ON_HOUSES: ReadonlySet<Setting> = new Set<Setting>(['terrace', 'doorstep', 'ship-deck']);

/** Metres from which on what drives or flies stands before the windows of a hall. */
const LINER = 2.4;
/** Halls that such things are driven into. */
const DRIVEN_INTO: ReadonlySet<Setting | undefined> = new Set<Setting>([
  'garage',
  'factory',
  'warehouse',
  'museum',
  'workshop',
]);

/** The planes that somebody watches in an airport are outside. */
function isLinerInHall({ brief, subject, index, drawable }: Told): boolean {
  const told = subject.size !== undefined || isMain(brief, index) || DRIVEN_INTO.has(brief.setting);
  return inRoom(brief) && drawable.kind === 'vehicle' && drawable.height > LINER && !told;
}

const BUILT: ReadonlySet<Setting | undefined> = new Set<Setting>([
  'street',
  'village',
  'medieval-village',
  'suburb',
  'victorian-street',
  'alley',
  'city',
  'square',
  'future-city',
  'harbour',
  'market',
  'canal',
]);

/** "a street with towering skyscrapers": those of the street, which nobody sets before its houses. */
function isRowOfStreet({ brief: { setting, relations }, subject, index, drawable }: Told): boolean {
  const bound = relations.some(
    ({ kind, subject: one, object }) =>
      (one === index && kind !== 'beside') || (object === index && (kind === 'on' || kind === 'inside')),
  );
  const plain = subject.lettering === undefined;
  // "in front of a red house" in a street: one of those that are there
  const usual = recordOf(subject.concept)?.partOf?.includes(setting as Setting) === true && isPlainHouse(subject);
  const free = subject.count > 2 ? !bound : usual && relations.every((each) => each.object !== index || isBefore(each));
  return BUILT.has(setting) && drawable.kind === 'building' && plain && free;
}

const isBefore = ({ kind }: Relation): boolean => kind === 'in-front-of' || kind === 'beside';

const HAPPENS = /^(?:burning|ruined|haunted|collapsed|abandoned|broken|destroyed|flooded|glowing|upside-down|leaning)$/;

/** Nothing happens to it, and the paragraph is not about it. */
const isPlainHouse = ({ attributes, salience = 1 }: Subject): boolean =>
  !attributes.some((word) => HAPPENS.test(word)) && salience < 0.75;

/** Berries on a branch, a bear that clings to one: those grow on trees, and none lies in the wood. */
function isCutBranch({ brief, subject: { concept }, index }: Told): boolean {
  const main = brief.subjects.every((_, other) => other === index || weightOf(brief, other) < weightOf(brief, index));
  const inside = brief.setting !== undefined && isRoom(brief.setting);
  const held = brief.relations.some(
    ({ kind, subject, object }) => (kind === 'holding' && object === index) || (kind === 'inside' && subject === index),
  );
  return is(concept, 'bough') && !main && !inside && !held;
}

/** A branch of eucalyptus in a vase is no tree in it. */
function isTreeInVessel({ brief, index, drawable }: Told, find: Find): boolean {
  return (
    isTree(drawable) &&
    brief.relations.some(
      ({ kind, subject, object }) =>
        kind === 'inside' && subject === index && (find(brief.subjects[object]?.concept ?? '')?.height ?? 9) < 0.5,
    )
  );
}

/** Relations that a tool has to who works with it, however it was read. */
const USED: ReadonlySet<RelationKind> = new Set(['on', 'facing', 'beside', 'inside', 'in-front-of', 'behind']);

/** What somebody works at is drawn with what they do. */
function isToolOfAct({ brief, index, subject: { concept, variety } }: Told): boolean {
  return brief.relations.some(({ kind, subject, object }) => {
    const doer = brief.subjects[subject];
    if (object !== index || !doer || !USED.has(kind) || !is(doer.concept, 'people')) return false;
    return doer.attributes.some(
      (word) => isActName(word) && (belongsTo(word, concept) || (variety !== undefined && belongsTo(word, variety))),
    );
  });
}

/** The place has such things anyway. But the cabinets of a kitchen are drawn in its row, and say how near one is. */
const hasAnyway = (setting: Setting | undefined, { concept }: Subject): boolean =>
  setting !== undefined && setting !== 'kitchen' && recordOf(concept)?.partOf?.includes(setting) === true;

/** Shops and taverns have shelves along their walls, and what stands on those. */
function isShelfOfPlace({ brief: { setting }, subject, drawable }: Told): boolean {
  const shelf = drawable.kind === 'furniture' || drawable.habitat === 'wall';
  const plain = subject.lettering === undefined && subject.colour === undefined;
  return shelf && plain && offerOf(subject.concept).flat === true && hasAnyway(setting, subject);
}

/** A walking stick that nobody holds would stand up by itself. */
function isLooseStick({ brief: { relations }, index, subject: { concept } }: Told): boolean {
  const stick = is(concept, 'walked-with') && !is(concept, 'handle') && !is(concept, 'hovers');
  return (
    stick && relations.every((each) => each.object !== index && (each.subject !== index || each.kind === 'beside'))
  );
}

const SERVED: ReadonlySet<Setting | undefined> = new Set<Setting>([
  'diner',
  'bar',
  'tavern',
  'cafe',
  'bakery',
  'restaurant',
  'shop',
]);

/** Where one is served there are a counter and places to sit. */
function isCounterOfPlace({ brief: { setting, relations }, subject, index }: Told): boolean {
  const own = is(subject.concept, 'table') && /(?:counter|booth|bar)s?$/.test(subject.words);
  return SERVED.has(setting) && own && relations.every((each) => each.subject !== index && each.object !== index);
}

/** Fish that nobody holds and nothing contains hang in the air of a harbour. */
function isFishAshore({ brief, index, drawable }: Told): boolean {
  const { setting, relations } = brief;
  const main = brief.subjects.every((_, other) => other === index || weightOf(brief, other) < weightOf(brief, index));
  if (drawable.habitat !== 'underwater' || drawable.kind !== 'animal' || main || setting === undefined) return false;
  const kept = relations.some(
    ({ kind, subject, object }) =>
      (subject === index && kind !== 'beside' && kind !== 'around') || (object === index && kind === 'holding'),
  );
  return !kept && ASHORE.has(setting);
}

const ASHORE: ReadonlySet<Setting> = new Set<Setting>(['harbour', 'market', 'pier', 'beach', 'street', 'ship-deck']);

const WILD: ReadonlySet<Setting> = new Set<Setting>([
  'forest',
  'pine-forest',
  'bamboo-forest',
  'jungle',
  'mountains',
  'hills',
  'field',
  'river',
  'lake',
  'waterfall',
  'wetland',
]);

/** Ferns in a forest grow there, in no pots. */
function isPottedInTheWild({ brief, index, subject }: Told): boolean {
  const main = brief.subjects.every((_, other) => other === index || weightOf(brief, other) < weightOf(brief, index));
  const wild = brief.setting !== undefined && WILD.has(brief.setting);
  return wild && !main && is(subject.concept, 'potted') && !/\b(?:pot|potted|planter)/.test(subject.words);
}

/** Coins "in it" are in what was named before the lamp, and not in the lamp. */
function isInNothing({ brief, index, drawable }: Told, find: Find): boolean {
  if (drawable.kind !== 'object' || drawable.height > 0.3) return false;
  return brief.relations.some(({ kind, subject, object }) => {
    const host = find(brief.subjects[object]?.concept ?? '');
    const within = kind === 'inside' || kind === 'hanging-from';
    return within && subject === index && host?.kind === 'object' && !isFeasible(kind, drawable, host);
  });
}

const isMain = (brief: Brief, index: number): boolean =>
  brief.subjects.every((_, other) => other === index || weightOf(brief, other) < weightOf(brief, index));

/** The ring in which boxers are is their place. */
function isPlaceItself({ brief, index, subject: { concept } }: Told): boolean {
  return concept === brief.setting && !isMain(brief, index);
}

const AT_WHEEL = /^(?:driver|pilot|passenger|motorist|taxi driver|bus driver|truck driver)s?$/;

/** "the driver of a yellow car": cars have theirs. */
function isDriverOutside({ brief, index, subject }: Told, find: Find): boolean {
  return (
    AT_WHEEL.test(subject.words) &&
    !isMain(brief, index) &&
    brief.relations.some((each) => {
      const other = each.subject === index ? each.object : each.object === index ? each.subject : undefined;
      const vehicle = other !== undefined && find(brief.subjects[other]?.concept ?? '')?.kind === 'vehicle';
      return each.kind === 'beside' && vehicle;
    })
  );
}

/** Stairs at the side of a street lead up to something; by themselves they stand in the lane. */
function isStairsOutside({ brief, index, subject: { concept } }: Told): boolean {
  return is(concept, 'stairs') && !isMain(brief, index) && brief.setting !== undefined && !inRoom(brief);
}

/** How nearly a word must mean what is drawn for it. */
const SURE = 0.99;

/** What nobody listed and is hardly told of: its nearest drawing is mostly something else. */
function isLesserGuess({ brief, index, subject, drawable }: Told): boolean {
  const guess = brief.notes.guessed.find(({ words }) => subject.words.split(' ').includes(words));
  const alive = drawable.kind === 'person' || drawable.kind === 'animal';
  return guess !== undefined && guess.similarity < SURE && !alive && weightOf(brief, index) < GUESSED;
}

/** What weighs so much is told of, by whatever word. */
const GUESSED = 0.6;

/** A bed on a cliff is in the van that stands there. */
function isBedOutside({ brief, index, subject: { concept }, drawable }: Told): boolean {
  const homes = recordOf(concept)?.homes ?? [];
  const indoors = homes.length > 0 && homes.every((place) => isRoom(place));
  const outside = brief.setting !== undefined && !inRoom(brief) && !GROUNDLESS.has(brief.setting);
  const seats = brief.relations.some(
    ({ kind, subject, object }) =>
      object === index && kind === 'on' && weightOf(brief, subject) > weightOf(brief, index) + 0.1,
  );
  return drawable.kind === 'furniture' && indoors && outside && !seats && weightOf(brief, index) < GUESSED;
}

const BORNE: ReadonlySet<RelationKind> = new Set(['on', 'inside', 'hanging-on', 'hanging-from', 'holding']);

/** A scarf that flutters behind a pilot is around his neck, and lies on no meadow. */
function isLooseGarment({ brief, index, subject }: Told): boolean {
  const outside = brief.setting !== undefined && !inRoom(brief) && !GROUNDLESS.has(brief.setting);
  const borne = brief.relations.some(
    ({ kind, subject: one, object }) => BORNE.has(kind) && (one === index || object === index),
  );
  return outside && !borne && garmentOf(subject.words) !== undefined && weightOf(brief, index) < GUESSED;
}

/** The awnings of a street, whatever their colour, are over its shops. */
function isSeveralOfPlace({ brief: { setting, relations }, index, subject }: Told): boolean {
  const bears = relations.some(({ kind, object }) => object === index && (kind === 'on' || kind === 'inside'));
  return hasAnyway(setting, subject) && subject.count > 1 && !bears && subject.lettering === undefined;
}

/** Berries on a cake that has its candles would lie on the flames. */
function isOverCandles({ brief, index, drawable }: Told): boolean {
  return (
    drawable.kind === 'food' &&
    brief.relations.some(
      ({ kind, subject, object }) =>
        kind === 'on' && subject === index && recordOf(brief.subjects[object]?.concept ?? '')?.bears !== undefined,
    )
  );
}

/** A rope from which somebody hangs is no coil that they sit in. */
function isRopeOfClimber({ brief, index, drawable }: Told): boolean {
  const coil = drawable.kind === 'object' && drawable.habitat === 'tabletop';
  return (
    coil &&
    brief.relations.some(
      ({ kind, subject, object }) =>
        kind === 'hanging-from' && object === index && is(brief.subjects[subject]?.concept, 'people'),
    )
  );
}

/** The captain of a ship in a storm is on board, and on no shore before it. */
function isOverboard({ brief, index, subject: { concept } }: Told, find: Find): boolean {
  const afloat = brief.subjects.some(({ concept: other }) => {
    const vessel = find(other);
    return vessel?.kind === 'vehicle' && vessel.habitat === 'water';
  });
  const free = brief.relations.every((each) => each.subject !== index && each.object !== index);
  return brief.setting === 'sea' && is(concept, 'people') && afloat && free && weightOf(brief, index) < GUESSED;
}

/** The fire of a room burns in its fireplace, and nowhere on its floor. */
function isFireOfFireplace({ brief, subject: { concept } }: Told): boolean {
  return inRoom(brief) && is(concept, 'fire') && brief.features.includes('fireplace');
}

/** What floats between somebody and the foam of a tub is no higher, in metres: a duck. */
const FLOATS = 0.15;

/** Candles on the rim of a tub and towels beside it stand in no foam. */
function isInBath({ brief, index, drawable: { kind, height } }: Told): boolean {
  return (
    kind === 'object' &&
    height > FLOATS &&
    brief.relations.some(
      ({ kind: how, subject, object }) =>
        how === 'inside' && subject === index && is(brief.subjects[object]?.concept, 'bathed-in'),
    )
  );
}

/** So many of them "cover the walls". */
const MANY = 7;

/** Dozens of clocks that nothing carries would hang in the air of the room in rows. */
function isSwarm({ brief, index, subject, drawable }: Told): boolean {
  const small = drawable.kind === 'object' && drawable.habitat === 'tabletop' && drawable.height < 0.5;
  const free = brief.relations.every((each) => each.subject !== index && each.object !== index);
  return inRoom(brief) && small && free && subject.count >= MANY && weightOf(brief, index) < GUESSED;
}

/** So many times as high as who crosses it a bridge is of which one would see nobody. */
const VAST = 12;

/** Three hikers on a bridge: we are on it with them. */
function overBridge(brief: Brief, find: Find): Brief {
  const crossed = brief.relations.find(({ kind, subject, object }: Relation) => {
    const [who, what] = [find(brief.subjects[subject]?.concept ?? ''), find(brief.subjects[object]?.concept ?? '')];
    const alive = who?.kind === 'person' || who?.kind === 'animal';
    const vast = who !== undefined && what !== undefined && what.height > who.height * VAST;
    // nor a bus of which the street before it would make a toy
    const drives = who?.kind === 'vehicle' && !is(who.concept, 'rails') && BUILT.has(brief.setting);
    return (
      (kind === 'on' || kind === 'riding') &&
      ((alive && vast) || drives) &&
      /bridge/.test(brief.subjects[object]?.words ?? '')
    );
  });
  if (!crossed) return brief;
  const left = without(brief, crossed.object, [crossed.subject]);
  return { ...left, setting: 'bridge' };
}

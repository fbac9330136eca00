import { offerOf } from '../catalogue/affordances.js';
import { paintedAs, recordOf } from '../catalogue/records.js';
import { indoorSettings } from '../catalogue/settings.js';
import type { Shape } from '../catalogue/shapes.js';
import { SIDEWAYS } from '../catalogue/relations.js';
import { is, isNaturally } from '../catalogue/traits.js';
import { isProse } from '../language/brief.js';
import type { Brief } from '../language/brief.js';
import { STACK_OF } from '../paint/changes/stacked.js';
import { cut, isCutFlower, isNoGroundFor } from './cut-flowers.js';
import { hangsAside } from './hung-aside.js';
import { fallen } from '../paint/changes/damaged.js';
import type { Drawable } from '../paint/drawable.js';
import { folded } from '../paint/folded.js';
import {
  asSlice,
  flattened,
  isAslant,
  laid,
  levelled,
  onShadow,
  onItsSide,
  putDown,
  seenFromLow,
  squashed,
  standsOnTip,
  tipped,
} from '../paint/laid.js';

/** Relations in which a long thing may lie: it is only beside, on or near something. */
const restful: ReadonlySet<string> = new Set([
  'beside',
  'left-of',
  'right-of',
  'behind',
  'in-front-of',
  'above',
  'below',
]);

/** More of them would be thin lines; on a dish they lie in rows. */
const [MOST, MOST_ON_DISH] = [4, 12];
/** So arranged they still lie each by itself: a pair of scissors, a cluster of carrots. */
const LOOSE: ReadonlySet<string> = new Set(['pair', 'bunch', 'scattered', 'crowd']);
const SOLIDS: ReadonlySet<Shape> = new Set([
  'cylindrical',
  'conical',
  'cubic',
  'pyramidal',
  'spherical',
  'tall',
  'wide',
]);
/** Where one looks at a wall, or nothing has a ground to lie on. */
const GROUNDLESS: ReadonlySet<string> = new Set(['flat-lay', 'wall', 'sky', 'space']);
/** Narrower than this a thing has a side to lie on. */
const LONG = 0.62;
/** An open umbrella rests on its handle and the rim of its roof. */
const TIPPED = 0.775;

/** Where an open umbrella is planted, or a roof over those who sit there. */
export const PITCHED: ReadonlySet<string> = new Set([
  'beach',
  'terrace',
  'cafe',
  'sidewalk-cafe',
  'pool',
  'island',
  'market',
]);

/** Broader than this a cushion lies by itself, and so much of one that carries something is seen. */
const [PLUMP, SAT_ON] = [2.4, 0.5];
/** So much of the face of one that lies by itself, and how far its far edge is to the side: it is known by its form. */
const [LEFT_ALONE, LEANS] = [0.62, 0.2];
/** What is lower lies anyway; what is taller is laid on no table. */
const [TINY, LOW] = [0.06, 0.5];

/** Whether a long thin thing lies: nobody holds it, nothing contains it, and nobody asks for it upright. */
function mayLie({ subjects, relations, setting, camera }: Brief, index: number, most = MOST): boolean {
  const { count = 1, attributes = [], arrangement, concept = '' } = subjects[index] ?? {};
  // what lies and stands out lies
  const lying = attributes.includes('lying');
  const otherwise = lying
    ? /^(?:leaning|flying|floating|hanging|falling|on-wall)$/
    : /^(?:upright|leaning|flying|floating|hanging|falling|jumping|dancing|on-wall)$/;
  // a spoon that "stands" beside a bowl is only there
  const drawing = paintedAs(concept);
  const small = is(concept, 'lies') && drawing?.habitat === 'tabletop';
  if (!lying && !small && attributes.includes('standing')) return false;
  if (
    camera === 'from-above' ||
    count > most ||
    (arrangement && !LOOSE.has(arrangement)) ||
    (setting !== undefined && GROUNDLESS.has(setting)) ||
    attributes.some((word) => otherwise.test(word))
  )
    return false;
  return relations.every(
    ({ kind, subject, object }) =>
      (subject !== index && object !== index) ||
      restful.has(kind) ||
      (kind === 'on' && subject === index && !is(subjects[object]?.concept, 'wall')),
  );
}

/** Broader than this a board lies in its own drawing. */
const STANDS = 1.3;

/** What is round is as broad from every side. */
const lowered = (drawable: Drawable, { subjects }: Brief, index: number): Drawable =>
  flattened(drawable, undefined, subjects[index]?.shape === 'round' ? 0 : undefined);

/** How much of its face is seen of what lies beside others before a plain ground. */
const SEEN_FROM_ABOVE = 0.44;
/** How far aslant a tie lies: its far edge straight above the near one it would stand on that. */
const LIMP_ASLANT = 0.75;

/** Out here nothing stands about for a map to lean on. */
const OPEN_GROUND: ReadonlySet<string> = new Set(
  'park field garden forest hills mountains meadow beach desert snow road street square parking-lot campsite camp farm'.split(
    ' ',
  ),
);

/** What is broader is drawn as it lies, or stands by itself. */
const BROADEST = 1.6;
/** What is nearly as broad as long is seen from farther above, and hardly aslant: a coin is round. */
const [LONG_AND_FLAT, BROAD_SEEN, BROAD_ASLANT] = [0.75, 0.54, 0.12];
/** What has a foot and a head would seem to stand so: its head is far to the side. */
const [HEADED_SEEN, HEADED_ASLANT] = [0.42, 0.36];

/** On a table at the height of our eyes less is seen of each. */
const [GLOVE_SEEN, LOW_SEEN] = [0.4, 0.3];
/** Of two, one behind the other, more is seen, and the farther one is put down aside. */
const [PAIR_SEEN, PAIR_ASLANT] = [0.46, 0.42];
/** Knives and forks side by side, their handles to us, as one lays them. */
const [SET_SEEN, SET_ASLANT] = [0.5, 0.34];
/** On a table that is seen from its side as much more would stand. */
const [SET_ON_TABLE, SET_ALONG] = [0.16, 1.6];

/** Nearly as broad as long, and lying: a coin, a glove, a slice of toast with its rind. */
export function laidBroad(drawable: Drawable, low = false): Drawable {
  const { concept, kind } = drawable;
  if (kind === 'food' && is(concept, 'board')) return asSlice(drawable);
  // seen over its cuff a hand would seem to reach out of the table
  if (is(concept, 'fingered')) {
    // the farther one of two would float over the shadow of the nearer: each darkens the ground below itself
    const two = drawable.aspect > 1;
    return two
      ? onShadow(flattened(drawable, low ? LOW_SEEN : PAIR_SEEN, PAIR_ASLANT, true))
      : flattened(drawable, low ? LOW_SEEN : GLOVE_SEEN, BROAD_ASLANT, true);
  }
  return isNaturally(concept, 'round')
    ? flattened(drawable, BROAD_SEEN, 0)
    : flattened(drawable, HEADED_SEEN, HEADED_ASLANT);
}

/** What is so low, in metres, and drawn broad is seen from above its side: a key on its teeth would fall. */
const [LOW_AND_BROAD, NOT_SLENDER] = [0.06, 3.2];

function lives(concept = ''): boolean {
  const drawing = paintedAs(concept);
  const being = drawing !== undefined && (drawing.kind === 'animal' || drawing.kind === 'person');
  return being || offerOf(concept).alive === true;
}

function isFlier(concept = ''): boolean {
  const drawing = paintedAs(concept);
  return drawing?.kind === 'animal' && drawing.habitat === 'air';
}

/** Before what it is seen with a thing lies as it does beside it; lying behind it would be seen no more, but behind legs. */
function isNear({ relations, told, subjects }: Brief, index: number): boolean {
  return relations.every(({ kind, subject, object }) => {
    if (SIDEWAYS.has(kind) || (subject !== index && object !== index)) return true;
    // below a bee it lies as well
    const [upper, lower] = kind === 'above' ? [subject, object] : [object, subject];
    if (kind === 'above' || kind === 'below') return lower === index && isFlier(subjects[upper]?.concept);
    const [front, back] = kind === 'behind' ? [object, subject] : [subject, object];
    // behind what lies itself it is seen as well
    const before = subjects[front]?.concept;
    const low = is(before, 'lies') || is(before, 'flat');
    const legs = lives(before) || (low && told?.includes('hidden') === true);
    return (kind === 'behind' || kind === 'in-front-of') && (front === index || (back === index && legs));
  });
}

/** Knives and forks have no foot: beside what stands on a ground they lie there, and so does a phone at a campsite. */
function isSetBeside(drawable: Drawable, brief: Brief, index: number): boolean {
  const { subjects, setting, features } = brief;
  const several = subjects.length > 1 && subjects.length <= MOST;
  const floored = setting !== undefined && indoorSettings.has(setting) && features.some((name) => GROUNDS.has(name));
  // on a worktop no board stands by itself, nor does what a paragraph mentions besides
  const indoors = setting !== undefined && indoorSettings.has(setting);
  const onWorktop = indoors && (is(drawable.concept, 'board') || isProse(brief));
  const grounded = setting === undefined || OPEN_GROUND.has(setting) || floored || onWorktop;
  const near = grounded && several && isNear(brief, index);
  return isLoose(drawable) && (near || isLeftOn(brief) || isOnGround(brief));
}

/** A flat thing that one picks up, and that is around nothing. */
const isLoose = ({ concept, kind, aspect, height }: Drawable): boolean =>
  (kind === 'object' || kind === 'food' || kind === 'plant') &&
  height < 0.75 &&
  aspect < BROADEST &&
  is(concept, 'flat') &&
  !is(concept, 'hugs');

function seenFromAbove(drawable: Drawable, { subjects }: Brief): Drawable {
  // turned to the side, each would lie above the next one in the air
  if (is(drawable.concept, 'many') && is(drawable.concept, 'lies')) {
    const onTable = subjects.some(({ concept }) => offerOf(concept).laid === true);
    const [seen, aslant] = onTable ? [SET_ON_TABLE, SET_ALONG] : [SET_SEEN, SET_ASLANT];
    return onShadow(flattened(drawable, seen, aslant, false));
  }
  if (drawable.aspect >= LONG_AND_FLAT) return laidBroad(drawable);
  return flattened(drawable, SEEN_FROM_ABOVE, is(drawable.concept, 'limp') ? LIMP_ASLANT : undefined);
}

/** A coin or a glove that is all there is in a street or a room lies there; clothes are on a stand. */
const isLeftOn = ({ subjects, setting, relations, camera }: Brief): boolean =>
  subjects.length === 1 &&
  setting !== undefined &&
  setting !== 'studio' &&
  camera !== 'from-above' &&
  relations.length === 0 &&
  !is(subjects[0]?.concept, 'garment');

/** Grass and flagstones are a ground though no place was named. */
const isOnGround = ({ subjects, features, relations }: Brief): boolean =>
  subjects.length === 1 && relations.length === 0 && features.some((feature) => GROUNDS.has(feature));
const GROUNDS: ReadonlySet<string> = new Set('grass sand snow path road leaves floor flagstones boards'.split(' '));

const isLowAndBroad = ({ concept, kind, aspect, height, lies }: Drawable): boolean =>
  kind === 'object' &&
  is(concept, 'flat') &&
  lies !== true &&
  height < LOW_AND_BROAD &&
  aspect > BROADEST &&
  aspect < NOT_SLENDER;

/** Several boards of a beach or a slope stand in its sand or snow side by side: lying, each would be on the other. */
function isPlanted(concept: string, { subjects, relations }: Brief, index: number): boolean {
  const homes = recordOf(concept)?.homes ?? [];
  const outside = homes.length > 0 && homes.every((place) => !indoorSettings.has(place));
  return outside && is(concept, 'mounted') && (subjects[index]?.count ?? 1) > 1 && relations.length === 0;
}

/** What gives way under a weight, and how much of its height is left then. */
const [CRUSHED, SQUASHED] = [new Set<Drawable['kind']>(['object', 'food', 'vehicle', 'building']), 0.5] as const;

/** Guitars and violins have no foot; a harp has. */
const isStrung = ({ concept, aspect, height }: Drawable): boolean =>
  is(concept, 'instrument') && aspect < LONG && height < 1.4;

const isVehicle = (host: string): boolean => {
  const drawing = paintedAs(host);
  return drawing?.kind === 'vehicle' && drawing.habitat === 'ground';
};

/** So much is seen of a board that lies on a shelf: it must be known there. */
const SEEN_OVER = 0.44;
const isOver = ({ relations }: Brief, index: number): boolean =>
  relations.some(
    ({ kind, subject, object }) => (kind === 'above' && subject === index) || (kind === 'below' && object === index),
  );

/** So much is seen of what lies as high as our eyes. */
const ON_ROOF = 0.3;

/** Clothes that nobody wears, on a table, a bed or a chair: on their hem they would stand. What bears something shows it. */
const isFolded = ({ concept }: Drawable, brief: Brief, index: number): boolean =>
  (is(concept, 'garment') || is(concept, 'clipped')) &&
  brief.camera !== 'from-above' &&
  brief.subjects[index]?.lettering === undefined &&
  brief.relations.every(({ object }) => object !== index) &&
  mayLie(brief, index);

/** So much of its depth is seen of a mat on a seat. */
const MAT_ON_SEAT = 0.4;

/** What would balance on its end or its edge: where something is on it, it lies. */
const hasNoFoot = (drawable: Drawable): boolean =>
  drawable.kind === 'object' &&
  (isStrung(drawable) || (['lies', 'hilted', 'flat', 'hugs'] as const).some((trait) => is(drawable.concept, trait)));

/** So much of its breadth is seen of a board that lies in the snow. */
const BOARD_SEEN = 0.5;

/** So much of its height is left of flat food, drawn from above, where it is seen from the side. */
const LOWERED = 0.5;

/** So broad a thing with keys lies, and so much of its depth is seen on a desk: keys seen from above would rise over its far edge. */
const [KEYBOARD, SEEN_KEYS] = [1.9, 0.5];

/** Metres: what is taller is planted, as posts and signs are. */
const PLANTED = 1.5;
/** What is broader has another side to stand on; what is broader than that is drawn as it lies. */
const [UPRIGHT, BROADER] = [1.08, 1.9];

/** A tool that nobody holds has no foot. */
const isOnTip = (drawable: Drawable): boolean =>
  drawable.kind === 'object' &&
  drawable.height < PLANTED &&
  drawable.aspect < UPRIGHT &&
  drawable.habitat !== 'wall' &&
  !(['kerb', 'hung', 'hoisted', 'figure', 'mark'] as const).some((trait) => is(drawable.concept, trait)) &&
  standsOnTip(drawable);

/** Nothing grows from tables, seats, books and plates; from pots and land it does. */
const isFurnished = (host: string): boolean => {
  const { flat, laid: set, top, seat, vessel } = offerOf(host);
  if (is(host, 'book') || is(host, 'table-cover')) return true;
  return !vessel && (flat === true || set === true || top !== undefined || seat !== undefined || is(host, 'flat'));
};

/** Nor from a piano or a tombstone: what is large, and neither worn nor hung up nor filled. */
function isSolid(host: string): boolean {
  const drawing = paintedAs(host);
  const { vessel, mouth } = offerOf(host);
  const other = (['garment', 'hung', 'potted', 'wall', 'many'] as const).some((trait) => is(host, trait));
  return drawing?.kind === 'object' && drawing.height > CUT_ON && !vessel && !mouth && !other;
}
const CUT_ON = 0.5;

/** A fork or a racket by itself or beside others, on the ground they are on. */
const isPutDown = ({ kind, concept }: Drawable, { relations, subjects }: Brief, index: number): boolean =>
  kind === 'object' &&
  is(concept, 'lies') &&
  subjects[index]?.count === 1 &&
  relations.every(({ kind: relation, subject, object }) =>
    relation === 'above' ? object === index : relation === 'below' ? subject === index : SIDEWAYS.has(relation),
  );

/** In quarter turns: what lies by nature and is drawn with one end higher than this is laid down. */
const TILTED = 0.15;
const isDish = (host: string): boolean => {
  const drawing = paintedAs(host);
  return offerOf(host).flat === true && drawing?.kind === 'object';
};
function isFood(host: string): boolean {
  const drawing = paintedAs(host);
  return drawing?.kind === 'food';
}
const THINGS: ReadonlySet<Drawable['kind']> = new Set(['object', 'food']);

/** So much of the side of a fish is seen that lies. */
const ON_ITS_SIDE = 0.62;
const WET: ReadonlySet<string> = new Set(['underwater', 'sea']);
const isFishOnLand = ({ kind, habitat }: Drawable, { setting }: Brief): boolean =>
  kind === 'animal' && habitat === 'underwater' && !WET.has(setting ?? '');

/** In the rain it is over whoever is there. */
const isForSomebody = ({ subjects }: Brief): boolean => subjects.some(({ concept }) => lives(concept));

/** On a table it is looked at from its side; what is around something, or drawn as it lies, needs no laying down. */
const isBroadAndFlat = ({ concept, aspect, height, lies, spread }: Drawable): boolean =>
  is(concept, 'flat') &&
  !is(concept, 'hugs') &&
  aspect >= UPRIGHT &&
  aspect < BROADER &&
  height > LOW_AND_BROAD - 0.01 &&
  !lies &&
  !spread;

/** A long thin thing laid down, where it may lie: on one end it would balance. */
export function laidDown(drawable: Drawable, brief: Brief, index: number): Drawable | undefined {
  const { aspect, concept } = drawable;
  const dry = brief.weather === undefined || brief.weather === 'clear';
  // what is stacked lies in its stack
  if (brief.subjects[index]?.attributes.some((word) => word.startsWith(STACK_OF))) return undefined;
  // what lies in its own drawing is low enough to be stood on; a board that stands in it is not
  const low = offerOf(concept).flat === true && !(is(concept, 'board') && aspect < STANDS);
  const lies = ({ kind, subject, object }: Brief['relations'][number]): boolean =>
    kind === 'on' && (subject === index || (object === index && !low));
  // "violins lying on the floor": what is long and said to lie does so, unless it is somebody
  const { attributes = [], shape } = brief.subjects[index] ?? {};
  const still = drawable.kind === 'object' || isCutFlower(drawable);
  const said =
    attributes.includes('lying') && still && offerOf(concept).alive !== true && brief.camera !== 'from-above';
  if (said && isCutFlower(drawable)) return cut(drawable);
  // over something it hangs on its wall, and beside something
  if (is(concept, 'limp') && (isOver(brief, index) || hangsAside(brief, index))) return undefined;
  // its words lie with it
  if (said && is(concept, 'sign') && aspect < LONG) return fallen(drawable);
  if (said && aspect < LONG && drawable.lies !== true) return laid(drawable);
  // looked down on it lies as it is drawn
  if (is(concept, 'board') && brief.relations.some(lies) && brief.camera !== 'from-above')
    return drawable.kind === 'food' ? asSlice(drawable) : lowered(drawable, brief, index);
  const trodden = brief.relations.some(({ kind, object }) => kind === 'on' && object === index) && !low;
  if (trodden && hasNoFoot(drawable) && brief.camera !== 'from-above') return flattened(drawable);
  if (trodden && brief.told?.includes('crushed') && CRUSHED.has(drawable.kind)) return squashed(drawable, SQUASHED);
  const carrier = brief.relations.find(({ kind, subject }) => kind === 'on' && subject === index);
  const host = brief.subjects[carrier?.object ?? -1]?.concept ?? '';
  // on dry land a fish lies on its side, and does not stand on its fins
  if (carrier && isFishOnLand(drawable, brief)) return flattened(drawable, ON_ITS_SIDE, BROAD_ASLANT);
  const level = offerOf(host).laid === true || is(host, 'table-cover');
  if (carrier && isCutFlower(drawable) && (isFurnished(host) || isSolid(host)) && mayLie(brief, index))
    return cut(drawable);
  if (isCutFlower(drawable) && isNoGroundFor(brief, index) && mayLie(brief, index)) return cut(drawable);
  const onTable = carrier !== undefined && brief.camera !== 'from-above' && level;
  const resting = carrier !== undefined && brief.camera !== 'from-above';
  if (resting && isStrung(drawable) && isFurnished(host) && mayLie(brief, index)) return flattened(drawable);
  // a surfboard goes by car lying on its roof
  if (resting && is(concept, 'mounted') && isVehicle(host) && mayLie(brief, index))
    return flattened(drawable, ON_ROOF, BROAD_ASLANT);
  // nor does one stand on its end on a hill or a shelf over somebody
  if (is(concept, 'mounted') && aspect < LONG && isOver(brief, index) && mayLie(brief, index))
    return flattened(drawable, SEEN_OVER, BROAD_ASLANT);
  if (carrier && isFolded(drawable, brief, index) && isFurnished(host)) return folded(drawable);
  const cornered = is(concept, 'book') && shape !== undefined && !SOLIDS.has(shape);
  if (cornered && mayLie(brief, index)) return flattened(drawable, BROAD_SEEN, 0);
  // eyes as high as a table see little of the face of what lies on it
  const faceUp = !is(concept, 'flat') || aspect > UPRIGHT;
  if (is(concept, 'book') && onTable && faceUp && mayLie(brief, index)) return seenFromLow(drawable);
  if (is(concept, 'keys') && onTable && aspect > KEYBOARD && mayLie(brief, index)) return squashed(drawable, SEEN_KEYS);
  if (
    is(concept, 'flat') &&
    (onTable || (carrier && isFurnished(host) && brief.camera !== 'from-above')) &&
    aspect < 1.1 &&
    drawable.height < LOW &&
    (isNaturally(concept, 'round')
      ? mayLie(brief, index, MOST_ON_DISH)
      : drawable.height > TINY && mayLie(brief, index))
  )
    return is(concept, 'fingered') || isNaturally(concept, 'round') ? laidBroad(drawable) : laid(drawable);
  // a map or a postcard would stand on its edge there
  if (carrier && isFurnished(host) && isBroadAndFlat(drawable) && mayLie(brief, index))
    return laidBroad(drawable, onTable);
  if (carrier && is(concept, 'flat') && drawable.spread && aspect < BROADER && mayLie(brief, index))
    return squashed(drawable, SAT_ON);
  // as deep as on a floor a mat would stand before the back of a bench
  if (carrier && is(concept, 'carpet') && isFurnished(host) && mayLie(brief, index))
    return squashed(drawable, MAT_ON_SEAT);
  // an egg is poured, and lies on whatever it is on
  if (is(concept, 'sprawls') && carrier && mayLie(brief, index, MOST_ON_DISH)) return squashed(drawable, LOWERED);
  // a wallet on a sheep's back or somebody's head would fall from its edge
  if (
    carrier &&
    lives(host) &&
    isLoose(drawable) &&
    !is(concept, 'garment') &&
    brief.camera !== 'from-above' &&
    mayLie(brief, index)
  )
    return seenFromAbove(drawable, brief);
  // on a bed it lies
  const bedding = carrier !== undefined && recordOf(host)?.fitted?.includes(concept) === true && !is(host, 'couch');
  // a cushion that carries something is sat on
  const carries = brief.relations.some(({ kind, object }) => kind === 'on' && object === index);
  if (is(concept, 'cushion') && (bedding || carries) && drawable.aspect < PLUMP) return flattened(drawable, SAT_ON);
  // and left alone it has nothing to lean on
  const leans = brief.relations.some(({ kind, subject }) => subject === index && !SIDEWAYS.has(kind));
  if (is(concept, 'cushion') && drawable.aspect < PLUMP && !leans && mayLie(brief, index))
    return flattened(drawable, LEFT_ALONE, LEANS);
  if (
    is(concept, 'tips') &&
    !isOver(brief, index) &&
    !PITCHED.has(brief.setting ?? '') &&
    (dry || !isForSomebody(brief)) &&
    mayLie(brief, index)
  )
    return tipped(drawable, TIPPED);
  // in the cream of a cake it stands
  if (is(concept, 'pointed') && !isFood(host) && mayLie(brief, index, MOST_ON_DISH)) return onItsSide(drawable);
  if (isSetBeside(drawable, brief, index) && mayLie(brief, index)) return seenFromAbove(drawable, brief);
  // a slice of pizza stands on its tip nowhere, whatever it is told to be under
  const under =
    brief.relations.length === 1 && brief.relations.some(({ kind, subject }) => kind === 'under' && subject === index);
  if (
    drawable.kind === 'food' &&
    is(concept, 'flat') &&
    brief.camera !== 'from-above' &&
    (under || mayLie(brief, index))
  )
    return flattened(drawable, BROAD_SEEN, BROAD_ASLANT);
  if (isLowAndBroad(drawable) && mayLie(brief, index)) return flattened(drawable, SAT_ON);
  const long =
    (is(concept, 'lies') && (aspect < 1.1 || isAslant(drawable, TILTED))) ||
    (THINGS.has(drawable.kind) && isAslant(drawable)) ||
    isOnTip(drawable);
  const most = isDish(host) ? MOST_ON_DISH : MOST;
  if (!long || !mayLie(brief, index, most) || isPlanted(concept, brief, index)) return undefined;
  // a board that one stands on lies on its broad side
  if (is(concept, 'mounted')) return flattened(drawable, BOARD_SEEN);
  if (drawable.kind === 'object' && isOver(brief, index)) return levelled(drawable);
  return isPutDown(drawable, brief, index) ? putDown(drawable) : laid(drawable);
}

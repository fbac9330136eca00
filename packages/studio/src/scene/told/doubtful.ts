import { recordOf } from '../../catalogue/records.js';
import type { RelationKind } from '../../catalogue/relations.js';
import { is } from '../../catalogue/traits.js';
import { weightOf } from '../../language/brief.js';
import type { Brief, Relation, Subject } from '../../language/brief.js';
import type { Drawable } from '../../paint/drawable.js';
import { hasCabin, isAlive } from '../affords.js';
import { eyeLineOf, eyesOver } from '../perspective.js';
import { isFarOnWall, isOutOfWhatHolds, outgrowsOnTop } from './hardly-placed.js';
import { isSaidSmall, isSized } from './said-sizes.js';
import { GROUNDLESS, isNear, isRoom } from '../scale.js';
import { areaOf, itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** Why a stranger would stumble over a lesser thing of a finished composition. */
export type Doubt =
  | 'another world'
  | 'another scale'
  | 'a toy tree'
  | 'a toy house'
  | 'hidden hands'
  | 'on a head'
  | 'covered'
  | 'covers'
  | 'cut off'
  | 'afloat'
  | 'in what lies';

/** So many times larger or smaller than beside others: somebody beside somebody, whoever lives or drives, and a thing. */
const APART = { people: 1.35, moving: 1.55, thing: 2.1 } as const;
/** So far apart that two things are of different worlds: stones as houses behind a board. */
const GROSS = 3;
/** The same for a tree before something: they are drawn lower than they grow. */
const TOY_TREE = 3;
/** Metres from which on a plant is a tree. */
const TREE = 2;
/** Shares: of a thing that others hide, of what weighs more that it hides, and of somebody out of the frame. */
const [HIDDEN, HIDES, OUT] = [0.55, 0.4, 0.2];
/** The same of what words are on. */
const HIDES_WORDS = 0.04;
/** Points to a side at which a thing is looked at. */
const GRID = 8;
/** So much of its box a thing fills, whatever its form. */
const FILLED = 0.84;

const MOVING: ReadonlySet<string> = new Set(['person', 'animal', 'vehicle']);
const DEEP: ReadonlySet<RelationKind> = new Set(['behind', 'inside', 'under']);
const IN_HAND: ReadonlySet<RelationKind> = new Set(['holding']);

/** What is wrong with how this one ended up among the others, where anything is. */
export function doubtOf(scene: Scene, index: number): Doubt | undefined {
  const items = scene.items.filter(({ subject, worn }) => subject !== undefined && !worn);
  const own = items.filter(({ subject }) => subject === index);
  const more = items.filter(
    ({ subject = 0 }) => subject !== index && weightOf(scene.brief, subject) > weightOf(scene.brief, index),
  );
  if (own.length === 0) return undefined;
  if (isOfOtherScale(scene, own, more, GROSS)) return 'another world';
  if (isOfOtherScale(scene, own, more) || isGiantOnTop(scene, items, own) || outgrowsOnTop(scene, own, more))
    return 'another scale';
  if (isOutdoorsInside(scene, own) || isFarOnWall(scene, own, more)) return 'another world';
  if (isToyTree(scene, own, more) || isSprig(scene, own)) return 'a toy tree';
  if (isToyHouse(scene, own, items) || isHutOfBoots(scene, own, more)) return 'a toy house';
  if (isAfloat(scene, items, own) || isHouseAtSea(scene, own)) return 'afloat';
  if (isSideOn(scene, own)) return 'afloat';
  if (isInWhatLies(scene.brief, items, index) || isOutOfWhatHolds(scene.brief, items, index)) return 'in what lies';
  if (isInHiddenHands(scene.brief, items, index)) return 'hidden hands';
  if (isOnHead(scene.brief, items, index)) return 'on a head';
  if (isCovered(scene, items, own, index)) return 'covered';
  if (covers(scene, items, own, more)) return 'covers';
  return isCutOff(scene, own) ? 'cut off' : undefined;
}

export const isTree = ({ kind, height }: Drawable): boolean => kind === 'plant' && height > TREE;

/** Where the ground is below it: that of what it is on. */
function grounded(scene: Scene, items: readonly Item[], item: Item): Item | undefined {
  if (item.standsOn === 'ground') return item;
  const { relations } = scene.brief;
  const host = relations.find(({ kind, subject }) => kind === 'on' && subject === item.subject)?.object;
  const below = items.find(({ subject, standsOn }) => subject === host && standsOn === 'ground');
  // what lies on a table is drawn so that it is seen
  return below && isAlive(item.drawable) ? { ...item, y: below.y, standsOn: 'ground' } : undefined;
}

/** They stand on one ground, and are no hill, house or tree: of those everybody knows how large they are. */
const isMeasured = (brief: Brief, item: Item): boolean =>
  (item.standsOn === 'ground' || (item.standsOn === 'water' && item.drawable.kind === 'object')) &&
  item.drawable.kind !== 'building' &&
  item.drawable.kind !== 'nature' &&
  !isTree(item.drawable) &&
  !isSized(brief, item);

function isOfOtherScale(scene: Scene, own: readonly Item[], more: readonly Item[], gross?: number): boolean {
  const { brief, setting } = scene;
  const near = isNear(brief);
  if (GROUNDLESS.has(setting) || near) return false;
  const items = [...own, ...scene.items];
  const [one] = own.flatMap((item) => grounded(scene, items, item) ?? []).filter((item) => isMeasured(brief, item));
  if (!one) return false;
  return more.some((told) => {
    const other = grounded(scene, items, told);
    if (!other || !isMeasured(brief, other)) return false;
    const people = one.drawable.kind === 'person' && other.drawable.kind === 'person';
    const moving = MOVING.has(one.drawable.kind) && MOVING.has(other.drawable.kind);
    const alive = MOVING.has(one.drawable.kind) || MOVING.has(other.drawable.kind);
    if (gross !== undefined && alive) return false;
    const most = gross ?? (people ? APART.people : moving ? APART.moving : APART.thing);
    return Math.abs(Math.log(eyesOver(scene, one) / eyesOver(scene, other))) > Math.log(most);
  });
}

/** So many times larger than what it lies on a thing may be, and so much of its width it then takes. */
const [ENLARGED, TAKES] = [2.9, 0.3];

/** An eyeliner that reaches over a third of the dresser. */
function isGiantOnTop(scene: Scene, items: readonly Item[], own: readonly Item[]): boolean {
  const { brief } = scene;
  const near = isNear(brief);
  if (near) return false;
  const scaleOf = ({ size, drawable }: Item): number => size / drawable.height;
  return own.some(
    (item) =>
      item.standsOn === 'item' &&
      (item.drawable.kind === 'object' || isTree(item.drawable)) &&
      !isSized(brief, item) &&
      items.some(
        (host) =>
          host.drawable.kind === 'furniture' &&
          host.subject !== item.subject &&
          isUpon(item, host) &&
          // no tree grows on a desk, however small
          (isTree(item.drawable) ||
            (scaleOf(item) > scaleOf(host) * ENLARGED &&
              item.size * item.drawable.aspect > host.size * host.drawable.aspect * TAKES)),
      ),
  );
}

/** Its foot is on the other one. */
function isUpon({ x, y }: Item, host: Item): boolean {
  const { left, right, top, bottom } = itemBox(host);
  return x > left && x < right && y > top - host.size * 0.05 && y < bottom;
}

/** Palms on the bank before a whale that is twice as high as they are. */
function isToyTree(scene: Scene, own: readonly Item[], more: readonly Item[]): boolean {
  const { brief, setting } = scene;
  if (GROUNDLESS.has(setting) || isRoom(setting)) return false;
  return own.some(
    (tree) =>
      isTree(tree.drawable) &&
      !isSaidSmall(brief, tree) &&
      more.some(
        (other) =>
          (isAlive(other.drawable) || other.drawable.kind === 'vehicle') &&
          !isSized(brief, other) &&
          tree.y > other.y - scene.height * 0.01 &&
          (other.size / other.drawable.height) * tree.drawable.height > tree.size * TOY_TREE,
      ),
  );
}

/** A house or a tree that stands in a room, where nobody said how small it is. */
const isOutdoorsInside = ({ brief, setting }: Scene, own: readonly Item[]): boolean =>
  isRoom(setting) &&
  own.some(
    (item) =>
      (item.drawable.kind === 'building' ? item.drawable.height > LOWEST_HOUSE : isWildTree(item.drawable)) &&
      item.standsOn !== 'nothing' &&
      !isOfRooms(brief.subjects[item.subject ?? -1]) &&
      !brief.relations.some(({ kind, subject }) => kind === 'inside' && subject === item.subject) &&
      !isSized(brief, item),
  );

/** Trees at Christmas. */
const isOfRooms = (told: Subject | undefined): boolean => recordOf(told?.variety ?? '')?.homes?.some(isRoom) === true;

const isWildTree = (drawable: Drawable): boolean =>
  isTree(drawable) && drawable.habitat === 'ground' && !is(drawable.concept, 'potted') && drawable.height > 5;

/** In the near part of the ground a palm is no lower than so much of the picture. */
const [NEAR_PART, LOWEST_TREE] = [0.45, 0.22];

/** Palms on the promenade that are lower than its lamps. */
function isSprig({ brief, setting, horizon, height }: Scene, own: readonly Item[]): boolean {
  if (GROUNDLESS.has(setting) || isRoom(setting) || brief.camera !== undefined) return false;
  const nearer = horizon + (height - horizon) * NEAR_PART;
  return own.some(
    (tree) =>
      isTree(tree.drawable) &&
      tree.standsOn === 'ground' &&
      !isSaidSmall(brief, tree) &&
      tree.y > nearer &&
      tree.size < height * LOWEST_TREE,
  );
}

/** Lower than this no house is, in metres beside who lives there. */
const LOWEST_HOUSE = 2.3;

/** A cottage that reaches to the shoulder of a dog before it. */
function isToyHouse(scene: Scene, own: readonly Item[], items: readonly Item[]): boolean {
  const { brief, setting } = scene;
  if (GROUNDLESS.has(setting) || isRoom(setting) || brief.camera !== undefined) return false;
  const line = eyeLineOf(scene);
  const below = ({ y }: Item): number => Math.max(scene.height * 0.02, y - line);
  return own.some(
    (house) =>
      house.drawable.kind === 'building' &&
      house.drawable.height > LOWEST_HOUSE * 1.5 &&
      house.standsOn !== 'nothing' &&
      house.standsOn !== 'item' &&
      !isSaidSmall(brief, house) &&
      items.some(
        (other) =>
          MOVING.has(other.drawable.kind) &&
          other.standsOn === 'ground' &&
          !isSized(brief, other) &&
          house.size / ((other.size / other.drawable.height) * (below(house) / below(other))) < LOWEST_HOUSE,
      ),
  );
}

/** Boots as high as the hut behind them: before what is so small and so near, no house is seen. */
function isHutOfBoots({ brief }: Scene, own: readonly Item[], more: readonly Item[]): boolean {
  const near = isNear(brief);
  return (
    !near &&
    own.some(({ drawable, size }) =>
      more.some(
        (told) =>
          drawable.kind === 'building' &&
          drawable.height > 3 &&
          told.drawable.kind === 'object' &&
          told.drawable.height < 0.6 &&
          told.standsOn === 'ground' &&
          !isSized(brief, told) &&
          told.size * Math.max(1, told.drawable.aspect) > size / 2,
      ),
    )
  );
}

/** Who is seen through the window of a car holds nothing that we would see. */
function isInHiddenHands({ relations, subjects }: Brief, items: readonly Item[], index: number): boolean {
  const holder = relations.find(({ kind, object }) => IN_HAND.has(kind) && object === index)?.subject;
  return (
    holder !== undefined &&
    items.some(({ subject, cut }) => subject === holder && cut !== undefined) &&
    relations.some(({ subject, object }) => subject === holder && hasCabin(subjects[object]?.concept ?? ''))
  );
}

/** A beast that stands up as people do has no back to sit on. */
const isOnHead = ({ relations, subjects }: Brief, items: readonly Item[], index: number): boolean =>
  relations.some(
    ({ kind, subject, object }) =>
      subject === index &&
      (kind === 'on' || kind === 'riding') &&
      !is(subjects[object]?.concept, 'people') &&
      items.some((item) => item.subject === index && isAlive(item.drawable) && item.drawable.height > 0.6) &&
      items.some((item) => item.subject === object && item.drawable.kind === 'person'),
  );

/** Relations in which another one carries it, or it is not on the ground anyway. */
const BORNE: ReadonlySet<RelationKind> = new Set([
  'on',
  'inside',
  'riding',
  'hanging-on',
  'hanging-from',
  'leaning-on',
  'above',
]);
const HEAVY: ReadonlySet<string> = new Set(['ground', 'tabletop']);
const FLIES = /^(?:flying|jumping|floating|hovering|falling|hanging|leaping|climbing|on-wall|on-the-wall)$/;

/** It is said to stand on something, and there is nothing below its foot. */
function isAfloat(scene: Scene, items: readonly Item[], own: readonly Item[]): boolean {
  const { brief, setting, height } = scene;
  const near = isNear(brief);
  if (GROUNDLESS.has(setting) || near) return false;
  const give = height * 0.03;
  return own.some((item) => {
    const { standsOn, drawable, attributes, x, y, subject } = item;
    if (standsOn !== 'item' || !HEAVY.has(drawable.habitat) || attributes.some((word) => FLIES.test(word)))
      return false;
    const borne = brief.relations.some(
      (each) =>
        (each.subject === subject && BORNE.has(each.kind)) || (each.object === subject && each.kind === 'holding'),
    );
    if (borne) return false;
    return !items.some((other) => {
      if (other.subject === subject) return false;
      const { left, right, top, bottom } = itemBox(other);
      const below = x > left && x < right && y > top - give && y < bottom + give;
      // the worktop of a kitchen is no thing of its own: what others are on is there
      return below || (other.standsOn === 'item' && Math.abs(other.y - y) < give);
    });
  });
}

/** A hut behind a beach that came to stand in the sea; what belongs there has its rock. */
const isHouseAtSea = ({ setting, surfaces }: Scene, own: readonly Item[]): boolean =>
  setting === 'beach' &&
  own.some(
    ({ drawable, standsOn, y }) =>
      drawable.kind === 'building' &&
      drawable.habitat === 'ground' &&
      standsOn === 'ground' &&
      recordOf(drawable.concept)?.homes?.includes('sea') !== true &&
      surfaces.some(({ habitat, far }) => habitat === 'ground' && y < far - 2),
  );

/** What is higher than wide is seen from its side, and would lie where a table is looked down on. */
const TALL = 0.8;

const isSideOn = ({ brief, setting }: Scene, own: readonly Item[]): boolean =>
  brief.camera === 'from-above' &&
  setting === 'flat-lay' &&
  own.some(
    ({ drawable: { concept, kind, aspect, lies, height } }) =>
      kind === 'object' &&
      aspect < TALL &&
      height > 0.12 &&
      lies !== true &&
      // pliers and brushes are drawn as they lie
      !is(concept, 'lies') &&
      !is(concept, 'flat'),
  );

/** A bottle that lies holds no brushes. */
const isInWhatLies = ({ relations }: Brief, items: readonly Item[], index: number): boolean =>
  relations.some(
    ({ kind, subject, object }) =>
      kind === 'inside' &&
      subject === index &&
      items.some((host) => host.subject === object && host.drawable.lies === true),
  );

/** The share of it that is behind others. */
function hiddenShare(item: Item, nearer: readonly Item[]): number {
  if (nearer.length === 0) return 0;
  const { left, right, top, bottom } = itemBox(item);
  const boxes = nearer.map((other) => {
    const box = itemBox(other);
    const [x, y] = [((box.right - box.left) * (1 - FILLED)) / 2, (box.bottom - box.top) * (1 - FILLED)];
    return { left: box.left + x, right: box.right - x, top: box.top + y, bottom: box.bottom };
  });
  let hidden = 0;
  for (let row = 0; row < GRID; row++)
    for (let column = 0; column < GRID; column++) {
      const x = left + ((column + 0.5) / GRID) * (right - left);
      const y = top + ((row + 0.5) / GRID) * (bottom - top);
      if (boxes.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom)) hidden += 1;
    }
  return hidden / GRID ** 2;
}

/** Those of other kinds that are painted over it. */
const nearerThan = (item: Item, items: readonly Item[]): readonly Item[] =>
  items.slice(items.indexOf(item) + 1).filter(({ subject }) => subject !== item.subject);

/** What is lower, in metres, is known by all of it, and with so much of it hidden it is not. */
const [SMALL, HIDDEN_SMALL] = [0.25, 0.45];

/** Of what it is in one sees the rest, and a place goes on behind what is before it. */
function isCovered({ brief }: Scene, items: readonly Item[], own: readonly Item[], index: number): boolean {
  // an eraser behind a plug is a part of that
  const lies = own.every(({ drawable: { kind, height } }) => (kind === 'object' || kind === 'food') && height < SMALL);
  const behind = ({ kind, subject }: Relation): boolean => kind === 'behind' && subject === index;
  if (lies && !brief.told?.includes('hidden') && brief.relations.some(behind))
    return own.every((item) => hiddenShare(item, nearerThan(item, items)) > HIDDEN_SMALL);
  const deep = brief.relations.some(({ kind, subject }) => DEEP.has(kind) && subject === index);
  const bears = brief.relations.some(({ object, kind }) => object === index && kind !== 'holding');
  if (deep || bears || own.some(({ drawable, cut }) => drawable.kind === 'building' || cut !== undefined)) return false;
  return own.every((item) => hiddenShare(item, nearerThan(item, items)) > HIDDEN);
}

const APART_FROM: ReadonlySet<RelationKind> = new Set(['around', 'beside', 'left-of', 'right-of', 'between']);

/** It is before what weighs more, and nobody said that it is. */
function covers({ brief }: Scene, items: readonly Item[], own: readonly Item[], more: readonly Item[]): boolean {
  const index = own[0]?.subject;
  return more.some((other) => {
    if (other.drawable.kind === 'building' || other.cut !== undefined || isTree(other.drawable)) return false;
    // what stands around or beside somebody does not stand before them
    const told = brief.relations.some(
      ({ kind, subject, object }) =>
        !APART_FROM.has(kind) &&
        ((subject === index && object === other.subject) || (object === index && subject === other.subject)),
    );
    const over = nearerThan(other, items).filter(({ subject }) => subject === index);
    // words are to be read to their end
    const most = other.lettering === undefined ? HIDES : HIDES_WORDS;
    return !told && over.length > 0 && hiddenShare(other, over) > most;
  });
}

/** So much of the height is out of the frame with a head. */
const BARE = 0.012;

/** Half of somebody at the frame. */
function isCutOff({ brief, width, height }: Scene, own: readonly Item[]): boolean {
  if (isNear(brief)) return false;
  return (
    own.length === 1 &&
    own.some((item) => {
      if (!MOVING.has(item.drawable.kind)) return false;
      const { left, right, top, bottom } = itemBox(item);
      // nobody is without the top of their head
      if (item.drawable.kind === 'person' && top < -height * BARE) return true;
      const across = Math.max(0, Math.min(width, right) - Math.max(0, left));
      const high = Math.max(0, Math.min(height, bottom) - Math.max(0, top));
      return 1 - (across * high) / Math.max(1, areaOf(item)) > OUT;
    })
  );
}

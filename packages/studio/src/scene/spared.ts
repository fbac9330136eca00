import { recordOf } from '../catalogue/records.js';
import { is } from '../catalogue/traits.js';
import type { RelationKind } from '../catalogue/relations.js';
import { isParagraph, weightOf } from '../language/brief.js';
import type { Brief } from '../language/brief.js';
import { inTheWay } from './in-the-way.js';
import { isRoom } from './scale.js';
import { itemBox } from './scene.js';
import type { Item, Scene } from './scene.js';

/** What weighs more is looked for; what weighs less is missed by nobody. Among vehicles one stands for the others. */
const LESSER = { thing: 0.62, vehicle: 0.74 } as const;
/** So often another thing is left out and the picture composed again. */
const ROUNDS = 3;
/** Shares: of the picture that a crumb fills, or one that lies on another thing, of itself that is out of the frame, of itself that another one covers. */
const [CRUMB, MOTE, OUTSIDE, COVERED] = [0.006, 0.0005, 0.3, 0.3];
/** So many times smaller than what it stands before, it is seen before it as things are. */
const MUCH_SMALLER = 5;
/** So many times larger or smaller than it would be beside what the picture is about. */
const OUT_OF_SCALE = { room: 2, outside: 2.6 } as const;

/** What is lower than this, in metres, stands on tables as a rule. */
const ON_TABLES = 0.35;
const FLOORS: ReadonlySet<string> = new Set(['floor', 'boards', 'carpet', 'concrete', 'tiles']);

/** Where things are as large as they please. */
const FLAT: ReadonlySet<Scene['setting']> = new Set(['studio', 'flat-lay', 'wall', 'abstract']);

/** What is so with another one goes with it, and is as large as its place lets it be. */
const CARRIED: ReadonlySet<RelationKind> = new Set([
  'on',
  'inside',
  'hanging-on',
  'hanging-from',
  'riding',
  'leaning-on',
]);

interface Composed {
  readonly scene: Scene;
  readonly warnings: readonly string[];
}

/**
 * A paragraph mentions much. What is lesser in it and would come out broken, a crumb, a toy, cut off by the frame or piled
 * on others, is left out, and the rest is composed again.
 */
export function sparing<Asked extends { readonly brief: Brief }, Staged extends Composed>(
  asked: Asked,
  compose: (request: Asked) => Staged,
): Staged {
  let best = compose(asked);
  if (!isParagraph(asked.brief)) return best;
  let { brief } = asked;
  let spoilt = spoiltIn(best.scene);
  for (let round = 0; round < ROUNDS && spoilt.length > 0; round++) {
    const [worst] = spoilt;
    const left = worst === undefined || !matches(brief, best.scene.brief, worst) ? undefined : without(brief, worst);
    if (!left) break;
    // the place stays, whoever made it
    const { setting } = best.scene;
    const next = compose({ ...asked, brief: { ...left, setting } });
    const still = spoiltIn(next.scene);
    if (still.length >= spoilt.length) break;
    const words = brief.subjects[worst ?? 0]?.words;
    brief = left;
    best = { ...next, warnings: [...next.warnings, `"${words}" is not shown: there is no good place for it`] };
    spoilt = still;
  }
  return best;
}

/** The stage may have joined or added some: up to this one nobody is somebody else. */
const matches = (told: Brief, staged: Brief, last: number): boolean =>
  told.subjects.slice(0, last + 1).every(({ words }, index) => staged.subjects[index]?.words === words);

/** The lesser subjects that come out broken, the least of them first. */
function spoiltIn(scene: Scene): readonly number[] {
  const { brief } = scene;
  const items = scene.items.filter(({ subject, worn }) => subject !== undefined && !worn);
  const wrong = new Set(inTheWay(scene));
  const subjects = [...new Set(items.flatMap(({ subject }) => subject ?? []))];
  const weight = (index: number): number => weightOf(brief, index);
  const [main] = subjects.toSorted((one, other) => weight(other) - weight(one));
  return subjects
    .filter((index) => index !== main && isLesser(brief, index, items, main) && !bearsMore(brief, index))
    .filter((index) => wrong.has(index) || isSpoilt(scene, items, index, main))
    .toSorted((one, other) => weight(one) - weight(other));
}

function isLesser(brief: Brief, index: number, items: readonly Item[], main?: number): boolean {
  const kindOf = (one: number | undefined): string | undefined =>
    items.find(({ subject }) => subject === one)?.drawable.kind;
  const traffic = kindOf(index) === 'vehicle' && kindOf(main) === 'vehicle';
  return weightOf(brief, index) < (traffic ? LESSER.vehicle : LESSER.thing);
}

/** Something heavier than it is on it or held by it. */
const bearsMore = (brief: Brief, index: number): boolean =>
  brief.relations.some(
    ({ kind, subject, object }) =>
      object === index && CARRIED.has(kind) && weightOf(brief, subject) >= weightOf(brief, index),
  );

function isSpoilt(scene: Scene, items: readonly Item[], index: number, main: number | undefined): boolean {
  const { brief, width, height, setting } = scene;
  const own = items.filter(({ subject }) => subject === index);
  // what goes along a wall is where it belongs, and goes on beyond the frame
  if (own.every(({ drawable }) => drawable.habitat === 'wall')) return false;
  const near = FLAT.has(setting) || (brief.camera !== undefined && brief.camera !== 'wide');
  const carried = brief.relations.some(
    ({ kind, subject, object }) =>
      (CARRIED.has(kind) && subject === index) || (kind === 'holding' && (object === index || subject === index)),
  );
  const area = own.reduce((sum, item) => sum + areaOf(item), 0);
  if (!near && !carried && area < CRUMB * width * height && own.every(({ drawable }) => drawable.habitat !== 'sky'))
    return true;
  // what cannot be seen on a table
  if (!near && own.every((item) => areaOf(item) < MOTE * width * height) && carried && !isHeld(brief, index))
    return true;
  // who lives is looked for, and a crowd is a crowd
  const alive = own.some(({ drawable: { kind } }) => kind === 'person' || kind === 'animal');
  if (alive) return own.length === 1 && !carried && own.some((item) => isPiled(item, items, brief));
  // trees and houses may go on beyond the frame
  if (own.some((item) => outsideOf(item, scene) > OUTSIDE && !isBackground(item))) return true;
  if (!carried && isRoom(setting) && own.every((item) => isStray(item, scene))) return true;
  if (!carried && own.some((item) => isPiled(item, items, brief))) return true;
  return (
    !carried &&
    !near &&
    main !== undefined &&
    isOutOfScale(
      scene,
      own,
      items.filter(({ subject }) => subject === main),
    )
  );
}

/** Cutlery on the floor of a room in which people dine: of a floor nobody spoke. */
function isStray({ standsOn, drawable: { habitat, height } }: Item, { brief, surfaces }: Scene): boolean {
  const table = surfaces.some((surface) => surface.habitat === 'tabletop');
  const floor = brief.features.some((feature) => FLOORS.has(feature));
  return standsOn === 'ground' && habitat === 'tabletop' && height < ON_TABLES && !table && !floor;
}

const isHeld = ({ relations }: Brief, index: number): boolean =>
  relations.some(({ kind, object }) => kind === 'holding' && object === index);

const areaOf = (item: Item): number => item.drawable.aspect * item.size ** 2;

function outsideOf(item: Item, { width, height }: Scene): number {
  const { left, right, top, bottom } = itemBox(item);
  const across = Math.max(0, Math.min(width, right) - Math.max(0, left));
  const high = Math.max(0, Math.min(height, bottom) - Math.max(0, top));
  return 1 - (across * high) / Math.max(1, (right - left) * (bottom - top));
}

/** It covers what weighs more, or is covered by it, and nothing was said that brings them together. */
function isPiled(item: Item, items: readonly Item[], brief: Brief): boolean {
  if (isBackground(item)) return false;
  return items.some((other) => {
    if (other.subject === item.subject || isBackground(other) || areJoined(brief, item, other)) return false;
    const [a, b] = [itemBox(item), itemBox(other)];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide <= 0 || high <= 0) return false;
    const [small, large] = areaOf(item) < areaOf(other) ? [item, other] : [other, item];
    const inFront = small.depth < large.depth;
    return (wide * high) / areaOf(small) > COVERED && !(inFront && areaOf(large) > MUCH_SMALLER * areaOf(small));
  });
}

/** Trees, houses, fences, carpets and what hangs on a wall have others before them. */
const isBackground = ({ drawable: { kind, concept, habitat } }: Item): boolean =>
  habitat === 'wall' ||
  kind === 'building' ||
  kind === 'nature' ||
  kind === 'plant' ||
  is(concept, 'carpet') ||
  is(concept, 'at-wall');

function areJoined({ relations }: Brief, one: Item, other: Item): boolean {
  return relations.some(
    ({ subject, object, kind }) =>
      kind !== 'beside' &&
      kind !== 'left-of' &&
      kind !== 'right-of' &&
      ((subject === one.subject && object === other.subject) || (subject === other.subject && object === one.subject)),
  );
}

function isOutOfScale(
  { setting, horizon, height, brief }: Scene,
  own: readonly Item[],
  main: readonly Item[],
): boolean {
  const [one, other] = [own, main].map((some) => some.find(({ standsOn }) => standsOn === 'ground'));
  if (!one || !other || one.drawable.kind === 'building' || other.drawable.kind === 'building') return false;
  const sized = [one, other].some(({ subject = 0 }) => brief.subjects[subject]?.size !== undefined);
  if (sized || recordOf(one.drawable.concept) === undefined) return false;
  const scaleAt = ({ size, y, drawable }: Item): number =>
    size / drawable.height / (isRoom(setting) ? 1 : Math.max(0.12, (y - horizon) / (height - horizon)));
  const apart = Math.abs(Math.log(scaleAt(one) / scaleAt(other)));
  return apart > Math.log(isRoom(setting) ? OUT_OF_SCALE.room : OUT_OF_SCALE.outside);
}

/** The brief without this one and all that is on it; nothing where that would be more than it. */
function without(brief: Brief, gone: number): Brief {
  const lost = new Set([gone]);
  for (const one of lost)
    for (const { kind, subject, object } of brief.relations)
      if (object === one && CARRIED.has(kind) && weightOf(brief, subject) < LESSER.thing) lost.add(subject);
  const places = new Map<number, number>();
  for (const index of brief.subjects.keys()) if (!lost.has(index)) places.set(index, places.size);
  return {
    ...brief,
    subjects: brief.subjects.filter((_, index) => !lost.has(index)),
    relations: brief.relations.flatMap((relation) => {
      const [subject, object] = [places.get(relation.subject), places.get(relation.object)];
      return subject === undefined || object === undefined ? [] : [{ ...relation, subject, object }];
    }),
  };
}

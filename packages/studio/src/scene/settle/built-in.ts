import type { RelationKind } from '../../catalogue/relations.js';
import { is } from '../../catalogue/traits.js';
import type { Brief } from '../../language/brief.js';
import { toHex } from '../../paint/kit/colour.js';
import { affords, isAlive } from '../affords.js';
import type { Edge } from '../edges.js';
import { NEAREST_STEP, stepInto } from '../perspective.js';
import { resized, shifted } from '../resized.js';
import { boxAround, farthestFirst, itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** How high a counter is, in metres, and from which height on a thing stands beside it and not under it. */
const [COUNTER, HIGHER] = [0.92, 1.2];
/** Shares of the picture: how far before the counter its row stands, how near the frame it comes, and how wide it is. */
const [BEFORE, MARGIN, WIDE] = [0.006, 0.05, 0.84];
/** What is higher than the counter is deeper, too: it stands so far out on the floor, or it would hang before the cupboards. */
const DEEPER = 0.026;
/** How much less being behind others counts than being before the like of it. */
const BEHIND = 0.3;
const PLACES = 37;
/** How far away the row is: behind whatever stands in the room, what is on it before it. */
const DEPTH = { row: 0.91, load: 0.905 } as const;
/** What is so with another one goes with it. */
const CARRIED: ReadonlySet<RelationKind> = new Set(['on', 'inside', 'hanging-on', 'leaning-on', 'above']);
/** Who has it so, has it where they are. */
const USED: ReadonlySet<RelationKind> = new Set(['holding', 'riding', 'under', 'leaning-on']);

interface Built {
  readonly items: readonly Item[];
  readonly brief: Brief;
  /** So near the room is seen. */
  readonly stepped?: number;
  /** Subjects that the room shows itself. */
  readonly ofRoom: readonly number[];
}

/** A part of the row, with all that is on it. */
interface Part {
  readonly body: Item;
  /** The room has it already: only what is on it is drawn. */
  readonly ofRoom: boolean;
  readonly loads: readonly Item[];
}

/**
 * A kitchen has a counter along its wall: a sink, an oven or a dishwasher is a part of it, a refrigerator stands in its
 * row, and what lies on "the counter" lies on that one. None of them stands loose in the middle of the floor.
 */
export function builtIn(
  scene: Scene,
  counter: number | undefined,
  items: readonly Item[],
  edges: readonly Edge[],
): Built {
  const { brief, width, height, horizon, surfaces } = scene;
  const near = brief.camera !== undefined || surfaces.some(({ habitat }) => habitat === 'tabletop');
  const parts = counter === undefined || near || brief.roomShape ? [] : partsOf(scene, items, edges);
  if (counter === undefined || parts.length === 0) return { items, brief, ofRoom: [] };
  const moved = new Set(parts.flatMap(({ body, loads }) => [body, ...loads]));
  const perMetre = counter / COUNTER;
  let others = asNear(
    scene,
    items.filter((item) => !moved.has(item)),
    perMetre,
  );
  /** As large as it is in a room from so near: what is as high as the counter ends where that does. */
  const sized = (part: Part, step: number): readonly Item[] => {
    const { body, loads, ofRoom } = part;
    const high = body.drawable.height < HIGHER;
    const size = high ? (counter * step + height * BEFORE) / levelOf(body) : body.drawable.height * perMetre * step;
    return [...(ofRoom ? [] : [body]), ...loads].map((item) => resized(item, size / body.size, body));
  };
  const boxes = parts.map((part) => ({ ...boxAround(sized(part, 1)), foot: part.body.y }));
  const [wide, high] = [
    boxes.reduce((sum, { left, right }) => sum + right - left, 0),
    Math.max(...boxes.map(({ top, foot }) => foot - top)),
  ];
  // what stands in the room says how near it is; else the row is what is looked at
  const standing = others.some(({ standsOn, subject }) => standsOn === 'ground' && subject !== undefined);
  const stepped = standing
    ? stepInto({ ...scene, items: others })
    : Math.max(1, Math.min(NEAREST_STEP, (width * WIDE) / wide, (horizon - height * MARGIN) / high));
  others = inRoomOf(others, edges, perMetre * stepped, { width, height });
  const foot = horizon + height * BEFORE;
  const taken: Item[] = [];
  const row = standing ? undefined : sideBySide(parts, wide * stepped, width);
  let edge = row?.left ?? 0;
  for (const part of parts) {
    const family = sized(part, stepped);
    const { left, right } = boxAround(family);
    const half = (right - left) / 2;
    const x = row ? edge + half : placeFor(scene, half, (left + right) / 2, taken, others);
    edge += half * 2 + (row?.gap ?? 0);
    const stands = part.body.drawable.height < HIGHER ? foot : horizon + height * DEEPER;
    const by = { x: x - (left + right) / 2, y: stands - part.body.y };
    for (const [index, item] of family.entries()) {
      const depth = index === 0 && !part.ofRoom ? DEPTH.row : DEPTH.load;
      const there = shifted(item, by);
      taken.push({ ...there, depth, floor: Math.max(there.floor, stands) });
    }
  }
  const tints = parts.flatMap(({ body: { colour }, ofRoom }) =>
    ofRoom && colour ? [{ what: 'counter', colour: toHex(colour) }] : [],
  );
  return {
    items: [...taken, ...others].toSorted(farthestFirst),
    brief: tints.length > 0 ? { ...brief, tints: [...tints, ...(brief.tints ?? [])] } : brief,
    stepped,
    ofRoom: parts.flatMap(({ body: { subject }, ofRoom }) => (ofRoom ? (subject ?? []) : [])),
  };
}

/** Several of one kind stand beside each other at equal distances: one that comes where there is room would cover another. */
function sideBySide(
  parts: readonly Part[],
  wide: number,
  width: number,
): { readonly left: number; readonly gap: number } | undefined {
  const kinds = new Set(parts.map(({ body }) => body.subject));
  const room = width * (1 - MARGIN) - wide;
  if (parts.length < 2 || kinds.size > 1 || room < 0) return undefined;
  const gap = Math.min(width * APART, room / (parts.length - 1));
  return { left: (width - wide - gap * (parts.length - 1)) / 2, gap };
}
const APART = 0.03;

/** How much of the picture those fill at most who come nearer, and how much more than the row they are seen to be before it. */
const [FILLED, HEADROOM, NEARER] = [0.62, 0.06, 1.16] as const;

/** Who stands before the row is nearer to us than that is: beside a refrigerator nobody is a doll. */
function asNear({ width, height }: Scene, others: readonly Item[], perMetre: number): readonly Item[] {
  const people = others.filter(
    ({ subject, drawable, standsOn }) => subject !== undefined && drawable.kind === 'person' && standsOn === 'ground',
  );
  if (people.length === 0) return others;
  const box = boxAround(others);
  const least = Math.min(...people.map(({ size, drawable }) => size / drawable.height));
  const grown = Math.min(
    (perMetre * NEARER) / least,
    Math.max(1, (width * FILLED) / (box.right - box.left)),
    Math.max(1, (box.bottom - height * HEADROOM) / (box.bottom - box.top)),
  );
  if (grown <= 1) return others;
  const middle = (box.left + box.right) / 2;
  const half = ((box.right - box.left) * grown) / 2;
  const x = Math.max(half + width * 0.03, Math.min(width * 0.97 - half, middle));
  return others.map((item) => shifted(resized(item, grown, { x: middle, y: box.bottom }), { x: x - middle, y: 0 }));
}

/** The most of the picture that a piece takes which stands before the row. */
const PIECE = { wide: 0.6, high: 0.6 } as const;

/** A table that stands before the counter of a kitchen is no toy beside it: as near as it is it is larger. */
function inRoomOf(
  items: readonly Item[],
  edges: readonly Edge[],
  perMetre: number,
  { width, height }: Pick<Scene, 'width' | 'height'>,
): readonly Item[] {
  if (items.some(({ drawable }) => isAlive(drawable))) return items;
  return items.reduce<readonly Item[]>((all, piece) => {
    const { drawable, subject, standsOn, size } = piece;
    const wanted = Math.min(
      drawable.height * perMetre * BEFORE_ROW,
      height * PIECE.high,
      (width * PIECE.wide) / drawable.aspect,
    );
    if (drawable.kind !== 'furniture' || standsOn !== 'ground' || subject === undefined || wanted < size) return all;
    const family = new Set([subject]);
    for (const member of family)
      for (const { kind, guest, host } of edges) if (host === member && CARRIED.has(kind)) family.add(guest);
    const about = { x: piece.x, y: piece.y };
    return all.map((item) =>
      item.subject !== undefined && family.has(item.subject) ? resized(item, wanted / size, about) : item,
    );
  }, items);
}
/** So much larger than the row at the wall it is. */
const BEFORE_ROW = 1.15;

/** What belongs into the row, from left to right. */
function partsOf({ brief }: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Part[] {
  const living = new Set(items.flatMap(({ subject, drawable }) => (isAlive(drawable) ? (subject ?? []) : [])));
  const isUsed = (subject: number): boolean =>
    edges.some(
      ({ kind, guest, host }) =>
        USED.has(kind) && ((guest === subject && living.has(host)) || (host === subject && living.has(guest))),
    );
  const bodies = items.filter(
    ({ subject, standsOn, drawable: { concept }, turn }) =>
      subject !== undefined &&
      standsOn === 'ground' &&
      turn === 0 &&
      !isUsed(subject) &&
      (is(concept, 'built-in') || isRooms(brief, subject, concept)) &&
      !edges.some(({ kind, guest }) => guest === subject && CARRIED.has(kind)) &&
      // before another thing there is no wall
      !edges.some(
        ({ kind, guest, host }) =>
          (kind === 'in-front-of' && guest === subject) || (kind === 'behind' && host === subject),
      ),
  );
  const hosts = new Set(bodies.map(({ subject }) => subject));
  const rootOf = (subject: number | undefined): number | undefined => {
    let at = subject;
    for (let steps = 0; steps < 6 && !hosts.has(at); steps++)
      at = edges.find(({ kind, guest }) => guest === at && CARRIED.has(kind))?.host;
    return at;
  };
  const nearest = (item: Item): Item | undefined => {
    const root = rootOf(item.subject);
    const own = bodies.filter(({ subject }) => root !== undefined && subject === root && item.subject !== root);
    return own.toSorted((one, other) => Math.abs(one.x - item.x) - Math.abs(other.x - item.x))[0];
  };
  return (
    bodies
      .map((body) => ({
        body,
        ofRoom: isRooms(brief, body.subject, body.drawable.concept),
        loads: items.filter((item) => !bodies.includes(item) && nearest(item) === body),
      }))
      // where a cat sits on it, the cat is looked at
      .filter(({ ofRoom, loads }) => (!ofRoom || loads.length > 0) && !loads.some(({ drawable }) => isAlive(drawable)))
      .toSorted((one, other) => one.body.x - other.body.x)
  );
}

/** The counter of the room itself. */
const isRooms = ({ subjects }: Brief, subject: number | undefined, concept: string): boolean =>
  is(concept, 'table') && subject !== undefined && /\b(?:counter|worktop)/i.test(subjects[subject]?.words ?? '');

/** The part of its height at which its top is: a tap is above that. */
function levelOf({ drawable }: Item): number {
  const { support } = affords(drawable);
  return support && support.y > -0.9 ? -support.y : 1;
}

/** The place along the wall nearest to where it was, beside the others of the row and, where that can be, behind nobody. */
function placeFor(
  { width }: Scene,
  half: number,
  wished: number,
  row: readonly Item[],
  others: readonly Item[],
): number {
  const within = (x: number): number => Math.max(half + width * 0.02, Math.min(width * 0.98 - half, x));
  const over = (all: readonly Item[], x: number): number =>
    all.reduce((sum, item) => {
      const { left, right } = itemBox(item);
      return sum + Math.max(0, Math.min(right, x + half) - Math.max(left, x - half));
    }, 0);
  const standing = others.filter(({ standsOn }) => standsOn !== 'nothing');
  const cost = (x: number): number => over(row, x) * 8 + over(standing, x) * BEHIND + Math.abs(x - wished) * 0.5;
  const places = Array.from({ length: PLACES }, (_, step) => within((width * step) / (PLACES - 1)));
  return places.reduce((best, x) => (cost(x) < cost(best) ? x : best), within(wished));
}

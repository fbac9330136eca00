import { indoorSettings } from '../../catalogue/settings.js';
import { SIDEWAYS } from '../../catalogue/relations.js';
import { is } from '../../catalogue/traits.js';
import { heldBy, inBlock, inBucket, onCradle, onStand } from '../../paint/objects/house/stands.js';
import type { StandKind } from '../../paint/objects/house/stands.js';
import { standsOnTip } from '../../paint/laid.js';
import type { Edge } from '../edges.js';
import { farthestFirst } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** Where things lie, float or hang anyway. */
const LAID: ReadonlySet<string> = new Set(['flat-lay', 'abstract', 'wall', 'space', 'underwater', 'sky', 'aerial']);
/** From so much on that it is smaller than it came it is seen on what stands beside it. */
const SHRUNK = 0.94;
/** So much of the picture a thing with its stand fills at most. */
const MOST = 0.72;

/** What cannot stand by itself and nothing holds is on a stand: a jacket on a tailor's form, a painting in the open on an easel. */
export function onStands(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  if (LAID.has(scene.setting) || scene.brief.look === 'sticker' || scene.brief.look === 'logo') return items;
  if (scene.brief.camera === 'from-above' || scene.brief.camera === 'close-up') return items;
  // what others are on or at is where it was put for them
  const hosts = new Set(edges.filter(({ kind }) => !SIDEWAYS.has(kind)).map(({ host }) => host));
  let sold = 0;
  let smaller = 1;
  /** By the garment that carries something: where that goes with it. */
  const lifted = new Map<number, (guest: Item) => Item>();
  const held = items.map((item): Item => {
    if (isSold(scene, item)) {
      const bucket = inBucket(item.drawable);
      const size = (item.size * bucket.height) / item.drawable.height;
      const at = SOLD_AT[sold++ % SOLD_AT.length] ?? 0.5;
      // before the stall, at both ends of it
      return { ...item, drawable: bucket, size: size * 1.2, x: scene.width * at, y: scene.height * 0.95, depth: 0.04 };
    }
    if (balances(item, edges)) {
      const drawable = inBlock(item.drawable);
      return { ...item, drawable, size: (item.size * drawable.height) / item.drawable.height };
    }
    // what is long stays as high with its stand: a shelf may be above it
    if (isUnplanted(scene, item)) return { ...item, drawable: onCradle(item.drawable) };
    if (isLeftStanding(item, edges) || isPropped(item, edges)) {
      const drawable = onCradle(item.drawable);
      return { ...item, drawable, size: (item.size * drawable.height) / item.drawable.height };
    }
    const before = edges.some((edge) => edge.kind === 'in-front-of' && edge.guest === item.subject);
    const kind = standFor(scene, item, before);
    if (!kind || item.subject === undefined || item.lettering !== undefined) return item;
    const carries = hosts.has(item.subject);
    if (carries && !carriesOnly(item.subject, items, edges)) return item;
    const drawable = onStand(item.drawable, kind);
    const real = (item.size * drawable.height) / item.drawable.height;
    const size = Math.min(real, scene.height * MOST, item.y - scene.height * 0.03);
    smaller = Math.min(smaller, size / real);
    // a rail is wider than what hangs on it
    const half = (drawable.aspect * size) / 2 + scene.width * 0.015;
    const x = half * 2 < scene.width ? Math.min(scene.width - half, Math.max(half, item.x)) : item.x;
    if (carries) {
      const { share, foot } = heldBy(item.drawable, kind);
      const by = (size * share) / item.size;
      lifted.set(item.subject, (guest) => ({
        ...guest,
        x: x + (guest.x - item.x) * by,
        y: item.y + foot * size + (guest.y - item.y) * by,
        size: guest.size * by,
      }));
    }
    return { ...item, drawable, size, x };
  });
  if (lifted.size > 0)
    return held.map((item) => {
      const edge = edges.find(({ guest, host }) => guest === item.subject && lifted.has(host));
      return (edge && lifted.get(edge.host)?.(item)) ?? item;
    });
  // what is beside it stands as much farther away
  if (smaller < SHRUNK && edges.every(({ kind }) => SIDEWAYS.has(kind)))
    return held.map((item, index) =>
      item.drawable === items[index]?.drawable && item.standsOn === 'ground' && !item.worn
        ? { ...item, size: item.size * smaller }
        : item,
    );
  return sold > 0 ? held.toSorted(farthestFirst) : held;
}

/** A coat with a hat on it or a scarf over it would stand on its hem as well; what is carried goes up with it. */
function carriesOnly(subject: number, items: readonly Item[], edges: readonly Edge[]): boolean {
  const guests = edges.filter(({ host }) => host === subject);
  return (
    items.filter((item) => item.subject === subject).length === 1 &&
    guests.every(
      ({ guest, kind }) =>
        (kind === 'on' || kind === 'hanging-on') &&
        items.some((item) => item.subject === guest && !item.worn && item.drawable.kind === 'object'),
    )
  );
}

/** Broader food on a tip is no cone. */
const CONE = 0.62;

/** Nobody holds it and nothing contains it: an ice cream cone would stand on its tip. */
const balances = ({ drawable, subject, standsOn, worn, turn }: Item, edges: readonly Edge[]): boolean =>
  drawable.kind === 'food' &&
  (standsOn === 'ground' || standsOn === 'item') &&
  !worn &&
  Math.abs(turn) < 0.01 &&
  !edges.some(({ guest, kind }) => guest === subject && kind !== 'on' && !SIDEWAYS.has(kind)) &&
  drawable.aspect < CONE &&
  standsOnTip(drawable, 1);

/** Narrower than this an instrument has no foot, and taller than this, in metres, it stands by itself. */
const [SLENDER, UPRIGHT] = [0.62, 1.5];

/** A guitar that nobody holds and that leans on nothing. */
const isLeftStanding = (
  { drawable, subject, standsOn, worn, turn, attributes }: Item,
  edges: readonly Edge[],
): boolean =>
  is(drawable.concept, 'instrument') &&
  drawable.kind === 'object' &&
  drawable.aspect < SLENDER &&
  drawable.height < UPRIGHT &&
  standsOn === 'ground' &&
  !worn &&
  Math.abs(turn) < 0.01 &&
  !attributes.includes('held') &&
  edges.every(({ guest, host, kind }) => (guest !== subject && host !== subject) || SIDEWAYS.has(kind));

/** A mirror on a table or in the grass, which no wall carries. */
const isPropped = ({ drawable, subject, standsOn, worn, turn, attributes }: Item, edges: readonly Edge[]): boolean =>
  is(drawable.concept, 'propped') &&
  (standsOn === 'item' || (standsOn === 'ground' && !is(drawable.concept, 'art'))) &&
  !worn &&
  Math.abs(turn) < 0.01 &&
  !attributes.includes('held') &&
  !attributes.includes('on-wall') &&
  edges.every(
    ({ guest, host, kind }) =>
      (guest !== subject && host !== subject) ||
      SIDEWAYS.has(kind) ||
      (kind === 'on' && guest === subject) ||
      // one looks into it
      (kind === 'facing' && host === subject),
  );

/** Skis on a floor, which no snow holds upright. */
const isUnplanted = ({ setting }: Scene, { drawable, standsOn, worn, turn, attributes }: Item): boolean =>
  is(drawable.concept, 'planted') &&
  (setting === 'studio' || indoorSettings.has(setting)) &&
  standsOn === 'ground' &&
  !worn &&
  Math.abs(turn) < 0.01 &&
  !attributes.includes('held');

/** Where buckets stand before a stall, as shares of the width. */
const SOLD_AT = [0.11, 0.89, 0.26, 0.74];

/** Flowers at a market are cut. */
const isSold = ({ setting }: Scene, { drawable, standsOn }: Item): boolean =>
  setting === 'market' && standsOn === 'ground' && drawable.kind === 'plant' && is(drawable.concept, 'flower');

function standFor(
  { setting }: Scene,
  { drawable, standsOn, turn, worn }: Item,
  before: boolean,
): StandKind | undefined {
  if (standsOn !== 'ground' || worn || Math.abs(turn) > 0.01) return undefined;
  if (is(drawable.concept, 'clipped')) return 'rail';
  if (is(drawable.concept, 'garment')) return 'form';
  // in a room it hangs, unless it was said to stand before something
  const alone = setting === 'studio' || (indoorSettings.has(setting) && !before);
  return is(drawable.concept, 'art') && is(drawable.concept, 'hung') && !alone ? 'easel' : undefined;
}

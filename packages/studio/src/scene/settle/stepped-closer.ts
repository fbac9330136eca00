import type { RelationKind } from '../../catalogue/relations.js';
import { is } from '../../catalogue/traits.js';
import { isProse, weightOf } from '../../language/brief.js';
import type { Brief } from '../../language/brief.js';
import type { Drawable } from '../../paint/drawable.js';
import { resized, shifted } from '../resized.js';
import { GROUNDLESS, isRoom } from '../scale.js';
import { areaOf, boxAround, itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** What a paragraph is about is hardly there when it fills less of the picture than this … */
const LOST = 0.036;
/** … and is known when it fills so much, as far as it goes: no nearer than so many times, and no wider than so. */
const KNOWN = 0.075;
const NEAREST = 2.4;
const WIDEST = 0.5;
/** Others of such weight stay known as well: so much of them is in the picture. Of which less is seen is not there at all. */
const NAMED = 0.45;
const SEEN = { thing: 0.55, person: 0.8 } as const;
/** What fills so much is seen well enough on a car, and the car is to be whole. */
const SEEN_ON_CAR = 0.01;
const GLIMPSE = 0.22;
/** What weighs so much is told of as well. */
const TOLD = 0.62;
/** Where the foot of what is looked at is then, when another thing carries it … */
const CARRIED = 0.6;
/** … and when it lies on the ground before us, by itself: all else stays where it is, behind it. */
const ON_GROUND = { foot: 0.94, known: 0.055 } as const;
/** What is above or below it, or carried by it, goes wherever it goes. */
const VERTICAL: ReadonlySet<RelationKind> = new Set([
  'above',
  'below',
  'under',
  'on',
  'inside',
  'leaning-on',
  'behind',
  'riding',
  'holding',
]);
/** Whatever is as large as a chair is seen from where we are, in metres. */
const SMALL = 0.65;

/**
 * A projector on a nightstand beside a bed, a cup in the corner of a kitchen: what the paragraph is about would be a crumb
 * in its room. We step closer; larger things leave the frame in part, as they do for a camera.
 */
export function steppedCloser(scene: Scene, items: readonly Item[]): readonly Item[] {
  const { brief, width, height, setting } = scene;
  if (!isProse(brief) || brief.camera !== undefined || GROUNDLESS.has(setting)) return items;
  const told = items.filter(({ subject, worn }) => subject !== undefined && !worn);
  const weight = ({ subject = 0 }: Item): number => weightOf(brief, subject);
  const [first] = told.toSorted((one, other) => weight(other) - weight(one));
  const own = told.filter(({ subject }) => subject === first?.subject);
  if (!first || own.length === told.length || !isSmall(first) || brief.subjects[first.subject ?? 0]?.size === 'tiny')
    return items;
  const box = boxAround(own);
  const wide = box.right - box.left;
  const share = own.reduce((sum, item) => sum + areaOf(item), 0) / (width * height);
  if (share > LOST) return items;
  if (own.every(({ standsOn }) => standsOn === 'ground')) return inForeground();
  if (!own.every(({ standsOn }) => standsOn === 'item')) return items;
  const wanted = Math.min(NEAREST, Math.sqrt(KNOWN / share), (width * WIDEST) / wide);
  for (let factor = wanted; factor > 1.2; factor *= 0.92) {
    const nearer = items.map((item) => near(item, factor));
    const lost = nearer.some((item) => {
      const { kind } = item.drawable;
      const whole = kind === 'person' || (kind === 'vehicle' && share > SEEN_ON_CAR);
      // what lies beside it on the same table is looked at with it
      const beside = item.standsOn === 'item' && weight(item) >= TOLD;
      const least = whole || beside ? SEEN.person : SEEN.thing;
      return item.subject !== undefined && weight(item) >= NAMED && seenOf(item) < least;
    });
    if (!lost) return nearer.filter((item) => seenOf(item) > GLIMPSE);
  }
  return items;

  /** On the ground before our feet, where nothing stands. */
  function inForeground(): readonly Item[] {
    const factor = Math.min(NEAREST, Math.sqrt(ON_GROUND.known / share), (width * WIDEST) / wide);
    const over = brief.relations.some(
      ({ kind, subject, object }) => VERTICAL.has(kind) && (subject === first?.subject || object === first?.subject),
    );
    if (factor < 1.2 || over || box.bottom < scene.horizon) return items;
    const about = { x: (box.left + box.right) / 2, y: box.bottom };
    const half = (wide * factor) / 2;
    const x = Math.max(width * 0.06 + half, Math.min(width * 0.94 - half, about.x));
    const by = { x: x - about.x, y: Math.max(0, height * ON_GROUND.foot - about.y) };
    const moved = own.map((item) => ({ ...shifted(resized(item, factor, about), by), depth: 0.02 }));
    return [...items.filter((item) => !own.includes(item)), ...moved];
  }

  function near(item: Item, factor: number): Item {
    const about = { x: (box.left + box.right) / 2, y: box.bottom };
    // as little to the side as it must be
    const half = (wide * factor) / 2;
    const x = Math.max(width * 0.06 + half, Math.min(width * 0.94 - half, about.x));
    const down = Math.max(0, height * CARRIED - about.y);
    return shifted(resized(item, factor, about), { x: x - about.x, y: down });
  }

  function seenOf(item: Item): number {
    const { left, right, top, bottom } = itemBox(item);
    const across = Math.min(width, right) - Math.max(0, left);
    const high = Math.min(height, bottom) - Math.max(0, top);
    return across <= 0 || high <= 0 ? 0 : (across * high) / ((right - left) * (bottom - top));
  }
}

function isSmall({ drawable: { kind, height, aspect, habitat } }: Item): boolean {
  const thing = kind === 'object' || kind === 'food' || kind === 'animal';
  return thing && height * Math.max(1, aspect / 2) < SMALL && habitat !== 'air' && habitat !== 'sky';
}

/** Places that are a ground already, and no larger than what stands on them. */
const GROUNDS: ReadonlySet<string> = new Set(['studio', 'flat-lay', 'abstract', 'wall', 'space', 'underwater', 'sky']);
const HANDY = { said: 0.5, told: 0.62 } as const;
/** Metres up to which a beast is small. */
const SMALL_BEAST = 0.2;

/** A key on a pavement, shells on a beach: what fits into a hand is looked at from near, and its place lies behind it. */
export function steppedNear(brief: Brief, drawables: readonly (Drawable | undefined)[]): Brief {
  const { setting, camera } = brief;
  if (setting === undefined || camera !== undefined || GROUNDS.has(setting)) return brief;
  // what lies on a carpet is looked at, and the carpet is below it
  const known = drawables.filter((drawable) => drawable !== undefined).filter(({ concept }) => !is(concept, 'carpet'));
  const most = isProse(brief) ? HANDY.told : HANDY.said;
  // in a room a mouse that fills the picture is as high as its cupboards, unless these are out of focus
  const isSmallBeast = ({ kind, height }: Drawable): boolean =>
    kind === 'animal' && height < SMALL_BEAST && isRoom(setting) && !isProse(brief);
  const isHandy = ({ kind, height, habitat, aspect }: Drawable): boolean =>
    (kind === 'object' || kind === 'food') &&
    height * Math.max(1, aspect / 2) < most &&
    (habitat === 'tabletop' || habitat === 'ground');
  const handy = known.every((drawable) => isSmallBeast(drawable) || isHandy(drawable));
  const sized = brief.subjects.some(({ size }) => size === 'tiny' || size === 'huge' || size === 'large');
  // of whose floor is spoken in a few words, or over which something hovers, that is to be seen
  const floor = (!isProse(brief) && brief.features.includes('boards')) || brief.features.includes('midair');
  return known.length > 0 && handy && !sized && !floor ? { ...brief, camera: 'close-up', cameraOwn: true } : brief;
}

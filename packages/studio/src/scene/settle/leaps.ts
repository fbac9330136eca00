import { paintedAs } from '../../catalogue/records.js';
import { isNaturally } from '../../catalogue/traits.js';
import type { Brief, Relation } from '../../language/brief.js';
import type { Item, Scene, Surface } from '../scene.js';

/** How high a leap is, in heights of who leaps; how far what tumbles is turned, and who shoots out of the water. */
const [RISE, TUMBLED, BREACHED] = [0.3, 0.62, 0.78];
/** The most of the height that a fish takes which is drawn as it leaps, and how much of it is still in the water. */
const [LEAPT, DIPPED] = [0.18, 0.14];
/** Metres: what is lower is a fish, what is higher is a whale or the like. */
const SMALL = 0.6;
/** Nobody jumps higher than to the knees of who stands beside them. */
const JUMPED = 0.17;

/** How much farther than the land it leans. */
const ON_SLOPE = 0.2;

/** What leaps is off the ground, its shadow below it; what lives in the water shoots out of it; what tumbles is askew. */
export function leapt(scene: Scene, items: readonly Item[]): readonly Item[] {
  const water = scene.surfaces.find(({ habitat }) => habitat === 'water');
  const moved = new Map<number, number>();
  const leaping = items.map((item) => {
    if (item.subject === undefined) return item;
    const said = (word: string): boolean => item.attributes.includes(word);
    if (said('jumping') && swims(item)) return water ? breaching(scene, item, water) : item;
    if (item.standsOn !== 'ground') return item;
    if (said('tumbling') && (isBall(item) || rollsOn(scene, item))) return item;
    if (said('tumbling')) return askew(scene, item);
    if (!said('jumping')) return item;
    const bound = boundTo(scene.brief, item.subject);
    const tops = items.filter(({ subject = -1 }) => subject === item.subject || bound.includes(subject));
    const rise = Math.min(
      item.size * (item.drawable.kind === 'person' ? JUMPED : RISE),
      ...tops.map(({ y, size }) => y - size - scene.height * 0.03),
    );
    for (const other of bound) moved.set(other, rise);
    return aloft(item, rise);
  });
  return leaping.map((item) => {
    const rise = item.subject === undefined ? undefined : moved.get(item.subject);
    return rise === undefined || rise <= 0 ? item : { ...item, y: item.y - rise };
  });
}

const isBall = ({ drawable }: Item): boolean =>
  isNaturally(drawable.concept, 'spherical') || isNaturally(drawable.concept, 'round');

/** What has wheels rolls over a field upright. */
const rollsOn = ({ brief }: Scene, { drawable }: Item): boolean =>
  drawable.kind === 'vehicle' && brief.told?.includes('rolling') === true;

const CARRIED = new Set<Relation['kind']>(['on', 'riding', 'inside', 'hanging-on']);

/** Who rides on it and what is in its hands goes where it goes. */
function boundTo({ relations }: Brief, index: number): readonly number[] {
  return relations.flatMap(({ kind, subject, object }) => {
    if (object === index && CARRIED.has(kind)) return [subject];
    return subject === index && kind === 'holding' ? [object] : [];
  });
}

/** Fish and whales, whatever water they were put into. */
function swims({ drawable: { concept, kind } }: Item): boolean {
  const drawing = paintedAs(concept);
  const wet = drawing !== undefined && (drawing.habitat === 'underwater' || drawing.habitat === 'water');
  return kind === 'animal' && wet;
}

/** Nose up, the tail still below the surface. */
function breaching(scene: Scene, item: Item, { far, near, left, right }: Surface): Item {
  const long = item.drawable.aspect * item.size;
  const y = Math.min(near, Math.max(far + (near - far) * 0.3, Math.min(item.y, far + (near - far) * 0.6)));
  const sag = scene.height * 0.008;
  // a small one is drawn as it leaps, its nose up already: turned as well it would stand upright on its tail
  if (item.drawable.habitat === 'air' && item.drawable.height < SMALL) {
    const size = Math.min(item.size, scene.height * LEAPT);
    const half = (item.drawable.aspect * size) / 2;
    const x = Math.max(left + half, Math.min(right - half, item.x));
    return { ...item, x, y: y + size * DIPPED, size, standsOn: 'nothing', cut: { x, y, half: half * 1.2, sag } };
  }
  // nothing of the head leaves the picture
  const factor = Math.min(1, (y - scene.height * 0.04) / (Math.sin(BREACHED) * (long / 2) + item.size));
  const size = item.size * factor;
  const half = (long * factor) / 2;
  const out = Math.max(left + half * 0.5, Math.min(right - half * 0.5, item.x));
  // where there is no room for its head on one side, it leaps to the other
  const mirrored = out + half > scene.width ? true : out - half < 0 ? false : item.mirrored;
  // it is turned about its foot: where its axis meets the water is beside it
  const beside = (mirrored ? -0.5 : 0.5) * (size / Math.sin(BREACHED));
  return {
    ...item,
    x: out + beside,
    y,
    size,
    mirrored,
    turn: mirrored ? BREACHED : -BREACHED,
    standsOn: 'nothing',
    cut: { x: out, y, half: half * 1.2, sag },
  };
}

/** Turned over as far as what rolls down a hill, on whatever corner it then has lowest. */
function askew({ height }: Scene, item: Item): Item {
  // on a hillside it leans with the land, and a little more
  if (item.turn !== 0) {
    const half = (item.drawable.aspect * item.size) / 2;
    return { ...item, turn: item.turn + Math.sign(item.turn) * ON_SLOPE, y: item.y - half * Math.sin(ON_SLOPE) * 0.8 };
  }
  const turn = item.mirrored ? -TUMBLED : TUMBLED;
  const corner = ((item.drawable.aspect * item.size) / 2) * Math.sin(TUMBLED);
  const tall = Math.cos(TUMBLED) * item.size + corner * 2 + item.size * 0.1;
  const factor = Math.min(1, (item.y - height * 0.04) / tall);
  return { ...aloft({ ...item, size: item.size * factor }, (corner + item.size * 0.1) * factor), turn };
}

function aloft(item: Item, rise: number): Item {
  return rise > 0 ? { ...item, y: item.y - rise, standsOn: 'nothing', aloft: rise } : item;
}

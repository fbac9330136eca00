import { isActName } from '../../catalogue/acts.js';
import { weightOf } from '../../language/brief.js';
import type { Random } from '../../paint/kit/random.js';
import { isCrowd } from '../groups.js';
import { surfaceFor } from '../solve/layout.js';
import { eyeLineOf } from '../perspective.js';
import { farthestFirst } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** How many times as far away as the nearest the farthest of a crowd stand. */
const DEEPEST = 3.2;
/** Where somebody else is what the picture is about, a crowd begins behind them. */
const BEHIND = 1.4;
/** The most of the picture's height that the nearest of a crowd take. */
const NEAREST = 0.36;
const TRIES = 14;
/** Who is so much broader than high sits, and has so much room for the legs: those of a crowd for whom there is none are not seen. */
const [BROAD, ELBOWS] = [0.7, 0.72];

/** Somebody whom the others are seen with: where their feet are and how large a metre is there. */
interface Measure {
  readonly foot: number;
  readonly metre: number;
  readonly nearest: number;
}

/**
 * People of whom prose tells that they are about stand over the whole ground, near and far, each as tall as somebody is
 * there: rows of them would be a choir.
 */
export function standAbout(scene: Scene, items: readonly Item[]): readonly Item[] {
  const crowds = scene.brief.subjects.flatMap((subject, index) => {
    const own = items.filter((item) => item.subject === index && !item.worn);
    const loose = own.length === subject.count && own.every(({ standsOn }) => standsOn === 'ground');
    return own[0] && loose && isCrowd(scene.brief, subject, own[0].drawable) ? [{ index, own }] : [];
  });
  if (crowds.length === 0) return items;
  const places = new Map<Item, Item | undefined>();
  for (const { index, own } of crowds) {
    const stream = scene.random.fork(`crowd ${index}`);
    const found = placed(
      scene,
      own[0]?.drawable.kind === 'animal' ? own : busied(own, stream.fork('acts')),
      measureOf(scene, items, index, own),
      stream,
    );
    own.forEach((item, at) => places.set(item, found[at]));
  }
  return items.flatMap((item) => (places.has(item) ? (places.get(item) ?? []) : [item])).toSorted(farthestFirst);
}

function measureOf(scene: Scene, items: readonly Item[], crowd: number, own: readonly Item[]): Measure {
  const { brief, height } = scene;
  const main = items
    .filter(({ subject, drawable, standsOn, worn }) => {
      const lives = drawable.kind === 'person' || drawable.kind === 'animal';
      return subject !== undefined && subject !== crowd && lives && standsOn === 'ground' && !worn;
    })
    .find(({ subject }) => weightOf(brief, subject as number) > weightOf(brief, crowd));
  if (main) return { foot: main.y, metre: main.size / main.drawable.height, nearest: BEHIND };
  const first = own[0] as Item;
  const foot = Math.min(surfaceFor(scene, 'ground').near, height * 0.94);
  return { foot, metre: Math.min(first.size, height * NEAREST) / first.drawable.height, nearest: 1 };
}

/** The farthest first, each where there is most room beside those who stand about as far away. */
function placed(
  scene: Scene,
  own: readonly Item[],
  { foot, metre, nearest }: Measure,
  random: Random,
): readonly (Item | undefined)[] {
  const { width, height } = scene;
  const eyes = eyeLineOf(scene);
  const reach = Math.max(height * 0.08, foot - eyes);
  const lowest = Math.max(surfaceFor(scene, 'ground').far, eyes + height * 0.02);
  const deepest = Math.max(nearest * 1.15, Math.min(DEEPEST * nearest, reach / Math.max(1, lowest - eyes)));
  const there: { readonly x: number; readonly half: number }[] = [];
  return own.map((item, index): Item | undefined => {
    const share = (index + 0.5) / own.length;
    const scale = 1 / deepest + (1 / nearest - 1 / deepest) * share;
    const size = metre * item.drawable.height * scale;
    const half = (item.drawable.aspect * size) / 2;
    const edge = Math.min(width / 2, half * 1.1);
    const room = (x: number): number =>
      Math.min(Infinity, ...there.slice(-6).map((one) => Math.abs(one.x - x) / (one.half + half)));
    const tries = Array.from({ length: TRIES }, () => random.between(edge, width - edge));
    const x = tries.reduce((best, each) => (room(each) > room(best) ? each : best));
    if (isBroad(item) && room(x) < ELBOWS) return undefined;
    there.push({ x, half });
    const y = eyes + reach * scale;
    const depth = Math.min(1, Math.max(0, (height - y) / Math.max(1, height - scene.horizon)));
    return { ...item, x, y, size, depth, mirrored: item.drawable.mirrors !== false && random.chance(0.5) };
  });
}

const isBroad = ({ drawable: { aspect, kind } }: Item): boolean => kind === 'person' && aspect > BROAD;

/** Words for what legs do. */
const OF_LEGS =
  /^(?:posture:.*|walking|running|sprinting|jumping|dancing|sitting|seated|lying|sleeping|kneeling|crouching|riding|cycling|swimming|climbing|cross-legged|back|watching)$/;

/** What those do who are about, most of them on their way. */
const ABOUT: readonly string[] = ['walking', 'walking', 'talking', 'walking', 'standing', 'walking', 'gazing'];

/** Of many who are about and told to do nothing each does something of their own: they do not pose for us. */
function busied(own: readonly Item[], random: Random): readonly Item[] {
  return own.map((item, index): Item => {
    const told = item.attributes.some((word) => isActName(word) || OF_LEGS.test(word));
    if (told && !item.attributes.includes('standing')) return item;
    const attributes = [
      ...item.attributes.filter((word) => word !== 'standing'),
      ABOUT[index % ABOUT.length] as string,
    ];
    const drawable = item.drawable.variant?.(new Set(attributes), random.fork(`member ${index}`)) ?? item.drawable;
    return { ...item, attributes, drawable, size: (item.size * drawable.height) / item.drawable.height };
  });
}

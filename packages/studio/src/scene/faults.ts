import { weightOf } from '../language/brief.js';
import { SIDEWAYS } from '../catalogue/relations.js';
import { is } from '../catalogue/traits.js';
import { affords } from './affords.js';
import { isRoom, isScene } from './scale.js';
import { itemBox } from './scene.js';
import type { Item, Scene } from './scene.js';

/** What may be wrong with a composition, found without drawing it. */
export interface Fault {
  readonly kind: 'cut off' | 'collides' | 'hovers' | 'small' | 'stacked' | 'out of scale';
  readonly what: string;
  /** Whose fault it is, as places among the subjects of the scene. */
  readonly subjects: readonly number[];
}

const those = (...items: readonly Item[]): readonly number[] => items.flatMap(({ subject }) => subject ?? []);

const named = ({ drawable, subject }: Item, scene: Scene): string =>
  (subject === undefined ? undefined : scene.brief.subjects[subject]?.words) ?? drawable.concept;

/**
 * What a stranger would call broken, as far as boxes tell: things that leave the frame, cover each other though nothing
 * was said of it, hang in the air, stand on the roofs of others, are toys or giants beside others, or a main subject that is hardly there.
 */
export function faultsOf(scene: Scene): Fault[] {
  const items = scene.items.filter((item) => item.subject !== undefined && !item.worn);
  return [
    ...cutOff(scene, items),
    ...colliding(scene, items),
    ...hovering(scene, items),
    ...tooSmall(scene, items),
    ...outOfScale(scene, items),
  ];
}

function cutOff(scene: Scene, items: readonly Item[]): Fault[] {
  if (['close-up', 'portrait'].includes(scene.brief.camera ?? '')) return [];
  return items.flatMap((item): Fault[] => {
    const { left, right, top } = itemBox(item);
    const wide = right - left;
    const out = Math.max(0, -left) + Math.max(0, right - scene.width);
    const above = Math.max(0, -top);
    return out > wide * 0.08 || above > item.size * 0.08
      ? [{ kind: 'cut off', what: named(item, scene), subjects: those(item) }]
      : [];
  });
}

/** Subjects of which something was said that brings them together, whatever the way. */
function joined({ brief }: Scene): (one: Item, other: Item) => boolean {
  const parent = new Map<number, number>();
  const root = (at: number): number => {
    let found = at;
    for (let next = parent.get(found); next !== undefined; next = parent.get(found)) found = next;
    return found;
  };
  for (const { kind, subject, object } of brief.relations) {
    if (SIDEWAYS.has(kind)) continue;
    const [one, other] = [root(subject), root(object)];
    if (one !== other) parent.set(one, other);
  }
  return (one, other) =>
    one.subject !== undefined && other.subject !== undefined && root(one.subject) === root(other.subject);
}

function colliding(scene: Scene, items: readonly Item[]): Fault[] {
  const together = joined(scene);
  const faults: Fault[] = [];
  for (const [index, one] of items.entries())
    for (const other of items.slice(index + 1)) {
      const same = one.subject === other.subject;
      if (!same && together(one, other)) continue;
      const [a, b] = [itemBox(one), itemBox(other)];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide <= 0) continue;
      const least = Math.min(a.right - a.left, b.right - b.left);
      const shared = (wide * Math.max(0, high)) / Math.min(area(a), area(b));
      const what = `${named(one, scene)} / ${named(other, scene)}`;
      // its wheels on the other one's roof
      const upper = a.bottom < b.bottom ? a : b;
      const lower = upper === a ? b : a;
      const onRoof = Math.abs(upper.bottom - lower.top) < (lower.bottom - lower.top) * 0.14 && wide > least * 0.3;
      const stand = one.standsOn === 'ground' && other.standsOn === 'ground';
      if (same && stand && onRoof) faults.push({ kind: 'stacked', what, subjects: those(one) });
      else if (shared > (same ? 0.5 : 0.22)) faults.push({ kind: 'collides', what, subjects: those(one, other) });
    }
  return faults;
}

const area = ({ left, right, top, bottom }: ReturnType<typeof itemBox>): number =>
  Math.max(1, (right - left) * (bottom - top));

const weightless = new Set(['underwater', 'space', 'sky', 'abstract', 'flat-lay', 'aerial']);

function hovering(scene: Scene, items: readonly Item[]): Fault[] {
  if (weightless.has(scene.setting) || scene.brief.camera === 'portrait' || scene.brief.camera === 'close-up')
    return [];
  return items.flatMap((item): Fault[] => {
    const { habitat, concept, kind } = item.drawable;
    const heavy = habitat === 'ground' || habitat === 'tabletop' || habitat === 'water';
    const flies = item.attributes.some((word) => /^(?:flying|jumping|floating|hovering|falling|hanging)$/.test(word));
    const hangs = is(concept, 'hovers') || item.attributes.includes('on-wall');
    if (item.standsOn !== 'nothing' || !heavy || flies || hangs || kind === 'nature') return [];
    const { bottom, top } = itemBox(item);
    // what is behind, in or held by another thing touches it
    const touches = scene.items.some((other) => {
      if (other === item) return false;
      const box = itemBox(other);
      const over = Math.min(box.right, itemBox(item).right) - Math.max(box.left, itemBox(item).left);
      return over > 0 && box.top < bottom + scene.height * 0.03 && box.bottom > top;
    });
    return touches || affords(item.drawable).hang
      ? []
      : [{ kind: 'hovers', what: named(item, scene), subjects: those(item) }];
  });
}

function tooSmall(scene: Scene, items: readonly Item[]): Fault[] {
  const { brief, width, height } = scene;
  const weight = (index: number): number => weightOf(brief, index);
  const subjects = [...new Set(items.flatMap(({ subject }) => subject ?? []))];
  const main = subjects.toSorted((one, other) => weight(other) - weight(one))[0];
  if (main === undefined || brief.camera === 'wide' || brief.subjects[main]?.size === 'tiny') return [];
  const own = items.filter(({ subject }) => subject === main);
  const share = (some: readonly Item[]): number =>
    some.reduce((sum, item) => sum + area(itemBox(item)), 0) / (width * height);
  const filled = share(own);
  const [first] = own;
  // a dog before a truck is a part of what is looked at
  const beside = subjects.length === 2 && share(items) > 0.18;
  return first && filled < (beside ? 0.025 : 0.06)
    ? [{ kind: 'small', what: `${named(first, scene)} ${(filled * 100).toFixed(1)} %`, subjects: [main] }]
    : [];
}

/** Pixels for a metre, as if it stood at the front. */
export const scaleAt = ({ setting, horizon, height }: Scene, { size, y, drawable }: Item): number =>
  size / drawable.height / (isRoom(setting) ? 1 : Math.max(0.12, (y - horizon) / (height - horizon)));

/** So many times larger or smaller than it would be beside another thing: a toy, or a giant. */
const MOST_OUT_OF_SCALE = 3;

/** In a described scene things on one ground are as large as they are beside each other, the farther the smaller. */
function outOfScale(scene: Scene, items: readonly Item[]): Fault[] {
  const { brief, setting } = scene;
  if (!isScene(brief, setting)) return [];
  const seen = new Set<number>();
  const standing = items.filter(({ subject = -1, standsOn, drawable }) => {
    const known = brief.subjects[subject]?.size === undefined && drawable.kind !== 'building';
    if (standsOn !== 'ground' || !known || seen.has(subject)) return false;
    seen.add(subject);
    return true;
  });
  return standing.flatMap((one, index) =>
    standing.slice(index + 1).flatMap((other): Fault[] => {
      const apart = Math.abs(Math.log(scaleAt(scene, one) / scaleAt(scene, other)));
      const what = `${named(one, scene)} / ${named(other, scene)}`;
      return apart > Math.log(MOST_OUT_OF_SCALE) ? [{ kind: 'out of scale', what, subjects: those(one, other) }] : [];
    }),
  );
}

import { weightOf } from '../../language/brief.js';
import { farthestFirst } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** From this height on, in metres, nobody is as tall as a building. */
const TALL = 8;
/** How far from us it stands then, of the way from the horizon; how much higher than anybody it is, and at most. */
const [FAR, OVER, MOST, WIDEST] = [0.16, 1.2, 0.5, 0.62];
const SMALL: ReadonlySet<string> = new Set([
  'toy',
  'miniature',
  'model',
  'tiny',
  'small',
  'lego',
  'sandcastle',
  'held',
]);
const FREE: ReadonlySet<string> = new Set(['beside', 'behind', 'facing', 'around', 'left-of', 'right-of']);

/** A sphinx that came to stand before people and is smaller than they are is behind them, and larger. */
export function overPeople(scene: Scene, items: readonly Item[]): readonly Item[] {
  const { brief, width, height, horizon } = scene;
  if (brief.camera === 'from-above' || scene.setting === 'studio') return items;
  const alive = items.filter(
    ({ drawable, standsOn, worn, subject }) =>
      (drawable.kind === 'person' || (drawable.kind === 'animal' && drawable.height < 3)) &&
      standsOn === 'ground' &&
      subject !== undefined &&
      !worn,
  );
  if (alive.length === 0) return items;
  const tallest = Math.max(...alive.map(({ size, drawable }) => size / drawable.height)) * 1.7;
  const back = Math.max(...items.map(({ depth }) => depth)) + 0.01;
  const line = horizon + (height - horizon) * FAR;
  const moved = items.map((item): Item => {
    const { drawable, standsOn, subject, attributes, size, y } = item;
    const told = brief.subjects[subject ?? -1];
    const dwarfed = size < tallest && y > line;
    if (drawable.kind !== 'building' || drawable.height < TALL || standsOn !== 'ground' || !told || !dwarfed)
      return item;
    const small = told.size === 'small' || told.size === 'tiny' || attributes.some((word) => SMALL.has(word));
    const bound = brief.relations.some(
      ({ kind, subject: one, object }) =>
        (one === subject && !FREE.has(kind)) || (object === subject && !FREE.has(kind) && kind !== 'in-front-of'),
    );
    if (small || bound || told.count > 1 || weightOf(brief, subject ?? -1) < 0.1) return item;
    // no larger than what is larger than it, wherever that stands
    const others = items.filter(
      (other) => other.drawable.kind === 'building' && other.drawable.height > drawable.height,
    );
    const larger = Math.min(...others.map((other) => other.size));
    const grown = Math.min(
      larger,
      tallest * OVER,
      height * MOST,
      (width * WIDEST) / drawable.aspect,
      line - height * 0.04,
    );
    return { ...item, y: line, size: Math.max(size, grown), depth: back };
  });
  return moved.some((item, index) => item !== items[index]) ? moved.toSorted(farthestFirst) : items;
}

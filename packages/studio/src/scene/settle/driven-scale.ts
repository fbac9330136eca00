import { SIDEWAYS } from '../../catalogue/relations.js';
import { CARRIED, familyOf } from '../family.js';
import type { Edge } from '../edges.js';
import { metresOf } from '../groups.js';
import { eyeLineOf } from '../perspective.js';
import { resized } from '../resized.js';
import { isRoom } from '../scale.js';
import type { Item, Scene } from '../scene.js';

/** So many times its size beside the largest a vehicle may have: nobody measures. */
const GIVE = 1.12;
/** The side of the least square that it still covers, as a share of the picture. */
const LEAST = 0.09;
/** From so many metres on what drives is higher than furniture. */
const CAR = 1.3;

/**
 * A bicycle beside a car is as large as it is there, whatever room the car had to be given, and so is a table: as high as
 * the car, it would make a toy of that.
 */
export function drivenInScale(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const { brief, width, height, setting } = scene;
  const line = isRoom(setting) || setting === 'studio' ? undefined : eyeLineOf(scene);
  const isBeside = (subject: number): boolean =>
    edges.every(({ guest, host, kind }) => (guest !== subject && host !== subject) || SIDEWAYS.has(kind)) &&
    items.some(
      ({ drawable: { kind, habitat, height: tall } }) => kind === 'vehicle' && habitat === 'ground' && tall > CAR,
    );
  const driven = items.filter(
    ({ subject, drawable, standsOn, worn }) =>
      subject !== undefined &&
      !worn &&
      standsOn === 'ground' &&
      (drawable.kind === 'vehicle' || (drawable.kind === 'furniture' && isBeside(subject))) &&
      brief.subjects[subject]?.size === undefined &&
      !brief.relations.some((each) => each.subject === subject && each.ratio !== undefined) &&
      !edges.some(({ guest, kind }) => guest === subject && CARRIED.has(kind)),
  );
  const metres = ({ subject = -1, drawable }: Item): number => {
    const told = brief.subjects[subject];
    return told ? metresOf(told, drawable) : drawable.height;
  };
  // as if it stood at the front
  const scaleOf = (item: Item): number =>
    item.size / metres(item) / (line === undefined ? 1 : Math.max(height * 0.03, item.y - line));
  const largest = driven.toSorted((one, other) => metres(other) - metres(one))[0];
  if (!largest) return items;
  const most = scaleOf(largest) * GIVE;
  const small = new Map<number, number>();
  for (const item of driven) {
    const { subject, size, drawable } = item;
    if (subject === undefined || subject === largest.subject) continue;
    const least = (Math.min(width, height) * LEAST) / Math.sqrt(drawable.aspect) / size;
    const factor = Math.max(most / scaleOf(item), least);
    if (factor < 0.97) small.set(subject, Math.min(small.get(subject) ?? 1, factor));
  }
  let current = items;
  for (const [subject, factor] of small) {
    const family = familyOf([subject], edges);
    if (largest.subject !== undefined && family.has(largest.subject)) continue;
    const own = current.filter((item) => item.subject === subject);
    const middle = own.reduce((sum, { x }) => sum + x, 0) / own.length;
    const foot = Math.max(...own.map(({ y }) => y));
    current = current.map((item) =>
      item.subject !== undefined && family.has(item.subject) ? resized(item, factor, { x: middle, y: foot }) : item,
    );
  }
  return current;
}

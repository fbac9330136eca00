import type { Brief } from '../../language/brief.js';
import { carriedWithin } from '../resized.js';
import { boxAround } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** How much of the picture things before a plain ground fill together, at least one way. */
const WIDE = 0.84;
const HIGH = 0.6;
const MOST = 1.6;
/** And what somebody tiny is in, which was small for their sake. */
const MOST_TINY = 4;

/** A prompt that tells more than where a thing is and how large. */
const TOLD = 70;

const isTold = ({ brief: { prompt, camera } }: Scene): boolean =>
  prompt.length > TOLD && (camera === undefined || camera === 'close-up');

/** Tiny people in a cup are so beside the cup, and the two may be as large in the picture as any cup. */
const isWithin = ({ relations, subjects }: Brief, index: number): boolean =>
  relations.some(({ kind, subject, object }) => kind === 'inside' && subject === index && !subjects[object]?.size);

/** Where and how large things are is all that was said. */
const isSaid = (brief: Brief): boolean =>
  brief.camera !== undefined ||
  brief.subjects.some(
    ({ size, place }, index) =>
      ((size === 'tiny' || size === 'small') && !isWithin(brief, index)) || place !== undefined,
  );

/** Nothing but a wall and a floor, or the top of a table. */
const isPlain = ({ setting, surfaces }: Scene): boolean =>
  setting === 'studio' || surfaces.some(({ habitat }) => habitat === 'tabletop');

/** Before a plain ground nothing else is looked at: what stands there grows together until it fills its share. */
export function filled(scene: Scene, items: readonly Item[]): readonly Item[] {
  const { brief, width, height } = scene;
  if (!isPlain(scene) || (!isTold(scene) && isSaid(brief)) || items.length < 2) return items;
  // a shelf at the wall and what stands on it
  const shelved = items.some(({ drawable }) => drawable.habitat === 'wall' && drawable.kind === 'furniture');
  const loose = items.some(
    ({ drawable, attributes }) =>
      drawable.habitat === 'wall' || drawable.habitat === 'air' || attributes.includes('on-wall'),
  );
  if (loose && !shelved) return items;
  const { left, right, top, bottom } = boxAround(items);
  const standing = Math.min(height * 0.9, Math.max(bottom, height * 0.82));
  const factor = Math.min(
    brief.subjects.some(({ size }, index) => size === 'tiny' && isWithin(brief, index)) ? MOST_TINY : MOST,
    (width * WIDE) / (right - left),
    (height * HIGH) / (bottom - top),
    onTable(scene, items, standing, bottom),
  );
  if ((!(factor > 1.06) && !shelved) || bottom > height) return items;
  const foot = shelved ? height * 0.52 + ((bottom - top) * factor) / 2 : standing;
  const toX = (x: number): number => width / 2 + (x - (left + right) / 2) * factor;
  const toY = (y: number): number => foot + (y - bottom) * factor;
  return items.map((item) => carriedWithin(item, { toX, toY, factor }, height));
}

/** A table ends behind its last row: what stands there must not be lifted over its far edge. */
function onTable({ setting, surfaces, height }: Scene, items: readonly Item[], foot: number, bottom: number): number {
  const table = setting === 'studio' ? undefined : surfaces.find(({ habitat }) => habitat === 'tabletop');
  const feet = items.filter(({ standsOn, drawable }) => standsOn === 'ground' && drawable.habitat === 'tabletop');
  const deep = bottom - Math.min(bottom, ...feet.map(({ y }) => y));
  if (!table || deep < height * 0.02) return Infinity;
  return Math.max(1, (foot - table.far + height * BEHIND) / deep);
}

/** So far behind the row that things stand in, as a share of the height, the table still goes on. */
const BEHIND = 0.04;

import type { Brief, Subject } from '../../language/brief.js';
import { isAlive } from '../affords.js';
import type { Item, Scene } from '../scene.js';

/** Fewer are no audience; more than fill two rows are not seen. */
const [FEW, ROW] = [8, 7];
/** Where whom they look at stands, and how large they are at most, as shares of the height. */
const [STAGE, TALL] = [0.74, 0.52];
/** Each row: how high its people are, where their feet are below the picture, and how far it is shifted to the side. */
const ROWS = [
  { size: 0.52, foot: 1.24, shift: 0.5 },
  { size: 0.62, foot: 1.42, shift: 0 },
] as const;

/** Many who look at one are seen from behind, in two rows along the lower edge; in a heap they would hide whom they see. */
export function beforeAudience(scene: Scene, items: readonly Item[]): readonly Item[] {
  const { brief, width, height } = scene;
  if (!brief.told?.includes('audience')) return items;
  const crowd = brief.subjects.findIndex((subject, index) => listens(subject) && isCrowd(items, index));
  const heard = items.some(({ subject, drawable }) => subject !== undefined && subject !== crowd && isAlive(drawable));
  if (crowd <= 0 || !heard) return items;
  const seats = new Set(brief.relations.filter(({ subject }) => subject === crowd).map(({ object }) => object));
  seats.delete(0);
  const onStage = items.filter(({ subject }) => subject !== crowd && (subject === undefined || !seats.has(subject)));
  const low = Math.max(...onStage.map(({ y }) => y));
  const tall = Math.max(...onStage.map(({ size }) => size));
  const scale = Math.min(1, (height * TALL) / tall);
  const raised = onStage.map((item): Item => {
    const y = Math.min(low, height * STAGE) - (low - item.y) * scale;
    return { ...item, x: width / 2 + (item.x - width / 2) * scale, y, size: item.size * scale };
  });
  const listeners = items
    .filter(({ subject }) => subject === crowd)
    .slice(0, ROW * ROWS.length)
    .map((item, index): Item => {
      const row = index < ROW ? ROWS[0] : ROWS[1];
      const x = (width * ((index % ROW) + 0.25 + row.shift)) / (ROW - 0.25);
      const place = { x, y: height * row.foot, size: height * row.size, depth: 0 };
      return { ...item, ...place, standsOn: 'nothing', foremost: true };
    });
  return [...raised, ...listeners];
}

const SEATED: ReadonlySet<string> = new Set(['sitting', 'seated', 'standing', 'looking']);

/** Whoever listens shows us their back. */
export function seenListening(
  { told, subjects }: Brief,
  index: number,
  attributes: readonly string[],
): readonly string[] {
  const one = subjects[index];
  const seated = told?.includes('audience') === true && index > 0 && one !== undefined && listens(one);
  return seated ? [...attributes.filter((word) => !SEATED.has(word)), 'from-behind'] : attributes;
}

/** A crowd in the street goes about. */
const listens = ({ words, count, attributes }: Subject): boolean =>
  count >= FEW &&
  (/\b(?:audience|spectators|listeners|viewers|onlookers)\b/.test(words) || attributes.includes('sitting'));
const isCrowd = (items: readonly Item[], index: number): boolean =>
  items.some(({ subject, drawable }) => subject === index && drawable.kind === 'person');

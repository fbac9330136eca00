import type { Brief } from '../language/brief.js';
import type { Item, Scene } from './scene.js';
import { shelfAt } from './supports.js';

const KINDS = 3;
const LEAST = 7;
const MOST = 24;

/** Several kinds of things that were only counted: no place holds four fish, a helicopter and three couches. */
export function isDisplay(brief: Brief): boolean {
  const { subjects, relations, features, setting, camera, time, weather, season } = brief;
  const placed = setting ?? camera ?? time ?? weather ?? season;
  if (placed !== undefined || relations.length > 0 || features.length > 0 || subjects.length < KINDS) return false;
  const total = subjects.reduce((sum, { count }) => sum + count, 0);
  const counted = subjects.filter(({ count }) => count > 1).length >= 2;
  const still = subjects.every(({ action, arrangement }) => action === undefined && arrangement === undefined);
  return counted && still && total >= LEAST && total <= MOST;
}

/** They are set out to be counted: the tall in the world on the floor, the others on shelves, each in a place of its own. */
export function displayed(scene: Scene, items: readonly Item[]): readonly Item[] {
  if (scene.setting !== 'studio' || !isDisplay(scene.brief)) return items;
  const subjects = [...new Set(items.map(({ subject }) => subject))];
  const kinds = subjects
    .map((subject) => items.filter((item) => item.subject === subject))
    .toSorted((one, other) => rank(other) - rank(one));
  const rows = rowsOf(kinds, items.length);
  const { width, height } = scene;
  const pitch = (height * 0.88) / rows.length;
  return rows
    .flatMap((row, index): readonly Item[] => {
      const foot = height * 0.93 - index * pitch;
      const weights = row.map(({ drawable }) => Math.min(2, Math.max(0.6, drawable.aspect)));
      const sum = weights.reduce((all, weight) => all + weight, 0);
      const unit = Math.min((width * 0.9) / sum, pitch * 1.15);
      let left = (width - unit * sum) / 2;
      const stood = row.map((item, at): Item => {
        const room = unit * (weights[at] as number);
        const x = left + room / 2;
        left += room;
        const size = Math.min(pitch * 0.76, (room * 0.9) / item.drawable.aspect);
        return {
          ...item,
          x,
          y: foot,
          size,
          turn: 0,
          depth: 0.2 + index * 0.1,
          floor: index === 0 ? height : foot + height * 0.01,
          standsOn: index === 0 ? 'ground' : 'item',
        };
      });
      const shelf = { x: width / 2, foot, width: Math.min(width * 0.94, unit * sum + width * 0.06) };
      return index === 0 ? stood : [shelfAt(scene, stood, shelf), ...stood];
    })
    .toSorted((one, other) => other.depth - one.depth || one.y - other.y);
}

/** Who lives stands on the floor, before what is only large. */
function rank([first]: readonly Item[]): number {
  if (!first) return 0;
  const { kind, height, habitat } = first.drawable;
  const flies = habitat === 'air' || habitat === 'sky' || habitat === 'underwater';
  return flies ? -1 : kind === 'person' ? 100 : height;
}

/** Whole kinds in a row where they fit: the largest below. */
function rowsOf(kinds: readonly (readonly Item[])[], total: number): (readonly Item[])[] {
  const count = total > 12 ? 4 : total > 8 || kinds.length > 3 ? 3 : 2;
  const wanted = total / count;
  const rows: Item[][] = [];
  for (const kind of kinds) {
    const row = rows.at(-1);
    // a row takes another kind while that brings it nearer to its share
    const joins = row !== undefined && (row.length + kind.length <= wanted * 1.25 || rows.length === count);
    if (joins) row.push(...kind);
    else rows.push([...kind]);
  }
  return rows;
}

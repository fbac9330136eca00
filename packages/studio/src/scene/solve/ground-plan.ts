import { is } from '../../catalogue/traits.js';
import type { Edge } from '../edges.js';
import { groupWidth } from '../groups.js';
import { eyeLineOf } from '../perspective.js';
import type { Group } from '../groups.js';
import { isRoom, scaleOf } from '../scale.js';
import type { Scene, Surface } from '../scene.js';

export interface Standing {
  readonly group: Group;
  readonly surface: Surface;
  /** Where its foot would be, were it alone. */
  readonly foot: number;
}

export interface Placed extends Standing {
  readonly x: number;
  readonly y: number;
}

/** Of two at about one distance neither hides the other; who stands behind may be seen in part. */
const LEVEL = 0.04;
const TRIES = 41;
/** So much of a thing may be hidden. */
const HIDDEN = 0.12;

/**
 * Places what stands on one ground as it would be seen there: the main thing first, each other one as near as its size
 * beside it says, and where it hides and is hidden least.
 */
export function onOneGround(
  scene: Scene,
  members: readonly Standing[],
  main: Group,
  edges: readonly Edge[],
  side: 1 | -1,
): Placed[] {
  const inside = isRoom(scene.setting);
  const weight = ({ group: { subject } }: Standing): number => scene.brief.subjects[subject]?.salience ?? 0.5;
  const found = members.find(({ group }) => group === main);
  if (!found) return [];
  const first = steppedBack(scene, found, members, inside);
  const sorted = [first, ...members.filter((each) => each !== found).toSorted((a, b) => weight(b) - weight(a))];
  const placed: Placed[] = [];
  for (const member of sorted) {
    const y = member === first ? member.foot : footBeside(scene, member, first, inside);
    const { group } = member;
    group.size *= grownBefore(scene, member, y, first, inside);
    // nothing may be cut off at the top or at the sides
    group.size = Math.min(group.size, Math.max(y - scene.height * 0.045, scene.height * 0.04));
    group.size *= Math.min(1, (scene.width * 0.9) / groupWidth(group));
    let at = across(scene, member, y, placed, edges, side);
    // rather a little smaller than before or behind another thing
    const least = scaleOf(main, inside) * (group.drawable.kind === 'person' ? 0.9 : 0.66);
    while (at.hidden > HIDDEN && scaleOf(group, inside) * 0.88 > least && group.size > scene.height * 0.05) {
      group.size *= 0.88;
      at = across(scene, member, y, placed, edges, side);
    }
    placed.push({ ...member, y, x: at.x });
  }
  return placed;
}

/** So much nearer than the main thing others may come. */
const NEARER = 1.5;

/** The main thing leaves room before it for what is small, and drawn larger because it is nearer. */
function steppedBack(scene: Scene, main: Standing, members: readonly Standing[], inside: boolean): Standing {
  const { brief } = scene;
  if (brief.subjects[main.group.subject]?.place !== undefined) return main;
  const shares = members.map(({ group }) => scaleOf(group, inside) / scaleOf(main.group, inside));
  const eyes = eyeLineOf(scene);
  const { near, far } = main.surface;
  const foot = eyes + (near - eyes) / Math.min(NEARER, Math.max(1, ...shares));
  return { ...main, foot: Math.min(main.foot, Math.max(far, foot)) };
}

/** How far down a thing stands that is drawn at so many pixels for a metre, beside the main one. */
function footBeside({ brief, horizon }: Scene, member: Standing, main: Standing, inside: boolean): number {
  const { group, surface, foot } = member;
  const place = brief.subjects[group.subject]?.place;
  if (place === 'foreground' || place === 'background' || place?.startsWith('top') || place?.startsWith('bottom'))
    return foot;
  const share = scaleOf(group, inside) / scaleOf(main.group, inside);
  const within = (y: number): number => Math.min(surface.near, Math.max(surface.far, y));
  if (!inside) return within(horizon + (main.foot - horizon) * share);
  // a sink stays at its wall
  if (foot < main.foot && share > 0.9) return foot;
  // and an armchair beside a bookcase that is at the wall does not
  if (isAtWall(main) && !isAtWall(member)) return within(main.foot + Math.max(0, foot - main.foot) * OFF_WALL);
  const depth = Math.min(1, Math.max(-1, (1 - share) / 0.38));
  return within(main.foot - depth * (main.foot - surface.far) * 0.8);
}

/** So much of the way from the wall to where it would stand by itself a piece stands that is before the wall, and so much larger it is at most for that. */
const [OFF_WALL, GROWN] = [0.5, 1.3];

const isAtWall = ({ group: { drawable } }: Standing): boolean => is(drawable.concept, 'at-wall');

/** What is before the things at the wall is nearer than they are, and seen so. */
function grownBefore(scene: Scene, member: Standing, y: number, main: Standing, inside: boolean): number {
  if (!inside || member === main || !isAtWall(main) || isAtWall(member)) return 1;
  const eyes = eyeLineOf(scene);
  return Math.min(GROWN, Math.max(1, (y - eyes) / Math.max(1, main.foot - eyes)));
}

/** The middle of a thing: where it was said to be, beside what it was said to be with, else where there is most room. */
function across(
  scene: Scene,
  { group }: Standing,
  y: number,
  placed: readonly Placed[],
  edges: readonly Edge[],
  side: 1 | -1,
): { readonly x: number; readonly hidden: number } {
  const { width, height, brief } = scene;
  const place = brief.subjects[group.subject]?.place ?? '';
  const half = groupWidth(group) / 2;
  const [left, right] = [width * 0.045 + half, width * 0.955 - half];
  const told = place.endsWith('left') ? 0.24 : place.endsWith('right') ? 0.76 : place === 'centre' ? 0.5 : undefined;
  const own = placed.length === 0 ? 0.5 + side * 0.09 : 0.5;
  const wish = width * (told ?? own);
  if (left >= right) return { x: width / 2, hidden: 0 };
  if (placed.length === 0) return { x: Math.min(right, Math.max(left, wish)), hidden: 0 };
  const sided = edges.flatMap(({ kind, guest, host }) => {
    const other = placed.find(({ group: { subject } }) => subject === (guest === group.subject ? host : guest));
    if (!other || (guest !== group.subject && host !== group.subject)) return [];
    const turned = guest === group.subject ? 1 : -1;
    return [{ x: other.x, sign: kind === 'left-of' ? -turned : kind === 'right-of' ? turned : 0 }];
  });
  const hiddenAt = (x: number): number =>
    placed.reduce((sum, other) => {
      const reach = groupWidth(other.group) / 2;
      const wide = Math.min(x + half, other.x + reach) - Math.max(x - half, other.x - reach);
      const high = Math.min(y, other.y) - Math.max(y - group.size, other.y - other.group.size);
      if (wide <= 0 || high <= 0) return sum;
      const [own, its] = [half * 2 * group.size, reach * 2 * other.group.size];
      const level = Math.abs(other.y - y) < height * LEVEL;
      const behind = level ? Math.min(own, its) : y < other.y ? own : its;
      // who is looked at is seen whole
      return sum + ((wide * high) / behind) * (behind === its && other === placed[0] ? 2.5 : 1);
    }, 0);
  const cost = (x: number): number => {
    const hidden = hiddenAt(x);
    const wrong = sided.filter(({ x: at, sign }) => sign !== 0 && (x - at) * sign < half * 0.5).length;
    const away = sided.reduce((sum, { x: at }) => sum + Math.abs(x - at) / width, 0);
    return hidden * 2 + wrong * 4 + away * 0.5 + (Math.abs(x - wish) / width) * (told === undefined ? 0.12 : 3);
  };
  let best = left;
  for (let index = 0; index < TRIES; index++) {
    const x = left + ((right - left) * index) / (TRIES - 1);
    // of equals the one on the side that the seed prefers
    if (cost(x) + (x - wish) * side * 1e-6 < cost(best) + (best - wish) * side * 1e-6) best = x;
  }
  return { x: best, hidden: hiddenAt(best) };
}

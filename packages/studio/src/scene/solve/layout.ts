import { paintedAs } from '../../catalogue/records.js';
import { indoorSettings } from '../../catalogue/settings.js';
import { is } from '../../catalogue/traits.js';
import type { Habitat } from '../../paint/drawable.js';
import type { Random } from '../../paint/kit/random.js';
import type { Scene, Surface } from '../scene.js';
import type { Edge } from '../edges.js';
import { groupWidth } from '../groups.js';
import type { Group } from '../groups.js';
import { onOneGround } from './ground-plan.js';
import { isScene } from '../scale.js';

/** Where a group's middle stands, and on what. */
export interface Spot {
  readonly group: Group;
  readonly x: number;
  readonly y: number;
  readonly surface: Surface;
}

/** How far down the picture a thing's foot belongs, as a share of the height, when the ground allows it. */
const FOOT: Record<Group['drawable']['kind'], number> = {
  building: 0.73,
  nature: 0.78,
  plant: 0.8,
  vehicle: 0.81,
  furniture: 0.84,
  animal: 0.85,
  person: 0.88,
  food: 0.84,
  object: 0.85,
};

/** The stand-ins for a habitat that the place does not offer. */
const SUBSTITUTES: Record<Habitat, readonly Surface['habitat'][]> = {
  ground: ['ground', 'tabletop', 'water', 'underwater', 'space', 'air'],
  tabletop: ['tabletop', 'ground', 'water', 'underwater', 'space', 'air'],
  water: ['water', 'ground', 'underwater', 'space', 'tabletop'],
  underwater: ['underwater', 'water', 'ground', 'tabletop', 'space'],
  air: ['air', 'underwater', 'space'],
  sky: ['air', 'underwater', 'space'],
  space: ['space', 'air', 'underwater'],
  wall: ['air'],
};

export function surfaceFor(scene: Scene, habitat: Habitat): Surface {
  for (const name of SUBSTITUTES[habitat]) {
    const fitting = scene.surfaces.filter((surface) => surface.habitat === name);
    if (fitting.length > 0) return fitting.reduce((best, surface) => (span(surface) > span(best) ? surface : best));
  }
  const far = scene.height * 0.14;
  return { habitat: 'air', left: 0, right: scene.width, far, near: Math.max(far + 1, scene.horizon * 0.82) };
}

function span(surface: Surface): number {
  return surface.right - surface.left;
}

/** Water that is narrower than this share of the picture has banks. */
const NARROW = 0.5;
export const isNarrow = (scene: Scene, surface: Surface): boolean =>
  surface.habitat === 'water' && span(surface) < scene.width * NARROW;

/** Puts the groups that stand on their own side by side, each on its surface, in the order that the prompt asks for. */
export function layOut(
  scene: Scene,
  groups: readonly Group[],
  edges: readonly Edge[],
  random: Random,
  main?: Group,
): Spot[] {
  const keys = orderKeys(scene, groups, edges, random.fork('order'));
  const spots: Spot[] = [];
  const rows = rowsOf(scene, groups);
  // what swims and what stands on the bank would hide each other in the middle
  const banks = rows.some(({ name }) => name === 'water') && rows.some(({ name }) => name === 'ground');
  const pond = Math.max(0, ...scene.surfaces.filter(({ habitat }) => habitat === 'water').map(({ near }) => near));
  const planned = main !== undefined && !banks && isScene(scene.brief, scene.setting);
  for (const row of planned ? rowsOfScene(scene, groups) : rows) {
    if (planned && row.members.length > 1 && row.members.some(({ group }) => group === main)) {
      const standing = row.members.map((member) => ({
        ...member,
        foot: footOf(scene, member.surface, member.group, random.fork(`spot ${member.group.subject}`)),
      }));
      const side = random.fork('side').chance(0.5) ? 1 : -1;
      spots.push(...onOneGround(scene, standing, main, edges, side));
      continue;
    }
    const sorted = row.members.toSorted((a, b) => (keys.get(a.group) ?? 0) - (keys.get(b.group) ?? 0));
    const places = acrossRow(
      scene,
      row,
      sorted.map(({ group }) => group),
      random.fork(`row ${row.name}`),
      banks && row.name !== 'air' ? (row.name === 'water' ? 0.24 : 0.74) : undefined,
    );
    sorted.forEach(({ group, surface }, index) => {
      const stream = random.fork(`spot ${group.subject}`);
      // what stands on the ground is before the pond, not on it
      const bank =
        banks && surface.habitat === 'ground' && !isAcross(scene, group, surface)
          ? Math.min(surface.near, pond + scene.height * 0.05)
          : 0;
      const y = Math.max(footOf(scene, surface, group, stream), bank);
      // nothing may be cut off at the top
      const room = y - scene.height * 0.045;
      if (group.size > room && surface.habitat !== 'underwater') group.size = Math.max(room, scene.height * 0.04);
      // a boat at a pier is no wider than the water beside it
      const narrow = group.count === 1 && isNarrow(scene, surface);
      if (narrow) group.size = Math.min(group.size, (span(surface) * 1.04) / group.drawable.aspect);
      const half = (group.size * group.drawable.aspect) / 2;
      const x = places[index] as number;
      const at = narrow ? Math.min(x, Math.max(surface.left + half, surface.right - half)) : x;
      spots.push({ group, x: at, y, surface });
    });
  }
  return spots;
}

/** Groups that share a stretch of the picture from left to right, each on its own surface. */
interface Row {
  readonly name: string;
  left: number;
  right: number;
  readonly members: { readonly group: Group; readonly surface: Surface }[];
}

function rowsOf(scene: Scene, groups: readonly Group[]): Row[] {
  return rowsOfScene(scene, groups).flatMap((row) => inDepth(scene, row));
}

/** The floor and the table before it are one row: what stands on either must not hide the other. */
function rowsOfScene(scene: Scene, groups: readonly Group[]): Row[] {
  const rows: Row[] = [];
  for (const group of groups) {
    const surface = surfaceFor(scene, group.drawable.habitat);
    const { left, right, habitat } = surface;
    const swims = habitat === 'underwater' && scene.surfaces.some((each) => each.habitat === 'water');
    const name = swims ? 'water' : habitat === 'air' || habitat === 'water' ? habitat : 'ground';
    const shared = (row: Row): number => Math.min(right, row.right) - Math.max(left, row.left);
    const row = rows.find((each) => each.name === name && shared(each) > scene.width * 0.5);
    if (row) {
      row.members.push({ group, surface });
      row.left = Math.max(row.left, left);
      row.right = Math.min(row.right, right);
    } else rows.push({ name, left, right, members: [{ group, surface }] });
  }
  return rows;
}

/** More than fits side by side stands in two rows: what is tall in the world behind, the rest before it. */
function inDepth(scene: Scene, row: Row): Row[] {
  const total = row.members.reduce((sum, { group }) => sum + groupWidth(group), 0);
  // before a plain ground three smaller things hide nothing of each other
  const crowded = scene.setting === 'studio' && row.members.length === 3 ? 2.1 : 1.3;
  if (row.name !== 'ground' || row.members.length < 3 || total < (row.right - row.left) * crowded) return [row];
  const sorted = row.members.toSorted((one, other) => other.group.metres - one.group.metres);
  const back: Row['members'] = [];
  let filled = 0;
  while (sorted.length > 1 && filled < total / 2) {
    const next = sorted.shift() as Row['members'][number];
    filled += groupWidth(next.group);
    back.push(next);
  }
  // those before must not hide those behind
  for (const { group } of sorted) group.size = Math.min(group.size, scene.height * 0.3);
  const near = Math.min(scene.height * 0.96, ...sorted.map(({ surface }) => surface.near));
  // the row behind still stands on the ground, not on the water beyond it
  const edge = Math.min(near - scene.height * 0.1, Math.max(...back.map(({ surface }) => surface.far)));
  const far = Math.max(
    scene.horizon + scene.height * 0.03,
    near - scene.height * (scene.setting === 'studio' ? 0.1 : 0.24),
    edge,
  );
  const at = (members: Row['members'], y: number): Row['members'] =>
    members.map(({ group, surface }) => ({ group, surface: { ...surface, far: y, near: y } }));
  return [
    { ...row, name: 'back', members: at(back, far) },
    { ...row, name: 'front', members: at(sorted, near) },
  ];
}

/** Left to right: what the prompt says first, then alternating sides around the main subject. */
function orderKeys(scene: Scene, groups: readonly Group[], edges: readonly Edge[], random: Random): Map<Group, number> {
  const keys = new Map<Group, number>();
  const side = random.chance(0.5) ? 1 : -1;
  groups.forEach((group, index) => {
    const place = scene.brief.subjects[group.subject]?.place ?? '';
    const free = index === 0 ? 0 : side * (index % 2 === 1 ? 1 : -1) * Math.ceil(index / 2);
    keys.set(group, place.endsWith('left') ? -50 : place.endsWith('right') ? 50 : place === 'centre' ? 0 : free);
  });
  for (const { kind, guest, host } of edges) {
    const subject = groups.find((group) => group.subject === guest);
    const object = groups.find((group) => group.subject === host);
    if (!subject || !object) continue;
    const step = kind === 'left-of' ? -0.4 : kind === 'right-of' ? 0.4 : 0.3 * side;
    keys.set(subject, (keys.get(object) ?? 0) + step);
  }
  return keys;
}

/** The middle of each group, left to right. Groups that are too wide together shrink; what still is too wide overlaps. */
function acrossRow(
  scene: Scene,
  { left: from, right: to }: Row,
  row: readonly Group[],
  random: Random,
  apart?: number,
): number[] {
  const margin = scene.width * 0.045;
  const left = Math.max(from, margin);
  const right = Math.max(left + 1, Math.min(to, scene.width - margin));
  const room = right - left;
  // one that is very wide leaves room for the others
  const widest = row.length > 1 ? room * 0.66 : apart === undefined ? room : room * 0.56;
  for (const group of row) group.size *= Math.min(1, widest / groupWidth(group));
  let total = row.reduce((sum, group) => sum + groupWidth(group), 0);
  if (total > room * 0.97) {
    const factor = Math.max(0.4, (room * 0.97) / total);
    for (const group of row) group.size *= factor;
    total *= factor;
  }
  const only = row[0];
  if (row.length === 1 && only) {
    const width = Math.min(groupWidth(only), room);
    const place = scene.brief.subjects[only.subject]?.place ?? '';
    const centred = scene.brief.camera === 'portrait' || scene.brief.camera === 'close-up' || place === 'centre';
    const thirds = (random.chance(0.5) ? 1 : -1) * random.between(0.06, 0.15);
    const corner = place.includes('-');
    const [near, away] = corner ? [0.2, 0.8] : [0.28, 0.72];
    const wish = place.endsWith('left')
      ? near
      : place.endsWith('right')
        ? away
        : centred
          ? 0.5
          : scene.brief.features.includes('contrails') && only.drawable.kind === 'vehicle'
            ? 0.74
            : (apart ?? 0.5 + thirds);
    return [Math.min(right - width / 2, Math.max(left + width / 2, scene.width * wish))];
  }
  const gap = (room - total) / (row.length + 1);
  let x = left;
  return row.map((group) => {
    const width = groupWidth(group);
    const middle = x + gap + width / 2 + (gap > 0 ? random.around(gap * 0.18) : 0);
    x += gap + width;
    return middle;
  });
}

/** How far before the foot of its wall a sink or a bookcase stands, as a share of the height. */
const AT_WALL = 0.06;

/** Houses far behind a pier stand on the other shore. */
function isAcross({ brief, surfaces }: Scene, { subject, drawable }: Group, { habitat, far }: Surface): boolean {
  const water = surfaces.find((each) => each.habitat === 'water');
  const distant = brief.subjects[subject]?.place === 'background' && drawable.kind === 'building';
  return distant && habitat === 'ground' && water !== undefined && water.far < far;
}

function footOf(scene: Scene, surface: Surface, group: Group, random: Random): number {
  const place = scene.brief.subjects[group.subject]?.place;
  const { far, near, habitat } = surface;
  const along = (share: number): number => far + (near - far) * share;
  // what is said to be at the top or the bottom is there, whatever it usually stands on; in a scene a hat is at the top
  if (place?.startsWith('top') && (habitat === 'air' || !isScene(scene.brief, scene.setting)))
    return group.size + scene.height * 0.06;
  if (place?.startsWith('bottom')) return scene.height * 0.95;
  // who leaps out of the water is just above it
  const water = scene.surfaces.find((each) => each.habitat === 'water');
  const swims = paintedAs(group.drawable.concept);
  if (water && group.attributes.includes('jumping') && swims?.habitat === 'underwater')
    return water.far + (water.near - water.far) * random.between(0.3, 0.5);
  // a boat that flies is above the water, and seen to be
  const height = Math.max(group.size + scene.height * 0.05, scene.horizon - scene.height * 0.13);
  if (habitat === 'air' && group.drawable.kind === 'vehicle' && group.attributes.includes('flying')) return height;
  if (habitat === 'air') {
    const wish = along(random.between(0.35, 0.75)) + group.size * 0.4;
    return Math.max(group.size + scene.height * 0.05, Math.min(wish, scene.height * 0.9));
  }
  // who swims at the surface of a lake or a pond is in it, not below it
  const afloat = habitat === 'underwater' && scene.surfaces.some((each) => each.habitat === 'water');
  if (afloat) return Math.min(near, along(random.between(0.4, 0.6)) + group.size * 0.3);
  if (habitat === 'underwater' || habitat === 'space') {
    const middle = along(random.between(0.35, 0.65));
    return Math.min(scene.height * 0.95, Math.max(middle + group.size / 2, group.size + scene.height * 0.05));
  }
  if (habitat === 'tabletop') return along(place === 'background' ? 0.2 : random.between(0.45, 0.7));
  if (habitat === 'water') return along(place === 'background' ? 0.15 : random.between(0.34, 0.55));
  if (water && isAcross(scene, group, surface)) return Math.min(water.far, scene.horizon + scene.height * 0.012);
  // a sink or a cupboard stands at the wall of its room
  const walled = indoorSettings.has(scene.setting) && scene.setting !== 'studio' && place === undefined;
  if (walled && is(group.drawable.concept, 'at-wall'))
    return Math.min(along(0.1), scene.horizon + scene.height * AT_WALL);
  // and a door in it
  if (walled && is(group.drawable.concept, 'door')) return scene.horizon + scene.height * 0.012;
  const wish =
    place === 'background'
      ? along(0.2)
      : place === 'foreground'
        ? along(0.95)
        : scene.height * (FOOT[group.drawable.kind] + random.around(0.012));
  return Math.min(near, Math.max(far, wish));
}

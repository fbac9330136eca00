import type { Drawable } from '../../paint/drawable.js';
import { tableDeep, tableEdge } from '../../paint/world/site.js';
import type { Edge } from '../edges.js';
import { surfaceFor } from '../solve/layout.js';
import { sizesOf } from './depth-sizes.js';
import { extentOf, lookingOut, looksOut, offRails } from './looking-out.js';
import { isRoom } from '../scale.js';
import { farthestFirst } from '../scene.js';
import { carriedAlong } from './carried-along.js';
import type { Item, Scene } from '../scene.js';

/** What is looked at as a thing; a building or a rock is a place, and what stands before it is placed by it. */
const things = new Set<Drawable['kind']>(['object', 'food', 'furniture', 'animal', 'person', 'vehicle', 'plant']);

/**
 * A picture of two things, one behind the other: both large, of similar weight, the nearer one lower, the other partly
 * covered and still to be known: its head, or its top, is free.
 */
export function depthPair(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const [edge, ...others] = edges.toSorted(
    (one, other) => Number(one.kind === 'holding') - Number(other.kind === 'holding'),
  );
  // what one of the two holds goes with them
  const carried = others.filter(
    ({ kind, host }) => kind === 'holding' && (host === edge?.guest || host === edge?.host),
  );
  if (!edge || carried.length < others.length || items.length !== 2 + carried.length) return items;
  if (scene.brief.camera !== undefined || (edge.kind !== 'behind' && edge.kind !== 'in-front-of')) return items;
  const [before, after] = edge.kind === 'behind' ? [edge.host, edge.guest] : [edge.guest, edge.host];
  const [near, far] = [items.find(({ subject }) => subject === before), items.find(({ subject }) => subject === after)];
  if (!near || !far || ![near, far].every(isThing)) return items;
  const hidden = scene.brief.told?.includes('hidden') === true;
  // in a studio a table is only thought of
  const table = scene.setting !== 'studio' && scene.surfaces.some(({ habitat }) => habitat === 'tabletop');
  const atTable = table && near.drawable.habitat === 'tabletop' && far.drawable.kind === 'person';
  // what stands has no place behind an aircraft in the sky
  const flown = near.drawable.kind === 'vehicle' && near.drawable.habitat === 'air' && near.standsOn === 'nothing';
  if (flown && scene.setting === 'sky' && !hovers(far) && far.drawable.kind !== 'animal') return [near];
  const looks = looksOut(near.drawable, far.drawable) && carried.length === 0;
  const placed = looks ? lookingOut : atTable ? behindTable : arranged;
  const pair = placed(scene, near, far, hidden);
  const hands = carried.flatMap(({ guest, host }): Item[] => {
    const thing = items.find(({ subject }) => subject === guest);
    const [was, now] = [items, pair].map((all) => all.find(({ subject }) => subject === host));
    return thing && was && now ? [carriedAlong(thing, was, now)] : [];
  });
  return hands.length === 0 ? pair : [...pair, ...hands].toSorted(farthestFirst);
}

const isThing = ({ drawable, standsOn }: Item): boolean =>
  things.has(drawable.kind) && (standsOn === 'ground' || standsOn === 'nothing');

/** What is drawn on the wing does not stand, nor does a balloon, whatever it is in front of. */
const hovers = ({ drawable: { habitat }, standsOn }: Item): boolean =>
  habitat === 'air' || (standsOn === 'nothing' && habitat !== 'ground' && habitat !== 'tabletop');

/** How much of somebody is below the edge of the table before them, and how high they are at most beside what is on it. */
const [BELOW, TALLEST] = [0.44, 2.5];

/** Who is behind what is on a table stands behind the table: its edge hides their legs. */
function behindTable(scene: Scene, near: Item, far: Item, hidden: boolean): readonly Item[] {
  const { width, height } = scene;
  const table = surfaceFor(scene, 'tabletop');
  // where the top of a near table begins their body ends: lower it would stand in the table
  const ours = Math.abs(table.far / height - tableEdge - tableDeep) < 0.01;
  const edge = table.far - height * (ours ? tableDeep : 0.02);
  const foot = Math.min(table.near, height * 0.92);
  const tall = Math.min(TALLEST, far.drawable.height / near.drawable.height) * (1 - BELOW);
  // above the table, by the height of what is on it
  const scale = Math.min((width * 0.72) / near.drawable.aspect, (edge - height * 0.06) / tall, height * 0.56);
  const side = near.seed.fork('side').chance(0.5) ? 1 : -1;
  const size = (scale * tall) / (1 - BELOW);
  const aside = near.drawable.aspect * (hidden ? 0.06 : 0.26);
  const front: Item = {
    ...near,
    x: width / 2 - side * scale * 0.08,
    y: foot,
    size: scale,
    turn: 0,
    standsOn: 'ground',
  };
  const x = front.x + side * aside * scale;
  const back: Item = {
    ...far,
    x,
    y: edge + size * BELOW,
    size,
    depth: Math.min(1, near.depth + 0.06),
    turn: 0,
    floor: edge,
    standsOn: 'nothing',
    cut: { x, y: edge, half: width, sag: 0 },
  };
  return [back, front];
}

/** Where a bee behind a cat hovers, in heights of the cat: its back covers a part of it. */
const overBack = ({ top }: Drawable, high: number): number => (top ? -top.y : 0.85) - high * 0.2;

/** How far below the picture what hovers may reach, in heights of it; a balloon by the end of its string. */
const [LOWEST, STRING] = [1.03, 1.25];
const onString = ({ kind, aspect }: Drawable): boolean => kind === 'object' && aspect < 0.75;

/** So many times farther off than what is before a thing stands at most. */
const FARTHEST = 3;

/** What is so much lower than who stands behind it hides only their legs, and so much narrower they have room behind it. */
const [WAIST, ROOM_BEHIND] = [0.7, 0.6];

const isServed = ({ drawable: near }: Item, { drawable: far }: Item, high: number): boolean =>
  near.height < far.height * WAIST && high > 1 && far.aspect * high < near.aspect * ROOM_BEHIND;

function arranged(scene: Scene, near: Item, far: Item, hidden: boolean): readonly Item[] {
  const { width, height } = scene;
  const sizes = sizesOf(near.drawable, far.drawable, hidden);
  const ground = surfaceFor(scene, near.drawable.habitat === 'tabletop' ? 'tabletop' : 'ground');
  const base = Math.max(ground.far, Math.min(ground.near, height * 0.92));
  const nearby = Math.min(height * 0.05, base - ground.far);
  const wide = { near: near.drawable.aspect, far: far.drawable.aspect * sizes.height };
  const [floating, flying] = [hovers(far), hovers(near)];
  // what hangs in the air is narrow where its string is
  const shown = flying && !floating ? sizes.shown * 0.7 : sizes.shown;
  // who looks over what hides them is behind the middle of it
  const over = scene.brief.told?.includes('over-fence') === true;
  const peeps = far.drawable.kind === 'person' || far.drawable.kind === 'animal';
  // at a counter or a desk they have their place behind its middle
  const served =
    far.drawable.kind === 'person' && near.drawable.kind === 'furniture' && isServed(near, far, sizes.height);
  const covered = over || served || (hidden && peeps && sizes.height > 1 && wide.far < wide.near);
  // what hovers over the back of a beast, or on its string behind somebody
  const small = floating && !flying && wide.far < wide.near * 0.5 && near.drawable.kind === 'animal';
  const tethered = floating && hidden && far.drawable.kind === 'object';
  const apart = covered
    ? wide.near * 0.1
    : small || tethered
      ? wide.near * (tethered ? 0.16 : 0.26)
      : Math.max(0, wide.near / 2 + wide.far * (shown - 0.5));
  const left = Math.min(-wide.near / 2, apart - wide.far / 2);
  const right = Math.max(wide.near / 2, apart + wide.far / 2);
  const sunken = tethered ? 0.8 : hidden ? 0.6 : 0.45;
  // how high each foot is above the ground, by the height of what is before
  const lift = {
    // the body of what hangs on a string is before the other one, not only the string
    near: flying ? (floating ? 0.08 : sizes.height * 0.5 - (near.drawable.aspect < 0.75 ? 0.7 : 0.5)) : 0,
    far: floating
      ? flying
        ? 0.12
        : small
          ? overBack(near.drawable, sizes.height)
          : Math.max(0, 1 - sizes.height * sunken)
      : 0,
  };
  const top = Math.max(1 + lift.near, sizes.height + lift.far);
  const scale = Math.min((width * 0.84) / (right - left), (height * 0.7) / (top + Math.max(0, -lift.near)));
  const side = near.seed.fork('side').chance(0.5) ? 1 : -1;
  const middle = width / 2 - (side * scale * (left + right)) / 2;
  // what flies before what flies is in the middle of the sky
  const sunk = Math.max(0, -lift.near) * scale;
  const strung = flying && onString(near.drawable);
  const lowest = height * (strung ? STRING : LOWEST);
  const foot =
    floating && flying
      ? height * 0.5 + (top * scale) / 2
      : Math.max(ground.far + nearby, Math.min(base, lowest - sunk));
  // what is drawn smaller than it is beside the other one is so much farther off
  const real = extentOf(far.drawable) / extentOf(near.drawable);
  const farther = real / (sizes.height * Math.sqrt(far.drawable.aspect / near.drawable.aspect));
  const open = scene.setting !== 'studio' && !isRoom(scene.setting) && scene.horizon < foot;
  const behind = Math.max(
    ground.far,
    scene.horizon + (foot - scene.horizon) / Math.min(FARTHEST, Math.max(1, farther)),
  );
  const farOff = open && farther > 1.5 && !hidden ? Math.max(nearby, foot - behind) : nearby;
  // the body of a balloon is low enough: what is still higher would be off the floor
  const step = strung && farOff === nearby ? 0 : Math.max(farOff, height * offRails(near.drawable));
  const turned = (item: Item, mirrored: boolean): boolean => item.drawable.mirrors !== false && mirrored;
  const grounded = { floor: scene.height, standsOn: 'ground' } as const;
  const front: Item = {
    ...near,
    x: middle,
    // only the string of a balloon may leave the frame
    y: Math.min(foot - lift.near * scale, near.drawable.kind === 'animal' ? height * 0.95 : lowest),
    size: scale,
    turn: 0,
    mirrored: turned(near, side > 0),
    ...(flying ? { standsOn: 'nothing' } : grounded),
  };
  const back: Item = {
    ...far,
    x: middle + side * apart * scale,
    y: foot - lift.far * scale - (floating ? 0 : step),
    size: sizes.height * scale,
    depth: Math.min(1, near.depth + 0.06),
    turn: 0,
    // each looks out on its own side, so that no head is before the other
    mirrored: turned(far, scene.brief.told?.includes('passing') ? side > 0 : side < 0),
    // what hovers behind another thing casts no shadow into the air
    ...(floating ? { standsOn: 'nothing' } : grounded),
  };
  return [back, front];
}

import { is } from '../../../catalogue/traits.js';
import { affords, hasPedals, isCycle } from '../../affords.js';
import type { Item } from '../../scene.js';
import { facing, placeInRow, relativeSize, spread, turnsWith, widthOf } from './guest.js';
import type { Guest } from './guest.js';

/** Who sits on others: on a saddle, a back, a lap, somebody's shoulders. */

/** How large somebody is, in heights of the seat below them, whose legs end well above the ground. */
const LEGS_CLEAR = 1.02;

/** From so many of its heights on a seat is one for several. */
const BROAD = 1.3;

/** On a saddle or a chair; the guest's foot is where it sits. */
export function seated(guest: Guest): Item {
  const { host, item } = guest;
  const [x, y] = seatOf(host);
  // stairs become narrower upwards
  const room = widthOf(host) * (is(host.drawable.concept, 'stairs') ? 0.5 : 0.8);
  // who shares a couch with a dog leaves it its place
  const shared = host.drawable.kind === 'furniture' && host.drawable.aspect > BROAD ? (placeInRow(guest) ?? 0) : 0;
  const along = spread(guest) + facing(host) * shared;
  return {
    ...item,
    size:
      pedalling(guest) ??
      relativeSize(guest, 1, isCycle(host.drawable) ? Math.min(0.78, mostOn(guest)) : 0.2, mostOn(guest)),
    x: host.x + facing(host) * x * host.size + along * room * 0.5,
    y: host.y + y * host.size,
    // from behind one sees the back of the chair before theirs
    depth: host.depth + (host.drawable.kind === 'furniture' && showsBack(item) ? 0.002 : -0.002),
    mirrored: turnsWith(host, item),
    standsOn: 'seat',
  };
}

/** How far above its lowest part, in its own height, a saddle lies on the back that it is on. */
const UNDERSIDE = 0.6;

/** A saddle is over the back of a horse: on its stirrups it would stand up there. */
export function astride(guest: Guest): Item | undefined {
  const { host, item, group, siblings } = guest;
  if (!is(item.drawable.concept, 'straddles') || host.drawable.kind !== 'animal' || siblings > 1) return undefined;
  const [x, y] = seatOf(host);
  const size = (host.size * group.metres) / host.drawable.height;
  return {
    ...item,
    size,
    x: host.x + facing(host) * x * host.size,
    y: host.y + y * host.size + size * UNDERSIDE,
    depth: host.depth - 0.002,
    mirrored: !host.mirrored,
    standsOn: 'seat',
  };
}

/** A child's bicycle is as small as the child: whoever rides it reaches its pedals. */
const pedalling = ({ host, item }: Guest): number | undefined =>
  hasPedals(host.drawable) && item.drawable.cycle ? host.size / item.drawable.cycle : undefined;

const showsBack = ({ attributes }: Item): boolean => attributes.includes('from-behind');

/** Its seat; the middle of the back that an animal has, a little below its ridge, for legs hang down on both sides. */
function seatOf({ drawable }: Item): readonly [x: number, y: number] {
  const { seat, support } = affords(drawable);
  if (seat) return seat;
  if (drawable.kind !== 'animal') return [0, -0.85];
  return drawable.top && support ? [(support.left + support.right) / 2, support.y + 0.03] : [-0.05, -0.64];
}

/** Nobody's feet reach the ground beside the snail or the tricycle that they ride. */
function mostOn({ host, item }: Guest): number {
  if (item.drawable.kind !== 'person' || (host.drawable.kind !== 'animal' && !isCycle(host.drawable))) return 2.4;
  return -seatOf(host)[1] * LEGS_CLEAR;
}

/** How high the lap is of who sits on a chair, or on the ground. */
export const lapOf = (host: Item): number => host.y - host.size * (host.standsOn === 'seat' ? 0.1 : 0.19);

/** A child on somebody's lap sits there as on a chair. */
export function onLap(guest: Guest): Item {
  const { host, item } = guest;
  const x = host.x + facing(host) * host.size * 0.12;
  const size = Math.min(host.size * 0.72, relativeSize(guest, 1, 0.3, 0.72));
  const depth = host.depth - 0.002;
  return { ...item, size, x, y: lapOf(host), depth, mirrored: turnsWith(host, item), standsOn: 'seat' };
}

/** What is as large as who carries it lies across both shoulders, behind their head. */
export function acrossShoulders({ host, item, group, on, siblings }: Guest): Item | undefined {
  const { shoulder, height, kind } = host.drawable;
  // one that lies or stands is as long as their shoulders are wide
  const long = item.drawable.aspect > 1.4 && group.metres > height * 0.27;
  const heavy = item.drawable.kind === 'animal' && (long || group.metres > height * 0.6);
  if (on !== 'shoulder' || kind !== 'person' || !shoulder || !heavy || siblings > 1) return undefined;
  return {
    ...item,
    size: (host.size * 0.54) / Math.sqrt(item.drawable.aspect),
    x: host.x,
    y: host.y + (shoulder[1] + 0.1) * host.size,
    depth: host.depth + 0.002,
    // no level for its shadow
    standsOn: 'nothing',
  };
}

/** How high a beast on a shoulder is at most and at least, and how deep it sinks: heights of who carries it. */
const PERCHED = { high: 0.24, least: 0.12, sunk: 0.02 } as const;
/** Of the face of who carries it so much stays free on that side. */
const FREE = 0.1;

/** A parrot or a cat on a shoulder is on it, and neither before the face nor beside it in the air. */
export function onShoulder(guest: Guest): Item | undefined {
  const { host, item, on, siblings } = guest;
  const { shoulder, kind, faces = [] } = host.drawable;
  const [face] = faces;
  if (on !== 'shoulder' || kind !== 'person' || item.drawable.kind !== 'animal') return undefined;
  if (!shoulder || !face || siblings > 1) return undefined;
  const side = Math.sign(shoulder[0] - face[0]) || -1;
  const half = Math.abs(shoulder[0] - face[0]) - face[2] * FREE;
  const truly = Math.max(PERCHED.least, Math.min(PERCHED.high, guest.group.metres / host.drawable.height));
  const size = host.size * Math.min(truly, (2 * half) / item.drawable.aspect);
  return {
    ...item,
    size,
    x: host.x + facing(host) * shoulder[0] * host.size,
    y: host.y + (shoulder[1] + PERCHED.sunk) * host.size,
    depth: host.depth - 0.002,
    mirrored: item.drawable.mirrors !== false && facing(host) * side < 0,
    standsOn: 'nothing',
  };
}

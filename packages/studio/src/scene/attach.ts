import type { Shelf } from '../catalogue/concept.js';
import type { RelationKind } from '../catalogue/relations.js';
import type { Random } from '../paint/kit/random.js';
import { affords, isAlive, isCycle } from './affords.js';
import { isSeat } from './bearing.js';
import type { Group } from './groups.js';
import type { Item, Scene } from './scene.js';

/** How a group hangs on another one. */
export interface Attachment {
  readonly kind: RelationKind;
  readonly host: Group;
  /** The part of the host that is meant: its roof, a branch. */
  readonly on?: string;
  /** Its part of what it shares with others on the same host, from 0 at the left to 1. */
  readonly part: { readonly from: number; readonly to: number };
}

/** Places the items of a group relative to the items that carry, hide or shelter them. */
export function attach(
  scene: Scene,
  group: Group,
  attachment: Attachment,
  hosts: readonly Item[],
  make: (index: number) => Item,
  random: Random,
): Item[] {
  const perHost = Math.ceil(group.count / Math.max(1, hosts.length));
  return Array.from({ length: group.count }, (_, index): Item => {
    const host = hosts[Math.floor(index / perHost)] ?? hosts[0];
    if (!host) return make(index);
    const position = index % perHost;
    const siblings = Math.min(perHost, group.count - Math.floor(index / perHost) * perHost);
    const guest: Guest = {
      scene,
      group,
      part: attachment.part,
      ...(attachment.on !== undefined && { on: attachment.on }),
      host,
      item: make(index),
      position,
      siblings,
      random: random.fork(`at ${index}`),
    };
    return keepInFrame(scene, placerOf(attachment.kind, guest)(guest));
  });
}

interface Guest {
  readonly scene: Scene;
  readonly group: Group;
  readonly part: Attachment['part'];
  readonly on?: string;
  readonly host: Item;
  readonly item: Item;
  /** Its number among the siblings on the same host. */
  readonly position: number;
  readonly siblings: number;
  readonly random: Random;
}

/** A guest's height next to its host's: as in the world, but compressed so that small things stay visible. */
function relativeSize(guest: Guest, exponent: number, low: number, high: number): number {
  const ratio = guest.group.metres / guest.host.drawable.height;
  return guest.host.size * Math.min(high, Math.max(low, ratio ** exponent));
}

/** Poses that lie down need a surface, not a seat. */
const isLying = ({ item }: Guest): boolean => item.drawable.aspect > 1.4;
const facing = (host: Item): number => (host.mirrored ? -1 : 1);
const widthOf = (item: Item): number => item.drawable.aspect * item.size;

/** Spreads siblings evenly over −1 … 1. */
function spread(guest: Guest): number {
  return guest.siblings === 1 ? 0 : (guest.position / (guest.siblings - 1)) * 2 - 1;
}

/** Where the guest stands: the part that was named, the top that the painter knows, else the upper edge. */
function shelfOf({ host, on: name }: Guest): Shelf {
  const { parts, support } = affords(host.drawable);
  const named = name === undefined ? undefined : parts?.get(name);
  const { aspect, kind } = host.drawable;
  if (named) return named;
  // a bird in a tree sits on a branch
  if (kind === 'plant' && host.drawable.height > 2 && parts?.has('branch')) return parts.get('branch') as Shelf;
  return support ?? { y: -0.97, left: -aspect * 0.3, right: aspect * 0.3 };
}

function on(guest: Guest): Item {
  const { host, item, group } = guest;
  const whole = shelfOf(guest);
  const length = whole.right - whole.left;
  const shelf = {
    y: whole.y,
    left: whole.left + length * guest.part.from,
    right: whole.left + length * guest.part.to,
  };
  const room = (shelf.right - shelf.left) * host.size;
  const rows = guest.siblings > 5 ? 2 : 1;
  const perRow = Math.ceil(guest.siblings / rows);
  const wish = relativeSize(guest, 0.55, 0.12, 1.25);
  const size = Math.min(wish, (room * 1.02) / (perRow * group.drawable.aspect));
  const middle = (facing(host) * (shelf.left + shelf.right)) / 2;
  const row = Math.floor(guest.position / perRow);
  const inRow = Math.min(perRow, guest.siblings - row * perRow);
  const column = (guest.position % perRow) - (inRow - 1) / 2;
  const step = Math.min(room / Math.max(1, perRow), size * group.drawable.aspect * 1.3);
  const alone = guest.siblings === 1 ? guest.random.around(0.08) * room : 0;
  return {
    ...item,
    x: host.x + middle * host.size + column * step + alone + (row === 1 ? step * 0.3 : 0),
    y: host.y + shelf.y * host.size - row * size * 0.12 + host.size * 0.01,
    size,
    depth: host.depth - 0.002 + row * 0.001,
    floor: host.y + shelf.y * host.size + size * 0.16,
    mirrored: item.drawable.mirrors !== false && guest.random.chance(0.4),
    standsOn: 'item',
  };
}

function under(guest: Guest): Item {
  const { scene, host, item } = guest;
  const table = host.drawable.kind === 'furniture';
  const size = Math.min(item.size, host.size * (table ? 0.62 : 0.6));
  const side = guest.random.chance(0.5) ? 1 : -1;
  const offset = guest.siblings > 1 ? spread(guest) * 0.34 : table ? 0 : side * 0.2;
  return {
    ...item,
    size,
    x: host.x + offset * widthOf(host),
    y: Math.min(scene.height * 0.97, host.y + (table ? -host.size * 0.02 : scene.height * 0.025)),
    depth: host.depth + (table ? 0.002 : -0.02),
    mirrored: item.drawable.mirrors !== false && offset > 0,
  };
}

function behind(guest: Guest): Item {
  const { scene, host, item } = guest;
  const free = { left: host.x - widthOf(host) / 2, right: scene.width - host.x - widthOf(host) / 2 };
  const side = free.right === free.left ? (guest.random.chance(0.5) ? 1 : -1) : free.right > free.left ? 1 : -1;
  const hidden = item.size < host.size * 1.15;
  const reach = (widthOf(host) + widthOf(item)) / 2;
  const offset = guest.siblings > 1 ? spread(guest) * reach : side * reach * (hidden ? 0.72 : 0.35);
  const level = Math.max(scene.horizon + scene.height * 0.01, host.y - scene.height * 0.05);
  // where there is no room beside the host it looks over its top
  const peeks = guest.siblings === 1 && hidden && Math.max(free.left, free.right) < widthOf(item) * 0.7;
  return {
    ...item,
    x: host.x + (peeks ? side * widthOf(host) * 0.14 : offset),
    y: peeks ? Math.min(level, host.y - host.size + item.size * 0.45) : level,
    standsOn: peeks ? 'nothing' : host.standsOn === 'water' ? 'water' : 'ground',
    depth: Math.min(1, host.depth + 0.08),
    mirrored: item.drawable.mirrors !== false && offset > 0,
  };
}

function inFrontOf(guest: Guest): Item {
  const { scene, host, item, group } = guest;
  const side = guest.random.chance(0.5) ? 1 : -1;
  const offset = guest.siblings > 1 ? spread(guest) * 0.5 : side * 0.24;
  // what is narrower in the world stays narrower: a rowing boat before a liner
  const narrower = group.metres * item.drawable.aspect < host.drawable.height * host.drawable.aspect;
  const widest = narrower ? (widthOf(host) * 0.6) / item.drawable.aspect : item.size;
  // it must be seen, also before a large thing
  const least = Math.min(host.size * 0.5, (widthOf(host) * 0.34) / item.drawable.aspect);
  const size = Math.max(least, Math.min(item.size, host.size * 0.9, widest));
  return {
    ...item,
    size,
    x: host.x + offset * Math.max(widthOf(host), guest.siblings * size * item.drawable.aspect),
    y: Math.min(scene.height * 0.95, host.y + scene.height * (host.standsOn === 'nothing' ? 0 : 0.085)),
    standsOn: host.standsOn === 'item' || host.standsOn === 'seat' ? 'ground' : host.standsOn,
    depth: Math.max(0, host.depth - 0.1),
    mirrored: item.drawable.mirrors !== false && offset > 0,
  };
}

function held(guest: Guest): Item {
  const { host, item } = guest;
  const [x, y] = host.drawable.hand ?? [host.drawable.aspect * 0.42, -0.5];
  const size = relativeSize(guest, 0.8, 0.09, 0.62);
  const airy =
    item.drawable.habitat === 'air' || item.drawable.concept === 'umbrella' || item.drawable.concept === 'balloon';
  return {
    ...item,
    size,
    x: host.x + facing(host) * x * host.size,
    // a bag is held by its top, a balloon or an umbrella by its lower end, anything else around its middle
    y: host.y + y * host.size + size * (airy ? 0.04 : 0.4),
    depth: host.depth - 0.002,
    mirrored: host.mirrored,
    standsOn: 'nothing',
  };
}

/** In a container: the contents look out over its rim, heaped when there are many; glass shows all of them. */
function inside(guest: Guest): Item {
  const { host, item, group, siblings, position } = guest;
  const { mouth } = affords(host.drawable);
  if (!mouth) return host.drawable.kind === 'building' ? inFrontOf(guest) : on(guest);
  const shelf = {
    left: host.x + facing(host) * mouth.left * host.size,
    right: host.x + facing(host) * mouth.right * host.size,
  };
  const left = Math.min(shelf.left, shelf.right);
  const room = Math.abs(shelf.right - shelf.left);
  const rim = host.y + mouth.y * host.size;
  const depth = mouth.depth * host.size;
  const { aspect } = group.drawable;
  // long things lean out side by side; the rest is heaped, the lower rows longer
  const leaning = item.drawable.kind === 'plant' || aspect < 0.5;
  const bottom = leaning ? siblings : Math.max(1, Math.ceil((Math.sqrt(8 * siblings + 1) - 1) / 2));
  const wish = relativeSize(guest, 0.5, leaning ? 0.8 : 0.28, mouth.clear ? 0.7 : 1.15);
  const widest = leaning ? (widthOf(host) * 2) / (Math.sqrt(siblings) * aspect) : (room * 1.04) / (bottom * aspect);
  const size = Math.min(wish, widest, mouth.clear ? (depth / Math.max(1, bottom)) * 1.2 : Infinity);
  let row = 0;
  let before = 0;
  const rows = leaning ? 1 : bottom;
  for (; row < rows - 1 && position >= before + (bottom - row); row++) before += bottom - row;
  const inRow = leaning ? siblings : Math.min(bottom - row, siblings - before);
  const column = position - before - (inRow - 1) / 2;
  const step = leaning ? (room * 0.7) / Math.max(1, siblings) : Math.min(room / bottom, size * aspect * 1.02);
  const x = left + room / 2 + column * step;
  const sunk = mouth.clear ? depth * 0.96 : Math.min(depth, size * (leaning ? 0.45 : 0.4));
  const y = rim + sunk - row * size * 0.62;
  return {
    ...item,
    size,
    x,
    y,
    turn: leaning ? (siblings > 1 ? (column / siblings) * 0.9 : 0.06) : guest.random.around(siblings > 1 ? 0.25 : 0.05),
    depth: host.depth - 0.002 + row * 0.0002 - position * 0.00001,
    standsOn: 'nothing',
    floor: rim,
    ...(mouth.clear
      ? { veil: 0.22 }
      : { cut: { x: left + room / 2, y: rim, half: room / 2 + size, sag: room * 0.09 } }),
  };
}

/** Whoever is in an open boat stands behind its side; on a larger one, aft on deck, where no sail hides them. */
function aboard(guest: Guest): Item {
  const { host, item, group } = guest;
  const room = widthOf(host) * 0.6;
  const size = Math.min(relativeSize(guest, 1, 0.14, 3), room / (guest.siblings * group.drawable.aspect));
  const open = size > host.size * 0.8;
  const aft = open ? 0 : -facing(host) * widthOf(host) * 0.3;
  return {
    ...item,
    size,
    x: host.x + aft + spread(guest) * (room / 2) * (open ? 0.8 : 0.4),
    y: host.y + (host.drawable.top?.y ?? -0.12) * host.size * (open ? 0.6 : 1),
    depth: host.depth + (open ? 0.002 : -0.002),
    mirrored: host.mirrored,
    standsOn: 'nothing',
  };
}

/** Clear of the host's top; the host was made small enough for both. */
function above(guest: Guest): Item {
  const { scene, host, item } = guest;
  const top = host.y - host.size;
  const gap = scene.height * 0.035;
  const room = Math.max(scene.height * 0.1, top - gap - scene.height * 0.03);
  const size = Math.min(
    Math.max(item.size, host.size * 0.3),
    room,
    (scene.width * 0.7) / (item.drawable.aspect * guest.siblings),
  );
  const step = size * item.drawable.aspect * 1.08;
  const offset = (guest.position - (guest.siblings - 1) / 2) * step;
  // what flies has the sky to itself, the rest hovers close by
  const airy = item.drawable.habitat === 'air' || item.drawable.habitat === 'sky';
  const rise = airy ? Math.max(0, (room - size) * 0.4) : 0;
  return {
    ...item,
    size,
    x: host.x + offset,
    y: top - gap - rise,
    depth: Math.max(0, host.depth - 0.01),
    standsOn: 'nothing',
  };
}

/** Beside the host and tilted towards it; before it where it is as wide as a wall. */
function leaning(guest: Guest): Item {
  const { host, item } = guest;
  const wall = host.drawable.kind === 'building' || widthOf(host) > item.size * 1.6;
  const side = guest.random.chance(0.5) ? 1 : -1;
  const size = Math.min(Math.max(item.size, host.size * 0.3), host.size * 1.05);
  const tilt = isAlive(item.drawable) ? 0.1 : 0.24;
  const reach = wall
    ? widthOf(host) * 0.24
    : widthOf(host) / 2 + Math.sin(tilt) * size * 0.9 + size * item.drawable.aspect * 0.2;
  return {
    ...item,
    size,
    x: host.x + side * (reach + spread(guest) * size * 0.2),
    y: host.y + (wall ? guest.scene.height * 0.012 : 0),
    turn: -side * tilt,
    depth: host.depth - 0.01,
    mirrored: item.drawable.mirrors !== false && side > 0,
    standsOn: 'ground',
  };
}

/** Its top where the host lets things hang. */
function hanging(guest: Guest): Item {
  const { host, item } = guest;
  const { hang, parts } = affords(host.drawable);
  const branch = parts?.get('branch');
  const [x, y] = hang ?? (branch ? [branch.right, branch.y] : [0, -0.98]);
  const size = Math.min(relativeSize(guest, 0.6, 0.14, 0.5), Math.abs(y) * host.size * 0.8);
  return {
    ...item,
    size,
    x: host.x + facing(host) * x * host.size + spread(guest) * widthOf(host) * 0.3,
    y: host.y + y * host.size + size,
    depth: host.depth - 0.004,
    standsOn: 'nothing',
  };
}

/** On the face of the host: a picture on a wall, a sticker on a box. */
function fixed(guest: Guest): Item {
  const { host, item } = guest;
  const size = Math.min(
    relativeSize(guest, 0.6, 0.16, 0.42),
    (widthOf(host) * 0.7) / (item.drawable.aspect * guest.siblings),
  );
  return {
    ...item,
    size,
    x: host.x + spread(guest) * widthOf(host) * 0.28,
    y: host.y - host.size * 0.6 + size / 2,
    depth: host.depth - 0.004,
    standsOn: 'nothing',
  };
}

/** In a ring: half of them behind, half before, all turned to the middle. */
function around(guest: Guest): Item {
  const { scene, host, item, siblings, position } = guest;
  if (siblings === 1) return inFrontOf(guest);
  const size = Math.min(item.size, Math.max(relativeSize(guest, 0.6, 0.3, 1.6), scene.height * 0.16));
  const width = size * item.drawable.aspect;
  const angle = Math.PI * (0.5 + (2 * (position + 0.5)) / siblings);
  const wide = widthOf(host) / 2 + width * 0.62;
  const deep = Math.min(scene.height * 0.1, host.size * 0.3 + size * 0.1);
  const x = host.x + Math.cos(angle) * Math.min(wide * 1.15, scene.width * 0.42);
  const y = Math.min(scene.height * 0.97, host.y + Math.sin(angle) * deep);
  return {
    ...item,
    size: size * (1 + Math.sin(angle) * 0.06),
    x,
    y,
    depth: Math.min(1, Math.max(0, host.depth - Math.sin(angle) * 0.06)),
    mirrored: item.drawable.mirrors !== false && x > host.x,
    standsOn: host.standsOn === 'water' ? 'water' : 'ground',
  };
}

/** Low around its foot, before it. */
function curled(guest: Guest): Item {
  const { scene, host, item } = guest;
  const size = Math.min(item.size, (widthOf(host) * 1.5) / item.drawable.aspect, host.size * 0.9);
  return {
    ...item,
    size,
    x: host.x + widthOf(host) * 0.12,
    y: Math.min(scene.height * 0.96, host.y + scene.height * 0.02),
    depth: Math.max(0, host.depth - 0.02),
    standsOn: 'ground',
  };
}

/** On its side, half-way up. */
function climbing(guest: Guest): Item {
  const { host, item } = guest;
  const size = Math.min(relativeSize(guest, 0.7, 0.2, 0.55), host.size * 0.6);
  const narrow = widthOf(host) < size * 1.2;
  return {
    ...item,
    size,
    x: host.x + (narrow ? widthOf(host) * 0.1 : widthOf(host) * 0.16) + spread(guest) * widthOf(host) * 0.3,
    y: host.y - host.size * (narrow ? 0.24 : 0.34) - guest.position * size * 0.5,
    depth: host.depth - 0.004,
    standsOn: 'nothing',
  };
}

/** On a saddle or a chair; the guest's foot is where it sits. */
function seated(guest: Guest): Item {
  const { host, item } = guest;
  const [x, y] = host.drawable.seat ?? [0, -0.85];
  const room = widthOf(host) * 0.8;
  return {
    ...item,
    // a child's bicycle is as small as the child
    size: relativeSize(guest, 1, isCycle(host.drawable) ? 0.78 : 0.2, 2.4),
    x: host.x + facing(host) * x * host.size + spread(guest) * room * 0.5,
    y: host.y + y * host.size,
    depth: host.depth - 0.002,
    mirrored: host.mirrored,
    standsOn: 'seat',
  };
}

const PLACERS: Partial<Record<RelationKind, (guest: Guest) => Item>> = {
  on,
  under,
  behind,
  'in-front-of': inFrontOf,
  holding: held,
  inside,
  above,
  'leaning-on': leaning,
  'hanging-from': hanging,
  'hanging-on': fixed,
  around,
  'curled-around': curled,
  climbing,
};

function placerOf(kind: RelationKind, guest: Guest): (guest: Guest) => Item {
  const { drawable } = guest.host;
  const goesAboard = drawable.floats === true && (kind === 'on' || kind === 'inside' || kind === 'riding');
  if (goesAboard && drawable.kind === 'vehicle') return aboard;
  if (guest.item.drawable.kind === 'person' && isSeat(kind, drawable) && !isLying(guest)) return seated;
  if (kind === 'riding') return on;
  return PLACERS[kind] ?? beside;
}

const beside = (guest: Guest): Item => guest.item;

function keepInFrame(scene: Scene, item: Item): Item {
  const half = widthOf(item) / 2;
  if (half * 2 > scene.width) return item;
  return { ...item, x: Math.min(scene.width - half - 1, Math.max(half + 1, item.x)) };
}

import { is } from '../../../catalogue/traits.js';
import { lies } from '../../affords.js';
import type { Item } from '../../scene.js';
import { facing, placeInRow, relativeSize, spread, widthOf } from './guest.js';
import type { Guest } from './guest.js';

/** How high it is below a sofa on legs, in its own heights. */
const LOW = 0.3;
/** How wide it is between the drawers of a desk, in its heights: its back is closed, and who is there is before that. */
const KNEES = 0.66;

export function under(guest: Guest): Item {
  const { scene, host, item } = guest;
  const table = host.drawable.kind === 'furniture';
  if (host.drawable.kind === 'vehicle' && lies(item.drawable)) return underBody(guest);
  // whom the picture is about stands before us, with the bridge above and behind
  const subject = scene.brief.subjects[guest.group.subject];
  const main = host.drawable.kind === 'building' && (subject?.salience ?? 0) >= 0.9 && guest.siblings === 1;
  if (main) {
    const size = Math.min(Math.max(item.size, scene.height * 0.4), host.size * 1.1, scene.height * 0.62);
    return { ...item, size, x: host.x, y: scene.height * 0.95, depth: Math.max(0, host.depth - 0.1) };
  }
  // what is no larger than we are shows how large things below it are
  const real = host.drawable.height < 1.3 ? (guest.group.metres / host.drawable.height) * 1.25 : 1;
  // between the legs of a sofa there is little room
  const room = is(host.drawable.concept, 'couch') ? LOW : table ? 0.62 : 0.6;
  const closed = is(host.drawable.concept, 'closed-back') && guest.siblings === 1;
  const between = closed ? (host.size * KNEES) / item.drawable.aspect : Infinity;
  const size = Math.min(item.size, host.size * Math.min(room, Math.max(0.22, real)), between);
  const side = guest.random.chance(0.5) ? 1 : -1;
  const offset = guest.siblings > 1 ? spread(guest) * 0.34 : table ? 0 : side * 0.2;
  return {
    ...item,
    size,
    x: host.x + offset * widthOf(host),
    y: Math.min(scene.height * 0.97, host.y + (table ? -host.size * 0.02 : scene.height * 0.025)),
    depth: host.depth + (closed ? -0.002 : table ? 0.002 : -0.02),
    mirrored: item.drawable.mirrors !== false && offset > 0,
  };
}

/** Metres: how high somebody is who lies on the back. */
const LYING = 0.42;

/** Who lies under a car has head and arms under it, and the legs out behind. */
function underBody({ host, item }: Guest): Item {
  const size = (host.size * LYING) / host.drawable.height;
  const way = facing(host);
  const x = host.x - way * (widthOf(host) / 2 - size * item.drawable.aspect * 0.12);
  return { ...item, size, x, y: host.y, depth: host.depth + 0.002, mirrored: way > 0, standsOn: 'ground' };
}

/** About half of it shows, the head where it has one: who is hidden is still to be known. */
export function behind(guest: Guest): Item {
  const { scene, host, item } = guest;
  const free = { left: host.x - widthOf(host) / 2, right: scene.width - host.x - widthOf(host) / 2 };
  const roomier = free.right === free.left ? (guest.random.chance(0.5) ? 1 : -1) : free.right > free.left ? 1 : -1;
  const side = Math.sign(placeInRow(guest) ?? 0) || roomier;
  const hidden = item.size < host.size * 1.15;
  const reach = (widthOf(host) + widthOf(item)) / 2;
  // what is said to be hidden shows less of itself than what is only behind
  const said = scene.brief.told?.includes('hidden');
  const half = said
    ? Math.max(widthOf(host) / 2 - widthOf(item) * 0.16, widthOf(item) * 0.16)
    : widthOf(host) / 2 + widthOf(item) * 0.08;
  const over = scene.brief.told?.includes('over-fence') === true;
  const aside = over ? 0 : hidden ? half : reach * 0.35;
  const offset = guest.siblings > 1 ? spread(guest) * reach : side * aside;
  const level = Math.max(scene.horizon + scene.height * 0.01, host.y - scene.height * 0.05);
  // where there is no room beside the host it looks over its top
  const peeks =
    item.drawable.aspect < 1.1 &&
    guest.siblings === 1 &&
    hidden &&
    !over &&
    Math.max(free.left, free.right) < widthOf(item) * 0.7;
  const looksOut = hidden && guest.siblings === 1 && !peeks;
  return {
    ...item,
    x: host.x + (peeks ? side * widthOf(host) * 0.14 : offset),
    y: peeks ? Math.min(level, host.y - host.size + item.size * 0.45) : level,
    standsOn: peeks ? 'nothing' : host.standsOn === 'water' ? 'water' : 'ground',
    depth: Math.min(1, host.depth + 0.08),
    mirrored: item.drawable.mirrors !== false && (looksOut ? offset < 0 : offset > 0),
  };
}

/** The share of the height that people fill at least where they stand before something. */
const PEOPLE = 0.36;

export function inFrontOf(guest: Guest): Item {
  const { scene, host, item, group } = guest;
  const side = guest.random.chance(0.5) ? 1 : -1;
  const row = placeInRow(guest);
  const own = guest.siblings > 1 ? spread(guest) * 0.5 : side * 0.24;
  const share = guest.part.to - guest.part.from;
  const offset = row === undefined ? own : (row * 0.5 + (guest.siblings > 1 ? own * share : 0)) * 0.9;
  // what is narrower in the world stays narrower: a rowing boat before a liner
  const narrower = group.metres * item.drawable.aspect < host.drawable.height * host.drawable.aspect * 0.8;
  const widest = narrower ? (widthOf(host) * 0.6) / item.drawable.aspect : item.size;
  // it must be seen, also before a large thing
  const least = Math.min(host.size * 0.5, (widthOf(host) * 0.34) / item.drawable.aspect);
  const taller = group.metres > host.drawable.height ? 2.2 : 0.9;
  // who stands before a thing is known, as far as all of them have room
  const room = (scene.width * 0.9) / (guest.siblings * item.drawable.aspect);
  const known = item.drawable.kind === 'person' ? Math.min(item.size, room, scene.height * PEOPLE) : 0;
  // who is before a house is nearer to us than to its door
  const near = item.drawable.kind === 'person' && host.drawable.kind === 'building' && host.standsOn === 'ground';
  const fit = Math.max(least, known, Math.min(item.size, host.size * taller, widest));
  const size = near ? Math.max(fit, scene.height * (guest.siblings > 2 ? 0.29 : 0.38)) : fit;
  const lower = host.standsOn === 'nothing' ? 0 : near ? Math.max(0.085, 0.92 - host.y / scene.height) : 0.085;
  return {
    ...item,
    size,
    x: host.x + offset * Math.max(widthOf(host), (guest.siblings * size * item.drawable.aspect) / share),
    y: Math.min(scene.height * 0.95, host.y + scene.height * lower),
    standsOn: host.standsOn === 'item' || host.standsOn === 'seat' ? 'ground' : host.standsOn,
    depth: Math.max(0, host.depth - 0.1),
    mirrored: item.drawable.mirrors !== false && offset > 0,
  };
}

/** What is no higher, as a share of the picture, lies well below what is above it. */
const LOW_DOWN = 0.2;

/** Clear of the host's top; the host was made small enough for both. */
export function above(guest: Guest): Item {
  const { scene, host, item } = guest;
  const top = host.y - host.size;
  // right below a shelf a knife would seem to hang from it
  const low = host.size < scene.height * LOW_DOWN && item.drawable.habitat !== 'air' && item.drawable.habitat !== 'sky';
  const gap = scene.height * (low ? 0.17 : 0.055);
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

/** What flies is in the air on all sides of it; one alone is at the side of its top. */
function flyingAround({ scene, host, item, siblings, position, random }: Guest, size: number): Item {
  const aside = random.fork('aside').chance(0.5) ? 0.25 : 0.75;
  const angle = Math.PI * (0.9 + 1.2 * (siblings === 1 ? aside : (position + 0.5) / siblings));
  const wide = Math.min(widthOf(host) * 0.5 + size * item.drawable.aspect * 0.7, scene.width * 0.42);
  const x = host.x + Math.cos(angle) * wide * 1.1;
  const y = host.y - host.size * 0.5 + Math.sin(angle) * (host.size * 0.5 + size * 0.4) + size * 0.5;
  return {
    ...item,
    size,
    x,
    y: Math.max(y, size * 1.05),
    depth: host.depth - 0.01 * (position % 2 ? 1 : -1),
    mirrored: item.drawable.mirrors !== false && x > host.x,
    standsOn: 'nothing',
  };
}

/** So much smaller than what it flies about a bird is seen from afar. */
const SPECK = 0.03;

/** So much of the height of what is in the middle the ring may have that is hidden behind it. */
const HIDDEN = 0.7;

/** In a ring: half of them behind, half before, all turned to the middle. */
export function around(guest: Guest): Item {
  const { scene, host, item, siblings, position } = guest;
  const size = Math.min(item.size, Math.max(relativeSize(guest, 0.6, 0.3, 1.6), scene.height * 0.16));
  const width = size * item.drawable.aspect;
  if (item.drawable.habitat === 'air') {
    const most = guest.group.metres < host.drawable.height * SPECK ? scene.height * 0.1 : host.size * 0.34;
    return flyingAround(guest, Math.min(size, most));
  }
  if (siblings === 1) return inFrontOf(guest);
  // behind who is in the air one would hang between their legs
  const leaps = host.attributes.includes('jumping');
  // of an odd number of low ones one would be behind it and not be seen: the ring is turned
  const turned = siblings % 2 === 1 && size < host.size * HIDDEN ? 0.85 : 0;
  const angle = leaps
    ? (Math.PI * (position + 0.5)) / siblings
    : Math.PI * (0.5 + turned + (2 * (position + 0.5)) / siblings);
  const wide = widthOf(host) / 2 + width * 0.62;
  // people stand on one floor, whatever is behind it
  const deepest = item.drawable.kind === 'person' ? 0.05 : 0.13;
  const deep = Math.min(scene.height * deepest, host.size * 0.3 + size * 0.1);
  // those before stand closer together than those behind: none hides another
  const open = 1.15 * (1 - 0.4 * Math.sin(angle));
  const x = host.x + Math.cos(angle) * Math.min(wide * open, scene.width * 0.44);
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

import { is } from '../../../catalogue/traits.js';
import { affords, isAlive } from '../../affords.js';
import type { Item } from '../../scene.js';
import { facing, placeInRow, relativeSize, spread, widthOf } from './guest.js';
import type { Guest } from './guest.js';

/** Its top where the host lets things hang. */
export function hanging(guest: Guest): Item {
  const { host, item } = guest;
  const { hang, parts } = affords(host.drawable);
  const branch = parts?.get('branch');
  const [x, y] = hang ?? (branch ? [branch.right, branch.y] : [0, -0.98]);
  const size = Math.min(relativeSize(guest, 0.6, 0.14, 0.5), Math.abs(y) * host.size * 0.8);
  // those that share a rack have an arm each
  const arm = hang && (placeInRow(guest) ?? (guest.siblings > 1 ? spread(guest) : undefined));
  const aside = arm === undefined ? facing(host) * x * host.size : Math.sign(arm) * x * host.size;
  return {
    ...item,
    size,
    x: host.x + aside + (arm === undefined ? spread(guest) * widthOf(host) * 0.3 : 0),
    y: host.y + y * host.size + size,
    depth: host.depth - 0.004,
    standsOn: 'nothing',
  };
}

/** On the face of the host: a picture on a wall, a sticker on a box. */
export function fixed(guest: Guest): Item {
  const { host, item } = guest;
  const { writing } = affords(host.drawable);
  // what is printed on a mug or a shirt is where its words would be
  if (writing && host.drawable.kind !== 'building') {
    const [wide, high] = [(writing.right - writing.left) * host.size, (writing.bottom - writing.top) * host.size];
    const own = Math.min(high, (wide * 0.96) / (item.drawable.aspect * guest.siblings));
    return {
      ...item,
      size: own,
      x: host.x + (facing(host) * (writing.left + writing.right) * host.size) / 2 + spread(guest) * wide * 0.3,
      y: host.y + ((writing.top + writing.bottom) * host.size) / 2 + own / 2,
      depth: host.depth - 0.004,
      standsOn: 'nothing',
    };
  }
  // a jacket on a hanger is the larger of the two, its shoulders on those of the hanger
  const clothes = is(item.drawable.concept, 'garment') || is(host.drawable.concept, 'hanger');
  if (clothes && guest.group.metres > host.drawable.height * 1.2 && host.drawable.kind === 'object') {
    const shoulders = host.y - host.size * 0.55;
    // and its hem is in the picture
    const room = guest.scene.height * 0.95 - shoulders;
    const hung = Math.min((widthOf(host) * 1.06) / item.drawable.aspect, room);
    const y = shoulders + hung;
    return { ...item, size: hung, x: host.x, y, depth: host.depth - 0.004, standsOn: 'nothing' };
  }
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

/** On its side, half-way up. */
export function climbing(guest: Guest): Item {
  const { host, item, scene } = guest;
  const size = Math.min(relativeSize(guest, 0.7, 0.2, 0.55), host.size * 0.6);
  // a tree is climbed by its trunk, below the leaves
  if (host.drawable.kind === 'plant' && guest.siblings === 1) {
    const y = Math.min(host.y - host.size * 0.17, scene.height * 0.88);
    return { ...item, size, x: host.x, y, depth: host.depth - 0.004, standsOn: 'nothing' };
  }
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

/** How much of a wall a row before it takes. */
const IN_ROW = 0.84;

/** Beside the host and tilted towards it; before it where it is as wide as a wall. */
export function leaning(guest: Guest): Item {
  const { host, item } = guest;
  const wall = host.drawable.kind === 'building' || widthOf(host) > item.size * 1.6;
  const side = guest.random.chance(0.5) ? 1 : -1;
  const wished = Math.min(Math.max(item.size, host.size * 0.3), host.size * 1.05);
  // many before a wall are in a row: at its ends they would be two heaps
  const row = wall && guest.siblings > 2 ? Math.min(widthOf(host), guest.scene.width) * IN_ROW : undefined;
  const size = row === undefined ? wished : Math.min(wished, row / guest.siblings / item.drawable.aspect);
  // a sofa against a wall stands
  const stands = item.drawable.kind === 'furniture' || item.drawable.kind === 'building' || item.drawable.aspect > 1.6;
  // both feet of a ladder are on the ground: seen from the front it does not tilt
  const level = wall && is(item.drawable.concept, 'step');
  const tilt = isAlive(item.drawable) ? 0.1 : stands || level || row !== undefined ? 0 : 0.24;
  const reach = wall
    ? widthOf(host) * 0.24
    : widthOf(host) / 2 + Math.sin(tilt) * size * 0.9 + size * item.drawable.aspect * 0.2;
  return {
    ...item,
    size,
    x:
      host.x +
      (row === undefined
        ? side * (reach + spread(guest) * size * 0.2)
        : (spread(guest) * (row - size * item.drawable.aspect)) / 2),
    y: host.y + (wall ? guest.scene.height * 0.012 : 0),
    turn: -side * tilt,
    depth: host.depth - 0.01,
    mirrored: item.drawable.mirrors !== false && side > 0,
    standsOn: 'ground',
  };
}

/** Low around its foot, before it. */
export function curled(guest: Guest): Item {
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

import { offerOf } from '../../../catalogue/affordances.js';
import { is } from '../../../catalogue/traits.js';
import type { Item } from '../../scene.js';
import { facing, relativeSize, spread, turnsWith, widthOf } from './guest.js';
import type { Guest } from './guest.js';

/** Whoever is in an open boat stands behind its side; on a larger one, aft on deck, where no sail hides them. */
export function aboard(guest: Guest): Item {
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
    mirrored: turnsWith(host, item),
    standsOn: 'nothing',
  };
}

/** Where the window of a car begins, in its heights. */
const SILL = 0.62;

/** Who drives a car is seen through its window: head and shoulders. */
export function atTheWheel(guest: Guest): Item {
  const { host, item } = guest;
  // without a roof one sees them to the chest
  const open = is(host.drawable.concept, 'open');
  const sill = host.y - host.size * (open ? 0.55 : SILL);
  // children are smaller than who drives
  const size = host.size * (open ? 1.3 * Math.min(1, Math.max(0.78, guest.group.metres / 1.65)) : 0.9);
  // those of other kinds who share the car sit on their own part of the seats
  const { from, to } = guest.part;
  const alone = to - from === 1;
  const along = alone ? spread(guest) : (from + ((to - from) * (guest.position + 0.5)) / guest.siblings) * 2 - 1;
  const several = !alone || guest.siblings > 1;
  // no one sits before the windscreen
  const middle = open ? (several ? -0.075 : -0.03) : several ? -0.05 : -0.015;
  // of three the first would be on the bonnet of a car whose windows are short
  const reach = open ? 0.14 : guest.siblings > 2 ? 0.12 : 0.17;
  const x = host.x + facing(host) * widthOf(host) * (middle + along * reach);
  return {
    ...item,
    size,
    x,
    // below the roof, behind the glass
    y: open ? sill + size * 0.62 : host.y + host.size * 0.01,
    ...(!open && { veil: 0.16 }),
    depth: host.depth - 0.002,
    mirrored: turnsWith(host, item),
    standsOn: 'nothing',
    cut: { x, y: sill, half: size * 0.3, sag: 0 },
  };
}

/** How much of somebody shows over a sill: head and shoulders. */
const SHOWN = { person: 0.27, other: 0.4 };

/** Who flies a plane or drives a bus is seen in its window, who is in a balloon over the rim of its basket. */
export function inCabin(guest: Guest): Item {
  const { host, item } = guest;
  const [forward, up, tall] = offerOf(host.drawable.concept).cabin ?? [0, 0.5, 0.3];
  const sill = host.y - up * host.size;
  const shown = item.drawable.kind === 'person' ? SHOWN.person : SHOWN.other;
  const size = ((tall * host.size) / shown) * (guest.siblings > 1 ? 0.85 : 1);
  // who rides along looks out behind who drives
  const step = guest.position * size * 0.24;
  const middle = forward * widthOf(host) - step + (forward === 0 ? ((guest.siblings - 1) * size * 0.24) / 2 : 0);
  const x = host.x + facing(host) * middle;
  return {
    ...item,
    size,
    x,
    y: sill + size * (1 - shown),
    depth: host.depth - 0.002 + guest.position * 0.0002,
    mirrored: turnsWith(host, item),
    standsOn: 'nothing',
    cut: { x, y: sill, half: size * 0.3, sag: 0 },
  };
}

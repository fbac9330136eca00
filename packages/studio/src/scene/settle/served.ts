import type { Brief } from '../../language/brief.js';
import { itemBox } from '../scene.js';
import type { Item } from '../scene.js';

/** So much of a dish's width is for what lies on it. */
const WITHIN = 0.66;

/** What is on another thing or in it, by what that is. */
export const dishesOf = ({ relations }: Brief): ReadonlyMap<number, number> =>
  new Map(
    relations.filter(({ kind }) => kind === 'on' || kind === 'inside').map(({ subject, object }) => [subject, object]),
  );

/** Looked down on, what is on a plate or in a bowl lies in the middle of it, side by side. */
export function servedFromAbove(hosts: ReadonlyMap<number, number>, items: readonly Item[]): readonly Item[] {
  const lain = new Map<Item, Item>();
  const dishes = [...new Set(hosts.values())];
  // the plate before the toast on it, and the toast before its egg
  for (const host of dishes.toSorted((one, other) => depthOf(hosts, one) - depthOf(hosts, other))) {
    const told = items.find(({ subject }) => subject === host);
    const dish = told && (lain.get(told) ?? told);
    const guests = items.filter(({ subject }) => subject !== undefined && hosts.get(subject) === host);
    if (!dish || guests.length === 0) continue;
    // a dish that has a plate of its own needs no other
    const only = guests.length === 1 ? guests[0] : undefined;
    if (
      only &&
      only.drawable.aspect === 1 &&
      dish.drawable.aspect === 1 &&
      only.drawable.height > dish.drawable.height * 0.8
    ) {
      lain.set(only, laid(only, dish.x, dish.y - dish.size / 2, dish.size));
      continue;
    }
    for (const [guest, place] of spread(dish, guests)) lain.set(guest, place);
  }
  return items.map((item) => lain.get(item) ?? item);
}

/** How many are below it. */
function depthOf(hosts: ReadonlyMap<number, number>, host: number): number {
  let depth = 0;
  for (let at = hosts.get(host); at !== undefined && depth < hosts.size; at = hosts.get(at)) depth++;
  return depth;
}

/** Few in a row, more in rings. */
function spread(dish: Item, guests: readonly Item[]): (readonly [Item, Item])[] {
  const box = itemBox(dish);
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const wide = box.right - box.left;
  // on a long board they lie side by side
  if (wide > (box.bottom - box.top) * 1.6) {
    const each = (wide * 0.74) / guests.length;
    return guests.map((guest, index) => {
      const x = middle.x + (index - (guests.length - 1) / 2) * each;
      return [guest, laid(guest, x, middle.y, Math.min((each * 0.94) / guest.drawable.aspect, wide * 0.3))] as const;
    });
  }
  const room = Math.min(wide, box.bottom - box.top) * WITHIN;
  if (guests.length < 3) {
    const share = guests.length === 1 ? 1 : 0.52;
    return guests.map((guest, index) => {
      const x = middle.x + (index - (guests.length - 1) / 2) * room * share;
      return [guest, laid(guest, x, middle.y, (room * share) / Math.max(1, guest.drawable.aspect))] as const;
    });
  }
  // of many the last one is in the middle
  const ring = guests.length > 6 ? guests.length - 1 : guests.length;
  const share = Math.min(0.5, 2.1 / (ring + 1));
  return guests.map((guest, index) => {
    const angle = -Math.PI / 2 + (index / ring) * Math.PI * 2;
    const away = index < ring ? (room - room * share) / 2 : 0;
    const [x, y] = [middle.x + Math.cos(angle) * away, middle.y + Math.sin(angle) * away];
    return [guest, laid(guest, x, y, (room * share) / Math.max(1, guest.drawable.aspect))] as const;
  });
}

/** Nothing of a bowl is before what one sees in it from above. */
function laid({ cut: _cut, ...guest }: Item, x: number, middle: number, size: number): Item {
  return { ...guest, x, y: middle + size / 2, size, standsOn: 'nothing', turn: 0 };
}

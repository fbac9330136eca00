import { boxAround } from './scene.js';
import type { Item, Scene } from './scene.js';

/** So much of a dish's width is for what lies on it. */
const WITHIN = 0.66;

/** Looked down on, what is on a plate or in a bowl lies in the middle of it, side by side. */
export function servedFromAbove({ brief, setting }: Scene, items: readonly Item[]): readonly Item[] {
  if (setting !== 'flat-lay') return items;
  const hosts = new Map(
    brief.relations.filter(({ kind }) => kind === 'on' || kind === 'inside').map((each) => [each.subject, each.object]),
  );
  const lain = new Map<Item, Item>();
  for (const host of new Set(hosts.values())) {
    const dish = items.find(({ subject }) => subject === host);
    const guests = items.filter(({ subject }) => subject !== undefined && hosts.get(subject) === host);
    if (!dish || guests.length === 0 || hosts.has(host)) continue;
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

/** Few in a row, more in rings. */
function spread(dish: Item, guests: readonly Item[]): (readonly [Item, Item])[] {
  const box = boxAround([dish]);
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
  const room = Math.min(box.right - box.left, box.bottom - box.top) * WITHIN;
  const ring = guests.length > 2 ? guests.length - (guests.length > 6 ? 1 : 0) : 0;
  const share = guests.length === 1 ? 1 : guests.length === 2 ? 0.52 : Math.min(0.5, 2.1 / (ring + 1));
  return guests.map((guest, index) => {
    const size = (room * share) / Math.max(1, guest.drawable.aspect);
    const angle = -Math.PI / 2 + (index / Math.max(1, ring)) * Math.PI * 2;
    const away = (room - room * share) / 2;
    const [dx, dy] =
      guests.length === 1
        ? [0, 0]
        : guests.length === 2
          ? [(index - 0.5) * room * share, 0]
          : index >= ring
            ? [0, 0]
            : [Math.cos(angle) * away, Math.sin(angle) * away];
    return [guest, laid(guest, middle.x + dx, middle.y + dy, size)] as const;
  });
}

/** Nothing of a bowl is before what one sees in it from above. */
function laid({ cut: _cut, ...guest }: Item, x: number, middle: number, size: number): Item {
  return { ...guest, x, y: middle + size / 2, size, standsOn: 'nothing', turn: 0 };
}

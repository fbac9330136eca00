import { isHandAct } from '../../catalogue/acts.js';
import type { Edge } from '../edges.js';
import { handOf, strung } from './leads.js';
import type { Strap } from './leads.js';
import { farthestFirst } from '../scene.js';
import type { Item } from '../scene.js';

const REIN: Strap = { ink: [92, 56, 40], sag: 0.1, thick: 0.011 };

/** Who rides with empty hands has the reins in them: from the corner of the mouth, where we see one, to the hands. */
export function withReins(items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const of = (subject: number): Item[] => items.filter((item) => item.subject === subject && !item.worn);
  const reins = edges.flatMap(({ kind, guest, host }): Item[] => {
    if (kind !== 'riding' || edges.some((each) => each.kind === 'holding' && each.guest === guest)) return [];
    const mounts = of(host).filter(({ drawable }) => drawable.kind === 'animal' && drawable.bit !== undefined);
    return of(guest).flatMap((rider): Item[] => {
      const [mount] = mounts.toSorted((one, other) => Math.abs(one.x - rider.x) - Math.abs(other.x - rider.x));
      return mount && hasFreeHands(rider) && rider.mirrored === mount.mirrored ? [rein(rider, mount)] : [];
    });
  });
  if (reins.length === 0) return items;
  return [...items, ...reins].toSorted(farthestFirst);
}

const hasFreeHands = ({ drawable, attributes, standsOn }: Item): boolean =>
  drawable.kind === 'person' &&
  standsOn === 'seat' &&
  attributes.includes('riding') &&
  !attributes.some((word) => word === 'hands-full' || isHandAct(word));

function rein(rider: Item, mount: Item): Item {
  const [along, up] = mount.drawable.bit ?? [0, -1];
  const bit = [mount.x + along * mount.size * (mount.mirrored ? -1 : 1), mount.y + up * mount.size] as const;
  return strung(rider, mount, handOf(rider), bit, REIN);
}

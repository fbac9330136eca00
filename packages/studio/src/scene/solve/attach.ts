import { is } from '../../catalogue/traits.js';
import { affords, hasCabin } from '../affords.js';
import type { PlacingKind, RelationKind } from '../../catalogue/relations.js';
import type { Random } from '../../paint/kit/random.js';
import { isSeat, walksOn } from '../bearing.js';
import type { Group } from '../groups.js';
import { aboard, atTheWheel, inCabin } from './placers/aboard.js';
import { on } from './placers/carried.js';
import { held } from './placers/held.js';
import { isLying, widthOf } from './placers/guest.js';
import type { Guest } from './placers/guest.js';
import { climbing, curled, fixed, hanging, leaning } from './placers/hanging.js';
import { inside } from './placers/inside.js';
import { onLap, seated } from './placers/mounted.js';
import { above, around, behind, inFrontOf, under } from './placers/near.js';
import type { Item, Scene } from '../scene.js';

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
  all: readonly Item[],
  make: (index: number) => Item,
  random: Random,
): Item[] {
  const stack = scene.brief.subjects[attachment.host.subject]?.arrangement;
  const piled = attachment.kind === 'on' && (stack === 'stack' || stack === 'column');
  const hosts = piled ? topmost(all) : sharedHosts(attachment.kind, group.count, all);
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

/** What is on a stack stands on the uppermost. */
function topmost(hosts: readonly Item[]): readonly Item[] {
  const [first] = hosts;
  if (!first) return hosts;
  return [hosts.reduce((best, host) => (host.y - host.size < best.y - best.size ? host : best), first)];
}

/** Three umbrellas above two jugs are above both of them, not two above one. */
function sharedHosts(kind: RelationKind, count: number, hosts: readonly Item[]): readonly Item[] {
  const near = kind === 'above' || kind === 'behind' || kind === 'in-front-of' || kind === 'under' || kind === 'around';
  const [first] = hosts;
  if (!near || !first || hosts.length < 2 || (count % hosts.length === 0 && kind !== 'around')) return hosts;
  const middle = hosts.reduce((sum, { x }) => sum + x, 0) / hosts.length;
  const highest = hosts.reduce((best, host) => (host.y - host.size < best.y - best.size ? host : best), first);
  return [{ ...highest, x: middle }];
}

const PLACERS: Record<PlacingKind, (guest: Guest) => Item> & Partial<Record<RelationKind, (guest: Guest) => Item>> = {
  on,
  riding: on,
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
  const open = drawable.kind !== 'animal' && drawable.kind !== 'person';
  if (guest.on === 'mouth' && open && (kind === 'on' || kind === 'inside')) return inside;
  const goesAboard = drawable.floats === true && (kind === 'on' || kind === 'inside' || kind === 'riding');
  if (goesAboard && drawable.kind === 'vehicle') return aboard;
  if (guest.on === 'lap' && kind === 'on' && drawable.kind === 'person') return onLap;
  const drives = guest.item.drawable.kind === 'person' || guest.item.attributes.includes('at-wheel');
  if (drives && is(drawable.concept, 'car') && (kind === 'riding' || kind === 'inside')) return atTheWheel;
  // sand is on the bed of a truck, not at its wheel
  const { kind: what } = guest.item.drawable;
  const rides = (what === 'person' || what === 'animal') && guest.on !== 'back';
  const load = kind === 'inside' && !rides && affords(drawable).mouth !== undefined;
  if ((kind === 'riding' || kind === 'inside') && hasCabin(drawable.concept) && !load) return inCabin;
  const falls = guest.item.attributes.includes('toppling');
  const onFoot = falls || walksOn(drawable, guest.item.attributes);
  const sits = (guest.item.drawable.kind === 'person' && !onFoot) || guest.item.attributes.includes('cycling');
  if (sits && isSeat(kind, drawable) && !isLying(guest)) return seated;
  return PLACERS[kind] ?? beside;
}

const beside = (guest: Guest): Item => guest.item;

function keepInFrame(scene: Scene, item: Item): Item {
  const half = widthOf(item) / 2;
  if (half * 2 > scene.width) return item;
  return { ...item, x: Math.min(scene.width - half - 1, Math.max(half + 1, item.x)) };
}

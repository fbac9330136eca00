import type { Attachment } from './attach.js';
import { TOUCHING, reachInto } from '../reach.js';
import type { Edge } from '../edges.js';
import type { Group } from '../groups.js';
import { extentOf, isFigure, rootOf } from '../no-giants.js';
import type { Item, Scene } from '../scene.js';

const widthOf = (item: Item): number => item.drawable.aspect * item.size;

/** Who carries something above itself takes the lower part of the picture, so that both are seen. */
export function makeRoomAbove(scene: Scene, attachments: ReadonlyMap<Group, Attachment>): void {
  for (const [guest, { kind, host }] of attachments) {
    if (kind !== 'above') continue;
    host.size = Math.min(
      Math.max(host.size, scene.height * leastBelow(guest, host)),
      scene.height * 0.42,
      (scene.width * 0.8) / host.drawable.aspect,
    );
    // a bottle above a bus is smaller, but still to be seen
    const least = Math.min(host.size, scene.height * 0.3) * 0.55;
    // what is long and flat is no wider than what it is above
    const wide = Math.max(host.size * host.drawable.aspect * 0.8, scene.width * 0.3) / guest.drawable.aspect;
    guest.size = Math.min(
      Math.max(guest.size, least),
      scene.height * 0.36,
      guest.drawable.aspect > 2 ? wide : Infinity,
    );
    trulyAbove(scene, guest, host);
    ofOneSize(scene, guest, host);
  }
}

/** How high what is below another thing is at least, as a share of the picture: a frisbee below a horse lies flat, a mouse below a picture is small. */
function leastBelow(guest: Group, host: Group): number {
  const small = host.metres * 2.5 < guest.metres && host.drawable.kind === 'animal';
  return small ? 0.12 : host.drawable.aspect > 1.5 ? 0.17 : 0.24;
}

/** How wide and high what is large above somebody is, as shares of the picture, how much larger than beside it who is below, and how high at least. */
const OVER = { wide: 0.72, high: 0.27, nearer: 1.5, least: 0.14 } as const;

/** What is below others and has a size that everybody knows. */
const KNOWN: ReadonlySet<string> = new Set(['person', 'animal', 'object', 'food']);
/** How broad a thing is, in metres, beside which a bird or a cup below it is seen to be small. */
const BROAD = 0.5;

/** A car on a bridge over a man is no toy, nor a bird below a couch or a skateboard a giant: both are as large as they are. */
function trulyAbove({ width, height }: Scene, guest: Group, host: Group): void {
  const { kind, habitat, aspect } = guest.drawable;
  const below = KNOWN.has(host.drawable.kind);
  const broad = kind === 'object' && guest.metres * aspect > BROAD && !isFigure(guest) && !isFigure(host);
  const large = (kind === 'vehicle' || kind === 'furniture' || broad) && habitat === 'ground';
  if (!large || !below || guest.count > 1 || guest.metres * aspect < host.metres * host.drawable.aspect) return;
  const most = Math.min((width * OVER.wide) / aspect, height * OVER.high);
  guest.size = Math.max(guest.size, Math.min(most, (host.size / host.metres) * guest.metres));
  const truly = (guest.size / guest.metres) * host.metres * OVER.nearer;
  host.size = Math.min(host.size, Math.max((height * OVER.least) / rootOf(host.drawable.aspect), truly));
}

/** So many times its size beside the other one the smaller of two may have, one of which is above the other, and the extent that it keeps. */
const NEAR_ENOUGH = { times: 1.3, least: 0.13 } as const;

/** A turtle below a backpack on its shelf is no larger than that: everybody knows both. */
function ofOneSize({ height }: Scene, guest: Group, host: Group): void {
  const isKnown = ({ drawable: { kind }, count }: Group): boolean =>
    (KNOWN.has(kind) || kind === 'furniture') && count === 1;
  if (![guest, host].every((group) => isKnown(group) && !isFigure(group))) return;
  const [small, large] = [guest, host].toSorted((one, other) => extentOf(one) - extentOf(other)) as [Group, Group];
  const most = (large.size / large.metres) * small.metres * NEAR_ENOUGH.times;
  const least = (height * NEAR_ENOUGH.least) / rootOf(small.drawable.aspect);
  small.size = Math.min(small.size, Math.max(most, least));
}

type Placed = Map<Group, Item[]>;

function middleOf(items: readonly Item[]): number {
  return items.reduce((sum, item) => sum + item.x, 0) / Math.max(1, items.length);
}

function shifted(items: readonly Item[], by: number): Item[] {
  return items.map((item) => ({ ...item, x: item.x + by }));
}

/** Keeps a whole group within the frame. */
function framed(scene: Scene, items: readonly Item[]): Item[] {
  const left = Math.min(...items.map((item) => item.x - widthOf(item) / 2));
  const right = Math.max(...items.map((item) => item.x + widthOf(item) / 2));
  if (right - left > scene.width) return [...items];
  const by = left < 0 ? -left : right > scene.width ? scene.width - right : 0;
  return shifted(items, by);
}

/** How far apart things are that belong together, as a share of the width. */
const gaps = new Map<Edge['kind'], number>([
  ['pushing', 0],
  ['following', 0.06],
  ['facing', 0.04],
  ['beside', 0.025],
]);

/** Satisfies what was said of things side by side, where the rows alone do not: sides, turns, touch, in between. */
export function settleSides(scene: Scene, edges: readonly Edge[], placed: Placed): void {
  const bySubject = new Map([...placed.keys()].map((group) => [group.subject, group]));
  for (const { kind, guest, host } of edges) {
    const first = bySubject.get(guest);
    const second = bySubject.get(host);
    if (!first || !second) continue;
    const guests = placed.get(first) ?? [];
    const hosts = placed.get(second) ?? [];
    if (kind === 'left-of' || kind === 'right-of') apart(scene, kind, first, second, placed);
    if (kind === 'facing' || kind === 'following' || kind === 'pushing') {
      const onRight = middleOf(guests) > middleOf(hosts);
      const turned = (items: readonly Item[], mirrored: boolean): Item[] =>
        items.map((item) => ({ ...item, mirrored: item.drawable.mirrors !== false && mirrored }));
      // a large animal is led: its leader walks before it
      const led =
        kind === 'following' &&
        !scene.brief.told?.includes('pursuit') &&
        hosts.every(({ drawable }) => drawable.kind === 'animal' && drawable.height > 1.2) &&
        guests.every(({ drawable }) => drawable.kind === 'person');
      if (led) {
        placed.set(first, turned(guests, !onRight));
        placed.set(second, turned(hosts, !onRight));
        draw(scene, 0.03, first, second, placed);
        continue;
      }
      placed.set(first, turned(guests, onRight));
      // who milks a cow sits behind it; others look at each other
      placed.set(
        second,
        turned(hosts, kind === 'facing' && !first.attributes.includes('milking') ? !onRight : onRight),
      );
    }
    // who pets an animal touches it
    const touching = kind === 'facing' && first.attributes.some((word) => TOUCHING.has(word));
    const inside = (reachInto(guests, hosts) * extent(hosts)) / scene.width;
    const gap = touching ? -0.05 - inside : gaps.get(kind);
    if (gap !== undefined) draw(scene, gap, first, second, placed);
  }
  enclose(scene, edges, bySubject, placed);
}

/** The one on the left is left of the other, whatever row each stands in. */
function apart(scene: Scene, kind: 'left-of' | 'right-of', first: Group, second: Group, placed: Placed): void {
  const sign = kind === 'left-of' ? -1 : 1;
  const [guests, hosts] = [placed.get(first) ?? [], placed.get(second) ?? []];
  const gap = (middleOf(guests) - middleOf(hosts)) * sign;
  const reach = (extent(guests) + extent(hosts)) / 2;
  if (gap >= reach * 0.9) return;
  const between = (middleOf(guests) + middleOf(hosts)) / 2;
  const wish = Math.min(reach * 1.06, scene.width * 0.56);
  placed.set(first, framed(scene, shifted(guests, between + (sign * wish) / 2 - middleOf(guests))));
  placed.set(second, framed(scene, shifted(hosts, between - (sign * wish) / 2 - middleOf(hosts))));
}

function extent(items: readonly Item[]): number {
  const left = Math.min(...items.map((item) => item.x - widthOf(item) / 2));
  return Math.max(...items.map((item) => item.x + widthOf(item) / 2)) - left;
}

/** Brings the first up to the second. */
function draw(scene: Scene, gap: number, first: Group, second: Group, placed: Placed): void {
  const [guests, hosts] = [placed.get(first) ?? [], placed.get(second) ?? []];
  const side = middleOf(guests) > middleOf(hosts) ? 1 : -1;
  const distance = (extent(guests) + extent(hosts)) / 2 + gap * scene.width;
  const by = middleOf(hosts) + side * distance - middleOf(guests);
  // both come towards each other, so that neither leaves the picture
  placed.set(first, framed(scene, shifted(guests, by / 2)));
  placed.set(second, framed(scene, shifted(hosts, -by / 2)));
}

/** "between two trees", "between a cat and a dog": one side each, the guest in the middle. */
function enclose(scene: Scene, edges: readonly Edge[], bySubject: ReadonlyMap<number, Group>, placed: Placed): void {
  for (const guest of new Set(edges.filter(({ kind }) => kind === 'between').map((edge) => edge.guest))) {
    const inner = bySubject.get(guest);
    const sides = edges.flatMap((edge) =>
      edge.kind === 'between' && edge.guest === guest ? (bySubject.get(edge.host) ?? []) : [],
    );
    const outer = sides.flatMap((group) => (placed.get(group) ?? []).map((item) => ({ group, item })));
    if (!inner || outer.length < 2) continue;
    const centred = shifted(placed.get(inner) ?? [], scene.width / 2 - middleOf(placed.get(inner) ?? []));
    placed.set(inner, centred);
    const room = (scene.width - extent(centred)) / 2;
    const half = Math.ceil(outer.length / 2);
    for (const group of sides) placed.set(group, []);
    outer.forEach(({ group, item }, index) => {
      const onLeft = index < half;
      const count = onLeft ? half : outer.length - half;
      const step = room / count;
      const slot = onLeft ? index : index - half;
      const x = onLeft ? step * (slot + 0.5) : scene.width - room + step * (slot + 0.5);
      const size = Math.min(item.size, (step * 0.96) / item.drawable.aspect);
      const y = Math.max(item.y, (centred[0]?.y ?? item.y) - scene.height * 0.02);
      placed.get(group)?.push({ ...item, x, size, y });
    });
  }
}

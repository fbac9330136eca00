import { weightOf } from '../../language/brief.js';
import { offerOf } from '../../catalogue/affordances.js';
import { is } from '../../catalogue/traits.js';
import type { Random } from '../../paint/kit/random.js';
import { attach } from './attach.js';
import type { Attachment } from './attach.js';
import type { Composition } from './composition.js';
import type { Edge } from '../edges.js';
import type { Group } from '../groups.js';
import { layOut } from './layout.js';
import type { Plan } from '../plan.js';
import { resized } from '../resized.js';
import type { Item, Scene } from '../scene.js';
import { makeRoomAbove, settleSides } from './sides.js';
import { itemOf, standing } from './standing.js';

/** Places every item of every group: first what stands on its own, then what is on, in, under or behind it. */
export function place(scene: Scene, groups: readonly Group[], plan: Plan, random: Random): Composition {
  const attachments = attachmentsOf(groups, plan);
  const roots = groups.filter((group) => !attachments.has(group));
  const sides = sidesOf(plan, attachments);
  const placed = new Map<Group, Item[]>();
  makeRoomAbove(scene, attachments);
  for (const spot of layOut(scene, roots, sides, random.fork('layout'), mainRoot(scene, groups, attachments))) {
    placed.set(spot.group, standing(scene, spot, random.fork(`group ${spot.group.subject}`)));
  }
  settleSides(scene, sides, placed);
  let waiting = [...attachments];
  while (waiting.length > 0) {
    const ready = waiting.filter(([, attachment]) => placed.has(attachment.host));
    for (const [group, attachment] of ready) {
      const stream = random.fork(`group ${group.subject}`);
      const make = (index: number): Item => itemOf(scene, group, index, stream);
      placed.set(group, attach(scene, group, attachment, placed.get(attachment.host) ?? [], make, stream));
    }
    waiting = waiting.filter(([group]) => !placed.has(group));
    if (ready.length === 0) break;
  }
  const items = new Map<number, readonly Item[]>();
  for (const root of roots) {
    const members = family(root, attachments);
    const all = members.flatMap((group) => placed.get(group) ?? []);
    const kept = keepBelowTop(scene, all);
    let from = 0;
    for (const group of members) {
      const count = placed.get(group)?.length ?? 0;
      items.set(group.subject, kept.slice(from, from + count));
      from += count;
    }
  }
  return { scene, parents: parentsOf(plan, attachments), items };
}

/** What carries the main thing, or that itself. */
function mainRoot(
  { brief }: Scene,
  groups: readonly Group[],
  attachments: ReadonlyMap<Group, Attachment>,
): Group | undefined {
  const weight = ({ subject }: Group): number => weightOf(brief, subject);
  let at = groups.toSorted((one, other) => weight(other) - weight(one))[0];
  for (let next = at && attachments.get(at); next; next = attachments.get(next.host)) at = next.host;
  return at;
}

/** What was said of things side by side, told of what carries them: a cup on a table beside a lamp has its table beside it. */
function sidesOf({ others }: Plan, attachments: ReadonlyMap<Group, Attachment>): Edge[] {
  const hostOf = new Map([...attachments].map(([group, { host }]) => [group.subject, host.subject]));
  const root = (subject: number): number => {
    let at = subject;
    for (let next = hostOf.get(at); next !== undefined; next = hostOf.get(at)) at = next;
    return at;
  };
  return others.flatMap((edge) => {
    const [guest, host] = [root(edge.guest), root(edge.host)];
    return guest === host ? [] : [{ ...edge, guest, host }];
  });
}

/** The plan's parents, and the table for what was set on it though nobody said so. */
function parentsOf(plan: Plan, attachments: ReadonlyMap<Group, Attachment>): Map<number, Edge> {
  const parents = new Map(plan.parents);
  for (const [{ subject }, { kind, host }] of attachments)
    if (!parents.has(subject)) parents.set(subject, { kind, guest: subject, host: host.subject, told: '' });
  return parents;
}

/** A group and everything that hangs on it, itself first. */
function family(root: Group, attachments: ReadonlyMap<Group, Attachment>): Group[] {
  const guests = [...attachments].filter(([, { host }]) => host === root);
  return [root, ...guests.flatMap(([guest]) => family(guest, attachments))];
}

/** What is stacked too high for the picture shrinks together, towards its foot. */
function keepBelowTop(scene: Scene, items: readonly Item[]): readonly Item[] {
  const foot = items[0];
  const top = Math.min(...items.map((item) => item.y - item.size));
  const margin = scene.height * 0.03;
  if (!foot || top >= margin || foot.y <= margin || scene.brief.camera === 'portrait') return items;
  const factor = (foot.y - margin) / (foot.y - top);
  const middle = items.reduce((sum, item) => sum + item.x, 0) / items.length;
  return items.map((item) => resized(item, factor, { x: middle, y: foot.y }));
}

function attachmentsOf(groups: readonly Group[], plan: Plan): Map<Group, Attachment> {
  const attachments = new Map<Group, Attachment>();
  const bySubject = new Map(groups.map((group) => [group.subject, group]));
  for (const { kind, guest, host, part } of plan.parents.values()) {
    const [hung, holder] = [bySubject.get(guest), bySubject.get(host)];
    if (hung && holder)
      attachments.set(hung, {
        kind,
        host: holder,
        part: WHOLE,
        ...(part !== undefined && { on: part }),
      });
  }
  setTable(groups, attachments, plan);
  shareShelves(attachments, plan);
  return attachments;
}

const WHOLE = { from: 0, to: 1 };

/** Several groups on one host, or before or behind one, stand side by side, each with room for what it is. */
function shareShelves(attachments: Map<Group, Attachment>, { others }: Plan): void {
  for (const host of new Set([...attachments.values()].map((attachment) => attachment.host))) {
    const car = is(host.drawable.concept, 'car');
    const shares = ({ kind, on }: Attachment): boolean =>
      car ? kind === 'riding' : (kind === 'on' && !on) || (kind === 'inside' && on === 'back');
    // animals do not lie on each other in a basket, nor do an apple and a pear in a bowl
    const fellow = ({ kind, on }: Attachment, { count, drawable }: Group): boolean =>
      kind === 'inside' && !on && (drawable.kind === 'animal' || (drawable.kind === 'food' && count <= 2));
    const own = [...attachments].filter(([, each]) => each.host === host);
    const rows = [
      own.filter(([group, each]) => shares(each) || fellow(each, group)),
      own.filter(([, { kind }]) => kind === 'hanging-from'),
      own.filter(([, { kind }]) => kind === 'in-front-of'),
      own.filter(([, { kind }]) => kind === 'behind'),
    ];
    for (const found of rows) {
      if (found.length < 2) continue;
      // in a car the smallest sit behind
      const guests = found.toSorted(
        ([one], [other]) =>
          sideOf(others, one.subject, other.subject) || (car ? Math.sign(one.metres - other.metres) : 0),
      );
      const widths = guests.map(([group]) => group.count * group.drawable.aspect * group.metres ** 0.55);
      const total = widths.reduce((sum, width) => sum + width, 0);
      let from = 0;
      guests.forEach(([group, attachment], index) => {
        const to = from + (widths[index] as number) / total;
        attachments.set(group, { ...attachment, part: { from, to } });
        from = to;
      });
    }
  }
}

/** −1 where the first was said to be left of the second, 1 for right. */
function sideOf(others: Plan['others'], one: number, other: number): number {
  for (const { kind, guest, host } of others) {
    const sign = kind === 'left-of' ? -1 : kind === 'right-of' ? 1 : 0;
    if (sign !== 0 && guest === one && host === other) return sign;
    if (sign !== 0 && guest === other && host === one) return -sign;
  }
  return 0;
}

/** Small things beside a table stand on it, though nobody said so; not where it was said where they are. */
function setTable(groups: readonly Group[], attachments: Map<Group, Attachment>, { others }: Plan): void {
  const tables = groups.filter(({ drawable }) => drawable.kind === 'furniture' && !isRack(drawable));
  const laid = tables.find(({ drawable }) => offerOf(drawable.concept).laid === true);
  const host = laid ?? tables.find(({ drawable }) => isCounter(drawable));
  if (!host) return;
  const beside = (guest: Group): boolean =>
    others.some(
      (edge) =>
        (edge.guest === guest.subject && edge.host === host.subject) ||
        (edge.host === guest.subject && edge.guest === host.subject),
    );
  for (const guest of groups) {
    if (guest === host || guest.drawable.habitat !== 'tabletop' || attachments.has(guest) || beside(guest)) continue;
    if (hangsOn(attachments, host, guest)) continue;
    // a vase may stand beside a chest of drawers, a wallet does not lie on the floor
    if (!laid && guest.metres * Math.max(1, guest.drawable.aspect) > 0.4) continue;
    attachments.set(guest, { kind: 'on', host, part: WHOLE });
  }
}

/** A shelf that is no board but of another form has its places inside, and none on its point. */
const isRack = ({ habitat, aspect }: Group['drawable']): boolean => habitat === 'wall' && aspect < 1.6;

/** A nightstand, a chest of drawers: as high as a hand, and nobody sits on it. */
function isCounter({ concept, height }: Group['drawable']): boolean {
  const { top, seat } = offerOf(concept);
  return top !== undefined && seat === undefined && height > 0.35 && height < 1.3;
}

/** Whether `from` hangs on `to`, directly or not. */
function hangsOn(attachments: ReadonlyMap<Group, Attachment>, from: Group, to: Group): boolean {
  for (let at: Group | undefined = from; at; at = attachments.get(at)?.host) if (at === to) return true;
  return false;
}

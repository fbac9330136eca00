import type { Drawable } from '../paint/drawable.js';
import { hex } from '../paint/kit/colour.js';
import type { Rgb } from '../paint/kit/colour.js';
import type { Random } from '../paint/kit/random.js';
import { attach } from './attach.js';
import type { Attachment } from './attach.js';
import { groupWidth, rowsFor } from './groups.js';
import type { Group } from './groups.js';
import { arrangedItems } from './arrange.js';
import { tables, usualWords } from '../catalogue/affordances.js';
import type { Edges } from './edges.js';
import { layOut } from './layout.js';
import { makeRoomAbove, settleSides } from './sides.js';
import type { Spot } from './layout.js';
import type { Item, Scene } from './scene.js';

/** Places every item of every group: first what stands on its own, then what is on, in, under or behind it. */
export function placeItems(scene: Scene, groups: readonly Group[], edges: Edges, random: Random): Item[] {
  const attachments = attachmentsOf(groups, edges);
  const roots = groups.filter((group) => !attachments.has(group));
  const placed = new Map<Group, Item[]>();
  makeRoomAbove(scene, attachments);
  for (const spot of layOut(scene, roots, edges.others, random.fork('layout'))) {
    placed.set(spot.group, standing(scene, spot, random.fork(`group ${spot.group.subject}`)));
  }
  settleSides(scene, edges.others, placed);
  let waiting = [...attachments];
  while (waiting.length > 0) {
    const ready = waiting.filter(([, attachment]) => placed.has(attachment.host));
    for (const [group, attachment] of ready) {
      const stream = random.fork(`group ${group.subject}`);
      const place = (index: number): Item => itemOf(scene, group, index, stream);
      placed.set(group, attach(scene, group, attachment, placed.get(attachment.host) ?? [], place, stream));
    }
    waiting = waiting.filter(([group]) => !placed.has(group));
    if (ready.length === 0) break;
  }
  const families = roots.map((root) => family(root, attachments, placed));
  return families.flatMap((items) => keepBelowTop(scene, items)).toSorted((a, b) => b.depth - a.depth || a.y - b.y);
}

/** The items of a group and of everything that hangs on it, the group's own first. */
function family(root: Group, attachments: ReadonlyMap<Group, Attachment>, placed: ReadonlyMap<Group, Item[]>): Item[] {
  const guests = [...attachments].filter(([, { host }]) => host === root);
  return [...(placed.get(root) ?? []), ...guests.flatMap(([guest]) => family(guest, attachments, placed))];
}

/** What is stacked too high for the picture shrinks together, towards its foot. */
function keepBelowTop(scene: Scene, items: readonly Item[]): readonly Item[] {
  const foot = items[0];
  const top = Math.min(...items.map((item) => item.y - item.size));
  const margin = scene.height * 0.03;
  if (!foot || top >= margin || foot.y <= margin || scene.brief.camera === 'portrait') return items;
  const factor = (foot.y - margin) / (foot.y - top);
  const middle = items.reduce((sum, item) => sum + item.x, 0) / items.length;
  return items.map((item) => ({
    ...item,
    x: middle + (item.x - middle) * factor,
    y: foot.y + (item.y - foot.y) * factor,
    floor: foot.y + (item.floor - foot.y) * factor,
    size: item.size * factor,
  }));
}

function attachmentsOf(groups: readonly Group[], edges: Edges): Map<Group, Attachment> {
  const attachments = new Map<Group, Attachment>();
  const bySubject = new Map(groups.map((group) => [group.subject, group]));
  for (const { kind, guest, host, part } of edges.parents.values()) {
    const [hung, holder] = [bySubject.get(guest), bySubject.get(host)];
    if (hung && holder)
      attachments.set(hung, {
        kind,
        host: holder,
        part: WHOLE,
        ...(part !== undefined && { on: part }),
      });
  }
  setTable(groups, attachments, edges);
  shareShelves(attachments, edges);
  return attachments;
}

const WHOLE = { from: 0, to: 1 };

/** Several groups on one host stand side by side, each with room for what it is. */
function shareShelves(attachments: Map<Group, Attachment>, { others }: Edges): void {
  for (const host of new Set([...attachments.values()].map((attachment) => attachment.host))) {
    const found = [...attachments].filter(([, each]) => each.host === host && each.kind === 'on' && !each.on);
    if (found.length < 2) continue;
    const guests = found.toSorted(([one], [other]) => sideOf(others, one.subject, other.subject));
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

/** −1 where the first was said to be left of the second, 1 for right. */
function sideOf(others: Edges['others'], one: number, other: number): number {
  for (const { kind, guest, host } of others) {
    const sign = kind === 'left-of' ? -1 : kind === 'right-of' ? 1 : 0;
    if (sign !== 0 && guest === one && host === other) return sign;
    if (sign !== 0 && guest === other && host === one) return -sign;
  }
  return 0;
}

/** Small things beside a table stand on it, though nobody said so; not where it was said where they are. */
function setTable(groups: readonly Group[], attachments: Map<Group, Attachment>, { others }: Edges): void {
  const host = groups.find(({ drawable }) => drawable.kind === 'furniture' && tables.has(drawable.concept));
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
    attachments.set(guest, { kind: 'on', host, part: WHOLE });
  }
}

/** Whether `from` hangs on `to`, directly or not. */
function hangsOn(attachments: ReadonlyMap<Group, Attachment>, from: Group, to: Group): boolean {
  for (let at: Group | undefined = from; at; at = attachments.get(at)?.host) if (at === to) return true;
  return false;
}

/** One item of a group at the origin: what does not depend on where it is put. */
function itemOf(scene: Scene, group: Group, index: number, random: Random): Item {
  const colour = colourOf(scene, group);
  const seed = random.fork(`item ${index}`);
  const { material, lettering = usualWords.get(group.drawable.concept) } = scene.brief.subjects[group.subject] ?? {};
  const drawable = index === 0 ? group.drawable : anotherOf(group, seed);
  return {
    drawable,
    subject: group.subject,
    x: 0,
    y: 0,
    size: (group.size * drawable.height) / group.drawable.height,
    depth: 0,
    mirrored: false,
    turn: 0,
    seed,
    attributes: group.attributes,
    floor: scene.height,
    standsOn: 'ground',
    ...(colour ? { colour } : {}),
    ...(material && { material }),
    ...(lettering !== undefined && { lettering }),
  };
}

/** Many of a kind take different poses, as long as they belong to the same place. */
function anotherOf({ drawable, attributes }: Group, seed: Random): Drawable {
  const other = drawable.variant?.(new Set(attributes), seed.fork('variant'));
  const fits = other && other.habitat === drawable.habitat && other.aspect < drawable.aspect * 1.6;
  return fits ? other : drawable;
}

/** The colour that was said, or a hint for a main subject whose colour is open. */
function colourOf(scene: Scene, group: Group): Rgb | undefined {
  const said = scene.brief.subjects[group.subject]?.colour;
  if (said) return hex(said);
  const open = ['person', 'vehicle', 'building', 'object', 'furniture'].includes(group.drawable.kind);
  return open && scene.hints.length > 0 ? scene.hints[group.subject % scene.hints.length] : undefined;
}

/** The items of a group that stands on its own: in rows, the farther ones higher and smaller. */
function standing(scene: Scene, spot: Spot, random: Random): Item[] {
  const { group, surface } = spot;
  const portrait = scene.brief.camera === 'portrait' && group.drawable.kind === 'person' && group.count === 1;
  if (portrait) {
    const size = scene.height * 1.85;
    const item = itemOf(scene, group, 0, random);
    return [{ ...item, x: spot.x, y: scene.height * 0.09 + size, size, depth: 0, standsOn: 'nothing' }];
  }
  const arranged = arrangedItems(scene, group, random);
  if (arranged) {
    const { left, width } = arranged;
    const scale = Math.min(1, (groupWidth(group) * 1.02) / width, (spot.y - scene.height * 0.04) / arranged.height);
    const depth = depthAt(scene, surface.habitat, spot.y);
    return arranged.places.map(({ x, y, turn, before }, index): Item => {
      const item = itemOf(scene, group, index, random);
      return {
        ...item,
        x: spot.x + (x - left - width / 2) * scale,
        y: spot.y + y * scale,
        size: item.size * scale,
        turn,
        depth: depth - before * 0.0001,
        floor: floorOf(scene, surface),
        standsOn: y < -1 ? 'nothing' : surface.habitat === 'water' ? 'water' : 'ground',
      };
    });
  }
  const floating = surface.habitat === 'air' || surface.habitat === 'underwater' || surface.habitat === 'space';
  const rows = rowsFor(group.count);
  const perRow = Math.ceil(group.count / rows);
  const step = groupWidth(group) / perRow;
  const rise = floating ? 0.95 : surface.habitat === 'tabletop' ? 0.5 : group.count > 10 ? 0.34 : 0.56;
  const faces = spot.x > scene.width / 2;
  return Array.from({ length: group.count }, (_, index): Item => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, group.count - row * perRow);
    const column = (index % perRow) - (inRow - 1) / 2 + (row % 2 === 1 && inRow === perRow && perRow > 1 ? 0.3 : 0);
    const stream = random.fork(`place ${index}`);
    const many = group.count > 1 ? 1 : 0;
    const size = group.size * (floating ? 1 : 1 - row * 0.09) * (1 + many * stream.around(0.04));
    const x = spot.x + column * step + many * stream.around(step * 0.05);
    const y = spot.y - row * rise * group.size + many * stream.around(group.size * (floating ? 0.22 : 0.015));
    const mirrorable = group.drawable.mirrors !== false;
    const item = itemOf(scene, group, index, random);
    return {
      ...item,
      x,
      y,
      size: (size * item.size) / group.size,
      depth: depthAt(scene, surface.habitat, y),
      floor: floorOf(scene, surface),
      mirrored: mirrorable && (group.count > 2 ? stream.chance(0.4) : group.count === 2 ? index === 1 : faces),
      standsOn: floating ? 'nothing' : surface.habitat === 'water' ? 'water' : 'ground',
    };
  });
}

/** A surface that ends well above the lower edge of the picture is a terrace: a cliff, a table, a pier. */
function floorOf(scene: Scene, surface: Spot['surface']): number {
  return surface.near < scene.height * 0.93 ? surface.near + scene.height * 0.012 : scene.height;
}

function depthAt(scene: Scene, habitat: Spot['surface']['habitat'], y: number): number {
  if (habitat === 'tabletop') return 0.1;
  if (habitat === 'air' || habitat === 'underwater' || habitat === 'space') return 0.3;
  const bottom = scene.height;
  return Math.min(1, Math.max(0, (bottom - y) / Math.max(1, bottom - scene.horizon)));
}

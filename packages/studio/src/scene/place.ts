import type { Relation } from '../language/brief.js';
import type { Drawable } from '../paint/drawable.js';
import { hex } from '../paint/kit/colour.js';
import type { Rgb } from '../paint/kit/colour.js';
import type { Random } from '../paint/kit/random.js';
import { attach } from './attach.js';
import type { Attachment } from './attach.js';
import { groupWidth, rowsFor } from './groups.js';
import type { Group } from './groups.js';
import { layOut } from './layout.js';
import type { Spot } from './layout.js';
import type { Item, Scene } from './scene.js';

/** Relations that put one thing where another one is; the others only order things side by side. */
const ATTACHING = new Set<Relation['kind']>([
  'on',
  'under',
  'behind',
  'in-front-of',
  'holding',
  'inside',
  'above',
  'riding',
]);

/** Places every item of every group: first what stands on its own, then what is on, in, under or behind it. */
export function placeItems(scene: Scene, groups: readonly Group[], random: Random): Item[] {
  const attachments = attachmentsOf(scene, groups);
  const roots = groups.filter((group) => !attachments.has(group));
  const placed = new Map<Group, Item[]>();
  for (const spot of layOut(scene, roots, random.fork('layout'))) {
    placed.set(spot.group, standing(scene, spot, random.fork(`group ${spot.group.subject}`)));
  }
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

function attachmentsOf(scene: Scene, groups: readonly Group[]): Map<Group, Attachment> {
  const attachments = new Map<Group, Attachment>();
  for (const relation of scene.brief.relations) {
    if (!ATTACHING.has(relation.kind)) continue;
    const subject = groups.find((group) => group.subject === relation.subject);
    const object = groups.find((group) => group.subject === relation.object);
    if (!subject || !object || subject === object) continue;
    const [guest, host] = relation.kind === 'holding' ? [object, subject] : [subject, object];
    if (attachments.has(guest) || leadsTo(attachments, host, guest)) continue;
    attachments.set(guest, { kind: relation.kind, host, part: WHOLE });
  }
  setTable(groups, attachments);
  shareShelves(attachments);
  return attachments;
}

const WHOLE = { from: 0, to: 1 };

/** Several groups on one host stand side by side, each with room for what it is. */
function shareShelves(attachments: Map<Group, Attachment>): void {
  for (const host of new Set([...attachments.values()].map((attachment) => attachment.host))) {
    const guests = [...attachments].filter(([, each]) => each.host === host && each.kind === 'on');
    if (guests.length < 2) continue;
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

/** Small things beside a table stand on it, though nobody said so. */
function setTable(groups: readonly Group[], attachments: Map<Group, Attachment>): void {
  const host = groups.find(({ drawable }) => drawable.kind === 'furniture' && drawable.top !== undefined);
  if (!host) return;
  for (const guest of groups) {
    if (guest === host || guest.drawable.habitat !== 'tabletop') continue;
    if (!attachments.has(guest) && !leadsTo(attachments, host, guest))
      attachments.set(guest, { kind: 'on', host, part: WHOLE });
  }
}

/** Whether `from` hangs on `to`, directly or not: such a relation would run in a circle. */
function leadsTo(attachments: ReadonlyMap<Group, Attachment>, from: Group, to: Group): boolean {
  for (let group: Group | undefined = from; group; group = attachments.get(group)?.host) if (group === to) return true;
  return false;
}

/** One item of a group at the origin: what does not depend on where it is put. */
function itemOf(scene: Scene, group: Group, index: number, random: Random): Item {
  const colour = colourOf(scene, group);
  const seed = random.fork(`item ${index}`);
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
  const floating = surface.habitat === 'air' || surface.habitat === 'underwater' || surface.habitat === 'space';
  const rows = rowsFor(group.count);
  const perRow = Math.ceil(group.count / rows);
  const step = groupWidth(group) / perRow;
  const rise = floating ? 0.95 : surface.habitat === 'tabletop' ? 0.3 : 0.2;
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

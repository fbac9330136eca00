import type { ActName } from '../../catalogue/acts.js';
import { is } from '../../catalogue/traits.js';
import type { Drawable } from '../../paint/drawable.js';
import { css } from '../../paint/kit/colour.js';
import type { Rgb } from '../../paint/kit/colour.js';
import type { Edge } from '../edges.js';
import { farthestFirst, itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';

const TUGS: ActName = 'rope-tugging';

type Point = readonly [x: number, y: number];

/** Who walks an animal holds its lead: from the hand in front to the neck. */
export function withLeads(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const { brief } = scene;
  if (brief.told?.includes('pursuit')) return items;
  const leads = edges.flatMap(({ kind, guest, host }): Item[] => {
    const walker = kind === 'following' ? items.find(({ subject }) => subject === guest) : undefined;
    if (walker?.drawable.kind !== 'person') return [];
    return items
      .filter(({ subject, drawable }) => subject === host && is(drawable.concept, 'led'))
      .map((animal) => lead(walker, animal));
  });
  const ropes = edges.flatMap(({ kind, guest, host }): Item[] => {
    const owner = kind === 'facing' ? items.find(({ subject }) => subject === guest) : undefined;
    const animal = items.find(({ subject, drawable }) => subject === host && drawable.kind === 'animal');
    return animal && owner?.attributes.includes(TUGS) === true ? [tugged(owner, animal)] : [];
  });
  const drawn = brief.told?.includes('pulling') ? edges.filter(({ kind }) => kind === 'pushing') : [];
  const turned = items.map((item): Item => {
    const edge = drawn.find(({ guest, host }) => item.subject === guest || item.subject === host);
    const [puller, load] = edge ? pairOf(items, edge) : [];
    if (!puller || !load) return faced(item, items, edges);
    // what comes after shows its front to who pulls it
    return { ...item, mirrored: puller.x < load.x && item.drawable.mirrors !== false };
  });
  const traces = drawn.flatMap((edge): Item[] => {
    const [puller, load] = pairOf(turned, edge);
    return puller && load ? [trace(puller, load)] : [];
  });
  return [...turned, ...leads, ...ropes, ...traces].toSorted(farthestFirst);
}

/** A point of an item, in shares of its box: ahead of its middle, and above its foot. */
function pointOf(item: Item, ahead: number, above: number): Point {
  const { left, right } = itemBox(item);
  return [item.x + (right - left) * ahead * (item.mirrored ? -1 : 1), item.y - item.size * above];
}

const PULLERS: ReadonlySet<string> = new Set(['animal', 'person']);

/** Who pulls something, and what they pull. */
function pairOf(items: readonly Item[], { guest, host }: Edge): readonly (Item | undefined)[] {
  const puller = items.find(
    ({ subject, drawable, worn, attributes }) =>
      subject === guest && PULLERS.has(drawable.kind) && !worn && !attributes.includes('hands-full'),
  );
  return [puller, puller && items.find(({ subject, worn }) => subject === host && !worn)];
}

/** Who pushes looks at what they push. */
function faced(item: Item, items: readonly Item[], edges: readonly Edge[]): Item {
  const edge = edges.find(({ kind, guest }) => kind === 'pushing' && guest === item.subject);
  const load = edge && items.find(({ subject, worn }) => subject === edge.host && !worn);
  if (!load || item.drawable.kind !== 'person') return item;
  return { ...item, mirrored: item.x > load.x };
}

/** From the breast of an animal that pulls, or the hand behind somebody, to the front of what is pulled. */
function trace(puller: Item, load: Item): Item {
  const { left, right } = itemBox(load);
  const animal = load.drawable.kind === 'animal';
  // an animal is pulled by what is around its neck
  const near: Point = animal
    ? pointOf(load, 0.3, 0.78)
    : [
        puller.x < load.x ? left + (right - left) * 0.08 : right - (right - left) * 0.08,
        load.y - load.size * (puller.drawable.kind === 'person' && load.drawable.kind === 'object' ? 0.44 : 0.3),
      ];
  const from = puller.drawable.kind === 'person' ? pointOf(puller, -0.4, 0.46) : pointOf(puller, 0.16, 0.56);
  return strung(puller, load, from, near);
}

function lead(walker: Item, animal: Item): Item {
  // who walks before the animal has its lead behind
  const before = (walker.x - animal.x) * (walker.mirrored ? -1 : 1) > 0;
  const hand = before ? pointOf(walker, -0.4, 0.46) : handOf(walker);
  return strung(walker, animal, hand, pointOf(animal, 0.22, 0.74));
}

/** Where the hand before the body is. */
export function handOf(item: Item): Point {
  const [ahead, up] = item.drawable.hand ?? [0.2, -0.5];
  return [item.x + ahead * item.size * (item.mirrored ? -1 : 1), item.y + up * item.size];
}

/** A taut rope from the hands of one to the mouth of the other. */
function tugged(owner: Item, animal: Item): Item {
  const hand = handOf(owner);
  const [along, high] = animal.drawable.muzzle ?? [animal.drawable.aspect * 0.45, -0.7];
  const mouth: Point = [animal.x + along * animal.size * (animal.mirrored ? -1 : 1), animal.y + high * animal.size];
  return strung(owner, animal, hand, mouth, { ink: [214, 186, 140], sag: 0, thick: 0.018 });
}

/** How a strap looks. */
export interface Strap {
  readonly ink: Rgb;
  readonly sag: number;
  readonly thick: number;
}
const LEATHER: Strap = { ink: [132, 54, 44], sag: 0.12, thick: 0.012 };

/** A strap between a point of one and a point of the other. */
export function strung(walker: Item, animal: Item, hand: Point, neck: Point, strap = LEATHER): Item {
  const x = (hand[0] + neck[0]) / 2;
  const y = Math.max(hand[1], neck[1]) + walker.size * 0.06;
  const size = Math.max(1, y - Math.min(hand[1], neck[1]));
  const inBox = ([pointX, pointY]: Point): Point => [(pointX - x) / size, (pointY - y) / size];
  const { colour: _colour, material: _material, lettering: _lettering, wears: _wears, parts: _parts, ...rest } = walker;
  const { subject: _subject, cut: _cut, veil: _veil, ...plain } = rest;
  return {
    ...plain,
    drawable: createLead(inBox(hand), inBox(neck), Math.max(1.2, walker.size * strap.thick) / size, strap),
    x,
    y,
    size,
    depth: Math.min(walker.depth, animal.depth) - 0.0004,
    turn: 0,
    mirrored: false,
    attributes: [],
    seed: walker.seed.fork('lead'),
    standsOn: 'nothing',
  };
}

/** A lead or a rope between two points of its box. */
function createLead(hand: Point, neck: Point, wide: number, { ink, sag }: Strap): Drawable {
  return {
    concept: 'lead',
    kind: 'object',
    habitat: 'ground',
    height: 0.5,
    aspect: Math.max(0.05, Math.abs(hand[0] - neck[0])),
    paint(context) {
      context.strokeStyle = css(ink);
      context.lineCap = 'round';
      context.lineWidth = wide;
      context.beginPath();
      context.moveTo(...hand);
      context.quadraticCurveTo(
        (hand[0] + neck[0]) / 2,
        sag > 0 ? Math.max(hand[1], neck[1]) + sag : (hand[1] + neck[1]) / 2,
        ...neck,
      );
      context.stroke();
    },
  };
}

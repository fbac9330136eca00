import { indoorSettings } from '../../catalogue/settings.js';
import { is } from '../../catalogue/traits.js';
import { hex } from '../../paint/kit/colour.js';
import type { Rgb } from '../../paint/kit/colour.js';
import type { Drawable } from '../../paint/drawable.js';
import { createBoard } from '../../paint/objects/house/board.js';
import { createHillside } from '../../paint/objects/house/hillside.js';
import { createLedge } from '../../paint/objects/house/ledge.js';
import type { LedgeKind } from '../../paint/objects/house/ledge.js';
import { createPlatform } from '../../paint/objects/house/platform.js';
import { createViaduct } from '../../paint/objects/house/viaduct.js';
import { hasPedals, isCycle } from '../affords.js';
import type { Edge } from '../edges.js';
import { liesInHooks } from './on-hooks.js';
import { boxAround, farthestFirst } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** Where everything floats anyway. */
const weightless = new Set(['underwater', 'space', 'sky', 'abstract', 'flat-lay']);
/** Where there is a wall, though not that of a room. */
const WALLED: ReadonlySet<string> = new Set(['studio', 'wall']);
const solid = new Set(['object', 'food', 'furniture', 'plant', 'animal', 'person', 'vehicle', 'building']);
const built = new Set(['street', 'city', 'harbour', 'village', 'square', 'alley', 'parking-lot']);
const sandy = new Set(['desert', 'beach']);
const bare = new Set(['sea', 'lake', 'river', 'mountains', 'moon', 'cave']);
const [grass, sand, straw] = [hex('#6f9a4c'), hex('#e2c48d'), hex('#c79a4a')];
const [grey, warm, sandstone] = [hex('#8d8a8c'), hex('#a39a8c'), hex('#b98f63')];

/** What is above another thing and cannot fly stands on something: a shelf at the wall, or a hill, a rock or a wall outside. */
export function support(scene: Scene, all: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  if (weightless.has(scene.setting)) return all;
  const lifted = edges.filter(({ kind }) => kind === 'above');
  const guests = new Set(lifted.map(({ guest }) => guest));
  if (guests.size === 0) return all;
  const walled = WALLED.has(scene.setting) || indoorSettings.has(scene.setting);
  const items = walled ? all : all.map((item) => belowTaller(scene, item, all, lifted));
  const supports: Item[] = [];
  const hostsOf = (guest: number | undefined): Item[] => {
    const hosts = new Set(lifted.filter((edge) => edge.guest === guest).map(({ host }) => host));
    return items.filter(({ subject }) => subject !== undefined && hosts.has(subject));
  };
  const stood = items.map((item): Item => {
    const rests =
      item.subject !== undefined && guests.has(item.subject) && item.standsOn === 'nothing' && falls(item, walled);
    if (rests) return { ...onRise(scene, item, hostsOf(item.subject), walled), standsOn: 'item' };
    // a screen that stands on a table with what is before it stays there
    const hung = item.standsOn === 'nothing' && isMounted(item);
    const hangs = item.subject !== undefined && guests.has(item.subject) && walled && hung;
    return hangs ? { ...strapped(scene, item), attributes: [...item.attributes, 'on-wall'] } : item;
  });
  for (const guest of guests) {
    const standing = stood.filter(
      (item, index) => item.subject === guest && item !== items[index] && item.standsOn === 'item',
    );
    if (standing.length > 0) supports.push(supportOf(scene, walled, standing)(scene, standing, hostsOf(guest)));
  }
  return [...stood, ...supports].toSorted(farthestFirst);
}

/** On the land behind another one nobody is so many times larger than beside it, as long as they have such an extent of the picture. */
const [LARGER, KNOWN] = [1.3, 0.1];

/** A sheep on a hill behind a train is no giant. */
function onRise({ height, brief }: Scene, item: Item, below: readonly Item[], walled: boolean): Item {
  const { drawable, size } = item;
  const said = brief.subjects[item.subject ?? -1]?.size;
  const scales = below.filter(({ standsOn }) => standsOn === 'ground').map((host) => host.size / host.drawable.height);
  if (walled || scales.length === 0 || said === 'large' || said === 'huge') return item;
  const least = (height * KNOWN) / Math.sqrt(Math.max(0.5, drawable.aspect));
  return { ...item, size: Math.min(size, Math.max(least, drawable.height * Math.max(...scales) * LARGER)) };
}

/** So many times larger than beside what is above it a thing is drawn at most. */
const NEARER = 1.5;

/** A car below a giraffe on a wall is no larger than the giraffe. */
function belowTaller({ height, brief }: Scene, item: Item, all: readonly Item[], lifted: readonly Edge[]): Item {
  const { drawable, size, standsOn, subject } = item;
  if (standsOn !== 'ground' || subject === undefined || brief.subjects[subject]?.size !== undefined) return item;
  const over = new Set(lifted.filter(({ host }) => host === subject).map(({ guest }) => guest));
  const beasts = all.filter(
    (other) =>
      over.has(other.subject ?? -1) &&
      falls(other, false) &&
      brief.subjects[other.subject ?? -1]?.size === undefined &&
      (other.drawable.kind === 'animal' || other.drawable.kind === 'person' || other.drawable.kind === 'vehicle'),
  );
  if (beasts.length === 0) return item;
  const scale = Math.min(...beasts.map((other) => other.size / other.drawable.height));
  const least = (height * KNOWN * 1.3) / Math.sqrt(Math.max(0.5, drawable.aspect));
  return { ...item, size: Math.min(size, Math.max(least, drawable.height * scale * NEARER)) };
}

type Support = (scene: Scene, items: readonly Item[], below: readonly Item[]) => Item;

/** Light things stand on a shelf, heavy ones on an upper floor; outside the land rises, or there is a rock or a wall. */
function supportOf({ setting }: Scene, walled: boolean, items: readonly Item[]): Support {
  if (walled) return items.some(isHeavy) ? platformBelow : shelfBelow;
  if (items.every((item) => isDriven(item) || (built.has(setting) && isCycle(item.drawable)))) return bridgeBelow;
  return built.has(setting) || bare.has(setting) ? ledgeBelow : hillBelow;
}

const isHeavy = ({ drawable: { kind, height } }: Item): boolean =>
  height > 0.62 && (kind === 'person' || kind === 'animal' || kind === 'vehicle' || kind === 'furniture');

/** What drives does so over a bridge, and stands on no rock; in a street a bicycle does as well, for there no wall would be in the way. */
const isDriven = ({ drawable }: Item): boolean =>
  drawable.kind === 'vehicle' && drawable.habitat === 'ground' && !isCycle(drawable);

function falls(item: Item, walled: boolean): boolean {
  const { drawable, attributes } = item;
  const { habitat, kind, concept } = drawable;
  const heavy = habitat === 'ground' || habitat === 'tabletop' || habitat === 'water';
  const moving = attributes.some((word) => /^(?:flying|jumping|floating|hovering|falling|hanging)$/.test(word));
  // a lamp of the kind that hangs does; one with a foot has to stand
  const hovers = is(concept, 'hovers') && habitat !== 'tabletop';
  return solid.has(kind) && heavy && !moving && !hovers && !(walled && isMounted(item));
}

/** A shower comes out of its wall, a screen, a tie or a bicycle hangs there, and none of them stands on a shelf. */
const isMounted = ({ drawable, attributes }: Item): boolean =>
  hasPedals(drawable) ||
  is(drawable.concept, 'limp') ||
  liesInHooks({ drawable }) ||
  is(drawable.concept, 'hung') ||
  is(drawable.concept, 'screen') ||
  attributes.includes('on-the-wall') ||
  (is(drawable.concept, 'at-wall') && drawable.kind === 'object');

/** How much higher than a bicycle on a wall the plates of its straps are, and where they end at most, as a share of the height. */
const [STRAPS, PLATES] = [1.22, 0.03];

const strapped = ({ height }: Scene, item: Item): Item =>
  hasPedals(item.drawable) ? { ...item, size: Math.min(item.size, (item.y - height * PLATES) / STRAPS) } : item;

/** From side to side over all of them. */
function across(items: readonly Item[]): { left: number; right: number; foot: number } {
  const { left, right, bottom } = boxAround(items);
  return { left, right, foot: bottom };
}

/** How thick the front of a board at the wall is, and how much of its upper side is seen, as shares of the height. */
const BOARD = { thick: 0.022, deep: 0.034 } as const;

/** A board at the wall, below the foot of what stands on it. */
export function shelfAt(scene: Scene, items: readonly Item[], at: { x: number; foot: number; width: number }): Item {
  const [thick, deep] = [scene.height * BOARD.thick, scene.height * BOARD.deep];
  const size = deep + thick * 2.5;
  const board = createBoard(at.width / size, thick / size, deep / size);
  return added(items, board, {
    ...within(scene, at.x, at.width),
    y: at.foot - (board.top?.y ?? -1) * size,
    size,
    depth: Math.max(...items.map(({ depth }) => depth)) + 0.0004,
    standsOn: 'nothing',
    attributes: ['put-up'],
  });
}

function shelfBelow(scene: Scene, items: readonly Item[], below: readonly Item[]): Item {
  const { left, right, foot } = across(items);
  // a shelf belongs to the wall, not to what stands on it: it is as wide as what is below
  const wished = Math.max((right - left) * 1.3, ...below.map((item) => item.drawable.aspect * item.size));
  const width = Math.min(scene.width * 0.98, Math.max(wished, scene.width * 0.46));
  return shelfAt(scene, [...items, ...below], { x: (left + right) / 2, foot, width });
}

function platformBelow(scene: Scene, items: readonly Item[], below: readonly Item[]): Item {
  const { left, right, foot } = across([...items, ...below]);
  const feet = across(items).foot;
  const y = Math.max(foot, feet + scene.height * 0.1) - scene.height * 0.01;
  const size = y - feet;
  const width = Math.min(scene.width * 0.96, Math.max((right - left) * 1.25, scene.width * 0.7));
  return added(items, createPlatform(width / size, (scene.height * 0.03) / size), {
    ...within(scene, (left + right) / 2, width),
    y,
    size,
    depth: Math.max(...[...items, ...below].map(({ depth }) => depth)) + 0.0004,
    standsOn: 'ground',
  });
}

/** Where the foot of a rise is: a little behind what stands before it. */
function footOfRise(scene: Scene, foot: number, below: readonly Item[]): number {
  const grounded = below.filter(({ standsOn }) => standsOn === 'ground' || standsOn === 'water');
  const base =
    grounded.length > 0 ? Math.max(...grounded.map(({ y }) => y)) - scene.height * 0.03 : scene.height * 0.84;
  return Math.max(base, foot + scene.height * 0.08, scene.horizon + scene.height * 0.02);
}

/** The land rises to where they stand: a slope from edge to edge. */
function hillBelow(scene: Scene, items: readonly Item[], below: readonly Item[]): Item {
  const { left, right, foot } = across(items);
  const y = footOfRise(scene, foot, below);
  const size = y - foot;
  const middle = scene.width / 2;
  const crest = { x: ((left + right) / 2 - middle) / size, half: ((right - left) * 0.5) / size };
  const earth = sandy.has(scene.setting) ? sand : scene.setting === 'savanna' ? straw : grass;
  // it falls towards the wider side, and leaves the picture as high land on the other
  const ends: [number, number] = (left + right) / 2 > middle ? [0.36, 0.74] : [0.74, 0.36];
  return added(items, createHillside({ aspect: (scene.width * 1.02) / size, crest, ends, earth }), {
    x: middle,
    y,
    size,
    depth: Math.max(...[...items, ...below].map(({ depth }) => depth)) + 0.0004,
    // it is ground itself and throws no shadow on it
    standsOn: 'nothing',
  });
}

/** Where the foot of a bridge is, as a share of the height: its piers stand before and behind whoever is below it. */
const PIERS = 0.9;

function bridgeBelow(scene: Scene, items: readonly Item[], below: readonly Item[]): Item {
  const { foot } = across(items);
  const y = Math.max(footOfRise(scene, foot, below), scene.height * PIERS);
  const size = y - foot;
  return added(items, createViaduct((scene.width * 1.02) / size), {
    x: scene.width / 2,
    y,
    size,
    depth: Math.max(...[...items, ...below].map(({ depth }) => depth)) + 0.0004,
    standsOn: 'nothing',
  });
}

function ledgeBelow(scene: Scene, items: readonly Item[], below: readonly Item[]): Item {
  const { left, right, foot } = across(items);
  const y = footOfRise(scene, foot, below);
  const size = y - foot;
  const under = across([...items, ...below]);
  const reach = Math.max((right - left) * 1.25, (under.right - under.left) * 1.12, size * 0.7);
  const width = Math.min(scene.width * 0.98, reach);
  return added(items, createLedge({ ...ledgeOf(scene, [...items, ...below]), aspect: width / size }), {
    ...within(scene, (left + right) / 2, width),
    y,
    size,
    depth: Math.max(...[...items, ...below].map(({ depth }) => depth)) + 0.0004,
    standsOn: below.some(({ standsOn }) => standsOn === 'water') ? 'water' : 'ground',
  });
}

function ledgeOf({ setting }: Scene, items: readonly Item[]): { kind: LedgeKind; stone: Rgb } {
  // rock of another colour than what stands on it and before it
  const pale = items.some(({ drawable, colour }) => (colour ? isGrey(colour) : is(drawable.concept, 'grey')));
  return built.has(setting)
    ? { kind: 'wall', stone: pale ? sandstone : warm }
    : { kind: 'rock', stone: pale ? sandstone : grey };
}

const isGrey = ([red, green, blue]: Rgb): boolean =>
  Math.max(red, green, blue) - Math.min(red, green, blue) < 36 && green > 60 && green < 205;

function within(scene: Scene, x: number, width: number): { x: number } {
  const room = Math.max(0, (scene.width * 0.99 - width) / 2);
  const middle = scene.width / 2;
  return { x: Math.min(middle + room, Math.max(middle - room, x)) };
}

/** Something that the stage adds for these: nothing that was said of them holds for it. */
function added(
  items: readonly Item[],
  drawable: Drawable,
  put: Pick<Item, 'x' | 'y' | 'size' | 'depth' | 'standsOn'> & Partial<Pick<Item, 'attributes'>>,
): Item {
  const first = items[0] as Item;
  return {
    drawable,
    attributes: [],
    ...put,
    turn: 0,
    mirrored: false,
    seed: first.seed.fork('support'),
    floor: Math.max(first.floor, put.y),
  };
}

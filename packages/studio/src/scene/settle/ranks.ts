import { is } from '../../catalogue/traits.js';
import type { Setting } from '../../language/brief.js';
import { createNearTank } from '../../paint/objects/house/near-tank.js';
import type { Drawable } from '../../paint/drawable.js';
import { clearOfEdge, nearLedge } from './near-ledge.js';
import { rootOf } from './pair-parts.js';
import { eyeLineOf } from '../perspective.js';
import { onGround } from './ranks-ground.js';
import type { Rank } from './ranks-ground.js';
import { isRoom } from '../scale.js';
import { boxAround, farthestFirst, itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';
import { surfaceFor } from '../solve/layout.js';
import { extentOf } from '../unequal.js';

/** Where a kind of things is seen: in the sky, on water, on the ground, or on a ledge before our eyes. */
type Band = 'sky' | 'water' | 'ground' | 'ledge' | 'tank';

/** What a ledge carries, by its extent in metres: what stands on tables, any other thing if it is no taller, and who lives. */
const ON_LEDGE = { tabletop: 1, thing: 0.75, tall: 0.8, alive: 0.3 } as const;
/** What swims in a tank, what is larger is in the water; there it is no larger than fish of an aquarium are. */
const IN_TANK = { most: 0.7, kept: 0.16 } as const;

function bandOf({ concept, kind, habitat, height, aspect }: Drawable): Band {
  const extent = height * Math.sqrt(Math.min(5, Math.max(0.2, aspect)));
  if (habitat === 'underwater') return extent < IN_TANK.most ? 'tank' : 'water';
  if (habitat === 'water') return 'water';
  if (habitat === 'air' || habitat === 'sky') return 'sky';
  const low = is(concept, 'kerb') || is(concept, 'step');
  if ((low && extent > ON_LEDGE.alive) || kind === 'furniture') return 'ground';
  if (kind === 'animal') return extent < ON_LEDGE.alive ? 'ledge' : 'ground';
  if (habitat === 'tabletop') return extent < ON_LEDGE.tabletop ? 'ledge' : 'ground';
  const thing = kind === 'object' || kind === 'food' || kind === 'plant';
  return thing && extent < ON_LEDGE.thing && height < ON_LEDGE.tall ? 'ledge' : 'ground';
}

/** Everything fits on shelves: nothing that stands on the ground, flies high or floats. */
export function isShelved(drawables: readonly Drawable[]): boolean {
  return drawables.every((drawable) => {
    const band = bandOf(drawable);
    return band === 'ledge' || band === 'tank';
  });
}

/** Something of it stands or lies: what only flies or swims is at home in the sky or in the water. */
export const isGrounded = (drawables: readonly Drawable[]): boolean =>
  drawables.some((drawable) => bandOf(drawable) === 'ground' || bandOf(drawable) === 'ledge');

/** Fish beside what is at home neither in the water nor on it: they are in a tank, for nothing else goes under water with them. */
export function areKept(drawables: readonly Drawable[]): boolean {
  const bands = drawables.map(bandOf);
  return bands.includes('tank') && !bands.includes('water') && bands.some((band) => band !== 'tank');
}

/** A phone and butterflies: one lies on a ledge, the others fly over it. */
export const isAloftAndAtHand = (drawables: readonly Drawable[]): boolean =>
  drawables.some((drawable) => bandOf(drawable) === 'sky') &&
  drawables.some((drawable) => bandOf(drawable) === 'ledge');

/** Who lives or drives, and what has its roots in the ground. */
const isOutside = ({ concept, kind, habitat }: Drawable): boolean =>
  kind === 'person' ||
  kind === 'animal' ||
  kind === 'vehicle' ||
  (kind === 'plant' && habitat === 'ground' && !is(concept, 'potted'));

/** Where such things stand together: by the water, in the open, or before a plain ground. */
export function placesOfRanks(drawables: readonly Drawable[]): readonly Setting[] {
  if (drawables.some((drawable) => bandOf(drawable) === 'water')) return ['beach'];
  const open = drawables.some((drawable) => {
    const band = bandOf(drawable);
    return band === 'sky' || (band === 'ground' && isOutside(drawable));
  });
  const rooms =
    drawables.some(({ kind }) => kind === 'furniture') &&
    !drawables.some(({ kind, habitat }) => kind === 'vehicle' || kind === 'animal' || habitat === 'air');
  if (!open || rooms) return ['studio'];
  // among the trees and benches of a park rows of beasts would be toys, or hens giants: in a field nothing near tells how large
  return ['field'];
}

/** Shares of the frame: the ledge and what stands on it, in one row or in two. */
const LEDGE = { top: 0.8, foot: 0.91, back: 0.845, front: 0.955, high: 0.15, low: 0.11, alone: 0.34 } as const;
/** So much of the ground is seen between those who stand nearest and the ledge: they are no toys on it. */
const STRIP = 0.045;
/** So far above the tops of what is on it their feet are: on a microwave oven no table stands. */
const ABOVE = 0.02;
/** The most of the frame that a metre takes there: near as it is, a loaf is no sofa; where nothing else is in the picture we are nearer. */
const METRE = { usual: 0.85, alone: 1.9 } as const;
/** Of this extent a thing is still known, as a share of the frame, and of this one it is looked at. */
const [KNOWN, LOOKED_AT] = [0.06, 0.1];
/** No thing is smaller, or where there is no room for that, than the second. */
const SPECKS = [0.056, 0.045] as const;
/** Differences of size on the ledge are shown nearly in full. */
const NEARLY = 0.75;

/**
 * Several kinds of things that were only counted, before one camera: the large ones in rows on the ground, each as large
 * as it is, the small ones on a ledge before our eyes, what flies above, what swims in the water or in a tank.
 */
export function inRanks(scene: Scene, items: readonly Item[]): readonly Item[] {
  const { width, height, brief } = scene;
  const subjects = [...new Set(items.flatMap(({ subject }) => subject ?? []))];
  const kinds = scene.random
    .fork('ranks')
    .shuffle(subjects)
    .map((subject) => {
      const own = items.filter((item) => item.subject === subject);
      const { drawable } = own[0] as Item;
      const band = bandOf(drawable);
      const extent = Math.min(extentOf(brief.subjects[subject], drawable), band === 'tank' ? IN_TANK.kept : Infinity);
      return { own, band, extent, metres: extent / rootOf(drawable) };
    })
    .map((kind, _, all): Kind => ({ ...kind, band: largerThanOthers(kind, all) ? 'ground' : kind.band }))
    .map((kind, _, all): Kind => ({ ...kind, band: isLostBehind(kind, all) ? 'ledge' : kind.band }));
  const of = (...bands: readonly Band[]): typeof kinds => kinds.filter(({ band }) => bands.includes(band));
  const near = onLedge(scene, of('ledge', 'tank'), kinds.length === of('ledge', 'tank').length);
  const tops = near.map((item) => itemBox(item).top);
  const eyes = eyeLineOf(scene);
  const plain = scene.setting === 'studio';
  const far = plain ? height * 0.56 : surfaceFor(scene, 'ground').far;
  const [sky, water] = [of('sky'), of('water')];
  const foot =
    near.length > 0 ? Math.min(height * (LEDGE.top - STRIP), Math.min(...tops) - height * ABOVE) : height * 0.93;
  const ranks = of('ground').map((kind): Rank => ({ items: kind.own, metres: shortened(kind) }));
  const standing = onGround(ranks, {
    width,
    height,
    eyes,
    near: Math.max(foot, far + height * 0.02),
    far: Math.max(far, eyes + height * 0.04),
    top: height * (sky.length > 0 ? 0.27 : 0.05),
    // what floats is seen between those who stand before it
    row: water.length > 0 ? 0.6 : 0.92,
    nearest: near.length > 0 ? nearestScale(near) : Infinity,
    deepest: isRoom(scene.setting) ? IN_ROOM : toysOnRails(kinds) ? 2.4 : kinds.some(isLong) ? 4.4 : 1.75,
  });
  const fore = near.map((item) => besideThose(item, standing, height));
  const ledge = near.length > 0 ? [nearLedge(scene, height * LEDGE.top, near)] : [];
  return [
    ...inSky(scene, sky, [...standing, ...near]),
    ...afloat(scene, water, standing),
    ...standing,
    ...ledge,
    ...fore,
  ].toSorted(farthestFirst);
}

/** Of two who live the one that is so many times smaller is no larger in the picture, near as it is. */
const SMALLER = 2.5;

/** Turtles on a ledge before horses are turtles, and stay large enough to be known. */
function besideThose(item: Item, standing: readonly Item[], height: number): Item {
  if (item.drawable.kind !== 'animal' || item.standsOn === 'nothing') return item;
  const real = (each: Item): number => each.drawable.height * rootOf(each.drawable);
  const drawn = (each: Item): number => each.size * rootOf(each.drawable);
  const larger = standing.filter((other) => other.drawable.kind === 'animal' && real(other) > real(item) * SMALLER);
  const most = Math.min(Infinity, ...larger.map((other) => drawn(other) * 0.7));
  const least = height * LOOKED_AT * 0.8;
  return { ...item, size: item.size * Math.min(1, Math.max(least, most) / drawn(item)) };
}

/** So large, in metres, a thing that a ledge carries may stand on the ground as well. */
const MAY_STAND = 0.5;

/** What is nearer is not the smaller for it: suitcases beside rabbits stand on the ground as they do. */
function largerThanOthers({ band, extent }: Kind, all: readonly Kind[]): boolean {
  const standing = all.flatMap((each) => (each.band === 'ground' ? [each.extent] : []));
  return band === 'ledge' && extent > MAY_STAND && extent > Math.min(Infinity, ...standing) * 0.8;
}

/** So small, in metres, who lives may sit on a ledge, and so many times smaller than another on the ground they are lost. */
const [MAY_SIT, LOST] = [0.62, 3.2];

/** Cats, hens and turtles between trucks and deer would be specks: they come to the ledge that is there anyhow. */
function isLostBehind({ band, extent, own }: Kind, all: readonly Kind[]): boolean {
  const small = band === 'ground' && own[0]?.drawable.kind === 'animal' && extent < MAY_SIT;
  if (!small || !all.some((each) => each.band === 'ledge')) return false;
  return all.some((each) => each.band === 'ground' && each.extent > extent * LOST);
}

/** Pixels for a metre on the ledge. */
const nearestScale = (near: readonly Item[]): number =>
  Math.min(...near.map(({ size, drawable }) => size / drawable.height));

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** From this length on, in metres, a thing leaves the others no room. */
const LONG = 6;
const lengthOf = (kind: Kind): number => kind.metres * aspectOf(kind);
const isLong = (kind: Kind): boolean => lengthOf(kind) > LONG;

/** Far behind trucks trains would be toys. */
function toysOnRails(kinds: readonly Kind[]): boolean {
  const drawables = kinds.flatMap(({ own }) => own.slice(0, 1).map(({ drawable }) => drawable));
  const [rails, others] = [true, false].map((on) =>
    drawables.filter(
      ({ kind, habitat, concept }) => kind === 'vehicle' && habitat === 'ground' && is(concept, 'rails') === on,
    ),
  );
  return rails !== undefined && rails.length > 0 && others?.some(({ height }) => height > TRUCK) === true;
}

/** Metres: what drives and is as high. */
const TRUCK = 2;

/** From this height on, in metres, so does a pole. */
const TALL = 2.2;

/** A train is a little shorter than it is and a flag lower, or what stands beside it would be a speck. */
function shortened(kind: Kind): number {
  const thing = kind.own.every(({ drawable }) => drawable.kind === 'object');
  const lower = thing ? Math.min(1, TALL / kind.metres) ** 0.7 : 1;
  return kind.metres * lower * Math.min(1, LONG / lengthOf(kind)) ** 0.45;
}

interface Kind {
  readonly own: readonly Item[];
  readonly band: Band;
  /** In metres. */
  readonly extent: number;
  readonly metres: number;
}

/** In one row, or in two where they would be too small to be known. */
function onLedge(scene: Scene, kinds: readonly Kind[], alone: boolean): Item[] {
  if (kinds.length === 0) return [];
  const { height } = scene;
  const count = kinds.reduce((sum, { own }) => sum + own.length, 0);
  const smallest = Math.min(...kinds.map(({ extent }) => extent)) ** NEARLY;
  const inOne = alone ? scaleOnLedge(scene, kinds, LEDGE.alone, METRE.alone) : scaleOnLedge(scene, kinds, LEDGE.high);
  if (kinds.length < 2 || count < 6 || smallest * inOne > height * KNOWN)
    return ledgeRow(scene, kinds, { foot: height * LEDGE.foot, edge: height * LEDGE.top }, inOne);
  // the larger behind, as the glass of a tank is, and in each row about as many
  const sorted = kinds.toSorted((a, b) => Number(b.band === 'tank') - Number(a.band === 'tank') || b.extent - a.extent);
  const back: Kind[] = [];
  for (const kind of sorted)
    if (back.length === 0 || back.reduce((sum, { own }) => sum + own.length, 0) + kind.own.length <= count * 0.55)
      back.push(kind);
  const front = sorted.filter((kind) => !back.includes(kind));
  const scale = Math.min(scaleOnLedge(scene, back, LEDGE.low * 1.3), scaleOnLedge(scene, front, LEDGE.low));
  return [
    ...ledgeRow(scene, back, { foot: height * LEDGE.back }, scale),
    ...ledgeRow(scene, front, { foot: height * LEDGE.front }, scale),
  ];
}

const drawnOnLedge = (kind: Kind): number => kind.extent ** NEARLY / rootOf({ aspect: aspectOf(kind) });
const wideOnLedge = (kinds: readonly Kind[]): number =>
  kinds.reduce((sum, kind) => sum + drawnOnLedge(kind) * aspectOf(kind) * kind.own.length * 1.14, 0);

/** Pixels for a kind of extent 1, in a row that is so high at most. */
function scaleOnLedge(
  { width, height }: Scene,
  kinds: readonly Kind[],
  most: number,
  metre: number = METRE.usual,
): number {
  const tallest = Math.max(...kinds.map(drawnOnLedge));
  const largest = Math.max(...kinds.map(({ extent }) => extent));
  const near = (Math.max((LOOKED_AT * metre) / METRE.usual, largest * metre) * height) / largest ** NEARLY;
  return Math.min((height * most) / tallest, (width * 0.9) / wideOnLedge(kinds), near);
}

function ledgeRow(
  scene: Scene,
  kinds: readonly Kind[],
  { foot: stand, edge }: { readonly foot: number; readonly edge?: number },
  scale: number,
): Item[] {
  const { width, height } = scene;
  const atLeast = (kind: Kind, speck: number): number =>
    Math.max(drawnOnLedge(kind) * scale, (height * speck) / rootOf({ aspect: aspectOf(kind) }));
  const wideWith = (speck: number): number =>
    kinds.reduce((sum, kind) => sum + atLeast(kind, speck) * aspectOf(kind) * kind.own.length * 1.14, 0);
  const speck = SPECKS.find((each) => wideWith(each) < width * 0.92) ?? SPECKS[1];
  const sizeOf = (kind: Kind): number => atLeast(kind, speck);
  const wide = wideWith(speck);
  const gap = Math.min(width * 0.05, (width * 0.94 - wide) / (kinds.length + 1));
  let left = (width - wide - gap * (kinds.length - 1)) / 2;
  return kinds.flatMap((kind) => {
    const size = sizeOf(kind);
    const step = size * aspectOf(kind) * 1.14;
    const from = left;
    left += step * kind.own.length + gap;
    // of one row what lies is before the far edge
    const foot = edge === undefined ? stand : clearOfEdge(scene, kind.own, { stand, edge, size });
    const depth = 0.02 + (height - foot) / height / 20;
    const swims = kind.band === 'tank';
    const row = kind.own.map((item, index): Item => ({
      ...item,
      x: from + step * (index + 0.5),
      y: foot - (swims ? size * 0.24 : 0),
      size: Math.min(size, step / 1.08 / item.drawable.aspect),
      depth,
      turn: 0,
      floor: height,
      standsOn: swims ? 'nothing' : 'item',
    }));
    return swims ? [tankAround(row, foot, size), ...row] : row;
  });
}

/** Fish differ: of some the middle one counts. */
const aspectOf = ({ own }: Kind): number => own.reduce((sum, { drawable }) => sum + drawable.aspect, 0) / own.length;

/** The glass that they swim in. */
export function tankAround(row: readonly Item[], foot: number, size: number): Item {
  const [first] = row as [Item];
  const { left, right } = boxAround(row);
  const high = size * 1.6;
  return {
    drawable: createNearTank((right - left + size * 0.3) / high),
    x: (left + right) / 2,
    y: foot,
    size: high,
    depth: first.depth + 0.0004,
    mirrored: false,
    turn: 0,
    seed: first.seed.fork('tank'),
    attributes: [],
    floor: first.floor,
    standsOn: 'item',
  };
}

/** How much farther off than the nearest row of a room the farthest one stands: nearer, sofas would all be in one row, as small as toys. */
const IN_ROOM = 1.55;
/** So many times larger than beside those who stand there a butterfly may be. */
const NEARER = 2.4;

/** Side by side above all, what is small in the world smaller. */
function inSky({ width, height }: Scene, kinds: readonly Kind[], below: readonly Item[]): Item[] {
  if (kinds.length === 0) return [];
  const largest = Math.max(...kinds.map(({ extent }) => extent));
  const drawn = ({ extent }: Kind): number => Math.max(0.4, (extent / largest) ** 0.3);
  const side = (kind: Kind): number => drawn(kind) / rootOf({ aspect: aspectOf(kind) });
  const wide = kinds.reduce((sum, kind) => sum + side(kind) * aspectOf(kind) * kind.own.length * 1.2, 0);
  const tallest = Math.max(...kinds.map(side));
  // a bee is near, and yet a bee
  const farthest = Math.min(Infinity, ...below.map(({ size, drawable }) => size / drawable.height / height));
  const most = largest < 0.15 ? within(largest * farthest * NEARER, 0.042, 0.075) : largest < 0.6 ? 0.11 : 0.17;
  const scale = Math.min((width * 0.92) / wide, (height * most) / tallest);
  let left = (width - wide * scale) / 2;
  return kinds.flatMap((kind) =>
    kind.own.map((item): Item => {
      const size = side(kind) * scale;
      const step = size * aspectOf(kind) * 1.2;
      left += step;
      const lift = item.seed.fork('aloft').between(0, height * 0.04);
      return { ...item, x: left - step / 2, y: height * 0.19 + size / 2 - lift, size, depth: 0.5, standsOn: 'nothing' };
    }),
  );
}

/** The least extent of what floats behind others, as a share of the frame. */
const AFLOAT = 0.062;

/** On the water behind, those that are large in the world farther out, where nobody stands before them. */
function afloat(scene: Scene, kinds: readonly Kind[], before: readonly Item[]): Item[] {
  const { height } = scene;
  const { far, near, left, right } = surfaceFor(scene, 'water');
  const sorted = kinds.toSorted((one, other) => other.extent - one.extent);
  const taken = before.map(itemBox);
  const eyes = eyeLineOf(scene);
  // pixels for a metre of who stands on the shore, for a step down from the line of our eyes: farther out it is less
  const farthest = Math.min(
    Infinity,
    ...before.map(({ size, drawable, y }) => size / drawable.height / Math.max(height * 0.1, y - eyes)),
  );
  return sorted.flatMap((kind, row) => {
    const y = far + (near - far) * (kinds.length > 1 ? 0.25 + (0.7 * row) / (kinds.length - 1) : 0.7);
    const extent = kind.extent > 3 ? 0.17 : kind.extent > 1 ? 0.12 : 0.075;
    // swans behind cows are no larger than these
    const beside = Math.max(height * AFLOAT, kind.extent * farthest * Math.max(height * 0.02, y - eyes));
    const high = Math.min(height * extent, beside) / rootOf({ aspect: aspectOf(kind) });
    const size = Math.min(high, (right - left) / (aspectOf(kind) * kind.own.length * 1.15));
    const half = (size * aspectOf(kind)) / 2;
    return kind.own.map((item): Item => {
      const hidden = (x: number): number =>
        taken.reduce((sum, box) => {
          const wide = Math.min(x + half * 1.08, box.right) - Math.max(x - half * 1.08, box.left);
          const covers = box.top < y - size * 0.1 && box.bottom > y - size;
          return covers && wide > 0 ? sum + wide / half : sum;
        }, 0);
      let x = left + half;
      for (let step = 0; step <= 40; step++) {
        const at = left + half + ((right - left - half * 2) * step) / 40;
        if (hidden(at) < hidden(x) - 0.001) x = at;
      }
      taken.push({ left: x - half, right: x + half, top: y - size, bottom: y });
      const depth = Math.min(0.95, (height - y) / Math.max(1, height - scene.horizon));
      return { ...item, x, y, size, turn: 0, depth, floor: height, standsOn: 'water' };
    });
  });
}

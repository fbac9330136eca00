import { createJet } from '../../paint/living/jet.js';
import type { Jet } from '../../paint/living/jet.js';
import { headSpotOf } from '../dress.js';
import type { Edge } from '../edges.js';
import { farthestFirst, itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';

type Point = readonly [x: number, y: number];

/** Fire comes out of the mouth of who breathes it, water out of a firefighter's hose, as far as what it is meant for. */
export function withJets(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const breathes = scene.brief.told?.includes('fire-breath') === true;
  const isSource = ({ drawable, subject, worn, attributes }: Item): boolean =>
    subject !== undefined &&
    !worn &&
    (drawable.kind === 'animal'
      ? breathes || attributes.includes('spraying')
      : !breathes && attributes.includes('firefighting') && drawable.kind === 'person');
  const first = items.find(isSource);
  if (!first) return items;
  const goal = edges.find(({ guest, kind }) => guest === first.subject && kind === 'facing')?.host;
  const target = items.find(({ subject, worn }) => subject === goal && subject !== undefined && !worn);
  // the flames of who fights them alone are drawn with them
  if (!target && first.drawable.kind === 'person') return items;
  const sources = items.filter((each) => isSource(each) && each.subject === first.subject).slice(0, MOST);
  const stepped = sources.map((source) =>
    target ? apart(scene, source, target) : sources.length === 1 ? withRoom(scene, source) : source,
  );
  const moved = spread(stepped, target);
  const jets = moved.map((source) =>
    jetOf(source, muzzleOf(source), target ? hit(source, target) : ahead(source), breathes ? 'fire' : 'water'),
  );
  const shifted = items.map((each) => moved[sources.indexOf(each)] ?? each);
  return [...shifted, ...jets].toSorted(farthestFirst);
}

const MOST = 3;
const forward = ({ mirrored }: Item): number => (mirrored ? -1 : 1);

function muzzleOf(item: Item): Point {
  const { drawable, size } = item;
  const head = headSpotOf(drawable);
  const nozzle = drawable.kind === 'person' ? drawable.hand : drawable.muzzle;
  // a trunk is held up
  const trunk = [head.x + head.half * TRUNK[0], head.y - head.half * TRUNK[1]] as const;
  const [x, y] = item.attributes.includes('spraying') ? trunk : (nozzle ?? [head.x + head.half, head.y]);
  return [item.x + x * size * forward(item), item.y + y * size];
}

/** Where the end of a raised trunk is, in halves of the head. */
const TRUNK = [1.02, 0.66] as const;

/** How long a breath is, as a share of who breathes. */
const BREATH = 0.75;

const ahead = (item: Item): Point => {
  const [x, y] = muzzleOf(item);
  return [x + forward(item) * item.size * BREATH, y + item.size * 0.16];
};

/** Where it meets the other one: its near side, at the height of a breast. */
function hit(source: Item, target: Item): Point {
  const { left, right, top, bottom } = itemBox(target);
  const reach = (right - left) * 0.16;
  const x = source.x < target.x ? left + reach : right - reach;
  const [, level] = muzzleOf(source);
  const highest = top + (bottom - top) * 0.25;
  return [x, Math.max(highest, Math.min(level + source.size * 0.3, bottom - target.size * 0.3))];
}

/** How far apart they stand at least, in their own size. */
const ELBOWS = 0.5;

/** Who would stand in each other's place stand in a row, each nearer to what they aim at. */
function spread(sources: readonly Item[], target: Item | undefined): readonly Item[] {
  const placed: Item[] = [];
  for (const source of sources) {
    const side = target && source.x < target.x ? 1 : -1;
    const before = placed.at(-1);
    const crowded = before !== undefined && Math.abs(before.x - source.x) < source.size * ELBOWS;
    placed.push(crowded && target ? { ...source, x: before.x + side * source.size * ELBOWS } : source);
  }
  return placed;
}

/** Steps back until there is air between the two. */
function apart({ width }: Scene, source: Item, target: Item): Item {
  const [from] = muzzleOf(source);
  const [to] = hit(source, target);
  const side = source.x < target.x ? -1 : 1;
  const wanting = source.size * (source.drawable.kind === 'person' ? 0.8 : 0.55) - (from - to) * side;
  if (wanting <= 0) return source;
  const { left, right } = itemBox(source);
  const room = side < 0 ? left - width * 0.02 : width * 0.98 - right;
  return { ...source, x: source.x + side * Math.max(0, Math.min(wanting, room)) };
}

/** Steps back, and is no larger than that, so that the whole breath is in the picture. */
function withRoom({ width }: Scene, source: Item): Item {
  const { aspect } = source.drawable;
  const size = Math.min(source.size, (width * 0.95) / (aspect + BREATH));
  const smaller = { ...source, size };
  const [x] = ahead(smaller);
  const { left, right } = itemBox(smaller);
  const over = forward(source) > 0 ? x - width * 0.97 : width * 0.03 - x;
  if (over <= 0) return smaller;
  const room = forward(source) > 0 ? left - width * 0.02 : width * 0.98 - right;
  return { ...smaller, x: source.x - forward(source) * Math.max(0, Math.min(over, room)) };
}

function jetOf(source: Item, from: Point, to: Point, kind: Jet): Item {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const x = (from[0] + to[0]) / 2;
  const y = Math.max(from[1], to[1]) + length * 0.3;
  const size = Math.max(1, y - Math.min(from[1], to[1]) + length * 0.3);
  const inBox = ([pointX, pointY]: Point): Point => [(pointX - x) / size, (pointY - y) / size];
  return {
    drawable: createJet(kind, inBox(from), inBox(to)),
    x,
    y,
    size,
    // what glows keeps its colour at night
    ...(kind === 'fire' && { colour: [255, 180, 70] as const }),
    depth: source.depth - 0.0006,
    turn: 0,
    mirrored: false,
    attributes: [],
    seed: source.seed.fork(kind),
    floor: source.floor,
    standsOn: 'nothing',
  };
}

import { paintedAs, records } from '../../catalogue/records.js';
import { is } from '../../catalogue/traits.js';
import type { Drawable } from '../../paint/drawable.js';
import type { Edge } from '../edges.js';
import { resized } from '../resized.js';
import { farthestFirst } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** In heights of the stairs how high the door is, and how far below the ends of the rails the top step; and the wall above it. */
const [DOOR, THRESHOLD, LINTEL] = [0.5, 0.15, 0.05];
/** Seen straight on: along a hall the far wall is not right behind them. */
const FLAT: ReadonlySet<Scene['setting']> = new Set<Scene['setting']>(['room', 'studio']);

/** Stairs by themselves lead up to a door in the wall: in the middle of a room they would lead nowhere. */
export function upToDoor(
  scene: Scene,
  items: readonly Item[],
  edges: readonly Edge[],
  findDrawable: (concept: string) => Drawable | undefined,
): readonly Item[] {
  const { setting, height, brief } = scene;
  const stairs = items.filter(({ drawable, standsOn }) => is(drawable.concept, 'stairs') && standsOn === 'ground');
  const [flight] = stairs;
  if (!flight || stairs.length > 1 || !FLAT.has(setting) || brief.camera !== undefined) return items;
  if (edges.some(({ guest, host }) => guest === flight.subject || host === flight.subject)) return items;
  const concept = records.find(
    (each) => is(each.concept, 'door') && paintedAs(each.concept)?.kind === 'object',
  )?.concept;
  const drawable = concept === undefined ? undefined : findDrawable(concept);
  if (!drawable || items.some((item) => is(item.drawable.concept, 'door'))) return items;
  const most = (flight.y - height * LINTEL) / (1 + DOOR - THRESHOLD);
  const lower = flight.size > most ? resized(flight, most / flight.size, { x: flight.x, y: flight.y }) : flight;
  const door: Item = {
    drawable,
    x: lower.x,
    y: lower.y - lower.size * (1 - THRESHOLD),
    size: lower.size * DOOR,
    depth: lower.depth + 0.01,
    turn: 0,
    mirrored: false,
    attributes: ['on-wall'],
    seed: flight.seed.fork('door'),
    floor: lower.y,
    standsOn: 'nothing',
  };
  return [...items.map((item) => (item === flight ? lower : item)), door].toSorted(farthestFirst);
}

import type { Edge } from '../edges.js';
import { shifted } from '../resized.js';
import { isRoom } from '../scale.js';
import { farthestFirst } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** So much smaller than where they stand lets them be, people are dolls. */
const DOLL = 0.72;
/** How far below the horizon anybody stands, as a share of the height. */
const FARTHEST = 0.03;

/** Several whom somebody watches from a bench walk as far off as they are small: beside it they would be dolls. */
export function passingBy(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const { setting, horizon, height, surfaces } = scene;
  const ground = surfaces.find(({ habitat }) => habitat === 'ground');
  if (isRoom(setting) || setting === 'studio' || !ground) return items;
  const of = (subject: number): readonly Item[] => items.filter((item) => item.subject === subject && !item.worn);
  for (const { kind, guest, host } of edges) {
    if (kind !== 'facing') continue;
    const seat = edges.find((edge) => edge.kind === 'on' && edge.guest === guest);
    const [viewer] = of(guest);
    const stands = viewer?.drawable.kind === 'person' && viewer.standsOn === 'ground' && of(guest).length === 1;
    // who stands and watches is as near as the bench of who sits
    const [bench] = seat ? of(seat.host) : stands ? [viewer] : [];
    const watched = of(host);
    const [first] = watched;
    if (!bench || !first || watched.length < 2 || first.drawable.kind !== 'person' || first.standsOn !== 'ground')
      continue;
    const near = Math.max(...watched.map(({ y }) => y));
    const nearest = bench.size / bench.drawable.height;
    const scale = first.size / first.drawable.height;
    const share = (near - horizon) / Math.max(1, bench.y - horizon);
    if (bench.y <= horizon || scale > nearest * share * DOLL) continue;
    const y = Math.max(ground.far, horizon + height * FARTHEST, horizon + (scale / nearest) * (bench.y - horizon));
    if (y >= near) continue;
    return items
      .map((item) =>
        watched.includes(item)
          ? { ...shifted(item, { x: 0, y: y - near }), depth: Math.max(item.depth, bench.depth + 0.1) }
          : item,
      )
      .toSorted(farthestFirst);
  }
  return items;
}

import type { Edge } from '../edges.js';
import { resized, shifted } from '../resized.js';
import { boxAround, itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** What is borne by another thing is a part of its height. */
const BORNE: ReadonlySet<string> = new Set(['riding', 'on', 'holding', 'inside']);
/** Shares of the height: the air under what flies over somebody, the edge of the picture, and the least that it keeps of its size. */
const [AIR, EDGE, LEAST] = [0.04, 0.03, 0.55];

/** A balloon over a scooter is over who rides that too: it flies higher, or is smaller where the picture ends. */
export function overRiders(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  let current = items;
  for (const { kind, guest, host } of edges) {
    if (kind !== 'above') continue;
    const riders = new Set(
      edges.filter((edge) => BORNE.has(edge.kind) && edge.host === host).map((edge) => edge.guest),
    );
    riders.delete(guest);
    const borne = current.filter(({ subject }) => subject !== undefined && riders.has(subject));
    const aloft = current.filter(({ subject, standsOn }) => subject === guest && standsOn === 'nothing');
    if (borne.length === 0 || aloft.length === 0) continue;
    const { top, bottom, left, right } = boxAround(aloft);
    const beside = borne.every((item) => itemBox(item).right < left || itemBox(item).left > right);
    const over = bottom + scene.height * AIR - boxAround(borne).top;
    if (beside || over <= 0) continue;
    const high = bottom - top;
    const smaller = Math.max(LEAST, Math.min(1, (bottom - over - scene.height * EDGE) / high));
    const about = { x: (left + right) / 2, y: bottom };
    current = current.map((item) =>
      aloft.includes(item) ? shifted(resized(item, smaller, about), { x: 0, y: -over }) : item,
    );
  }
  return current;
}

import { is } from '../../catalogue/traits.js';
import { peakOf } from '../../paint/top-of.js';
import type { Edge } from '../edges.js';
import type { Item, Scene } from '../scene.js';

/** Where the pole of a flag is, in its heights from its middle. */
const POLE = -0.3;
/** How high a flag is at least and at most, as shares of the picture and of what it is on. */
const [LEAST, MOST, OF_HOST] = [0.12, 0.3, 0.5];
/** Its foot is fixed to what it stands on. */
const FIXED = 0.02;

/** A flag on a tower or a ship flies from its highest point: beside that its pole would stand on air. */
export function hoisted(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const { height } = scene;
  const on = edges.filter(({ kind }) => kind === 'on' || kind === 'hanging-from');
  return items.map((item): Item => {
    if (!is(item.drawable.concept, 'hoisted') || item.subject === undefined || item.worn) return item;
    const host = items.find(
      (other) =>
        (other.drawable.kind === 'building' || other.standsOn === 'water') &&
        !other.worn &&
        on.some((edge) => edge.guest === item.subject && edge.host === other.subject),
    );
    const peak = host && peakOf(host.drawable, host.attributes, host.asked);
    if (!host || !peak || Math.abs(host.turn) > 0.01) return item;
    const foot = host.y + peak.y * host.size;
    const size = Math.min(
      Math.max(Math.min(item.size, host.size * OF_HOST, height * MOST), height * LEAST),
      foot - height * 0.02,
    );
    // of a tower that is cut off at the top no tip is seen
    if (size < height * LEAST * 0.7) return item;
    return {
      ...item,
      size,
      x: host.x + peak.x * host.size * (host.mirrored ? -1 : 1) - POLE * size,
      y: foot + size * FIXED,
      mirrored: false,
      standsOn: 'nothing',
      depth: host.depth + 0.0001,
    };
  });
}

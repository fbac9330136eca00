import type { Brief } from '../brief/brief.js';
import type { Drawable } from '../paint/drawable.js';

const LYING = new Set(['sleeping', 'asleep', 'lying']);
const CYCLES = new Set(['bicycle', 'motorcycle', 'scooter']);

export const isCycle = (drawable: Drawable): boolean => CYCLES.has(drawable.concept);

/** What a subject does with its body because of what it is on or holds: words for its painter beside those of the prompt. */
export function bearingOf(brief: Brief, index: number, drawables: readonly (Drawable | undefined)[]): string[] {
  const own = brief.relations.find((relation) => relation.subject === index);
  const holds = brief.relations.some((relation) => relation.kind === 'holding' && relation.subject === index);
  const host = own && drawables[own.object];
  const lies = brief.subjects[index]?.attributes.some((word) => LYING.has(word)) ?? false;
  if (own && host && isSeat(own.kind, host) && drawables[index]?.kind === 'person' && !lies) {
    if (isCycle(host)) return ['cycling'];
    return [host.kind === 'furniture' ? 'seated' : 'riding'];
  }
  return holds ? ['holding'] : [];
}

/** Whether being in this relation to such a thing means to sit on it. */
export function isSeat(kind: Brief['relations'][number]['kind'], host: Drawable): boolean {
  if (host.floats === true && host.kind === 'vehicle') return false;
  return kind === 'riding' || (kind === 'on' && host.seat !== undefined);
}

/** The words of the prompt and of the bearing; who sits on a seat does not sit on the ground. */
export function withBearing(said: readonly string[], bearing: readonly string[]): string[] {
  return [...bearing, ...(bearing.length > 0 ? said.filter((word) => word !== 'sitting' && word !== 'riding') : said)];
}

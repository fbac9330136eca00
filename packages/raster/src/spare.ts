import type { Plane } from './blur.js';

/** What is kept for later, at most. */
const MOST_BYTES = 96 * 1024 * 1024;

/**
 * Planes that nobody needs any more. A large array costs as much to allocate as to fill, and the collector, which sees
 * megabytes come and go, walks the whole heap for them: a picture takes the same few planes again and again instead.
 * Held weakly: what is not taken again soon is freed when the collector looks next.
 */
let kept = new WeakRef<Plane[]>([]);

/** A plane with any values in it. */
export function takePlane(length: number): Plane {
  const planes = kept.deref();
  const at = planes?.findLastIndex((plane) => plane.length === length) ?? -1;
  return at < 0 ? new Float32Array(length) : planes!.splice(at, 1)[0]!;
}

/** Gives planes back that nothing refers to any more. */
export function givePlanes(...planes: readonly Plane[]): void {
  const list = kept.deref() ?? [];
  if (kept.deref() === undefined) kept = new WeakRef(list);
  list.push(...planes);
  let bytes = list.reduce((sum, plane) => sum + plane.byteLength, 0);
  while (bytes > MOST_BYTES) bytes -= list.shift()!.byteLength;
}

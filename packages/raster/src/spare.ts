import { freeBuffer } from './free-buffer.js';
import type { Plane } from './plane.js';

/** What is kept for later, at most. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Planes that nobody needs any more. A large array costs as much to allocate as to fill, and the collector, which sees
 * megabytes come and go, walks the whole heap for them: a picture takes the same few planes again and again instead.
 * Held weakly: what is not taken again soon is freed when the collector looks next.
 */
let kept = new WeakRef<Set<Plane>>(new Set());
/** Those taken and not yet given back, while somebody says when all of them are free. */
let lent: Set<Plane> | undefined;

function spare(): Set<Plane> {
  const planes = kept.deref() ?? new Set<Plane>();
  if (kept.deref() === undefined) kept = new WeakRef(planes);
  return planes;
}

/** A plane with any values in it. */
export function takePlane(length: number): Plane {
  const planes = spare();
  let plane: Plane | undefined;
  for (const one of planes) if (one.length === length) plane = one;
  if (plane) planes.delete(plane);
  else plane = new Float32Array(length);
  lent?.add(plane);
  return plane;
}

/** Gives planes back that nothing refers to any more. */
export function givePlanes(...planes: readonly Plane[]): void {
  const all = spare();
  for (const plane of planes) {
    all.add(plane);
    lent?.delete(plane);
  }
  let bytes = 0;
  for (const plane of all) bytes += plane.byteLength;
  for (const plane of all) {
    if (bytes <= MOST_BYTES) break;
    bytes -= plane.byteLength;
    all.delete(plane);
    freeBuffer(plane.buffer as ArrayBuffer);
  }
}

/** Frees what is kept, at once: the collector would leave it there for some more pictures. */
export function freePlanes(): void {
  const planes = spare();
  for (const { buffer } of planes) freeBuffer(buffer as ArrayBuffer);
  planes.clear();
}

/** Does work whose result holds no plane: whatever it took and did not give back is free afterwards. */
export function withPlanes<Result>(work: () => Result): Result {
  const outer = lent;
  const own = new Set<Plane>();
  lent = own;
  try {
    return work();
  } finally {
    lent = outer;
    givePlanes(...own);
  }
}

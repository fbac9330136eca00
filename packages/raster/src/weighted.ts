import type { Plane } from './plane.js';
import { takePlane } from './spare.js';
import { BLOCK, kernels } from './wasm/kernels.js';

/**
 * Every place as a weighted mean of those around it: `weights` are of the place itself and of its neighbours to either
 * side, along both directions. Edges repeat outwards. Each row is weighed along itself once, and kept as long as rows
 * below need it.
 */
export function weighted(source: Plane, width: number, height: number, weights: Float32Array): Plane {
  const radius = weights.length - 1;
  const room = Math.ceil(width / BLOCK) * BLOCK;
  const kept = Math.min(2 * radius + 1, height);
  // Places in memory, in numbers of four bytes.
  const rows = weights.length;
  const line = rows + 2 * radius + 1;
  const first = line + room + 2 * radius;
  const target = first + kept * room;
  kernels.reserve((target + room) * 4);
  const { numbers, addresses } = kernels;
  numbers.set(weights, 0);
  const result = takePlane(width * height);
  const drawn = numbers.subarray(target, target + width);
  const rowAt = (y: number): number => (first + (Math.min(height - 1, Math.max(0, y)) % kept) * room) * 4;
  for (let y = 0, next = 0; y < height; y += 1) {
    for (; next <= Math.min(height - 1, y + radius); next += 1) {
      const from = next * width;
      numbers.set(source.subarray(from, from + width), line + radius);
      numbers.fill(source[from]!, line, line + radius);
      numbers.fill(source[from + width - 1]!, line + radius + width, line + width + 2 * radius);
      kernels.across(line * 4, rowAt(next), room * 4, 0, radius * 4);
    }
    addresses[rows] = rowAt(y);
    for (let away = 1, at = rows + 1; away <= radius; away += 1, at += 2) {
      addresses[at] = rowAt(y - away);
      addresses[at + 1] = rowAt(y + away);
    }
    kernels.down(rows * 4, target * 4, room * 4, 0, radius * 4);
    result.set(drawn, y * width);
  }
  return result;
}

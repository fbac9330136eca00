import { createRandom } from '../../paint/kit/random.js';

/** Points on a tile that repeats: x and y from 0 to 1, in turn. */
export interface Points {
  readonly count: number;
  readonly x: Float32Array;
  readonly y: Float32Array;
}

const COUNT = 4096;
const GRID = 64;
const CANDIDATES = 12;

let points: Points | undefined;

/**
 * Evenly scattered points (blue noise) whose every beginning is evenly scattered as well: the first tenth of them makes
 * a light tone, all of them a dark one. Each is the best of some random candidates, the one farthest from those before.
 */
export function scatteredPoints(): Points {
  points ??= scatter();
  return points;
}

function scatter(): Points {
  const random = createRandom(71, 'points');
  const x = new Float32Array(COUNT);
  const y = new Float32Array(COUNT);
  const cells = Array.from({ length: GRID * GRID }, (): number[] => []);
  const distanceTo = (atX: number, atY: number, placed: number): number => {
    // nothing is much farther than the mean distance, so a few rings of cells suffice
    const rings = Math.min(GRID / 2 - 1, Math.ceil((1.2 * GRID) / Math.sqrt(placed + 1)) + 1);
    let least = 1;
    const column = Math.floor(atX * GRID);
    const row = Math.floor(atY * GRID);
    for (let ring = 0; ring <= rings; ring++) {
      if (ring > 1 && least < ((ring - 1) / GRID) ** 2) break;
      for (let dy = -ring; dy <= ring; dy++) {
        const step = Math.abs(dy) === ring ? 1 : Math.max(1, ring * 2);
        for (let dx = -ring; dx <= ring; dx += step) {
          const cell = cells[((row + dy + GRID) % GRID) * GRID + ((column + dx + GRID) % GRID)] as number[];
          for (const other of cell) {
            const acrossX = Math.abs((x[other] as number) - atX);
            const acrossY = Math.abs((y[other] as number) - atY);
            const nearX = Math.min(acrossX, 1 - acrossX);
            const nearY = Math.min(acrossY, 1 - acrossY);
            least = Math.min(least, nearX * nearX + nearY * nearY);
          }
        }
      }
    }
    return least;
  };
  for (let placed = 0; placed < COUNT; placed++) {
    let best = -1;
    for (let candidate = 0; candidate < CANDIDATES; candidate++) {
      const atX = random.next();
      const atY = random.next();
      const distance = distanceTo(atX, atY, placed);
      if (distance <= best) continue;
      best = distance;
      x[placed] = atX;
      y[placed] = atY;
    }
    const cell = Math.floor((y[placed] as number) * GRID) * GRID + Math.floor((x[placed] as number) * GRID);
    (cells[cell] as number[]).push(placed);
  }
  return { count: COUNT, x, y };
}

/**
 * Seeded randomness with named streams. A stream depends on the seed and its name alone, never on what was drawn
 * from another one, so that more detail in one painter cannot move anything elsewhere in the picture.
 */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number;
  /** low ≤ x < high */
  between(low: number, high: number): number;
  /** A whole number, both ends included. */
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** About 0 with the given spread; bell-shaped, within three spreads. */
  around(spread: number): number;
  shuffle<T>(items: readonly T[]): T[];
  /** A stream of its own. */
  fork(name: string | number): Random;
}

function hash(text: string, start: number): number {
  let value = start ^ 0x9e3779b9;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
    value ^= value >>> 15;
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

export function createRandom(seed: number, name = ''): Random {
  const origin = hash(name, seed >>> 0);
  let state = origin;
  // mulberry32: 32 bits of state suffice for pictures and cost a nanosecond
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: <T>(items: readonly T[]): T => {
      if (items.length === 0) throw new RangeError('nothing to pick from');
      return items[whole(0, items.length - 1)] as T;
    },
    around: (spread) => (next() + next() + next() - 1.5) * 2 * spread,
    shuffle: <T>(items: readonly T[]): T[] => {
      const result = [...items];
      for (let index = result.length - 1; index > 0; index--) {
        const other = whole(0, index);
        [result[index], result[other]] = [result[other] as T, result[index] as T];
      }
      return result;
    },
    fork: (child) => createRandom(origin, String(child)),
  };
}

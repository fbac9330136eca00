import type { Random } from '../../paint/kit/random.js';
import type { Group } from '../groups.js';
import type { Scene } from '../scene.js';

/** Where one of several stands, in pixels from the middle of the first row, at the group's size. */
export interface ArrangedPlace {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** Greater is nearer to us. */
  readonly before: number;
}

export interface Arranged {
  readonly places: readonly ArrangedPlace[];
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** The places of a group that was said to lie in a pile, stand in a row and the like; none when nothing was said. */
export function arrangedItems(scene: Scene, group: Group, random: Random): Arranged | undefined {
  const arrangement = scene.brief.subjects[group.subject]?.arrangement;
  if (arrangement === undefined || group.count < 2) return undefined;
  // a cluster of houses stands side by side: only small things are heaped up
  const small = group.drawable.kind === 'food' || group.drawable.kind === 'object';
  if (arrangement === 'bunch' && !small) return undefined;
  const stream = random.fork('arrangement');
  const wide = group.drawable.aspect * group.size;
  const high = group.size;
  const places = placesOf(arrangement, group.count, wide, high, stream);
  if (!places) return undefined;
  const left = Math.min(...places.map(({ x }) => x)) - wide / 2;
  const right = Math.max(...places.map(({ x }) => x)) + wide / 2;
  const top = Math.min(...places.map(({ y }) => y)) - high;
  return { places, left, width: right - left, height: -top };
}

export function placesOf(
  arrangement: string,
  count: number,
  wide: number,
  high: number,
  random: Random,
): ArrangedPlace[] | undefined {
  const all = Array.from({ length: count }, (_, index) => index);
  switch (arrangement) {
    case 'row':
      return all.map((index) => ({ x: index * wide * 1.08, y: 0, turn: 0, before: index }));
    case 'stack':
    case 'column': {
      // flat things lie close, tall ones stand on each other's heads
      const step = high * (wide > high * 1.3 ? 0.62 : 0.86);
      return all.map((index) => ({ x: random.around(wide * 0.03), y: -index * step, turn: 0, before: index }));
    }
    case 'pile':
    case 'bunch':
      return heap(count, wide, high, random);
    case 'circle':
      return all.map((index) => {
        const angle = (index / count) * Math.PI * 2 + 0.3;
        const reach = (wide * count) / 5.2;
        return {
          x: Math.cos(angle) * reach,
          y: (Math.sin(angle) - 1) * reach * 0.42,
          turn: 0,
          before: Math.sin(angle) * count,
        };
      });
    default:
      return undefined;
  }
}

/** Rows that grow shorter upwards, each lying in the gaps of the one below. */
function heap(count: number, wide: number, high: number, random: Random): ArrangedPlace[] {
  const bottom = Math.max(1, Math.ceil((Math.sqrt(8 * count + 1) - 1) / 2));
  const places: ArrangedPlace[] = [];
  for (let row = 0; places.length < count; row++) {
    const inRow = Math.min(Math.max(1, bottom - row), count - places.length);
    for (let column = 0; column < inRow; column++) {
      places.push({
        x: (column - (inRow - 1) / 2) * wide * 0.92 + random.around(wide * 0.03),
        y: -row * high * 0.72,
        turn: random.around(0.12),
        before: -row + column * 0.01,
      });
    }
  }
  return places;
}

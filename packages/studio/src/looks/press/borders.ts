/** A border between areas as one line, whole from end to end. */
export interface Border {
  /** x and y of its points by turns, about a pixel apart, at the corners of pixels. */
  readonly points: Float32Array;
  /** It runs back into itself. */
  readonly closed: boolean;
  /** What `keyOf` said of it. */
  readonly key: number;
}

/** No line runs between these two. */
export const NO_BORDER = -1;

/**
 * The borders of a map of areas, each followed to its end. Two steps belong to the same border where `keyOf` the areas
 * on both sides is the same: the area in front makes outlines that go on before whatever lies behind.
 */
export function traceBorders(
  areas: Uint8Array | Int32Array,
  width: number,
  height: number,
  keyOf: (one: number, other: number) => number,
): Border[] {
  const map: AreaMap = { areas, width, height, keyOf, taken: new Uint8Array(width * height) };
  const borders: Border[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      const here = areas[pixel];
      if ((y === 0 || areas[pixel - width] === here) && (x === 0 || areas[pixel - 1] === here)) continue;
      for (let bit = 1; bit <= 2; bit++) {
        const key = bit === 1 ? keyRight(map, x, y) : keyDown(map, x, y);
        if (key === NO_BORDER || isTaken(map, x, y, bit)) continue;
        const [dx, dy] = bit === 1 ? [1, 0] : [0, 1];
        const ahead = follow(map, x, y, key, dx, dy);
        const back = follow(map, x, y, key, -dx, -dy);
        const points = new Float32Array(ahead.length + back.length + 2);
        for (let at = 0; at < back.length; at += 2) {
          points[at] = back[back.length - 2 - at] as number;
          points[at + 1] = back[back.length - 1 - at] as number;
        }
        points.set([x, y], back.length);
        points.set(ahead, back.length + 2);
        const last = points.length - 2;
        borders.push({ points, key, closed: points[0] === points[last] && points[1] === points[last + 1] });
      }
    }
  }
  return borders;
}

/** What is followed, and where. Functions of their own: those made anew for each picture are compiled anew for many. */
interface AreaMap {
  readonly areas: Uint8Array | Int32Array;
  readonly width: number;
  readonly height: number;
  readonly keyOf: (one: number, other: number) => number;
  /** A step goes from a pixel's upper left corner to the right (1) or down (2). */
  readonly taken: Uint8Array;
}

function keyRight({ areas, width, height, keyOf }: AreaMap, x: number, y: number): number {
  if (y < 1 || x < 0 || x >= width || y >= height) return NO_BORDER;
  const one = areas[(y - 1) * width + x] as number;
  const other = areas[y * width + x] as number;
  return one === other ? NO_BORDER : keyOf(one, other);
}

function keyDown({ areas, width, height, keyOf }: AreaMap, x: number, y: number): number {
  if (x < 1 || y < 0 || x >= width || y >= height) return NO_BORDER;
  const one = areas[y * width + x - 1] as number;
  const other = areas[y * width + x] as number;
  return one === other ? NO_BORDER : keyOf(one, other);
}

const isTaken = ({ taken, width }: AreaMap, x: number, y: number, bit: number): boolean =>
  ((taken[y * width + x] as number) & bit) !== 0;

/** Follows a border from a corner until it ends; straight on where there is a choice. */
function follow(map: AreaMap, fromX: number, fromY: number, key: number, alongX: number, alongY: number): number[] {
  const { taken, width } = map;
  const points: number[] = [];
  let x = fromX;
  let y = fromY;
  let dx = alongX;
  let dy = alongY;
  for (let turn = 0; turn < 3; turn++) {
    const stepX = turn === 0 ? dx : turn === 1 ? dy : -dy;
    const stepY = turn === 0 ? dy : turn === 1 ? -dx : dx;
    const level = stepX !== 0;
    const cornerX = stepX < 0 ? x - 1 : x;
    const cornerY = stepY < 0 ? y - 1 : y;
    const there = level ? keyRight(map, cornerX, cornerY) : keyDown(map, cornerX, cornerY);
    const bit = level ? 1 : 2;
    if (there !== key || isTaken(map, cornerX, cornerY, bit)) continue;
    const corner = cornerY * width + cornerX;
    taken[corner] = (taken[corner] as number) | bit;
    x += stepX;
    y += stepY;
    dx = stepX;
    dy = stepY;
    points.push(x, y);
    turn = -1;
  }
  return points;
}

/** The same line without the steps of the pixels; what is open keeps its ends. */
export function softened({ points, closed, key }: Border, sigma: number): Border {
  const count = points.length >> 1;
  if (count < 4) return { points, closed, key };
  let [now, next] = [points.slice(), points.slice()];
  // each pass widens the bell by half a step squared
  const passes = Math.min(64, Math.ceil(2 * sigma * sigma));
  for (let pass = 0; pass < passes; pass++) {
    for (let at = 0; at < count; at++) {
      const end = at === 0 || at === count - 1;
      if (end && !closed) continue;
      // the first point of a closed line is its last once more
      const before = at === 0 ? count - 2 : at - 1;
      const after = at === count - 1 ? 1 : at + 1;
      for (const axis of [0, 1]) {
        const here = now[at * 2 + axis] as number;
        next[at * 2 + axis] =
          here * 0.5 + ((now[before * 2 + axis] as number) + (now[after * 2 + axis] as number)) * 0.25;
      }
    }
    [now, next] = [next, now];
  }
  return { points: now, closed, key };
}

/** How far every pixel of a silhouette lies from its edge, in pixels (chamfer distance, two passes). */
export function distanceToEdge(data: Uint8ClampedArray, width: number, height: number): Float32Array {
  const distance = new Float32Array(width * height);
  const [step, slant] = [1, Math.SQRT2];
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (distance[y * width + x] as number);
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index++) {
      if ((data[index * 4 + 3] as number) < 110) continue;
      distance[index] = Math.min(
        at(x - 1, y) + step,
        at(x, y - 1) + step,
        at(x - 1, y - 1) + slant,
        at(x + 1, y - 1) + slant,
      );
    }
  }
  for (let y = height - 1, index = width * height - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--, index--) {
      const own = distance[index] as number;
      if (own === 0) continue;
      const back = Math.min(
        at(x + 1, y) + step,
        at(x, y + 1) + step,
        at(x + 1, y + 1) + slant,
        at(x - 1, y + 1) + slant,
      );
      if (back < own) distance[index] = back;
    }
  }
  return distance;
}

/** The plane that a pixel of a body with a rounded edge lies in: how it turns to the side, down, and towards us. */
export interface Facing {
  across: number;
  down: number;
  towards: number;
}

/** Fills in how the body faces us at a pixel; `reach` is how wide its edge is rounded. */
export function faceAt(
  distance: Float32Array,
  width: number,
  height: number,
  x: number,
  y: number,
  reach: number,
  into: Facing,
): void {
  const index = y * width + x;
  const own = distance[index] as number;
  const slope = 1 - own / reach;
  if (slope <= 0) {
    into.across = 0;
    into.down = 0;
    into.towards = 1;
    return;
  }
  const gap = Math.max(1, Math.round(reach / 6));
  const left = x >= gap ? (distance[index - gap] as number) : 0;
  const right = x + gap < width ? (distance[index + gap] as number) : 0;
  const above = y >= gap ? (distance[index - gap * width] as number) : 0;
  const below = y + gap < height ? (distance[index + gap * width] as number) : 0;
  const share = (slope * 0.94) / (2 * gap);
  into.across = Math.max(-0.94, Math.min(0.94, (left - right) * share));
  into.down = Math.max(-0.94, Math.min(0.94, (above - below) * share));
  into.towards = Math.sqrt(Math.max(0.04, 1 - into.across ** 2 - into.down ** 2));
}

/** The middle of a ball and its radius, in pixels. */
export interface Ball {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The largest ball in a silhouette: its middle is farthest from every edge. */
export function ballIn(distance: Float32Array, width: number): Ball {
  let farthest = 0;
  for (let index = 1; index < distance.length; index++)
    if ((distance[index] as number) > (distance[farthest] as number)) farthest = index;
  return { x: farthest % width, y: Math.floor(farthest / width), radius: Math.max(1, distance[farthest] as number) };
}

/** The same for a ball, which turns away from us everywhere but in its middle. */
export function faceOfBall({ x: middle, y: level, radius }: Ball, x: number, y: number, into: Facing): void {
  into.across = Math.max(-0.94, Math.min(0.94, (x - middle) / radius));
  into.down = Math.max(-0.94, Math.min(0.94, (y - level) / radius));
  into.towards = Math.sqrt(Math.max(0.04, 1 - into.across ** 2 - into.down ** 2));
}

import { css } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import { itemBox } from '../../../scene/scene.js';
import type { Scene } from '../../../scene/scene.js';
import type { View } from '../view.js';
import { paintPictures } from './wall-things.js';

/** Metres: how high a room is at least, the air over what stands in it, and how large and high its pictures hang. */
const ROOM = { high: 2.8, air: 0.5, picture: [1, 0.75], middle: 1.75, apart: 1.9 } as const;
/** What stands before the wall is so much nearer than it. */
const FARTHER = 0.85;
/** Shares of the height of the wall: a ceiling lower than this is not worth its line, and one so low leaves no room. */
const [THIN, LOW] = [0.08, 0.55];
/** The most pictures that hang side by side. */
const MOST = 9;

/** Pixels of a metre at the wall behind what stands there: the middle one of all. */
export function metreAtWall({ items }: Scene): number | undefined {
  const scales = items
    .filter(
      ({ subject, standsOn, drawable: { kind } }) => subject !== undefined && standsOn === 'ground' && kind !== 'plant',
    )
    .map(({ size, drawable }) => size / drawable.height)
    .toSorted((one, other) => one - other);
  const middle = scales[Math.floor(scales.length / 2)];
  return middle === undefined ? undefined : middle * FARTHER;
}

/** Where the ceiling meets the wall: as high as rooms are over what stands there, or out of the picture. */
export function ceilingOf(scene: Scene, floor: number): number | undefined {
  const metre = metreAtWall(scene);
  if (metre === undefined) return undefined;
  const tops = scene.items.filter(({ subject }) => subject !== undefined).map((item) => itemBox(item).top);
  const line = Math.min(floor - ROOM.high * metre, Math.min(...tops) - ROOM.air * metre);
  return line < floor * THIN ? undefined : Math.min(line, floor * LOW);
}

/**
 * The wall behind a row that is as wide as the picture, as high and hung with pictures as large as they are beside what
 * stands there: before an empty wall that goes on beyond the frame a sofa and its armchairs are doll's furniture.
 */
export function paintSpaciousWall(context: Context, view: View, wall: Rgb): void {
  const { width, horizon, unit, scene } = view;
  const metre = metreAtWall(scene);
  if (metre === undefined) return;
  const line = ceilingOf(scene, horizon);
  if (line !== undefined) {
    const light = context.createLinearGradient(0, 0, 0, line);
    light.addColorStop(0, css(view.lit([250, 247, 240], 0, 0.5)));
    light.addColorStop(1, css(view.shaded([236, 230, 220], 0, 0.4)));
    context.fillStyle = light;
    context.fillRect(0, 0, width, line);
    context.fillStyle = css(view.lit([248, 244, 236], 0, 0.6));
    context.fillRect(0, line - unit * 0.006, width, unit * 0.016);
    context.fillStyle = css(view.shaded(wall, 0, 0.7), 0.5);
    context.fillRect(0, line + unit * 0.01, width, Math.max(1, unit * 0.005));
  }
  const [wide, high] = [ROOM.picture[0] * metre, ROOM.picture[1] * metre];
  const count = Math.min(MOST, Math.floor((width * 0.9) / (ROOM.apart * metre)));
  const first = width / 2 - ((count - 1) * ROOM.apart * metre) / 2;
  paintPictures(
    context,
    view,
    Array.from({ length: count }, (_, index) => ({
      x: first + index * ROOM.apart * metre - wide / 2,
      y: horizon - ROOM.middle * metre - high / 2,
      width: wide,
      height: high,
    })),
  );
}

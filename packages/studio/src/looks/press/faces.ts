import type { Spot } from '../../paint/drawable.js';
import type { LayerMap } from '../../paint/painting.js';
import type { Item, Scene } from '../../scene/scene.js';
import type { Plane } from '../../raster/plane.js';
import { smoothStep } from '../../raster/plane.js';

/** Half as high as the face is, in pixels of the painting. */
export interface Face {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The faces of people. */
export const facesOf = ({ items, width: staged }: Scene, width: number): readonly Face[] =>
  items.flatMap((item) => (item.drawable.faces ?? []).map((spot) => faceOf(item, spot, width / staged)));

/** The same, and the heads of animals. */
export const headsOf = (scene: Scene, width: number): readonly Face[] => [
  ...facesOf(scene, width),
  ...scene.items.flatMap((item) =>
    item.drawable.kind === 'animal' && item.drawable.head
      ? [faceOf(item, item.drawable.head, width / scene.width)]
      : [],
  ),
];

function faceOf({ x, y, size, turn, mirrored }: Item, [ahead, up, half]: Spot, scale: number): Face {
  const [aside, high] = [(mirrored ? -ahead : ahead) * size, up * size];
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  return {
    x: (x + aside * cosine - high * sine) * scale,
    y: (y + aside * sine + high * cosine) * scale,
    radius: half * size * scale,
  };
}

/** How wide a face is for its height. */
const NARROW = 0.8;

/** Calls back with every pixel of an oval of this many faces, `below` more of them downwards, and how far it is from the middle: 1 at the rim. */
export function eachOfFace(
  { x, y, radius }: Face,
  [width, height]: readonly [number, number],
  { wide, below }: { readonly wide: number; readonly below: number },
  visit: (pixel: number, away: number) => void,
): void {
  const [across, up, down] = [radius * wide * NARROW, radius * wide, radius * (wide + below)];
  const [left, right] = [Math.max(0, Math.floor(x - across)), Math.min(width - 1, x + across)];
  for (let row = Math.max(0, Math.floor(y - up)); row <= Math.min(height - 1, y + down); row++)
    for (let column = left; column <= right; column++) {
      const away = Math.hypot((column - x) / across, (row - y) / (row > y ? down : up));
      if (away <= 1) visit(row * width + column, away);
    }
}

/** How light skin is printed, which share of its light its features and its own shade have, and where it ends: with the neck. */
const [SKIN, FEATURE, SHADE] = [0.8, 0.48, 0.76];
const [MIDDLE, WITH_NECK] = [
  { wide: 0.6, below: 0 },
  { wide: 1.5, below: 0.9 },
];
const EDGE = 0.85;

/** Skin is bare paper, however dark it is: what is seen of a face in ink are its features, and all else is a mask. */
export function bareFaces(
  light: Plane,
  { map, heroes }: { readonly map: LayerMap; readonly heroes: Uint8Array },
  faces: readonly Face[],
  size: readonly [number, number],
): void {
  for (const face of faces) {
    const middle: number[] = [];
    eachOfFace(face, size, MIDDLE, (pixel) => {
      if (heroes[map.index[pixel] as number]) middle.push(light[pixel] as number);
    });
    const skin = middle.toSorted((one, other) => one - other)[middle.length >> 1] ?? 1;
    if (skin >= SKIN) continue;
    eachOfFace(face, size, WITH_NECK, (pixel, away) => {
      if (!heroes[map.index[pixel] as number]) return;
      const value = light[pixel] as number;
      const isSkin = smoothStep(skin * FEATURE, skin * SHADE, value) * (1 - smoothStep(EDGE, 1, away));
      light[pixel] = Math.min(1, value + (SKIN - skin) * isSkin);
    });
  }
}

import { gaussianBlur, givePlanes, steadiest, takePlane, type Plane } from '@easel/raster';
import {
  blankPlanes,
  givePicture,
  lightnessPlane,
  mapPlanes,
  type ColourPlanes,
  type Pixels,
} from './colour-planes.js';

const SECTORS = 8;

/**
 * A painter's simplification: every pixel takes the mean of those of its eight neighbourhoods that vary least, so that
 * areas become even and edges stay. The neighbourhoods are read from one blurred copy at eight offsets, which costs the
 * same for every radius.
 */
export function kuwahara(planes: ColourPlanes, radius: number): ColourPlanes {
  const { width, height } = planes;
  if (radius < 1) return planes;
  const sigma = Math.max(0.8, radius * 0.45);
  const light = lightnessPlane(planes);
  const squares = takePlane(light.length);
  for (let pixel = 0; pixel < squares.length; pixel += 1) squares[pixel] = light[pixel]! * light[pixel]!;
  const blur = (plane: Plane) => gaussianBlur(plane, width, height, sigma);
  const means = mapPlanes(planes, blur);
  const meanSquares = blur(squares);
  const reach = radius * 0.8;
  const offsets = Array.from({ length: SECTORS }, (_, sector) => {
    const angle = (sector / SECTORS) * Math.PI * 2 + Math.PI / 8;
    return [Math.round(Math.cos(angle) * reach), Math.round(Math.sin(angle) * reach)] as const;
  });
  const [red, green, blue] = steadiest([means.red, means.green, means.blue, meanSquares], width, height, offsets);
  givePicture(means);
  givePlanes(light, squares, meanSquares);
  return { width, height, red, green, blue };
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A part of a picture, simplified: the rest needs no such care. */
export interface Patch extends Box {
  /** Of the part alone. */
  readonly planes: ColourPlanes;
}

export function isWithin({ left, top, right, bottom }: Box, x: number, y: number): boolean {
  return x >= left && x < right && y >= top && y < bottom;
}

/** `kuwahara` within a box, as if it were done everywhere. */
export function kuwaharaWithin(picture: Pixels, width: number, height: number, box: Box, radius: number): Patch {
  const margin = Math.ceil(radius * 2.5) + 2;
  const left = Math.max(0, Math.floor(box.left) - margin);
  const top = Math.max(0, Math.floor(box.top) - margin);
  const right = Math.max(left + 1, Math.min(width, Math.ceil(box.right) + margin));
  const bottom = Math.max(top + 1, Math.min(height, Math.ceil(box.bottom) + margin));
  const part = blankPlanes(right - left, bottom - top);
  for (let y = top, to = 0; y < bottom; y += 1) {
    for (let x = left, at = (y * width + left) * 4; x < right; x += 1, to += 1, at += 4) {
      part.red[to] = picture[at]! / 255;
      part.green[to] = picture[at + 1]! / 255;
      part.blue[to] = picture[at + 2]! / 255;
    }
  }
  const planes = kuwahara(part, radius);
  if (planes !== part) givePicture(part);
  return { left, top, right, bottom, planes };
}

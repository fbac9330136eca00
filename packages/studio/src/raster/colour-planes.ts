import { shrinkPlane, type Plane } from '@easel/raster';

export { clamp01, smoothStep } from './plane.js';

/** A picture as three planes of numbers from 0 to 1, as filters like it. */
export interface ColourPlanes {
  readonly width: number;
  readonly height: number;
  readonly red: Plane;
  readonly green: Plane;
  readonly blue: Plane;
}

export type Pixels = Uint8ClampedArray;

export function blankPlanes(width: number, height: number): ColourPlanes {
  const plane = () => new Float32Array(width * height);
  return { width, height, red: plane(), green: plane(), blue: plane() };
}

export function toPlanes(pixels: ArrayLike<number>, width: number, height: number): ColourPlanes {
  const planes = blankPlanes(width, height);
  for (let pixel = 0, at = 0; pixel < width * height; pixel += 1, at += 4) {
    planes.red[pixel] = pixels[at]! / 255;
    planes.green[pixel] = pixels[at + 1]! / 255;
    planes.blue[pixel] = pixels[at + 2]! / 255;
  }
  return planes;
}

/** Opaque RGBA. */
export function toPixels({ width, height, red, green, blue }: ColourPlanes): Pixels {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let pixel = 0, at = 0; pixel < width * height; pixel += 1, at += 4) {
    pixels[at] = red[pixel]! * 255;
    pixels[at + 1] = green[pixel]! * 255;
    pixels[at + 2] = blue[pixel]! * 255;
    pixels[at + 3] = 255;
  }
  return pixels;
}

/** How light each pixel looks, 0 to 1. */
export function lightnessPlane({ red, green, blue }: ColourPlanes): Plane {
  const result = new Float32Array(red.length);
  for (let pixel = 0; pixel < result.length; pixel += 1) {
    result[pixel] = 0.299 * red[pixel]! + 0.587 * green[pixel]! + 0.114 * blue[pixel]!;
  }
  return result;
}

export function mapPlanes(planes: ColourPlanes, change: (plane: Plane) => Plane): ColourPlanes {
  return {
    width: planes.width,
    height: planes.height,
    red: change(planes.red),
    green: change(planes.green),
    blue: change(planes.blue),
  };
}

/** At half the size, rounded up. */
export function halved({ width, height, red, green, blue }: ColourPlanes): ColourPlanes {
  const small = shrinkPlane(red, width, height, 2);
  return {
    width: small.width,
    height: small.height,
    red: small.plane,
    green: shrinkPlane(green, width, height, 2).plane,
    blue: shrinkPlane(blue, width, height, 2).plane,
  };
}

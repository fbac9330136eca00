import { givePlanes, planeRows, takePlane, type Plane, type Rows } from '@easel/raster';

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

/** With any values in them. */
export function blankPlanes(width: number, height: number): ColourPlanes {
  const plane = () => takePlane(width * height);
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

/** How much of each pixel is there, 0 to 1. */
export function alphaOf(pixels: Pixels): Plane {
  const plane = takePlane(pixels.length / 4);
  // In pieces: what is called often is compiled for good, a loop over all of it is compiled anew each time.
  for (let from = 0; from < plane.length; from += PIECE)
    readAlpha(pixels, plane, from, Math.min(plane.length, from + PIECE));
  return plane;
}

const PIECE = 2048;

function readAlpha(pixels: Pixels, plane: Plane, from: number, to: number): void {
  for (let pixel = from; pixel < to; pixel += 1) plane[pixel] = pixels[pixel * 4 + 3]! / 255;
}

/** How light each pixel looks, 0 to 1. */
export function lightnessPlane({ red, green, blue }: ColourPlanes): Plane {
  const result = takePlane(red.length);
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

/** The same straight from pixels. */
export function lightOf(pixels: Pixels): Plane {
  const result = takePlane(pixels.length >> 2);
  for (let from = 0; from < result.length; from += PIECE)
    readLight(pixels, result, from, Math.min(result.length, from + PIECE));
  return result;
}

function readLight(pixels: Pixels, plane: Plane, from: number, to: number): void {
  for (let pixel = from, at = from * 4; pixel < to; pixel += 1, at += 4)
    plane[pixel] = (0.299 * pixels[at]! + 0.587 * pixels[at + 1]! + 0.114 * pixels[at + 2]!) / 255;
}

/** A picture at half its size, rounded up: for everything that is simplified anyway. */
export function halfPlanes(pixels: Pixels, width: number, height: number): ColourPlanes {
  const half = blankPlanes(Math.ceil(width / 2), Math.ceil(height / 2));
  for (let y = 0; y < height; y += 2) halveRow(pixels, width, y, y + 1 < height ? width * 4 : 0, half);
  return half;
}

function halveRow(pixels: Pixels, width: number, y: number, below: number, half: ColourPlanes): void {
  const { red, green, blue } = half;
  for (let x = 0, to = (y >> 1) * half.width; x < width; x += 2, to += 1) {
    const at = (y * width + x) * 4;
    const beside = x + 1 < width ? 4 : 0;
    const across = at + below;
    red[to] = (pixels[at]! + pixels[at + beside]! + pixels[across]! + pixels[across + beside]!) / 1020;
    green[to] =
      (pixels[at + 1]! + pixels[at + beside + 1]! + pixels[across + 1]! + pixels[across + beside + 1]!) / 1020;
    blue[to] = (pixels[at + 2]! + pixels[at + beside + 2]! + pixels[across + 2]! + pixels[across + beside + 2]!) / 1020;
  }
}

/** Planes read row by row at another size. */
export interface ColourRows {
  readonly red: Rows;
  readonly green: Rows;
  readonly blue: Rows;
}

export function colourRows(
  { width: from, height: high, red, green, blue }: ColourPlanes,
  width: number,
  height: number,
): ColourRows {
  const rows = (plane: Plane): Rows => planeRows(plane, from, high, width, height);
  return { red: rows(red), green: rows(green), blue: rows(blue) };
}

/** Planes as opaque pixels of another size. */
export function enlarged(planes: ColourPlanes, width: number, height: number): Pixels {
  const { red, green, blue } = colourRows(planes, width, height);
  const pixels: Pixels = new Uint8ClampedArray(width * height * 4);
  for (let y = 0, at = 0; y < height; y += 1) {
    const [reds, greens, blues] = [red(y), green(y), blue(y)];
    for (let x = 0; x < width; x += 1, at += 4) {
      pixels[at] = reds[x]! * 255;
      pixels[at + 1] = greens[x]! * 255;
      pixels[at + 2] = blues[x]! * 255;
      pixels[at + 3] = 255;
    }
  }
  return pixels;
}

/** Gives planes back that nothing reads any more. */
export function givePicture({ red, green, blue }: ColourPlanes): void {
  givePlanes(red, green, blue);
}

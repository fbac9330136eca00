import { gaussianBlur } from '@easel/raster';
import type { Point } from '../../paint/kit/shapes.js';
import { canvasOf, pixelsOf } from '../../raster/canvas.js';
import { triangulate } from '../../raster/delaunay.js';
import { kuwahara } from '../../raster/kuwahara.js';
import { clamp01, lightnessPlane, smoothStep, toPlanes } from '../../raster/colour-planes.js';
import { featureMap } from '../features.js';
import type { PortraitLook } from './look.js';

/** Facets: small ones where the face needs them, large ones elsewhere, each in one plain colour. */
export const lowPoly: PortraitLook = {
  name: 'low-poly',
  realistic: false,
  blur: 0.01,
  finish({ width, height, picture, matte, anatomy, random }) {
    const { unit, points } = anatomy;
    const source = kuwahara(toPlanes(picture, width, height), Math.max(1, unit * 0.015));
    const light = lightnessPlane(source);
    const fine = gaussianBlur(light, width, height, Math.max(1, unit * 0.01));
    const features = featureMap(anatomy, width, height);
    const edges = new Float32Array(width * height);
    for (let y = 1; y < height - 1; y += 1) {
      for (let x = 1; x < width - 1; x += 1) {
        const pixel = y * width + x;
        const across = fine[pixel + 1]! - fine[pixel - 1]!;
        const down = fine[pixel + width]! - fine[pixel - width]!;
        const rim =
          Math.abs(matte[pixel + 1]! - matte[pixel - 1]!) + Math.abs(matte[pixel + width]! - matte[pixel - width]!);
        edges[pixel] = clamp01(Math.sqrt(across * across + down * down) * unit * 0.05 + rim * 1.5);
      }
    }
    const stream = random.fork('facets');
    const corners: Point[] = [];
    const taken = new Float32Array(width * height).fill(0);
    const gap = (pixel: number) =>
      unit *
      (0.46 - 0.28 * matte[pixel]!) *
      (1 - 0.5 * edges[pixel]!) *
      (1 - 0.8 * smoothStep(0.1, 0.7, features[pixel]!));
    const put = (x: number, y: number, force = false) => {
      const column = Math.min(width - 1, Math.max(0, Math.round(x)));
      const row = Math.min(height - 1, Math.max(0, Math.round(y)));
      const pixel = row * width + column;
      const need = Math.max(2.5, gap(pixel));
      if (taken[pixel] === 1) return;
      if (!force && isNear(taken, width, height, column, row, need * 0.72)) return;
      taken[pixel] = 1;
      corners.push([column, row]);
    };
    for (const [x, y] of points) if (x >= 0 && y >= 0 && x < width && y < height) put(x, y, true);
    for (const [from, to] of [
      [36, 42],
      [42, 48],
    ] as const) {
      const eye = points.slice(from, to);
      put(eye.reduce((sum, [x]) => sum + x, 0) / 6, eye.reduce((sum, [, y]) => sum + y, 0) / 6, true);
    }
    const count = Math.min(60_000, Math.round((width * height) / 34));
    // Edges first, so that facets end where forms end; then everything else.
    for (let pass = 0; pass < 2; pass += 1) {
      for (let attempt = 0; attempt < count; attempt += 1) {
        const x = stream.next() * width;
        const y = stream.next() * height;
        const strong = edges[Math.floor(y) * width + Math.floor(x)]!;
        if (pass === 0 ? strong > 0.42 : true) put(x, y);
      }
    }
    const step = Math.max(20, unit * 0.3);
    for (let x = 0; x < width + step; x += step) {
      corners.push([Math.min(x, width), -1], [Math.min(x, width), height + 1]);
    }
    for (let y = 0; y < height + step; y += step) {
      corners.push([-1, Math.min(y, height)], [width + 1, Math.min(y, height)]);
    }
    // Below the facets lies the picture itself, for the hairlines that no facet covers.
    const canvas = canvasOf(picture, width, height);
    const context = canvas.getContext('2d');
    const at = (x: number, y: number) =>
      Math.min(height - 1, Math.max(0, Math.round(y))) * width + Math.min(width - 1, Math.max(0, Math.round(x)));
    context.lineJoin = 'round';
    context.lineWidth = 1;
    const ordered = alongSnake(corners, step);
    const triangles = triangulate(Float64Array.from(ordered.flat()));
    for (let triangle = 0; triangle < triangles.length; triangle += 3) {
      const first = ordered[triangles[triangle]!]!;
      const second = ordered[triangles[triangle + 1]!]!;
      const third = ordered[triangles[triangle + 2]!]!;
      const lift = facing(first, second, third);
      let red = 0;
      let green = 0;
      let blue = 0;
      for (const [u, v] of SAMPLES) {
        const x = first[0] + (second[0] - first[0]) * u + (third[0] - first[0]) * v;
        const y = first[1] + (second[1] - first[1]) * u + (third[1] - first[1]) * v;
        const pixel = at(x, y);
        red += source.red[pixel]!;
        green += source.green[pixel]!;
        blue += source.blue[pixel]!;
      }
      // Cut stone behind the person, calmer on them, and the face in its own light alone: likeness lives in small
      // differences, and facets that differ for no reason hide it.
      const middle = at((first[0] + second[0] + third[0]) / 3, (first[1] + second[1] + third[1]) / 3);
      const calm = (1 - 0.6 * matte[middle]!) * (1 - smoothStep(0.05, 0.3, features[middle]!));
      const scale = (255 / SAMPLES.length) * (1 + lift * 0.07 * calm);
      const colour = `rgb(${Math.min(255, Math.round(red * scale))},${Math.min(255, Math.round(green * scale))},${Math.min(255, Math.round(blue * scale))})`;
      context.fillStyle = colour;
      context.strokeStyle = colour;
      context.beginPath();
      context.moveTo(first[0], first[1]);
      context.lineTo(second[0], second[1]);
      context.lineTo(third[0], third[1]);
      context.closePath();
      context.fill();
      // Closes the hairline that anti-aliasing leaves between neighbours.
      context.stroke();
    }
    // A breath of the picture itself over eyes and mouth, where facets alone would lose the look of a face.
    const pixels = pixelsOf(canvas);
    for (let pixel = 0; pixel < features.length; pixel += 1) {
      const share = 0.68 * smoothStep(0.2, 0.7, features[pixel]!);
      if (share === 0) continue;
      pixels[pixel * 4]! += (source.red[pixel]! * 255 - pixels[pixel * 4]!) * share;
      pixels[pixel * 4 + 1]! += (source.green[pixel]! * 255 - pixels[pixel * 4 + 1]!) * share;
      pixels[pixel * 4 + 2]! += (source.blue[pixel]! * 255 - pixels[pixel * 4 + 2]!) * share;
    }
    return pixels;
  },
};

/** Spread evenly over a facet: its colour is the mean of what it covers. */
const SAMPLES: readonly Point[] = Array.from({ length: 5 }, (_, row) =>
  Array.from({ length: 5 - row }, (_cell, column): Point => [(column + 1 / 3) / 5, (row + 1 / 3) / 5]),
).flat();

/** A facet's tilt, made up from its shape: neighbours differ a little, as cut stone does. */
function facing(a: Point, b: Point, c: Point): number {
  const x = (a[0] + b[0] + c[0]) / 3;
  const y = (a[1] + b[1] + c[1]) / 3;
  return Math.sin((a[0] - x) * 0.37 + (b[1] - y) * 0.61 + (c[0] - x) * 0.23);
}

function isNear(taken: Float32Array, width: number, height: number, x: number, y: number, distance: number): boolean {
  const reach = Math.ceil(distance);
  for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row += 1) {
    for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column += 1) {
      if (taken[row * width + column] === 1 && (column - x) ** 2 + (row - y) ** 2 < distance * distance) return true;
    }
  }
  return false;
}

/** Points in the order of rows that turn at their ends: each lies near the one before it. */
function alongSnake(points: readonly Point[], row: number): Point[] {
  const rowOf = ([, y]: Point) => Math.floor(y / row);
  return points.toSorted((one, other) => {
    const between = rowOf(one) - rowOf(other);
    return between !== 0 ? between : (rowOf(one) % 2 === 0 ? 1 : -1) * (one[0] - other[0]);
  });
}

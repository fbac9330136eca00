import { gaussianBlur, givePlanes, shrinkPlane, takePlane, type Plane } from '@easel/raster';
import type { Point } from '../../paint/kit/shapes.js';
import { canvasOf, pixelsOf } from '../../raster/canvas.js';
import { triangulate } from '../../raster/delaunay.js';
import { kuwahara, kuwaharaWithin } from '../../raster/kuwahara.js';
import {
  clamp01,
  givePicture,
  halfPlanes,
  lightnessPlane,
  smoothStep,
  type ColourPlanes,
} from '../../raster/colour-planes.js';
import { evenTint } from '../even-tint.js';
import { featureBox, featureMap, featureRows } from '../features.js';
import type { PortraitLook } from './look.js';

/** Facets: small ones where the face needs them, large ones elsewhere, each in one plain colour. */
export const lowPoly: PortraitLook = {
  name: 'low-poly',
  realistic: false,
  blur: 0.01,
  finish({ width, height, picture, matte, anatomy, random }) {
    const { unit, points } = anatomy;
    evenTint(picture, matte, width, height, anatomy);
    const half = halfPlanes(picture, width, height);
    const source = kuwahara(half, Math.max(1, unit * 0.0075));
    const [across, down] = [half.width, half.height];
    const features = featureMap(anatomy, width, height);
    const cover = shrinkPlane(matte, width, height, 2).plane;
    const edges = edgesOf(source, cover, unit);
    const at = (x: number, y: number) =>
      Math.min(down - 1, Math.max(0, Math.round(y) >> 1)) * across +
      Math.min(across - 1, Math.max(0, Math.round(x) >> 1));
    const stream = random.fork('facets');
    const corners = createCorners(width, height);
    const put = (x: number, y: number, force = false): void => {
      const place = at(x, y);
      const gap =
        unit *
        (0.46 - 0.28 * cover[place]!) *
        (1 - 0.5 * edges[place]!) *
        (1 - 0.82 * smoothStep(0.06, 0.5, features[place]!));
      corners.put(x, y, force ? 0 : Math.max(2.5, gap) * 0.72);
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
        const strong = edges[at(x, y)]!;
        if (pass === 0 ? strong > 0.42 : true) put(x, y);
      }
    }
    const step = Math.max(20, unit * 0.3);
    const frame: Point[] = [];
    for (let x = 0; x < width + step; x += step) {
      frame.push([Math.min(x, width), -1], [Math.min(x, width), height + 1]);
    }
    for (let y = 0; y < height + step; y += step) {
      frame.push([-1, Math.min(y, height)], [width + 1, Math.min(y, height)]);
    }
    // Below the facets lies the picture itself, for the hairlines that no facet covers.
    const canvas = canvasOf(picture, width, height);
    const context = canvas.getContext('2d');
    context.lineJoin = 'round';
    context.lineWidth = 1;
    const ordered = alongSnake([...corners.all, ...frame], step);
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
      const calm = (1 - 0.6 * cover[middle]!) * (1 - smoothStep(0.05, 0.3, features[middle]!));
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
    givePlanes(features, cover, edges);
    for (const planes of [half, source]) givePicture(planes);
    const pixels = pixelsOf(canvas);
    // A breath of the picture itself over eyes and mouth, where facets alone would lose the look of a face.
    const exact = kuwaharaWithin(picture, width, height, featureBox(anatomy), Math.max(1, unit * 0.015));
    const featuresAt = featureRows(anatomy, width, height);
    for (let y = exact.top, from = 0; y < exact.bottom; y += 1) {
      const row = featuresAt(y);
      for (let x = exact.left, to = (y * width + x) * 4; x < exact.right; x += 1, to += 4, from += 1) {
        const share = 0.76 * smoothStep(0.16, 0.57, row[x]!);
        if (share === 0) continue;
        pixels[to]! += (exact.planes.red[from]! * 255 - pixels[to]!) * share;
        pixels[to + 1]! += (exact.planes.green[from]! * 255 - pixels[to + 1]!) * share;
        pixels[to + 2]! += (exact.planes.blue[from]! * 255 - pixels[to + 2]!) * share;
      }
    }
    return pixels;
  },
};

/** How strongly a form ends at a place, 0 to 1, at half the picture's size. */
function edgesOf(source: ColourPlanes, cover: Plane, unit: number): Plane {
  const { width, height } = source;
  const light = lightnessPlane(source);
  const fine = gaussianBlur(light, width, height, Math.max(0.6, unit * 0.005));
  const edges = takePlane(light.length).fill(0);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const pixel = y * width + x;
      const across = fine[pixel + 1]! - fine[pixel - 1]!;
      const down = fine[pixel + width]! - fine[pixel - width]!;
      const rim =
        Math.abs(cover[pixel + 1]! - cover[pixel - 1]!) + Math.abs(cover[pixel + width]! - cover[pixel - width]!);
      edges[pixel] = clamp01(Math.sqrt(across * across + down * down) * unit * 0.025 + rim);
    }
  }
  givePlanes(light, fine);
  return edges;
}

/** Corners of facets that keep their distance: each cell of a grid knows its own, so a neighbour is found at once. */
function createCorners(width: number, height: number) {
  const CELL = 12;
  const across = Math.ceil(width / CELL);
  const cells: Point[][] = Array.from({ length: across * Math.ceil(height / CELL) }, () => []);
  const all: Point[] = [];
  const isNear = (x: number, y: number, distance: number): boolean => {
    const bottom = Math.min(height - 1, y + distance);
    const right = Math.min(width - 1, x + distance);
    for (let row = Math.floor(Math.max(0, y - distance) / CELL); row * CELL <= bottom; row += 1) {
      for (let column = Math.floor(Math.max(0, x - distance) / CELL); column * CELL <= right; column += 1) {
        for (const [otherX, otherY] of cells[row * across + column]!)
          if ((otherX - x) ** 2 + (otherY - y) ** 2 < distance * distance) return true;
      }
    }
    return false;
  };
  return {
    all,
    /** Sets a corner unless another lies within the distance, or on the same pixel. */
    put(atX: number, atY: number, distance: number): void {
      const x = Math.min(width - 1, Math.max(0, Math.round(atX)));
      const y = Math.min(height - 1, Math.max(0, Math.round(atY)));
      if (isNear(x, y, Math.max(0.5, distance))) return;
      const corner: Point = [x, y];
      cells[Math.floor(y / CELL) * across + Math.floor(x / CELL)]!.push(corner);
      all.push(corner);
    },
  };
}

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

/** Points in the order of rows that turn at their ends: each lies near the one before it. */
function alongSnake(points: readonly Point[], row: number): Point[] {
  const rowOf = ([, y]: Point) => Math.floor(y / row);
  return points.toSorted((one, other) => {
    const between = rowOf(one) - rowOf(other);
    return between !== 0 ? between : (rowOf(one) % 2 === 0 ? 1 : -1) * (one[0] - other[0]);
  });
}

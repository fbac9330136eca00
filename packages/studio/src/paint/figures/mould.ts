import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import type { Shape } from '../../catalogue/shapes.js';
import type { Brush, Drawable } from '../drawable.js';
import type { Context } from '../kit/shapes.js';

/** The edges of a shape at a height from its top: left and right, 0 to 1. */
type Profile = (down: number) => readonly [left: number, right: number];

interface Mould {
  readonly aspect: number;
  readonly profile: Profile;
  /** How its body turns from the light. */
  readonly body?: 'round' | 'upright' | 'faces' | 'cube';
}

const centred =
  (half: (down: number) => number): Profile =>
  (down) => [0.5 - half(down), 0.5 + half(down)];

/** Through the given half widths at the given heights, straight from one to the next. */
function corners(...points: readonly (readonly [down: number, half: number])[]): Profile {
  return centred((down) => {
    const after = Math.max(
      1,
      points.findIndex(([at]) => at >= down),
    );
    const [from, start] = points[after - 1] ?? [0, 0.5];
    const [to, end] = points[after] ?? [1, 0.5];
    return start + ((end - start) * (down - from)) / Math.max(0.001, to - from);
  });
}

const round = centred((down) => Math.sqrt(Math.max(0, 0.25 - (down - 0.5) ** 2)));
const triangle = corners([0, 0.02], [1, 0.5]);
const box: Profile = () => [0, 1];
/** Pointed above, a bowl below. */
const drop = centred((down) =>
  down < 0.62 ? 0.5 * (down / 0.62) ** 1.15 : 0.5 * Math.sqrt(Math.max(0, 1 - ((down - 0.62) / 0.38) ** 2)),
);

const moulds: ReadonlyMap<Shape, Mould> = new Map<Shape, Mould>([
  ['round', { aspect: 1, profile: round }],
  ['oval', { aspect: 1.4, profile: round }],
  ['square', { aspect: 1, profile: box }],
  ['rectangular', { aspect: 1.6, profile: box }],
  ['oblong', { aspect: 2, profile: centred((down) => 0.5 * (1 - Math.abs(down * 2 - 1) ** 3 * 0.35)) }],
  ['triangular', { aspect: 1.12, profile: triangle }],
  ['pentagonal', { aspect: 1.05, profile: corners([0, 0.02], [0.39, 0.5], [1, 0.31]) }],
  ['hexagonal', { aspect: 1.15, profile: corners([0, 0.25], [0.5, 0.5], [1, 0.25]) }],
  ['octagonal', { aspect: 1, profile: corners([0, 0.21], [0.29, 0.5], [0.71, 0.5], [1, 0.21]) }],
  ['diamond', { aspect: 0.85, profile: corners([0, 0.02], [0.5, 0.5], [1, 0.02]) }],
  ['teardrop', { aspect: 0.78, profile: drop }],
  ['spherical', { aspect: 1, profile: round, body: 'round' }],
  ['cubic', { aspect: 1, profile: box, body: 'cube' }],
  ['cylindrical', { aspect: 0.66, profile: box, body: 'upright' }],
  ['conical', { aspect: 0.85, profile: triangle, body: 'upright' }],
  ['pyramidal', { aspect: 1.1, profile: triangle, body: 'faces' }],
]);

/** Largest side of the picture of a thing that is moulded, in pixels. */
const MOST_PIXELS = 900;

/** The same thing in another form: its drawing, row by row pulled into the outline. None where the form has no outline. */
export function moulded(drawable: Drawable, shape: Shape): Drawable | undefined {
  const mould = moulds.get(shape);
  if (!mould) return undefined;
  const { concept, kind, habitat, height, mirrors = true } = drawable;
  return {
    concept,
    kind,
    habitat,
    height,
    mirrors,
    aspect: mould.aspect,
    paint(context, brush) {
      const { a, b } = context.getTransform();
      const size = Math.min(MOST_PIXELS, Math.max(8, Math.round(Math.hypot(a, b))));
      const flat = pullIntoForm(drawable, brush, mould, size);
      if (mould.body === 'cube') return paintCube(context, flat, brush);
      if (mould.body) shade(flat, mould.body, brush);
      context.drawImage(flat, -mould.aspect / 2, -1, mould.aspect, 1);
    },
  };
}

function pullIntoForm(drawable: Drawable, brush: Brush, mould: Mould, size: number): Canvas {
  const source = createCanvas(Math.ceil(drawable.aspect * size), size);
  const sketch = source.getContext('2d');
  sketch.translate(source.width / 2, size);
  sketch.scale(size, size);
  drawable.paint(sketch, brush);
  const rows = extents(source);
  if (isTorn(source, rows, mould)) return fittedInto(source, rows, mould, size);
  const result = createCanvas(Math.ceil(mould.aspect * size), size);
  const into = result.getContext('2d');
  const first = rows.findIndex((row) => row !== undefined);
  const last = rows.findLastIndex((row) => row !== undefined);
  if (first < 0) return result;
  for (let y = 0; y < size; y++) {
    const down = (y + 0.5) / size;
    const at = first + Math.floor(down * (last - first + 0.999));
    const [left, right] = rows[at] ?? [0, source.width];
    const [from, to] = mould.profile(down);
    const wide = (to - from) * result.width;
    into.drawImage(source, left, at, Math.max(1, right - left), 1, from * result.width, y, Math.max(1, wide), 1);
  }
  return result;
}

/** Drawn so loosely within its outline, or in so many colours, a thing would be pulled to pieces. */
const [LOOSE, BUSY] = [0.86, 34];
/** How full a row must be, and the share of rows that may be less. */
const [FULL, FEW] = [0.75, 0.06];
/** An outline that ends in points: what is pulled there is squeezed to nothing. */
const isPointed = ({ profile }: Mould): boolean => {
  const [left, right] = profile(0.01);
  return right - left < 0.15;
};

function isTorn(source: Canvas, rows: ReturnType<typeof extents>, mould: Mould): boolean {
  const { width, height } = source;
  const { data } = source.getContext('2d').getImageData(0, 0, width, height);
  const spanned = rows.reduce((sum, row) => sum + (row ? row[1] - row[0] : 0), 0);
  const mean = meanColour(data);
  let [painted, apart] = [0, 0];
  for (let byte = 0; byte < data.length; byte += 4) {
    if ((data[byte + 3] as number) < 70) continue;
    painted++;
    for (let channel = 0; channel < 3; channel++)
      apart += Math.abs((data[byte + channel] as number) - (mean[channel] as number)) / 3;
  }
  if (painted === 0) return false;
  return painted < spanned * LOOSE || hasGaps(data, width, rows) || (isPointed(mould) && apart / painted > BUSY);
}

/** Some of its rows are mostly empty between their ends: legs, or two parts side by side. */
function hasGaps(data: Uint8ClampedArray, width: number, rows: ReturnType<typeof extents>): boolean {
  let gaps = 0;
  for (const [y, row] of rows.entries()) {
    if (!row) continue;
    let count = 0;
    for (let x = row[0]; x < row[1]; x++) if ((data[(y * width + x) * 4 + 3] as number) > 70) count++;
    if (count < (row[1] - row[0]) * FULL) gaps++;
  }
  return gaps > rows.length * FEW;
}

function meanColour(data: Uint8ClampedArray): readonly [number, number, number] {
  let [red, green, blue, count] = [0, 0, 0, 0];
  for (let byte = 0; byte < data.length; byte += 4) {
    if ((data[byte + 3] as number) < 70) continue;
    red += data[byte] as number;
    green += data[byte + 1] as number;
    blue += data[byte + 2] as number;
    count++;
  }
  const all = Math.max(1, count);
  return [red / all, green / all, blue / all];
}

/** A body of that form in the thing's own colour, with the whole drawing as large as it fits on it. */
function fittedInto(source: Canvas, rows: ReturnType<typeof extents>, mould: Mould, size: number): Canvas {
  const result = createCanvas(Math.ceil(mould.aspect * size), size);
  const into = result.getContext('2d');
  const { data } = source.getContext('2d').getImageData(0, 0, source.width, source.height);
  const [red, green, blue] = meanColour(data);
  into.fillStyle = `rgb(${red * 0.8},${green * 0.8},${blue * 0.8})`;
  for (let y = 0; y < size; y++) {
    const [from, to] = mould.profile((y + 0.5) / size);
    into.fillRect(from * result.width, y, (to - from) * result.width, 1);
  }
  const top = rows.findIndex((row) => row !== undefined);
  const bottom = rows.findLastIndex((row) => row !== undefined) + 1;
  const left = Math.min(...rows.flatMap((row) => row?.[0] ?? []));
  const right = Math.max(...rows.flatMap((row) => row?.[1] ?? []));
  const [wide, high] = [right - left, bottom - top];
  let best = { scale: 0, middle: 0.5 };
  for (let from = 1; from < 18; from++)
    for (let to = from + 2; to < 20; to++) {
      const [upper, lower] = [from / 20, to / 20];
      const room = Math.min(...[upper, (upper + lower) / 2, lower].map((at) => widthAt(mould, at))) * result.width;
      const scale = Math.min((room * 0.9) / wide, ((lower - upper) * size) / high);
      if (scale > best.scale) best = { scale, middle: (upper + lower) / 2 };
    }
  const [across, down] = [wide * best.scale, high * best.scale];
  const [x, y] = [(result.width - across) / 2, best.middle * size - down / 2];
  into.drawImage(source, left, top, wide, high, x, y, across, down);
  return result;
}

function widthAt({ profile }: Mould, down: number): number {
  const [from, to] = profile(down);
  return to - from;
}

/** Where each row of a drawing begins and ends. */
function extents(canvas: Canvas): (readonly [left: number, right: number] | undefined)[] {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  return Array.from({ length: height }, (_, y) => {
    const solid = (x: number): boolean => (data[(y * width + x) * 4 + 3] as number) > 70;
    let left = 0;
    while (left < width && !solid(left)) left++;
    let right = width;
    while (right > left && !solid(right - 1)) right--;
    return right > left ? [left, right] : undefined;
  });
}

/** Lays light over a form that was flat. */
function shade(canvas: Canvas, body: 'round' | 'upright' | 'faces', { light }: Brush): void {
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  const lit = light.side >= 0 ? 1 : 0;
  context.globalCompositeOperation = 'source-atop';
  if (body === 'round') {
    const x = width * (0.5 + light.side * 0.22);
    const ball = context.createRadialGradient(x, height * 0.3, height * 0.04, x, height * 0.3, height * 0.8);
    ball.addColorStop(0, 'rgba(255,250,235,0.35)');
    ball.addColorStop(0.45, 'rgba(255,250,235,0)');
    ball.addColorStop(1, 'rgba(30,24,60,0.42)');
    context.fillStyle = ball;
    context.fillRect(0, 0, width, height);
  } else if (body === 'upright') {
    const roll = context.createLinearGradient(width * lit, 0, width * (1 - lit), 0);
    roll.addColorStop(0, 'rgba(30,24,60,0.08)');
    roll.addColorStop(0.28, 'rgba(255,250,235,0.3)');
    roll.addColorStop(0.6, 'rgba(30,24,60,0.06)');
    roll.addColorStop(1, 'rgba(30,24,60,0.4)');
    context.fillStyle = roll;
    context.fillRect(0, 0, width, height);
  } else {
    // the edge between the two faces that we see
    context.beginPath();
    context.moveTo(width / 2, 0);
    context.lineTo(width * 0.66, height);
    context.lineTo(lit ? 0 : width, height);
    context.closePath();
    context.fillStyle = 'rgba(30,24,60,0.26)';
    context.fill();
  }
}

/** The drawing on the three faces of a cube that we see. */
function paintCube(context: Context, flat: Canvas, { light }: Brush): void {
  const lit = light.side >= 0;
  const face = (a: number, b: number, c: number, d: number, x: number, y: number, dark: number): void => {
    context.save();
    context.transform(a, b, c, d, x, y);
    context.drawImage(flat, 0, 0, 1, 1);
    context.fillStyle = dark > 0 ? `rgba(30,24,60,${dark})` : `rgba(255,250,235,${-dark})`;
    context.fillRect(0, 0, 1, 1);
    context.restore();
  };
  face(0.74, 0, -0.26, 0.28, -0.24, -1, -0.22);
  face(0.26, -0.28, 0, 0.72, 0.24, -0.72, lit ? 0.04 : 0.34);
  face(0.74, 0, 0, 0.72, -0.5, -0.72, lit ? 0.2 : 0);
}

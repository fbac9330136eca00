import { createCanvas } from '@napi-rs/canvas';
import type { Asked, Brush, Drawable } from './drawable.js';
import { createRandom } from './kit/random.js';

/** A small sketch of a thing: for each column, where it is painted. */
interface Sketch {
  readonly width: number;
  readonly painted: Uint8Array;
}

/** Height of a sketch in pixels, and the margin around it. */
const [SIDE, MARGIN] = [80, 8];
const ROWS = SIDE + MARGIN * 2;
const MOST = 400;
/** So small a share of what is below a thing carries nothing. */
const TWIG = 0.25;
const remembered = new Map<string, Sketch>();

/**
 * How high the paint of a thing is below a level, between two places across, in its own units (up is negative): where
 * whatever is put down there from above comes to rest. Undefined where nothing is.
 */
export function topBelow(
  drawable: Drawable,
  attributes: readonly string[],
  asked: Asked | undefined,
  { from, to, level }: { readonly from: number; readonly to: number; readonly level: number },
): number | undefined {
  const { width, painted } = sketchOf(drawable, attributes, asked);
  const column = (x: number): number => Math.round(width / 2 + x * SIDE);
  const start = Math.max(0, Math.round(MARGIN + SIDE + level * SIDE));
  const tops: number[] = [];
  for (let x = Math.max(0, column(from)); x <= Math.min(width - 1, column(to)); x++)
    for (let y = start; y < ROWS; y++)
      if (painted[y * width + x]) {
        tops.push(y);
        break;
      }
  // a twig that sticks up carries nothing
  const rests = tops.toSorted((one, other) => one - other)[Math.floor(tops.length * TWIG)];
  return rests === undefined ? undefined : (rests - MARGIN - SIDE) / SIDE;
}

/** Whether a thing is painted at a place, in its own units. */
export function isPaintedAt(
  drawable: Drawable,
  attributes: readonly string[],
  asked: Asked | undefined,
  [x, y]: readonly [number, number],
): boolean {
  const { width, painted } = sketchOf(drawable, attributes, asked);
  const [column, row] = [Math.round(width / 2 + x * SIDE), Math.round(MARGIN + SIDE + y * SIDE)];
  return column >= 0 && column < width && row >= 0 && row < ROWS && painted[row * width + column] === 1;
}

/** The highest point of a thing, in its own units: the tip of a spire, the ridge of a roof. */
export function peakOf(
  drawable: Drawable,
  attributes: readonly string[],
  asked: Asked | undefined,
): { readonly x: number; readonly y: number } | undefined {
  const { width, painted } = sketchOf(drawable, attributes, asked);
  const first = painted.indexOf(1);
  if (first < 0) return undefined;
  const row = Math.floor(first / width);
  const last = painted.lastIndexOf(1, (row + 1) * width - 1);
  const middle = (first + last) / 2 - row * width;
  return { x: (middle - width / 2) / SIDE, y: (row - MARGIN - SIDE) / SIDE };
}

function sketchOf(drawable: Drawable, attributes: readonly string[], asked: Asked | undefined): Sketch {
  const name = [drawable.concept, drawable.aspect.toFixed(3), asked?.form, ...attributes].join();
  const known = remembered.get(name);
  if (known) return known;
  const width = Math.ceil(Math.min(8, drawable.aspect) * SIDE) + MARGIN * 2;
  const canvas = createCanvas(width, ROWS);
  const context = canvas.getContext('2d');
  context.translate(width / 2, MARGIN + SIDE);
  context.scale(SIDE, SIDE);
  const brush: Brush = {
    random: createRandom(1, drawable.concept),
    detail: 0,
    light: { side: 1, height: 0.6 },
    night: false,
    attributes: new Set(attributes),
    snowy: false,
    ...asked,
  };
  drawable.paint(context, brush);
  const { data } = context.getImageData(0, 0, width, ROWS);
  const painted = Uint8Array.from({ length: width * ROWS }, (_, pixel) =>
    (data[pixel * 4 + 3] as number) > 90 ? 1 : 0,
  );
  if (remembered.size >= MOST) remembered.clear();
  remembered.set(name, { width, painted });
  return { width, painted };
}

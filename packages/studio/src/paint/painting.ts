import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { pixelsPainted } from './kit/canvas-release.js';
import type { Bounds } from './kit/form.js';
import type { Context } from './kit/shapes.js';

/** What a layer shows. Ink looks choose strokes by it; `light` stays paper-white. */
export type Region =
  | 'sky'
  | 'cloud'
  | 'light'
  | 'far' // distant land, hills, skylines
  | 'land'
  | 'water'
  | 'foliage'
  | 'building'
  | 'wall'
  | 'subject'
  | 'shadow'
  | 'weather'
  | 'lettering';

export interface Layer {
  readonly region: Region;
  /** 0 at the viewer … 1 at the horizon and beyond. */
  readonly depth: number;
  /** The prompt said a colour of it that the colour hints do not have. */
  readonly coloured?: true;
}

/** Which layer shows at each pixel: an index into `layers`, one byte a pixel. */
export interface LayerMap {
  readonly layers: readonly Layer[];
  readonly index: Uint8Array;
}

/** The sheet that everything is painted on, back to front. */
export interface Painting {
  readonly width: number;
  readonly height: number;
  /** Paint that belongs to no layer of its own, such as a wash over everything. */
  readonly context: Context;
  /** Paints one layer; only what `paint` draws on its own context counts. `bounds` spare work where little is painted. */
  layer(layer: Layer, paint: (context: Context) => void, bounds?: Bounds): void;
  readonly canvas: Canvas;
  /** Present when the look asked for it. */
  readonly map?: LayerMap;
  /** Nothing on it is out of focus. */
  readonly sharp?: boolean;
}

const MAXIMUM_LAYERS = 255;
/** Alpha above 120 of 255 as the highest byte of a pixel's word. */
const MOSTLY_OPAQUE = 0x78ffffff;

/** How much of a painting is mapped: all layers, or only those that things are painted on, before which nothing counts. */
export type Mapping = boolean | 'things';

const isThing = ({ region }: Layer): boolean => region === 'subject' || region === 'lettering';

/** With `mapped`, every layer is painted apart so that the look can tell what shows where; it costs about a third. */
export function createPainting(width: number, height: number, mapped: Mapping, sharp = false): Painting {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const base = { width, height, canvas, context, sharp };
  const settle = createSettling(canvas);
  const straight: Painting['layer'] = (_layer, paint) => {
    context.save();
    paint(context);
    context.restore();
    settle();
  };
  if (!mapped) return { ...base, layer: straight };
  const layers: Layer[] = [{ region: 'sky', depth: 1 }];
  const index = new Uint8Array(width * height);
  const whole = createCanvas(width, height);
  const half = createCanvas(Math.ceil(width / 2), Math.ceil(height / 2));
  for (const kept of [whole, half]) kept.getContext('2d'); // for the whole painting, not for the layer that comes first
  const layer: Painting['layer'] = (info, paint, bounds) => {
    if (mapped === 'things' && !isThing(info)) return straight(info, paint);
    const left = Math.max(0, Math.floor(bounds?.left ?? 0));
    const top = Math.max(0, Math.floor(bounds?.top ?? 0));
    const right = Math.min(width, Math.ceil(bounds?.right ?? width));
    const bottom = Math.min(height, Math.ceil(bounds?.bottom ?? height));
    if (right <= left || bottom <= top) return;
    const [across, down] = [right - left, bottom - top];
    // Each sheet is copied twice, so what is small has a small one.
    const small = across * down < (width * height) / 2;
    const sheet = small ? createCanvas(across, down) : whole;
    const [x0, y0] = small ? [left, top] : [0, 0];
    const sheetContext = sheet.getContext('2d');
    if (small) sheetContext.translate(-left, -top);
    else sheetContext.reset();
    paint(sheetContext);
    context.drawImage(sheet, left - x0, top - y0, across, down, left, top, across, down);
    if (layers.length < MAXIMUM_LAYERS) layers.push(info);
    const number = layers.length - 1;
    const place = { left, top, right, bottom };
    if (small || isThing(info)) cover(index, width, place, number, sheet, [x0, y0], 0);
    else {
      // What lies behind the things is soft enough to be mapped by every second pixel, and its copy has a quarter.
      const halfContext = half.getContext('2d');
      halfContext.reset();
      halfContext.imageSmoothingEnabled = false;
      halfContext.drawImage(whole, 0, 0, half.width, half.height);
      cover(index, width, place, number, half, [0, 0], 1);
    }
    if (small) sheet.width = 1;
    settle(small ? 0 : width * height);
  };
  return { ...base, layer, map: { layers, index } };
}

/** Maps where a sheet is painted on that begins at `from` in the picture and has one of its pixels for each, or for two. */
function cover(
  index: Uint8Array,
  width: number,
  place: Bounds,
  number: number,
  sheet: Canvas,
  [x0, y0]: readonly [number, number],
  shift: 0 | 1,
): void {
  // Premultiplied, as the sheet has them: only alpha counts, the highest byte of the word.
  const pixels = sheet.data();
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length >> 2);
  for (let y = place.top; y < place.bottom; y++) {
    const from = ((y - y0) >> shift) * sheet.width;
    for (let x = place.left, pixel = y * width; x < place.right; x++) {
      if ((words[from + ((x - x0) >> shift)] as number) > MOSTLY_OPAQUE) index[pixel + x] = number;
    }
  }
}

/** So many times its own pixels a painting may hold of what was laid onto it. */
const MOST_SHEETS = 5;

/**
 * A canvas records what is drawn on it, other canvases as copies of their pixels, and paints only when somebody looks:
 * dozens of layers are hundreds of megabytes. So after some of them somebody looks.
 */
function createSettling(canvas: Canvas): (copied?: number) => void {
  let settled = pixelsPainted();
  return (copied = 0) => {
    settled -= copied;
    if (pixelsPainted() - settled < MOST_SHEETS * canvas.width * canvas.height) return;
    const glass = createCanvas(1, 1);
    glass.getContext('2d').drawImage(canvas, 0, 0, 1, 1, 0, 0, 1, 1);
    glass.width = 1;
    settled = pixelsPainted();
  };
}

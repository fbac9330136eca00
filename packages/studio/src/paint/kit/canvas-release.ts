import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';

/**
 * A canvas is megabytes of pixels, and as much again for every canvas that was drawn onto it; the collector sees little
 * of that, and may let hundreds of megabytes gather before it looks. So whoever is done with a picture, or with a thing
 * in it, lets go of the canvases that were made for it.
 */
let open: Set<Canvas> | undefined;
/** Where a canvas was first painted on: it goes with that work, whoever paints on it later. */
const owners = new WeakMap<Canvas, Set<Canvas> | undefined>();

let pixels = 0;

/** How many pixels all canvases had that were painted on so far: the measure of what may be held for a painting. */
export const pixelsPainted = (): number => pixels;

const prototype = Object.getPrototypeOf(createCanvas(1, 1)) as {
  getContext: (this: Canvas, ...values: unknown[]) => unknown;
};
const native = prototype.getContext;
// nobody paints on a canvas without asking for its context
prototype.getContext = function noted(...values) {
  if (!owners.has(this)) {
    owners.set(this, open?.add(this));
    pixels += this.width * this.height;
  }
  return native.apply(this, values);
};

/** Does work whose result holds no canvas: those that were made for it are empty afterwards. */
export function withCanvases<Result>(work: () => Result): Result {
  const outer = open;
  const own = new Set<Canvas>();
  open = own;
  try {
    return work();
  } finally {
    open = outer;
    // another size is another canvas: the old pixels and what was recorded for them are freed at once
    for (const canvas of own) canvas.width = 1;
  }
}

/** Keeps a canvas beyond the picture that it was made for. */
export function keepCanvas(canvas: Canvas): Canvas {
  owners.get(canvas)?.delete(canvas);
  return canvas;
}

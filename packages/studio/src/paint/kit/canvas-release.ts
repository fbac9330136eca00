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

function during<Result>(canvases: Set<Canvas>, work: () => Result): Result {
  const outer = open;
  open = canvases;
  try {
    return work();
  } finally {
    open = outer;
  }
}

function release(canvases: Set<Canvas>): void {
  // another size is another canvas: the old pixels and what was recorded for them are freed at once
  for (const canvas of canvases) canvas.width = 1;
}

/** Does work whose result holds no canvas: those that were made for it are empty afterwards. */
export function withCanvases<Result>(work: () => Result): Result {
  const own = new Set<Canvas>();
  try {
    return during(own, work);
  } finally {
    release(own);
  }
}

/**
 * The same for work that is done part by part. Pixels that a canvas has lent are given back when the event loop turns,
 * so whoever looks at many of them lets it turn between two parts: a crowd borrows a hundred megabytes.
 */
export async function inParts<Result>(work: (part: <R>(step: () => R) => R) => Promise<Result>): Promise<Result> {
  const own = new Set<Canvas>();
  try {
    return await work((step) => during(own, step));
  } finally {
    release(own);
  }
}

/** Keeps a canvas beyond the picture that it was made for. */
export function keepCanvas(canvas: Canvas): Canvas {
  owners.get(canvas)?.delete(canvas);
  return canvas;
}

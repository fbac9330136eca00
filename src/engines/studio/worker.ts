import { setImmediate } from 'node:timers/promises';
import type { MessagePort } from 'node:worker_threads';
import { freePlanes } from '@easel/raster';
import { describe, drawAvatar, drawPicture, type Checkpoint, type Drawing } from '@easel/studio';
import { collectGarbage, collectNewGarbage } from '../../processes/collect-garbage.js';
import type { RenderTask } from '../engine.js';

// The collector looks seldom, and what a native module lent it is freed only in the next turn of the event loop. So what
// a picture made last is collected with it, which takes a millisecond. To collect everything costs a fifth of a picture:
// that is for when the process has become large and has grown since (or has drawn a portrait, which leaves a hundred
// megabytes behind), and for when nobody draws any more.
const LARGE_BYTES = 400 * 1024 * 1024;
const GROWN_BYTES = 48 * 1024 * 1024;
let afterCollection = 0;

/** Lets go of what pictures left behind. */
export async function tidy(): Promise<void> {
  collectGarbage();
  // The turns of the event loop let the canvases go: the pool puts the thread to sleep as soon as this returns.
  await setImmediate();
  afterCollection = process.memoryUsage.rss();
}

export interface WorkerTask {
  readonly task: RenderTask;
  /** Takes the progress, 0 to 1, and the picture as soon as it is drawn. */
  readonly port: MessagePort;
  /** One number, shared with the engine: not 0 once the picture is no longer wanted. */
  readonly canceled: Int32Array;
}

export type WorkerResult = Omit<Drawing, 'pixels'> & { readonly pixels: Uint8Array };

/** The cancellation that the worker notices by itself; the engine has long rejected the caller by then. */
class Canceled extends Error {}

/** Done as soon as everything above is loaded, and every word: whoever comes has something to be read. */
export async function load(): Promise<void> {
  await describe('a quiet sea');
}

/** Done when the thread is ready for the next picture; by then who waits for this one has long had it. */
export async function render({ task, port, canceled }: WorkerTask): Promise<void> {
  try {
    const checkpoint = (fraction: number): void => {
      if (Atomics.load(canceled, 0) !== 0) throw new Canceled('canceled');
      port.postMessage(fraction);
      // the steps leave copies of the picture, those of a portrait a dozen each
      collectNewGarbage();
    };
    await hand(draw(task, checkpoint), port);
  } finally {
    port.close();
    const most = task.face ? LARGE_BYTES : Math.max(LARGE_BYTES, afterCollection + GROWN_BYTES);
    freePlanes();
    collectNewGarbage();
    if (process.memoryUsage.rss() > most) await tidy();
    else await setImmediate();
  }
}

async function hand(drawing: Promise<WorkerResult>, port: MessagePort): Promise<void> {
  const result = await drawing;
  port.postMessage(result, [result.pixels.buffer as ArrayBuffer]);
}

/** A function of its own, so that nothing holds the drawing any more when what it left is collected. */
async function draw(task: RenderTask, checkpoint: Checkpoint): Promise<WorkerResult> {
  const { face, ...description } = task;
  const drawing = await (face ? drawAvatar({ ...description, face }, checkpoint) : drawPicture(task, checkpoint));
  const { buffer, byteOffset, byteLength } = drawing.pixels;
  return { ...drawing, pixels: new Uint8Array(buffer, byteOffset, byteLength) };
}

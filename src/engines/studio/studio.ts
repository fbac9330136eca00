import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { freeBuffer } from '@easel/raster/free-buffer';
// the version alone: the rest of Studio belongs to the threads that draw
import { STUDIO_VERSION } from '@easel/studio/version';
import { orAbort } from '../../signals/abortable.js';
import { createFairPlaces } from '../../signals/fair-places.js';
import { workerEnded } from '../../telemetry/worker-ends.js';
import { EngineError } from '../engine.js';
import type { Engine, RenderOptions, RenderResult, RenderTask } from '../engine.js';
import { workerFile } from './worker-file.js';
import type { WorkerResult, WorkerTask } from './worker.js';

export const STUDIO_ID = 'studio';
const CLOSE_MILLISECONDS = 3_000;
const TIDY_AFTER_MILLISECONDS = 5_000;
/** A thread that ends gives back everything, also what the allocator keeps for it; the first one stays. */
const IDLE_MILLISECONDS = 20_000;
/** Half of what a thread takes by itself for what it has just made: thirty megabytes less for two, and hardly slower. */
const YOUNG_MEGABYTES = 24;

export interface StudioOptions {
  /** Pictures drawn at once, each on a thread of its own. */
  readonly threads?: number;
  /** For who draws next: loads at once, beside whatever comes before the picture. */
  readonly early?: boolean;
}

/** The embedded illustrator: draws on worker threads, needs nothing but this package. */
export function createStudioEngine(options: StudioOptions = {}): Engine {
  const threads = options.threads ?? Math.max(1, availableParallelism());
  // Opened for the first picture: a process that only answers callers, or a command that only looks, never draws.
  let pool: Piscina<WorkerTask, void> | undefined;
  // A portrait takes twice the memory of a picture, and the other threads have its neighbour's photo to cut out meanwhile.
  const half = Math.ceil(threads / 2);
  const portraits = createFairPlaces(half, half);
  let closed = false;
  // Node 22 aborts the whole process when a thread is ended while it still loads modules. So closing waits for what the
  // threads are at: loading, and drawings, which notice soon that nobody wants them any more.
  const busy = new Set<Promise<unknown>>();
  const keepBusy = (work: Promise<unknown>): void => {
    busy.add(work);
    const forget = (): boolean => busy.delete(work);
    work.then(forget, forget);
  };
  function opened(): Piscina<WorkerTask, void> {
    pool ??= openPool(threads);
    return pool;
  }
  // Who comes meanwhile waits for it: a second thread would load the same, and both would take twice as long.
  const loading = options.early ? opened().run(undefined as never, { name: 'load' }) : undefined;
  if (loading) keepBusy(loading);

  let taken = 0;
  /** Threads whose picture is drawn, and which tidy up after it, or whose picture is no longer wanted. */
  const tidying = new Set<Promise<unknown>>();
  /** A thread that is nearly free is waited for: another one would have to load everything first. */
  async function run(work: WorkerTask): Promise<void> {
    await loading?.catch(() => undefined);
    if (Atomics.load(work.canceled, 0) !== 0) return;
    while (tidying.size > 0 && taken >= opened().threads.length) await Promise.race(tidying);
    taken += 1;
    try {
      await opened().run(work, { transferList: [work.port] });
    } finally {
      taken -= 1;
    }
  }

  let rest: NodeJS.Timeout | undefined;
  /** When nobody has drawn for a while, every thread tidies up. */
  function tidyLater(): void {
    clearTimeout(rest);
    if (closed) return;
    rest = setTimeout(() => {
      // Who draws comes by here again; to tidy up beside a thread that is busy, another one would be begun.
      if (busy.size > 0) return;
      for (const _thread of pool?.threads ?? []) keepBusy(opened().run(undefined as never, { name: 'tidy' }));
    }, TIDY_AFTER_MILLISECONDS).unref();
  }

  async function render(task: RenderTask, { signal, onProgress }: RenderOptions): Promise<RenderResult> {
    signal.throwIfAborted();
    if (closed) throw new EngineError('unavailable', STUDIO_ID, 'the illustrator is closed');
    const canceled = new Int32Array(new SharedArrayBuffer(4));
    const { port1, port2 } = new MessageChannel();
    let reached = 0;
    // The picture comes before the thread is done: what it tidies up, nobody has to wait for.
    const drawn = new Promise<WorkerResult>((resolve) => {
      port1.on('message', (message: number | WorkerResult) => {
        if (typeof message !== 'number') return resolve(message);
        reached = Math.max(reached, message);
        onProgress?.(reached);
      });
    });
    const cancel = (): void => void Atomics.store(canceled, 0, 1);
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const start = (): Promise<void> => run({ task, port: port2, canceled });
      const working = task.face ? portraits.run('', signal, start) : start();
      keepBusy(working);
      const first = Promise.race([drawn, working.then(() => drawn)]);
      const { width, height, pixels, warnings, explanation } = await orAbort(first, signal).finally(() => {
        const ended = working.catch(() => undefined).finally(() => tidying.delete(ended));
        tidying.add(ended);
      });
      const release = (): void => freeBuffer(pixels.buffer as ArrayBuffer);
      return { picture: { kind: 'raw', width, height, data: pixels, release }, warnings, explanation };
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      throw new EngineError('failed', STUDIO_ID, 'the illustrator stopped while drawing', { cause: error });
    } finally {
      signal.removeEventListener('abort', cancel);
      port1.close();
      tidyLater();
    }
  }

  return {
    id: STUDIO_ID,
    version: STUDIO_VERSION,
    capabilities: {
      operations: ['text-to-image', 'avatar'],
      seed: true,
      steps: true,
      guidance: true,
      palette: true,
      face: true,
      deterministic: true,
      trained: false,
      embedded: true,
      concurrency: threads,
    },
    render,
    health: () => Promise.resolve({ ok: !closed, detail: closed ? 'closed' : `${threads} threads` }),
    async close() {
      closed = true;
      clearTimeout(rest);
      const enough = new AbortController();
      const waited = delay(CLOSE_MILLISECONDS, undefined, { signal: enough.signal }).catch(() => undefined);
      await Promise.race([Promise.allSettled(busy), waited]);
      enough.abort();
      await pool?.destroy();
    },
  };
}

function openPool(threads: number): Piscina<WorkerTask, void> {
  const pool = new Piscina<WorkerTask, void>({
    filename: workerFile(),
    name: 'render',
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: IDLE_MILLISECONDS,
    concurrentTasksPerWorker: 1,
    maxQueue: 10_000,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  });
  // without a listener a worker that dies between tasks would take the process with it
  pool.on('error', () => workerEnded('studio'));
  return pool;
}

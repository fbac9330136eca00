import { Piscina } from 'piscina';
import { createDownload, type DownloadOptions } from '../download/download.js';
import { DownloadRefusal } from '../download/refusal.js';
import { workerEnded } from '../telemetry/worker-ends.js';
import { createFairPlaces } from './fair-places.js';
import { FaceError, refusedFace, type FacePreparer } from './faces.js';
import type { FaceOutcome, FaceWork } from './worker.js';

export interface FacePreparerOptions extends DownloadOptions {
  /** Threads that search photos, started when needed; each holds its own networks (about 250 MB). */
  readonly threads?: number;
  /** After this long without a photo the networks are let go. */
  readonly idleMs?: number;
}

const MAX_WAITING = 256;

/** Downloads on the main thread, and does everything else with the photo in a worker that keeps the networks. */
export function createFacePreparer({
  threads = 2,
  idleMs = 10 * 60_000,
  ...downloading
}: FacePreparerOptions = {}): FacePreparer & { warm(): Promise<void> } {
  const download = createDownload(downloading);
  const places = createFairPlaces(threads);
  const pool = new Piscina({
    filename: new URL('./worker.js', import.meta.url).href,
    name: 'work',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    maxQueue: MAX_WAITING,
  });
  // A crash of a thread reaches the caller through its task; unheard, the event would end the process.
  pool.on('error', () => workerEnded('faces'));

  async function search(bytes: Uint8Array, signal: AbortSignal): Promise<FaceOutcome> {
    const stop = new Int32Array(new SharedArrayBuffer(4));
    // A thread that is ended has to load its networks again, so it is asked to stop instead.
    const onAbort = (): void => void Atomics.store(stop, 0, 1);
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      return (await pool.run({ bytes, stop } satisfies FaceWork)) as FaceOutcome;
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }

  const fetch = (url: string, { signal }: { signal: AbortSignal }) => download(url, signal).catch(rethrowAsFaceError);

  return {
    fetch,
    async prepare(image, { signal, caller = '' }) {
      const bytes = typeof image === 'string' ? await fetch(image, { signal }) : image;
      const searching = places.run(caller, signal, () => search(bytes, signal));
      const outcome = await untilAborted(searching, signal);
      if ('refused' in outcome) throw new FaceError(outcome.refused.code, outcome.refused.publicMessage);
      return outcome.face;
    },
    async warm() {
      await pool.run(undefined);
    },
    async close() {
      await pool.destroy();
    },
  };
}

function rethrowAsFaceError(error: unknown): never {
  throw error instanceof DownloadRefusal ? refusedFace(error) : error;
}

/** The caller hears of an abort at once; the place is free only when the thread has really stopped. */
async function untilAborted<T>(running: Promise<T>, signal: AbortSignal): Promise<T> {
  let abandon = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    abandon = () => reject(signal.reason as Error);
    if (signal.aborted) abandon();
    else signal.addEventListener('abort', abandon, { once: true });
  });
  try {
    return await Promise.race([running, aborted]);
  } finally {
    signal.removeEventListener('abort', abandon);
  }
}

import { fileURLToPath } from 'node:url';
import { createDownload, type DownloadOptions } from '../download/download.js';
import { DownloadRefusal } from '../download/refusal.js';
import { createHelper, type Helper } from '../processes/helper.js';
import { workerEnded } from '../telemetry/worker-ends.js';
import { orAbort } from '../signals/abortable.js';
import type { FaceOutcome, FaceWork } from './face-messages.js';
import { createFairPlaces } from '../signals/fair-places.js';
import { FaceError, refusedFace, type FacePreparer } from './faces.js';

export interface FacePreparerOptions extends DownloadOptions {
  /** Photos that are worked on at once, each in a process of its own with its own networks. */
  readonly places?: number;
  /** After this long without a photo a process ends and its memory comes back; the next photo starts another. */
  readonly idleSeconds?: number;
  /** Whether a photo that is expected is worked on here. */
  readonly ahead?: boolean;
}

const PROGRAM = fileURLToPath(new URL('./face-process.js', import.meta.url));
/** For a process that hangs. Longer than requests usually may take: on a starved machine their own deadline speaks first. */
const LONGEST_MILLISECONDS = 150_000;

/** Downloads here, and does everything else with the photo in processes that keep the networks. */
export function createFacePreparer({
  places: count = 2,
  idleSeconds = 30,
  ahead = true,
  ...downloading
}: FacePreparerOptions = {}): FacePreparer & { warm(): Promise<void> } {
  const download = createDownload(downloading);
  const places = createFairPlaces(count);
  const helpers = Array.from({ length: count }, () => createHelper({ program: PROGRAM, idleSeconds, loud: true }));
  const busy = new Set<Helper>();
  let closed = false;

  async function ask(work: FaceWork, signal?: AbortSignal): Promise<FaceOutcome> {
    const free = helpers.filter((helper) => !busy.has(helper));
    const helper = free.find(({ pid }) => pid !== undefined) ?? free[0];
    if (helper === undefined || closed) throw new Error('no process for a face is free');
    busy.add(helper);
    // A process that is ended has to load its networks again, so it is asked to stop instead.
    const onAbort = (): void => helper.tell('stop' satisfies FaceWork);
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      const outcome = (await helper.ask(work, performance.now() + LONGEST_MILLISECONDS)) as FaceOutcome | undefined;
      if (outcome !== undefined) return outcome;
      if (!closed) workerEnded('faces');
      throw new Error('the process for faces gave no answer');
    } finally {
      signal?.removeEventListener('abort', onAbort);
      busy.delete(helper);
    }
  }

  const fetch = (url: string, { signal }: { signal: AbortSignal }) => download(url, signal).catch(rethrowAsFaceError);

  return {
    fetch,
    async prepare(image, { signal, caller = '', faceIndex }) {
      const bytes = typeof image === 'string' ? await fetch(image, { signal }) : image;
      // The caller hears of an abort at once; the place is free only when the process has really stopped.
      const searching = places.run(caller, signal, () => ask({ bytes, faceIndex }, signal));
      const outcome = await orAbort(searching, signal);
      if (outcome === 'loaded') throw new Error('the process for faces answered something else');
      if ('failed' in outcome) throw new Error('working on the photo failed', { cause: outcome.failed });
      if ('refused' in outcome) throw new FaceError(outcome.refused.code, outcome.refused.publicMessage);
      return outcome.face;
    },
    expect() {
      if (!ahead || closed || helpers.some(({ pid }) => pid !== undefined)) return;
      // It loads by itself, and who asks it for a face hears of what went wrong.
      helpers[0]?.start(performance.now() + LONGEST_MILLISECONDS).catch(() => undefined);
    },
    async warm() {
      await ask('load');
    },
    close() {
      closed = true;
      for (const helper of helpers) helper.end();
      return Promise.resolve();
    },
  };
}

function rethrowAsFaceError(error: unknown): never {
  throw error instanceof DownloadRefusal ? refusedFace(error) : error;
}

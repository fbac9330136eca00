import { DelayedError, WaitingError, type IQueueBackend, type Job } from 'bullmq';
import { JobStopped, type JobHandler, type JobProgress } from '../queue.js';
import type { Announcements } from './announcements.js';
import { telemetry } from './telemetry.js';
import { idOf, type BullQueueOptions, type JobData } from './bull-options.js';

export interface BullWorkerOptions<Backend extends IQueueBackend, Connection> extends BullQueueOptions<
  Backend,
  Connection
> {
  readonly handler: JobHandler;
  readonly concurrency: number;
  /** Told of every job that was finished here, where nobody else tells. */
  readonly told: Announcements;
}

export interface BullWorker {
  /** Aborts the job if it runs here. */
  stop(id: string, reason: JobStopped): void;
  close(graceSeconds: number): Promise<void>;
}

const SHORTEST_PAUSE_MILLISECONDS = 500;
const LONGEST_PAUSE_MILLISECONDS = 60_000;
const PROGRESS_MILLISECONDS = 100;
/** A handler that ignores its signal for so long is left behind; its job is handed out again when its lock ends. */
const STUBBORN_MILLISECONDS = 2_000;
/** A job whose worker died is handed out again, however often: only its handler may give it up. */
const MOST_STALLS = 1_000_000;

export function createBullWorker<Backend extends IQueueBackend, Connection>(
  options: BullWorkerOptions<Backend, Connection>,
): BullWorker {
  const { name, classes, patient, prefix, handler, concurrency, lockMilliseconds, told, onError } = options;
  const running = new Map<string, AbortController>();

  let onIdle: (() => void) | undefined;

  /** Resolves when nothing runs here, or after so long. */
  async function idleWithin(milliseconds: number): Promise<void> {
    if (running.size === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      onIdle = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function process(job: Job<JobData, void>, token = ''): Promise<void> {
    const id = idOf(job.id);
    const controller = new AbortController();
    running.set(id, controller);
    const report = reporter(job, onError);
    try {
      const { shape, turn } = job.data;
      const handed = { id, shape, turn, attempt: Math.max(1, job.attemptsStarted) };
      const verdict = await unlessAborted(
        handler(handed, { signal: controller.signal, onProgress: (progress) => report.progress(progress) }),
        controller.signal,
      );
      if (verdict === 'done') return;
      await job.moveToDelayed(Math.ceil(Date.now() + verdict.putBackMilliseconds), token);
      throw new DelayedError();
    } catch (error) {
      if (!(error instanceof JobStopped) || error instanceof DelayedError) throw error;
      if (error.reason !== 'closing') return; // canceled: it leaves; lost: it is another's, and nothing is written
      await job.moveToWait(token);
      throw new WaitingError();
    } finally {
      report.end();
      running.delete(id);
      if (running.size === 0) onIdle?.();
    }
  }

  const worker = new classes.Worker<JobData, void>(name, process, {
    ...(prefix === undefined ? {} : { prefix }),
    connection: patient,
    telemetry,
    concurrency,
    lockDuration: lockMilliseconds,
    lockRenewTime: lockMilliseconds / 3,
    stalledInterval: lockMilliseconds / 2,
    maxStalledCount: MOST_STALLS,
    runRetryDelay: SHORTEST_PAUSE_MILLISECONDS,
    drainDelay: 2,
    settings: {
      backoffStrategy: pauseAfter,
    },
  });
  worker.on('error', onError);
  worker.on('failed', (_job, error) => onError(error));
  if (told.tellsOfCompletion) {
    worker.on('completed', ({ id: jobId }) => {
      if (jobId !== undefined) told.announce({ kind: 'left', jobId }).catch(onError);
    });
  }
  worker.on('lockRenewalFailed', (ids) => {
    for (const id of ids) running.get(idOf(id))?.abort(new JobStopped('lost'));
  });

  return {
    stop: (id, reason) => running.get(id)?.abort(reason),
    async close(graceSeconds) {
      await worker.pause(true);
      await idleWithin(graceSeconds * 1000);
      for (const controller of running.values()) controller.abort(new JobStopped('closing'));
      await idleWithin(STUBBORN_MILLISECONDS);
      await worker.close(running.size > 0);
    },
  };
}

/** Twice as long after every failure, up to a minute, and never in step with others. */
function pauseAfter(failures: number): number {
  const pause = SHORTEST_PAUSE_MILLISECONDS * 2 ** Math.min(failures - 1, 20);
  return Math.round(Math.min(LONGEST_PAUSE_MILLISECONDS, pause) * (0.75 + Math.random() / 4));
}

/** The work's end, or the signal's reason once the work has ended after it; a result that comes too late is dropped. */
async function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  try {
    const result = await work;
    signal.throwIfAborted();
    return result;
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}

/** Passes progress on, ten times a second at most; the latest one is never left out. */
function reporter(job: Job<JobData, void>, onError: (error: Error) => void) {
  let latest: JobProgress | undefined;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  const send = (): void => {
    const progress = latest;
    latest = undefined;
    if (progress === undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (!ended) send();
    }, PROGRESS_MILLISECONDS);
    job.updateProgress({ ...progress }).catch((error: unknown) => {
      if (!ended) onError(error instanceof Error ? error : new Error(String(error)));
    });
  };
  return {
    progress(progress: JobProgress): void {
      latest = progress;
      if (timer === undefined && !ended) send();
    },
    end(): void {
      ended = true;
      clearTimeout(timer);
    },
  };
}

import { PRIORITY_LIMIT, type IQueueBackend } from 'bullmq';
import { JobStopped, type JobProgress, type JobState, type Queue, type QueueEvent } from '../queue.js';
import { EVENTS_KEPT, type AnnouncementsOptions } from './announcements.js';
import { idOf, jobIdOf, type BullQueueOptions, type JobData } from './bull-options.js';
import { telemetry } from './telemetry.js';
import { createBullWorker, type BullWorker } from './bull-worker.js';

/**
 * BullMQ's own: the largest priority, which is the last place in the line. Those whose turns lie beyond it are handed
 * out in the order in which they came: nothing overtakes, but keys no longer take turns. Turns start at 0 again long
 * before (see `records/sql-turns.ts`), unless the line was never empty for a million turns.
 */
const LAST_PRIORITY = PRIORITY_LIMIT;
/** A job is tried until it is done; how often is for its handler to judge, which sees the attempt. */
const ATTEMPTS = 1_000_000;
/** On PostgreSQL a listener can miss a call while many write at once; then it looks again after so long. */
const LISTEN_MILLISECONDS = 500;

/** The queue port on BullMQ: its lines, locks, delays and retries are used as they are. */
export async function createBullQueue<Backend extends IQueueBackend, Connection>(
  options: BullQueueOptions<Backend, Connection>,
): Promise<Queue> {
  const { name, classes, commands, patient, prefix, onError } = options;
  const common = prefix === undefined ? {} : { prefix };
  const jobs = new classes.Queue<JobData, void>(name, {
    ...common,
    connection: commands,
    telemetry,
    streams: { events: { maxLen: EVENTS_KEPT } },
    defaultJobOptions: { removeOnComplete: true, removeOnFail: true, attempts: ATTEMPTS, backoff: { type: 'custom' } },
  });
  const events = new classes.QueueEvents(name, {
    ...common,
    connection: patient,
    lastEventId: options.lastEventId,
    blockingTimeout: LISTEN_MILLISECONDS,
  });
  jobs.on('error', onError);
  events.on('error', onError);
  const listeners = new Set<(event: QueueEvent) => void>();
  const tell = (event: QueueEvent): void => {
    for (const listener of listeners) listener(event);
  };
  let worker: BullWorker | undefined;
  events.on('active', ({ jobId }) => tell({ kind: 'started', id: idOf(jobId) }));
  events.on('progress', ({ jobId, data }) => {
    const progress = readProgress(data);
    if (progress) tell({ kind: 'progress', id: idOf(jobId), progress });
  });
  const listener: AnnouncementsOptions['listener'] = ({ kind, jobId }) => {
    if (kind === 'left') tell({ kind: 'left', id: idOf(jobId) });
    else worker?.stop(idOf(jobId), new JobStopped('canceled'));
  };
  const announcements = await options.announcements({ name, listener, onError }, events);
  await Promise.all([jobs.waitUntilReady(), events.waitUntilReady()]);

  return {
    local: false,
    async add({ id, shape, turn, delayMilliseconds = 0 }) {
      const priority = Math.min(turn + 1, LAST_PRIORITY);
      await jobs.add(name, { shape, turn }, { jobId: jobIdOf(id), priority, delay: delayMilliseconds });
    },
    work(handler, { concurrency }) {
      if (worker) throw new Error('the queue has its worker already');
      worker = createBullWorker({ ...options, handler, concurrency, told: announcements });
    },
    async cancel(id) {
      const jobId = jobIdOf(id);
      if ((await jobs.getJobState(jobId)) === 'unknown') return;
      // What runs is not removed: the process that runs it must hear of it.
      const removed = await jobs.remove(jobId);
      await announcements.announce({ kind: removed === 1 ? 'left' : 'cancel', jobId });
    },
    async stateOf(id) {
      return STATES.get(await jobs.getJobState(jobIdOf(id)));
    },
    async progressOf(id) {
      return readProgress((await jobs.getJob(jobIdOf(id)))?.progress);
    },
    async counts() {
      const counts = await jobs.getJobCounts('waiting', 'prioritized', 'delayed', 'active');
      return {
        waiting: (counts['waiting'] ?? 0) + (counts['prioritized'] ?? 0),
        delayed: counts['delayed'] ?? 0,
        running: counts['active'] ?? 0,
      };
    },
    listen(listener) {
      // A function of its own, so that one listener may listen twice and stop once.
      const own = (event: QueueEvent): void => listener(event);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    async check() {
      await jobs.getJobCounts('delayed');
    },
    async close(graceSeconds) {
      await worker?.close(graceSeconds);
      await Promise.allSettled([events.close(), announcements.close(), jobs.close()]);
    },
  };
}

/** BullMQ's states that are ours; in all others the job is not in the queue. */
const STATES = new Map<string, JobState>([
  ['waiting', 'waiting'],
  ['prioritized', 'waiting'],
  ['delayed', 'delayed'],
  ['active', 'running'],
]);

function readProgress(data: unknown): JobProgress | undefined {
  if (typeof data !== 'object' || data === null || !('fraction' in data)) return undefined;
  return typeof data.fraction === 'number' ? (data as JobProgress) : undefined;
}

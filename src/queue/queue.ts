/**
 * The queue port: work that outlives the process that accepted it. A job is a reference to a record, never the work
 * itself: prompts, photos and pictures stay in records and storage, and the record alone says what became of it. A
 * queue may hand a job out twice (a worker was killed, a lock was lost), so handlers settle the record by
 * compare-and-set, and whoever comes second throws its work away.
 */

/** What a driver keeps of a job. */
export interface QueueJob {
  /** Unguessable and unique: letters, digits, `_` and `-`, at most 64. Adding one that is still known changes nothing. */
  readonly id: string;
  /** Version of what the job means. A worker that does not know it puts the job back for one that does. */
  readonly shape: number;
  /**
   * Its place in the line: a whole number from 0, smaller comes first, equal ones in the order in which they were
   * added. It is computed where the record is made, so that every driver shares the workers between keys alike.
   */
  readonly turn: number;
  /** Handed out no earlier than this from now. */
  readonly delayMilliseconds?: number;
}

/** How far a job is. */
export interface JobProgress {
  /** 0 to 1. */
  readonly fraction: number;
  /** A small picture of what there is so far, as a `data:` URL of at most `LONGEST_PREVIEW` characters. */
  readonly preview?: string;
}

export const LONGEST_PREVIEW = 16_384;

export interface HandedOutJob extends Pick<QueueJob, 'id' | 'shape' | 'turn'> {
  /** 1 when it is handed out for the first time; counts on when it was put back. */
  readonly attempt: number;
}

export interface JobContext {
  /**
   * Aborts with a `JobStopped` when the job was canceled, when this worker lost it to another one, or when the queue
   * closes and its grace is over. The handler must settle soon after; what it returns then counts for nothing.
   */
  readonly signal: AbortSignal;
  /** Tells everybody who listens, in whatever process. Drivers may leave some out; the latest one arrives. */
  onProgress(progress: JobProgress): void;
}

/** The job leaves the queue, or waits again for so long: this worker cannot take it, or it is to be tried anew. */
export type JobVerdict = 'done' | { readonly putBackMilliseconds: number };

/** A handler that throws has its job put back as well, after a pause that grows with the attempts: nothing is lost. */
export type JobHandler = (job: HandedOutJob, context: JobContext) => Promise<JobVerdict>;

export type QueueEvent =
  | { readonly kind: 'started'; readonly id: string }
  | { readonly kind: 'progress'; readonly id: string; readonly progress: JobProgress }
  /** The job left the queue: done, or canceled while it waited. Its record was written before. */
  | { readonly kind: 'left'; readonly id: string };

export type JobState = 'waiting' | 'delayed' | 'running';

export interface QueueCounts {
  readonly waiting: number;
  /** Waiting for a time, not for a worker. */
  readonly delayed: number;
  readonly running: number;
}

export interface Queue {
  /** What is added in this process is handed out in this process. */
  readonly local: boolean;
  /** Durable then, or within a moment: what a driver loses with its process is brought back from the records. */
  add(job: QueueJob): Promise<void>;
  /** Hands jobs to this process, so many at once. Called at most once; without it a process only adds and listens. */
  work(handler: JobHandler, options: { readonly concurrency: number }): void;
  /**
   * Takes a waiting or delayed job away, and aborts a running one in whatever process it runs. Whether there was one
   * is nobody's business: the caller has settled the record before.
   */
  cancel(id: string): Promise<void>;
  /** Undefined when the queue does not know the job. */
  stateOf(id: string): Promise<JobState | undefined>;
  /** The latest of a running job. */
  progressOf(id: string): Promise<JobProgress | undefined>;
  /** Of all processes. */
  counts(): Promise<QueueCounts>;
  /**
   * Events of every process, as far as they arrive: one that is lost must not lose an answer, so whoever waits also
   * looks at the record now and then. Returns how to stop listening.
   */
  listen(listener: (event: QueueEvent) => void): () => void;
  /** Rejects when jobs can neither be added nor taken now. */
  check(): Promise<void>;
  /** Takes nothing more, lets what runs finish for so long, then aborts it and puts it back for another worker. */
  close(graceSeconds: number): Promise<void>;
}

/** Why a running job was told to stop. */
export type StopReason = 'canceled' | 'lost' | 'closing';

/** The reason of a job's signal. */
export class JobStopped extends Error {
  override readonly name = 'JobStopped';
  constructor(readonly reason: StopReason) {
    super(`the job was stopped: ${reason}`);
  }
}

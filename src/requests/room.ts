import { ApiError } from '../contract/errors.js';
import type { Queue } from '../queue/queue.js';

/** Says whether the line has room for one more. */
export interface Room {
  /** Throws `overloaded` at once when the line is full; else holds a place until the job is in it. */
  take(): Promise<Place>;
  /** Nothing more is taken: the service stops. */
  close(): void;
}

export interface Place {
  /** A worker of this process is free for it. */
  readonly atOnce: boolean;
  leave(): void;
}

export interface RoomOptions {
  readonly queue: Queue;
  /** How many may wait. */
  readonly capacity: number;
  /** How many run at once in this process; 0 where others work. */
  readonly places: number;
  /** Seconds until so many requests are done, where so many are carried out at once. */
  readonly secondsFor: (requests: number, running: number) => number;
}

const LONGEST_RETRY_SECONDS = 60;

export function createRoom({ queue, capacity, places, secondsFor }: RoomOptions): Room {
  /** On their way into the line: many may ask before the first of them is in. */
  let coming = 0;
  let closed = false;
  return {
    async take() {
      if (closed)
        throw new ApiError('not_ready', 'The service is shutting down; try again shortly.', { retryAfter: 5 });
      const { waiting, running } = await queue.counts();
      const free = Math.max(0, places - running);
      if (waiting + coming + 1 > capacity + free) {
        const message = `The queue is full: ${running} running, ${waiting} waiting. Try again later.`;
        const retryAfter = Math.min(LONGEST_RETRY_SECONDS, secondsFor(waiting + running, running));
        throw new ApiError('overloaded', message, { retryAfter });
      }
      const atOnce = waiting + coming < free;
      coming += 1;
      let held = true;
      return {
        atOnce,
        leave() {
          if (held) coming -= 1;
          held = false;
        },
      };
    },
    close() {
      closed = true;
    },
  };
}

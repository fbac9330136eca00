import { ApiError } from '../contract/errors.js';
import type { Cost, Estimate } from './estimate.js';

/** The work that was promised and is not done, in seconds rather than in requests. */
export interface Backlog {
  /**
   * Counts a request in until the returned function is called. Throws `overloaded`, with the time after which it would
   * be taken, when it cannot be done within its deadline; without a deadline it is always taken.
   */
  enter(cost: Cost, deadlineSeconds?: number): () => void;
  /** Until everything that was promised is done. */
  secondsAhead(): number;
}

export interface BacklogOptions {
  readonly estimate: Estimate;
  /** How many pictures are drawn at once; infinitely many where nothing is known of it, and nothing is refused. */
  readonly places: number;
}

/** Estimates are wrong at times; what was promised must hold all the same. */
const SAFE_SHARE = 0.7;

export function createBacklog({ estimate, places }: BacklogOptions): Backlog {
  const promised = new Map<symbol, Cost>();
  // Estimated afresh each time: what was promised costs what is known now, not what was thought then.
  const secondsAhead = (): number =>
    [...promised.values()].reduce((sum, cost) => sum + estimate.secondsAtMost(cost), 0) / places;

  return {
    enter(cost, deadlineSeconds) {
      const own = estimate.secondsAtMost(cost) / Math.min(places, cost.imageCount);
      const ahead = secondsAhead();
      // What is alone is never refused: a guess that is too high could not be corrected otherwise.
      const mayRefuse = promised.size > 0 && Number.isFinite(places);
      if (deadlineSeconds !== undefined && mayRefuse && ahead + own > deadlineSeconds * SAFE_SHARE) {
        const late = ahead + own - deadlineSeconds * SAFE_SHARE;
        const message =
          `The pictures that were promised already take about ${Math.ceil(ahead)} seconds, so this one would not be ` +
          `ready within ${deadlineSeconds} seconds. Try again later.`;
        throw new ApiError('overloaded', message, { retryAfter: Math.min(late, ahead) });
      }
      const ticket = Symbol('promised');
      promised.set(ticket, cost);
      return () => void promised.delete(ticket);
    },
    secondsAhead,
  };
}

import type { StoredRequest } from '../records/request-store.js';
import type { UsageStore } from '../records/usage-store.js';

/** How long requests take, learnt from those that were carried out. */
export interface Estimates {
  /** Until this one is settled; null when nothing is known of its kind. */
  secondsLeft(request: StoredRequest, ahead: number, progress: number): Promise<number | null>;
  /** Until so many requests of any kind are done. */
  secondsFor(requests: number): number;
}

export interface EstimatesOptions {
  readonly usage: UsageStore;
  /** How many are carried out at once, in all processes that are known of. */
  readonly places: number;
}

const CACHE_MILLISECONDS = 5_000;
const DAY_MILLISECONDS = 86_400_000;
const UNKNOWN_SECONDS = 1;

export function createEstimates({ usage, places }: EstimatesOptions): Estimates {
  const known = new Map<string, { seconds: number | null; until: number }>();
  let overall = UNKNOWN_SECONDS;

  async function secondsOf(model: string): Promise<number | null> {
    const cached = known.get(model);
    if (cached && cached.until > Date.now()) return cached.seconds;
    const yesterday = new Date(Date.now() - DAY_MILLISECONDS).toISOString().slice(0, 10);
    const seconds = await usage.secondsPerImage(model, yesterday);
    known.set(model, { seconds, until: Date.now() + CACHE_MILLISECONDS });
    if (seconds !== null) overall = seconds;
    return seconds;
  }

  return {
    async secondsLeft({ model, state, startedAt, imageCount }, ahead, progress) {
      const each = await secondsOf(model);
      if (each === null) return null;
      const whole = each * imageCount;
      if (state === 'IN_QUEUE') return rounded((ahead * each) / places + whole);
      const elapsed = startedAt === null ? 0 : Math.max(0, (Date.now() - Date.parse(startedAt)) / 1000);
      // What the engine says of itself is better than what others took; of a few percent nothing can be said yet.
      return rounded(progress > 0.1 ? (elapsed / progress) * (1 - progress) : Math.max(whole - elapsed, whole / 10));
    },
    secondsFor: (count) => (count * overall) / places,
  };
}

const rounded = (seconds: number): number => Math.round(seconds * 10) / 10;

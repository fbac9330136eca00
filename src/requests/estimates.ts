import { secondsAt, speedLike, type Estimate, type Speed } from '../generation/estimate.js';
import type { Queue } from '../queue/queue.js';
import type { QueuePlace, StoredRequest } from '../records/request-store.js';
import type { UsageStore } from '../records/usage-store.js';

/** How long requests take, learnt from those that were carried out. */
export interface Estimates {
  /** Until this one is settled; null when nothing is known of its kind. */
  secondsLeft(request: StoredRequest, place: QueuePlace | undefined, progress: number): Promise<number | null>;
  /** Until so many requests of any kind are done, where so many are carried out at once. */
  secondsFor(requests: number, running: number): number;
}

export interface EstimatesOptions {
  /** What was drawn in this process; admission promises by the same. */
  readonly estimate: Estimate;
  /** What was drawn in any process, for one that draws nothing itself. */
  readonly usage: UsageStore;
  readonly queue: Queue;
  /** How many are carried out at once in this process; 0 where others work. */
  readonly places: number;
}

const CACHE_MILLISECONDS = 5_000;
const COUNT_MILLISECONDS = 1_000;
const DAY_MILLISECONDS = 86_400_000;
const UNKNOWN_SECONDS = 1;

export function createEstimates({ estimate, usage, queue, places }: EstimatesOptions): Estimates {
  const known = new Map<string, { speed: Speed | null; until: number }>();
  let overall = UNKNOWN_SECONDS;
  let counted = { running: 0, until: -Infinity };

  async function speedOf(model: string): Promise<Speed | null> {
    const own = estimate.speedOf(model);
    if (own) return own;
    const cached = known.get(model);
    if (cached && cached.until > Date.now()) return cached.speed;
    const yesterday = new Date(Date.now() - DAY_MILLISECONDS).toISOString().slice(0, 10);
    const average = await usage.averagePicture(model, yesterday);
    const speed = average && speedLike(average);
    known.set(model, { speed, until: Date.now() + CACHE_MILLISECONDS });
    return speed;
  }

  /** While something waits every place is taken: those of other processes are seen by what runs. */
  async function placesNow(): Promise<number> {
    if (counted.until < Date.now()) {
      counted = { running: (await queue.counts()).running, until: Date.now() + COUNT_MILLISECONDS };
    }
    return Math.max(1, places, counted.running);
  }

  return {
    async secondsLeft({ model, state, startedAt, width, height, imageCount }, place, progress) {
      const speed = await speedOf(model);
      if (speed === null) return null;
      const whole = secondsAt(speed, imageCount, (imageCount * width * height) / 1e6);
      overall = whole;
      if (state === 'IN_QUEUE') {
        const ahead = place ? secondsAt(speed, place.images, place.megapixels) : 0;
        return rounded(ahead / (await placesNow()) + whole);
      }
      const elapsed = startedAt === null ? 0 : Math.max(0, (Date.now() - Date.parse(startedAt)) / 1000);
      // What the engine says of itself is better than what others took; of a few percent nothing can be said yet.
      return rounded(progress > 0.1 ? (elapsed / progress) * (1 - progress) : Math.max(whole - elapsed, whole / 10));
    },
    secondsFor: (count, running) => (count * overall) / Math.max(1, places, running),
  };
}

const rounded = (seconds: number): number => Math.round(seconds * 10) / 10;

import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { samplePhoto } from './photo.js';
import { post } from '../support/service-process.js';

/** What became of one request. */
export interface Sent {
  readonly wanted: 'picture' | 'error';
  readonly sentAt: number;
  readonly status: number;
  /** The status, and of an error its code. */
  readonly answer: string;
  readonly seconds: number;
  readonly retryAfter: number | null;
  /** Of a second try, made exactly when the first answer said. */
  readonly retriedStatus?: number;
}

export interface Load {
  /** Requests of the mix that a closed loop of four callers gets a second. */
  capacity(seconds: number): Promise<number>;
  /** So many a second for so long, answered or not. Resolves with those that were answered by then. */
  run(perSecond: number, seconds: number): Promise<Sent[]>;
  /** The rest, when it has come. */
  drain(): Promise<Sent[]>;
}

const FLUX = '/v1/text-to-image/flux/dev';
const STOCK = '/v1/text-to-image/stock-image/photo';
const INK = '/v1/text-to-image/illustration/black-and-white';
const AVATAR = '/v1/image-to-image/avatar';
const SUBJECTS = ['a fox', 'two cats', 'a lighthouse', 'a red car', 'a bowl of fruit', 'a sailing boat', 'a castle'];
const PLACES = ['in the snow', 'by the sea', 'in a forest', 'on a table', 'in the city at night', 'on a hill'];
/** One in so many refusals is tried again. */
const RETRY_EVERY = 10;

/** The mix: mostly pictures of three sizes, some portraits, some mistakes. The same in every run. */
export async function createLoad(url: string): Promise<Load> {
  const photo = await samplePhoto();
  let count = 0;
  let refusals = 0;
  const open = new Set<Promise<void>>();
  let finished: Sent[] = [];

  function next(): { path: string; body: unknown; wanted: Sent['wanted'] } {
    count += 1;
    const dice = createHash('sha256').update(String(count)).digest();
    const pick = <One>(list: readonly One[], at: number): One => list[(dice[at] ?? 0) % list.length] as One;
    const prompt = `${pick(SUBJECTS, 0)} ${pick(PLACES, 1)}`;
    const side = pick([256, 512, 512, 1024], 2);
    const image_size = { width: side, height: side };
    const kind = (dice[3] ?? 0) / 256;
    if (kind < 0.05) return { path: FLUX, body: { prompt: '', image_size }, wanted: 'error' };
    if (kind < 0.15)
      return { path: AVATAR, body: { prompt: 'a painter in a studio', face_image_url: photo }, wanted: 'picture' };
    const path = pick([FLUX, STOCK, INK], 4);
    return { path, body: { prompt, image_size, seed: count }, wanted: 'picture' };
  }

  async function send(): Promise<Sent> {
    const { path, body, wanted } = next();
    const sentAt = performance.now();
    const { status, seconds, retryAfter, json } = await post(url + path, body);
    const sent = { wanted, sentAt, status, answer: nameOf(status, json), seconds, retryAfter };
    if (status !== 503 || retryAfter === null) return sent;
    refusals += 1;
    if (refusals % RETRY_EVERY !== 0) return sent;
    await delay(retryAfter * 1000);
    return { ...sent, retriedStatus: (await post(url + path, body)).status };
  }

  async function keep(): Promise<void> {
    finished.push(await send());
  }

  return {
    async capacity(seconds) {
      await Promise.all(Array.from({ length: 4 }, send)); // warm
      const until = performance.now() + seconds * 1000;
      let done = 0;
      const caller = async (): Promise<void> => {
        while (performance.now() < until) {
          await send();
          done += 1;
        }
      };
      await Promise.all(Array.from({ length: 4 }, caller));
      return done / seconds;
    },
    async run(perSecond, seconds) {
      const startedAt = performance.now();
      let made = 0;
      while (performance.now() - startedAt < seconds * 1000) {
        const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond);
        for (; made < due; made += 1) {
          const sending = keep();
          open.add(sending);
          void sending.finally(() => open.delete(sending));
        }
        await delay(20);
      }
      const answers = finished;
      finished = [];
      return answers;
    },
    async drain() {
      await Promise.all(open);
      const answers = finished;
      finished = [];
      return answers;
    },
  };
}

function nameOf(status: number, json: unknown): string {
  const code = (json as { error?: { code?: unknown } } | undefined)?.error?.code;
  if (status === 0) return 'cut off';
  return typeof code === 'string' ? `${status} ${code}` : String(status);
}

import { Piscina } from 'piscina';
import sharp from 'sharp';
import type { RawPicture } from '../../engines/engine.js';
import type { PictureVerdict } from '../safety.js';
import type { PictureScore, PictureWork } from './worker.js';

export interface PictureCheckOptions {
  /** From this score on a picture is flagged. */
  readonly flagFrom: number;
  /** From this score of the quick network on the thorough one is asked as well. */
  readonly unsureFrom: number;
  readonly timeoutSeconds: number;
  /** Where the networks are, when not inside the installed package. */
  readonly modelFolder?: string;
}

export interface PictureCheck {
  /** Rejects when the networks cannot answer in time: never a pass by default. */
  check(picture: RawPicture, signal: AbortSignal): Promise<PictureVerdict>;
  /** Loads what the first picture would have to wait for. */
  warm(): Promise<void>;
  close(): Promise<void>;
  /** The threads that hold the networks; tests end them. */
  readonly threads: readonly { terminate(): Promise<number> }[];
}

const QUICK_SIDE = 224;
const THOROUGH_SIDE = 299;
const MAX_WAITING = 1024;

/** Judges pictures in a thread of its own that keeps its networks. */
export function createPictureCheck(options: PictureCheckOptions): PictureCheck {
  const pool = new Piscina<PictureWork | undefined, PictureScore | undefined>({
    filename: new URL('./worker.js', import.meta.url).href,
    name: 'score',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 10 * 60_000,
    maxQueue: MAX_WAITING,
    workerData: { modelFolder: options.modelFolder },
  });
  // a thread that dies fails its own task; unheard, the event would end the process
  pool.on('error', () => {});

  return {
    async check(picture, signal) {
      signal.throwIfAborted();
      const [quick, thorough] = await Promise.all([shrink(picture, QUICK_SIDE), shrink(picture, THOROUGH_SIDE)]);
      // a network that hangs is ended with its thread; the next picture gets a new one
      const patience = AbortSignal.timeout(options.timeoutSeconds * 1000);
      const result = await pool.run({ quick, thorough, unsureFrom: options.unsureFrom }, { signal: patience });
      signal.throwIfAborted();
      if (!result) throw new Error('the picture check gave no answer');
      const flagged = result.score >= options.flagFrom;
      return {
        flagged,
        category: flagged ? result.category : 'none',
        score: result.score,
        threshold: options.flagFrom,
        model: result.model,
      };
    },
    async warm() {
      await pool.run(undefined);
    },
    close: () => pool.destroy(),
    get threads() {
      return pool.threads;
    },
  };
}

/** The whole picture, squeezed to a square as the networks were taught. */
async function shrink(picture: RawPicture, side: number): Promise<Uint8Array> {
  const raw = { width: picture.width, height: picture.height, channels: 4 } as const;
  return sharp(picture.data, { raw }).flatten().resize(side, side, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer();
}

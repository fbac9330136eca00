import { fileURLToPath } from 'node:url';
import { createHelper } from '../../processes/helper.js';
import { FaceError } from '../faces.js';
import type { DecodeOutcome, DecodeWork } from './decode-messages.js';
import { insideOf, type Photo } from './photo.js';

/** Decodes photos in a process of its own, one after the other. */
export interface Decoder {
  /**
   * Gives the photo to `use` and forgets it afterwards. Rejects with a `FaceError`, also when decoding takes too long or
   * ends the process.
   */
  open<Result>(bytes: Uint8Array, use: (photo: Photo) => Promise<Result>): Promise<Result>;
  /** Starts the process before there is a photo. */
  warm(): void;
  close(): void;
}

export interface DecoderOptions {
  /**
   * A photo that takes more of the processor is refused, and its process killed. Several times what the slowest one that
   * is allowed takes: where a host gives its processor to others, their time counts as this process's own.
   */
  readonly processorSeconds?: number;
  /** The same for time on the clock, which a busy machine stretches: for a decoder that hangs. */
  readonly seconds?: number;
  /** Without a photo for so long, the process ends. */
  readonly idleSeconds?: number;
  /** Another program than the usual one, for tests. */
  readonly program?: string;
}

const START_SECONDS = 30;
const PROGRAM = fileURLToPath(new URL('./decode-process.js', import.meta.url));

export function createDecoder({
  processorSeconds = 3,
  seconds = 20,
  idleSeconds = 8,
  program = PROGRAM,
}: DecoderOptions = {}): Decoder {
  const helper = createHelper({ program, args: [String(processorSeconds)], idleSeconds });
  let turn: Promise<unknown> = Promise.resolve();
  let closed = false;
  const start = (): Promise<void> => helper.start(performance.now() + START_SECONDS * 1000);

  async function ask(work: DecodeWork): Promise<Exclude<DecodeOutcome, { refused: unknown }>> {
    const outcome = (await helper.ask(work, performance.now() + seconds * 1000)) as DecodeOutcome | undefined;
    if (outcome === undefined) {
      // The next photo need not wait for a new process.
      if (!closed) start().catch(() => undefined);
      const message = 'The picture at face_image_url is too hard to decode. Save it again as an ordinary JPEG.';
      throw new FaceError('face_unreadable', message);
    }
    if ('refused' in outcome) throw new FaceError(outcome.refused.code, outcome.refused.publicMessage);
    return outcome;
  }

  async function openNow<Result>(bytes: Uint8Array, use: (photo: Photo) => Promise<Result>): Promise<Result> {
    await start();
    // Networks may take long between two looks at the photo, on a starved machine longer than idleness may.
    const letGo = helper.keep();
    try {
      return await use(await held(bytes));
    } finally {
      helper.tell('forget' satisfies DecodeWork);
      letGo();
    }
  }

  async function held(bytes: Uint8Array): Promise<Photo> {
    const outcome = await ask({ bytes });
    if (!('held' in outcome)) throw new Error('the decoder answered something else');
    const { width, height } = outcome.held;
    const pixels: Photo['pixels'] = async (maxSide, region) => {
      const part = await ask({ maxSide, region });
      if (!('picture' in part)) throw new Error('the decoder answered something else');
      return part.picture;
    };
    return { width, height, pixels, inside: insideOf(width, height) };
  }

  return {
    open(bytes, use) {
      const opening = turn.then(() => openNow(bytes, use));
      turn = opening.catch(() => undefined);
      return opening;
    },
    warm: () => void start().catch(() => undefined),
    close() {
      closed = true;
      helper.end();
    },
  };
}

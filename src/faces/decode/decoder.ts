import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { FaceError } from '../faces.js';
import { READY, type DecodeOutcome } from './decode-messages.js';
import type { RgbPicture } from './photo.js';

/** Decodes photos in a process of its own, one after the other. */
export interface Decoder {
  /** Rejects with a `FaceError`, also when it takes too long or ends the process. */
  decode(bytes: Uint8Array): Promise<RgbPicture>;
  close(): void;
}

export interface DecoderOptions {
  /** A photo that takes more of the processor is refused, and its process killed. */
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
  processorSeconds = 0.75,
  seconds = 5,
  idleSeconds = 60,
  program = PROGRAM,
}: DecoderOptions = {}): Decoder {
  let child: ChildProcess | undefined;
  let ready: Promise<ChildProcess> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let closed = false;

  function end(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
    ready = undefined;
  }

  async function start(): Promise<ChildProcess> {
    const started = fork(program, [String(processorSeconds)], {
      serialization: 'advanced',
      stdio: 'ignore',
      execArgv: [],
    });
    child = started;
    if ((await answerOf(started, START_SECONDS)) === READY) return started;
    if (child === started) end();
    throw new Error('the process that decodes photos did not start');
  }

  function running(): Promise<ChildProcess> {
    if (child?.connected !== true) ready = undefined;
    ready ??= start();
    return ready;
  }

  function endWhenIdle(): void {
    clearTimeout(idle);
    idle = setTimeout(end, idleSeconds * 1000).unref();
  }

  async function decodeNow(bytes: Uint8Array): Promise<RgbPicture> {
    const decoder = await running();
    clearTimeout(idle);
    const answer = answerOf(decoder, seconds);
    decoder.send(bytes, () => undefined); // an error to send is an end of the process, which is heard above
    const outcome = (await answer) as DecodeOutcome | undefined;
    if (outcome === undefined) {
      end();
      // The next photo need not wait for a new process.
      if (!closed) running().then(endWhenIdle, () => undefined);
      const message = 'The picture at face_image_url is too hard to decode. Save it again as an ordinary JPEG.';
      throw new FaceError('face_unreadable', message);
    }
    endWhenIdle();
    if ('refused' in outcome) throw new FaceError(outcome.refused.code, outcome.refused.publicMessage);
    return outcome.picture;
  }

  return {
    decode(bytes) {
      const decoding = turn.then(() => decodeNow(bytes));
      turn = decoding.catch(() => undefined);
      return decoding;
    },
    close() {
      closed = true;
      end();
    },
  };
}

/** The next message of the process; undefined when it ends or says nothing in time. */
function answerOf(child: ChildProcess, seconds: number): Promise<unknown> {
  return new Promise((resolve) => {
    const settle = (answer?: unknown): void => {
      clearTimeout(timer);
      child.off('message', settle).off('exit', onEnd).off('error', onEnd);
      resolve(answer);
    };
    const onEnd = (): void => settle();
    const timer = setTimeout(onEnd, seconds * 1000);
    child.on('message', settle).on('exit', onEnd).on('error', onEnd);
  });
}

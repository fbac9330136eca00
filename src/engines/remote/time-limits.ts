import { EngineError, type EngineFault } from '../engine.js';
import { orAbort } from '../../signals/abortable.js';

/** How long a server may take for what, in milliseconds. */
export interface TimeLimits {
  /** The whole picture, once it is the task's turn. */
  readonly picture: number;
  /** Until it begins to answer. A call that waits for the picture has no such limit unless it is set. */
  readonly firstByte?: number | undefined;
  /** Without a step forward, once there was a first one. */
  readonly progress?: number | undefined;
  /** Without any sign of life: a pause in an answer, or questions about its health that nobody answers. */
  readonly silence: number;
}

/** One task under its limits. */
export interface Attempt {
  /** Follows the caller's signal, and aborts with an `EngineError` when a limit has passed. */
  readonly signal: AbortSignal;
  /** The task made a step. */
  readonly progressed: () => void;
}

export interface AttemptOptions {
  readonly engine: string;
  readonly limits: TimeLimits;
  /** Resolves when the server answers anything at all. */
  readonly alive?: (signal: AbortSignal) => Promise<unknown>;
}

const QUESTIONS_PER_SILENCE = 3;

/** Runs `work` until it is done, the caller gives up or a limit has passed. */
export async function withinLimits<Result>(
  parent: AbortSignal,
  { engine, limits, alive }: AttemptOptions,
  work: (attempt: Attempt) => Promise<Result>,
): Promise<Result> {
  parent.throwIfAborted();
  const controller = new AbortController();
  const { signal } = controller;
  const end = (fault: EngineFault, message: string) => controller.abort(new EngineError(fault, engine, message));
  const late = (message: string) => end('deadline', message);
  const follow = () => controller.abort(parent.reason);
  parent.addEventListener('abort', follow, { once: true });

  const whole = setTimeout(() => late(`no picture within ${seconds(limits.picture)}`), limits.picture);
  let stall: NodeJS.Timeout | undefined;
  const progressed = () => {
    if (limits.progress === undefined || signal.aborted) return;
    const { progress } = limits;
    if (stall) stall.refresh();
    else stall = setTimeout(() => late(`no progress within ${seconds(progress)}`), progress);
  };
  const stopListening =
    alive &&
    listen(alive, limits.silence, signal, () =>
      // Whoever does not answer for its health either is not there: nobody else should wait to find that out.
      end('unavailable', `the engine was silent for ${seconds(limits.silence)}`),
    );
  try {
    return await orAbort(work({ signal, progressed }), signal);
  } finally {
    clearTimeout(whole);
    clearTimeout(stall);
    stopListening?.();
    parent.removeEventListener('abort', follow);
  }
}

/** Asks again and again whether somebody is there. A server that hangs takes connections, and never answers. */
function listen(
  alive: (signal: AbortSignal) => Promise<unknown>,
  silence: number,
  signal: AbortSignal,
  onSilence: () => void,
): () => void {
  const period = silence / QUESTIONS_PER_SILENCE;
  let heardAt = performance.now();
  let tickedAt = heardAt;
  const timer = setInterval(() => {
    const now = performance.now();
    // When this process itself was stopped or starved, the silence was ours.
    if (now - tickedAt > 2 * period) heardAt = now;
    tickedAt = now;
    if (now - heardAt >= silence) return onSilence();
    alive(AbortSignal.any([signal, AbortSignal.timeout(Math.ceil(period))])).then(
      () => (heardAt = performance.now()),
      () => {},
    );
  }, period);
  return () => clearInterval(timer);
}

function seconds(milliseconds: number): string {
  return `${milliseconds / 1000} seconds`;
}

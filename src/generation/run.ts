import { ApiError } from '../contract/errors.js';
import type { GenerationRequest } from '../contract/requests.js';
import type { EngineRegistry } from '../engines/registry.js';
import type { Line } from './line.js';
import type { Records } from '../records/records.js';
import type { Log } from '../telemetry/log.js';
import type { AdmitPorts } from './admit.js';
import type { PreparePorts } from './prepare.js';
import type { StorePorts } from './store.js';

export interface GenerationContext {
  readonly requestId: string;
  readonly keyId: string;
  /** Where the caller reaches the service: scheme and host, perhaps a path, no slash at the end. */
  readonly baseUrl: string;
  /** Aborts when the caller has gone. */
  readonly signal: AbortSignal;
}

export interface GenerationPorts extends AdmitPorts, PreparePorts, StorePorts {
  readonly registry: EngineRegistry;
  readonly queue: Line;
  readonly records: Records;
  readonly log: Log;
  readonly deadlineSeconds: number;
}

/** What is known of a request so far; times are `performance.now()`. */
export interface Progress {
  readonly startedAt: number;
  readonly warnings: string[];
  readonly safety: unknown[];
  readonly explanation: unknown[];
  seed?: number;
  engine?: string | undefined;
  firstStart?: number;
  lastRender?: number;
  queueSeconds?: number;
  inferenceSeconds?: number;
}

/** One request on its way: what every step of the line can see. */
export interface Run {
  readonly request: GenerationRequest;
  readonly context: GenerationContext;
  readonly ports: GenerationPorts;
  readonly progress: Progress;
  /** Aborts when the caller has gone or the deadline has passed. */
  readonly signal: AbortSignal;
}

/** Starts the clock. `stop` lets go of the timer and of the caller's signal. */
export function startRun(
  request: GenerationRequest,
  context: GenerationContext,
  ports: GenerationPorts,
): { readonly run: Run; readonly stop: () => void } {
  const controller = new AbortController();
  const onGone = (): void => controller.abort(context.signal.reason);
  if (context.signal.aborted) onGone();
  context.signal.addEventListener('abort', onGone, { once: true });
  const { deadlineSeconds } = ports;
  const timer = setTimeout(() => {
    controller.abort(new ApiError('deadline_exceeded', `The picture was not ready within ${deadlineSeconds} seconds.`));
  }, deadlineSeconds * 1000);
  const progress: Progress = { startedAt: performance.now(), warnings: [], safety: [], explanation: [] };
  return {
    run: { request, context, ports, progress, signal: controller.signal },
    stop() {
      clearTimeout(timer);
      context.signal.removeEventListener('abort', onGone);
    },
  };
}

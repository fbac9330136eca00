import { ApiError } from '../contract/errors.js';
import type { GenerationRequest } from '../contract/requests.js';
import type { Records } from '../records/records.js';
import type { Log } from '../telemetry/log.js';

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

interface RecordPorts {
  readonly records: Records;
  readonly log: Log;
}

/** Remembers how the request went. The face photo and its address stay out of it. */
export function recordRequest(
  { records, log }: RecordPorts,
  request: GenerationRequest,
  context: { readonly requestId: string; readonly keyId: string },
  progress: Progress,
  status: number,
  error?: unknown,
): void {
  const warnings = [...new Set(progress.warnings)];
  const errorCode = error === undefined ? null : ApiError.isInstance(error) ? error.code : 'internal_error';
  const totalSeconds = (performance.now() - progress.startedAt) / 1000;
  records.addRequest({
    requestId: context.requestId,
    keyId: context.keyId,
    model: request.model.model,
    createdAt: new Date().toISOString(),
    status,
    errorCode,
    engine: progress.engine ?? null,
    prompt: request.prompt,
    seed: progress.seed ?? null,
    width: request.width,
    height: request.height,
    queueSeconds: progress.queueSeconds ?? null,
    inferenceSeconds: progress.inferenceSeconds ?? null,
    totalSeconds,
    warnings,
    safety: progress.safety,
    explanation: progress.explanation,
  });
  if (warnings.length > 0)
    log.warn({ requestId: context.requestId, engine: progress.engine, warnings }, 'engine warnings');
}

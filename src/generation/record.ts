import { ApiError } from '../contract/errors.js';
import type { Run } from './run.js';

/** Remembers how the request went. The face photo and its address stay out of it. */
export function recordRequest({ request, context, ports, progress }: Run, status: number, error?: unknown): void {
  const { records, log } = ports;
  const warnings = [...new Set(progress.warnings)];
  const errorCode = error === undefined ? null : ApiError.isInstance(error) ? error.code : 'internal_error';
  const totalSeconds = (performance.now() - progress.startedAt) / 1000;
  records.addRefused({
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

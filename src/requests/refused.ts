import { ApiError } from '../contract/errors.js';
import type { GenerationRequest } from '../contract/requests.js';
import type { Records } from '../records/records.js';
import type { PromptPrivacy } from './prompt-privacy.js';
import type { RequestContext } from './request-context.js';

/** Remembers a request that was not accepted. The face photo and its address stay out of it. */
export function recordRefused(
  request: GenerationRequest,
  context: RequestContext,
  error: unknown,
  { records, privacy }: { readonly records: Records; readonly privacy: PromptPrivacy },
): void {
  const known = ApiError.isInstance(error) ? error : undefined;
  records.addRefused({
    requestId: context.requestId,
    keyId: context.keyId,
    model: request.model.model,
    createdAt: new Date().toISOString(),
    status: known?.status ?? 500,
    errorCode: known?.code ?? 'internal_error',
    engine: null,
    prompt: privacy.ofPrompt(request.prompt),
    seed: request.seed ?? null,
    width: request.width,
    height: request.height,
    queueSeconds: null,
    inferenceSeconds: null,
    totalSeconds: 0,
    warnings: [],
    safety: [],
    explanation: [],
  });
}

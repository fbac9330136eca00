import { ApiError } from '../contract/errors.js';
import type { GenerationRequest } from '../contract/requests.js';
import type { PromptVerdict, SafetyChecker } from '../safety/safety.js';
import { guardSafety } from './check.js';

export interface AdmitPorts {
  readonly safety: SafetyChecker;
  readonly safetyRequired: boolean;
}

/** Whether the request may be drawn at all. A flagged prompt may: as a black picture. */
export async function admit(
  request: GenerationRequest,
  { safety, safetyRequired }: AdmitPorts,
  signal: AbortSignal,
): Promise<PromptVerdict> {
  if (safetyRequired && !request.safetyChecker) {
    throw new ApiError(
      'safety_checker_required',
      'The operator of this service does not allow switching the safety checker off.',
      {
        param: 'enable_safety_checker',
      },
    );
  }
  const verdict = await guardSafety(signal, () => safety.checkPrompt(request.prompt, { signal }));
  if (verdict.verdict === 'refuse') {
    const message = `The prompt asks for content that is never drawn${verdict.category ? ` (${verdict.category})` : ''}.`;
    throw new ApiError('content_policy_violation', message, { param: 'prompt' });
  }
  return verdict;
}

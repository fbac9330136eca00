import { ApiError } from '../contract/errors.js';
import type { GenerationRequest } from '../contract/requests.js';
import type { PromptVerdict, SafetyChecker } from '../safety/safety.js';
import { guardSafety } from './check.js';

export interface AdmitPorts {
  readonly safety: SafetyChecker;
  readonly safetyRequired: boolean;
}

const CLOTHES =
  /\b(cloth(e[sd]?|ing)|dress(e[sd])?|shirts?|trousers|pants|underwear|swim(suit|wear)s?|bikinis?|bras?)\b/i;

/** The prompt as a person would say it: what takes the clothes off may stand in the negative prompt. */
function spokenPrompt({ prompt, negativePrompt }: GenerationRequest): string {
  const clothes = negativePrompt === undefined ? null : CLOTHES.exec(negativePrompt);
  return clothes === null ? prompt : `${prompt}, without clothes, naked`;
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
  const verdict = await guardSafety(signal, () => safety.checkPrompt(spokenPrompt(request), { signal }));
  if (verdict.verdict === 'refuse') {
    const message = `The prompt asks for content that is never drawn${verdict.category ? ` (${verdict.category})` : ''}.`;
    throw new ApiError('content_policy_violation', message, { param: 'prompt' });
  }
  return verdict;
}

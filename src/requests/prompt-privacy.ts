import { createHash } from 'node:crypto';
import type { Settlement, StoredRequest } from '../records/request-store.js';

/** What is remembered of prompts: all of it, a number by which equal ones are known, or nothing. */

export type PromptKeeping = 'full' | 'hash' | 'none';

export interface PromptPrivacy {
  /** For the records, from the first moment on. */
  ofPrompt(prompt: string): string;
  /**
   * For a request that has ended. Until then a worker needs the prompt; afterwards what is kept of the request, of what
   * the engine understood and of the answer is freed of it.
   */
  ofSettled(stored: StoredRequest, settlement: Settlement): Settlement;
}

export function createPromptPrivacy(keeping: PromptKeeping): PromptPrivacy {
  const reduce = (text: string): string =>
    keeping === 'full' ? text : keeping === 'none' ? '' : `sha256:${createHash('sha256').update(text).digest('hex')}`;
  return {
    ofPrompt: reduce,
    ofSettled({ input }, settlement) {
      if (keeping === 'full') return settlement;
      return { ...settlement, input: reduceInput(input, reduce), explanation: [], outcome: silent(settlement.outcome) };
    },
  };
}

function reduceInput(input: string, reduce: (text: string) => string): string {
  const { request, ...others } = JSON.parse(input) as { request: Record<string, unknown> };
  const { prompt, negativePrompt, ...fields } = request;
  return JSON.stringify({
    ...others,
    request: {
      ...fields,
      prompt: reduce(String(prompt)),
      ...(typeof negativePrompt === 'string' ? { negativePrompt: reduce(negativePrompt) } : {}),
    },
  });
}

/** An explanation quotes the prompt word by word. */
function silent(outcome: Settlement['outcome']): Settlement['outcome'] {
  if (outcome.kind !== 'pictures') return outcome;
  const { explanation: _explanation, ...others } = outcome;
  return others;
}

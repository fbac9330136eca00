import type { FacePreparer } from '../faces/faces.js';
import { FaceError } from '../faces/faces.js';
import type { Settlement, StoredRequest } from '../records/request-store.js';
import type { Send } from '../requests/webhooks/send.js';
import type { SafetyChecker } from '../safety/safety.js';
import type { Metrics } from './metrics.js';

/** Drivers that count what they do; the rooms that use them need not know. */

export function measureSafety<Checker extends SafetyChecker>(checker: Checker, metrics: Metrics): Checker {
  const measure = async <Verdict>(
    subject: 'prompt' | 'picture',
    check: () => Promise<Verdict>,
    wordOf: (verdict: Verdict) => string,
    signal: AbortSignal,
  ): Promise<Verdict> => {
    const startedAt = performance.now();
    const seconds = (): number => (performance.now() - startedAt) / 1000;
    try {
      const verdict = await check();
      metrics.judged(subject, wordOf(verdict), seconds());
      return verdict;
    } catch (error) {
      if (!signal.aborted) metrics.judged(subject, 'error', seconds());
      throw error;
    }
  };
  return {
    ...checker,
    checkPrompt: (prompt, options) =>
      measure(
        'prompt',
        () => checker.checkPrompt(prompt, options),
        ({ verdict }) => verdict,
        options.signal,
      ),
    checkPicture: (picture, options) =>
      measure(
        'picture',
        () => checker.checkPicture(picture, options),
        ({ flagged }) => (flagged ? 'flag' : 'allow'),
        options.signal,
      ),
  };
}

export function measureFaces<Preparer extends FacePreparer>(preparer: Preparer, metrics: Metrics): Preparer {
  const count = (error: unknown): never => {
    if (error instanceof FaceError) metrics.photoRefused(error.code);
    throw error;
  };
  return {
    ...preparer,
    fetch: (url, options) => preparer.fetch(url, options).catch(count),
    prepare: (image, options) => preparer.prepare(image, options).catch(count),
  };
}

export function measureSend(send: Send, metrics: Metrics): Send {
  return async (...message) => {
    const sent = await send(...message);
    metrics.delivered(sent.error === null ? 'taken' : 'refused');
    return sent;
  };
}

/** For requests that come to their end in this process. */
export function countSettled(metrics: Metrics) {
  return ({ model }: StoredRequest, { state, outcome, queueSeconds, totalSeconds }: Settlement): void => {
    const code = outcome.kind === 'error' ? outcome.code : 'none';
    metrics.settled({ model, state, code, seconds: totalSeconds });
    if (queueSeconds !== null) metrics.waited(model, queueSeconds);
  };
}

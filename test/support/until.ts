import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';

/** A machine may be slow or crowded; whatever comes at all comes at once on an ordinary one. */
const PATIENCE_MILLISECONDS = 60_000;

/** Asks again and again until the answer is yes, and hands it over. `what` is told when it never is. */
export async function until<Answer>(
  ask: () => Answer | Promise<Answer>,
  what: string,
): Promise<Exclude<Answer, false | '' | 0 | null | undefined>> {
  for (const end = performance.now() + PATIENCE_MILLISECONDS; ; await delay(10)) {
    const answer = await ask();
    if (answer) return answer as Exclude<Answer, false | '' | 0 | null | undefined>;
    if (performance.now() > end) assert.fail(`it never came to pass: ${what}`);
  }
}

import { judgePrompt } from '../../src/safety/prompts/judge.js';
import type { SafetyChecker } from '../../src/safety/safety.js';

/** The real prompt rules without the picture networks: for tests of everything around them. */
export function createTestSafety(changes: Partial<SafetyChecker> = {}): SafetyChecker {
  return {
    checkPrompt: (prompt) => Promise.resolve(judgePrompt(prompt)),
    checkPicture: () => Promise.resolve({ flagged: false, category: 'none', score: 0, threshold: 1, model: 'test' }),
    close: () => Promise.resolve(),
    ...changes,
  };
}

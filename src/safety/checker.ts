import { createPictureCheck } from './pictures/picture-check.js';
import type { PictureCheckOptions } from './pictures/picture-check.js';
import { rulePrompt } from './prompts/judge.js';
import { secondOpinion } from './prompts/second-opinion.js';
import type { PromptVerdict, SafetyChecker } from './safety.js';

/** Judges prompts by rules and pictures by networks. */
export function createSafetyChecker(options: PictureCheckOptions): SafetyChecker & { warm(): Promise<void> } {
  const pictures = createPictureCheck(options);
  return {
    checkPrompt,
    checkPicture: (picture, options) => pictures.check(picture, options),
    expectPicture: () => pictures.expect(),
    warm: () => pictures.warm(),
    close: () => pictures.close(),
  };
}

/** The rules decide; what they let pass with words that could mean either is read once more for its meaning. */
export async function checkPrompt(prompt: string): Promise<PromptVerdict> {
  const { verdict, undecided } = rulePrompt(prompt);
  return undecided ? ((await secondOpinion(prompt)) ?? verdict) : verdict;
}

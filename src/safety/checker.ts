import { createPictureCheck } from './pictures/picture-check.js';
import type { PictureCheckOptions } from './pictures/picture-check.js';
import { judgePrompt } from './prompts/judge.js';
import type { SafetyChecker } from './safety.js';

/** Judges prompts by rules and pictures by networks. */
export function createSafetyChecker(options: PictureCheckOptions): SafetyChecker & { warm(): Promise<void> } {
  const pictures = createPictureCheck(options);
  return {
    checkPrompt: (prompt) => Promise.resolve(judgePrompt(prompt)),
    checkPicture: (picture, { signal }) => pictures.check(picture, signal),
    warm: () => pictures.warm(),
    close: () => pictures.close(),
  };
}

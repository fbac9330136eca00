import type { RawPicture } from '../engines/engine.js';

export interface PromptVerdict {
  /** `flag`: drawn as a black picture while the checker is on. `refuse`: never drawn, whatever the flag says. */
  readonly verdict: 'allow' | 'flag' | 'refuse';
  readonly category?: string;
  readonly score?: number;
  readonly threshold?: number;
  /** The rule set or model that decided. */
  readonly model?: string;
}

export interface PictureVerdict {
  readonly flagged: boolean;
  readonly category: string;
  readonly score: number;
  readonly threshold: number;
  readonly model: string;
}

export interface CheckOptions {
  readonly signal: AbortSignal;
}

export interface PictureOptions extends CheckOptions {
  /** Shows somebody from near, as a photo of a face or a portrait does. */
  readonly portrait?: boolean;
}

/**
 * Judges prompts and pictures. A rejection of any kind but the signal's own reason is answered as 503
 * `safety_unavailable`: a checker that fails never lets anything through.
 */
export interface SafetyChecker {
  checkPrompt(prompt: string, options: CheckOptions): Promise<PromptVerdict>;
  checkPicture(picture: RawPicture, options: PictureOptions): Promise<PictureVerdict>;
  /** A picture is being drawn that will be judged: what that needs can be made ready meanwhile. */
  expectPicture?(): void;
  close(): Promise<void>;
}

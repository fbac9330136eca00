import type { FaceFault } from '../faces.js';
import type { RgbPicture } from './photo.js';

/** The first message of the process: from here on it can decode. */
export const READY = 'ready';

/** Errors lose their class between processes, so a refusal travels as data. */
export type DecodeOutcome =
  | { readonly picture: RgbPicture }
  | { readonly refused: { readonly code: FaceFault; readonly publicMessage: string } };

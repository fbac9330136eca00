import type { FaceFault } from '../faces.js';
import type { RgbPicture } from './photo.js';

/** Errors lose their class between processes, so a refusal travels as data. */
export type DecodeOutcome =
  | { readonly picture: RgbPicture }
  | { readonly refused: { readonly code: FaceFault; readonly publicMessage: string } };

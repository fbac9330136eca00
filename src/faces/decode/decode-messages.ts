import type { FaceFault } from '../faces.js';
import type { Region, RgbPicture } from './photo.js';

/** What the process is told: a photo to decode and hold, a scaled part of the one that it holds, or to let go of it. */
export type DecodeWork =
  | { readonly bytes: Uint8Array }
  | { readonly maxSide: number; readonly region?: Region | undefined }
  | 'forget';

/** Errors lose their class between processes, so a refusal travels as data. */
export type DecodeOutcome =
  | { readonly held: { readonly width: number; readonly height: number } }
  | { readonly picture: RgbPicture }
  | { readonly refused: { readonly code: FaceFault; readonly publicMessage: string } };

import type { FacePicture } from '../engines/engine.js';
import type { FaceFault } from './faces.js';

/** What the process is told: a photo to work on, nothing yet (only load), or to stop at the next step. */
export type FaceWork = { readonly bytes: Uint8Array; readonly faceIndex?: number | undefined } | 'load' | 'stop';

/** Errors lose their class between processes, so a refusal travels as data. */
export type FaceOutcome =
  | { readonly face: FacePicture }
  | { readonly refused: { readonly code: FaceFault; readonly publicMessage: string } }
  | { readonly failed: string }
  | 'loaded';

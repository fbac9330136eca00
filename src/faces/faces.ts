import type { FacePicture } from '../engines/engine.js';

/** Why a face photo could not be used. Each is an error code of the wire contract. */
export type FaceFault = 'invalid_url' | 'face_download_failed' | 'face_too_large' | 'face_unreadable' | 'no_face_found';

/** Every refusal of a face photo is one of these. `publicMessage` may be shown to the caller: it tells nothing about
 * the network behind the service. */
export class FaceError extends Error {
  override readonly name = 'FaceError';
  constructor(
    readonly code: FaceFault,
    readonly publicMessage: string,
    options?: { cause?: unknown },
  ) {
    super(publicMessage, options);
  }
}

/** Turns the address of a photo into a face that engines can work with. */
export interface FacePreparer {
  /**
   * Fetches, decodes, searches and cuts out. The photo lives in memory only and is gone with the request.
   * Rejects with a `FaceError`, or with the signal's reason when it aborts.
   */
  prepare(url: string, options: { readonly signal: AbortSignal }): Promise<FacePicture>;
  close(): Promise<void>;
}

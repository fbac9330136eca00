import type { DownloadRefusal } from '../download/refusal.js';
import type { FacePicture } from '../engines/engine.js';

/** Why a face photo could not be used. Each is an error code of the wire contract. */
export type FaceFault =
  | 'invalid_url'
  | 'face_download_failed'
  | 'face_too_large'
  | 'face_unreadable'
  | 'face_cut_off'
  | 'no_face_found'
  | 'out_of_range';

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

/** What a caller is told of a photo that could not be fetched. */
export function refusedFace(refusal: DownloadRefusal): FaceError {
  const { fault, rule } = refusal;
  if (fault === 'invalid_url') return new FaceError(fault, `face_image_url ${rule}.`, { cause: refusal });
  return new FaceError(`face_${fault}`, `The picture at face_image_url ${rule}.`, { cause: refusal });
}

/** The address of a photo, or its bytes. */
export type FaceImage = string | Uint8Array<ArrayBuffer>;

export interface FaceOptions {
  /** Which face: 0, the default, is the largest and most central, 1 the next. */
  readonly faceIndex?: number | undefined;
  readonly signal: AbortSignal;
  /** Whose photo it is: one caller never takes all there is. */
  readonly caller?: string;
}

/** Turns a photo into a face that engines can work with. */
export interface FacePreparer {
  /** Only fetches: for a photo that is worked on later, or elsewhere. Rejects like `prepare`. */
  fetch(url: string, options: { readonly signal: AbortSignal }): Promise<Uint8Array>;
  /**
   * Fetches, decodes, searches and cuts out. The photo lives in memory only and is gone with the request;
   * what was cut out of it stays there for twenty seconds, for the same photo again.
   * Rejects with a `FaceError`, or with the signal's reason when it aborts.
   */
  prepare(image: FaceImage, options: FaceOptions): Promise<FacePicture>;
  /** A photo is on its way here: what it needs is made ready meanwhile. */
  expect?(): void;
  close(): Promise<void>;
}

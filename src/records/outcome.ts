import type { ErrorCode, ErrorDetail } from '../contract/errors.js';
import type { StoredFile } from '../storage/storage.js';

/** A stored picture as the answer describes it. */
export interface OutcomePicture {
  readonly file: StoredFile;
  /** Its signed address. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly contentType: string;
  readonly fileSize: number;
  readonly flagged: boolean;
}

/** What a synchronous call would have been answered with, without the pictures' bytes: they stay in storage. */
export type RequestOutcome =
  | {
      readonly kind: 'pictures';
      readonly seed: number;
      readonly engine: string;
      readonly pictures: readonly OutcomePicture[];
      /** Seconds. */
      readonly timings: { readonly queue: number; readonly inference: number; readonly total: number };
    }
  | {
      readonly kind: 'error';
      readonly code: ErrorCode;
      readonly message: string;
      readonly param: string | null;
      readonly details: readonly ErrorDetail[];
      readonly headers: Readonly<Record<string, string>>;
    };

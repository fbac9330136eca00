import type { ErrorCode, ErrorDetail } from '../contract/errors.js';
import type { FinishedPicture, GenerationResult } from '../contract/responses.js';

/** A stored picture as the answer describes it; its bytes stay in storage. Its address is a permission: it is not kept. */
export type OutcomePicture = Omit<FinishedPicture, 'fileData' | 'url'> & { readonly url?: string };

/** What a synchronous call would have been answered with. */
export type RequestOutcome =
  | ({ readonly kind: 'pictures'; readonly pictures: readonly OutcomePicture[] } & Omit<
      GenerationResult,
      'request' | 'pictures'
    >)
  | {
      readonly kind: 'error';
      readonly code: ErrorCode;
      readonly message: string;
      readonly param: string | null;
      readonly details: readonly ErrorDetail[];
      readonly headers: Readonly<Record<string, string>>;
    };

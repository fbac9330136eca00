import { ApiError } from '../../contract/errors.js';

/** The memory of all request bodies together. What is beyond it is refused, never waited for. */
export interface BodyMemory {
  /** The account of one request. */
  open(keyId: string): BodyAccount;
  /** Bytes that are held now. */
  held(): number;
}

export interface BodyAccount {
  /** Throws `overloaded` when so many more bytes may not be held now. */
  hold(bytes: number): void;
  /** Gives everything back; what is held later counts for nothing. */
  close(): void;
}

/** Every request has this much before it counts as a large one. */
const SMALL_BODY = 65_536;
/** Large bodies leave this share to small ones, and one key leaves the other half to other keys. */
const LARGE_SHARE = 7 / 8;
const KEY_SHARE = 1 / 2;
const RETRY_AFTER_SECONDS = 5;

export function createBodyMemory(maxBytes: number): BodyMemory {
  const byKey = new Map<string, number>();
  let all = 0;

  function add(keyId: string, bytes: number): void {
    all += bytes;
    const total = (byKey.get(keyId) ?? 0) + bytes;
    if (total > 0) byKey.set(keyId, total);
    else byKey.delete(keyId);
  }

  return {
    open(keyId) {
      let own = 0;
      let closed = false;
      return {
        hold(bytes) {
          if (closed) return;
          const large = own + bytes > SMALL_BODY;
          const fits =
            all + bytes <= (large ? maxBytes * LARGE_SHARE : maxBytes) &&
            (!large || (byKey.get(keyId) ?? 0) + bytes <= maxBytes * KEY_SHARE);
          if (!fits) {
            const message = 'Too many large request bodies are being handled at once. Try again shortly.';
            throw new ApiError('overloaded', message, { retryAfter: RETRY_AFTER_SECONDS });
          }
          own += bytes;
          add(keyId, bytes);
        },
        close() {
          if (closed) return;
          closed = true;
          add(keyId, -own);
        },
      };
    },
    held: () => all,
  };
}

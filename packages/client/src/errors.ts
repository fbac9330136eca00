export interface ErrorDetail {
  readonly param: string | null;
  readonly code: string;
  readonly message: string;
}

interface ErrorFields {
  readonly type?: string;
  readonly code?: string;
  readonly message?: string;
  readonly param?: string | null;
  readonly request_id?: string;
  readonly details?: readonly ErrorDetail[];
}

const MARK = Symbol.for('easel.client-error');

/** What kind of failure it is, for code that wants to act on it. */
export type ErrorKind =
  | 'authentication' // 401: the key is missing, wrong, revoked or expired
  | 'quota' // 402
  | 'permission' // 403
  | 'not_found' // 404, 410
  | 'conflict' // 409
  | 'content_policy' // 422, and nothing will ever be drawn for it
  | 'validation' // any other 4xx: a field is wrong, see `details`
  | 'rate_limit' // 429
  | 'engine' // 502, 504
  | 'unavailable' // 503
  | 'server' // any other 5xx
  | 'connection'; // no answer at all

/** Every failure of a call. `requestId` finds it in the service's log. */
export class EaselError extends Error {
  override readonly name = 'EaselError';
  readonly [MARK] = true;

  constructor(
    message: string,
    readonly kind: ErrorKind,
    /** 0 where there was no answer. */
    readonly status: number,
    readonly code: string,
    readonly param: string | null = null,
    readonly details: readonly ErrorDetail[] = [],
    readonly requestId: string | null = null,
    /** Seconds, where the service said so. */
    readonly retryAfter: number | null = null,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }

  /** Works across copies of this package, unlike `instanceof`. */
  static isInstance(error: unknown): error is EaselError {
    return typeof error === 'object' && error !== null && MARK in error;
  }
}

const KINDS = new Map<number, ErrorKind>([
  [401, 'authentication'],
  [402, 'quota'],
  [403, 'permission'],
  [404, 'not_found'],
  [409, 'conflict'],
  [410, 'not_found'],
  [429, 'rate_limit'],
  [502, 'engine'],
  [503, 'unavailable'],
  [504, 'engine'],
]);

export function kindOf(status: number, code: string): ErrorKind {
  if (code === 'content_policy_violation') return 'content_policy';
  return KINDS.get(status) ?? (status >= 500 ? 'server' : 'validation');
}

/** An answer that is no success, as an error. Whatever the body is, there is a message. */
export async function errorFrom(response: Response): Promise<EaselError> {
  const text = await response.text().catch(() => '');
  let fields: ErrorFields = {};
  try {
    fields = (JSON.parse(text) as { error?: ErrorFields }).error ?? {};
  } catch {
    // Not Easel but something in front of it: its page is no message.
  }
  return errorFromFields(fields, response.status, response.headers);
}

export function errorFromFields(fields: ErrorFields, status: number, headers: Headers): EaselError {
  const code = fields.code ?? `http_${status}`;
  return new EaselError(
    fields.message ?? `The service answered with status ${status}.`,
    kindOf(status, code),
    status,
    code,
    fields.param ?? null,
    fields.details ?? [],
    fields.request_id ?? headers.get('x-request-id'),
    retryAfterOf(headers),
  );
}

/** Seconds from now; the header holds seconds or a date. */
export function retryAfterOf(headers: Headers): number | null {
  const text = headers.get('retry-after');
  if (text === null) return null;
  const seconds = /^\d+$/.test(text.trim()) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

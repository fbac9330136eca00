/**
 * The one table of error codes, and the one error that leaves the process. Rooms throw `ApiError`;
 * only its message, never a cause or a stack, is shown to the caller. `docs/errors.md` is tested against the table.
 */

export type ErrorType =
  | 'invalid_request_error'
  | 'authentication_error'
  | 'permission_error'
  | 'not_found_error'
  | 'quota_error'
  | 'rate_limit_error'
  | 'content_policy_error'
  | 'overloaded_error'
  | 'engine_error'
  | 'api_error';

interface ErrorRow {
  readonly status: number;
  readonly type: ErrorType;
  readonly meaning: string;
}

const row = (status: number, type: ErrorType, meaning: string): ErrorRow => ({ status, type, meaning });

export const ERROR_TABLE = {
  malformed_request: row(400, 'invalid_request_error', 'The bytes that arrived are not a well-formed HTTP request.'),
  malformed_json: row(400, 'invalid_request_error', 'The body is not JSON, is not UTF-8, or is nested too deep.'),
  missing_key: row(401, 'authentication_error', 'There is no `Authorization: Bearer <API_KEY>` header.'),
  invalid_key: row(401, 'authentication_error', 'The API key is unknown, revoked or expired.'),
  quota_exceeded: row(
    402,
    'quota_error',
    "The key's quota of the day is spent; `Retry-After` says when the next begins.",
  ),
  missing_scope: row(403, 'permission_error', 'The API key lacks the scope that this operation needs.'),
  safety_checker_required: row(
    403,
    'permission_error',
    'The operator does not allow switching the safety checker off.',
  ),
  invalid_signature: row(403, 'permission_error', "The picture's URL was altered or cut."),
  not_found: row(404, 'not_found_error', 'There is nothing at this path.'),
  unknown_request: row(404, 'not_found_error', 'The key has no request of this id.'),
  unknown_model: row(404, 'not_found_error', 'The path names a model that is not in the catalogue.'),
  unknown_delivery: row(404, 'not_found_error', 'The key has no webhook delivery of this id.'),
  method_not_allowed: row(405, 'invalid_request_error', 'The path exists, with other methods; `Allow` names them.'),
  request_timeout: row(408, 'invalid_request_error', 'The request did not arrive in time.'),
  idempotency_key_in_use: row(409, 'invalid_request_error', 'A request with this `Idempotency-Key` is on its way.'),
  already_settled: row(409, 'invalid_request_error', 'The request has ended; it cannot be canceled.'),
  canceled: row(409, 'invalid_request_error', 'The request was canceled.'),
  expired: row(410, 'not_found_error', 'The picture, or the pictures of the request, have expired and were deleted.'),
  body_too_large: row(413, 'invalid_request_error', 'The body is larger than this operation allows.'),
  uri_too_long: row(414, 'invalid_request_error', 'The path or a part of it is too long.'),
  unsupported_media_type: row(415, 'invalid_request_error', 'The body is not `application/json`, or is compressed.'),
  range_not_satisfiable: row(416, 'invalid_request_error', 'The `Range` lies outside the file.'),
  expectation_failed: row(417, 'invalid_request_error', 'The `Expect` header asks for something unknown.'),
  headers_too_large: row(431, 'invalid_request_error', 'The request headers are too large.'),
  missing: row(422, 'invalid_request_error', 'A required field is absent.'),
  invalid_type: row(422, 'invalid_request_error', 'A field has the wrong JSON type.'),
  invalid_value: row(422, 'invalid_request_error', 'A field has a value that is not one of those allowed.'),
  out_of_range: row(422, 'invalid_request_error', 'A number or a picture size lies outside its limits.'),
  too_short: row(422, 'invalid_request_error', 'A text has fewer characters than allowed.'),
  too_long: row(422, 'invalid_request_error', 'A text or a list is longer than allowed.'),
  invalid_color: row(422, 'invalid_request_error', 'A colour is not written `#rrggbb`.'),
  invalid_url: row(422, 'invalid_request_error', 'A URL cannot be used.'),
  invalid_header: row(422, 'invalid_request_error', 'A header or a query parameter has a value that is not allowed.'),
  idempotency_key_reused: row(422, 'invalid_request_error', 'The `Idempotency-Key` was used with another body.'),
  conflicting_fields: row(422, 'invalid_request_error', 'Two fields contradict each other.'),
  content_policy_violation: row(422, 'content_policy_error', 'The request asks for what is never drawn.'),
  face_download_failed: row(422, 'invalid_request_error', 'The face image could not be fetched.'),
  face_too_large: row(422, 'invalid_request_error', 'The face image has too many bytes or pixels.'),
  face_unreadable: row(422, 'invalid_request_error', 'The face image is no readable JPEG, PNG, WebP or AVIF.'),
  face_flagged: row(
    422,
    'invalid_request_error',
    'The safety checker flagged the face image; another prompt would not help.',
  ),
  face_cut_off: row(422, 'invalid_request_error', 'The edge of the face image cuts through the face.'),
  no_face_found: row(422, 'invalid_request_error', 'There is no face in the face image.'),
  rate_limited: row(429, 'rate_limit_error', 'The key sends too fast; `Retry-After` says when to come back.'),
  concurrency_exceeded: row(429, 'rate_limit_error', 'The key has as many requests on their way as it may.'),
  client_gone: row(
    499,
    'invalid_request_error',
    'The connection closed before the answer; only records and log show this.',
  ),
  internal_error: row(500, 'api_error', 'Something broke in Easel; `request_id` finds it in the log.'),
  engine_failed: row(502, 'engine_error', 'The engine crashed, refused the task or answered nonsense.'),
  overloaded: row(503, 'overloaded_error', 'The queue is full; `Retry-After` says when to come back.'),
  engine_unavailable: row(503, 'engine_error', 'No engine can draw this now; `Retry-After` says when to come back.'),
  safety_unavailable: row(503, 'api_error', 'The safety checker failed, so nothing was let through.'),
  storage_unavailable: row(
    503,
    'api_error',
    'The disk is full, or the data folder is missing or cannot be written; it recovers by itself.',
  ),
  records_unavailable: row(
    503,
    'api_error',
    'The database does not answer, so nothing can be looked up or accepted; it recovers by itself.',
  ),
  queue_unavailable: row(
    503,
    'api_error',
    'The queue does not answer, so nothing can be accepted; it recovers by itself.',
  ),
  not_ready: row(503, 'api_error', 'The service is starting, stopping or cannot render.'),
  deadline_exceeded: row(
    504,
    'api_error',
    'The picture was not ready in time; where there is a `request_id`, it may still come.',
  ),
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof ERROR_TABLE;

/** One bad field. `param` is a path like `image_size.width` or `colors[2]`. */
export interface ErrorDetail {
  readonly param: string | null;
  readonly code: ErrorCode;
  readonly message: string;
}

export interface ApiErrorOptions {
  readonly param?: string;
  readonly details?: readonly ErrorDetail[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Shown instead of the `X-Request-Id`: the id under which more can be asked. */
  readonly requestId?: string;
  /** Seconds for `Retry-After`. */
  readonly retryAfter?: number;
  /** For the log only. */
  readonly cause?: unknown;
}

const API_ERROR = Symbol.for('easel.api-error');

/** A failure with a public message. Status and type follow from the code. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly [API_ERROR] = true;
  readonly status: number;
  readonly type: ErrorType;
  readonly param: string | null;
  readonly details: readonly ErrorDetail[];
  readonly headers: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;

  constructor(
    readonly code: ErrorCode,
    message: string,
    options: ApiErrorOptions = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    const { status, type } = ERROR_TABLE[code];
    this.status = status;
    this.type = type;
    this.requestId = options.requestId;
    this.param = options.param ?? null;
    this.details = options.details ?? (options.param === undefined ? [] : [{ param: options.param, code, message }]);
    this.headers = {
      ...options.headers,
      ...(options.retryAfter === undefined
        ? {}
        : { 'retry-after': String(Math.max(1, Math.ceil(options.retryAfter))) }),
    };
  }

  /** Works across copies of this module, unlike `instanceof`. */
  static isInstance(error: unknown): error is ApiError {
    return typeof error === 'object' && error !== null && API_ERROR in error;
  }
}

export interface ErrorBody {
  readonly message: string;
  readonly error: {
    readonly type: ErrorType;
    readonly code: ErrorCode;
    readonly message: string;
    readonly param: string | null;
    readonly request_id: string;
    readonly details: readonly ErrorDetail[];
  };
}

export function errorBody(error: ApiError, requestId: string): ErrorBody {
  const { message, type, code, param, details } = error;
  return { message, error: { type, code, message, param, request_id: error.requestId ?? requestId, details } };
}

/** What was received, for a message: short, on one line, and never a copy of a large value. */
export function showReceived(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    const small = entries.length <= 4 && entries.every(([, inner]) => typeof inner === 'number');
    return small ? JSON.stringify(value).slice(0, 80) : 'an object';
  }
  if (typeof value === 'number') return `${value}`; // JSON has no word for Infinity, which 1e999 becomes
  if (typeof value !== 'string') return JSON.stringify(value);
  const text = JSON.stringify(value.slice(0, 80).toWellFormed());
  return text.length <= 80 && value.length <= 80 ? text : `${text.slice(0, 78)}…"`;
}

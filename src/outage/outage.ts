import { ApiError, type ErrorCode } from '../contract/errors.js';

/** Of the connection itself. */
const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/**
 * PostgreSQL's: the connection (08), no room or connection left (53), shutting down, starting or cut off (57P), its
 * disk (58), and one that only reads, as a replica does until it is promoted (25006).
 */
const POSTGRES_CODES = /^(08...|53...|57P0.|58...|25006)$/;
/** What pg and ioredis say where they give no code. */
const MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|connection is closed|command timed out|stream isn't writeable|max retries per request|^(LOADING|READONLY|MASTERDOWN|CLUSTERDOWN|MISCONF|OOM) /i;

/** Whether a server that Easel needs cannot be used now: nothing is wrong with what was asked of it. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === 'string' && (CONNECTION_CODES.has(code) || POSTGRES_CODES.test(code))) return true;
  return MESSAGES.test(error.message) || isOutage(error.cause);
}

/** What callers are told while a server is away. */
export interface OutageAnswer {
  readonly code: ErrorCode;
  readonly message: string;
}

const RETRY_AFTER_SECONDS = 5;

/**
 * The same port; what rejects because its server is away rejects with the error of the wire, which says that it passes
 * by itself. Every other error stays what it is.
 */
export function guard<Port extends object>(port: Port, answer: OutageAnswer): Port {
  const translate = (error: unknown): never => {
    if (!isOutage(error)) throw error;
    throw new ApiError(answer.code, answer.message, { retryAfter: RETRY_AFTER_SECONDS, cause: error });
  };
  const guarded = (member: unknown): unknown => {
    if (typeof member === 'object' && member !== null) return guard(member, answer);
    if (typeof member !== 'function') return member;
    return (...args: unknown[]): unknown => {
      const result: unknown = member.apply(port, args);
      return result instanceof Promise ? result.catch(translate) : result;
    };
  };
  return Object.fromEntries(Object.entries(port).map(([name, member]) => [name, guarded(member)])) as Port;
}

import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export function createRequestId(): string {
  return `req_${randomBytes(12).toString('hex')}`;
}

/** The caller's own id where it is harmless to log and to send back. */
export function requestIdOf({ headers }: { headers: IncomingHttpHeaders }): string {
  const received = headers['x-request-id'];
  return typeof received === 'string' && /^[A-Za-z0-9._:-]{1,128}$/.test(received) ? received : createRequestId();
}

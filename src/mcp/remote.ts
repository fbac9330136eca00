import type { CallService } from './tools.js';

/** Longer than any deadline of a service: what is asked here is handed in and looked after, never waited for. */
const PATIENCE_MILLISECONDS = 60_000;

/** Requests to a service that runs elsewhere. */
export function callByHttp(url: string, key: string): CallService {
  const base = url.replace(/\/+$/, '');
  return async (method, path, call = {}) => {
    const { body } = call;
    const answer = await fetch(base + path, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...call.headers,
      },
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json().catch(() => ({})) };
  };
}

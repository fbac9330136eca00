import { EaselError, errorFrom } from './errors.js';
import { formOf } from './form.js';
import type { EaselOptions } from './options.js';

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Repeating it does no harm: reads, and posts with an idempotency key. */
  readonly repeatable: boolean;
  /** Without the key: the address itself is the permission, and its host may be somebody else's. */
  readonly anonymous?: boolean;
}

export interface Transport {
  /** A successful answer; everything else is thrown as an `EaselError`, an abort as the signal's reason. */
  send(call: Call): Promise<Response>;
}

const DEFAULT_TIMEOUT = 600_000;
const LONGEST_WAIT = 60;
const PASSING = new Set([408, 425, 429, 500, 502, 503, 504]);

export function createTransport(options: EaselOptions): Transport {
  const base = (options.baseUrl ?? 'http://127.0.0.1:8080').replace(/\/+$/, '');
  const fetchIt = options.fetch ?? globalThis.fetch.bind(globalThis);
  const { maxRetries = 2, timeoutMilliseconds = DEFAULT_TIMEOUT } = options;

  async function attempt({ method = 'GET', path, body, headers, signal, anonymous }: Call): Promise<Response> {
    const deadline = AbortSignal.timeout(timeoutMilliseconds);
    const form = formOf(body);
    let response: Response;
    try {
      response = await fetchIt(/^https?:/.test(path) ? path : base + path, {
        method,
        headers: {
          ...(anonymous ? {} : { authorization: `Bearer ${options.apiKey}` }),
          // a form names its own boundary
          ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: form ?? JSON.stringify(body) }),
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      });
    } catch (cause) {
      signal?.throwIfAborted();
      const message = deadline.aborted
        ? `No answer within ${timeoutMilliseconds / 1000} seconds.`
        : `The service at ${base} could not be reached.`;
      throw new EaselError(
        message,
        'connection',
        0,
        deadline.aborted ? 'timeout' : 'unreachable',
        null,
        [],
        null,
        null,
        {
          cause,
        },
      );
    }
    if (response.ok) return response;
    throw await errorFrom(response);
  }

  return {
    async send(call) {
      for (let tried = 0; ; tried += 1) {
        try {
          return await attempt(call);
        } catch (error) {
          if (!EaselError.isInstance(error) || !call.repeatable || tried >= maxRetries || !mayPass(error)) throw error;
          await pause(waitBefore(tried, error.retryAfter), call.signal);
        }
      }
    },
  };
}

/** A key that is in flight is being worked on by an earlier attempt of ours: its answer will be replayed. */
function mayPass({ status, code }: EaselError): boolean {
  return status === 0 || PASSING.has(status) || code === 'idempotency_key_in_use';
}

/** What the service asked for, else half a second, then one, then two, a little apart from everybody else. */
function waitBefore(tried: number, retryAfter: number | null): number {
  if (retryAfter !== null) return Math.min(retryAfter, LONGEST_WAIT) * 1000;
  return 500 * 2 ** tried * (0.75 + Math.random() / 2);
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

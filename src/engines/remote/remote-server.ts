import { Agent, FormData, request, type Dispatcher } from 'undici';
import { z } from 'zod';
import { EngineError } from '../engine.js';

export interface RemoteServerSettings {
  /** The engine on whose behalf it is asked: errors carry its name. */
  readonly engine: string;
  /** Paths are resolved below this address. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The largest answer that is read. */
  readonly maximumBytes?: number;
}

export interface RemoteRequest {
  readonly signal: AbortSignal;
  readonly method?: 'GET' | 'POST';
  readonly json?: unknown;
  readonly form?: FormData;
}

/** A server that the operator configured. Every failure comes out as an `EngineError` that names nothing private. */
export interface RemoteServer {
  readonly url: URL;
  json(path: string, options: RemoteRequest): Promise<unknown>;
  bytes(path: string, options: RemoteRequest): Promise<Buffer>;
  close(): Promise<void>;
}

const DEFAULT_MAXIMUM_BYTES = 64 * 1024 * 1024;
const CONNECT_MILLISECONDS = 10_000;

/** Faults before anything was sent: nobody is there. */
const NOT_THERE = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_CLOSED',
  'UND_ERR_DESTROYED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

export function createRemoteServer(settings: RemoteServerSettings): RemoteServer {
  const { engine, headers = {}, maximumBytes = DEFAULT_MAXIMUM_BYTES } = settings;
  const base = new URL(settings.url.endsWith('/') ? settings.url : `${settings.url}/`);
  // A fresh connection each time: a kept one that the server just closed would fail a picture for nothing. Deadlines
  // are the caller's signal, because a picture may take minutes.
  const agent = new Agent({
    pipelining: 0,
    connect: { timeout: CONNECT_MILLISECONDS },
    headersTimeout: 0,
    bodyTimeout: 0,
  });

  async function ask(path: string, { signal, method, json, form }: RemoteRequest): Promise<Buffer> {
    const hasBody = json !== undefined || form !== undefined;
    let response: Dispatcher.ResponseData;
    try {
      response = await request(new URL(path, base), {
        dispatcher: agent,
        method: method ?? (hasBody ? 'POST' : 'GET'),
        signal,
        headers: { ...headers, ...(json === undefined ? {} : { 'content-type': 'application/json' }) },
        body: json === undefined ? (form ?? null) : JSON.stringify(json),
      });
    } catch (cause) {
      signal.throwIfAborted();
      const code = (cause as NodeJS.ErrnoException).code ?? '';
      if (NOT_THERE.has(code)) throw new EngineError('unavailable', engine, 'the engine cannot be reached', { cause });
      throw new EngineError('failed', engine, 'the engine broke the connection', { cause });
    }
    const body = await readBody(response, signal);
    if (response.statusCode < 200 || response.statusCode > 299) throw refusal(response.statusCode, body);
    return body;
  }

  async function readBody(response: Dispatcher.ResponseData, signal: AbortSignal): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let size = 0;
    try {
      for await (const chunk of response.body as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > maximumBytes) break;
        chunks.push(chunk);
      }
    } catch (cause) {
      signal.throwIfAborted();
      throw new EngineError('failed', engine, 'the engine broke off its answer', { cause });
    }
    if (size > maximumBytes) throw new EngineError('failed', engine, 'the answer of the engine is too large');
    return Buffer.concat(chunks, size);
  }

  /** What a status means for the task; what the server said goes into the log, not to the caller. */
  function refusal(status: number, body: Buffer): EngineError {
    const cause = new Error(`status ${status}: ${reasonIn(body)}`);
    if (status >= 300 && status < 400)
      return new EngineError('unavailable', engine, 'the engine has moved: configure its final address', { cause });
    if (status === 401 || status === 403)
      return new EngineError('unavailable', engine, 'the engine does not accept the configured key', { cause });
    if (status === 404 || status === 405)
      return new EngineError('unavailable', engine, 'the engine does not know this request', { cause });
    if (status === 429 || status === 503)
      return new EngineError('unavailable', engine, 'the engine takes no more work now', { cause });
    if (status >= 400 && status < 500)
      return new EngineError('rejected', engine, `the engine refused the task (${status})`, { cause });
    return new EngineError('failed', engine, `the engine failed (${status})`, { cause });
  }

  return {
    url: base,
    bytes: ask,
    async json(path, options) {
      const body = await ask(path, options);
      try {
        return JSON.parse(body.toString()) as unknown;
      } catch (cause) {
        throw new EngineError('failed', engine, 'the engine answered nonsense', { cause });
      }
    },
    close: () => agent.destroy(),
  };
}

const reasonSchema = z.object({
  error: z.union([z.string(), z.object({ code: z.unknown(), type: z.unknown() })]).optional(),
  detail: z.union([z.string(), z.array(z.object({ loc: z.array(z.unknown()), type: z.string() }))]).optional(),
});

/** Why a server refused, for the log: names and codes, but not its sentences, which like to repeat the prompt. */
function reasonIn(body: Buffer): string {
  try {
    const { error, detail } = reasonSchema.parse(JSON.parse(body.toString()));
    if (Array.isArray(detail))
      return detail
        .map(({ loc, type }) => `${loc.join('.')} ${type}`)
        .join(', ')
        .slice(0, 200);
    if (typeof error === 'object') return [error.type, error.code].filter(Boolean).map(String).join(' ').slice(0, 200);
    return 'no code';
  } catch {
    return `${body.length} bytes without a code`;
  }
}

import { z } from 'zod';
import { askHttp, HttpTimeout, type HttpAnswer } from '../../download/http-request.js';
import { traceHeaders } from '../../telemetry/traces.js';
import { EngineError } from '../engine.js';
import type { TimeLimits } from './time-limits.js';

export interface RemoteServerSettings {
  /** The engine on whose behalf it is asked: errors carry its name. */
  readonly engine: string;
  /** Paths are resolved below this address. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The largest answer that is read. */
  readonly maximumBytes?: number;
  readonly limits?: Pick<TimeLimits, 'firstByte' | 'silence'>;
}

export interface RemoteRequest {
  readonly signal: AbortSignal;
  readonly method?: 'GET' | 'POST';
  readonly json?: unknown;
  readonly form?: FormData;
  /** The answer comes when the picture is drawn. */
  readonly patient?: boolean;
}

/** A server that the operator configured. Every failure comes out as an `EngineError` that names nothing private. */
export interface RemoteServer {
  readonly url: URL;
  json(path: string, options: RemoteRequest): Promise<unknown>;
  bytes(path: string, options: RemoteRequest): Promise<Buffer>;
  /** Resolves when the server answers, whatever it says. */
  alive(path: string, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

const DEFAULT_MAXIMUM_BYTES = 64 * 1024 * 1024;
const CONNECT_MILLISECONDS = 10_000;
const QUICK_MILLISECONDS = 30_000;

/** Faults before anything was sent: nobody is there. */
const NOT_THERE = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

export function createRemoteServer(settings: RemoteServerSettings): RemoteServer {
  const { engine, headers = {}, maximumBytes = DEFAULT_MAXIMUM_BYTES, limits } = settings;
  const base = new URL(settings.url.endsWith('/') ? settings.url : `${settings.url}/`);
  const open = new Set<AbortController>();
  let closed = false;
  const failed = (message: string, cause?: unknown) => new EngineError('failed', engine, message, { cause });
  const unavailable = (message: string, cause?: unknown) => new EngineError('unavailable', engine, message, { cause });

  /** Runs one request under a signal that also aborts when the server is closed. */
  async function during<Result>(parent: AbortSignal, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    parent.throwIfAborted();
    const controller = new AbortController();
    const follow = () => controller.abort(parent.reason);
    parent.addEventListener('abort', follow, { once: true });
    open.add(controller);
    try {
      return await work(controller.signal);
    } finally {
      open.delete(controller);
      parent.removeEventListener('abort', follow);
    }
  }

  async function send(path: string, { signal, method, json, form, patient }: RemoteRequest): Promise<HttpAnswer> {
    if (closed) throw unavailable('the engine is closed');
    const written = form && new Response(form);
    // Said to be empty: a server that is not told waits for a body until its own time is up.
    const empty = method === 'POST' ? '' : undefined;
    return askHttp({
      url: new URL(path, base),
      signal,
      headers: {
        ...traceHeaders(),
        ...headers,
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(written ? { 'content-type': written.headers.get('content-type') ?? '' } : {}),
      },
      body: written ? new Uint8Array(await written.arrayBuffer()) : json === undefined ? empty : JSON.stringify(json),
      ...(method ? { method } : {}),
      connectMilliseconds: CONNECT_MILLISECONDS,
      firstByteMilliseconds: patient ? limits?.firstByte : (limits?.firstByte ?? QUICK_MILLISECONDS),
      silenceMilliseconds: limits?.silence,
    });
  }

  function explain(cause: unknown, broken: string): EngineError {
    if (closed) return unavailable('the engine is closed', cause);
    if (cause instanceof HttpTimeout && cause.phase !== 'connect')
      return new EngineError('deadline', engine, 'the engine took too long to answer', { cause });
    const absent = cause instanceof HttpTimeout || NOT_THERE.has((cause as NodeJS.ErrnoException).code ?? '');
    return absent ? unavailable('the engine cannot be reached', cause) : failed(broken, cause);
  }

  function ask(path: string, options: RemoteRequest): Promise<Buffer> {
    return during(options.signal, async (signal) => {
      let answer: HttpAnswer;
      try {
        answer = await send(path, { ...options, signal });
      } catch (cause) {
        options.signal.throwIfAborted();
        throw explain(cause, 'the engine broke the connection');
      }
      const body = await readBody(answer, options.signal);
      if (answer.status < 200 || answer.status > 299) throw refusal(answer.status, body);
      return body;
    });
  }

  async function readBody(answer: HttpAnswer, signal: AbortSignal): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let size = 0;
    try {
      for await (const chunk of answer.body) {
        size += chunk.length;
        if (size > maximumBytes) break;
        chunks.push(chunk);
      }
    } catch (cause) {
      signal.throwIfAborted();
      throw explain(cause, 'the engine broke off its answer');
    }
    if (size > maximumBytes) throw failed('the answer of the engine is too large');
    return Buffer.concat(chunks, size);
  }

  /** What a status means for the task; what the server said goes into the log, not to the caller. */
  function refusal(status: number, body: Buffer): EngineError {
    const cause = new Error(`status ${status}: ${reasonIn(body)}`);
    if (status >= 300 && status < 400) return unavailable('the engine has moved: configure its final address', cause);
    if (status === 401 || status === 403) return unavailable('the engine does not accept the configured key', cause);
    if (status === 404 || status === 405) return unavailable('the engine does not know this request', cause);
    if (status === 429 || status === 503) return unavailable('the engine takes no more work now', cause);
    if (status >= 400 && status < 500)
      return new EngineError('rejected', engine, `the engine refused the task (${status})`, { cause });
    return failed(`the engine failed (${status})`, cause);
  }

  return {
    url: base,
    bytes: ask,
    async json(path, options) {
      const body = await ask(path, options);
      try {
        return JSON.parse(body.toString()) as unknown;
      } catch (cause) {
        throw failed('the engine answered nonsense', cause);
      }
    },
    alive: (path, parent) => during(parent, async (signal) => (await send(path, { signal })).discard()),
    close() {
      closed = true;
      for (const controller of open) controller.abort(new Error('the engine is closed'));
      return Promise.resolve();
    },
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

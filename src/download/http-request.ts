import { Agent as HttpAgent, request as requestHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import type { LookupFunction, Socket } from 'node:net';

export interface HttpRequest {
  readonly url: URL;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | string | undefined;
  readonly signal: AbortSignal;
  /** Answers for the resolver: the socket goes to what was checked. Address literals never ask it. */
  readonly lookup?: LookupFunction;
  /** Until the connection stands. */
  readonly connectMilliseconds?: number | undefined;
  /** From there until the answer begins. */
  readonly firstByteMilliseconds?: number | undefined;
  /** The longest pause in the answer. */
  readonly silenceMilliseconds?: number | undefined;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Must be read to its end, or left early: both let go of the connection. */
  readonly body: AsyncIterable<Buffer>;
  /** Lets go of the connection without reading. */
  readonly discard: () => void;
}

/** One of the limits of a request passed. */
export class HttpTimeout extends Error {
  override readonly name = 'HttpTimeout';
  constructor(readonly phase: 'connect' | 'first byte' | 'silence') {
    super(`the server took too long (${phase})`);
  }
}

const MAXIMUM_HEADER_BYTES = 16_384;

/**
 * One request over a connection of its own: a kept one that the server just closed would fail for nothing.
 *
 * Node's own client, and no other: undici 7 ends the whole process with an assertion when a large answer is read
 * slowly (its issue 5360), and the version without that fault needs Node 22. Every event of request, answer and socket
 * has a listener here until the end, so that nothing a server does can become an uncaught exception.
 */
export function askHttp(options: HttpRequest): Promise<HttpAnswer> {
  const { url, signal, body } = options;
  const secure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error);
    const outgoing = (secure ? requestHttps : requestHttp)(url, {
      agent: secure ? new HttpsAgent({ maxCachedSessions: 0 }) : new HttpAgent(),
      method: options.method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...options.headers,
        connection: 'close',
        ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
      },
      maxHeaderSize: MAXIMUM_HEADER_BYTES,
      ...(options.lookup ? { lookup: options.lookup } : {}),
    });
    let timer = startTimer(options.connectMilliseconds, () => fail(new HttpTimeout('connect')));
    let incoming: IncomingMessage | undefined;
    let over = false;

    const fail = (error: Error) => {
      over = true;
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      outgoing.destroy();
      incoming?.destroy(error);
      reject(error);
    };
    const stop = () => fail(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });

    outgoing.on('error', fail);
    // Also after a 101 that nobody asked for, which closes without an error.
    outgoing.on('close', () => {
      if (!incoming) fail(new Error('the server closed the connection without an answer'));
      signal.removeEventListener('abort', stop);
    });
    outgoing.on('socket', (socket: Socket) => {
      const connected = () => {
        // One that was given up may still connect; it gets no new timer.
        if (over) return;
        clearTimeout(timer);
        timer = startTimer(options.firstByteMilliseconds, () => fail(new HttpTimeout('first byte')));
      };
      if (socket.connecting) socket.once(secure ? 'secureConnect' : 'connect', connected);
      else connected();
    });
    outgoing.on('response', (response) => {
      clearTimeout(timer);
      incoming = response;
      response.on('error', () => {});
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: readBody(response, options.silenceMilliseconds),
        discard: () => void response.destroy(),
      });
    });
    outgoing.end(body);
  });
}

/** The chunks of an answer. The clock of the silence stands while the reader is busy with a chunk. */
async function* readBody(response: IncomingMessage, silence: number | undefined): AsyncGenerator<Buffer> {
  const listen = () => startTimer(silence, () => response.destroy(new HttpTimeout('silence')));
  let timer = listen();
  try {
    for await (const chunk of response) {
      clearTimeout(timer);
      yield chunk as Buffer;
      timer = listen();
    }
  } finally {
    clearTimeout(timer);
    response.destroy();
  }
}

function startTimer(milliseconds: number | undefined, work: () => void): NodeJS.Timeout | undefined {
  return milliseconds === undefined || milliseconds === Number.POSITIVE_INFINITY
    ? undefined
    : setTimeout(work, milliseconds);
}

import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import type { BackendFault } from '../../src/engines/conformance.js';

/** One request as the backend saw it. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  json(): Record<string, unknown>;
}

export type Answer =
  | { readonly status?: number; readonly json: unknown }
  | { readonly status?: number; readonly bytes: Uint8Array; readonly type?: string }
  | undefined;

export interface BackendOptions {
  readonly fault?: BackendFault | undefined;
  /** The paths that a fault spoils. */
  readonly faultPath: (fault: BackendFault) => RegExp;
  /** What a well server answers; undefined is 404. `spoil` makes of a picture file what the fault wants of it. */
  readonly answer: (request: Received, spoil: (picture: Buffer) => Buffer) => Promise<Answer> | Answer;
}

export interface Backend {
  readonly url: string;
  readonly server: Server;
  readonly received: Received[];
  readonly heal: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A real server on a real socket that speaks a protocol well, or in one way badly until it is healed. */
export async function startBackend({ fault, faultPath, answer }: BackendOptions): Promise<Backend> {
  let current = fault;
  const received: Received[] = [];
  const spoil = (picture: Buffer) => {
    if (current === 'not-a-picture') return Buffer.from('this is no picture, whatever the header says');
    return current === 'truncated' ? picture.subarray(0, Math.floor(picture.length / 2)) : picture;
  };
  const server = createServer((request, response) => {
    void serve(request, response).catch((error: unknown) => {
      console.error(String(error));
      response.destroy();
    });
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const url = new URL(request.url ?? '/', 'http://backend');
    const seen: Received = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body,
      json: () => JSON.parse(body.toString()) as Record<string, unknown>,
    };
    received.push(seen);
    if (current === 'frozen') return;
    if (current && faultPath(current).test(seen.path) && misbehave(current, response)) return;
    const given = await answer(seen, spoil);
    if (!given) response.writeHead(404).end('{}');
    else if ('json' in given)
      response.writeHead(given.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(given.json));
    else response.writeHead(given.status ?? 200, { 'content-type': given.type ?? 'image/png' }).end(given.bytes);
  }

  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  if (fault === 'absent') await stop();
  return {
    url: `http://127.0.0.1:${port}`,
    server,
    received,
    async heal() {
      if (current === 'absent') await listen(port);
      current = undefined;
    },
    close: () => (server.listening ? stop() : Promise.resolve()),
  };
}

/** True when the fault answered; the others act through `spoil`. */
function misbehave(fault: BackendFault, response: ServerResponse): boolean {
  switch (fault) {
    case 'busy':
      response.writeHead(503).end('{"error":{"message":"queue full at 10.0.0.8"}}');
      return true;
    case 'client-error':
      response.writeHead(400).end('{"error":{"message":"bad prompt in /home/operator/model"}}');
      return true;
    case 'server-error':
      response.writeHead(500).end('Traceback (most recent call last): /usr/lib/python3');
      return true;
    case 'garbage':
      response.end('<html>\u0000 not what you expected');
      return true;
    case 'wrong-shape':
      response.end('{"data":[],"images":[]}');
      return true;
    case 'oversized': {
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = () => {
        while (!response.destroyed && response.write(' '.repeat(65_536)));
      };
      response.on('drain', more);
      more();
      return true;
    }
    case 'disconnect':
      response.writeHead(200, { 'content-length': '100000' });
      response.write('{"data":[{"b64', () => response.destroy());
      return true;
    case 'hang':
      return true;
    case 'drip': {
      response.writeHead(200, { 'content-type': 'application/json' });
      const timer = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(timer));
      return true;
    }
    default:
      return false;
  }
}

/** A picture that depends on what was asked, as a model's does. */
export async function pictureFor(asked: unknown, width: number, height: number): Promise<Buffer> {
  const hash = createHash('sha256').update(JSON.stringify(asked)).digest();
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (hash[at % 31] ?? 0) ^ (Math.floor(at / 97) & 63);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

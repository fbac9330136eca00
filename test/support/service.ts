import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createApp, type App, type AppOptions } from '../../src/app/app.js';
import { loadConfig } from '../../src/config/load.js';
import type { ErrorBody } from '../../src/contract/errors.js';
import { FaceError, type FacePreparer } from '../../src/faces/faces.js';
import { createLog, type Log } from '../../src/telemetry/log.js';
import { createTestEngine } from './test-engine.js';
import { createTestSafety } from './test-safety.js';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; throws when it is none. */
  json<Body = Record<string, unknown>>(): Body;
}

export interface Service {
  readonly app: App;
  readonly url: string;
  readonly port: number;
  readonly key: string;
  request(path: string, init?: RequestInit): Promise<Answer>;
  /** Sends JSON with the service's key. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
}

export interface StartServiceOptions extends Partial<Omit<AppOptions, 'config' | 'log'>> {
  /** Environment variables over the defaults. */
  readonly env?: Record<string, string>;
  readonly log?: Log;
  /** Instead of a free one. */
  readonly port?: number;
}

const TINY_PHOTO = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#987' } })
  .jpeg()
  .toBuffer();

/** A face that needs no photo: for tests of everything around the face. */
export const testFaces: FacePreparer = {
  fetch: (url) => Promise.resolve(Buffer.from(url)),
  prepare(image) {
    if (Buffer.from(image).includes('no-face'))
      return Promise.reject(new FaceError('no_face_found', 'There is no face in the image.'));
    const pixels = { kind: 'raw', width: 8, height: 8, data: new Uint8Array(256) } as const;
    return Promise.resolve({
      photo: TINY_PHOTO,
      width: 8,
      height: 8,
      cutout: pixels,
      box: { x: 0, y: 0, width: 8, height: 8 },
      landmarks: [],
    });
  },
  close: () => Promise.resolve(),
};

/** The whole service on a free port with an empty data folder, over real HTTP. */
export async function startService(options: StartServiceOptions = {}): Promise<Service> {
  const { env = {}, log, port: wantedPort = 0, ...drivers } = options;
  const data = await mkdtemp(join(tmpdir(), 'easel-test-'));
  const config = loadConfig({ env: { EASEL_DATA: data, PORT: '0', EASEL_RENDER_THREADS: '2', ...env } });
  const app = await createApp({
    config,
    log: log ?? createLog(process.env['TEST_LOG'] ?? 'silent'),
    engines: [createTestEngine()],
    faces: testFaces,
    safety: createTestSafety(),
    ...drivers,
  });
  await app.server.listen({ host: '127.0.0.1', port: wantedPort });
  const { port } = app.server.server.address() as AddressInfo;
  const { key } = await app.keys.create({ name: 'test', scopes: ['generate', 'read'] });
  const url = `http://127.0.0.1:${port}`;
  const request = async (path: string, init?: RequestInit): Promise<Answer> => {
    const response = await fetch(path.startsWith('http') ? path : url + path, init);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: <Body>() => JSON.parse(text) as Body };
  };
  return {
    app,
    url,
    port,
    key,
    request,
    post: (path, body, headers = {}) =>
      request(path, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async close() {
      await app.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** The parameters and codes of an error answer, as `param: code`. */
export function complaints(answer: Answer): string[] {
  return answer.json<ErrorBody>().error.details.map(({ param, code }) => `${param ?? 'body'}: ${code}`);
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { S3mini } from 's3mini';
import { createServerProcess, freePort, type TestServer } from './server-process.js';

export interface S3Server extends TestServer {
  /** Without a bucket. */
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

const SCRIPT = fileURLToPath(new URL('../../../../test/support/servers/s3_server.py', import.meta.url));
const CREDENTIALS = { accessKeyId: 'test:easel', secretAccessKey: 'secret-of-the-tests', region: 'us-east-1' };

/** OpenStack Swift with its S3 API, which verifies signatures as Amazon does. */
export async function startS3(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'easel-s3-'));
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const server = createServerProcess({
    command: '/usr/bin/python3',
    args: ['-W', 'ignore', SCRIPT, folder, CREDENTIALS.accessKeyId, CREDENTIALS.secretAccessKey, String(port)],
    env: { PATH: process.env['PATH'], PYTHONDONTWRITEBYTECODE: '1' },
    stopSignal: 'SIGTERM',
    ready: async () => {
      const { status } = await fetch(`${endpoint}/`, { headers: { authorization: 'AWS nobody:nothing' } });
      if (status >= 500) throw new Error(`S3 answers ${status}`);
    },
  });
  await server.start();
  return {
    ...server,
    ...CREDENTIALS,
    port,
    endpoint,
    async remove() {
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Access = Pick<S3Server, 'endpoint' | 'accessKeyId' | 'secretAccessKey' | 'region'>;

/** A client of one bucket, past the service. */
export function bucketClient(s3: Access, bucketUrl: string): S3mini {
  return new S3mini({ ...s3, endpoint: bucketUrl });
}

/** An empty bucket of that name; its address. */
export async function createBucket(s3: Access, name: string): Promise<string> {
  const bucketUrl = `${s3.endpoint}/${name}`;
  await bucketClient(s3, bucketUrl).createBucket();
  return bucketUrl;
}

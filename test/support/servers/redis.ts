import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { find } from './install.js';
import { createServerProcess, freePort, type TestServer } from './server-process.js';

export interface RedisServer extends TestServer {
  readonly url: string;
}

/** Redis that keeps what it was told, as the scaling guide asks for. */
export async function startRedis(): Promise<RedisServer> {
  const folder = await mkdtemp(join(tmpdir(), 'easel-redis-'));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'yes'];
  const server = createServerProcess({
    command: find('redis-server') ?? 'redis-server',
    args: options,
    stopSignal: 'SIGTERM',
    ready: () => ping(url),
  });
  await server.start();
  return {
    ...server,
    port,
    url,
    async remove() {
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function ping(url: string): Promise<void> {
  const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
  } finally {
    client.disconnect();
  }
}

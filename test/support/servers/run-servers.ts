import { installMissing, SERVERS, type ServerName } from './install.js';
import { startPostgres } from './postgres.js';
import { startRedis } from './redis.js';
import { startS3 } from './s3.js';
import type { TestServer } from './server-process.js';
import type { SharedServers } from './shared.js';

/**
 * A process that starts the servers of the tests, says where they are, and stops them when its input ends: also when
 * whoever started it was killed.
 */
const names = Object.keys(SERVERS) as ServerName[];
const skipped = Object.fromEntries(installMissing(names).map(({ name, reason }) => [name, reason]));
const running: TestServer[] = [];

async function start<Server extends TestServer>(name: ServerName, begin: () => Promise<Server>) {
  if (skipped[name] !== undefined) return undefined;
  const server = await begin();
  running.push(server);
  return server;
}

async function stop(code: number): Promise<never> {
  await Promise.allSettled(running.map((server) => server.remove()));
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined); // the end of input decides
process.on('SIGTERM', () => void stop(1));
const inputEnded = new Promise<void>((resolve) => {
  process.stdin.on('end', resolve).on('error', resolve).on('close', resolve).resume();
});
try {
  const [redis, postgres, s3] = await Promise.all([
    start('redis', startRedis),
    start('postgres', startPostgres),
    start('s3', startS3),
  ]);
  const shared: SharedServers = {
    ...(redis && { redis: { url: redis.url } }),
    ...(postgres && { postgres: { url: postgres.url } }),
    ...(s3 && {
      s3: {
        endpoint: s3.endpoint,
        accessKeyId: s3.accessKeyId,
        secretAccessKey: s3.secretAccessKey,
        region: s3.region,
      },
    }),
    skipped,
  };
  process.stdout.write(`${JSON.stringify(shared)}\n`);
} catch (error) {
  console.error('easel: the servers of the tests do not start:', error);
  await stop(1);
}
await inputEnded;
await stop(0);

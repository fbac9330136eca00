// The real servers that tests and benchmarks of the fleet run on: Redis, PostgreSQL and S3, on free ports.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './prepare.mjs';

/** Starts them; `env` tells a test where they are. In CI a server that is missing is a failure, elsewhere a line. */
export async function startTestServers() {
  const servers = spawn(process.execPath, [join(root, 'dist/test/support/servers/run-servers.js')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(servers, 'exit');
  const stop = async () => {
    servers.stdin.end();
    await ended;
  };
  const line = createInterface({ input: servers.stdout });
  const [text] = await Promise.race([once(line, 'line'), ended.then(() => [undefined])]);
  if (text === undefined) process.exit(1);
  const skipped = Object.entries(JSON.parse(text).skipped);
  if (skipped.length > 0) {
    const reasons = skipped.map(([name, reason]) => `${name} (${reason})`).join(', ');
    console.error(`easel: tests without a server are skipped: ${reasons}`);
    if (process.env.CI) {
      await stop();
      process.exit(1);
    }
  }
  return { env: { SHARED_TEST_SERVERS: text }, stop };
}

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { nodeBinary } from './node-binaries.js';

const run = promisify(execFile);
const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const { easel } = JSON.parse(readFileSync(at('../../../package.json'), 'utf8')) as {
  readonly easel: { readonly triedNodes: readonly string[] };
};

const wanted = Boolean(process.env['CI'] ?? process.env['EASEL_EVERY_NODE']);
const skip = wanted ? false : 'fetches other Nodes; EASEL_EVERY_NODE=1 npm test -- every-node runs it';

/** The test runner tells its children about itself; one of another version must not listen. */
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => name !== 'NODE_TEST_CONTEXT'));
const options = { env: environment, maxBuffer: 64 * 1024 * 1024 };

async function digestsOn(binary: string): Promise<unknown> {
  const { stdout } = await run(binary, [at('./draw-every-operation.js')], options);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

const WANTED = '--test-name-pattern=/conforms|first start makes a key/';

async function conformOn(binary: string): Promise<void> {
  const { stdout } = await run(binary, ['--test-reporter=tap', WANTED, at('./conform.js')], options).catch(
    (error: { stdout?: string; message: string }) => assert.fail(error.stdout?.slice(-20_000) ?? error.message),
  );
  const passed = Number(/^# pass (\d+)/m.exec(stdout)?.[1] ?? 0);
  assert.ok(passed >= 50, `only ${passed} tests ran`);
}

describe('every Node that Easel promises', { skip, concurrency: 2 }, () => {
  const here = wanted ? digestsOn(process.execPath) : Promise.resolve();
  for (const version of easel.triedNodes) {
    test(`Node ${version} starts, draws the same bytes, and its engines conform`, async () => {
      const binary = nodeBinary(version);
      assert.equal((await run(binary, ['--version'])).stdout.trim(), `v${version}`);
      // At once, and two Nodes at once: the engines wait half of the time for servers that hang.
      const [digests] = await Promise.all([digestsOn(binary), conformOn(binary)]);
      assert.deepEqual(digests, await here);
    });
  }
});

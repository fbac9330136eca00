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

const SUITES = ['start-up', 'engines/studio', 'engines/openai-images', 'engines/comfyui', 'engines/a1111'];
const LOCAL = ['engines/stable-diffusion'];

describe('every Node that Easel promises', { skip }, () => {
  const here = wanted ? digestsOn(process.execPath) : Promise.resolve();
  for (const version of easel.triedNodes) {
    test(`Node ${version} starts, draws the same bytes, and its engines conform`, async () => {
      const binary = nodeBinary(version);
      assert.equal((await run(binary, ['--version'])).stdout.trim(), `v${version}`);
      assert.deepEqual(await digestsOn(binary), await here);
      const files = [...SUITES, ...LOCAL].map((name) => at(`../${name}.test.js`));
      const only = '--test-name-pattern=/conforms|first start makes a key/';
      const report = ['--test', '--test-reporter=tap', '--test-concurrency=2', only];
      const { stdout } = await run(binary, [...report, ...files], options).catch(
        (error: { stdout?: string; message: string }) => assert.fail(error.stdout?.slice(-20_000) ?? error.message),
      );
      const passed = Number(/^# pass (\d+)/m.exec(stdout)?.[1] ?? 0);
      assert.ok(passed >= 50, `only ${passed} tests ran on Node ${version}`);
    });
  }
});

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { createDiffusionInstallation, NoRuntime } from '../../src/engines/stable-diffusion/installation.js';

test('a machine that the runtime was never packed for is told so, before anything is fetched', async (context) => {
  const installation = createDiffusionInstallation(undefined, 'plan9-mips');
  const lines: string[] = [];
  const refusal = await installation.install((line) => lines.push(line)).catch((error: unknown) => error);
  assert.ok(refusal instanceof Error, 'it was refused');
  // without a way to the packages nobody can say what there is
  if (!(refusal instanceof NoRuntime) && !process.env['CI']) return context.skip(refusal.message);
  assert.ok(refusal instanceof NoRuntime, refusal.message);
  assert.match(refusal.message, /no runtime for plan9-mips/);
  assert.deepEqual(lines, []);
  assert.equal(existsSync(installation.runtime), false);
});

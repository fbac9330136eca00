import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeSync, openSync, closeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { countUsage, settle, submit } from './client.js';
import { startEasel } from './easel-process.js';
import type { Fleet } from './fleet.js';
import { startGpuServer } from './gpu-server.js';

const REQUESTS = Number(process.env['FAULT_REQUESTS'] ?? 12);
const KEY = 'a-key-of-the-full-disk';

const folder = mkdtempSync(join(tmpdir(), 'easel-disk-'));
// A small disk of its own; only root may mount one.
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'easel-test', folder]).status === 0;
const unmount = (): void => {
  if (mounted) spawnSync('umount', [folder]);
  rmSync(folder, { recursive: true, force: true });
};
if (!mounted) unmount();

/** Writes until nothing more fits. */
function fill(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (const size of [65_536, 4_096, 512, 1]) {
      const chunk = Buffer.alloc(size);
      for (;;) {
        try {
          if (writeSync(file, chunk) === 0) break;
        } catch {
          break;
        }
      }
    }
  } finally {
    closeSync(file);
  }
}

test('the disk is full for a while', { skip: !mounted && 'only root can mount a small disk' }, async (context) => {
  const gpu = await startGpuServer(20);
  const easel = await startEasel('all', {
    EASEL_DATA: join(folder, 'data'),
    EASEL_API_KEYS: KEY,
    EASEL_ENGINES_URL: gpu.url,
    EASEL_ENGINES_DIALECT: 'vllm-omni',
    EASEL_RENDER_THREADS: '2',
  });
  const processes = [easel];
  const fleet = { gpu, keys: [KEY], processes, of: () => processes } as unknown as Fleet;
  try {
    await settle(fleet, await submit(fleet, KEY, 'while there is room'));
    const filler = join(folder, 'filler');
    gpu.milliseconds = 400;
    // Some are being drawn when the disk fills up, some are asked for afterwards.
    const work = Array.from({ length: REQUESTS }, async (_, index) => {
      await delay(index < REQUESTS / 2 ? 0 : 600);
      return settle(fleet, await submit(fleet, KEY, `request ${index}`));
    });
    await delay(300);
    fill(filler);
    await delay(3_000);
    rmSync(filler);
    gpu.milliseconds = 20;
    const settled = await Promise.all(work);
    const usage = await countUsage(fleet);
    const counts = {
      accepted: settled.length,
      completed: settled.filter(({ status }) => status === 'COMPLETED').length,
      ids: new Set(settled.map(({ requestId }) => requestId)).size,
      counted: usage.requests - 1,
    };
    context.diagnostic(`a full disk: ${JSON.stringify(counts)}`);
    assert.deepEqual(
      counts,
      { accepted: REQUESTS, completed: REQUESTS, ids: REQUESTS, counted: REQUESTS },
      easel.output().slice(-3_000),
    );
    assert.equal(await easel.stop(), 0);
  } finally {
    await easel.kill();
    await gpu.close();
    unmount();
  }
});

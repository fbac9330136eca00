import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { workerFile } from './worker-file.js';

test('the threads load one file, unless there is none or Studio was compiled since', () => {
  const folder = mkdtempSync(join(tmpdir(), 'easel-worker-'));
  try {
    const together = join(folder, 'together.js');
    const note = join(folder, '.tsbuildinfo');
    writeFileSync(note, '');
    const modules = workerFile(together, folder);
    assert.match(modules, /engines.studio.worker\.js$/);
    writeFileSync(together, '');
    utimesSync(note, 1000, 1000);
    assert.equal(workerFile(together, folder), together);
    utimesSync(together, 999, 999);
    assert.equal(workerFile(together, folder), modules);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

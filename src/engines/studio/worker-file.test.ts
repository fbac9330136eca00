import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
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

// each thread keeps the text of its program: a single letter beyond Latin would double it
test('the one file is one byte a letter', () => {
  const together = fileURLToPath(new URL('../../../studio/worker.js', import.meta.url));
  const bytes = readFileSync(together);
  assert.ok(bytes.every((byte) => byte < 128));
});

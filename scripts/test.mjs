// `npm test`: everything from a fresh clone to a verdict. Arguments narrow it to test files whose path contains one.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepare, root } from './prepare.mjs';
import { findTestFiles, planTestFiles } from './test-files.mjs';
import { startTestServers } from './test-servers.mjs';

prepare({ development: true });
const wanted = process.argv.slice(2);
const files = findTestFiles(wanted);
if (files.length === 0) {
  console.error(`easel: no test file matches ${wanted.join(' ')}`);
  process.exit(1);
}
const needServers = files.some((path) => readFileSync(path, 'utf8').includes('support/servers/'));
const servers = needServers ? await startTestServers() : undefined;
const rooms = mkdtempSync(join(tmpdir(), 'easel-test-rooms-'));
const result = spawnSync(
  process.execPath,
  ['--enable-source-maps', '--test', '--test-concurrency=2', '--test-reporter=spec', ...planTestFiles(files, rooms)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...servers?.env },
  },
);
rmSync(rooms, { recursive: true, force: true });
await servers?.stop();
process.exit(result.status ?? 1);

// `npm test`: everything from a fresh clone to a verdict. Arguments narrow it to test files whose path contains one.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packageFolders, prepare, root } from './prepare.mjs';
import { startTestServers } from './test-servers.mjs';

prepare({ development: true });
const wanted = process.argv.slice(2);
const files = [...packageFolders.map((folder) => join(folder, 'dist/src')), 'dist/src', 'dist/test']
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => join(root, folder, name)))
  .filter((path) => path.endsWith('.test.js'))
  .filter((path) => wanted.length === 0 || wanted.some((part) => relative(root, path).includes(part)))
  .toSorted();
if (files.length === 0) {
  console.error(`easel: no test file matches ${wanted.join(' ')}`);
  process.exit(1);
}
const needServers = files.some((path) => readFileSync(path, 'utf8').includes('support/servers/'));
const servers = needServers ? await startTestServers() : undefined;
const result = spawnSync(
  process.execPath,
  ['--enable-source-maps', '--test', '--test-concurrency=2', '--test-reporter=spec', ...files],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...servers?.env },
  },
);
await servers?.stop();
process.exit(result.status ?? 1);

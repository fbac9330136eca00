// `npm run bench`: all benchmarks, one table. `npm run bench -- <name>`: one of those in bench/. Compiled when needed.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageFolders, prepare, root } from './prepare.mjs';
import { ENVIRONMENT, NODE_FLAGS } from './service.mjs';

// What is measured inside the benchmark's own process allocates and collects as the service does: both are set at the
// start of a process.
if (process.env.MALLOC_ARENA_MAX === undefined) {
  const child = spawn(process.execPath, [...NODE_FLAGS, ...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...ENVIRONMENT, ...process.env },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const [code] = await new Promise((resolve) => void child.on('exit', (...end) => resolve(end)));
  process.exit(code ?? 1);
}

prepare({ development: true });
const [name = 'all', ...rest] = process.argv.slice(2);
const folders = ['', ...packageFolders];
const names = folders.flatMap((folder) =>
  existsSync(join(root, folder, 'bench')) ? readdirSync(join(root, folder, 'bench')) : [],
);
const file = folders.map((folder) => join(root, folder, 'dist/bench', `${name}.js`)).find((path) => existsSync(path));
if (!/^[a-z-]+$/.test(name) || !file) {
  const known = names.filter((entry) => entry.endsWith('.ts')).map((entry) => entry.slice(0, -3));
  console.error(`easel: npm run bench -- <name>, one of ${known.toSorted().join(', ')}`);
  process.exit(1);
}
process.argv = [process.argv[0], file, ...rest];
await import(pathToFileURL(file).href);

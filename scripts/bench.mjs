// `npm run bench -- <name>`: one of the benchmarks in bench/, compiled when needed.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare, root } from './prepare.mjs';

prepare({ development: true });
const [name = '', ...rest] = process.argv.slice(2);
const file = join(root, 'dist/bench', `${name}.js`);
if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
  const names = readdirSync(join(root, 'bench')).filter((entry) => entry.endsWith('.ts'));
  console.error(`easel: npm run bench -- <name>, one of ${names.map((entry) => entry.slice(0, -3)).join(', ')}`);
  process.exit(1);
}
process.argv = [process.argv[0], file, ...rest];
await import(pathToFileURL(file).href);

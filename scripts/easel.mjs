// `npm run easel -- <command>`: the command line, built when needed.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare, root } from './prepare.mjs';
import { runService } from './service.mjs';

prepare();
const [command, ...args] = process.argv.slice(2);
if (command === 'serve' || command === undefined) runService(args);
else {
  process.argv[1] = join(root, 'dist/src/main.js');
  await import(pathToFileURL(process.argv[1]).href);
}

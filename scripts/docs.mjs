// `npm run docs`: writes the tables of the docs again from the code. A test fails while they disagree.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare, root } from './prepare.mjs';
import { performanceTable, soakTable } from './results-table.mjs';

prepare();
const load = (path) => import(pathToFileURL(join(root, 'dist/src', path)).href);
const { settingsTable } = await load('config/settings-table.js');
const { errorTable } = await load('contract/error-table.js');
const { honoursTable } = await load('engines/honours-table.js');
const { pictureTables } = await load('engines/studio/picture-tables.js');
const { portraitTables } = await load('engines/studio/portrait-tables.js');
const { describeService } = await load('app/describe-service.js');
const { referencePage } = await load('http/description/reference.js');

for (const [file, table] of [
  ['docs/configuration.md', settingsTable()],
  ['docs/errors.md', errorTable()],
  ['docs/engines.md', await honoursTable()],
  ['docs/studio.md', pictureTables()],
  ['docs/avatars.md', portraitTables()],
  ['docs/reference.md', referencePage(await describeService())],
  ['docs/performance.md', performanceTable()],
  ['docs/reliability.md', soakTable()],
]) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(/(<!-- table -->\n)[^]*(\n<!-- \/table -->)/, (_, start, end) => start + table + end),
  );
}

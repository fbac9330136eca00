import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { settingsTable } from '../src/config/settings-table.js';
import { CATALOGUE } from '../src/contract/catalogue.js';
import { errorTable } from '../src/contract/error-table.js';
import { honoursTable } from '../src/engines/honours-table.js';
import { pictureTables } from '../src/engines/studio/picture-tables.js';
import { portraitTables } from '../src/engines/studio/portrait-tables.js';
import { describeService } from '../src/app/describe-service.js';
import { referencePage } from '../src/http/description/reference.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const tableOf = (path: string): string => /<!-- table -->\n([^]*)\n<!-- \/table -->/.exec(read(path))?.[1] ?? '';

test('the table of error codes is the one of the code (npm run docs writes it)', () => {
  assert.ok(tableOf('docs/errors.md') === errorTable(), 'docs/errors.md is stale: npm run docs');
});

test('the table of settings is the one of the schema (npm run docs writes it)', () => {
  assert.ok(tableOf('docs/configuration.md') === settingsTable(), 'docs/configuration.md is stale: npm run docs');
});

test('the table of what engines honour is what they say themselves (npm run docs writes it)', async () => {
  assert.equal(tableOf('docs/engines.md'), await honoursTable());
});

test('the looks, roles, clothes and places of avatars are those that prompts are read with (npm run docs writes them)', () => {
  assert.ok(tableOf('docs/studio.md') === pictureTables(), 'docs/studio.md is stale: npm run docs');
  assert.ok(tableOf('docs/avatars.md') === portraitTables(), 'docs/avatars.md is stale: npm run docs');
});

test('the reference is made from the description (npm run docs writes it)', async () => {
  const page = referencePage(await describeService());
  assert.ok(tableOf('docs/reference.md') === page, 'docs/reference.md is stale: npm run docs');
});

test('the measured numbers are those of the last runs (npm run docs writes them)', async () => {
  const tables = (await import(pathToFileURL(join(ROOT, 'scripts/results-table.mjs')).href)) as {
    readonly performanceTable: () => string;
    readonly soakTable: () => string;
  };
  assert.equal(tableOf('docs/performance.md'), tables.performanceTable());
  assert.equal(tableOf('docs/reliability.md'), tables.soakTable());
});

test('the API page names every operation', () => {
  for (const { path } of CATALOGUE) assert.ok(read('docs/api.md').includes(path), path);
});

test('links between the pages lead somewhere', () => {
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    ...readdirSync(join(ROOT, 'docs'), { recursive: true })
      .map((name) => join('docs', String(name)))
      .filter((name) => name.endsWith('.md')),
  ];
  for (const page of pages) {
    for (const [, target = ''] of read(page).matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)) {
      assert.ok(existsSync(join(ROOT, dirname(page), target)), `${page} links to ${target}`);
    }
  }
});

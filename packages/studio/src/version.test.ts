import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { STUDIO_VERSION } from './version.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

test('the version is a digest of the code that draws', () => {
  const hash = createHash('sha256');
  const files = ['embeddings', 'raster', 'studio'].flatMap((name) => [
    ...readdirSync(join(root, 'packages', name, 'src'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
      .map((entry) => join(entry.parentPath, entry.name)),
    join(root, 'packages', name, 'package.json'),
  ]);
  const from = root.replace(/[/\\]$/, '').length;
  for (const path of files.toSorted()) hash.update(path.slice(from)).update(readFileSync(path));
  assert.equal(STUDIO_VERSION, `2.0.0+${hash.digest('hex').slice(0, 10)}`);
});

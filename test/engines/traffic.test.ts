import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { DIALECTS } from '../../src/engines/openai-images/dialects.js';
import { loadTraffic } from './replay.js';

const names = readdirSync(new URL('../../../test/engines/traffic/', import.meta.url)).map((file) =>
  file.replace('.json', ''),
);
const docs = readFileSync(new URL('../../../docs/engines.md', import.meta.url), 'utf8');

test('every dialect has recorded traffic, except the one that the tests run themselves', () => {
  const expected = [
    ...Object.keys(DIALECTS).filter((name) => name !== 'easel'),
    'a1111',
    'a1111-on-sd-server',
    'comfyui',
  ];
  assert.deepEqual(names.toSorted(), expected.toSorted());
});

test('the docs say of every server how it is known, and of which version', () => {
  for (const name of names) {
    const { server, version, known } = loadTraffic(name);
    assert.ok(docs.includes(`\n${server} | ${version} | ${known}`), `${server} | ${version} | ${known}`);
  }
  for (const dialect of Object.keys(DIALECTS)) assert.ok(docs.includes(`\n\`${dialect}\` |`), dialect);
});

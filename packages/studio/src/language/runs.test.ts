import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { withoutRuns } from './runs.js';
import { nounFollows } from './word-order.js';

test('words and rows of signs without an end are read as far as anybody means them', async () => {
  for (const run of ['x', 'a-', 'cat-', "it's", '(', '—', ':', '“', ' ', '\n', '=']) {
    const read = withoutRuns(`a cat ${run.repeat(2_000)} and a dog`);
    assert.ok(read.length < 110 && read.startsWith('a cat') && read.endsWith('and a dog'), read);
  }
  const { subjects } = await understand(`a cat and a${'-'.repeat(3_900)}dog`);
  assert.ok(subjects.some(({ concept }) => concept === 'cat'));
});

test('what people write is left as it is', () => {
  for (const prompt of [
    'a sign that says "Wow!!!!!!!!"',
    'a cat ... and a dog -- ((masterpiece:1.3))',
    'Donaudampfschifffahrtsgesellschaftskapitän',
    '猫'.repeat(200),
    '🐱'.repeat(40),
    'a b c '.repeat(100),
  ])
    assert.equal(withoutRuns(prompt), prompt);
});

test('a noun is looked for behind so many adjectives as one has, and no further', () => {
  let asked = 0;
  const red = {
    words: 'red',
    meaning: { colour: '#ff0000' },
    plural: false,
    kind: 'word',
    part: 'adjective',
    at: 0,
  } as const;
  const tags = new Proxy(
    Array.from({ length: 600 }, () => red),
    {
      get(all, key) {
        asked += 1;
        return Reflect.get(all, key) as unknown;
      },
    },
  );
  assert.equal(nounFollows(tags, 0), false);
  assert.ok(asked < 500, `${asked} looks at 600 words`);
});

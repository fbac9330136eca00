import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { SEEDS, staged } from './staged-for-tests.js';

const shown = async (prompt: string, seed: number): Promise<readonly string[]> =>
  staged(await understand(prompt), seed).scene.items.map(({ drawable }) => drawable.concept);

test('of a paragraph a small thing that nothing carries is left out, and what carries somebody stays', async () => {
  const rest = 'Behind it the waves roll onto the wide and empty beach in the warm light of the afternoon.';
  for (const seed of SEEDS) {
    const found = await shown(
      `A brown dog sits in a beach chair by the sea. In the foreground there is a laptop. ${rest}`,
      seed,
    );
    assert.ok(found.includes('beach-chair'));
    assert.ok(!found.includes('laptop'));
  }
});

test('in a few words everything that was named is there', async () => {
  for (const seed of SEEDS) assert.ok((await shown('a dog and a laptop on a beach', seed)).includes('laptop'));
});

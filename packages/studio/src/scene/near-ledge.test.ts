import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { SEEDS, staged } from './staged-for-tests.js';

const cases = [
  ['a mouse on the left of a cow', 'near-bank'],
  ['a rabbit on the left of an elephant', 'near-bank'],
  ['a phone next to a sheep', 'near-ledge'],
  ['a bird near a sofa', 'near-ledge'],
] as const;

for (const [prompt, ledge] of cases)
  test(`before our eyes is what suits it: ${prompt}`, async () => {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { items } = staged(brief, seed).scene;
      assert.equal(items.find(({ foremost }) => foremost)?.drawable.concept, ledge);
    }
  });

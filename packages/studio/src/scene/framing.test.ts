import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { HEIGHT, SEEDS, itemsOf, staged } from './staged-for-tests.js';

/** What the picture is about, by its concept, and the least share of the height that it fills. */
const cases: readonly (readonly [prompt: string, share: number])[] = [
  ['a bowl of soup on a table', 0.2],
  ['a kitten on a sofa', 0.2],
  ['a person standing on a rug', 0.38],
  ['a violinist under a bridge', 0.3],
];

for (const [prompt, share] of cases) {
  test(`${prompt}: not lost in its surroundings`, async () => {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const [main] = itemsOf(staged(brief, seed).scene, 0);
      assert.ok(main && main.size > HEIGHT * share, `${main?.size} of ${HEIGHT}, seed ${seed}`);
    }
  });
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { toneOf } from '../../paint/objects/house/near-ledge.js';
import { itemBox } from '../scene.js';
import { SEEDS, itemsOf, staged } from '../staged-for-tests.js';

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

test('what lies on a table before our eyes is before its far edge, not across it', async () => {
  for (const prompt of ['a wallet on the bottom of a horse', 'two shrimp and four horses'])
    for (const seed of SEEDS) {
      const { scene } = staged(await understand(prompt), seed);
      const ledge = scene.items.find(({ foremost }) => foremost);
      assert.ok(ledge, prompt);
      for (const lying of itemsOf(scene, 0)) {
        assert.ok(itemBox(lying).top > itemBox(ledge).top, `${prompt} is across the edge`);
        assert.ok(itemBox(lying).bottom < scene.height, `${prompt} is cut off`);
      }
    }
});

test('beside a ledge aircraft fly over open land, not between the trees of a park', async () => {
  const brief = await understand('four helicopters and one television');
  for (const seed of SEEDS) assert.ok(['field', 'hills'].includes(staged(brief, seed).scene.setting));
});

test('no table before our eyes is a pale slab', () => {
  for (const second of [false, true]) assert.ok(Math.max(...toneOf('table', second)) < 190, `${second}`);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '../../kit/random.js';
import { dress } from './wardrobe.js';
import type { Outfit } from './outfit.js';

const seeds = Array.from({ length: 24 }, (_, seed) => seed);
const dressed = (seed: number, ...words: string[]): Outfit =>
  dress({
    attributes: new Set(words),
    random: createRandom(seed, 'wardrobe'),
    age: 'adult',
    sex: 'woman',
    pose: 'standing',
  });

for (const words of [['hiking'], ['chopping-wood'], ['jeans']])
  test(`a woman has trousers on, and no dress over them: ${words.join(' ')}`, () => {
    for (const seed of seeds) {
      const { top, bottom, shoes } = dressed(seed, 'woman', ...words);
      assert.match(bottom.kind, /^(?:trousers|slim)$/);
      assert.ok(top.hem < 0.5, `its hem is at ${top.hem}`);
      assert.notEqual(shoes.kind, 'heel');
    }
  });

test('who is said to wear a dress chops wood in it', () => {
  for (const seed of seeds) assert.equal(dressed(seed, 'woman', 'chopping-wood', 'dress').bottom.kind, 'bare');
});

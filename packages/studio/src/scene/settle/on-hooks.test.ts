import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { itemsOf, SEEDS, staged } from '../staged-for-tests.js';

test('what is long and thin and above something lies in hooks at the wall, and stands on its edge on no shelf', async () => {
  for (const prompt of ['a fork above a hair drier', 'a knife above a sandwich', 'a spoon above a cow']) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [held] = itemsOf(scene, 0);
      const hooks = scene.items.find(({ drawable }) => drawable.concept === 'wall-hooks');
      assert.ok(held && held.drawable.aspect > 1.6, `${prompt} (${seed}): it is upright`);
      assert.ok(hooks && hooks.depth < held.depth && hooks.x === held.x, `${prompt} (${seed}): nothing holds it`);
      assert.ok(!scene.items.some(({ attributes }) => attributes.includes('put-up')), `${prompt} (${seed}): a shelf`);
    }
  }
});

test('a tie above something hangs from a peg that is seen, and so does a kite below a shelf', async () => {
  for (const [prompt, index] of [
    ['a tie above a sink', 0],
    ['a wine glass above a kite', 1],
  ] as const) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [hung] = itemsOf(scene, index);
      const pegs = scene.items.find(({ drawable }) => drawable.concept === 'wall-pegs');
      assert.ok(hung && pegs, `${prompt} (${seed}): no pegs`);
      const top = hung.y - hung.size;
      assert.ok(pegs.y > top && pegs.y - pegs.size < top + hung.size * 0.1, `${prompt} (${seed}): they are elsewhere`);
    }
  }
});

test('over a beast or a refrigerator a thing is at a wall, and on no board that hangs out of the sky', async () => {
  for (const prompt of ['a surfboard above an elephant', 'scissors above a refrigerator']) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) assert.equal(staged(brief, seed).scene.setting, 'studio', `${prompt} (${seed})`);
  }
});

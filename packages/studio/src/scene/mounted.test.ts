import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { staged } from './staged-for-tests.js';

async function both(prompt: string, mount: string) {
  const { items } = staged(await understand(prompt), 3).scene;
  const [below, above] = [mount, 'person'].map((name) => items.find(({ drawable }) => drawable.concept === name));
  assert.ok(below && above, prompt);
  return { below, above };
}

test('who rides sits on a back, whatever animal it is, and is not larger than it', async () => {
  for (const mount of ['ostrich', 'goose', 'llama', 'kangaroo', 'snail', 'turtle']) {
    const { below, above } = await both(`a child riding a ${mount}`, mount);
    const high = (below.y - above.y) / below.size;
    assert.ok(high > 0.3 && high < 0.95, `on a ${mount}, at ${high} of its height`);
    assert.ok(above.size < below.size * below.drawable.aspect * 1.3, `as large as a ${mount} can carry`);
  }
});

test('a horse lies across the shoulders of who carries it, behind their head', async () => {
  const { below, above } = await both('a horse sitting on the shoulders of a man', 'horse');
  assert.ok(below.depth > above.depth);
  assert.ok(above.y - below.y > above.size * 0.6);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { HEIGHT, SEEDS, staged } from './staged-for-tests.js';

test('a bookcase stands at the wall of its room, an armchair before it and nearer', async () => {
  const brief = await understand(
    'A study with a large bookcase filled with old books, a leather armchair beside it and a globe on a wooden desk. Soft light falls through tall windows.',
  );
  for (const seed of SEEDS) {
    const { scene } = staged(brief, seed);
    const [bookcase, armchair] = ['bookshelf', 'armchair'].map((concept) =>
      scene.items.find(({ drawable }) => drawable.concept === concept),
    );
    assert.ok(bookcase && armchair);
    assert.ok(bookcase.y - scene.horizon < HEIGHT * 0.08, `${bookcase.y} ${scene.horizon}`);
    assert.ok(armchair.y > bookcase.y + HEIGHT * 0.02, `${armchair.y} ${bookcase.y}`);
  }
});

test('what one lives with in a room stands on its floor, on no ledge and no table', async () => {
  for (const prompt of [
    'A cosy living room with a tall bookshelf, an armchair and a floor lamp. A cat sleeps on the rug.',
    'The smooth black leather couch sat in front of the prickly green cactus.',
  ]) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      assert.ok(!scene.items.some(({ drawable }) => drawable.concept === 'near-ledge'), prompt);
      assert.ok(!scene.surfaces.some(({ habitat }) => habitat === 'tabletop'), prompt);
    }
  }
});

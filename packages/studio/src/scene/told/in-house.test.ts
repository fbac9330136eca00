import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { HEIGHT, SEEDS, itemsOf, staged } from '../staged-for-tests.js';

const drawn = async (prompt: string, subject = 0): Promise<string | undefined> =>
  itemsOf(staged(await understand(prompt), 3).scene, subject)[0]?.drawable.concept;

test('on a desk, on a windowsill and in its pot a cactus is a small one; in the desert it is none', async () => {
  for (const prompt of ['a potted cactus', 'a cactus and a laptop on a desk', 'a small cactus on a windowsill'])
    assert.equal(await drawn(prompt), 'potted-cactus', prompt);
  for (const prompt of ['a cactus in the desert', 'a cactus', 'a cactus and a horse'])
    assert.equal(await drawn(prompt), 'cactus', prompt);
});

test('an umbrella that leans on a bookshelf or is in its stand is furled', async () => {
  for (const prompt of ['an umbrella leaning against a bookshelf', 'an umbrella in an umbrella stand'])
    assert.equal(await drawn(prompt), 'furled-umbrella', prompt);
  assert.equal(await drawn('an umbrella on a beach'), 'beach-parasol');
  assert.equal(await drawn('an umbrella'), 'umbrella');
});

test('keys on a chair are on its seat, however small they are there', async () => {
  const brief = await understand('a set of keys on top of a chair');
  for (const seed of SEEDS) for (const key of itemsOf(staged(brief, seed).scene, 0)) assert.equal(key.standsOn, 'item');
});

test('a clock on the wall of a living room is no larger than its windows let it be', async () => {
  const brief = await understand('a clock on the wall of a living room');
  for (const seed of SEEDS) {
    const [clock] = itemsOf(staged(brief, seed).scene, 0);
    assert.ok(clock && clock.size < HEIGHT * 0.24, `${clock?.size}`);
  }
});

test('a mouse or a frog in a room is seen from near: behind it the room is out of focus', async () => {
  for (const prompt of ['a mouse in a kitchen', 'a frog in a bathroom', 'a frog and a cup in a bathroom'])
    assert.equal(staged(await understand(prompt), 3).scene.brief.camera, 'close-up', prompt);
  for (const prompt of ['a cat in a kitchen', 'a mouse in a field', 'a mouse and a dog in a kitchen'])
    assert.notEqual(staged(await understand(prompt), 3).scene.brief.camera, 'close-up', prompt);
});

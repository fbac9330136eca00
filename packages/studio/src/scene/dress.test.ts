import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { staged } from './staged-for-tests.js';

const wornIn = async (prompt: string): Promise<string[]> =>
  staged(await understand(prompt), 3)
    .scene.items.filter(({ worn }) => worn)
    .map(({ drawable }) => drawable.concept);

test('a snowman has its scarf on, in the colour told; what else is told of is put on it', async () => {
  assert.deepEqual(await wornIn('a snowman with a red scarf'), []);
  assert.deepEqual(await wornIn('a snowman wearing a green scarf and sunglasses'), ['sunglasses']);
});

test('everything that is worn on a head is put on a body that dresses in nothing else', async () => {
  for (const what of ['a halo', 'a scarf', 'an eye patch', 'a sombrero', 'headphones', 'a turban'])
    assert.equal((await wornIn(`a frog wearing ${what}`)).length, 1, what);
});

test('a robot puts clothes on, and stays as it is in a hat', async () => {
  const dresses = async (prompt: string): Promise<boolean> =>
    staged(await understand(prompt), 3).scene.items.some(({ drawable }) => drawable.dresses === true);
  assert.ok(await dresses('a robot wearing a tuxedo'));
  assert.ok(await dresses('a robot in a kilt'));
  assert.ok(!(await dresses('a robot wearing a top hat')));
});

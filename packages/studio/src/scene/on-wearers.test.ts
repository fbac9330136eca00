import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { staged } from './staged-for-tests.js';

test('the costumes of dancers are on them; a coat that is told beside somebody is a thing of its own', async () => {
  for (const [prompt, garments] of [
    ['the colorful costumes of the dancers swirled around the stage', 0],
    ['a jacket next to a woman', 1],
  ] as const) {
    const { scene } = staged(await understand(prompt), 3);
    const own = scene.items.filter(({ worn, subject }) => !worn && subject !== undefined);
    assert.ok(
      own.some(({ drawable }) => drawable.kind === 'person'),
      prompt,
    );
    assert.equal(own.filter(({ drawable }) => drawable.kind !== 'person').length, garments, prompt);
  }
});

test('a hat is on the head of who has a fin or a shell that is higher, and hovers over none', async () => {
  for (const prompt of ['a shark wearing a top hat', 'a whale wearing a crown']) {
    const { scene } = staged(await understand(prompt), 3);
    const hat = scene.items.find(({ worn }) => worn);
    const wearer = scene.items.find(({ worn, subject }) => !worn && subject === 0);
    assert.ok(hat && wearer, prompt);
    assert.ok(hat.y > wearer.y - wearer.size * 0.8, `${prompt}: ${(wearer.y - hat.y) / wearer.size}`);
  }
});

test('a kangaroo in clothes has its head from the side, and its glasses where its eye is', async () => {
  const { scene } = staged(await understand('a kangaroo wearing sunglasses'), 3);
  const [glasses] = scene.items.filter(({ worn }) => worn);
  const wearer = scene.items.find(({ worn, subject }) => !worn && subject === 0);
  assert.ok(glasses && wearer?.drawable.head);
  const [, y, half] = wearer.drawable.head;
  assert.ok(Math.abs((glasses.y - glasses.size / 2 - wearer.y) / wearer.size - y) < half);
});

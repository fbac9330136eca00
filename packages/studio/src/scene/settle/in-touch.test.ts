import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPaintedAt } from '../../paint/top-of.js';
import { understand } from '../../understanding.js';
import type { Item } from '../scene.js';
import { SEEDS, itemsOf, staged } from '../staged-for-tests.js';

/** Whether the hand, or what is right around it, is on the thing. */
function handOn(one: Item, thing: Item): boolean {
  const [ahead = 0, up = 0] = one.drawable.hand ?? [];
  const x = one.x + (one.mirrored ? -1 : 1) * ahead * one.size;
  return [-0.08, -0.04, 0, 0.04, 0.08].some((off) => {
    const y = one.y + (up + off) * one.size;
    return [-0.03, 0, 0.03].some((aside) => {
      const across = ((x + aside * one.size - thing.x) / thing.size) * (thing.mirrored ? -1 : 1);
      return isPaintedAt(thing.drawable, thing.attributes, thing.asked, [across, (y - thing.y) / thing.size]);
    });
  });
}

test('who strokes an animal or examines it has a hand on it', async () => {
  for (const prompt of [
    'a man petting a large dog',
    'a woman stroking a horse',
    'a man petting a goat',
    'a boy petting a cow',
    'a girl petting a horse',
    'a vet examining a cat on a table',
  ]) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [one, thing] = [itemsOf(scene, 0)[0], itemsOf(scene, 1)[0]];
      assert.ok(one && thing);
      assert.ok(handOn(one, thing), `${prompt}, seed ${seed}`);
    }
  }
});

test('who is grown bends down to a goat and lifts the hand to the nose of a horse', async () => {
  for (const [prompt, act] of [
    ['a man petting a goat', 'patting-low'],
    ['a man petting a horse', 'patting-nose'],
    ['a boy petting a cow', 'patting-nose'],
  ] as const) {
    const [one] = itemsOf(staged(await understand(prompt), 3).scene, 0);
    assert.ok(one?.attributes.includes(act), `${prompt}: ${one?.attributes.join()}`);
  }
});

test('who shakes hands with a robot has a hand on it, and kneels to a dog', async () => {
  for (const [prompt, act] of [
    ['a man shaking hands with a robot', 'patting-low'],
    ['a woman shaking hands with a dog', 'petting'],
  ] as const) {
    const { scene } = staged(await understand(prompt), 3);
    const [[one], [other]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
    assert.ok(one && other && one.attributes.includes(act), prompt);
    assert.ok(handOn(one, other), prompt);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import type { Item, Scene } from './scene.js';
import { SEEDS, staged } from './staged-for-tests.js';

const scenesOf = async (prompt: string): Promise<Scene[]> => {
  const brief = await understand(prompt);
  return SEEDS.map((seed) => staged(brief, seed).scene);
};
const one = ({ items }: Scene, concept: string): Item => {
  const found = items.find(({ drawable }) => drawable.concept === concept);
  assert.ok(found, concept);
  return found;
};
const scaleOf = ({ size, drawable }: Item): number => size / drawable.height;

test('a helmet on the roof of a car is as large as a helmet', async () => {
  for (const scene of await scenesOf('A bright yellow helmet is perched on the roof of a silver SUV. It sits askew.')) {
    const ratio = scaleOf(one(scene, 'helmet')) / scaleOf(one(scene, 'jeep'));
    assert.ok(ratio < 1.35, `${ratio}`);
  }
});

test('a parrot on the railing of a great ship sits on a rail before our eyes, and the ship is behind it', async () => {
  const told =
    'A vibrant parrot perched confidently on the wooden railing of an old pirate ship, its feathers green and red.';
  for (const scene of await scenesOf(told)) {
    assert.ok(scene.items.some(({ drawable }) => drawable.concept === 'near-ledge'));
    assert.equal(one(scene, 'parrot').standsOn, 'item');
    assert.ok(one(scene, 'parrot').size > scene.height * 0.1);
  }
});

test('a dog on a sled stands on it, as large as a dog', async () => {
  for (const scene of await scenesOf('a girl pulling a sled with a dog on it through the snow')) {
    const [sled, dog] = [one(scene, 'sled'), one(scene, 'dog')];
    assert.equal(dog.standsOn, 'item');
    assert.ok(sled.drawable.aspect > 2, 'a sled is long and low');
    assert.ok(scaleOf(dog) / scaleOf(sled) > 0.5, `${scaleOf(dog) / scaleOf(sled)}`);
  }
});

test('plain figures beside one that stands on a mat stand as well', async () => {
  const told =
    'On a flat surface, there are two small, white circles positioned to the left side of a large, red triangle. The triangle is centrally placed on a bright green rectangular mat.';
  for (const scene of await scenesOf(told)) {
    const mat = one(scene, 'rug');
    for (const circle of scene.items.filter(({ drawable }) => drawable.concept === 'circle'))
      assert.equal(circle.y, mat.y);
  }
});

test('towels that are on a wall hang there', async () => {
  for (const { items } of await scenesOf('four towels scattered on a bathroom wall'))
    assert.equal(items.filter(({ drawable }) => drawable.concept === 'hooked-towel').length, 4);
});

test('no crowd of toys stands before the cars of a jam', async () => {
  for (const { items, height } of await scenesOf(
    'The heavy traffic jammed the busy intersection and the quiet side street.',
  ))
    assert.ok(items.every(({ drawable, size }) => drawable.kind !== 'person' || size > height * 0.14));
});

test('garden beds are outside, whatever lies before them', async () => {
  for (const { setting } of await scenesOf('raised beds, watering can, gloves and seedlings'))
    assert.notEqual(setting, 'studio');
});

test('of which more is told, what is on a ship stays on it', async () => {
  for (const scene of await scenesOf('A parrot sits on the railing of a pirate ship. In its claw it holds a banana.'))
    assert.ok(one(scene, 'parrot').y < one(scene, 'tall-ship').y);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import type { Item } from './scene.js';
import { staged } from './staged-for-tests.js';

const oneOf = async (prompt: string, ...names: string[]): Promise<Item[]> => {
  const { items } = staged(await understand(prompt), 3).scene;
  return names.map((name) => {
    const found = items.find(({ drawable }) => drawable.concept === name);
    assert.ok(found, `${prompt}: no ${name}`);
    return found;
  });
};

test('what does not fit into a case is larger than it', async () => {
  const [trophy, luggage] = await oneOf("the trophy doesn't fit into the suitcase", 'trophy', 'suitcase');
  assert.ok(trophy && luggage && trophy.size > luggage.size);
});

test('who stands in the back of a truck stands on its open bed', async () => {
  const [person, truck] = await oneOf('a man standing in the back of an old truck', 'person', 'pickup-truck');
  assert.ok(person?.cut && truck && Math.abs(person.x - truck.x) > truck.size * 0.3);
});

test('weeds grow in the cracks of the pavement, slices lie on bread', async () => {
  const [weed, ground] = await oneOf('weeds in the cracks of a sidewalk', 'weed', 'cracked-ground');
  assert.ok(weed && ground && weed.y < ground.y && weed.y > ground.y - ground.size);
  const [slices, toast] = await oneOf('slices of avocado on a piece of toast', 'avocado-slices', 'toast');
  assert.ok(slices && toast && slices.y < toast.y && slices.y > toast.y - toast.size * 1.2);
});

test('a capybara, a wombat and a raccoon that sit are on their haunches', async () => {
  for (const name of ['capybara', 'wombat', 'raccoon']) {
    const [sitting] = await oneOf(`a ${name} sitting in a field`, name);
    const [standing] = await oneOf(`a ${name} standing in a field`, name);
    assert.ok(sitting && standing && sitting.drawable.aspect < standing.drawable.aspect * 0.8, name);
  }
});

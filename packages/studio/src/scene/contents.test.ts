import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { SEEDS, itemsOf, staged } from './staged-for-tests.js';

test('a drink is seen in its pitcher, in its colour, unless that is of clay or a colour was said', async () => {
  const drawn = async (prompt: string): Promise<readonly [string | undefined, string | undefined]> => {
    const { scene } = staged(await understand(prompt), 3);
    const item = scene.items.find(({ drawable }) => /jug|pitcher/.test(drawable.concept));
    return [item?.drawable.concept, scene.brief.subjects[item?.subject ?? -1]?.colour];
  };
  const [juice, orange] = await drawn('a pitcher of orange juice');
  assert.equal(juice, 'glass-pitcher');
  const [tea, brown] = await drawn('a pitcher of iced tea on a table');
  assert.equal(tea, 'glass-pitcher');
  assert.ok(orange !== undefined && brown !== undefined && orange !== brown);
  assert.equal((await drawn('a pitcher filled with water'))[0], 'glass-pitcher');
  for (const prompt of ['a jug with flowers', 'a ceramic jug of water', 'a jug'])
    assert.equal((await drawn(prompt))[0], 'jug', prompt);
});

test('what lies in a bowl is hidden by its near rim, and not cut off above it', async () => {
  const brief = await understand('a red apple in a yellow bowl');
  for (const seed of SEEDS) {
    const { scene } = staged(brief, seed);
    const [[apple], [bowl]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
    assert.ok(apple?.cut && bowl && apple.cut.y + apple.cut.sag > bowl.y - bowl.size * 0.8);
  }
});

test('beans in a bowl are a heap of small ones', async () => {
  const { scene } = staged(await understand('a bowl of beans next to a plate'), 3);
  const beans = scene.items.filter(({ drawable }) => drawable.concept === 'beans');
  assert.equal(beans.length, 1);
  assert.ok(beans.every(({ drawable }) => drawable.kind === 'food' && drawable.aspect > 1.8));
});

test('what stands on a box stands on its lid, and what is in it is in it', async () => {
  const on = staged(await understand('a vase on a box'), 3).scene;
  const [[vase], [box]] = [itemsOf(on, 0), itemsOf(on, 1)];
  assert.ok(vase && box && !vase.cut && vase.y < box.y - box.size * 0.8);
  const inside = staged(await understand('a cat in a box'), 3).scene;
  assert.ok(itemsOf(inside, 0)[0]?.cut);
});

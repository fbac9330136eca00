import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { itemBox } from './scene.js';
import type { Scene } from './scene.js';
import { SEEDS, WIDTH, itemsOf, staged } from './staged-for-tests.js';

const scenesOf = async (prompt: string): Promise<readonly Scene[]> => {
  const brief = await understand(prompt);
  return SEEDS.map((seed) => staged(brief, seed).scene);
};

test('what has no foot lies where something is on it, and is seen from end to end', async () => {
  for (const prompt of ['a puppy on a guitar', 'a snail on a sword', 'a robin on a shield'])
    for (const scene of await scenesOf(prompt)) {
      const [[guest], [host]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
      assert.ok(guest && host && host.drawable.aspect > 1.5, prompt);
      const { left, right } = itemBox(host);
      assert.ok(left > -WIDTH * 0.02 && right < WIDTH * 1.02, `${prompt}: ${left} ${right}`);
    }
  for (const scene of await scenesOf('a violin on a table')) {
    const violin = scene.items.find(({ drawable }) => drawable.concept === 'violin');
    assert.ok(violin && violin.drawable.aspect > 1.5);
  }
});

test('what is crushed is lower than it is else', async () => {
  const crushed = (await scenesOf('a rock crushing a taxi'))[0];
  const whole = (await scenesOf('a taxi'))[0];
  const aspect = (scene?: Scene): number =>
    scene?.items.find(({ drawable }) => drawable.kind === 'vehicle')?.drawable.aspect ?? 0;
  assert.ok(aspect(crushed) > aspect(whole) * 1.5);
});

test('what is poured from one vessel into another needs no shelf', async () => {
  for (const prompt of ['water pouring from a jug into a bowl', 'coffee is poured from a pot into a cup'])
    for (const scene of await scenesOf(prompt))
      assert.ok(!scene.items.some(({ drawable }) => drawable.concept === 'board'), prompt);
});

test('what runs over hill and dale is painted with the land, and drawn by itself in a diagram', async () => {
  for (const prompt of ['the Great Wall', 'a goat in front of the Great Wall of China'])
    for (const { brief, items } of await scenesOf(prompt)) {
      assert.ok(brief.features.includes('great-wall'), prompt);
      assert.ok(!items.some(({ drawable }) => drawable.kind === 'building'), prompt);
    }
  for (const { items } of await scenesOf('an infographic about the Great Wall'))
    assert.ok(items.some(({ drawable }) => drawable.concept === 'great-wall'));
});

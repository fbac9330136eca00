import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { staged } from '../staged-for-tests.js';
import { oneEach } from './one-each.js';

test('several who have as many things as they are have one each', async () => {
  for (const [prompt, many] of [
    ['two girls playing the flute and the cello', 2],
    ['three friends with a violin, a trumpet and a guitar', 3],
    ['two children holding a balloon and a teddy bear', 2],
  ] as const) {
    const brief = oneEach(await understand(prompt));
    const holders = brief.relations.filter(({ kind }) => kind === 'holding').map(({ subject }) => subject);
    assert.equal(new Set(holders).size, many, prompt);
    for (const holder of holders) assert.equal(brief.subjects[holder]?.count, 1, prompt);
  }
  for (const prompt of ['two girls playing the flute', 'a girl with a book and a lamp', 'two men with a dog']) {
    const brief = await understand(prompt);
    assert.equal(oneEach(brief), brief, prompt);
  }
});

test('who feeds birds scatters grain before them, and no hand is in them', async () => {
  for (const prompt of ['a farmer feeding chickens', 'a boy feeding pigeons in the square']) {
    const { scene } = staged(await understand(prompt), 3);
    const one = scene.items.find(({ drawable, worn }) => drawable.kind === 'person' && !worn);
    assert.ok(one?.attributes.includes('scattering') && !one.attributes.includes('petting'), prompt);
  }
  const { scene } = staged(await understand('a girl petting a duck'), 3);
  assert.ok(scene.items.some(({ attributes }) => attributes.includes('petting')));
});

test('what an animal is fed is in the hand of who feeds it', async () => {
  for (const prompt of ['a woman feeding a horse an apple', 'a boy feeding a goat a carrot']) {
    const { scene } = staged(await understand(prompt), 3);
    const food = scene.items.find(({ subject }) => subject === 2);
    const one = scene.items.find(({ subject }) => subject === 0);
    assert.ok(one?.attributes.includes('offering'), prompt);
    assert.ok(food && one && food.standsOn === 'nothing' && food.size < one.size * 0.3, prompt);
  }
});

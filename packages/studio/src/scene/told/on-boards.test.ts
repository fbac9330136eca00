import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { itemsOf, staged } from '../staged-for-tests.js';

const stagedAs = async (prompt: string) => staged(await understand(prompt), 3).scene;

test('who leaps on a board or on skis keeps them', async () => {
  for (const [prompt, act] of [
    ['a skier jumping over a ramp', 'skiing'],
    ['a skateboarder with long hair jumping down stairs', 'board-jump'],
    ['a snowboarder leaping off a ramp', 'snowboarding'],
    ['a girl jumping down stairs', 'jumping'],
  ] as const) {
    const words = itemsOf(await stagedAs(prompt), 0)[0]?.attributes ?? [];
    assert.ok(words.includes(act), prompt);
    assert.equal(words.includes('jumping'), act === 'jumping', prompt);
  }
});

test('several surfers, and who rides a giant wave, bring no waves of their own', async () => {
  for (const [prompt, shared] of [
    ['a surfer', false],
    ['three women surfing', true],
    ['a man surfing a huge wave', true],
  ] as const) {
    const scene = await stagedAs(prompt);
    assert.equal(scene.brief.features.includes('giant-wave'), shared, prompt);
    for (const { attributes } of itemsOf(scene, 0)) assert.equal(attributes.includes('wave-of-sea'), shared, prompt);
  }
});

test('an animal in a boat or on a surfboard is on the water', async () => {
  for (const prompt of ['a dog surfing', 'a fox rowing a boat on a lake', 'a bear in a canoe']) {
    const [animal] = itemsOf(await stagedAs(prompt), 0);
    assert.equal(animal?.standsOn, 'water', prompt);
  }
});

test('what is thrown or caught is in the hand, and nobody bats with it', async () => {
  for (const prompt of ['a boy throwing a baseball', 'a girl catching a baseball']) {
    const scene = await stagedAs(prompt);
    assert.ok(!itemsOf(scene, 0)[0]?.attributes.includes('baseball'), prompt);
    assert.equal(itemsOf(scene, 1).length, 1, prompt);
  }
});

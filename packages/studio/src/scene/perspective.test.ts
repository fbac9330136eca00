import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { eyesOf, isDollhouse } from './perspective.js';
import { SEEDS, staged } from './staged-for-tests.js';

test('small things on open ground are seen from near, their place out of focus behind them', async () => {
  for (const [prompt, near] of [
    ['a red potted plant', true],
    ['three orange cones on a green lawn', true],
    ['a silver coin floats on a lake', true],
    ['six bees buzzed around the garden', true],
    ['a horse in a field', false],
    ['a woman in a park', false],
  ] as const) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      assert.equal(scene.brief.told?.includes('blurred') === true, near, `${prompt}: eyes at ${eyesOf(scene)}`);
    }
  }
});

test('of a room in which a row of sofas or of people would be toys only the wall and the floor are painted', async () => {
  for (const [prompt, dolls] of [
    ['four bowls, three men, two girls, four desks, and three stools filled the room', true],
    ['three sofas and four guitars decorated the lounge', true],
    ['a woman next to a television', false],
    ['a cat on the left of a couch', false],
    ['a rabbit near a television', false],
  ] as const) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) assert.equal(isDollhouse(staged(brief, seed).scene), dolls, `${prompt} ${seed}`);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ON_GROUND } from '../paint/living/people/acts/acts.js';
import { understand } from '../understanding.js';
import { gather } from './gather.js';

test('who sits on the floor is in a room, and brings no chair', async () => {
  for (const [prompt, setting, low] of [
    ['a boy sitting on the floor', 'room', true],
    ['a woman sitting on the kitchen floor', 'kitchen', true],
    ['a girl sitting on the grass writing a letter', undefined, true],
    ['a diver sitting on the ocean floor', undefined, true],
    ['a woman sitting and writing a letter', 'room', false],
  ] as const) {
    const { brief } = gather(await understand(prompt));
    if (setting !== undefined) assert.equal(brief.setting, setting, prompt);
    else assert.notEqual(brief.setting, 'room', prompt);
    assert.equal(brief.subjects[0]?.attributes.includes(ON_GROUND), low, prompt);
  }
});

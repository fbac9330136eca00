import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '../kit/random.js';
import { hatOn } from './role-hats.js';

const hatFor = (...words: readonly string[]): string | undefined =>
  hatOn({
    attributes: new Set(words),
    random: createRandom(4),
    detail: 1,
    light: { side: 0.6, height: 0.6 },
    night: false,
    snowy: false,
  })?.kind;

test('who stands up in a role wears its hat, and the one that was said before it', () => {
  assert.equal(hatFor('wizard'), 'wizard');
  assert.equal(hatFor('pirate'), 'pirate');
  assert.equal(hatFor('chef'), 'chef');
  assert.equal(hatFor('wizard', 'top-hat'), 'top-hat');
  assert.equal(hatFor('suit'), undefined);
  // made for the face of a person
  assert.equal(hatFor('ninja'), undefined);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { saidPlainly } from './idioms.js';

test('figures of speech name no things, and what is quoted stays', () => {
  for (const [said, meant] of [
    ['The yard is a maze of intersecting rails.', 'The yard is several intersecting rails.'],
    ['The rays cast an amber tapestry over the scene.', 'The rays cast light over the scene.'],
    ['the grass is slightly overgrown', 'the grass is tall'],
    ['a dancer rehearsing a modern dance routine with a partner', 'a dancer dancing together'],
    ['an overgrown lawn', 'an tall lawn'],
    ['glasses on the bridge of his nose', 'glasses on his nose'],
  ] as const)
    assert.equal(saidPlainly(said), meant);
  for (const kept of [
    'a maze of hedges',
    'a tapestry of a unicorn',
    'a house overgrown with ivy',
    'a sign that says "a maze of rails"',
  ])
    assert.equal(saidPlainly(kept), kept);
});

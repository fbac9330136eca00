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
    ['shadows on the smooth wall and the textured ceiling', 'shadows on the smooth wall of the room'],
    ['the perfect workspace for the master chef', 'the perfect place for the master chef'],
    ['the warm, golden glow of the sunrise', 'the amber sunrise'],
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

test('what a description says by the way names no things either', () => {
  for (const [said, meant] of [
    ['tomato plants in a greenhouse, with the red desert visible through the glass', 'tomato plants in a greenhouse'],
    [
      'She sits by the window. Outside, it is snowing gently over the rooftops.',
      'She sits by the window. it is snowing.',
    ],
    ['a bookshop, its window full of books, and a door', 'a bookshop, its window, and a door'],
    ['a cabin with a sled leaning against the wall', 'a cabin with a sled standing there'],
    ['a man sits at a grand piano', 'a man playing a grand piano'],
    ['a woman is painting at an easel by the sea', 'a woman is painting a picture by the sea'],
    ['two friends at a table outside a café', 'two friends at a sidewalk cafe'],
    ['flour all over the table', ''],
  ] as const)
    assert.equal(saidPlainly(said), meant);
  for (const kept of [
    'a glass of water',
    'an easel',
    'a swimming pool',
    'a bench in a park',
    'a ladder leaning against a wall',
  ])
    assert.equal(saidPlainly(kept), kept);
});

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
    ['an atomizer sprays the leather fragrance on the scarf', 'an atomizer are on the scarf'],
    ["the bold pattern of the zebra's stripes", 'the bold zebra'],
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
    ['two friends at a table outside a café', 'two friends sitting at a sidewalk cafe'],
    ['flour all over the table', ''],
    ['a room with a four-poster bed, a patchwork quilt and a lamp', 'a room with a four-poster bed and a lamp'],
    ['a surfer inside the barrel of a huge wave', 'a surfer on a huge wave'],
    ['a cart filled with dark, lustrous coal', 'a mine cart filled with dark, lustrous coal'],
    ['a samurai in the falling snow', 'a samurai while it is snowing'],
    ['a kitchen with a table and bunches of lavender hanging from the beams', 'a kitchen with a table'],
    ['he runs, his tie flying', 'he runs, his tie'],
    ['an egg in a nest of straw', 'an egg in a nest of hay'],
    ['a longship with a dragon head at the bow', 'a longship'],
    ['a captain at the wheel of his ship', 'a captain at the helm of a ship'],
    ['a mouse holding a leaf as an umbrella', 'a mouse holding a leaf'],
    ['hot chocolate with marshmallows', 'hot chocolate'],
    ['a man behind the wheel of a yellow bus', 'a man driving a yellow bus'],
    ["a dog in the driver's seat of a car", 'a dog inside a car'],
    ['a suitcase on the back seat of the taxi', 'a suitcase inside the taxi'],
    ['A red truck has a black dog in the drivers chair.', 'a black dog inside A red truck.'],
    ['a person with arms like a tree branch', 'a person with arms'],
    ['a man with long hair like fire in a park', 'a man with long hair in a park'],
    ['a tiger cub', 'a baby tiger'],
    ['a polar bear and her cub', 'a polar bear and a baby polar bear'],
    ['a monkey in the cockpit of a rocket', 'a monkey in the spaceship cockpit'],
    ['bats flying around a tower', 'fruit bats flying around a tower'],
    ['a calendar with a picture of a mountain', 'a calendar'],
    ['she plays in the middle of a square in the rain', 'she plays in a town square in the rain'],
  ] as const)
    assert.equal(saidPlainly(said), meant);
  for (const kept of [
    'a glass of water',
    'an easel',
    'a swimming pool',
    'a bench in a park',
    'a ladder leaning against a wall',
    'a baseball bat',
    'a red square',
    'a cat on the back seat',
    'a man at the wheel of fortune',
    'a cake like a castle',
  ])
    assert.equal(saidPlainly(kept), kept);
});

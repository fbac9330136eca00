import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { saidPlainly } from './idioms.js';

test('what is named around the things is none of them', () => {
  for (const [said, meant] of [
    ['a bed, and pictures of animals hang on the walls', 'a bed, and framed pictures hang on the walls'],
    ['old photographs of ships and sailors on the wall', 'framed pictures on the wall'],
    ['a road full of honking cars and tired drivers', 'a road full of honking cars'],
    ['a castle, guarding the secrets and treasures of the ages', 'a castle'],
    ['a melon in a bowl of ice, waiting', 'a melon in a bowl, waiting'],
    ['the corner is a soft lavender with a face', 'the corner is light purple with a face'],
    [
      'the cymbals lie in stark contrast to a collection of bottles of toiletries',
      'the cymbals beside a collection of bottles',
    ],
    ['stalls with fruit, lanterns hanging overhead and a woman', 'stalls with fruit, lanterns and a woman'],
    ['gulls wheel overhead', 'gulls wheel in the sky'],
    ['a desk, and posters of rock bands on the wall', 'a desk, and posters on the wall'],
    ['the wall and the textured ceiling', 'the wall of the room'],
  ] as const)
    assert.equal(saidPlainly(said), meant);
  for (const kept of [
    'a bus driver beside a bus',
    'a bowl of ice cream',
    'a knight guarding a treasure chest',
    'there is a soft rose petal on the table',
    'posters of cats on the wall',
    'an overhead view of a desk',
    'overhead shot of a table',
  ])
    assert.equal(saidPlainly(kept), kept);
});

test('on a busy highway nobody stands, at a busy market people do', async () => {
  const people = async (prompt: string): Promise<boolean> =>
    (await understand(prompt)).subjects.some(({ concept }) => concept === 'person');
  assert.equal(await people('cars on the busy highway'), false);
  assert.equal(await people('a busy market'), true);
});

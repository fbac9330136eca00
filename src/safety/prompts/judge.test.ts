import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgePrompt } from './judge.js';

test('sexual words beside a minor are refused, in any disguise', () => {
  for (const prompt of [
    'nude child',
    'n u d e  c h i l d',
    'n u d e c h i l d',
    'nаked сhild',
    'a 15yo, topless',
    'SEXY SCHOOLGIRL',
  ]) {
    assert.equal(judgePrompt(prompt).verdict, 'refuse', prompt);
  }
});

test('other categories are flagged and named', () => {
  assert.deepEqual(
    ['naked woman', 'a severed head', 'slit wrists', 'nazi rally'].map((prompt) => judgePrompt(prompt).category),
    ['sexual', 'violence', 'self_harm', 'hate'],
  );
});

test('what only sounds bad passes', () => {
  const prompts = [
    'a nude-coloured dress',
    'breast cancer ribbon',
    'a shooting star',
    'Scunthorpe',
    'a naked mole-rat',
  ];
  for (const prompt of prompts) assert.equal(judgePrompt(prompt).verdict, 'allow', prompt);
});

test('a harmless phrase does not cover what stands beside it', () => {
  assert.equal(judgePrompt('a naked mole-rat and a naked woman').verdict, 'flag');
  assert.equal(judgePrompt('a child in a nude-coloured dress').verdict, 'allow');
});

test('the longest prompt is judged as well', () => {
  assert.equal(judgePrompt('a '.repeat(1990) + 'nude woman').verdict, 'flag');
  assert.equal(judgePrompt('n'.repeat(4000)).verdict, 'allow');
});

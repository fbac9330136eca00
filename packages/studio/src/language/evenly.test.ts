import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { evenly } from './evenly.js';

test('runs of spaces and tabs are one space, lines stay lines', () => {
  assert.equal(evenly('  a red\t  apple  on a   plate \nand a pear'), 'a red apple on a plate \nand a pear');
});

test('a prompt all in capitals is read in small letters, unless something in it is to be written', () => {
  assert.equal(evenly('A RED APPLE ON A PLATE'), 'a red apple on a plate');
  assert.equal(evenly('A SIGN THAT SAYS STOP HERE'), 'A SIGN THAT SAYS STOP HERE');
  assert.equal(evenly('A CAKE WITH “HAPPY BIRTHDAY”'), 'A CAKE WITH “HAPPY BIRTHDAY”');
  assert.equal(evenly('A BANNER READING WELCOME'), 'A BANNER READING WELCOME');
  assert.equal(evenly('NASA'), 'NASA');
  assert.equal(evenly('A red APPLE on a plate'), 'A red APPLE on a plate');
});

for (const prompt of [
  'two black cats on a red sofa beside a lamp',
  'an old man in a blue coat reading a book under a tree at dusk, watercolor',
  'a green bench and a yellow umbrella in the rain',
]) {
  test(`however it is typed, it means the same: ${prompt}`, async () => {
    const wanted = await understand(prompt);
    assert.deepEqual(await understand(prompt.replaceAll(' ', '  \t')), wanted);
    assert.deepEqual(await understand(prompt.toUpperCase()), wanted);
  });
}

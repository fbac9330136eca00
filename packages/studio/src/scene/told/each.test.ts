import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { gather } from './gather.js';
import { staged } from '../staged-for-tests.js';

const told = async (prompt: string) => gather(await understand(prompt)).brief;

test('shirts of two who sit on benches are on them', async () => {
  const { items } = staged(
    await understand('two women sitting on benches, one in a blue shirt and one in a black shirt'),
    3,
  ).scene;
  assert.ok(!items.some(({ drawable }) => drawable.concept === 'shirt'));
  const { subjects } = await told('two women sitting on benches, one in a blue shirt and one in a black shirt');
  const women = subjects.filter(({ concept }) => concept === 'person');
  assert.deepEqual(women.map(({ colour }) => colour).toSorted(), ['#24252b', '#2f6fc0']);
});

test('what one feeds somebody with is in the hand of who feeds', async () => {
  for (const prompt of ['a girl feeding a deer with an apple', 'a woman feeding a baby with a spoon']) {
    const { relations } = await told(prompt);
    assert.ok(
      relations.some(({ kind, subject, object }) => kind === 'holding' && subject === 0 && object === 2),
      prompt,
    );
  }
});

test('shoes that somebody has are on the feet, unless they are in the hands', async () => {
  const { subjects } = await told('A man has orange tennis shoes.');
  assert.deepEqual([subjects.length, subjects[0]?.wears?.[0]?.what], [1, 'sneakers']);
  assert.equal((await told('a man holding orange tennis shoes')).subjects.length, 2);
});

test('a pizza that a waiter serves is in the hand, and not on the floor', async () => {
  const { relations } = await told('a waiter serving pizza to a family');
  assert.ok(relations.some(({ kind, subject, object }) => kind === 'holding' && subject === 0 && object === 1));
});

test('ice cream that is licked is in the hand, a book on a bench with a woman too, and a window is in a room', async () => {
  const boy = (await told('a boy licking an ice cream cone')).subjects[0];
  assert.ok(!boy?.attributes.includes('eating'));
  const { relations } = await told('a woman sitting on a bench with a book');
  assert.ok(relations.some(({ kind, subject }) => kind === 'holding' && subject === 0));
  assert.equal((await told('A person is looking at a stained glass window.')).setting, 'room');
  assert.ok((await told('a man and a woman having coffee at a cafe')).subjects[0]?.attributes.includes('drinking'));
});

test('who eats under a tree has it in the hand, and brings neither a table nor a room', async () => {
  const { subjects, setting } = await told('a boy eating a pear under a tree');
  assert.ok(subjects[0]?.attributes.includes('snacking') && !subjects[0].attributes.includes('eating'));
  assert.notEqual(setting, 'room');
  const caked = (await told('a child eating a birthday cake near some palm trees')).subjects[0];
  assert.ok(!caked?.attributes.includes('snacking'), 'no whole cake is in one hand');
  assert.ok((await told('a boy eating soup')).subjects[0]?.attributes.includes('eating'));
});

test('one sits on a stool as on a chair, stands on it as tall as one is, and jumps no higher than to the knees', async () => {
  const two = async (prompt: string) => {
    const { items } = staged(await understand(prompt), 3).scene;
    return items.filter(({ worn }) => !worn);
  };
  const sits = await two('a man sitting on a stool');
  assert.ok(sits.some(({ attributes }) => attributes.includes('seated')));
  const stands = await two('a man standing on a stool');
  const man = stands.find(({ drawable }) => drawable.kind === 'person');
  const stool = stands.find(({ drawable }) => drawable.kind !== 'person');
  assert.ok(man && stool && !man.attributes.includes('seated') && man.size > stool.size * 2.2);
  const [leaps] = await two('a woman jumping in a park');
  const [stays] = await two('a woman standing in a park');
  assert.ok(leaps && stays && stays.y - leaps.y < leaps.size * 0.25);
});

test('who is at a table sits at it, and those with wine on it drink wine', async () => {
  const friends = staged(await understand('four friends at a table in a restaurant'), 3).scene;
  assert.deepEqual(friends.items.find(({ asked }) => asked?.company)?.asked?.company?.members.length, 4);
  const wine = staged(await understand('a couple at a table with wine'), 3).scene;
  assert.ok(wine.items.some(({ attributes }) => attributes.includes('drinking-wine')));
});

test('animals that eat what they hold have it in their paws, and not each a table of its own', async () => {
  const { subjects } = await told('three rabbits eating carrots');
  assert.ok(!subjects[0]?.attributes.includes('eating'));
  assert.ok((await told('a rabbit eating a carrot')).subjects[0]?.attributes.includes('eating'));
});

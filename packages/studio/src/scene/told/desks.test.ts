import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { gather } from './gather.js';
import { itemsOf, staged } from '../staged-for-tests.js';

test('who is at a computer or a desk sits there, and the desk is their own', async () => {
  const acts = {
    'a gamer at her computer': 'desk-gaming',
    'an accountant at his computer': 'typing',
    'a boy writing at his desk': 'writing',
    'a tired woman at her desk': 'writing',
    'a man working at his desk at night': 'typing',
    'a student at a desk with books': 'desk-reading',
    'a man sitting at the desk': 'desk-sitting',
    'a woman standing at her desk': undefined,
    'a man standing next to a computer': undefined,
  };
  for (const [prompt, act] of Object.entries(acts)) {
    const { brief } = gather(await understand(prompt));
    const found = brief.subjects[0]?.attributes.find((word) =>
      /^(?:desk-gaming|desk-reading|desk-sitting|typing|writing)$/.test(word),
    );
    assert.equal(found, act, prompt);
    assert.ok(!brief.subjects.some(({ concept }) => concept === 'chair'), prompt);
  }
});

test('who only sits at a desk sits before it on their own chair, unless the desk was told closer', async () => {
  const told = async (prompt: string): Promise<boolean> =>
    gather(await understand(prompt)).brief.subjects[0]?.attributes.includes('desk-sitting') === true;
  assert.ok(await told('a lady sitting at a desk'));
  assert.ok(!(await told('a lady sitting at a red desk')));
  assert.ok(!(await told('a lady sitting at a table')));
});

test('who works at a desk with a cup on it has their own, and none stands on the floor', async () => {
  const { brief } = gather(await understand('a freelancer at a desk with a laptop and a cup of coffee'));
  assert.ok(!brief.subjects.some(({ concept }) => concept === 'cup'));
});

test('in a wheelchair one sits, whatever one does; who swings draws their own swing', async () => {
  for (const prompt of ['a girl in a wheelchair', 'an old man in a wheelchair playing the violin']) {
    const { scene } = staged(await understand(prompt), 3);
    const [one] = itemsOf(scene, 0);
    assert.ok(one?.attributes.includes('seated') && one.standsOn === 'seat', prompt);
  }
  const { scene } = staged(await understand('a boy on a swing'), 3);
  assert.ok(!itemsOf(scene, 0)[0]?.attributes.some((word) => word === 'riding' || word === 'seated'));
  const toy = staged(await understand('a doll on a swing'), 3).scene;
  const [doll, swing] = [itemsOf(toy, 0)[0], itemsOf(toy, 1)[0]];
  assert.ok(doll && swing && doll.y > swing.y - swing.size * 0.5);
});

test('who drives is behind the window, below the roof', async () => {
  for (const seed of [3, 11]) {
    const { scene } = staged(await understand('a woman driving a blue car'), seed);
    const [driver, car] = [itemsOf(scene, 0)[0], itemsOf(scene, 1)[0]];
    assert.ok(driver?.cut && car);
    assert.ok(driver.y - driver.size > car.y - car.size * 0.95, `${seed}: through the roof`);
    assert.ok(driver.cut.y < car.y - car.size * 0.6, `${seed}: over the door`);
  }
});

test('who is seen from behind on a bench shows their back', async () => {
  const { brief } = gather(await understand('two friends sitting on a bench seen from behind'));
  assert.ok(brief.subjects[0]?.attributes.includes('from-behind'));
  const peeking = await understand('a girl peeking out from behind a tree');
  assert.ok(!peeking.subjects[0]?.attributes.includes('from-behind'));
});

test('a black woman has dark skin, a black knight black armour', async () => {
  const [woman] = (await understand('a black woman in a green coat')).subjects;
  assert.equal(woman?.colour, undefined);
  assert.deepEqual(woman?.parts?.find(({ what }) => what === 'skin')?.attributes, ['dark']);
  assert.notEqual((await understand('a black knight')).subjects[0]?.colour, undefined);
});

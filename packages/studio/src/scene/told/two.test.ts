import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import type { Scene } from '../scene.js';
import { staged } from '../staged-for-tests.js';

const sceneOf = async (prompt: string): Promise<Scene> => staged(await understand(prompt), 3).scene;

test('what two carry, or sit on as on a seesaw, is drawn between them', async () => {
  for (const [prompt, act] of [
    ['two men carrying a sofa', 'sofa-carrying'],
    ['a couple carrying a red couch', 'sofa-carrying'],
    ['two workers carrying a ladder', 'ladder-carrying'],
    ['two kids on a seesaw', 'seesawing'],
  ] as const) {
    const own = (await sceneOf(prompt)).items.filter(({ subject, worn }) => subject !== undefined && !worn);
    assert.equal(own.length, 1, prompt);
    assert.ok(own[0]?.attributes.includes(act), prompt);
  }
});

test('who skates on ice or shoots the puck is on it, who is in front of a mirror looks into it', async () => {
  assert.equal((await sceneOf('a couple figure skating')).setting, 'frozen-lake');
  assert.equal((await sceneOf('a hockey player shooting the puck')).setting, 'frozen-lake');
  const mirror = await sceneOf('a man tying his tie in front of a mirror');
  assert.ok(!mirror.items.some(({ drawable }) => drawable.concept === 'mirror'));
});

test('a bear that catches a salmon stands in a river, a duck and her ducklings swim', async () => {
  const bear = await sceneOf('a bear catching a salmon');
  assert.equal(bear.setting, 'river');
  assert.ok(bear.items.find(({ subject }) => subject === 0)?.cut);
  const ducks = await sceneOf('a duck swimming on a pond with her ducklings');
  const swims = ducks.items.filter(({ subject }) => subject !== undefined);
  assert.equal(swims.length, 4);
  assert.ok(swims.every(({ standsOn }) => standsOn === 'water'));
});

test('a dog that rolls in the grass has its legs in the air, a cat does not', async () => {
  const one = async (prompt: string) =>
    (await sceneOf(prompt)).items.find(({ subject, worn }) => subject === 0 && !worn);
  assert.equal((await one('a dog is rolling in the grass'))?.turn, Math.PI);
  assert.equal((await one('a dog is lying on its back and getting its belly rubbed'))?.turn, Math.PI);
  assert.notEqual((await one('a cat rolling on its back'))?.turn, Math.PI);
});

test('whom somebody watches who stands are as far off as they are small', async () => {
  const { items, horizon } = await sceneOf(
    'a person is holding a megaphone and cheering on their favorite sports team',
  );
  const people = items.filter(({ drawable, worn }) => drawable.kind === 'person' && !worn);
  const [near, far] = [Math.max(...people.map(({ y }) => y)), Math.min(...people.map(({ y }) => y))];
  const scale = (y: number): number => {
    const one = people.find((each) => each.y === y);
    return (one?.size ?? 0) / (one?.drawable.height ?? 1);
  };
  assert.ok(scale(far) / scale(near) > ((far - horizon) / (near - horizon)) * 0.7);
});

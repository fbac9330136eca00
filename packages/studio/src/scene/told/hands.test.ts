import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { gather } from './gather.js';
import { itemBox } from '../scene.js';
import { itemsOf, staged } from '../staged-for-tests.js';

test('whatever somebody does to a thing, they are at it with their hands', async () => {
  const acts = {
    'a man opening a door': 'handling',
    'a woman decorating a Christmas tree': 'handling',
    'a mechanic checking a motorcycle': 'handling',
    'a woman unlocking a chest': 'petting',
    'a doctor examining a dog': 'petting',
    'a witch riding a broom': 'broom-flight',
    'a man holding a fishing rod': undefined,
    'a woman holding lilies': undefined,
  };
  for (const [prompt, act] of Object.entries(acts)) {
    const { brief } = gather(await understand(prompt));
    assert.equal(
      brief.subjects[0]?.attributes.find((word) => /^(?:handling|petting|broom-flight)$/.test(word)),
      act,
      prompt,
    );
  }
});

test('a laptop is on the lap of who sits on no chair at a desk', async () => {
  const acts = {
    'a woman using a laptop on a couch': true,
    'a man sitting in bed with a laptop': true,
    'A boy sits on the floor with a laptop on his knees.': true,
    'a man at a desk with a laptop': false,
  };
  for (const [prompt, there] of Object.entries(acts)) {
    const { brief } = gather(await understand(prompt));
    assert.equal(brief.subjects[0]?.attributes.includes('lap-typing'), there, prompt);
  }
});

test('who reads on a bed still reads', async () => {
  const { scene } = staged(await understand('a woman reading in bed'), 3);
  assert.ok(itemsOf(scene, 0)[0]?.attributes.includes('reading'));
});

test('what is done at a place of its own brings it', async () => {
  const acts = {
    'a woman taking a pizza out of the oven': 'from-oven',
    'a baker pulling bread from the oven': 'from-oven',
    'a man speaking to a woman': 'talking',
    'a boy climbing a tree': 'station-elsewhere',
    'a woman holding a sword and practicing martial arts': 'sword-fighting',
  };
  for (const [prompt, act] of Object.entries(acts)) {
    const { brief } = gather(await understand(prompt));
    assert.ok(brief.subjects[0]?.attributes.includes(act), prompt);
  }
  assert.equal(gather(await understand('a man playing a violin for a crowd')).brief.setting, 'stage');
  const { brief } = gather(await understand('a girl pouring juice from a jug into a cup'));
  assert.ok(brief.relations.every(({ kind }) => kind !== 'above'));
});

test('who drives is seen in the window, not on the roof', async () => {
  for (const prompt of ['a pilot flying a plane', 'a man driving a bus', 'a woman riding a hot air balloon']) {
    const { scene } = staged(await understand(prompt), 3);
    const [driver] = itemsOf(scene, 0);
    const [vehicle] = itemsOf(scene, 1);
    assert.ok(driver?.cut && vehicle, prompt);
    const box = itemBox(vehicle);
    assert.ok(driver.cut.y < box.bottom && driver.cut.y > box.top, prompt);
    assert.ok(driver.x > box.left && driver.x < box.right, prompt);
  }
});

test('several flowers in hand are a bunch of them, in the colour that they have; one is one', async () => {
  const held = async (prompt: string) => gather(await understand(prompt)).brief.subjects[1];
  const lilies = await held('a woman holding lilies');
  assert.deepEqual([lilies?.concept, lilies?.count, lilies?.attributes.includes('lily')], ['bouquet', 1, true]);
  const [woman] = staged(await understand('a woman holding lilies'), 3).scene.brief.subjects;
  assert.ok(woman?.attributes.includes('bunch:lily'));
  assert.equal((await held('a boy holding roses'))?.colour, '#cf352e');
  assert.equal((await held('a boy holding white roses'))?.colour, (await held('a dog and a white cat'))?.colour);
  assert.equal((await held('a man holding a rose'))?.concept, 'rose');
});

test('a whole cake is on the table of who eats it, and hides no face', async () => {
  const { scene } = staged(await understand('a boy eating a cake'), 3);
  const [boy] = itemsOf(scene, 0);
  const [cake] = itemsOf(scene, 1);
  assert.ok(boy && cake && itemBox(cake).top > boy.y - boy.size * 0.8);
});

test('what a bear has in its paws is held, though it is a fish', async () => {
  for (const prompt of ['a polar bear with a salmon in its paws', 'a panda holding a trout in its paws']) {
    const { scene } = staged(await understand(prompt), 3);
    const [bear, fish] = [itemsOf(scene, 0)[0], itemsOf(scene, 1)[0]];
    assert.ok(bear && fish, prompt);
    assert.equal(bear.drawable.kind, 'person', prompt);
    assert.ok(Math.abs(fish.x - bear.x) < bear.size * 0.4 && fish.y < bear.y - bear.size * 0.25, prompt);
  }
});

test('who is portrayed with a sword in hand is seen whole, and no bust at the lower edge', async () => {
  const { items, height } = staged(await understand('a knight with a sword, forest, portrait'), 7).scene;
  const knight = items.find(({ subject }) => subject === 0);
  assert.ok(knight && !knight.attributes.includes('half-length'));
  assert.ok(itemBox(knight).bottom < height);
});

test('what somebody is told to have in arms or hands is there, and nowhere beside them', async () => {
  for (const prompt of [
    'a man with a cat in his arms',
    'a girl walking with a box in her hands',
    'a woman walking with a basket',
  ]) {
    const { brief } = gather(await understand(prompt));
    assert.ok(
      brief.relations.some(({ kind, subject }) => kind === 'holding' && subject === 0),
      prompt,
    );
  }
});

test('who drinks from a bottle has it at the mouth; who plays hockey has both hands at the stick', async () => {
  const doing = async (prompt: string) => itemsOf(staged(await understand(prompt), 3).scene, 0)[0]?.attributes ?? [];
  const drinks = await doing('The cyclist took a sip of water from their bottle.');
  assert.ok(drinks.includes('bottling') && !drinks.includes('drinking'));
  const plays = await doing('A man is holding a hockey stick and shooting pucks at a net.');
  assert.ok(plays.includes('hockey') && !plays.includes('hold-two'));
});

test('who sits for a portrait is before who draws it', async () => {
  const prompt = 'A woman is holding a sketchbook and drawing a portrait of a friend.';
  const [artist] = itemsOf(staged(await understand(prompt), 3).scene, 0);
  assert.ok(artist?.attributes.includes('portraying') && !artist.attributes.includes('half-length'));
});

test('who pushes a barrow has its handles in both hands, and who showers stands below the spray', async () => {
  const { scene } = staged(await understand('a man pushing a wheelbarrow'), 3);
  const [man, barrow] = [itemsOf(scene, 0)[0], itemsOf(scene, 1)[0]];
  assert.ok(man && barrow && man.attributes.includes('at-barrow') && barrow.turn !== 0);
  const { scene: wet } = staged(await understand('a person singing in the shower'), 3);
  const [singer, shower] = [itemsOf(wet, 0)[0], itemsOf(wet, 1)[0]];
  assert.ok(singer && shower && Math.abs(singer.y - shower.y) < shower.size * 0.02);
});

test('nobody has hands on the air, guests stand before what is offered, and who is waited for is not there', async () => {
  const told = async (prompt: string) => gather(await understand(prompt)).brief.subjects;
  const [worker] = await told('A person is standing on a balance board and working on their core strength.');
  assert.ok(!worker?.attributes.includes('handling'));
  const guests = (await told('A woman is holding a tray of cookies and offering them to guests.')).at(-1);
  assert.ok(guests?.attributes.includes('standing'));
  assert.equal((await told('A dog is sitting on a mat and waiting for its owner to return.')).length, 2);
});

test('fingers lie around what is held', async () => {
  const fingers = async (prompt: string) =>
    staged(await understand(prompt), 3).scene.items.some(({ attributes }) => attributes.includes('hands-alone'));
  assert.ok(await fingers('a man holding a rose'));
  assert.ok(await fingers('a woman holding a briefcase'));
});

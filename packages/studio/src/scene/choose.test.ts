import assert from 'node:assert/strict';
import { test } from 'node:test';
import { indoorSettings } from '../catalogue/settings.js';
import { understand } from '../understanding.js';
import { SEEDS, staged } from './staged-for-tests.js';

test('ghosts are about at night, and a home of the living keeps its day', async () => {
  const haunted = await understand('haunted house');
  for (const seed of SEEDS) assert.equal(staged(haunted, seed).scene.time, 'night');
  const noon = await understand('a haunted house at noon');
  assert.notEqual(staged(noon, 3).scene.time, 'night');
  const party = await understand('a cat at a halloween party');
  assert.ok(party.told?.includes('spooky') !== true);
});

test('who rides on a board is where one rides on it', async () => {
  const brief = await understand('my dog on a skateboard');
  for (const seed of SEEDS) assert.equal(staged(brief, seed).scene.setting, 'skate-park');
});

test('who lives in the nights of neon is in a street', async () => {
  const brief = await understand('cyberpunk girl');
  for (const seed of SEEDS) assert.equal(staged(brief, seed).scene.setting, 'street');
});

test('before a house of its own a motorcycle is in no row of shops', async () => {
  for (const prompt of ['A parked brown motorcycle in front of a black house.', 'a red taxi beside a white house']) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) assert.notEqual(staged(brief, seed).scene.setting, 'street', prompt);
  }
});

test('a car before a skyscraper is in its city, and not before a row of shops', async () => {
  for (const prompt of ['a red car and a black skyscraper', 'a yellow taxi in front of a skyscraper'])
    for (const seed of SEEDS) assert.equal(staged(await understand(prompt), seed).scene.setting, 'city', prompt);
});

test('a refrigerator before a picture stands on the floor, and on no table', async () => {
  const { scene } = staged(await understand('a refrigerator in front of a painting'), 7);
  assert.ok(scene.surfaces.every(({ habitat }) => habitat !== 'tabletop'));
});

test('a grasshopper sits on the ground below a butterfly', async () => {
  const { scene } = staged(await understand('a yellow grasshopper and a green butterfly'), 7);
  assert.equal(scene.items.find(({ subject }) => subject === 0)?.standsOn, 'ground');
});

test('what stands in rooms stands outside beside clouds, and beside the moon or a rainbow', async () => {
  const inside = new Set(['studio', 'room', 'flat-lay']);
  for (const prompt of [
    'fluffy clouds and a leather jacket',
    'a plastic chair and fluffy clouds',
    'a red sofa and a white cloud',
    'a moon and a lamp',
    'a rainbow and a fabric dress',
  ]) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) assert.ok(!inside.has(staged(brief, seed).scene.setting), prompt);
  }
  const forms = await understand('a red star and a blue heart');
  assert.equal(staged(forms, 3).scene.setting, 'studio');
});

test('who stands before a house stands on a lawn, and not on the water of a lake', async () => {
  for (const prompt of ['a family of four posing in front of a house', 'a couple standing in front of a cottage']) {
    const brief = await understand(prompt);
    for (const seed of [...SEEDS, 3137680152]) assert.notEqual(staged(brief, seed).scene.setting, 'lake', prompt);
  }
});

test('a stack of money is drawn from the front: it is on no table seen from above', async () => {
  const brief = await understand('cash');
  for (const seed of SEEDS) assert.notEqual(staged(brief, seed).scene.setting, 'flat-lay');
});

test('what no shelf carries is over somebody on a rise of the land, and on no table as high as they are', async () => {
  for (const prompt of ['a sofa on the top of a boy', 'a couch below a dog', 'a chair on the top of a turtle'])
    for (const seed of SEEDS) {
      const { scene } = staged(await understand(prompt), seed);
      assert.ok(!indoorSettings.has(scene.setting), `${prompt} (${seed}): ${scene.setting}`);
      assert.ok(!scene.items.some(({ drawable }) => drawable.concept === 'platform'), `${prompt} (${seed})`);
    }
});

test('trains are out in the country, whatever is with them, and trams in their street', async () => {
  for (const prompt of [
    'a photo of a train',
    'a train above a potted plant',
    'a yellow bench and a green train',
    'a mouse below a train',
    'a refrigerator in front of a train',
  ])
    for (const seed of [...SEEDS, 918273]) {
      const { setting } = staged(await understand(prompt), seed).scene;
      assert.ok(setting !== 'street' && setting !== 'city' && setting !== 'parking-lot', `${prompt} (${seed})`);
    }
  assert.equal(staged(await understand('a photo of a tram'), 3).scene.setting, 'street');
});

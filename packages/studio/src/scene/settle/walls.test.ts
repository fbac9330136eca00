import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { HEIGHT, SEEDS, briefOf, itemsOf, staged } from '../staged-for-tests.js';

test('what is mounted on the wall of a room is up there, whatever it stands on otherwise', () => {
  for (const seed of SEEDS) {
    const brief = briefOf([{ concept: 'television', attributes: ['on-the-wall'] }, { concept: 'person' }], []);
    const { scene } = staged({ ...brief, setting: 'room' }, seed);
    const [screen] = itemsOf(scene, 0);
    assert.equal(screen?.standsOn, 'nothing');
    assert.ok((screen?.y ?? HEIGHT) < HEIGHT * 0.55);
  }
});

test('several pictures hang beside each other on the wall of a room, none as large as its window', () => {
  for (const seed of SEEDS) {
    const brief = briefOf([{ concept: 'pedestal' }, { concept: 'framed-picture', count: 3 }], []);
    const { scene } = staged({ ...brief, setting: 'room' }, seed);
    for (const { y, size } of itemsOf(scene, 1)) assert.ok(size < HEIGHT * 0.17 && y < HEIGHT * 0.55);
  }
});

test('a shower above a tub comes out of the wall, and no shelf is put up for it', () => {
  for (const seed of SEEDS) {
    const brief = briefOf([{ concept: 'shower' }, { concept: 'bathtub' }], [{ kind: 'above', subject: 0, object: 1 }]);
    const { scene } = staged({ ...brief, setting: 'bathroom' }, seed);
    assert.ok(!scene.items.some(({ drawable }) => drawable.concept === 'board'));
  }
});

test('a mirror that is alone in a bathroom hangs on its wall and leaves the room to be seen', () => {
  for (const seed of SEEDS) {
    const { scene } = staged({ ...briefOf([{ concept: 'mirror' }], []), setting: 'bathroom' }, seed);
    const [mirror] = itemsOf(scene, 0);
    assert.equal(mirror?.standsOn, 'nothing');
    assert.ok((mirror?.size ?? HEIGHT) < HEIGHT * 0.4);
  }
});

test('nothing stands on the point of a shelf that is no board', () => {
  for (const seed of SEEDS) {
    const brief = briefOf([{ concept: 'clock' }, { concept: 'wall-shelf', shape: 'triangular' }], []);
    const [clock] = itemsOf(staged(brief, seed).scene, 0);
    assert.equal(clock?.standsOn, 'ground');
  }
});

test('two things of a wall hang side by side before a plain one, and a curtain hangs beside what stands', () => {
  for (const seed of SEEDS) {
    const pair = staged(
      briefOf(
        [
          { concept: 'clock', shape: 'round' },
          { concept: 'picture-frame', material: 'wood' },
        ],
        [],
      ),
      seed,
    ).scene;
    for (const { standsOn, y } of pair.items) assert.ok(standsOn === 'nothing' && y < HEIGHT * 0.75);
    const { scene } = staged(
      briefOf(
        [
          { concept: 'curtain', material: 'fabric' },
          { concept: 'chair', material: 'wood' },
        ],
        [],
      ),
      seed,
    );
    if (scene.setting !== 'studio') continue;
    const [curtain] = itemsOf(scene, 0);
    assert.ok((curtain?.y ?? HEIGHT) < HEIGHT * 0.75 && curtain?.attributes.includes('on-wall'));
  }
});

test('boards, urinals and shower heads of a room are on its wall, beside what stands on its floor', () => {
  for (const seed of SEEDS)
    for (const [concept, setting] of [
      ['blackboard', 'room'],
      ['urinal', 'bathroom'],
      ['shower-head', 'bathroom'],
    ] as const) {
      const brief = briefOf([{ concept }, { concept: 'stool' }], []);
      const [hung] = itemsOf(staged({ ...brief, setting }, seed).scene, 0);
      assert.equal(hung?.standsOn, 'nothing');
      assert.ok((hung?.y ?? HEIGHT) < HEIGHT * 0.67);
    }
});

test('a mural stands in a field of colours on its wall, behind what it shows', () => {
  for (const seed of SEEDS) {
    const brief = briefOf(
      [{ concept: 'whale', attributes: ['mural'] }, { concept: 'wall' }],
      [{ kind: 'hanging-on', subject: 0, object: 1 }],
    );
    const { scene } = staged({ ...brief, told: ['mural'], setting: 'wall' }, seed);
    const ground = scene.items.find(({ drawable }) => drawable.concept === 'mural-ground');
    const [whale] = itemsOf(scene, 0);
    assert.ok(ground && whale && ground.depth > whale.depth && ground.size > whale.size);
  }
});

test('what is fitted to a wall is just over its floor, alone or not', async () => {
  for (const prompt of [
    'A white radiator, attached to a pale yellow wall, radiates warmth and heats the room. It is quiet in this bathroom.',
    'A radiator is mounted on the wall of a living room, and a ginger cat lies on the floor in front of it. It is day.',
    'A row of four urinals in a public restroom, and a red backpack on the floor before them.',
  ]) {
    const { scene } = staged(await understand(prompt), 7);
    const [fitted] = itemsOf(scene, 0);
    assert.ok(fitted && Math.abs(fitted.y - scene.horizon) < HEIGHT * 0.03, `${prompt}: ${fitted?.y} ${scene.horizon}`);
  }
});

test('a screen above a thing of a room hangs there, on no shelf', async () => {
  const { scene } = staged(await understand('a television hangs above a brick fireplace in a living room'), 7);
  const [screen] = itemsOf(scene, 0);
  assert.ok(screen?.attributes.includes('on-wall'));
  assert.ok(!scene.items.some(({ subject }) => subject === undefined));
});

test('sockets over a desk are small, and no hill is below them', async () => {
  const { scene } = staged(await understand('four white electrical sockets on a wall above a desk'), 7);
  assert.ok(itemsOf(scene, 0).every(({ size }) => size < HEIGHT * 0.1));
  assert.ok(!scene.items.some(({ drawable }) => drawable.kind === 'nature'));
});

test('what is sprayed beside words leaves them the other half of the wall', () => {
  const alien = {
    ...briefOf(
      [{ concept: 'alien', attributes: ['mural'] }, { concept: 'wall' }],
      [{ kind: 'hanging-on', subject: 0, object: 1 }],
    ),
    lettering: [{ text: 'BE KIND', on: 'headline' as const }],
  };
  for (const seed of SEEDS) {
    const { scene } = staged({ ...alien, setting: 'wall' }, seed);
    for (const { x, size, drawable } of itemsOf(scene, 0))
      assert.ok(x - (drawable.aspect * size) / 2 > scene.width * 0.45);
  }
});

test('a mirror before a plain wall hangs there, and stands on no edge', async () => {
  const brief = await understand('a fabric blanket and a glass mirror');
  for (const seed of SEEDS) {
    const [mirror] = itemsOf(staged(brief, seed).scene, 1);
    assert.ok(mirror?.standsOn === 'nothing' && mirror.y < HEIGHT * 0.7);
  }
});

test('a picture beside a lamp of the ceiling hangs', async () => {
  const brief = await understand('a circular chandelier and a triangular wall art');
  for (const seed of SEEDS) {
    const { scene } = staged(brief, seed);
    const [hung] = itemsOf(scene, 1);
    assert.ok(hung && hung.standsOn === 'nothing' && hung.y < scene.horizon, `${seed}: ${hung?.y}`);
  }
});

test('a mirror hangs above the chest of drawers that it is named with, and stands on it on no edge', async () => {
  for (const prompt of ['an oval mirror and a rectangular vanity', 'a round mirror and a dresser'])
    for (const seed of SEEDS) {
      const { scene } = staged(await understand(prompt), seed);
      const mirror = scene.items.find(({ drawable }) => drawable.concept === 'mirror');
      const chest = scene.items.find(({ drawable }) => drawable.concept === 'dresser');
      assert.ok(mirror && chest && mirror.attributes.includes('on-wall'), prompt);
      assert.ok(mirror.y < chest.y - chest.size - HEIGHT * 0.02, prompt);
    }
});

test('outlets and switches above a stool are on the wall of a room, over its seat', () => {
  for (const concept of ['electrical-socket', 'light-switch'])
    for (const seed of SEEDS) {
      const above = { kind: 'above', subject: 0, object: 1 } as const;
      const brief = briefOf([{ concept, count: 3 }, { concept: 'stool' }], [above]);
      const { scene } = staged({ ...brief, setting: 'room' }, seed);
      const [stool] = itemsOf(scene, 1);
      assert.ok(stool);
      for (const { y, standsOn } of itemsOf(scene, 0))
        assert.ok(standsOn === 'nothing' && y < stool.y - stool.size, `${concept} at ${y}`);
    }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pondOf, shoreOf } from '../paint/world/elements/pond.js';
import { understand } from '../understanding.js';
import { HEIGHT, SEEDS, WIDTH, briefOf, itemsOf, staged, wide } from './staged-for-tests.js';

test('who stands on a farm with ducks stands beside their pond', () => {
  for (const seed of SEEDS) {
    const brief = briefOf([{ concept: 'cow', count: 3 }, { concept: 'duck', count: 3 }, { concept: 'tractor' }], []);
    const { scene } = staged({ ...brief, setting: 'farm' }, seed);
    const water = scene.surfaces.find(({ habitat }) => habitat === 'water');
    if (!water) continue;
    const pond = pondOf(scene, water);
    for (const { x, y } of [...itemsOf(scene, 0), ...itemsOf(scene, 2)]) {
      const shore = shoreOf(pond, x);
      assert.ok(!shore || y <= shore.far || y >= shore.near, `seed ${seed}: ${x}, ${y}`);
    }
  }
});

test('a bridge over a lake has neither end in the water', () => {
  for (const seed of SEEDS) {
    const { scene } = staged({ ...briefOf([{ concept: 'bridge' }], []), setting: 'lake' }, seed);
    const [bridge] = itemsOf(scene, 0);
    assert.ok(bridge && wide(bridge) > WIDTH, `seed ${seed}`);
  }
});

test('a whale leaps out of the water, and not out of the land that a lighthouse is on', () => {
  for (const seed of SEEDS) {
    const brief = briefOf(
      [{ concept: 'whale', attributes: ['jumping'] }, { concept: 'lighthouse' }],
      [{ kind: 'in-front-of', subject: 0, object: 1 }],
    );
    const { scene } = staged({ ...brief, setting: 'sea' }, seed);
    const [whale, lighthouse] = [itemsOf(scene, 0)[0], itemsOf(scene, 1)[0]];
    assert.ok(whale && lighthouse);
    const land = scene.surfaces.find(({ habitat }) => habitat === 'ground');
    assert.ok(land);
    const there = lighthouse.x > land.left && lighthouse.x < land.right;
    const [left, right] = there ? [land.left, land.right] : [WIDTH - land.right, WIDTH - land.left];
    assert.ok(whale.x < left || whale.x > right, `seed ${seed}`);
  }
});

test('an opera house on a headland ends where the land does, and none of it is in the air over the sea', async () => {
  for (const what of ['the Sydney Opera House', 'the Statue of Liberty'])
    for (const seed of SEEDS) {
      const { scene } = staged(await understand(`a whale breaching in front of ${what}`), seed);
      const built = itemsOf(scene, 1)[0];
      const land = scene.surfaces.find(({ habitat }) => habitat === 'ground');
      assert.ok(built && land && scene.setting === 'sea', `${what}, seed ${seed}`);
      const half = wide(built) / 2;
      const there = built.x > land.left && built.x < land.right;
      const [left, right] = there ? [land.left, land.right] : [WIDTH - land.right, WIDTH - land.left];
      assert.ok(built.x - half >= left - 1 && built.x + half <= right + 1, `${what}, seed ${seed}`);
      assert.ok(built.size < built.y, `${what}, seed ${seed}`);
    }
});

test('a sphinx is behind an astronaut, not a toy at his feet', () => {
  for (const seed of SEEDS) {
    const brief = briefOf([{ concept: 'pyramid', count: 3 }, { concept: 'sphinx' }, { concept: 'person' }], []);
    const { scene } = staged({ ...brief, setting: 'moon' }, seed);
    const [sphinx, person] = [itemsOf(scene, 1)[0], itemsOf(scene, 2)[0]];
    assert.ok(sphinx && person);
    assert.ok(sphinx.size > person.size || sphinx.y < person.y - HEIGHT * 0.05, `seed ${seed}`);
  }
});

test('a wreck is far larger than the fish around it', () => {
  for (const seed of SEEDS) {
    const brief = briefOf([{ concept: 'ship' }, { concept: 'fish', count: 3 }], []);
    const { scene } = staged({ ...brief, setting: 'underwater' }, seed);
    const [ship] = itemsOf(scene, 0);
    assert.ok(ship && wide(ship) > WIDTH * 0.5, `seed ${seed}`);
    for (const fish of itemsOf(scene, 1)) assert.ok(wide(fish) < wide(ship) * 0.35);
  }
});

test('what tumbles down a hill touches it', () => {
  for (const seed of SEEDS) {
    const brief = briefOf([{ concept: 'piano', attributes: ['tumbling'] }], []);
    const { scene } = staged({ ...brief, setting: 'hills', told: ['downhill'] }, seed);
    const [piano] = itemsOf(scene, 0);
    assert.ok(piano);
    assert.equal(piano.standsOn, 'ground', `seed ${seed}`);
    assert.ok(piano.size < HEIGHT * 0.3 && Math.abs(piano.turn) > 0.4);
  }
});

test('all who swim on a pond are in it', () => {
  for (const seed of SEEDS) {
    const { scene } = staged({ ...briefOf([{ concept: 'duck', count: 3 }], []), setting: 'farm' }, seed);
    const water = scene.surfaces.find(({ habitat }) => habitat === 'water');
    assert.ok(water);
    for (const { x } of itemsOf(scene, 0)) assert.ok(shoreOf(pondOf(scene, water), x), `seed ${seed}`);
  }
});

test('an airliner that takes off has its nose up', () => {
  for (const seed of SEEDS) {
    const brief = briefOf([{ concept: 'aeroplane', attributes: ['flying'] }], []);
    const { scene } = staged({ ...brief, setting: 'runway' }, seed);
    const [plane] = itemsOf(scene, 0);
    assert.ok(plane);
    assert.ok((plane.mirrored ? 1 : -1) * plane.turn > 0.1 && plane.y < scene.horizon, `seed ${seed}`);
  }
});

test('beside a lighthouse a bicycle, a man and a fence are on the shore, and no boat is', async () => {
  for (const prompt of [
    'a lighthouse and a red bicycle',
    'a man and a lighthouse',
    'a tall lighthouse and a short fence',
  ])
    for (const seed of SEEDS) assert.equal(staged(await understand(prompt), seed).scene.setting, 'beach', prompt);
  for (const seed of SEEDS)
    assert.equal(staged(await understand('a ship and a lighthouse'), seed).scene.setting, 'sea');
});

test('a bridge over the sea reaches beyond what is seen of it, and ends nowhere in the water', async () => {
  for (const prompt of ['the Golden Gate Bridge in fog', 'a suspension bridge']) {
    const [bridge] = itemsOf(staged(await understand(prompt), 3).scene, 0);
    assert.ok(bridge && bridge.drawable.aspect * bridge.size > WIDTH, prompt);
  }
});

test('the ice that one lies on or dives under is a frozen sea, and no ice cube', async () => {
  for (const [prompt, setting] of [
    ['a seal lying on the ice', 'arctic'],
    ['a polar bear at a hole in the ice', 'arctic'],
  ] as const) {
    const brief = await understand(prompt);
    assert.equal(brief.subjects.length, 1, prompt);
    assert.equal(brief.setting, setting, prompt);
  }
});

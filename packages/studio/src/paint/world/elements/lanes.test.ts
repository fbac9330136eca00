import assert from 'node:assert/strict';
import { test } from 'node:test';
import { briefOf, itemsOf, SEEDS, staged } from '../../../scene/staged-for-tests.js';
import { createView } from '../view.js';
import { lanesAcross, railsAcross } from './lanes.js';

const sceneWith = (concept: string, setting: 'road' | 'train-station' | 'field', seed: number) =>
  staged({ ...briefOf([{ concept }], []), setting }, seed).scene;

test('the road runs across below what is seen from the side', () => {
  for (const seed of SEEDS) {
    const scene = sceneWith('car', 'road', seed);
    const lanes = lanesAcross(createView(scene));
    const foot = itemsOf(scene, 0)[0]?.y ?? -1;
    assert.ok(lanes && lanes.top < foot && foot < lanes.bottom, `seed ${seed}: the car stands on its lane`);
    assert.ok(lanes.top > scene.horizon, 'on the ground');
    assert.equal(railsAcross(createView(scene)), undefined, 'a car needs no rails');
  }
});

test('whatever runs on rails has rails below it, wherever it is', () => {
  for (const setting of ['train-station', 'field'] as const) {
    const scene = sceneWith('train', setting, 3);
    const rails = railsAcross(createView(scene));
    const foot = itemsOf(scene, 0)[0]?.y ?? -1;
    assert.ok(rails && rails.top < foot && foot <= rails.bottom, setting);
    assert.equal(lanesAcross(createView(scene)), undefined, 'a train needs no road');
  }
});

test('who stands on a road leaves it as it runs', () => {
  assert.equal(lanesAcross(createView(sceneWith('cat', 'road', 3))), undefined);
});

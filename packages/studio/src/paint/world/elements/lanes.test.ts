import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { briefOf, itemsOf, SEEDS, staged } from '../../../scene/staged-for-tests.js';
import { understand } from '../../../understanding.js';
import { createView } from '../view.js';
import { comingAlong, lanesAcross, railsAcross, streetAcross } from './lanes.js';
import { frontOf, metreBehind } from './street-front.js';
import { paintPath, underneath } from './paths.js';

const sceneWith = (concept: string, setting: 'road' | 'train-station' | 'field' | 'river', seed: number) =>
  staged({ ...briefOf([{ concept }], []), setting }, seed).scene;

test('the road runs across below what is seen from the side', () => {
  for (const seed of SEEDS) {
    const scene = sceneWith('car', 'road', seed);
    const lanes = lanesAcross(createView(scene));
    const foot = itemsOf(scene, 0)[0]?.y ?? -1;
    assert.ok(lanes && lanes.top < foot && foot < lanes.bottom, `seed ${seed}: the car stands on its lane`);
    assert.ok(lanes.top > scene.horizon, 'on the ground');
    assert.deepEqual(railsAcross(createView(scene)), [], 'a car needs no rails');
  }
});

test('whatever runs on rails has rails below it, wherever it is', () => {
  for (const setting of ['train-station', 'field', 'river'] as const) {
    const scene = sceneWith('train', setting, 3);
    const [rails] = railsAcross(createView(scene));
    const foot = itemsOf(scene, 0)[0]?.y ?? -1;
    assert.ok(rails && rails.top < foot && foot <= rails.bottom, setting);
    assert.equal(lanesAcross(createView(scene)), undefined, 'a train needs no road');
  }
});

test('the road of who rides a motorcycle or a bicycle runs across as these are seen', async () => {
  for (const prompt of ['a biker on the road', 'a cyclist on a road', 'a person riding a motorcycle down the highway'])
    for (const seed of SEEDS) {
      const { scene } = staged(await understand(prompt), seed);
      assert.ok(lanesAcross(createView(scene)), `${prompt}, seed ${seed}`);
    }
});

test('no path that nobody asked for lies where a flower grows', () => {
  for (const seed of SEEDS) {
    const { scene } = staged({ ...briefOf([{ concept: 'rose' }], []), setting: 'garden' }, seed);
    const { x = 0, y = 0 } = itemsOf(scene, 0)[0] ?? {};
    const view = createView(scene);
    const context = createCanvas(scene.width, scene.height).getContext('2d');
    const along = { name: 'garden path', top: view.horizon, colour: [214, 196, 168] as const, wide: 0.26 };
    const keep = paintPath(context, view, { ...along, end: x / scene.width, start: x / scene.width });
    assert.ok(!keep(x, y), `seed ${seed}`);
  }
});

test('who stands on a road leaves it as it runs', () => {
  assert.equal(lanesAcross(createView(sceneWith('cat', 'road', 3))), undefined);
});

test('each of two trains has rails of its own, the farther one higher', () => {
  const { scene } = staged({ ...briefOf([{ concept: 'train', count: 2 }], []), setting: 'field' }, 3);
  const lines = railsAcross(createView(scene));
  const feet = itemsOf(scene, 0).map(({ y }) => y);
  assert.equal(lines.length, 2);
  for (const foot of feet)
    assert.equal(lines.filter(({ top, bottom }) => top < foot && foot <= bottom).length, 1, 'one line below each');
});

test('what belongs to the kerb stands before the shops, never in the lane', () => {
  for (const seed of SEEDS) {
    const alone = staged({ ...briefOf([{ concept: 'parking-meter' }], []), setting: 'street' }, seed).scene;
    const lanes = streetAcross(createView(alone));
    const foot = itemsOf(alone, 0)[0]?.y ?? Infinity;
    assert.ok(lanes && foot < lanes.top, `seed ${seed}: on the pavement`);
    const beside = briefOf([{ concept: 'stop-sign' }, { concept: 'car' }], []);
    const { scene } = staged({ ...beside, setting: 'street' }, seed);
    const road = streetAcross(createView(scene));
    assert.ok(road && (itemsOf(scene, 0)[0]?.y ?? Infinity) < road.top, `seed ${seed}: beside a car as well`);
  }
});

test('benches, mailboxes and telephone boxes stand on the pavement, and no building closes the street', () => {
  for (const concept of ['bench', 'mailbox', 'trash-can', 'phone-booth']) {
    const { scene } = staged({ ...briefOf([{ concept }], []), setting: 'street' }, 7);
    const lanes = streetAcross(createView(scene));
    assert.ok(lanes && (itemsOf(scene, 0)[0]?.y ?? Infinity) < lanes.top, concept);
  }
  const person = staged({ ...briefOf([{ concept: 'person' }], []), setting: 'street' }, 7).scene;
  assert.equal(streetAcross(createView(person)), undefined);
});

test('a road is below what comes along it, and wider', () => {
  for (const seed of SEEDS) {
    const coming = comingAlong(
      createView(
        staged({ ...briefOf([{ concept: 'car', attributes: ['front-view'] }], []), setting: 'road' }, seed).scene,
      ),
    );
    assert.ok(coming);
    const [x, half] = underneath(() => [40, 10], coming)(coming.y);
    assert.ok(Math.abs(x - coming.x) < 1, `seed ${seed}: in its middle`);
    assert.ok(half > coming.half, 'with both wheels');
  }
  assert.equal(comingAlong(createView(sceneWith('car', 'road', 3))), undefined);
});

test('small ones among others are on a street that runs across as well, and not athwart one that runs away', () => {
  for (const seed of SEEDS) {
    const brief = briefOf(
      [
        { concept: 'bus', count: 4 },
        { concept: 'tree', count: 4 },
      ],
      [],
    );
    const { scene } = staged({ ...brief, setting: 'street' }, seed);
    const buses = itemsOf(scene, 0);
    const sideways = buses.filter(({ drawable }) => drawable.aspect > 1.1);
    const lanes = streetAcross(createView(scene));
    assert.ok(buses.length > 1);
    assert.ok(sideways.length === 0 || lanes !== undefined, `seed ${seed}`);
  }
});

test('over the table before our eyes no splinter of a path is seen', () => {
  const way = { name: 'path', end: 0.5, start: 0.5, colour: [172, 148, 112] as const, wide: 0.24 };
  const seen = (concepts: readonly string[]): boolean => {
    const brief = briefOf(
      concepts.map((concept) => ({ concept })),
      [],
    );
    const { scene } = staged({ ...brief, setting: 'park' }, 3);
    const { width, height, horizon } = scene;
    const keep = paintPath(createCanvas(width, height).getContext('2d'), createView(scene), {
      ...way,
      top: horizon,
    });
    return Array.from({ length: 40 }, (_, step) => (step / 40) * width).some((x) => keep(x, horizon + height * 0.06));
  };
  assert.ok(seen(['deer']) && !seen(['fork', 'deer']));
});

test('a door across the pavement is as high above what stands at the kerb as doors are', () => {
  for (const seed of SEEDS)
    for (const [concept, count] of [
      ['fire-hydrant', 3],
      ['fire-hydrant', 2],
      ['parking-meter', 1],
    ] as const) {
      const { scene } = staged({ ...briefOf([{ concept, count }], []), setting: 'street' }, seed);
      const view = createView(scene);
      const lanes = streetAcross(view);
      if (!lanes) continue;
      const door = 2.1 * metreBehind(view, frontOf(view, lanes));
      for (const { size, drawable } of itemsOf(scene, 0))
        assert.ok(size / door < (drawable.height / 2.1) * 1.7, `${concept} ${count} (${seed}): ${size} ${door}`);
    }
});

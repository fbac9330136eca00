import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { itemBox } from '../scene.js';
import { HEIGHT, SEEDS, WIDTH, itemsOf, staged } from '../staged-for-tests.js';

/** What the picture is about, by its concept, and the least share of the height that it fills. */
const cases: readonly (readonly [prompt: string, share: number])[] = [
  ['a bowl of soup on a table', 0.2],
  ['a kitten on a sofa', 0.2],
  ['a person standing on a rug', 0.38],
  ['a violinist under a bridge', 0.3],
];

for (const [prompt, share] of cases) {
  test(`${prompt}: not lost in its surroundings`, async () => {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const [main] = itemsOf(staged(brief, seed).scene, 0);
      assert.ok(main && main.size > HEIGHT * share, `${main?.size} of ${HEIGHT}, seed ${seed}`);
    }
  });
}

/** What is named with it and must be seen whole. */
const wholes: readonly string[] = [
  'a red apple on a white plate',
  'a black mug on a white saucer',
  'a hexagonal clock above a round blue table',
  'a blue tie and a pink dining table',
];

for (const prompt of wholes) {
  test(`${prompt}: nothing is cut off by the frame`, async () => {
    const brief = await understand(prompt);
    for (const seed of SEEDS)
      for (const item of itemsOf(staged(brief, seed).scene, 1)) {
        const { left, right, bottom } = itemBox(item);
        assert.ok(left >= 0 && right <= WIDTH && bottom <= HEIGHT, `${left} ${right} ${bottom}, seed ${seed}`);
      }
  });
}

/** The smaller one first in the world, whichever is named first. */
const pairs: readonly (readonly [prompt: string, small: number, large: number])[] = [
  ['a wallet and a chair', 0, 1],
  ['a bird and a bus', 0, 1],
  ['an elephant and a swan', 1, 0],
  ['a couch and a wine glass', 1, 0],
  ['a computer keyboard beside an office chair', 0, 1],
  ['a train and a cup', 1, 0],
];

for (const [prompt, small, large] of pairs) {
  test(`${prompt}: what is larger in the world looks larger, and the other can be seen`, async () => {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [one, other] = [small, large].map((subject) => {
        const [item] = itemsOf(scene, subject);
        return item ? item.size * Math.sqrt(item.drawable.aspect) : 0;
      }) as [number, number];
      assert.ok(other > one * 1.4, `${Math.round(one)} against ${Math.round(other)} pixels, seed ${seed}`);
      assert.ok(one > HEIGHT * 0.08, `only ${Math.round(one)} pixels, seed ${seed}`);
    }
  });
}

test('what stands alone in a place is whole; only who asks for a close view sees its foot below the frame', async () => {
  for (const prompt of ['a lantern in a cozy room', 'a bottle on the beach', 'a candle in a dark hallway'])
    for (const seed of SEEDS) {
      const [item] = itemsOf(staged(await understand(prompt), seed).scene, 0);
      assert.ok(item && itemBox(item).bottom < HEIGHT, prompt);
    }
  const [item] = itemsOf(staged(await understand('a close-up of a candle'), 1).scene, 0);
  assert.ok(item && itemBox(item).bottom > HEIGHT);
});

test('the fence below a rooster is seen down to its foot', async () => {
  for (const prompt of ['a rooster on a fence', 'a sock hanging from a clothesline'])
    for (const seed of SEEDS) {
      const [fence] = itemsOf(staged(await understand(prompt), seed).scene, 1);
      assert.ok(fence && fence.y < HEIGHT, `${prompt} (${seed}): ${fence?.y}`);
    }
});

test('however near we step to who is before a house, the house stands on the land', async () => {
  for (const prompt of ['a girl in front of a house', 'a car in front of a barn', 'a cow in front of a barn']) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const house = scene.items.find(({ subject }) => subject === 1);
      const land = scene.surfaces.find(({ habitat }) => habitat === 'ground');
      assert.ok(house && land && house.y > land.far - scene.height * 0.02, `${prompt}: ${house?.y} over ${land?.far}`);
    }
  }
});

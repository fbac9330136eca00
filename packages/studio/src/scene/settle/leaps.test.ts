import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import type { Item } from '../scene.js';
import { itemBox } from '../scene.js';
import { HEIGHT, SEEDS, staged } from '../staged-for-tests.js';

const itemsOf = async (prompt: string, seed = 3): Promise<readonly Item[]> =>
  staged(await understand(prompt), seed).scene.items;

test('who jumps is off the ground with what they hold, and casts a shadow there', async () => {
  const [still] = await itemsOf('a kangaroo');
  const [leaping] = await itemsOf('a kangaroo hopping in the air');
  assert.ok(still?.aloft === undefined && (leaping?.aloft ?? 0) > (leaping?.size ?? 0) * 0.15);
  const items = await itemsOf('a robot holding a balloon and jumping');
  const balloon = items.find(({ drawable }) => drawable.concept === 'balloon');
  assert.ok(balloon && itemBox(balloon).top >= 0);
});

test('a whale that breaches shoots up out of the water, its tail below the surface, all of its head in the picture', async () => {
  for (const seed of SEEDS) {
    const staging = staged(await understand('a whale breaching in front of the Sydney Opera House'), seed).scene;
    const whale = staging.items.find(({ drawable }) => drawable.concept === 'whale');
    const water = staging.surfaces.find(({ habitat }) => habitat === 'water');
    assert.ok(whale?.cut && water);
    assert.ok(Math.abs(whale.turn) > 0.5 && whale.turn < 0 === !whale.mirrored);
    assert.ok(whale.cut.y > water.far && whale.cut.x > water.left && whale.cut.x < water.right);
  }
});

test('a fish that leaps is no higher than a tree, and does not stand upright on its tail', async () => {
  for (const seed of SEEDS) {
    const { scene } = staged(await understand('a mountain stream with salmon leaping out of it'), seed);
    const fish = scene.items.filter(({ drawable }) => drawable.concept === 'fish');
    assert.ok(fish.length > 0);
    // it is drawn with its nose up
    for (const { turn, size, cut, y } of fish)
      assert.ok(turn === 0 && size < HEIGHT * 0.2 && cut && cut.y < y, `${turn}, ${size}`);
  }
});

test('who jumps off something is beside its edge, on the way down', async () => {
  for (const seed of SEEDS)
    for (const prompt of ['a cat jumping down from a wall', 'a girl jumping off a boulder']) {
      const items = await itemsOf(prompt, seed);
      const jumper = items.find(({ subject }) => subject === 0);
      const host = items.find(({ subject }) => subject === 1);
      assert.ok(jumper && host, prompt);
      const [own, its] = [itemBox(jumper), itemBox(host)];
      const middle = (own.left + own.right) / 2;
      assert.ok(middle < its.left || middle > its.right, 'beside it');
      assert.ok(jumper.y > its.top && jumper.y < its.bottom, 'below its top');
    }
});

test('what tumbles is askew, and what goes down a hill leans with it', async () => {
  const tumbling = (await itemsOf('a piano tumbling down a hill')).find(({ subject }) => subject === 0);
  assert.ok(tumbling && Math.abs(tumbling.turn) > 0.4);
  const rolling = (await itemsOf('a soccer ball rolling down the street')).find(({ subject }) => subject === 0);
  assert.ok(rolling && rolling.aloft === undefined && rolling.standsOn === 'ground');
  const truck = (await itemsOf('a pickup truck rolling over a grassy field')).find(({ subject }) => subject === 0);
  assert.ok(truck && truck.turn === 0 && truck.standsOn === 'ground');
  const items = await itemsOf('a bull charging down a hill');
  const bull = items.find(({ subject }) => subject === 0);
  assert.ok(items.some(({ drawable }) => drawable.concept === 'hillside'));
  assert.ok(bull && bull.turn > 0.2 && !bull.mirrored);
});

test('who jumps on a bed stands above it and sits on nothing', async () => {
  const jumper = (await itemsOf('a boy jumping on a bed')).find(({ subject }) => subject === 0);
  assert.ok(jumper && !jumper.attributes.includes('seated'));
});

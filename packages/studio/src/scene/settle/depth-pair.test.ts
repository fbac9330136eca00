import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { tableEdge } from '../../paint/world/site.js';
import { itemBox } from '../scene.js';
import type { Item } from '../scene.js';
import { HEIGHT, SEEDS, WIDTH, itemsOf, staged, wide } from '../staged-for-tests.js';

/** The two things of a prompt, as they are staged. */
async function pairsOf(prompt: string): Promise<readonly (readonly [Item, Item])[]> {
  const brief = await understand(prompt);
  return SEEDS.map((seed) => {
    const { scene } = staged(brief, seed);
    const [[one], [other]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
    assert.ok(one && other, prompt);
    return [one, other];
  });
}

test('who is behind what is on a table does not stand on the table', async () => {
  for (const prompt of ['a person behind a television', 'a girl hidden by a computer'])
    for (const [who, screen] of await pairsOf(prompt)) {
      const edge = who.cut?.y ?? Infinity;
      assert.ok(edge < screen.y && itemBox(who).bottom > edge, prompt);
      // where the top of the table is painted, and not on it
      assert.ok(edge <= HEIGHT * tableEdge + 1, prompt);
      assert.ok(itemBox(who).top < itemBox(screen).top, prompt);
    }
});

test('who is behind a table, and not behind what is on it, is seen down to the feet', async () => {
  for (const prompt of ['a sheep hidden by a table', 'a sheep behind a lamp', 'a horse behind a table'])
    for (const [who] of await pairsOf(prompt)) assert.equal(who.cut, undefined, prompt);
});

test('a thing that another one hides is seen beside it, and is not its hat', async () => {
  for (const prompt of ['a lamp hidden by a turtle', 'a vase hidden by a lamp'])
    for (const [hidden, before] of await pairsOf(prompt)) {
      assert.ok(Math.abs(hidden.x - before.x) > wide(before) * 0.2, prompt);
      assert.ok(itemBox(hidden).left < itemBox(before).right && itemBox(hidden).right > itemBox(before).left, prompt);
    }
});

test('what is behind a bicycle or a table looks out behind it, and that is seen whole', async () => {
  for (const prompt of ['a bicycle in front of a cup', 'a desk in front of a phone', 'a chair in front of a spoon'])
    for (const [before, behind] of await pairsOf(prompt)) {
      const [large, small] = [itemBox(before), itemBox(behind)];
      assert.ok(large.left > 0 && large.right < WIDTH, `${prompt}: cut by the frame`);
      assert.ok(small.left < large.right && behind.y < before.y - before.size * 0.08, `${prompt}: beside it`);
    }
});

test('a plate before or behind another thing lies', async () => {
  for (const prompt of ['a plate in front of a turtle', 'a plate behind a cup', 'a plate hidden by a bowl'])
    for (const [plate] of await pairsOf(prompt)) assert.ok(plate.drawable.aspect > 2.2, prompt);
});

test('an airliner behind a car is no toy', async () => {
  for (const [airliner, car] of await pairsOf('an airplane hidden by a car')) {
    assert.ok(wide(airliner) > wide(car) * 1.8 && airliner.size > car.size * 1.4);
    assert.ok(itemBox(car).left > itemBox(airliner).left && itemBox(car).right < itemBox(airliner).right);
  }
});

test('a balloon that hides an airliner is in the sky with it', async () => {
  const { scene } = staged(await understand('an airplane hidden by a balloon'), 3);
  assert.ok(scene.items.every(({ foremost }) => foremost !== true));
});

test('what flies behind or before another thing is whole and over its back, and a lamp with a foot stands', async () => {
  for (const prompt of ['a bee hidden by a butterfly', 'a butterfly in front of a clock', 'a bee behind a pig'])
    for (const pair of await pairsOf(prompt))
      for (const item of pair) assert.ok(itemBox(item).bottom < HEIGHT && itemBox(item).top > 0, prompt);
  for (const [bee, pig] of await pairsOf('a bee behind a pig')) {
    assert.ok(itemBox(bee).bottom < pig.y - pig.size * 0.4, 'at its feet');
    assert.ok(Math.abs(bee.x - pig.x) < wide(pig) * 0.5, 'beside it');
  }
  for (const [lamp] of await pairsOf('a lamp above a cat')) assert.equal(lamp.standsOn, 'item');
});

test('the neck of a giraffe does not grow out of the head of the frog before it', async () => {
  for (const [giraffe, frog] of await pairsOf('a giraffe hidden by a frog'))
    assert.ok(Math.abs(giraffe.x - frog.x) > wide(frog) * 0.25);
});

test('a couch that somebody hides is as large behind them as it is, and they are before its middle', async () => {
  for (const prompt of ['a couch hidden by a girl', 'a sofa hidden by a man'])
    for (const [couch, who] of await pairsOf(prompt)) {
      const truly = couch.drawable.height / who.drawable.height;
      assert.ok(couch.size > who.size * truly * 0.9, prompt);
      assert.ok(Math.abs(couch.x - who.x) < wide(couch) * 0.35, prompt);
    }
});

test('what flies behind another thing is in the air, and casts no shadow into it', async () => {
  for (const prompt of ['a butterfly behind a girl', 'a bee behind a cat', 'a butterfly behind a book'])
    for (const [flying] of await pairsOf(prompt)) assert.equal(flying.standsOn, 'nothing', prompt);
});

test('a key behind somebody is no plank, and a plate before a vase no table', async () => {
  for (const prompt of ['a key behind a girl', 'a key behind a rabbit', 'a key behind a backpack'])
    for (const [key, before] of await pairsOf(prompt))
      assert.ok(wide(key) < Math.max(before.size, wide(before)) * 0.36, `${prompt}: ${wide(key) / before.size}`);
  for (const [plate, vase] of await pairsOf('a plate in front of a vase'))
    assert.ok(wide(plate) < vase.size * 2.1, `${wide(plate) / vase.size}`);
});

test('a bee before a mouse or a cat is a bee', async () => {
  for (const [prompt, most] of [
    ['a bee in front of a mouse', 0.4],
    ['a bee in front of a cat', 0.25],
  ] as const)
    for (const [bee, beast] of await pairsOf(prompt)) assert.ok(wide(bee) < wide(beast) * most, prompt);
});

test('what hides a horse or a cow is before the middle of it, and it is no toy', async () => {
  for (const prompt of ['a horse hidden by a refrigerator', 'a cow hidden by a woman', 'a giraffe hidden by a girl'])
    for (const [beast, before] of await pairsOf(prompt)) {
      const truly = beast.drawable.height / before.drawable.height;
      assert.ok(beast.size > before.size * Math.min(2.5, truly * 0.8), `${prompt}: ${beast.size / before.size}`);
    }
});

test('a vase behind a hen is lower than she is', async () => {
  for (const [vase, hen] of await pairsOf('a vase behind a chicken')) assert.ok(vase.size < hen.size);
});

test('a cow behind a train is no half of its engine', async () => {
  for (const [train, cow] of await pairsOf('a train in front of a cow'))
    assert.ok(cow.size < train.size * 0.5, `${cow.size} behind ${train.size}`);
});

test('who stands behind somebody is no larger for that', async () => {
  for (const prompt of ['a woman behind a man', 'a man behind a woman', 'a woman behind a girl'])
    for (const [who, before] of await pairsOf(prompt)) {
      const [far, near] = [who, before].map(({ size, drawable }) => size / drawable.height) as [number, number];
      assert.ok(far < near && far > near * 0.8, `${prompt}: ${far / near}`);
    }
});

test('who is behind a train stands beyond its rails', async () => {
  for (const prompt of ['a person hidden by a train', 'a dog hidden by a train'])
    for (const [who, train] of await pairsOf(prompt))
      assert.ok(train.y - who.y > HEIGHT * 0.08, `${prompt}: ${(train.y - who.y) / HEIGHT}`);
});

test('a van is no smaller than the bicycle before it, and a mouse behind a girl no rabbit', async () => {
  for (const [bicycle, van] of await pairsOf('a bicycle in front of a van')) assert.ok(van.size > bicycle.size * 1.7);
  for (const [mouse, girl] of await pairsOf('a mouse behind a girl')) assert.ok(wide(mouse) < girl.size * 0.2);
});

test('what a balloon hides lies on the ground, and the body of the balloon is before it', async () => {
  for (const prompt of ['a wallet hidden by a balloon', 'a key behind a balloon'])
    for (const [thing, balloon] of await pairsOf(prompt)) {
      assert.ok(thing.y > HEIGHT * 0.78, `${prompt}: in the air at ${thing.y}`);
      const { top, bottom } = itemBox(balloon);
      assert.ok(top > 0 && top + (bottom - top) * 0.58 < HEIGHT * 1.01, `${prompt}: cut by the frame`);
    }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { itemBox } from '../scene.js';
import { SEEDS, itemsOf, staged } from '../staged-for-tests.js';

test('clothes on their stands, and a lamp that hangs beside a picture, do not reach over each other', async () => {
  for (const prompt of [
    'a fabric pants and a leather jacket',
    'a circular chandelier and a triangular wall art',
    'a leather jacket and a wooden coat rack',
  ]) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [[one], [other]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
      assert.ok(one && other, prompt);
      const [a, b] = [itemBox(one), itemBox(other)];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      assert.ok(across < scene.width * 0.02 || a.top > b.bottom || b.top > a.bottom, `${prompt}: ${across}`);
      for (const { left, right } of [a, b]) assert.ok(left >= 0 && right <= scene.width, `${prompt}: ${left} ${right}`);
    }
  }
});

test('what lies on a table stays there though nothing was said of it', async () => {
  const { scene } = staged(await understand('a plastic cutlery and a glass table'), 5150);
  const [[lying], [table]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
  assert.ok(lying && table);
  const [a, b] = [itemBox(lying), itemBox(table)];
  assert.ok(a.left >= b.left && a.right <= b.right, `${a.left} ${a.right} ${b.left} ${b.right}`);
});

test('two eyes are level', async () => {
  const { scene } = staged(await understand('A green ct with black eyes sitting in the sun.'), 3);
  const [one, other] = itemsOf(scene, 0);
  assert.ok(one && other && Math.abs(one.y - one.size / 2 - other.y + other.size / 2) < 4, `${one?.y} ${other?.y}`);
});

test('a pot on a coaster is larger than a cup beside it, and the pumpkin before an acorn stands in no furnished room', async () => {
  const { scene } = staged(await understand('a glass cup beside a tea pot on a coaster'), 3);
  const find = (concept: RegExp) => scene.items.find(({ drawable }) => concept.test(drawable.concept));
  const [pot, cup] = [find(/^teapot$/), find(/cup|glass/)];
  assert.ok(pot && cup && pot.size > cup.size, `${pot?.size} ${cup?.size}`);
  assert.equal(staged(await understand('an orange pumpkin and a brown acorn'), 3).scene.setting, 'studio');
});

test('clouds over a station are above its roof', async () => {
  const brief = await understand('The white clouds drift over the train and the station.');
  for (const seed of SEEDS) {
    const { scene } = staged(brief, seed);
    for (const cloud of scene.items.filter(({ drawable }) => drawable.habitat === 'sky'))
      assert.ok(cloud.y < scene.height * 0.3, `${cloud.y}`);
  }
});

test('a board that lies on a table lies before its far edge, a desk stands in no lane, socks on a floor lie there', async () => {
  const brief = await understand('a cubic die and a diamond game board');
  for (const seed of SEEDS) {
    const { scene } = staged(brief, seed);
    const ledge = scene.items.find(({ drawable }) => drawable.concept === 'near-ledge');
    const [board] = itemsOf(scene, 1);
    if (ledge && board)
      assert.ok(itemBox(board).top > itemBox(ledge).top, `${itemBox(board).top} ${itemBox(ledge).top}`);
  }
  assert.equal(staged(await understand('a metallic car and a wooden desk'), 3).scene.setting, 'parking-lot');
  const floor = staged(
    await understand('The fluffy socks and leather slippers warm the wooden floor in the bedroom.'),
    3,
  ).scene;
  const [socks] = itemsOf(floor, 0);
  assert.ok(socks && socks.drawable.aspect > 1, `${socks?.drawable.aspect}`);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { itemBox } from '../scene.js';
import type { Scene } from '../scene.js';
import { itemsOf, overlap, SEEDS, staged } from '../staged-for-tests.js';

const sceneOf = async (prompt: string, seed = 3): Promise<Scene> => staged(await understand(prompt), seed).scene;
const conceptsOf = ({ items }: Scene): string[] =>
  items.filter(({ worn }) => !worn).map(({ drawable }) => drawable.concept);

test('what goes with who runs is on them or in their hands', async () => {
  const headphones = await sceneOf('a woman jogging with headphones');
  assert.deepEqual(conceptsOf(headphones), ['person']);
  assert.ok(itemsOf(headphones, 0)[0]?.attributes.includes('headphones'));
  const [athlete, ...others] = (await sceneOf('an athlete running with the ball')).items;
  assert.ok(athlete?.drawable.draws?.includes('ball') && others.length === 0);
  const scene = await sceneOf('a chef running with a cake');
  const [[runner], [cake]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
  assert.ok(runner && cake && overlap(cake, runner) > 0.2);
  assert.ok(cake.y < runner.y - runner.size * 0.3, 'off the ground');
});

test('a player who hits the ball plays their game, with its own ball and bat', async () => {
  for (const [prompt, act] of [
    ['a tennis player hitting a ball', 'tennis'],
    ['a baseball player hitting a ball', 'baseball'],
    ['a volleyball player spiking the ball', 'volleyball'],
    ['a cricket player hitting the ball with a bat', 'baseball'],
  ] as const) {
    const scene = await sceneOf(prompt);
    assert.deepEqual(conceptsOf(scene), ['person'], prompt);
    assert.ok(itemsOf(scene, 0)[0]?.attributes.includes(act), prompt);
  }
});

test('a skater on ice has skates on and stands on a lake, and is made of no ice', async () => {
  for (const prompt of ['a skater spinning on the ice', 'an ice skater gliding on the ice']) {
    const scene = await sceneOf(prompt);
    assert.equal(scene.setting, 'frozen-lake', prompt);
    assert.deepEqual(conceptsOf(scene), ['person'], prompt);
    const [skater] = itemsOf(scene, 0);
    assert.ok(skater?.attributes.includes('skating') && skater.material === undefined, prompt);
  }
});

test('under water nobody swims at the surface', async () => {
  const [diver] = itemsOf(await sceneOf('a diver swimming with a sea turtle'), 0);
  assert.ok(diver?.attributes.includes('scuba-diving') && !diver.attributes.includes('swimming'));
});

test('who swims with dolphins is below the surface with them', async () => {
  const scene = await sceneOf('a girl swimming with a dolphin');
  assert.equal(scene.setting, 'underwater');
  const [[girl], [dolphin]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
  assert.ok(girl?.attributes.includes('scuba-diving') && dolphin && dolphin.size > girl.size * 0.7);
});

test('what is leapt over is on the ground below, and no table is there', async () => {
  for (const seed of SEEDS) {
    const scene = await sceneOf('a horse jumping over a log', seed);
    assert.deepEqual(conceptsOf(scene).toSorted(), ['horse', 'log']);
    const [[horse], [log]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
    assert.ok(horse && log && horse.y < log.y - log.size * 0.5, `seed ${seed}`);
  }
});

test('who climbs a ladder to pick apples stands on it, at the tree', async () => {
  const scene = await sceneOf('a girl climbing a ladder to pick apples');
  assert.deepEqual(conceptsOf(scene), ['person']);
  assert.ok(itemsOf(scene, 0)[0]?.attributes.includes('picking-high'));
});

test('who climbs over a fence is over it, and no smaller than it', async () => {
  for (const seed of SEEDS) {
    const scene = await sceneOf('a man climbing over a fence', seed);
    const [[man], [fence]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
    assert.ok(man && fence && man.size > fence.size * 0.9 && man.y < fence.y, `seed ${seed}`);
  }
});

test('who pulls a sled goes before it with its rope in hand', async () => {
  for (const prompt of ['a man pulling a sled', 'a woman pulling a suitcase', 'a farmer pulling a donkey'])
    for (const seed of SEEDS) {
      const scene = await sceneOf(prompt, seed);
      const [[puller], [load]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
      const rope = scene.items.find(({ drawable }) => drawable.concept === 'lead');
      assert.ok(puller && load && rope, `${prompt}, seed ${seed}`);
      assert.equal(puller.mirrored, puller.x < load.x, `${prompt}: away from what follows`);
      const { left, right } = itemBox(load);
      const end = puller.x < load.x ? itemBox(rope).right : itemBox(rope).left;
      assert.ok(end > left - 3 && end < right + 3, `${prompt}: tied to it`);
    }
});

test('what is pushed up a hill is on its side before who pushes it', async () => {
  for (const prompt of ['a man pushing a car up a hill', 'a woman pushing a bicycle up a hill'])
    for (const seed of SEEDS) {
      const scene = await sceneOf(prompt, seed);
      const [[who], [load]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
      assert.ok(who && load, prompt);
      assert.ok(load.x > who.x + who.size * 0.3, `${prompt}, seed ${seed}: nobody is on it`);
      assert.ok(load.y < who.y && load.turn < -0.1, `${prompt}: up the slope`);
    }
});

test('a fighter is somebody, and a fighter jet flies', async () => {
  assert.deepEqual(conceptsOf(await sceneOf('a judo fighter')), ['person']);
  assert.deepEqual(conceptsOf(await sceneOf('a fighter jet')), ['fighter-jet']);
});

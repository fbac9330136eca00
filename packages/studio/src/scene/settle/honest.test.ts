import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { boxAround, itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';
import { SEEDS, staged, wide } from '../staged-for-tests.js';

async function sceneOf(prompt: string, seed: number): Promise<{ scene: Scene; find: (concept: string) => Item }> {
  const { scene } = staged(await understand(prompt), seed);
  const find = (concept: string): Item => {
    const found = scene.items.find(({ drawable }) => drawable.concept === concept);
    assert.ok(found, `${concept} in "${prompt}"`);
    return found;
  };
  return { scene, find };
}

test('told at length, a small thing is no giant beside a large one', async () => {
  const prompt =
    'In a bright kitchen two ripe bananas lean against a tall white washing machine. The floor is tiled and clean, the walls are pale, and the morning sun falls softly through the window behind them.';
  for (const seed of SEEDS) {
    const { find } = await sceneOf(prompt, seed);
    const [banana, machine] = [find('banana'), find('washing-machine')];
    assert.ok(wide(banana) < wide(machine) * 0.6, `${wide(banana)} beside ${wide(machine)}`);
    assert.ok(banana.size < machine.size * 0.27, `${banana.size} beside ${machine.size}`);
  }
});

test('what lies on a carpet leaves most of it free', async () => {
  const prompt =
    'A lone red megaphone lies on a wide blue carpet in an empty hall. Nobody is around, the lights are low, and long shadows stretch across the floor from the tall windows at the far side.';
  for (const seed of SEEDS) {
    const { find } = await sceneOf(prompt, seed);
    assert.ok(wide(find('megaphone')) < wide(find('rug')) * 0.55);
  }
});

test('many small things on a table lie in two rows, and no plate is as wide as the table', async () => {
  const prompt =
    'On a sturdy wooden desk lie three red staplers, four paper clips, two pens, a tape measure and three erasers. The dark wood is polished and clean, and a soft even light falls on everything from above.';
  for (const seed of SEEDS) {
    const { scene } = await sceneOf(prompt, seed);
    const { top, bottom } = boxAround(scene.items);
    assert.ok(bottom - top > scene.height * 0.16, 'no line of crumbs');
    for (const item of scene.items) assert.ok(wide(item) < scene.width * 0.6 && itemBox(item).bottom <= scene.height);
  }
});

test('what was said to be parked or to hover is near the ground', async () => {
  for (const seed of SEEDS) {
    const parked =
      'A small white plane, old but well kept, is parked on a clear area near a lake. The sky is full of clouds.';
    const { scene, find } = await sceneOf(parked, seed);
    assert.ok(find('aeroplane').y > scene.horizon, 'it stands');
    const hovering = await sceneOf('A red hoverboard floats above the asphalt of a busy street.', seed);
    assert.ok(hovering.find('skateboard').y > hovering.scene.horizon, 'it is just above the street');
  }
});

test('a shelf hangs beside the shower', async () => {
  const prompt =
    'In a modern bathroom a chrome shower is mounted on the wall, and a wooden shelf hangs near it. The tiles are white and clean, and the soft light of the evening falls through a small window.';
  for (const seed of SEEDS) {
    const { find } = await sceneOf(prompt, seed);
    const [shower, shelf] = [itemBox(find('shower')), itemBox(find('wall-shelf'))];
    const over = Math.min(shower.right, shelf.right) - Math.max(shower.left, shelf.left);
    const beside = Math.min(shower.bottom, shelf.bottom) < Math.max(shower.top, shelf.top);
    assert.ok(beside || over < (shelf.right - shelf.left) * 0.2, String(over));
  }
});

test('told shortly of several, what is small is no giant beside what is large, and is still to be known', async () => {
  for (const [prompt, small, large, most] of [
    ['The shiny red apple sat beside the old wooden barrel and the sleeping cat.', 'apple', 'barrel', 2.4],
    ['A mouse is hiding under a chair next to a table.', 'mouse', 'chair', 2.2],
    ['A hamster sits next to a wheel and a water bottle.', 'hamster', 'wheel', 2],
    ['A butterfly rests on a flower near a cow.', 'flower', 'cow', 2.4],
  ] as const)
    for (const seed of SEEDS) {
      const { find, scene } = await sceneOf(prompt, seed);
      const [one, other] = [find(small), find(large)];
      const larger = one.size / one.drawable.height / (other.size / other.drawable.height);
      assert.ok(larger < most, `${prompt}, seed ${seed}: ${larger}`);
      assert.ok(one.size * Math.sqrt(one.drawable.aspect) > scene.height * 0.055, `${prompt}, seed ${seed}: a speck`);
    }
});

test('who looks out behind a bush is not lost there', async () => {
  const prompt = 'The brown rabbit hid behind the green bush near the red barn.';
  for (const seed of SEEDS) {
    const { find, scene } = await sceneOf(prompt, seed);
    assert.ok(find('rabbit').size > scene.height * 0.15, `seed ${seed}`);
  }
});

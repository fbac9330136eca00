import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import type { Scene } from '../../scene/scene.js';
import { itemBox } from '../../scene/scene.js';
import { itemsOf, staged } from '../../scene/staged-for-tests.js';
import { createPainting } from '../painting.js';
import { isPaintedAt } from '../top-of.js';
import { paintOvergrowth } from './effects/overgrowth.js';
import { createView } from './view.js';
import { worlds } from './worlds.js';

const sceneOf = async (prompt: string): Promise<Scene> => staged(await understand(prompt), 7).scene;

function placeOf(scene: Scene): Uint8ClampedArray {
  const painting = createPainting(scene.width, scene.height, false);
  worlds.find(({ setting }) => setting === scene.setting)?.paint(scene, painting);
  return painting.context.getImageData(0, 0, scene.width, scene.height).data;
}

/** The share of the place that is another one when nothing stands in it, below the horizon and beside what stands there. */
function changedBy(scene: Scene): number {
  const [with_, without] = [placeOf(scene), placeOf({ ...scene, items: [] })];
  let count = 0;
  for (let at = 0; at < with_.length; at += 4)
    if (Math.abs(with_[at]! - without[at]!) + Math.abs(with_[at + 2]! - without[at + 2]!) > 24) count++;
  return count / (with_.length / 4);
}

test('no stall of a market is where a fountain stands', async () => {
  const scene = await sceneOf('a fountain in a medieval market');
  assert.equal(scene.setting, 'market');
  const [fountain] = itemsOf(scene, 0);
  assert.ok(fountain);
  const aside = { ...fountain, x: scene.width * 0.16, y: scene.height * 0.72, size: scene.height * 0.4 };
  assert.ok(changedBy({ ...scene, items: [aside] }) > 0.02);
});

test('a bridge in a street leads over that street: no pond is below it', async () => {
  const scene = await sceneOf('a street musician playing the saxophone under a bridge at night, warm street light');
  assert.equal(scene.setting, 'street');
  const dry = { ...scene, surfaces: scene.surfaces.filter(({ habitat }) => habitat !== 'water') };
  assert.deepEqual(Buffer.from(placeOf(scene)), Buffer.from(placeOf(dry)));
});

test('every leaf that grows over a space station is before it', async () => {
  const scene = await sceneOf('an abandoned space station overgrown with plants');
  const [station] = itemsOf(scene, 0);
  assert.ok(station);
  const painting = createPainting(scene.width, scene.height, false);
  paintOvergrowth(painting, createView(scene));
  const { data } = painting.context.getImageData(0, 0, scene.width, scene.height);
  const { left, right, top, bottom } = itemBox(station);
  let [before, beside] = [0, 0];
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(scene.height, bottom); y++)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(scene.width, right); x++) {
      if (data[(y * scene.width + x) * 4 + 3]! < 200) continue;
      const place = [
        ((x - station.x) / station.size) * (station.mirrored ? -1 : 1),
        (y - station.y) / station.size,
      ] as const;
      if (isPaintedAt(station.drawable, station.attributes, station.asked, place)) before++;
      else beside++;
    }
  assert.ok(before > 500 && beside < before * 0.22, `${before} before it, ${beside} beside it`);
});

test('no screen of an office is before the whiteboard on its wall', async () => {
  const scene = await sceneOf('a whiteboard in an office');
  assert.equal(scene.setting, 'office');
  const [board] = itemsOf(scene, 0);
  assert.ok(board);
  const low = { ...board, x: scene.width * 0.72, y: scene.horizon - 20 };
  assert.ok(changedBy({ ...scene, items: [low] }) > 0.01);
});

test('the ladder of a library is no two poles out of the head of who stands there', async () => {
  const scene = await sceneOf('a man in a library');
  assert.equal(scene.setting, 'library');
  const [man] = itemsOf(scene, 0);
  assert.ok(man);
  const wide = { ...man, size: scene.height * 2.4, x: scene.width / 2, y: scene.height * 1.6 };
  assert.ok(changedBy({ ...scene, items: [wide] }) > 0.005);
});

test('a closed deck of clouds has no outlines', async () => {
  const scene = await sceneOf('a bench in a park in a storm');
  assert.equal(scene.weather, 'storm');
  const painting = createPainting(scene.width, scene.height, true);
  worlds.find(({ setting }) => setting === scene.setting)?.paint(scene, painting);
  assert.ok(painting.map?.layers.every(({ region }) => region !== 'cloud'));
});

/** Where creepers are painted, in shares of the height: the highest and the lowest place of a column. */
async function creepersOf(prompt: string): Promise<{ readonly first: number; readonly count: number }> {
  const scene = await sceneOf(prompt);
  const painting = createPainting(scene.width, scene.height, false);
  paintOvergrowth(painting, createView(scene));
  const { data } = painting.context.getImageData(0, 0, scene.width, scene.height);
  let [first, count] = [1, 0];
  for (let at = 3; at < data.length; at += 4)
    if (data[at]! > 200) {
      count++;
      first = Math.min(first, Math.floor(at / 4 / scene.width) / scene.height);
    }
  return { first, count };
}

test('vines climb a fence from its foot, and hang from no open sky', async () => {
  const { first, count } = await creepersOf('The twisted green vines climbed up the sturdy brown fence.');
  assert.ok(count > 2000, `${count}`);
  assert.ok(first > 0.2, `${first}`);
  assert.equal((await creepersOf('a picnic basket among vines in a meadow')).count, 0);
});

test('a wall has its creepers itself, behind what stands before it', async () => {
  const scene = await sceneOf('ivy on a brick wall beside a red door');
  assert.equal(scene.setting, 'wall');
  const bare = { ...scene, items: [], brief: { ...scene.brief, features: ['brick'] } };
  const grown = { ...scene, items: [] };
  const [without, with_] = [placeOf(bare), placeOf(grown)];
  let green = 0;
  for (let at = 0; at < with_.length; at += 4)
    if (with_[at + 1]! > with_[at]! + 12 && without[at + 1]! <= without[at]!) green++;
  assert.ok(green > 5000, `${green}`);
});

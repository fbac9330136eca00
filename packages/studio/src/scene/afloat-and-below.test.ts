import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { itemBox } from './scene.js';
import { itemsOf, staged } from './staged-for-tests.js';

test('a boat in a cup or a bowl has water around it, whoever rows in it', async () => {
  for (const prompt of [
    'tiny people rowing a boat in a cup of coffee',
    'two girls rowing a boat in a bowl of soup',
    'a ship in a cup of tea',
  ]) {
    const { scene } = staged(await understand(prompt), 5);
    const [boat, cup] = [itemsOf(scene, 0)[0], itemsOf(scene, 1)[0]];
    assert.ok(boat && cup, prompt);
    const [inner, outer] = [itemBox(boat), itemBox(cup)];
    assert.ok(inner.right - inner.left < (outer.right - outer.left) * 0.65, prompt);
    assert.ok(inner.bottom < outer.bottom - cup.size * 0.4, prompt);
  }
});

test('who walks under a bridge walks in a street, as large as who stands there alone', async () => {
  const sizeIn = async (prompt: string): Promise<number> => {
    const { scene } = staged(await understand(prompt), 5);
    assert.equal(scene.setting, 'street', prompt);
    return Math.max(...itemsOf(scene, 0).map(({ size }) => size));
  };
  const alone = await sizeIn('a man standing under a bridge');
  assert.ok((await sizeIn('two people walking under a bridge')) > alone * 0.7);
  const swims = staged(await understand('a swan under a bridge'), 5).scene;
  assert.notEqual(swims.setting, 'street');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../../understanding.js';
import { HEIGHT, SEEDS, briefOf, itemsOf, staged, wide } from '../../../scene/staged-for-tests.js';
import { besideWhatStands, isBeforeWhatStands, isTrodden, roomForTree, towerOf } from './standing-room.js';

test('a tree stands where it grows out of nobody', async () => {
  const { scene } = staged(await understand('a person on the left of a cow in a field'), 3);
  const [person] = itemsOf(scene, 0);
  assert.ok(person);
  const tree = { foot: person.y, height: person.size };
  const free = person.x + wide(person) / 2 + tree.height;
  const others = { ...scene, items: [person] };
  assert.equal(roomForTree(others, [person.x, free], tree), free);
  assert.equal(roomForTree(others, [person.x], tree), undefined);
});

test('a match and a herd are on grass, and a field by itself may have its crop', async () => {
  const trodden = async (prompt: string): Promise<boolean> => isTrodden(staged(await understand(prompt), 3).scene);
  assert.ok(await trodden('friends playing a game of soccer'));
  assert.ok(await trodden('cows in a field'));
  assert.equal(await trodden('a tractor in a field'), false);
});

test('a landmark is a tower, a cottage is none', async () => {
  for (const [prompt, tower] of [
    ['the Eiffel Tower', true],
    ['a cottage', false],
  ] as const)
    for (const seed of SEEDS) assert.equal(towerOf(staged(await understand(prompt), seed).scene) !== undefined, tower);
});

test('bottles stand in one line, none on the necks of others', async () => {
  for (const prompt of ['five glass bottles', 'six wine glasses']) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const feet = itemsOf(staged(brief, seed).scene, 0).map(({ y }) => y);
      assert.ok(Math.max(...feet) - Math.min(...feet) < HEIGHT * 0.06, prompt);
    }
  }
});

test('flowers beside somebody are as they are, beside a truck and a house they are smaller', () => {
  const sizes = ['person', 'pickup-truck', 'house'].map((concept) => {
    const { scene } = staged({ ...briefOf([{ concept }], []), setting: 'field' }, 3);
    return besideWhatStands(scene, () => scene.height * 0.009);
  });
  const [person = 0, truck = 1, house = 1] = sizes;
  assert.ok(person === 1 && truck < 0.8 && house <= truck, sizes.join(' '));
});

test('a house stands on no trunk: no tree is painted whose foot is before it and whose crown it would cover', () => {
  const { scene } = staged({ ...briefOf([{ concept: 'church' }], []), setting: 'field' }, 3);
  const [church] = itemsOf(scene, 0);
  assert.ok(church);
  const tree = { x: church.x, foot: church.y + scene.height * 0.03, height: church.size * 0.7 };
  assert.equal(isBeforeWhatStands(scene, tree), true);
  assert.equal(isBeforeWhatStands(scene, { ...tree, foot: church.y - 2 }), false, 'behind it');
  assert.equal(isBeforeWhatStands(scene, { ...tree, x: church.x + wide(church) }), false, 'beside it');
  assert.equal(isBeforeWhatStands({ ...scene, items: [] }, tree), false);
});

test('no tree stands nearer to us than the boat that would be painted over it; behind it, and beside it, one does', async () => {
  const { scene } = staged(await understand('a group of friends are kayaking on the river'), 3);
  const kayak = scene.items.find(({ subject }) => subject !== undefined);
  assert.ok(kayak);
  const tree = { x: kayak.x + wide(kayak) / 2, half: kayak.size / 2, height: kayak.size * 2 };
  const over = (x: number, foot: number): boolean => isBeforeWhatStands(scene, { ...tree, x, foot });
  assert.ok(over(tree.x, kayak.y + HEIGHT * 0.1));
  assert.ok(!over(tree.x, kayak.y - HEIGHT * 0.05));
  assert.ok(!over(kayak.x + wide(kayak) + kayak.size * 2, kayak.y + HEIGHT * 0.1));
});

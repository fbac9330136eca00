import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { SEEDS, itemsOf, staged } from './staged-for-tests.js';

test('furniture on one floor is of one scale, whatever is on it', async () => {
  const prompts: readonly (readonly [prompt: string, ...pieces: number[]])[] = [
    ['a lamp on a nightstand beside a bed', 1, 2],
    ['a wardrobe next to a stool', 0, 1],
    ['an armchair beside a bookshelf and a small side table', 0, 1],
    ['a desk on the left of a bed', 0, 1],
  ];
  for (const [prompt, one, other] of prompts) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const scale = (subject: number | undefined): number => {
        const [item] = itemsOf(scene, subject ?? 0);
        assert.ok(item, prompt);
        return item.size / item.drawable.height;
      };
      const apart = scale(one) / scale(other);
      assert.ok(apart < 1.4 && apart > 0.7, `${prompt}: ${apart}`);
    }
  }
});

test('a fork and a plate on the floor beside a chair are no oar and no wheel', async () => {
  const brief = await understand('a fork and a plate on the floor next to a chair');
  for (const seed of SEEDS) {
    const { scene } = staged(brief, seed);
    const [[fork], [plate], [chair]] = [itemsOf(scene, 0), itemsOf(scene, 1), itemsOf(scene, 2)];
    assert.ok(fork && plate && chair);
    for (const one of [fork, plate])
      assert.ok(one.size / one.drawable.height < (chair.size / chair.drawable.height) * 1.9, one.drawable.concept);
  }
});

test('a table before the counter of a kitchen is no toy beside the refrigerator', async () => {
  const brief = await understand('a refrigerator beside a table with a bowl of fruit on it');
  const table = brief.subjects.findIndex(({ concept }) => concept === 'table');
  for (const seed of SEEDS) {
    const { scene } = staged(brief, seed);
    const [[cold], [piece]] = [itemsOf(scene, 0), itemsOf(scene, table)];
    assert.ok(cold && piece);
    assert.ok(piece.size / piece.drawable.height > cold.size / cold.drawable.height);
  }
});

test('a hat is on the chair that was said to have it, and the chair on no dresser', async () => {
  for (const seed of SEEDS) {
    const { scene } = staged(await understand('a dresser and a chair with a hat on it'), seed);
    const [[dresser], [chair], [hat]] = [itemsOf(scene, 0), itemsOf(scene, 1), itemsOf(scene, 2)];
    assert.ok(dresser && chair && hat);
    assert.equal(chair.standsOn, 'ground');
    assert.ok(Math.abs(hat.x - chair.x) < chair.size * 0.5);
  }
});

test('what is next to a thing on a stove or a counter is on it as well', async () => {
  for (const [prompt, thing] of [
    ['a kettle on a stove with a frying pan next to it', 2],
    ['a candle next to a clock on a dresser', 0],
  ] as const) {
    const [one] = itemsOf(staged(await understand(prompt), 3).scene, thing);
    assert.equal(one?.standsOn, 'item', prompt);
  }
});

test('clouds with a chair, a table or a jacket are over open land, and not in a room', async () => {
  for (const prompt of [
    'a plastic chair and fluffy clouds',
    'a wooden table and fluffy clouds',
    'fluffy clouds and a leather jacket',
    'a cloud and a bathtub',
  ]) {
    const brief = await understand(prompt);
    for (const seed of SEEDS)
      assert.ok(['garden', 'field', 'hills'].includes(staged(brief, seed).scene.setting), prompt);
  }
});

test('a watch on floor boards is seen from above, as a fork is', async () => {
  const brief = await understand('a metallic watch and a wooden floor');
  for (const seed of SEEDS) assert.equal(staged(brief, seed).scene.setting, 'flat-lay');
});

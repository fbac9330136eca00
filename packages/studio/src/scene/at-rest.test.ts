import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDrawable } from '../paint/drawables.js';
import { understand } from '../understanding.js';
import { itemBox } from './scene.js';
import type { Scene } from './scene.js';
import { HEIGHT, SEEDS, itemsOf, staged, wide } from './staged-for-tests.js';

const scenesOf = async (prompt: string): Promise<readonly Scene[]> => {
  const brief = await understand(prompt);
  return SEEDS.map((seed) => staged(brief, seed).scene);
};

test('a door of a room stands in its wall, not in the middle of the floor', async () => {
  for (const scene of await scenesOf('a green door and a red armchair in a living room')) {
    const [[door], [chair]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
    assert.ok(door && chair && door.y < scene.horizon + HEIGHT * 0.06 && door.y < chair.y, `${door?.y}`);
  }
});

test('several boards stand in the sand or the snow side by side, none lies on another', async () => {
  for (const prompt of ['four snowboards', 'three surfboards'])
    for (const scene of await scenesOf(prompt)) {
      const boards = itemsOf(scene, 0).toSorted((one, other) => one.x - other.x);
      assert.ok(
        boards.every((board) => board.drawable.aspect < 1),
        prompt,
      );
      for (const [index, board] of boards.slice(1).entries())
        assert.ok(itemBox(board).left > itemBox(boards[index] ?? board).left + wide(board) * 0.4, prompt);
    }
});

test('what is in a jar is where the jar is', async () => {
  for (const scene of await scenesOf('a glass jar holds paper clips on a wooden table')) {
    const jar = scene.items.find(({ drawable }) => drawable.concept === 'jar');
    assert.notEqual(jar?.standsOn, 'ground');
  }
});

test('no cloud lies on a ledge, and a boat beside a bench swims on no meadow', async () => {
  for (const scene of await scenesOf('fluffy clouds beside a silver airplane'))
    assert.ok(scene.items.every(({ foremost }) => !foremost));
  for (const scene of await scenesOf('a yellow bench and a white boat'))
    assert.ok(scene.surfaces.some(({ habitat }) => habitat === 'water') && scene.setting !== 'park', scene.setting);
});

test('a cup is as wide as its coaster, nearly', async () => {
  for (const scene of await scenesOf('a cup on a coaster')) {
    const [[cup], [coaster]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
    assert.ok(cup && coaster && wide(cup) > wide(coaster) * 0.5, `${cup && wide(cup)}`);
  }
});

test('in a kitchen told at length a sketchbook lies, and a bar of chocolate with a word on it is looked down on', async () => {
  for (const scene of await scenesOf(
    'A well-loved silver pot emits a gentle steam on a modern gas stove with blue flames licking at its base. In the foreground a sketchbook is sprawled casually on a nearby wooden kitchen table. The sketchbook contains whimsical drawings and splashes of color.',
  )) {
    const book = scene.items.find(({ drawable }) => drawable.concept === 'notebook');
    assert.ok(!book || book.drawable.aspect > 1.1, `${book?.drawable.aspect}`);
  }
  for (const scene of await scenesOf(
    'A bar of dark chocolate lies on a white marble surface, with the word "WRAPPER" embossed on it in bold letters. It is smooth and rectangular. The light is soft.',
  ))
    assert.equal(scene.brief.camera, 'from-above');
});

test('a football lies on its long side', () => {
  assert.ok((findDrawable('american-football')?.aspect ?? 0) > 1.6);
});

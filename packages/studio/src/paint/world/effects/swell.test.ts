import assert from 'node:assert/strict';
import { test } from 'node:test';
import { staged } from '../../../scene/staged-for-tests.js';
import { understand } from '../../../understanding.js';
import type { Painting } from '../../painting.js';
import { createView } from '../view.js';
import { isRough, paintSwellBefore, paintSwellBehind } from './swell.js';

const swellsIn = async (prompt: string): Promise<number> => {
  let layers = 0;
  const view = createView(staged(await understand(prompt), 3).scene);
  assert.ok(isRough(view), prompt);
  paintSwellBehind({ layer: () => (layers += 1) } as unknown as Painting, view);
  return layers;
};

test('the swell of a storm does not wash over the rock that a lighthouse stands on', async () => {
  assert.equal(await swellsIn('a lighthouse in a raging storm'), 0);
  assert.ok((await swellsIn('a ship in a storm at sea')) > 0);
});

test('no wave is before the chest of who sits for a portrait, and waves are before a ship', async () => {
  for (const [prompt, washed] of [
    ['portrait of an old sailor, stormy sea behind him', false],
    ['a ship in a storm at sea', true],
  ] as const) {
    let layers = 0;
    const view = createView(staged(await understand(prompt), 3).scene);
    assert.ok(isRough(view), prompt);
    paintSwellBefore({ layer: () => (layers += 1) } as unknown as Painting, view);
    assert.equal(layers > 0, washed, prompt);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { staged } from '../../../scene/staged-for-tests.js';
import { understand } from '../../../understanding.js';
import type { Painting } from '../../painting.js';
import { createView } from '../view.js';
import { isRough, paintSwellBehind } from './swell.js';

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

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemBox } from '../../../../scene/scene.js';
import { SEEDS, staged } from '../../../../scene/staged-for-tests.js';
import { understand } from '../../../../understanding.js';
import type { Context } from '../../../kit/shapes.js';
import { createSetPen } from '../../sets/space.js';
import { createView } from '../../view.js';
import { TALL, WALL } from './diner.js';

test('a sign in a diner hangs on its wall, and not across the edge of the ceiling', async () => {
  const told = await understand('retro robot serving coffee in a 1950s diner, neon sign that says "EAT"');
  for (const seed of SEEDS) {
    const { scene } = staged(told, seed);
    assert.equal(scene.setting, 'diner');
    const sign = scene.items.find(({ lettering }) => lettering !== undefined);
    assert.ok(sign);
    const pen = createSetPen({} as Context, createView(scene), scene.random, { near: 3.5 });
    assert.ok(itemBox(sign).top >= pen.point(0, TALL, WALL)[1] - scene.height * 0.01, `seed ${seed}`);
  }
});

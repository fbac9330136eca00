import assert from 'node:assert/strict';
import { test } from 'node:test';
import { is } from '../../../catalogue/traits.js';
import { itemBox } from '../../../scene/scene.js';
import { SEEDS, staged } from '../../../scene/staged-for-tests.js';
import { understand } from '../../../understanding.js';
import type { Context } from '../../kit/shapes.js';
import { createSetPen } from '../sets/space.js';
import { createView } from '../view.js';
import { windowsOf } from './wall.js';

const LENS = { near: 3.4, eye: 1.5, range: 60 };

test('the windows beside a door in a wall are as large as the door is, and clear of it', async () => {
  const told = await understand('a red bicycle leaning against a blue door, mediterranean village');
  for (const seed of SEEDS) {
    const view = createView(staged(told, seed).scene);
    assert.equal(view.scene.setting, 'wall');
    const door = view.scene.items.find(({ drawable }) => is(drawable.concept, 'door'));
    assert.ok(door);
    const pen = createSetPen({} as Context, view, view.random, LENS);
    const { away, places } = windowsOf(pen);
    const metre = door.size / door.drawable.height;
    assert.ok(Math.abs(pen.scale(away) / metre - 1) < 0.01, `seed ${seed}`);
    assert.ok(places.length < 2, 'no two storeys beside one door');
    const { left, right, top } = itemBox(door);
    for (const [x, low] of places) {
      const [from, upper] = pen.point(x - 1, low + 1.34, away);
      const [to] = pen.point(x + 1, low, away);
      assert.ok(to < left || from > right, `seed ${seed}`);
      assert.ok(Math.abs(upper - top) < 2, 'level with the door');
    }
  }
});

test('a wall without a door has its two rows of windows', async () => {
  const view = createView(staged(await understand('a red bicycle leaning against a wall in a village'), 7).scene);
  assert.equal(windowsOf(createSetPen({} as Context, view, view.random, LENS)).places.length, 6);
});

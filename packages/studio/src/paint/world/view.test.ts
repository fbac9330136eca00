import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { briefOf, itemsOf, staged } from '../../scene/staged-for-tests.js';
import { itemBox } from '../../scene/scene.js';
import { createView } from './view.js';

test('a wall is bare where no door is and nothing hangs', () => {
  const { scene } = staged({ ...briefOf([{ concept: 'door' }], []), setting: 'wall' }, 3);
  const [door] = itemsOf(scene, 0);
  assert.ok(door);
  const { left, top, right, bottom } = itemBox(door);
  const view = createView(scene);
  assert.ok(!view.isBare(left + 4, top + 4, right, bottom));
  assert.ok(!view.isBare(left - 50, top - 50, left + 10, top + 10), 'also where it only begins');
  assert.ok(view.isBare(right + 2, top, right + 60, bottom));
});

test('a place is open where hardly anything stands', () => {
  const { scene } = staged({ ...briefOf([{ concept: 'armchair' }], []), setting: 'room' }, 3);
  const [chair] = itemsOf(scene, 0);
  assert.ok(chair);
  const { left, top, right, bottom } = itemBox(chair);
  const view = createView(scene);
  assert.ok(!view.isOpen(left, top, right, bottom));
  assert.ok(view.isOpen(right + 1, top, right + 60, bottom));
});

test('what a place has by itself is left out where its foot is behind what stands there', () => {
  const { scene } = staged({ ...briefOf([{ concept: 'wastebasket' }], []), setting: 'bathroom' }, 3);
  const [item] = itemsOf(scene, 0);
  assert.ok(item);
  const { left, right, top, bottom } = itemBox(item);
  const { isOpen } = createView(scene);
  const high = (bottom - top) * 2;
  // on the lid, and beside it
  assert.ok(!isOpen(left, top + high * 0.15 - high, right, top + high * 0.15));
  assert.ok(isOpen(right + 1, top, right + 40, bottom));
});

test('a wall is not bare where a shelf hangs, nor behind what stands on it', async () => {
  const { scene } = staged(await understand('a couch below a vase'), 3);
  const view = createView(scene);
  const shelf = scene.items.find(({ drawable }) => drawable.concept === 'board');
  const [vase] = itemsOf(scene, 1);
  assert.ok(shelf && vase && vase.standsOn === 'item');
  for (const item of [shelf, vase]) {
    const { left, top, right, bottom } = itemBox(item);
    assert.ok(!view.isBare(left, top, right, bottom), item.drawable.concept);
  }
});

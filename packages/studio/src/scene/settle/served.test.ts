import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemBox } from '../scene.js';
import { SEEDS, briefOf, itemsOf, near, staged } from '../staged-for-tests.js';

test('what is on a plate or in a bowl lies in the middle of it from above, all of it in sight', () => {
  for (const [dish, kind] of [
    ['plate', 'on'],
    ['bowl', 'inside'],
  ] as const)
    for (const count of [1, 2, 3, 7])
      for (const seed of SEEDS) {
        const brief = briefOf([{ concept: dish }, { concept: 'cookie', count }], [{ kind, subject: 1, object: 0 }]);
        const { scene } = staged({ ...brief, camera: 'from-above' }, seed);
        const [host] = itemsOf(scene, 0);
        assert.ok(host && scene.setting === 'flat-lay');
        const { left, right, top, bottom } = itemBox(host);
        const guests = itemsOf(scene, 1);
        assert.equal(guests.length, count);
        for (const guest of guests) {
          const box = itemBox(guest);
          assert.ok(
            box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom,
            `${count} ${dish}`,
          );
          assert.equal(guest.cut, undefined, 'nothing of the dish is before it');
        }
        const middle = guests.reduce((sum, { x }) => sum + x, 0) / count;
        assert.ok(near(middle, host.x, (right - left) * 0.1));
      }
});

test('an egg on toast on a plate is on the toast from above, and on no plate of its own', () => {
  for (const seed of SEEDS) {
    const brief = briefOf(
      [{ concept: 'toast' }, { concept: 'fried-egg' }, { concept: 'plate' }],
      [
        { kind: 'on', subject: 1, object: 0 },
        { kind: 'on', subject: 0, object: 2 },
      ],
    );
    const { scene } = staged({ ...brief, camera: 'from-above' }, seed);
    const [toast, egg, plate] = [0, 1, 2].map((index) => itemsOf(scene, index)[0]);
    assert.ok(toast && egg && plate && egg.drawable.aspect > 1.1);
    const [on, below, dish] = [itemBox(egg), itemBox(toast), itemBox(plate)];
    assert.ok(on.left > below.left && on.right < below.right && on.top > below.top && on.bottom < below.bottom);
    assert.ok(below.left > dish.left && below.right < dish.right);
  }
});

test('several pieces of food are on their plate, and none beside it or over its rim', () => {
  for (const shape of [undefined, 'square'] as const)
    for (const count of [2, 5, 8])
      for (const concept of ['sausage', 'broccoli', 'strawberry'])
        for (const seed of SEEDS) {
          const dish = { concept: 'plate', ...(shape && { shape }) };
          const brief = briefOf([{ concept, count }, dish], [{ kind: 'on', subject: 0, object: 1 }]);
          const { scene } = staged(brief, seed);
          const [plate] = itemsOf(scene, 1);
          assert.ok(plate && plate.drawable.aspect > 1.6, 'it lies');
          const { left, right } = itemBox(plate);
          for (const piece of itemsOf(scene, 0)) {
            const box = itemBox(piece);
            assert.ok(box.left >= left && box.right <= right, `${count} ${concept}`);
          }
        }
});

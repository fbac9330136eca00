import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemBox } from '../scene.js';
import type { Item } from '../scene.js';
import { SEEDS, WIDTH, briefOf, itemsOf, staged } from '../staged-for-tests.js';
import { withinTops } from './within-tops.js';

const brief = briefOf([{ concept: 'cup', count: 3 }, { concept: 'table' }], [{ kind: 'on', subject: 0, object: 1 }]);

test('what is on a table is not beyond its ends', () => {
  for (const seed of SEEDS) {
    const { scene } = staged(brief, seed);
    const [table] = itemsOf(scene, 1);
    assert.ok(table);
    const { left, right } = itemBox(table);
    if (left < 0 || right > WIDTH) continue;
    const edges = [{ kind: 'on' as const, guest: 0, host: 1, told: '' }];
    const pushed = scene.items.map((item): Item => (item.subject === 0 ? { ...item, x: item.x - WIDTH * 0.3 } : item));
    for (const item of withinTops(scene, pushed, edges).filter(({ subject }) => subject === 0)) {
      const box = itemBox(item);
      assert.ok(box.left >= left && box.right <= right, `${box.left} ${left}`);
    }
  }
});

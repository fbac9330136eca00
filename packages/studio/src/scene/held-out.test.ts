import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { itemBox } from './scene.js';
import { SEEDS, itemsOf, staged } from './staged-for-tests.js';

test('a toy aeroplane flies before the face of who holds it, and not through it', async () => {
  const brief = await understand('a child playing with a toy airplane');
  for (const seed of SEEDS) {
    const { scene } = staged(brief, seed);
    const [[child], [plane]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
    const [face] = child?.drawable.faces ?? [];
    assert.ok(child && plane && face);
    const ahead = child.mirrored ? -1 : 1;
    const nose = child.x + ahead * (face[0] + face[2] * 0.5) * child.size;
    const { left, right } = itemBox(plane);
    assert.ok(ahead > 0 ? left > nose : right < nose, `seed ${seed}`);
    assert.ok(Math.abs(plane.x - child.x) < child.size * 0.62, `seed ${seed}: still in the hand`);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDrawable } from '../paint/drawables.js';
import { boxAround, itemBox } from './scene.js';
import { HEIGHT, SEEDS, briefOf, itemsOf, staged } from './staged-for-tests.js';

const forms = [{ concept: 'hexagon' }, { concept: 'cone' }, { concept: 'star' }];

test('of three forms the one between two others stands between them, on the same floor', () => {
  const brief = briefOf(forms, [
    { kind: 'between', subject: 0, object: 1 },
    { kind: 'between', subject: 0, object: 2 },
  ]);
  for (const seed of SEEDS) {
    const { scene } = staged(brief, seed);
    const [middle, left, right] = [0, 1, 2].map((index) => itemBox(itemsOf(scene, index)[0] as never));
    assert.ok(middle && left && right);
    assert.ok(left.right < middle.left && middle.right < right.left);
    assert.ok(Math.abs(left.bottom - middle.bottom) < 2 && Math.abs(right.bottom - middle.bottom) < 2);
  }
});

test('what is balanced on two forms lies on both, and what is in mid-air touches none', () => {
  const on = staged(briefOf(forms, [{ kind: 'on', subject: 0, object: 1 }]), 3).scene;
  const below = boxAround([...itemsOf(on, 1), ...itemsOf(on, 2)]);
  const upper = itemBox(itemsOf(on, 0)[0] as never);
  assert.ok(upper.bottom > below.top && upper.bottom < below.top + HEIGHT * 0.06);
  const [one, other] = [itemsOf(on, 1)[0], itemsOf(on, 2)[0]];
  assert.ok(one && other && upper.left < Math.min(one.x, other.x) && upper.right > Math.max(one.x, other.x));
  const beside = briefOf(forms, [{ kind: 'beside', subject: 0, object: 1 }]);
  const aloft = staged({ ...beside, features: ['midair'] }, 3).scene;
  assert.ok(itemBox(itemsOf(aloft, 0)[0] as never).bottom < itemBox(itemsOf(aloft, 1)[0] as never).top);
});

test('hearts and stars among themselves are forms: two of them stand side by side at one height', () => {
  const beside = briefOf([{ concept: 'heart' }, { concept: 'star' }], [{ kind: 'left-of', subject: 0, object: 1 }]);
  for (const seed of SEEDS) {
    const { scene } = staged(beside, seed);
    const [left, right] = [0, 1].map((index) => itemBox(itemsOf(scene, index)[0] as never));
    assert.ok(left && right && left.right < right.left);
    assert.ok(Math.abs(left.bottom - right.bottom) < 2);
    assert.ok(itemsOf(scene, 0).every(({ standsOn }) => standsOn === 'ground'));
  }
});

test('a diamond among figures is held in a block, a hexagon stands by itself', () => {
  for (const kind of ['beside', 'left-of'] as const) {
    const brief = briefOf([{ concept: 'hexagon' }, { concept: 'rhombus' }], [{ kind, subject: 0, object: 1 }]);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [[hexagon], [diamond]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
      assert.equal(hexagon?.drawable.height, findDrawable('hexagon')?.height);
      assert.ok(diamond && diamond.drawable.height > (findDrawable('rhombus')?.height ?? 0));
    }
  }
});

test('what is broad stands upright against what it is propped up against, and touches it', () => {
  const brief = briefOf(
    [{ concept: 'pyramid-figure' }, { concept: 'cube' }],
    [{ kind: 'leaning-on', subject: 0, object: 1 }],
  );
  for (const seed of SEEDS) {
    const { scene } = staged(brief, seed);
    const [pyramid, cube] = [itemsOf(scene, 0)[0], itemsOf(scene, 1)[0]];
    assert.ok(pyramid && cube && pyramid.turn === 0);
    assert.ok(itemBox(cube).left - itemBox(pyramid).right < 2);
  }
});

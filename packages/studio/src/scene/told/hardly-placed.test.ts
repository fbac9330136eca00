import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Item, Scene } from '../scene.js';
import { briefOf, itemsOf, staged } from '../staged-for-tests.js';
import { isFarOnWall, isOutOfWhatHolds, outgrowsOnTop } from './hardly-placed.js';

test('in what is in another thing nothing looks out above that one', () => {
  const brief = briefOf(
    [{ concept: 'microwave' }, { concept: 'bowl' }, { concept: 'ice-cream' }],
    [
      { kind: 'inside', subject: 1, object: 0 },
      { kind: 'inside', subject: 2, object: 1 },
    ],
  );
  const { items } = staged(brief, 3).scene;
  const oven = items.find(({ subject }) => subject === 0);
  assert.ok(oven);
  const at = (subject: number, y: number): Item => ({ ...oven, subject, size: oven.size * 0.3, y });
  const bowl = at(1, oven.y - oven.size * 0.2);
  assert.ok(isOutOfWhatHolds(brief, [oven, bowl, at(2, oven.y - oven.size * 0.9)], 2));
  assert.ok(!isOutOfWhatHolds(brief, [oven, bowl, at(2, bowl.y)], 2));
});

test('right before our eyes a bag has no toys of urinals at the wall behind it', () => {
  const brief = { ...briefOf([{ concept: 'makeup-bag' }, { concept: 'urinal' }], []), told: ['blurred' as const] };
  const { scene } = staged({ ...brief, setting: 'bathroom' }, 3);
  const near: Scene = { ...scene, brief };
  const [[bag], [urinal]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
  assert.ok(bag && urinal);
  const metre = bag.size / bag.drawable.height;
  const hung = (share: number): Item => ({
    ...urinal,
    size: urinal.drawable.height * metre * share,
    attributes: ['on-wall'],
  });
  const standing: Item = { ...bag, standsOn: 'ground' };
  assert.ok(isFarOnWall(near, [hung(0.1)], [standing]));
  assert.ok(!isFarOnWall(near, [hung(0.6)], [standing]));
});

test('on a worktop nothing is longer than the oven beside it that is longer', () => {
  const brief = briefOf([{ concept: 'oven' }, { concept: 'rolling-pin' }], [{ kind: 'beside', subject: 1, object: 0 }]);
  const { scene } = staged({ ...brief, setting: 'kitchen' }, 3);
  const [[oven], [pin]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
  assert.ok(oven && pin);
  const wide = oven.size * oven.drawable.aspect;
  const lying = (share: number): Item => ({ ...pin, standsOn: 'item', size: (wide * share) / pin.drawable.aspect });
  const standing: Item = { ...oven, standsOn: 'ground' };
  assert.ok(outgrowsOnTop(scene, [lying(1.2)], [standing]));
  assert.ok(!outgrowsOnTop(scene, [lying(0.7)], [standing]));
});

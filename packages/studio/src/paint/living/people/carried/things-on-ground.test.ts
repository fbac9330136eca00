import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boundsOf } from '../../form/outline.js';
import type { Part } from './pen.js';
import { stations } from './stations.js';
import { workThings } from './work-things.js';

/** Where a part ends: left, top, right, bottom. */
const edges = ({ path }: Part) => boundsOf([path]);

test('a television stands on its cabinet', () => {
  const boxes = stations.tv.map(edges);
  const screen = boxes.reduce((best, one) => (one.top < best.top ? one : best));
  const cabinet = boxes.reduce((best, one) => (one.right - one.left > best.right - best.left ? one : best));
  const joins = boxes.some(
    (one) => one.top <= screen.bottom && one.bottom >= cabinet.top && one.bottom < cabinet.bottom && one !== screen,
  );
  assert.ok(joins, 'it floats above it');
});

test('the water of a hose comes down as far as the ground', () => {
  const lowest = Math.max(...workThings['hose-water'].map((part) => edges(part).bottom));
  assert.ok(lowest > 90, `it ends in the air at ${lowest}`);
});

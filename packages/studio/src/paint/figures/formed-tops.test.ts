import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Drawable } from '../drawable.js';
import { findDrawable } from '../drawables.js';
import { formedAs } from './formed.js';

it('what stands on a table or a stool of any form is in the middle of its upper face', () => {
  for (const concept of ['table', 'coffee-table', 'stool', 'ottoman'])
    for (const shape of ['round', 'square', 'oval', 'triangular', 'hexagonal'] as const) {
      const top = formedAs(findDrawable(concept) as Drawable, shape)?.top;
      assert.ok(top && top.y > -0.96 && top.y < -0.6, `${shape} ${concept}: ${top?.y}`);
    }
});

it('a stool has a thin seat on long legs, an ottoman is upholstered', () => {
  const [stool, ottoman] = ['stool', 'ottoman'].map((concept) => findDrawable(concept) as Drawable);
  assert.ok(stool && ottoman && stool.aspect < ottoman.aspect);
});

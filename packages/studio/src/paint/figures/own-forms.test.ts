import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Shape } from '../../catalogue/shapes.js';
import type { Drawable } from '../drawable.js';
import { findDrawable } from '../drawables.js';
import { paintedAlone } from '../painted-for-tests.js';
import { formedAs } from './formed.js';

const SIZE = 120;
const thing = (concept: string): Drawable => findDrawable(concept) as Drawable;

test('a triangular pizza lies, low and broad: as high as broad it would stand on its edge', () => {
  const slice = formedAs(thing('pizza'), 'triangular');
  assert.ok(slice && slice.aspect > 2, `${slice?.aspect}`);
});

test('a square cushion is as high as it is broad, and no flat box', () => {
  for (const concept of ['pillow', 'cushion']) {
    const { aspect } = formedAs(thing(concept), 'square') ?? { aspect: 0 };
    assert.ok(aspect > 0.85 && aspect < 1.15, `${concept}: ${aspect}`);
  }
});

/** How broad the drawing is, this share of it above its foot. */
function breadthAt(drawable: Drawable, form: Shape, share: number): number {
  const canvas = paintedAlone(drawable, { size: SIZE, brush: { form } });
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const rows = Array.from(
    { length: height },
    (_, y) =>
      Array.from({ length: width }, (_, x) => (data[(y * width + x) * 4 + 3] as number) > 120).filter(Boolean).length,
  );
  const foot = rows.findLastIndex((row) => row > 0);
  return rows[Math.round(foot - share * height)] ?? 0;
}

test('a ball that hangs from a chain ends round below: on a plate it would stand', () => {
  const pendant = thing('pendant');
  assert.ok(breadthAt(pendant, 'spherical', 0.01) < breadthAt(pendant, 'spherical', 0.1) * 0.75);
});

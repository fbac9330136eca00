import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Drawable } from '../drawable.js';
import { paintedAlone } from '../painted-for-tests.js';
import { moulded } from './mould.js';

/** Two posts with nothing between them. */
const posts: Drawable = {
  concept: 'posts',
  kind: 'object',
  habitat: 'tabletop',
  height: 0.3,
  aspect: 1,
  paint(context) {
    context.fillStyle = '#b08030';
    for (const x of [-0.5, 0.3]) context.fillRect(x, -1, 0.2, 1);
  },
};

test('what would be pulled to pieces is set whole onto a body of the form', () => {
  const cone = moulded(posts, 'conical');
  assert.ok(cone);
  const canvas = paintedAlone(cone, { size: 100 });
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, 100);
  for (const y of [30, 60, 90]) {
    const row = Array.from({ length: canvas.width }, (_, x) => (data[(y * canvas.width + x) * 4 + 3] as number) > 120);
    const [from, to] = [row.indexOf(true), row.lastIndexOf(true)];
    assert.ok(from >= 0 && row.slice(from, to + 1).every(Boolean), `no hole at ${y}`);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDrawable } from '../../drawables.js';
import type { Drawable } from '../../drawable.js';
import { createRandom } from '../../kit/random.js';
import { paintedAlone } from '../../painted-for-tests.js';

const SIZE = 160;

/** The first and last pixel of every row, from the top of an animal down to the ground. */
function rowsOf(concept: string, ...words: readonly string[]): { first: number; last: number }[] {
  const animal = findDrawable(concept) as Drawable;
  const attributes = new Set(words);
  const figure = animal.variant?.(attributes, createRandom(3)) ?? animal;
  const canvas = paintedAlone(figure, { size: SIZE, margin: 0.2, brush: { attributes } });
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const rows: { first: number; last: number }[] = [];
  for (let y = 0; y < canvas.height; y++) {
    let [first, last] = [-1, -1];
    for (let x = 0; x < canvas.width; x++)
      if ((data[(y * canvas.width + x) * 4 + 3] as number) > 128) {
        if (first < 0) first = x;
        last = x;
      }
    if (first >= 0) rows.push({ first, last });
  }
  return rows;
}

test('the hind leg of who stands or walks grows out of the rump: no flap hangs behind it', () => {
  for (const concept of ['dog', 'horse', 'deer', 'cat', 'fox'])
    for (const gait of ['standing', 'walking']) {
      const rows = rowsOf(concept, gait, 'without-tail');
      // from below the croup to above the hocks
      const rump = rows.slice(Math.round(rows.length * 0.45), Math.round(rows.length * 0.72));
      const steps = rump.slice(1).map(({ first }, index) => first - (rump[index] as { first: number }).first);
      assert.ok(Math.max(...steps) <= SIZE * 0.023, `${concept} ${gait}: a step of ${Math.max(...steps)}`);
    }
});

test('a dog that sniffs has its nose on the ground', () => {
  const rows = rowsOf('dog', 'sniffing');
  const standing = rowsOf('dog', 'standing');
  const nose = (of: typeof rows): number => {
    const far = Math.max(...of.map(({ last }) => last));
    return of.findIndex(({ last }) => last === far) / of.length;
  };
  assert.ok(nose(rows) > 0.72, `at ${nose(rows)} of its height`);
  assert.ok(nose(standing) < 0.4);
});

test('a bear or an elephant that stands has four legs to be seen', () => {
  for (const concept of ['bear', 'elephant', 'horse']) {
    const animal = findDrawable(concept) as Drawable;
    const attributes = new Set(['standing', 'without-tail']);
    const figure = animal.variant?.(attributes, createRandom(3)) ?? animal;
    const canvas = paintedAlone(figure, { size: SIZE, margin: 0.2, brush: { attributes } });
    // a tenth of its height above the ground
    const y = Math.round(SIZE * 1.1);
    const { data } = canvas.getContext('2d').getImageData(0, y, canvas.width, 1);
    const solid = Array.from({ length: canvas.width }, (_, x) => (data[x * 4 + 3] as number) > 128);
    const legs = solid.filter((one, x) => one && !solid[x - 1]).length;
    assert.ok(legs >= 3, `${concept}: ${legs}`);
  }
});

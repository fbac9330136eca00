import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findDrawable } from '../../../drawables.js';
import { createRandom } from '../../../kit/random.js';
import { paintedAlone } from '../../../painted-for-tests.js';

const SIZE = 300;

it('the float of a fishing rod is on the water behind the bank, and not on the grass at the feet', () => {
  const person = findDrawable('person');
  const attributes = new Set(['fishing']);
  const angler = person?.variant?.(attributes, createRandom(5, 'angler'), {}) ?? person;
  assert.ok(angler);
  const canvas = paintedAlone(angler, { size: SIZE, margin: 1, brush: { attributes } });
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const foot = SIZE * 2;
  let [lowest, found] = [0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [red, green, blue, alpha] = data.slice((y * width + x) * 4, (y * width + x) * 4 + 4) as unknown as number[];
      if (alpha !== 255 || Math.abs(red! - 206) + Math.abs(green! - 66) + Math.abs(blue! - 56) > 30) continue;
      found++;
      lowest = y;
    }
  assert.ok(found > 4, 'no float is painted');
  assert.ok(lowest < foot - SIZE * 0.15, `the float is only ${foot - lowest} above the feet`);
});

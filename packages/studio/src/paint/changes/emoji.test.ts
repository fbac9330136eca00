import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headSpotOf } from '../../scene/dress.js';
import { findDrawable } from '../drawables.js';
import type { Drawable } from '../drawable.js';
import { createRandom } from '../kit/random.js';
import { paintedAlone } from '../painted-for-tests.js';
import { changed } from './changed.js';

const SIZE = 120;

function painted(drawable: Drawable, attributes: ReadonlySet<string>, seed: number): Uint8ClampedArray {
  const canvas = paintedAlone(drawable, { size: SIZE, brush: { attributes, random: createRandom(seed, 'emoji') } });
  return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
}

const emojiLike = (model: string, ...words: readonly string[]): readonly [Drawable, ReadonlySet<string>] => {
  const attributes = new Set([`${model}-shaped`, ...words]);
  return [changed(findDrawable('emoji') as Drawable, attributes, findDrawable, headSpotOf), attributes];
};

test('an emoji that looks like a panda is black and white and has no colour of an emoji', () => {
  const [panda, attributes] = emojiLike('panda', 'angry', 'crying');
  const data = painted(panda, attributes, 3);
  let [solid, coloured] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < 200) continue;
    solid++;
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 60) coloured++;
  }
  assert.ok(solid > SIZE * SIZE * 0.15, `${solid}`);
  assert.ok(coloured < solid * 0.04, `${coloured} of ${solid}`);
});

test('several that look like a thing each feel something of what was said', () => {
  const [cake, attributes] = emojiLike('macaron', 'happy', 'angry', 'surprised', 'crying');
  const faces = new Set([1, 2, 3, 4, 5, 6].map((seed) => painted(cake, attributes, seed).join()));
  assert.ok(faces.size > 1);
});

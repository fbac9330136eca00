import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDrawable } from '../drawables.js';
import type { Brush, Drawable } from '../drawable.js';
import { createRandom } from '../kit/random.js';
import { coatOf } from '../living/fable.js';
import { grafted } from './grafted.js';

const plain: Brush = {
  random: createRandom(5),
  detail: 0,
  light: { side: 0.6, height: 0.6 },
  night: false,
  attributes: new Set(),
  snowy: false,
};

test('an animal with the head of another has its coat as well: the head is no mask', () => {
  const thing = (concept: string): Drawable => findDrawable(concept) as Drawable;
  const [dragon, hamster] = [thing('dragon'), thing('hamster')];
  const hybrid = grafted(dragon, hamster, () => ({ x: 0, y: -0.6, half: 0.2 }));
  const apart = (one: Drawable, other: Drawable): number => {
    const [first, second] = [one, other].map((each) => coatOf(each, plain).coat);
    return Math.hypot(...(first ?? []).map((part, index) => part - (second?.[index] ?? 0)));
  };
  assert.ok(apart(hybrid, hamster) < apart(dragon, hamster) * 0.6);
});

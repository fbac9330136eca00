import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '../../../kit/random.js';
import { gripOf, scaleOf } from '../carried/prop.js';
import { characterProportions, proportionsOf } from '../proportions.js';
import type { Proportions } from '../proportions.js';
import { poseFigure } from '../skeleton.js';
import { posed } from './acts.js';
import { lowered } from './carry.js';
import { station } from './table-hands.js';

const TABLE = 72;
const builds: readonly (readonly [string, Proportions])[] = [
  ['a man', proportionsOf('adult', 'man', createRandom(1))],
  ['a child', proportionsOf('child', 'man', createRandom(1))],
  ['a dog', characterProportions(createRandom(1))],
];

test('who writes has the pen above the table, however short the legs are', () => {
  for (const [who, body] of builds) {
    const skeleton = poseFigure(body, posed('writing', 'standing', new Set()));
    const scale = scaleOf(skeleton) * lowered(station('writing-desk', -18, 'behind'), skeleton);
    const [, hand] = gripOf(skeleton.far.arm, body.hand);
    assert.ok(-hand > TABLE * scale, `${who}: ${-hand} above ${TABLE * scale}`);
    assert.ok(-hand < (TABLE + 12) * scale, `${who}: ${-hand} far above ${TABLE * scale}`);
  }
});

test('what stands before who does not sit is as large as it is', () => {
  for (const [who, body] of builds) {
    const skeleton = poseFigure(body, posed('cooking', 'standing', new Set()));
    assert.equal(lowered(station('writing-desk', -18), skeleton), 1, who);
  }
});

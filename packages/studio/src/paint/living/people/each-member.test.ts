import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '../../kit/random.js';
import { chordOf, ofMember } from './each-member.js';

test('of six people no two have the same colours on, and who they are does not hang on how many there are', () => {
  for (let seed = 1; seed < 30; seed++) {
    const random = createRandom(seed);
    const colours = [0, 1, 2, 3, 4, 5].map((member) => chordOf(ofMember(random, 'member', member)));
    assert.equal(new Set(colours).size, 6, `seed ${seed}`);
    assert.equal(ofMember(random, 'member', 0).next(), random.fork('member 0').next());
  }
});

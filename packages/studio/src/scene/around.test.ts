import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { SEEDS, staged } from './staged-for-tests.js';

test('no paws are before the words of the sign that they hold', async () => {
  for (const who of ['cat', 'kangaroo', 'dog']) {
    const brief = await understand(`a ${who} holding a sign that says "FEED ME NOW"`);
    for (const seed of SEEDS) {
      const { items } = staged(brief, seed).scene;
      const sign = items.find(({ lettering }) => lettering !== undefined);
      assert.ok(sign, who);
      const before = items.filter(({ depth, worn }) => worn && depth < sign.depth);
      assert.deepEqual(before, [], `${who}, seed ${seed}`);
    }
  }
});

test('an animal on two legs has its fingers around what it holds', async () => {
  for (const who of ['sloth', 'raccoon', 'fox']) {
    const brief = await understand(`a ${who} wearing a suit and holding a quarterstaff`);
    for (const seed of SEEDS) {
      const { items } = staged(brief, seed).scene;
      const staff = items.find(({ drawable }) => drawable.concept === 'wooden-staff');
      assert.ok(staff, who);
      const before = items.filter(
        ({ depth, worn, drawable }) => worn && depth < staff.depth && drawable.concept === who,
      );
      assert.equal(before.length, 1, `${who}, seed ${seed}`);
    }
  }
});

test('a cup is before the paws between which it is', async () => {
  for (const who of ['panda', 'bear']) {
    const brief = await understand(`a ${who} holding a cup of tea`);
    for (const seed of SEEDS) {
      const { items } = staged(brief, seed).scene;
      const cup = items.find(({ drawable }) => drawable.concept === 'tea-glass');
      assert.ok(cup, who);
      assert.ok(!items.some(({ depth, worn }) => worn && depth < cup.depth), `${who}, seed ${seed}`);
    }
  }
});

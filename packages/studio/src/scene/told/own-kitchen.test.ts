import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { asOwnKitchen } from './own-kitchen.js';

test('the countertop and the cabinets of a kitchen are its own, in their colours', async () => {
  const brief = await understand('The smooth black marble countertop contrasted with the rough brown wooden cabinets.');
  const { subjects, tints = [] } = asOwnKitchen(brief);
  assert.equal(subjects.length, 0);
  assert.deepEqual(
    tints.map(({ what }) => what),
    ['counter', 'cabinets'],
  );
  const laden = await understand('a red kettle on a wooden cabinet in a kitchen');
  assert.equal(asOwnKitchen(laden), laden);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { staged } from './staged-for-tests.js';

const placeOf = async (prompt: string): Promise<string> => staged(await understand(prompt), 7).scene.setting;

test('ambulances at a hospital and trucks at a warehouse stand before it, toys and beds are in it', async () => {
  assert.equal(await placeOf('ambulances at a hospital'), 'parking-lot');
  assert.equal(await placeOf('trucks parked at a warehouse'), 'parking-lot');
  assert.equal(await placeOf('a toy car in a hospital'), 'hospital');
  assert.equal(await placeOf('a bed in a hospital'), 'hospital');
  assert.equal(await placeOf('a car in a garage'), 'garage');
});

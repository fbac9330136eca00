import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fuzz } from './run.js';

/** The long run is `npm run bench -- fuzz 200000`. */
const CASES = 2_500;

test(`${CASES} mutated bodies, addresses, headers, pictures, workflows and configurations: no 5xx, no hang, no crash`, async () => {
  const { findings, statuses } = await fuzz(CASES);
  assert.deepEqual(findings, []);
  assert.ok((statuses.get(200) ?? 0) > 50, 'some are still good');
  assert.ok((statuses.get(422) ?? 0) > 50 && (statuses.get(400) ?? 0) > 50, 'many are bad in many ways');
});

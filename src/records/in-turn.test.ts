import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { createInTurn } from './in-turn.js';

test('one name one after the other, others meanwhile; a failure is its own', async () => {
  const inTurn = createInTurn();
  const seen: string[] = [];
  const work = (label: string, milliseconds: number) => async (): Promise<string> => {
    seen.push(`${label} begins`);
    await delay(milliseconds);
    seen.push(`${label} ends`);
    if (label === 'a1') throw new Error('a1 broke');
    return label;
  };
  const results = await Promise.allSettled([
    inTurn('a', work('a1', 20)),
    inTurn('a', work('a2', 1)),
    inTurn('b', work('b1', 1)),
  ]);
  assert.deepEqual(seen, ['a1 begins', 'b1 begins', 'b1 ends', 'a1 ends', 'a2 begins', 'a2 ends']);
  assert.deepEqual(
    results.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason))),
    ['Error: a1 broke', 'a2', 'b1'],
  );
});

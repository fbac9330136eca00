import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createInTurn } from './in-turn.js';

test('one name one after the other, others meanwhile; a failure is its own', async () => {
  const inTurn = createInTurn();
  const seen: string[] = [];
  const work = (label: string, until?: Promise<unknown>) => async (): Promise<string> => {
    seen.push(`${label} begins`);
    await until;
    seen.push(`${label} ends`);
    if (label === 'a1') throw new Error('a1 broke');
    return label;
  };
  // The first of a ends only when b is done: had b to wait for a, both would wait for ever.
  let release = () => {};
  const afterB = new Promise<void>((resolve) => (release = resolve));
  const a1 = inTurn('a', work('a1', afterB));
  const a2 = inTurn('a', work('a2'));
  const b1 = inTurn('b', work('b1'));
  void b1.then(release);
  const results = await Promise.allSettled([a1, a2, b1]);
  assert.deepEqual(seen, ['a1 begins', 'b1 begins', 'b1 ends', 'a1 ends', 'a2 begins', 'a2 ends']);
  assert.deepEqual(
    results.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason))),
    ['Error: a1 broke', 'a2', 'b1'],
  );
});

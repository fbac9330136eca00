import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fallbacksOf, faultsOfRelations, relations } from './relations.js';

test('every relation has a fallback, and every chain ends beside the other', () => {
  assert.deepEqual(faultsOfRelations(), []);
  for (const kind of relations.keys()) assert.equal(fallbacksOf(kind).at(-1), 'beside', kind);
});

test('a phrase with two owners and a fallback to nowhere are faults', () => {
  const on = relations.get('on');
  assert.ok(on);
  const table = new Map([
    ['on', { ...on, fallback: 'nowhere' }],
    ['atop', on],
  ]);
  const faults = faultsOfRelations(table);
  assert.ok(faults.some((fault) => fault.includes('nowhere')));
  assert.ok(faults.some((fault) => fault.includes('says on and atop')));
});

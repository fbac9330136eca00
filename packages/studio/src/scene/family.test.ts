import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Edge } from './edges.js';
import { familyOf } from './family.js';

const edge = (kind: Edge['kind'], guest: number, host: number): Edge => ({ kind, guest, host, told: 'as told' });

test('whoever is moved takes along what is on them, and what is on that', () => {
  const edges = [edge('on', 3, 2), edge('holding', 2, 1), edge('beside', 4, 1)];
  assert.deepEqual([...familyOf([1], edges)], [1, 2, 3]);
  assert.deepEqual([...familyOf([1, 4], edges)], [1, 4, 2, 3]);
});

test('two that are said to be in each other are a family of two', () => {
  assert.deepEqual([...familyOf([0], [edge('inside', 1, 0), edge('inside', 0, 1)])], [0, 1]);
});

test('what is carried is said by who asks', () => {
  const edges = [edge('hanging-on', 1, 0), edge('on', 2, 0)];
  assert.deepEqual([...familyOf([0], edges, new Set<Edge['kind']>(['on']))], [0, 2]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frame } from '../form/modelling.js';
import { cornersOf } from './carried/pen.js';
import { candles, middles, tops } from './company-tops.js';

const highest = (parts: Parameters<typeof cornersOf>[0]): number =>
  -Math.min(...cornersOf(parts, frame(0, 0, 1, 0)).map(([, y]) => y));

test('chessmen are no taller than a hand: they hide no face behind the table', () => {
  const chess = tops.get('chess')?.(52) ?? [];
  assert.ok(highest(chess) < 14, `${highest(chess)} cm`);
});

test('those who drink have their cups in hand, and no cups beside them on the table but a pot', () => {
  assert.ok(middles.has('drinking'));
  assert.ok(highest(tops.get('drinking')?.(52) ?? []) < 8);
  assert.ok(highest(candles) > 20);
});

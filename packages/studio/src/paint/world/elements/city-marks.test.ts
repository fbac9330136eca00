import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cityWords } from '../../../language/vocabulary/cities.js';
import { findDrawable } from '../../drawables.js';
import { besides, cities } from './city-marks.js';

/** Their places show what they are known for by themselves. */
const shownByTheirPlace = new Set(['in-kyoto', 'in-amsterdam']);

test('every city that the language knows has something that it is known by, and all of it can be drawn', () => {
  const named = new Set([...cityWords.values()].flatMap(({ features = [] }) => features));
  for (const feature of named)
    if (!shownByTheirPlace.has(feature)) assert.ok(cities.get(feature.slice(3)), `${feature} has no marks`);
  for (const [city, { marks, street }] of cities) {
    assert.ok(named.has(`in-${city}`), `nobody can ask for ${city}`);
    for (const concept of [...marks.map(([what]) => what), ...(street === undefined ? [] : [street])])
      assert.ok(findDrawable(concept), `${city} is known by ${concept}, which nothing draws`);
  }
});

test('of a landmark that is told of there is no second one in the city behind it', () => {
  const london = cities.get('london');
  assert.ok(london);
  assert.deepEqual(besides(london, new Set(['phone-booth'])), london);
  const without = besides(london, new Set(['big-ben']));
  assert.deepEqual([without.marks, without.street], [[], undefined]);
  const paris = cities.get('paris');
  assert.ok(paris);
  assert.deepEqual(
    besides(paris, new Set(['eiffel-tower'])).marks.map(([concept]) => concept),
    ['arc-de-triomphe', 'notre-dame'],
  );
});

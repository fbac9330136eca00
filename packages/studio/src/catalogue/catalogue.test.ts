import assert from 'node:assert/strict';
import { test } from 'node:test';
import { painters } from '../paint/drawables.js';
import { glyphRecords } from '../paint/glyphs/glyph-record.js';
import { letteredThings } from '../paint/lettering/lettering.js';
import { faultsOf } from './catalogue.js';
import type { Drawings } from './catalogue.js';
import { drawn, likenesses, painted } from './record.js';
import { known, records } from './records.js';

const real: Drawings = {
  painted: new Set([...painters, ...letteredThings].map(({ concept }) => concept)),
  hasGlyph: (concept) => glyphRecords.has(concept),
};
const few: Drawings = { painted: new Set(['cat', 'dog']), hasGlyph: (concept) => concept === 'ladder' };
const animals = painted('animal', 'ground', {
  cat: { words: 'tom', height: 0.4 },
  dog: { words: 'hound', height: 0.7 },
});

test('the catalogue has no faults', () => {
  assert.deepEqual(faultsOf(records, real), []);
  assert.deepEqual(faultsOf(animals, few), []);
});

test('a word with two owners is a fault', () => {
  const faults = faultsOf([...animals, ...drawn({ ladder: { words: 'steps, hound' } })], few);
  assert.deepEqual(faults, ['"hound" is dog and ladder']);
  assert.deepEqual(faultsOf([...animals, ...likenesses({ tom: { like: 'cat' } })], few), ['"tom" is cat and tom']);
});

test('a concept that nothing draws is a fault, and so is a painter without a record', () => {
  const of = (list: Parameters<typeof faultsOf>[0]): string[] => faultsOf([...animals, ...list], few);
  assert.deepEqual(of(painted('animal', 'ground', { yeti: { height: 2 } })), ['nothing draws yeti']);
  assert.deepEqual(of(drawn({ escalator: {} })), ['nothing draws escalator']);
  assert.deepEqual(of(drawn({ ladder: { shows: ['dog', 'yeti'] } })), ['ladder speaks of yeti, which nothing draws']);
  assert.deepEqual(of(likenesses({ lynx: { like: 'bobcat' } })), ['nothing draws lynx']);
  assert.deepEqual(of(drawn({ dog: {} })).toSorted(), [
    'dog has two records',
    'dog is painted, not a glyph',
    'nothing draws dog',
  ]);
  assert.deepEqual(faultsOf(animals.slice(1), few), ['cat has no record']);
  assert.throws(() => known('yeti'), /yeti has a painter but no record/);
});

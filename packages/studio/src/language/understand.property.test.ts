import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import type { Brief } from './brief.js';
import { understand } from '../understanding.js';

const words = fc.constantFrom(
  ...'a an the three red blue cat dogs on under left of with without no and , . in forest at night "Open" 🐱 holding girl hat made of not'.split(
    ' ',
  ),
);

function checkShape(brief: Brief): void {
  assert.ok(brief.subjects.length <= 30);
  for (const { count, concept } of brief.subjects) {
    assert.ok(Number.isInteger(count) && count >= 1 && count <= 60, `${count} × ${concept}`);
  }
  for (const { subject, object } of brief.relations) {
    assert.ok(subject !== object && brief.subjects[subject] && brief.subjects[object]);
  }
}

test('any text gives a well-formed brief', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (prompt) => {
      checkShape(await understand(prompt));
    }),
    { numRuns: 60, endOnFailure: true },
  );
});

test('any order of words gives a well-formed brief, the same twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(words, { maxLength: 30 }), async (parts) => {
      const brief = await understand(parts.join(' '));
      checkShape(brief);
      assert.deepEqual(brief, await understand(parts.join(' ')));
    }),
    { numRuns: 200, endOnFailure: true },
  );
});

test('a prompt of the greatest length is read to its end in bounded work', async () => {
  checkShape(await understand('a red cat on a blue table and '.repeat(140)));
  checkShape(await understand('zqx '.repeat(1000)));
  // sorted right after a word of one letter
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') checkShape(await understand(`a ${letter}𛀵 in a field`));
});

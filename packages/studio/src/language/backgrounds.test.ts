import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCued } from './cued.js';
import { cuesOf } from './cues.js';
import { meaningCases } from './meaning-cases/meaning-cases.js';
import { understand } from '../understanding.js';
import { fillRows } from './vocabulary/fills.js';

const patterns = fillRows.flatMap(({ said, added = [] }) => [...said, ...added]);

test('a prompt that names no background is not tried against the patterns of backgrounds', async () => {
  let tried = 0;
  for (const pattern of patterns)
    Object.defineProperty(pattern, 'exec', {
      configurable: true,
      value(text: string) {
        tried += 1;
        return RegExp.prototype.exec.call(pattern, text);
      },
    });
  try {
    await understand('two dogs and a girl in a red coat beside an old car at night');
    assert.equal(tried, 0);
    const { features } = await understand('blue marble texture');
    assert.ok(tried > 0 && features.includes('fill:marble'), features.join());
  } finally {
    for (const pattern of patterns) Reflect.deleteProperty(pattern, 'exec');
  }
});

test('what fits a pattern of backgrounds has its cue', () => {
  const prompts = [
    ...meaningCases.map(({ prompt }) => prompt),
    'Polka Dots Pattern',
    'abstract background with waves',
    'SWIRLS OF PAINT',
    'web of connected dots',
  ];
  for (const pattern of patterns)
    for (const prompt of prompts.filter((one) => pattern.test(one)))
      assert.ok(isCued(cuesOf(pattern), prompt.toLowerCase()), `${prompt}: ${pattern.source}`);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BY_CANDLES } from '../../paint/living/people/company-tops.js';
import { understand } from '../../understanding.js';
import { gather } from './gather.js';

test('the candles of those who sit around a table stand on it', async () => {
  for (const [prompt, lit] of [
    ['two friends having a candlelit dinner', true],
    ['a couple sitting at a table with candles', true],
    ['three men drinking tea at a table with a candle', true],
    ['a couple having dinner', false],
  ] as const) {
    const { brief, joined } = gather(await understand(prompt));
    assert.equal(brief.subjects[0]?.attributes.includes(BY_CANDLES), lit, prompt);
    const apart = brief.subjects.some(({ words }, index) => words.startsWith('candle') && !joined.has(index));
    assert.ok(!apart, `${prompt}: candles beside the table`);
  }
});

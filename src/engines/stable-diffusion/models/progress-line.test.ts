import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createProgressLine, inBytes } from './progress-line.js';

test('one line on a terminal, a line every tenth elsewhere', () => {
  for (const isTTY of [true, false]) {
    const written: string[] = [];
    let clock = 0;
    const line = createProgressLine({ isTTY, columns: 120, write: (text) => written.push(text) }, () => clock);
    line.begin('model.gguf');
    for (let received = 0; received <= 2_000_000_000; received += 50_000_000) {
      line.show({ received, total: 2_000_000_000 });
      clock += 1000;
    }
    line.end();
    const text = written.join('');
    assert.equal(text.split('\n').length - 1, isTTY ? 1 : 11);
    assert.match(text, /model\.gguf {2}█{12}·{12} 50% {2}1\.0 GB of 2\.0 GB {2}50\.0 MB\/s {2}20 s left/);
  }
});

test('sizes in words', () => {
  assert.deepEqual([0, 999, 1000, 12_345_678, 6_884_606_880, 5e12].map(inBytes), [
    '0 B',
    '999 B',
    '1.0 kB',
    '12.3 MB',
    '6.9 GB',
    '5000 GB',
  ]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { createDataUrlReader, readDataUrl } from './data-url.js';
import { DownloadRefusal } from './refusal.js';

function readInPieces(text: string, size: number, maxBytes = 1_000): Buffer {
  const reader = createDataUrlReader({ maxBytes });
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) reader.write(bytes.subarray(at, at + size));
  return Buffer.from(reader.end());
}

test('property: what was encoded comes back, in either alphabet, escaped or broken into lines, however it is cut', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.integer({ min: 1, max: 50 }), (bytes, size) => {
      const plain = Buffer.from(bytes);
      const base64 = plain.toString('base64');
      const texts = [
        `image/png;base64,${base64}`,
        `;base64,${plain.toString('base64url')}`,
        `;charset=x; BASE64 ,${encodeURIComponent(base64)}`,
        `;base64,${base64.replaceAll(/.{20}/g, '$& \r\n')}`,
        `,${plain.toString('hex').replaceAll(/../g, '%$&')}`,
      ];
      for (const text of texts) assert.deepEqual(readInPieces(text, size), plain, text);
    }),
  );
});

test('the limit counts bytes, not characters', () => {
  const fits = Buffer.alloc(1_000, 7).toString('base64');
  for (const size of [1, 7, 64, 5_000]) {
    assert.equal(readInPieces(`;base64,${fits}`, size).length, 1_000);
    assert.equal(readInPieces(`;base64,${' '.repeat(9_000)}${fits}`, size).length, 1_000);
    const beyond = Buffer.alloc(1_001, 7).toString('base64');
    assert.throws(() => readInPieces(`;base64,${beyond}`, size), { fault: 'too_large' });
    assert.throws(() => readInPieces(`,${'a'.repeat(1_001)}`, size), { fault: 'too_large' });
  }
});

test('what is no data is told, and what is held is announced', () => {
  for (const text of [
    '',
    'image/png;base64',
    `${'x'.repeat(5_000)},`,
    ';base64,###',
    ';base64,QUJD=QUJD',
    ',%4',
    ',%zz',
  ]) {
    assert.throws(() => readInPieces(text, 3), DownloadRefusal, text);
  }
  assert.throws(() => readDataUrl('data:;base64,Ä', 10), { fault: 'invalid_url' });
  let held = 0;
  const reader = createDataUrlReader({ maxBytes: 1_000_000, onHold: (bytes) => (held += bytes) });
  reader.write(Buffer.from(`;base64,${Buffer.alloc(3_000).toString('base64')}`));
  assert.equal(held, 3_000);
});

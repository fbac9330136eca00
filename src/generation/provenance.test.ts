import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { encode } from './encode.js';
import { createProvenance } from './provenance.js';

const picture = { kind: 'raw', width: 8, height: 8, data: new Uint8Array(256).fill(200) } as const;
const formats = ['png', 'jpeg', 'webp', 'avif'] as const;
const origins = [
  [{ trained: false, fromPhoto: false }, 'algorithmicMedia'],
  [{ trained: true, fromPhoto: false }, 'trainedAlgorithmicMedia'],
  [{ trained: false, fromPhoto: true }, 'compositeSynthetic'],
  [{ trained: true, fromPhoto: true }, 'compositeWithTrainedAlgorithmicMedia'],
] as const;

for (const format of formats)
  test(`a ${format} file says how its picture came about, and nothing else`, async () => {
    const plain = await encode(picture, { format, monochrome: false });
    for (const [origin, type] of origins) {
      const options = { format, monochrome: false, provenance: createProvenance('xmp')(origin) };
      const bytes = await encode(picture, options);
      const { xmp, exif, iptc, icc } = await sharp(bytes).metadata();
      assert.ok(xmp?.includes(`newscodes/digitalsourcetype/${type}"`));
      assert.deepEqual([exif, iptc, icc], [undefined, undefined, undefined]);
      assert.ok(bytes.length - plain.length < 700, `${bytes.length - plain.length} bytes more`);
      assert.deepEqual(await encode(picture, options), bytes, 'the same file again');
      assert.deepEqual(await sharp(bytes).raw().toBuffer(), await sharp(plain).raw().toBuffer(), 'the same pixels');
    }
    assert.equal((await sharp(plain).metadata()).xmp, undefined);
  });

test('switched off, a file says nothing', () => {
  assert.equal(createProvenance('none')({ trained: true, fromPhoto: false }), undefined);
});

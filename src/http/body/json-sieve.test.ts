import assert from 'node:assert/strict';
import { isUtf8 } from 'node:buffer';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { ApiError } from '../../contract/errors.js';
import { BODY_BOUNDS, createJsonSieve, type JsonSieveOptions } from './json-sieve.js';

/** Hands the text over in pieces of these sizes, the last one again and again. */
function sift(text: string | Buffer, options: JsonSieveOptions = {}, sizes: readonly number[] = [7]): unknown {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  const sieve = createJsonSieve(options);
  for (let at = 0, piece = 0; at < bytes.length; piece += 1) {
    const size = sizes[Math.min(piece, sizes.length - 1)] ?? 7;
    // A copy that is wiped afterwards: the socket's chunks are used again as well.
    const chunk = Buffer.from(bytes.subarray(at, at + size));
    sieve.write(chunk);
    chunk.fill(0x58);
    at += size;
  }
  return sieve.end();
}

function codeOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    assert.ok(ApiError.isInstance(error), String(error));
    return error.code;
  }
  return 'none';
}

const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 });

test('property: without a wish it gives exactly what JSON.parse gives, however the bytes are cut', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), fc.constantFrom(0, 2), sizes, (text, indent, cuts) => {
      const spread = JSON.stringify(JSON.parse(text), null, indent);
      for (const variant of [text, spread]) assert.deepEqual(sift(variant, {}, cuts), JSON.parse(variant));
    }),
    { numRuns: 1_000 },
  );
});

test('property: it refuses what JSON.parse refuses, and nothing else', () => {
  const alphabet = fc.constantFrom(...Array.from('{}[]":,\\ \n\t\u0001ubn09-+.eEtrufalsenull/é😀"'));
  const nearly = fc.tuple(fc.json({ maxDepth: 3 }), fc.nat(), fc.nat({ max: 3 }), fc.array(alphabet, { maxLength: 4 }));
  fc.assert(
    fc.property(nearly, sizes, ([text, place, cut, put], cuts) => {
      const at = place % (text.length + 1);
      const mutated = (text.slice(0, at) + put.join('') + text.slice(at + cut)).toWellFormed();
      let expected: unknown;
      let valid = true;
      try {
        expected = JSON.parse(mutated);
      } catch {
        valid = false;
      }
      if (valid) assert.deepEqual(sift(mutated, {}, cuts), expected);
      else
        assert.equal(
          codeOf(() => sift(mutated, {}, cuts)),
          'malformed_json',
          mutated,
        );
    }),
    { numRuns: 5_000 },
  );
});

test('property: values of unknown fields become null, those of known ones stay', () => {
  const field = fc.constantFrom('prompt', 'size', 'other', 'pro', '__proto__', 'constructor', 'a "quote"', 'prömpt');
  fc.assert(
    fc.property(fc.array(fc.tuple(field, fc.jsonValue()), { maxLength: 8 }), sizes, (entries, cuts) => {
      const text = `{${entries.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(' ,')}}`;
      const wanted = new Map(entries.map(([name, value]) => [name, ['prompt', 'size'].includes(name) ? value : null]));
      const found = sift(text, { fields: new Set(['prompt', 'size']) }, cuts) as object;
      assert.deepEqual(
        new Map(Object.entries(found)),
        new Map([...wanted].map(([name, value]) => [name, plain(value)])),
      );
    }),
    { numRuns: 1_000 },
  );
});

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('property: bytes that are no UTF-8 are refused wherever they are, however they are cut', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 12 }), sizes, (bytes, cuts) => {
      const content = Buffer.from(bytes).map((byte) => (byte < 0x80 ? 0x61 : byte));
      const text = Buffer.concat([Buffer.from('{"x":"'), content, Buffer.from('"}')]);
      const refused = codeOf(() => sift(text, { fields: new Set() }, cuts));
      assert.equal(refused, isUtf8(content) ? 'none' : 'malformed_json');
    }),
    { numRuns: 2_000 },
  );
});

test('a name written with escapes is the same name', () => {
  const text = '{"pr\\u006fmpt": "a fox", "\\u0078": {"deep": [1, 2, {}]}}';
  assert.deepEqual(sift(text, { fields: new Set(['prompt']) }), { prompt: 'a fox', x: null });
  assert.deepEqual(sift(`{"${'\\u0061'.repeat(100)}": 1}`, { fields: new Set(['prompt']) }), {
    ['a'.repeat(100)]: null,
  });
});

test('a text that begins as wanted is taken out, escapes resolved', () => {
  let taken: string[] = [];
  const takeOut = {
    field: 'photo',
    prefix: 'data:',
    start() {
      taken.push('');
      return { write: (part: Uint8Array) => (taken[taken.length - 1] += Buffer.from(part).toString()) };
    },
  };
  const cases: [text: string, kept: unknown, taken: string[]][] = [
    [
      '{"photo": "data:image/png;base64,AB\\/C\\u002bD\\n==", "n": 1}',
      { photo: 'data:', n: 1 },
      ['image/png;base64,AB/C+D\n=='],
    ],
    ['{"photo": "DATA:x"}', { photo: 'DATA:' }, ['x']],
    ['{"photo": "https://data:x"}', { photo: 'https://data:x' }, []],
    ['{"photo": "d\\u0061ta:x"}', { photo: 'data:x' }, []],
    ['{"photo": "dat"}', { photo: 'dat' }, []],
    ['{"photo": ["data:x"], "inner": {"photo": "data:y"}}', { photo: ['data:x'], inner: { photo: 'data:y' } }, []],
    ['{"photo": "data:one", "photo": "data:two"}', { photo: 'data:' }, ['one', 'two']],
  ];
  for (const [text, kept, expected] of cases) {
    for (const size of [1, 3, 1_000]) {
      taken = [];
      assert.deepEqual(sift(text, { takeOut }, [size]), kept, text);
      assert.deepEqual(taken, expected, text);
    }
  }
});

test('depth, fields, values and long numbers are bounded, also where they would be dropped', () => {
  const fields = new Set(['prompt']);
  const { depth, keys, values } = BODY_BOUNDS;
  const manyValues = (count: number) => `{"x": [${'{},'.repeat(count - 3)}{}]}`;
  const manyKeys = (count: number) => `{${Array.from({ length: count }, (_, key) => `"${key}":0`).join()}}`;
  assert.equal(
    codeOf(() => sift(manyValues(values), { fields })),
    'none',
  );
  assert.equal(
    codeOf(() => sift(manyValues(values + 1), { fields })),
    'body_too_large',
  );
  assert.equal(
    codeOf(() => sift(manyKeys(keys), { fields })),
    'none',
  );
  assert.equal(
    codeOf(() => sift(manyKeys(keys + 1), { fields })),
    'body_too_large',
  );
  assert.equal(
    codeOf(() => sift('['.repeat(depth) + ']'.repeat(depth))),
    'none',
  );
  assert.equal(
    codeOf(() => sift('['.repeat(depth + 1) + ']'.repeat(depth + 1))),
    'malformed_json',
  );
  assert.equal(
    codeOf(() => sift('1'.repeat(1_000_000))),
    'malformed_json',
  );
});

test('what is kept is announced, what is dropped is not', () => {
  let kept = 0;
  const onKeep = (bytes: number) => (kept += bytes);
  sift(`{"prompt": "a", "other": "${'x'.repeat(100_000)}"}`, { fields: new Set(['prompt']), onKeep }, [4_096]);
  assert.ok(kept < 100, `${kept} bytes`);
  const refusal = new ApiError('overloaded', 'no');
  const refuse = () => {
    throw refusal;
  };
  assert.throws(() => sift('{"prompt": "a"}', { onKeep: refuse }), refusal);
});

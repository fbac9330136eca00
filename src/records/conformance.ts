import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { testRequests } from './conformance-requests.js';
import { NO_LIMITS, type KeyRecord, type Records, type RequestRecord } from './records.js';

/** What every driver of the records must do. `open` gives an empty store; `reopen` the same one again. */
export interface RecordsUnderTest {
  open(): Promise<Records>;
  reopen(): Promise<Records>;
}

const KEY: KeyRecord = {
  id: 'abc',
  name: "O'Hara; DROP TABLE api_keys",
  hash: 'f'.repeat(64),
  scopes: ['generate', 'read'],
  createdAt: '2030-01-01T00:00:00.000Z',
  expiresAt: null,
  revokedAt: null,
  limits: { requestsPerMinute: 60, concurrentRequests: null, imagesPerDay: 1_000, weight: 20 },
};

export const SAMPLE_REQUEST: RequestRecord = {
  requestId: 'req_1',
  keyId: 'abc',
  model: 'flux/dev',
  createdAt: '2030-01-01T00:00:00.000Z',
  status: 200,
  errorCode: null,
  engine: 'studio/1',
  prompt: 'a "fox" 🦊',
  seed: 4_294_967_295,
  width: 64,
  height: 64,
  queueSeconds: 0.001,
  inferenceSeconds: 0.5,
  totalSeconds: 0.6,
  warnings: ['no palette'],
  safety: [{ category: 'none', score: 0.01 }],
  explanation: [{ subjects: ['fox'] }],
};

export function describeRecords(name: string, store: RecordsUnderTest): void {
  describe(`records: ${name}`, () => {
    test('keys are kept as they were given', async () => {
      const records = await store.open();
      await records.addKey(KEY);
      await records.addKey({
        ...KEY,
        id: 'def',
        createdAt: '2029-01-01T00:00:00.000Z',
        expiresAt: '2031-01-01T00:00:00.000Z',
      });
      assert.deepEqual(await records.findKey('abc'), KEY);
      assert.equal(await records.findKey('nobody'), undefined);
      assert.deepEqual(
        (await records.listKeys()).map(({ id }) => id),
        ['def', 'abc'],
      );
      await assert.rejects(records.addKey(KEY), 'an id is given once');
      await records.close();
    });

    test('a key is revoked once and for all', async () => {
      const records = await store.open();
      await records.addKey(KEY);
      assert.equal(await records.revokeKey('abc', '2030-02-01T00:00:00.000Z'), true);
      assert.equal(await records.revokeKey('abc', '2030-03-01T00:00:00.000Z'), true);
      assert.equal((await records.findKey('abc'))?.revokedAt, '2030-02-01T00:00:00.000Z');
      assert.equal(await records.revokeKey('nobody', '2030-02-01T00:00:00.000Z'), false);
      await records.close();
    });

    test('requests are written in batches, found again, and forgotten by age', async () => {
      const records = await store.open();
      for (let index = 0; index < 120; index += 1) {
        const day = String((index % 28) + 1).padStart(2, '0');
        records.addRefused({ ...SAMPLE_REQUEST, requestId: `req_${index}`, createdAt: `2030-01-${day}T00:00:00.000Z` });
      }
      records.addRefused({
        ...SAMPLE_REQUEST,
        requestId: 'req_0',
        createdAt: '2030-02-01T00:00:00.000Z',
        status: 422,
        seed: null,
      });
      await records.flush();
      assert.deepEqual(await records.findRequest('req_112'), { ...SAMPLE_REQUEST, requestId: 'req_112' });
      const newest = await records.findRequest('req_0');
      assert.deepEqual([newest?.status, newest?.seed], [422, null]);
      assert.equal(await records.findRequest('nobody'), undefined);
      assert.equal(await records.forgetRequestsBefore('2030-01-02T00:00:00.000Z'), 5);
      assert.equal(await records.findRequest('req_112'), undefined);
      await records.close();
    });

    test('what a key may do is changed', async () => {
      const records = await store.open();
      await records.addKey(KEY);
      assert.equal(await records.limitKey('abc', { ...NO_LIMITS, weight: 5 }), true);
      assert.deepEqual((await records.findKey('abc'))?.limits, { ...NO_LIMITS, weight: 5 });
      assert.equal(await records.limitKey('nobody', NO_LIMITS), false);
      await records.check();
      await records.close();
    });

    testRequests(() => store.open());

    test('a secret is the same for everybody, whoever came first', async () => {
      const records = await store.open();
      const values = await Promise.all(['a', 'b', 'c'].map((candidate) => records.keepSecret('pictures', candidate)));
      assert.equal(new Set(values).size, 1);
      assert.equal(await records.keepSecret('pictures', 'd'), values[0]);
      assert.equal(await records.keepSecret('others', 'd'), 'd');
      await records.close();
    });

    test('everything survives closing', async () => {
      const records = await store.open();
      await records.addKey(KEY);
      records.addRefused(SAMPLE_REQUEST);
      await records.close();
      const again = await store.reopen();
      assert.deepEqual(await again.findKey('abc'), KEY);
      assert.deepEqual(await again.findRequest('req_1'), SAMPLE_REQUEST);
      await again.close();
    });
  });
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Records } from './records.js';
import type { AllowanceExceeded, AllowanceLimits, NewRequest, Settlement } from './request-store.js';

const at = (second: number): string => new Date(Date.UTC(2030, 0, 1, 0, 0, second)).toISOString();

export const SAMPLE_NEW_REQUEST: NewRequest = {
  id: 'req_a',
  traceId: 'trace_a',
  keyId: 'abc',
  model: 'flux/dev',
  createdAt: at(0),
  prompt: 'a "fox" 🦊',
  width: 64,
  height: 32,
  imageCount: 2,
  input: '{"shape":1}',
  photo: null,
  cancelAt: null,
  webhookUrl: null,
  weight: 10,
};

const COMPLETED: Settlement = {
  state: 'COMPLETED',
  finishedAt: at(9),
  outcome: {
    kind: 'pictures',
    seed: 4_294_967_295,
    engine: 'test/1',
    pictures: [1, 2].map((number) => ({
      fileName: `${String(number).repeat(32)}.png`,
      expires: 2_000_000_000,
      url: 'http://x/files/1.png',
      width: 64,
      height: 32,
      contentType: 'image/png',
      fileSize: 9,
      flagged: false,
    })),
    timings: { queue: 0.1, inference: 0.5, total: 0.7 },
  },
  engine: 'test/1',
  seed: 4_294_967_295,
  queueSeconds: 0.1,
  inferenceSeconds: 0.5,
  totalSeconds: 0.7,
  warnings: ['no palette'],
  safety: [],
  explanation: [],
};

const FAILED: Settlement = {
  ...COMPLETED,
  state: 'FAILED',
  outcome: { kind: 'error', code: 'engine_failed', message: 'It broke.', param: null, details: [], headers: {} },
  inferenceSeconds: null,
};

/** What every driver does with accepted requests. */
export function testRequests(open: () => Promise<Records>): void {
  const withRecords = async (work: (records: Records) => Promise<void>): Promise<void> => {
    const records = await open();
    try {
      await work(records);
    } finally {
      await records.close();
    }
  };

  test('a request is accepted, started and settled once', () =>
    withRecords(async (records) => {
      const { requests, usage } = records;
      const photo = { name: `${'a'.repeat(32)}.photo`, expires: 2_000_000_000 };
      assert.deepEqual(await requests.accept({ ...SAMPLE_NEW_REQUEST, photo }), { accepted: true, turn: 0 });
      assert.equal((await requests.find('req_a'))?.state, 'IN_QUEUE');
      const started = await requests.start('req_a', at(1));
      assert.deepEqual([started?.state, started?.startedAt, started?.input], ['IN_PROGRESS', at(1), '{"shape":1}']);
      assert.deepEqual(started?.photo, photo);
      const again = await requests.start('req_a', at(2));
      assert.deepEqual([again?.startedAt, again?.starts], [at(1), 2], 'taken up again by another worker');
      const settled = await Promise.all(Array.from({ length: 5 }, () => requests.settle('req_a', COMPLETED)));
      assert.deepEqual(
        settled.filter((one) => one !== undefined),
        [{ photo, deliveryId: null }],
      );
      assert.equal(await requests.settle('req_a', FAILED), undefined);
      assert.equal(await requests.start('req_a', at(3)), undefined);
      const found = await requests.find('req_a');
      assert.deepEqual([found?.state, found?.finishedAt], ['COMPLETED', at(9)]);
      assert.deepEqual(found?.outcome, COMPLETED.outcome);
      assert.deepEqual(await usage.listUsage({ from: '2030-01-01', to: '2030-01-01' }), [
        {
          keyId: 'abc',
          day: '2030-01-01',
          model: 'flux/dev',
          requests: 1,
          images: 2,
          pixels: 4096,
          seconds: 0.5,
          failures: 0,
        },
      ]);
      const record = await records.findRequest('trace_a');
      assert.deepEqual([record?.status, record?.seed, record?.warnings], [200, 4_294_967_295, ['no palette']]);
    }));

  test('usage adds up by key, day and model; what was canceled does not count', () =>
    withRecords(async ({ requests, usage }) => {
      const days = ['2030-01-01', '2030-01-02'];
      for (let index = 0; index < 12; index += 1) {
        const keyId = index % 2 ? 'abc' : 'def';
        await requests.accept({ ...SAMPLE_NEW_REQUEST, id: `req_${index}`, keyId });
        const settlement = index < 4 ? FAILED : index < 6 ? { ...FAILED, state: 'CANCELED' as const } : COMPLETED;
        await requests.settle(`req_${index}`, {
          ...settlement,
          finishedAt: `${days[index % 3 ? 1 : 0]}T12:00:00.000Z`,
        });
      }
      const rows = await usage.listUsage({ from: '2030-01-01', to: '2030-01-02', keyId: 'abc' });
      assert.deepEqual(
        rows.map(({ day, requests: count, images, failures }) => [day, count, images, failures]),
        [
          ['2030-01-01', 2, 2, 1],
          ['2030-01-02', 3, 4, 1],
        ],
      );
      assert.equal((await usage.listUsage({ from: '2030-01-01', to: '2030-01-01' })).length, 2);
      const megapixels = (64 * 32) / 1e6;
      assert.deepEqual(await usage.averagePicture('flux/dev', '2030-01-01'), { seconds: 0.25, megapixels });
      assert.equal(await usage.averagePicture('flux/pro', '2030-01-01'), null);
    }));

  test('keys take turns, by weight', () =>
    withRecords(async ({ requests }) => {
      const order: { name: string; turn: number; index: number }[] = [];
      const accept = async (name: string, weight = 10): Promise<void> => {
        const index = order.length;
        const request = { ...SAMPLE_NEW_REQUEST, id: `req_${index}`, createdAt: at(index), imageCount: 1 };
        const result = await requests.accept({ ...request, keyId: name.slice(0, 1), weight });
        assert.ok(result.accepted);
        order.push({ name, turn: result.turn, index });
      };
      const line = (): string =>
        order
          .toSorted((one, other) => one.turn - other.turn || one.index - other.index)
          .map(({ name }) => name)
          .join(' ');
      for (const name of ['a1', 'a2', 'a3', 'a4']) await accept(name);
      await requests.start('req_0', at(10));
      await accept('b1');
      await accept('b2');
      for (const name of ['c1', 'c2', 'c3', 'c4']) await accept(name, 20);
      assert.equal(line(), 'a1 b1 c1 c2 a2 b2 c3 c4 a3 a4');
      assert.deepEqual(await requests.position('req_4'), { ahead: 0, images: 0, megapixels: 0 });
      const behind = await requests.position('req_3');
      assert.deepEqual([behind?.ahead, behind?.images, behind?.megapixels], [8, 8, (8 * 64 * 32) / 1e6]);
      assert.equal(await requests.position('req_0'), undefined);
      for (let index = 0; index < order.length; index += 1) await requests.settle(`req_${index}`, COMPLETED);
      assert.deepEqual(await requests.accept({ ...SAMPLE_NEW_REQUEST, id: 'req_z' }), { accepted: true, turn: 0 });
    }));

  test('a key that asks many times at once stands behind itself, and another in front of all but those begun', () =>
    withRecords(async ({ requests }) => {
      const ask = (id: string, keyId: string) =>
        requests.accept({ ...SAMPLE_NEW_REQUEST, id, keyId, imageCount: 1 }).then((one) => one.accepted && one.turn);
      const turns = await Promise.all(Array.from({ length: 30 }, (_, index) => ask(`req_${index}`, 'greedy')));
      assert.deepEqual(
        turns.toSorted((one, other) => Number(one) - Number(other)),
        turns.map((_, index) => index * 10),
      );
      const first = (turn: number): string => `req_${turns.indexOf(turn)}`;
      for (const turn of [0, 10]) await requests.start(first(turn), at(1));
      assert.equal(await ask('req_modest', 'modest'), 10);
      assert.equal((await requests.position('req_modest'))?.ahead, 0);
    }));

  test('turns that have become large start at 0 again when nothing waits, also while something runs', () =>
    withRecords(async ({ requests }) => {
      const ask = async (id: string, keyId: string, imageCount = 1) => {
        const accepted = await requests.accept({ ...SAMPLE_NEW_REQUEST, id, keyId, imageCount, weight: 1 });
        return accepted.accepted && accepted.turn;
      };
      assert.equal(await ask('req_1', 'a', 20_000), 0);
      assert.equal(await ask('req_2', 'a'), 2_000_000);
      assert.equal(await ask('req_3', 'a'), 2_000_100, 'while something waits nothing starts again');
      for (const id of ['req_1', 'req_2']) await requests.start(id, at(1));
      assert.equal(await ask('req_4', 'b'), 2_000_000);
      for (const id of ['req_3', 'req_4']) await requests.start(id, at(1));
      await requests.settle('req_1', COMPLETED);
      assert.deepEqual([await ask('req_5', 'b'), await ask('req_6', 'a'), await ask('req_7', 'a')], [0, 0, 100]);
    }));

  test('a key never has more than it may, however many ask at once', () =>
    withRecords(async (records) => {
      const { requests } = records;
      const ask = (count: number, allowance: AllowanceLimits, changes: object = {}) =>
        Promise.allSettled(
          Array.from({ length: count }, (_, index) =>
            requests.accept({ ...SAMPLE_NEW_REQUEST, id: `req_${index}`, keyId: 'full', allowance, ...changes }),
          ),
        );
      const three = await ask(12, { concurrentRequests: 3, imagesPerDay: null });
      assert.equal(three.filter(({ status }) => status === 'fulfilled').length, 3);
      for (const one of three) {
        if (one.status === 'rejected') assert.equal((one.reason as AllowanceExceeded).limit, 'concurrentRequests');
      }
      const today = SAMPLE_NEW_REQUEST.createdAt.slice(0, 10);
      const { imageCount } = SAMPLE_NEW_REQUEST;
      assert.deepEqual(await requests.standing('full', today), { requests: 3, images: 3 * imageCount, drawn: 0 });
      const [first] = await requests.list({ keyId: 'full', limit: 1 });
      await requests.settle(first?.id ?? '', COMPLETED);
      const { requests: left, drawn } = await requests.standing('full', today);
      assert.deepEqual([left, drawn > 0], [2, true]);
      assert.deepEqual(await requests.standing('other', today), { requests: 0, images: 0, drawn: 0 });

      // A refusal gives its idempotency key back, and a caller who comes again is told of its request, not of limits.
      const idempotency = { key: 'once', path: '/v1/x', bodyHash: 'f'.repeat(64), expiresAt: at(60) };
      const imagesPerDay = imageCount;
      const limits = { concurrentRequests: null, imagesPerDay };
      const [refused] = await ask(1, { ...limits, imagesPerDay: imageCount - 1 }, { keyId: 'day', idempotency });
      assert.equal(refused?.status === 'rejected' && (refused.reason as AllowanceExceeded).limit, 'imagesPerDay');
      assert.equal(await requests.findClaim('day', idempotency, at(1)), undefined);
      const accepted = await ask(1, limits, { keyId: 'day', idempotency, id: 'req_day' });
      const again = await ask(1, limits, { keyId: 'day', idempotency, id: 'req_again' });
      assert.deepEqual(
        [...accepted, ...again].map((one) => one.status === 'fulfilled' && one.value.accepted),
        [true, false],
      );
    }));

  test('an idempotency key is claimed once, however many come at once', () =>
    withRecords(async (records) => {
      const { requests } = records;
      const idempotency = { key: 'k', path: '/v1/x', bodyHash: 'f'.repeat(64), expiresAt: at(60) };
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          requests.accept({ ...SAMPLE_NEW_REQUEST, id: `req_${index}`, idempotency }),
        ),
      );
      const winners = answers.flatMap(({ accepted }, index) => (accepted ? [`req_${index}`] : []));
      assert.equal(winners.length, 1);
      for (const answer of answers) {
        if (!answer.accepted) assert.deepEqual([answer.existing.id, answer.sameBody], [winners[0], true]);
      }
      assert.equal((await requests.list({ keyId: 'abc', limit: 100 })).length, 1, 'nothing else was written');
      const again = (id: string, changes: object, createdAt = at(1)) =>
        requests.accept({ ...SAMPLE_NEW_REQUEST, id, createdAt, idempotency: { ...idempotency, ...changes } });
      assert.deepEqual((await requests.findClaim('abc', idempotency, at(1)))?.existing.id, winners[0]);
      assert.equal(await requests.findClaim('def', idempotency, at(1)), undefined);
      const other = await again('req_other', { bodyHash: '0'.repeat(64) });
      assert.equal(!other.accepted && other.sameBody, false);
      assert.equal((await again('req_path', { path: '/v1/y' })).accepted, true);
      assert.equal((await again('req_later', { expiresAt: at(120) }, at(61))).accepted, true, 'it has run out');
      assert.equal((await again('req_held', {}, at(62))).accepted, false);
      await requests.settle('req_path', COMPLETED);
      assert.equal(await requests.remove('req_path'), true);
      assert.equal((await again('req_freed', { path: '/v1/y' })).accepted, true);
      assert.equal(await requests.forgetIdempotencyKeysBefore(at(61)), 1);
      await requests.settle('req_freed', COMPLETED);
      await records.forgetRequestsBefore(at(600));
      assert.equal((await again('req_anew', { path: '/v1/y' })).accepted, true, 'its request was forgotten');
      assert.equal((await requests.find('req_later'))?.state, 'IN_QUEUE', 'what is on its way is not forgotten');
    }));

  test('the own requests are listed page by page, newest first', () =>
    withRecords(async ({ requests }) => {
      for (let index = 0; index < 25; index += 1) {
        const id = `req_${String(index).padStart(2, '0')}`;
        // several in the same moment
        await requests.accept({ ...SAMPLE_NEW_REQUEST, id, createdAt: at(Math.floor(index / 4)) });
        if (index % 5 === 0) await requests.settle(id, FAILED);
      }
      await requests.accept({ ...SAMPLE_NEW_REQUEST, id: 'req_stranger', keyId: 'other' });
      const seen: string[] = [];
      for (;;) {
        const last = seen.at(-1);
        const before = last === undefined ? undefined : await requests.find(last);
        const page = await requests.list({ keyId: 'abc', limit: 10, ...(before ? { before } : {}) });
        seen.push(...page.map(({ id }) => id));
        if (page.length < 10) break;
      }
      assert.deepEqual(
        seen,
        Array.from({ length: 25 }, (_, index) => `req_${String(24 - index).padStart(2, '0')}`),
      );
      assert.equal((await requests.list({ keyId: 'abc', limit: 100, state: 'FAILED' })).length, 5);
    }));

  test('what nobody works on is found, put back and ended in time', () =>
    withRecords(async ({ requests }) => {
      await requests.accept({ ...SAMPLE_NEW_REQUEST, id: 'req_1', cancelAt: at(30) });
      await requests.accept({ ...SAMPLE_NEW_REQUEST, id: 'req_2', createdAt: at(5), cancelAt: at(40) });
      await requests.accept({ ...SAMPLE_NEW_REQUEST, id: 'req_3', createdAt: at(6) });
      await requests.start('req_1', at(7));
      await requests.putBack('req_1');
      const unsettled = await requests.listUnsettled(at(6), 10);
      assert.deepEqual(unsettled.map(({ id, state, turn }) => [id, state, turn]).toSorted(), [
        ['req_1', 'IN_QUEUE', 0],
        ['req_2', 'IN_QUEUE', 20],
      ]);
      assert.deepEqual(await requests.settledAmong(['req_1', 'nobody', 'req_2']), ['nobody']);
      assert.deepEqual(await requests.listOverdue(at(29), 10), []);
      assert.deepEqual(await requests.listOverdue(at(40), 10), ['req_1', 'req_2']);
      await requests.settle('req_1', { ...FAILED, state: 'CANCELED' });
      await requests.putBack('req_1');
      assert.equal((await requests.find('req_1'))?.state, 'CANCELED', 'settled is settled');
      assert.deepEqual(await requests.listOverdue(at(40), 1), ['req_2']);
      assert.equal(await requests.remove('req_2'), false, 'not while it is on its way');
    }));

  test('an acceptance is taken back whole, unless somebody has taken it up', () =>
    withRecords(async ({ requests }) => {
      const claim = { key: 'again', path: '/v1/path', bodyHash: 'one' };
      const idempotency = { ...claim, expiresAt: at(60) };
      await requests.accept({ ...SAMPLE_NEW_REQUEST, id: 'req_1', idempotency });
      assert.deepEqual(await requests.withdraw('req_1'), { photo: SAMPLE_NEW_REQUEST.photo });
      assert.equal(await requests.find('req_1'), undefined);
      assert.equal(await requests.findClaim('abc', claim, at(1)), undefined, 'the key is free');
      assert.equal(await requests.withdraw('req_1'), undefined, 'once');
      await requests.accept({ ...SAMPLE_NEW_REQUEST, id: 'req_2', idempotency });
      await requests.start('req_2', at(2));
      assert.equal(await requests.withdraw('req_2'), undefined, 'it is being drawn');
      await requests.settle('req_2', FAILED);
      assert.equal(await requests.withdraw('req_2'), undefined, 'it is settled');
      assert.equal((await requests.findClaim('abc', claim, at(3)))?.existing.id, 'req_2');
    }));

  test('a settled request with an address has its delivery', () =>
    withRecords(async ({ requests, deliveries }) => {
      await requests.accept({ ...SAMPLE_NEW_REQUEST, webhookUrl: 'https://example.com/hook' });
      const settled = await requests.settle('req_a', FAILED);
      const id = settled?.deliveryId ?? '';
      assert.match(id, /^msg_[0-9a-f]{32}$/);
      const delivery = await deliveries.findDelivery(id);
      assert.deepEqual(
        [delivery?.requestId, delivery?.keyId, delivery?.type, delivery?.state, delivery?.attempts],
        ['req_a', 'abc', 'request.failed', 'pending', 0],
      );
      assert.equal((await deliveries.listDueDeliveries(at(10), 5)).length, 1);
      const attempt = { at: at(10), state: 'pending' as const, status: 500, error: 'no', nextAttemptAt: at(20) };
      await deliveries.recordAttempt(id, attempt);
      assert.equal((await deliveries.listDueDeliveries(at(15), 5)).length, 0);
      await deliveries.recordAttempt(id, { ...attempt, at: at(20), state: 'failed', nextAttemptAt: null });
      assert.equal((await deliveries.listDueDeliveries(at(99), 5)).length, 0);
      const [listed] = await deliveries.listDeliveries({ keyId: 'abc', limit: 5 });
      assert.deepEqual([listed?.attempts, listed?.lastStatus, listed?.lastAttemptAt], [2, 500, at(20)]);
      assert.deepEqual(await deliveries.listDeliveries({ keyId: 'other', limit: 5 }), []);
      await deliveries.replayDelivery(id, at(30));
      assert.equal((await deliveries.findDelivery(id))?.state, 'pending');
    }));

  test('a key has one signing secret', () =>
    withRecords(async ({ deliveries }) => {
      const secrets = await Promise.all(['one', 'two', 'three'].map((word) => deliveries.webhookSecret('abc', word)));
      assert.equal(new Set(secrets).size, 1);
      assert.equal(await deliveries.webhookSecret('def', 'four'), 'four');
    }));
}

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import {
  acceptedSchema,
  requestListSchema,
  requestStatusSchema,
  type RequestStatus,
} from '../../src/contract/request-status.js';
import { EngineError } from '../../src/engines/engine.js';
import sharp from 'sharp';
import { startService, type Answer, type Service } from '../support/service.js';
import { createTestEngine, gradient, type TestEngine } from '../support/test-engine.js';
import { createTestSafety } from '../support/test-safety.js';
import { until } from '../support/until.js';

const FLUX = '/v1/text-to-image/flux/dev';
const BODY = { prompt: 'a lighthouse', image_size: { width: 64, height: 64 }, seed: 7 };
const ASYNC = { prefer: 'respond-async' };

/** An engine that draws when it is told to. */
function createHeldEngine() {
  const held: (() => void)[] = [];
  const engine = createTestEngine({
    render: (task, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        onProgress?.(0.25);
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        held.push(() => {
          if (task.prompt === 'broken') reject(new EngineError('failed', 'test', 'it broke'));
          else resolve({ picture: gradient(task), warnings: [] });
        });
      }),
  });
  const release = (): void => {
    for (const go of held.splice(0)) go();
  };
  return { engine, release };
}

let service: Service;
let engine: TestEngine;
let release: () => void;

before(async () => {
  ({ engine, release } = createHeldEngine());
  service = await startService({
    engines: [engine],
    env: { EASEL_RENDER_THREADS: '1', EASEL_SERVER_SHUTDOWN_SECONDS: '0', EASEL_RENDER_DEADLINE_SECONDS: '1' },
  });
});
after(() => service.close());

const call = (path: string, method = 'GET', key = service.key, headers: Record<string, string> = {}): Promise<Answer> =>
  service.request(path, { method, headers: { authorization: `Bearer ${key}`, ...headers } });
const codeOf = (answer: Answer): string => answer.json<{ error: { code: string } }>().error.code;

async function submit(body: object = BODY, headers: Record<string, string> = {}): Promise<RequestStatus> {
  const answer = await service.post(FLUX, body, { ...ASYNC, ...headers });
  assert.equal(answer.status, 202, answer.text);
  return answer.json<RequestStatus>();
}

const statusOf = async (url: string): Promise<RequestStatus> => (await call(url)).json<RequestStatus>();
const reaches = (url: string, status: string) =>
  until(async () => {
    const found = await statusOf(url);
    return found.status === status && found;
  }, `${url} is ${status}`);
/** A request is in progress a moment before its engine is asked: only then is there anything to release or to abort. */
const isDrawn = async (url: string): Promise<RequestStatus> => {
  await until(() => engine.running === 1, 'it is drawn');
  return reaches(url, 'IN_PROGRESS');
};

test('accepted, followed, and answered as the synchronous call would have been', async () => {
  const answer = await service.post(FLUX, BODY, { ...ASYNC, 'x-request-id': 'mine' });
  assert.equal(answer.status, 202);
  const accepted = acceptedSchema.strict().parse(answer.json());
  assert.equal(answer.headers.get('preference-applied'), 'respond-async');
  assert.equal(answer.headers.get('location'), accepted.status_url);
  assert.equal(answer.headers.get('x-request-id'), 'mine');
  assert.match(accepted.request_id, /^req_[0-9a-f]{24}$/);
  const running = await isDrawn(accepted.status_url);
  requestStatusSchema.strict().parse(running);
  assert.deepEqual([running.queue_position, running.finished_at, running.error], [null, null, null]);
  assert.ok(running.progress > 0 && running.progress < 0.25);
  const early = await call(accepted.response_url);
  assert.deepEqual([early.status, early.json<RequestStatus>().status], [202, 'IN_PROGRESS']);
  release();
  const done = await reaches(accepted.status_url, 'COMPLETED');
  assert.deepEqual([done.progress, done.estimated_seconds], [1, null]);
  assert.ok((done.started_at ?? '') >= done.created_at && (done.finished_at ?? '') >= (done.started_at ?? ''));
  const response = await call(accepted.response_url);
  assert.deepEqual([response.status, response.headers.get('x-engine')], [200, 'test/1']);
  const { images, seed } = response.json<{ images: { url: string }[]; seed: number }>();
  assert.equal(seed, 7);
  assert.equal((await service.request(images[0]?.url ?? '')).status, 200);
  assert.equal((await call(accepted.response_url)).text, response.text, 'as often as one likes');
});

test('sync_mode keeps its bytes out of the record and in the answer', async () => {
  const { status_url, response_url } = await submit({ ...BODY, sync_mode: true });
  await isDrawn(status_url);
  release();
  await reaches(status_url, 'COMPLETED');
  const [image] = (await call(response_url)).json<{ images: { file_data: string; file_size: number }[] }>().images;
  assert.equal(Buffer.from(image?.file_data ?? '', 'base64').length, image?.file_size);
});

test('a failure is told as it would have been', async () => {
  const { status_url, response_url, request_id } = await submit({ ...BODY, prompt: 'broken' });
  await isDrawn(status_url);
  release();
  const failed = await reaches(status_url, 'FAILED');
  assert.deepEqual([failed.error?.code, failed.error?.message, failed.progress], ['engine_failed', 'It broke.', 0]);
  const answer = await call(response_url);
  assert.deepEqual([answer.status, codeOf(answer)], [502, 'engine_failed']);
  assert.equal(answer.json<{ error: { request_id: string } }>().error.request_id, request_id);
});

test('those who wait know their place; canceling takes one away', async () => {
  const first = await submit();
  await isDrawn(first.status_url);
  const [second, third] = [await submit(), await submit()];
  assert.deepEqual([second.queue_position, third.queue_position], [0, 1]);
  const canceled = await call(second.cancel_url, 'PUT');
  assert.deepEqual([canceled.status, canceled.json<RequestStatus>().status], [202, 'CANCELED']);
  assert.equal((await statusOf(third.status_url)).queue_position, 0);
  for (const body of ['', '{}', 'nonsense']) {
    const again = await service.post(second.cancel_url, body);
    assert.deepEqual([again.status, codeOf(again)], [409, 'already_settled'], `whatever the body: ${body}`);
  }
  assert.equal((await service.post(second.cancel_url, 'x'.repeat(100_000))).status, 413);
  const answer = await call(second.response_url);
  assert.deepEqual([answer.status, codeOf(answer)], [409, 'canceled']);
  const aborted = engine.aborted;
  await call(first.cancel_url, 'POST');
  await until(() => engine.aborted === aborted + 1, 'it is given up');
  await isDrawn(third.status_url);
  release();
  await reaches(third.status_url, 'COMPLETED');
});

test('a key sees only its own', async () => {
  const { request_id, status_url, response_url, cancel_url, events_url } = await submit();
  const { key } = await service.app.keys.create({ name: 'stranger', scopes: ['generate', 'read'] });
  for (const [url, method] of [
    [status_url, 'GET'],
    [response_url, 'GET'],
    [events_url, 'GET'],
    [cancel_url, 'POST'],
    [status_url, 'DELETE'],
  ] as const) {
    const answer = await call(url, method, key);
    assert.deepEqual([answer.status, codeOf(answer)], [404, 'unknown_request'], `${method} ${url}`);
  }
  assert.deepEqual((await call('/v1/requests', 'GET', key)).json<{ data: unknown[] }>().data, []);
  assert.equal((await call('/v1/requests/nobody')).status, 404);
  const listed = requestListSchema.parse((await call('/v1/requests?limit=1')).json());
  assert.equal(listed.data[0]?.request_id, request_id);
  await call(cancel_url, 'POST');
});

test('lists are paged and filtered', async () => {
  const all: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Answer = await call(`/v1/requests?limit=2${cursor && `&cursor=${cursor}`}`);
    const { data, next_cursor } = requestListSchema.parse(page.json());
    all.push(...data.map(({ request_id }) => request_id));
    cursor = next_cursor;
  }
  assert.ok(all.length >= 6);
  assert.equal(new Set(all).size, all.length);
  const failed = requestListSchema.parse((await call('/v1/requests?status=FAILED')).json());
  assert.deepEqual([...new Set(failed.data.map(({ status }) => status))], ['FAILED']);
  for (const query of ['limit=0', 'limit=101', 'limit=x', 'status=DONE', 'cursor=xyz', 'limit=1&limit=2']) {
    const answer = await call(`/v1/requests?${query}`);
    assert.deepEqual([answer.status, codeOf(answer)], [422, 'invalid_header'], query);
  }
});

test('deleting takes the record and the pictures, and ends what is on its way', async () => {
  const done = await submit();
  await isDrawn(done.status_url);
  release();
  await reaches(done.status_url, 'COMPLETED');
  const { images } = (await call(done.response_url)).json<{ images: { url: string }[] }>();
  const deleted = await call(done.status_url, 'DELETE');
  assert.deepEqual([deleted.status, deleted.text], [204, '']);
  assert.equal((await call(done.status_url)).status, 404);
  assert.equal((await service.request(images[0]?.url ?? '')).status, 410);
  const running = await submit();
  await isDrawn(running.status_url);
  assert.equal((await call(running.status_url, 'DELETE')).status, 204);
  await until(() => engine.running === 0, 'nothing is drawn on');
});

test('the deadline of a synchronous call is a 504 with the id; the answer comes later', async () => {
  const late = await service.post(FLUX, BODY, { 'x-request-id': 'mine' });
  assert.deepEqual([late.status, codeOf(late)], [504, 'deadline_exceeded']);
  const id = late.json<{ error: { request_id: string } }>().error.request_id;
  assert.match(id, /^req_/);
  assert.equal(late.headers.get('location'), `${service.url}/v1/requests/${id}`);
  await isDrawn(`/v1/requests/${id}`);
  release();
  await reaches(`/v1/requests/${id}`, 'COMPLETED');
  assert.equal((await call(`/v1/requests/${id}/response`)).status, 200);
});

test('Cancel-After ends a request that takes too long', async () => {
  const { status_url, response_url } = await submit(BODY, { 'cancel-after': '1s' });
  const ended = await reaches(status_url, 'CANCELED');
  assert.equal(ended.error?.code, 'deadline_exceeded');
  assert.equal((await call(response_url)).status, 504);
  for (const value of ['0s', 'soon', '25h', '-1', '1d']) {
    const answer = await service.post(FLUX, BODY, { ...ASYNC, 'cancel-after': value });
    assert.deepEqual([answer.status, codeOf(answer)], [422, 'invalid_header'], value);
  }
});

interface Heard {
  readonly id: string;
  readonly event: string;
  readonly data: Record<string, unknown>;
}

async function* listen(url: string, lastEventId?: string): AsyncGenerator<Heard> {
  const response = await fetch(url, {
    headers: {
      authorization: `Bearer ${service.key}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
  });
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('content-type'), 'text/event-stream');
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: ?(.*)/s).slice(0, 2)));
      if (fields['event'])
        yield { id: fields['id'], event: fields['event'], data: JSON.parse(fields['data']) as Heard['data'] };
    }
  }
}

test('events tell status and progress to the end, and resume', async () => {
  const { events_url, status_url } = await submit();
  const heard: Heard[] = [];
  for await (const one of listen(events_url)) {
    heard.push(one);
    if (one.event === 'progress' && engine.running === 1) setTimeout(release, 20);
  }
  const names = heard.map(({ event, data }) => (event === 'status' ? data['status'] : event));
  assert.ok(names.includes('IN_PROGRESS') && names.includes('progress'), names.join());
  assert.equal(names.at(-1), 'COMPLETED');
  const progress = heard.filter(({ event }) => event === 'progress').map(({ data }) => Number(data['progress']));
  assert.deepEqual(
    progress,
    progress.toSorted((one, other) => one - other),
  );
  const middle = heard.find(({ event }) => event === 'progress')?.id;
  const rest: Heard[] = [];
  for await (const one of listen(events_url, middle)) rest.push(one);
  assert.deepEqual(
    rest.map(({ data }) => data['status']),
    ['COMPLETED'],
  );
  const nothing = await call(events_url, 'GET', service.key, { 'last-event-id': heard.at(-1)?.id ?? '' });
  assert.equal(nothing.status, 204);
  assert.equal((await statusOf(status_url)).status, 'COMPLETED');
});

test('previews are small, and only what the picture itself may show', async () => {
  const large = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#357' } })
    .png()
    .toBuffer();
  for (const flagged of [false, true]) {
    let finish = (): void => undefined;
    const showing = createTestEngine({
      render: async (task, { onProgress }) => {
        await new Promise<void>((resolve) => {
          finish = resolve;
          onProgress?.(0.5, large);
          onProgress?.(0.6, Buffer.from('no picture'));
        });
        return { picture: gradient(task), warnings: [] };
      },
    });
    const verdict = { flagged, category: 'sexual', score: 0.9, threshold: 0.5, model: 'test' } as const;
    let judged = 0;
    const checkPicture = () => {
      judged += 1;
      return Promise.resolve(verdict);
    };
    const safety = createTestSafety({ checkPicture });
    const watched = await startService({ engines: [showing], safety });
    const { events_url } = (await watched.post(FLUX, BODY, ASYNC)).json<RequestStatus>();
    const response = await fetch(events_url, { headers: { authorization: `Bearer ${watched.key}` } });
    let text = '';
    const read = async (): Promise<void> => {
      const decoder = new TextDecoder();
      for await (const chunk of response.body as AsyncIterable<Uint8Array>)
        text += decoder.decode(chunk, { stream: true });
    };
    const ended = read();
    await until(
      () => judged > 0 && (flagged || text.includes('"preview"')),
      'the preview is judged, and shown if it may be',
    );
    await delay(flagged ? 300 : 0);
    finish();
    await ended;
    const preview = /"preview":"data:image\/jpeg;base64,([^"]+)"/.exec(text)?.[1];
    assert.equal(preview === undefined, flagged, text);
    if (preview !== undefined) {
      const { width, height } = await sharp(Buffer.from(preview, 'base64')).metadata();
      assert.deepEqual([width, height], [192, 144]);
    }
    await watched.close();
  }
});

test('a job of a shape that this version does not know is put back, not lost', async () => {
  const { queue } = service.app;
  await queue.add({ id: 'from_the_future', shape: 99, turn: 0 });
  await until(async () => (await queue.stateOf('from_the_future')) === 'delayed', 'it is put back');
  await queue.cancel('from_the_future');
});

test('a watcher is told when the service stops, and an async request survives it', async () => {
  const other = createHeldEngine();
  const stopping = await startService({
    engines: [other.engine],
    env: { EASEL_RENDER_THREADS: '1', EASEL_SERVER_SHUTDOWN_SECONDS: '0' },
  });
  const answer = await stopping.post(FLUX, BODY, ASYNC);
  const { request_id, events_url } = answer.json<RequestStatus>();
  const response = await fetch(events_url, { headers: { authorization: `Bearer ${stopping.key}` } });
  const watching = response.text();
  await until(() => other.engine.running === 1, 'it is drawn');
  const { records } = stopping.app;
  let state: string | undefined;
  const close = records.close.bind(records);
  records.close = async () => {
    state = (await records.requests.find(request_id))?.state;
    await close();
  };
  await stopping.close();
  await watching;
  assert.equal(state, 'IN_QUEUE');
});

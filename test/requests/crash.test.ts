/**
 * The service is killed with SIGKILL while it accepts, draws and settles, and started again on the same folder.
 * What was accepted is answered in the end, once; what was counted is counted once; no photo stays behind.
 */
import assert from 'node:assert/strict';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createApp } from '../../src/app/app.js';
import { loadConfig } from '../../src/config/load.js';
import type { RequestStatus } from '../../src/contract/request-status.js';
import { createLog } from '../../src/telemetry/log.js';
import { testFaces } from '../support/service.js';
import { createTestEngine } from '../support/test-engine.js';
import { createTestSafety } from '../support/test-safety.js';
import { until } from '../support/until.js';

const KEY = 'a-static-key-of-the-crash-test';
const FLUX = '/v1/text-to-image/flux/dev';
const AVATAR = '/v1/image-to-image/avatar';
const LIVES = 3;
const REQUESTS_PER_LIFE = 20;

async function serve(data: string): Promise<void> {
  const env = { EASEL_DATA: data, EASEL_API_KEYS: KEY, PORT: '0', EASEL_RENDER_THREADS: '2' };
  const app = await createApp({
    config: loadConfig({ env }),
    log: createLog('fatal'),
    engines: [createTestEngine({ milliseconds: 60 })],
    faces: testFaces,
    safety: createTestSafety(),
  });
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.server.address();
  process.send?.(typeof address === 'object' ? address?.port : 0);
}

if (process.argv[2] === 'serve') {
  await serve(process.argv[3] ?? '');
} else {
  const data = await mkdtemp(join(tmpdir(), 'easel-crash-'));
  after(() => rm(data, { recursive: true, force: true }));

  const start = async (): Promise<{ child: ChildProcess; url: string }> => {
    const child = fork(fileURLToPath(import.meta.url), ['serve', data]);
    const [port] = (await once(child, 'message')) as [number];
    return { child, url: `http://127.0.0.1:${port}` };
  };
  const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };
  const post = (url: string, path: string, body: object, extra: Record<string, string> = {}) =>
    fetch(url + path, { method: 'POST', headers: { ...headers, ...extra }, body: JSON.stringify(body) });
  const get = async <Body>(url: string): Promise<Body> => (await (await fetch(url, { headers })).json()) as Body;

  test('kill -9 again and again: nothing is lost, doubled or counted twice', async () => {
    const accepted = new Set<string>();
    const keys = new Map<string, object>();
    let answered = 0;
    let cut = 0;
    for (let life = 0; life < LIVES; life += 1) {
      const { child, url } = await start();
      const exited = once(child, 'exit');
      const work = Array.from({ length: REQUESTS_PER_LIFE }, async (_, index) => {
        await delay(index * 20);
        const name = `life-${life}-${index}`;
        const avatar = index % 5 === 0;
        const body = {
          prompt: name,
          image_size: { width: 64, height: 64 },
          ...(avatar ? { face_image_url: 'https://example.com/face.jpg' } : {}),
        };
        try {
          if (index % 2 === 0) {
            const answer = await post(url, avatar ? AVATAR : FLUX, body, { prefer: 'respond-async' });
            if (answer.status === 202) accepted.add(((await answer.json()) as RequestStatus).request_id);
          } else {
            keys.set(name, body);
            const answer = await post(url, FLUX, body, { 'idempotency-key': name });
            await answer.text();
            if (answer.status === 200) answered += 1;
          }
        } catch {
          cut += 1; // the connection was cut: that caller knows nothing
        }
      });
      // In the middle: some are drawn, some wait, some are on their way in. The next life begins with what is left.
      const before = accepted.size;
      await until(() => accepted.size >= before + 3 + life, 'some are accepted');
      await delay(Math.random() * 100);
      child.kill('SIGKILL');
      await exited;
      await Promise.all(work);
    }

    const { child, url } = await start();
    try {
      const states = new Map<string, number>();
      for (const id of accepted) {
        const state = await until(async () => {
          const { status } = await get<RequestStatus>(`${url}/v1/requests/${id}`);
          return !['IN_QUEUE', 'IN_PROGRESS'].includes(status) && status;
        }, `${id} is settled`);
        states.set(state, (states.get(state) ?? 0) + 1);
        const answer = await get<{ images: { url: string }[] }>(`${url}/v1/requests/${id}/response`);
        const picture = new URL(answer.images[0]?.url ?? '');
        assert.equal((await fetch(url + picture.pathname + picture.search)).status, 200, 'its picture is there');
      }
      assert.deepEqual([...states], [['COMPLETED', accepted.size]]);

      let replayed = 0;
      for (const [key, body] of keys) {
        const answers: string[] = [];
        await until(async () => {
          const answer = await post(url, FLUX, body, { 'idempotency-key': key });
          const text = await answer.text();
          if (answer.status === 409) return false;
          assert.equal(answer.status, 200, text);
          if (answer.headers.get('idempotent-replayed')) replayed += 1;
          answers.push((JSON.parse(text) as { images: { file_name: string }[] }).images[0]?.file_name ?? '');
          return answers.length === 2;
        }, `${key} is answered twice`);
        assert.equal(new Set(answers).size, 1, 'one result under one key');
      }

      type List = { data: RequestStatus[]; next_cursor: string | null };
      const all: RequestStatus[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const page: List = await get<List>(`${url}/v1/requests?limit=100${cursor && `&cursor=${cursor}`}`);
        all.push(...page.data);
        cursor = page.next_cursor;
      }
      const settled = all.filter(({ status }) => ['COMPLETED', 'FAILED', 'CANCELED'].includes(status)).length;
      const completed = all.filter(({ status }) => status === 'COMPLETED').length;
      const usage = await get<{ data: { requests: number; images: number }[] }>(`${url}/v1/usage`);
      const counted = usage.data.reduce((sum, { requests }) => sum + requests, 0);
      const files = await readdir(data, { recursive: true });
      const photos = files.filter((name) => name.endsWith('.photo')).length;
      console.log(
        `${LIVES} kills: ${accepted.size} accepted asynchronously, ${keys.size} with a key (${answered} answered, ` +
          `${cut} calls cut), ${all.length} records, ${settled} settled, ${completed} completed, ${counted} counted, ` +
          `${replayed} replays, ${photos} photos left`,
      );
      assert.equal(settled, all.length, 'every state settles');
      assert.equal(counted, completed, 'counted once');
      assert.ok(accepted.size > 0 && replayed > 0);
      assert.ok(photos <= cut, 'only a photo whose request was never accepted stays, until it expires');
    } finally {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  });
}

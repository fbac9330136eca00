import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { createFacePreparer } from '../../src/faces/preparer.js';
import { createLog } from '../../src/telemetry/log.js';
import { startService, testFaces, type Service, type StartServiceOptions } from '../support/service.js';
import { createTestEngine } from '../support/test-engine.js';

const FLUX = '/v1/text-to-image/flux/dev';
const AVATAR = '/v1/image-to-image/avatar';
const SECRET_PATH = 'a-path-that-nobody-may-read';

/** Everything that was written to disk, in one piece, by file. */
async function filesOf(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/^(first-key|picture-secret)$/.test(entry.name));
  return new Map(
    await Promise.all(
      files.map(async ({ parentPath, name }) => [name, await readFile(join(parentPath, name))] as const),
    ),
  );
}

/** One of everything that a caller can do, good and bad. Gives the picture's address. */
async function fullRun(service: Service, photo: Buffer, photoPort: number): Promise<string[]> {
  const size = { image_size: { width: 64, height: 64 } };
  const address = `http://127.0.0.1:${photoPort}/${SECRET_PATH}.jpg?token=${SECRET_PATH}`;
  const dataUrl = `data:image/png;base64,${photo.toString('base64')}`;
  const good = await service.post(FLUX, { prompt: 'a fox', ...size });
  assert.equal(good.status, 200, good.text);
  const urls = good.json<{ images: { url: string }[] }>().images.map(({ url }) => url);
  for (const url of urls) await service.request(url);
  for (const url of urls) await service.request(`${url}x`);
  const accepted = await service.post(FLUX, { prompt: 'a fox', ...size }, { prefer: 'respond-async' });
  const { response_url: later, status_url: status } = accepted.json<{ response_url: string; status_url: string }>();
  const headers = { authorization: `Bearer ${service.key}` };
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await service.request(later, { headers })).status === 200) break;
  }
  await service.request(status, { headers });
  for (const face of [address, `${address}&no-face`, dataUrl, 'https://user:hunter2@photos.example/', 'nonsense']) {
    await service.post(AVATAR, { prompt: 'a portrait', face_image_url: face, ...size });
  }
  await service.post(AVATAR, `{"prompt": "x", "face_image_url": "${address}", `);
  await service.post(FLUX, { prompt: '', key: service.key });
  for (const key of [`${service.key}x`, service.key.slice(0, -1), 'static-key-that-is-wrong']) {
    await service.post(FLUX, { prompt: 'a fox', ...size }, { authorization: `Bearer ${key}` });
  }
  await service.request(`/v1/models?key=${service.key}`, { headers });
  await service.request(`/nowhere/${service.key}?signature=${service.key}`);
  await service.request('/v1/models', { headers: { authorization: `Basic ${btoa(`x:${service.key}`)}` } });
  await service.post(FLUX, { prompt: 'an engine that breaks', ...size });
  return urls;
}

async function withRun(
  options: StartServiceOptions,
  work: (found: { service: Service; urls: string[]; log: string; photo: Buffer }) => Promise<void>,
): Promise<void> {
  const lines: string[] = [];
  const photo = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#864' } })
    .png()
    .toBuffer();
  const host = createServer((_request, response) => response.end(photo));
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const engine = createTestEngine();
  const service = await startService({
    log: createLog('trace', { write: (line) => lines.push(line) }),
    engines: [
      {
        ...engine,
        render: (task, renderOptions) =>
          task.prompt.includes('breaks')
            ? Promise.reject(new Error('broken inside'))
            : engine.render(task, renderOptions),
      },
    ],
    ...options,
  });
  try {
    const urls = await fullRun(service, photo, (host.address() as AddressInfo).port);
    await service.app.records.flush();
    await work({ service, urls, log: lines.join(''), photo });
  } finally {
    await service.close();
    host.close();
  }
}

test('after a full run neither log nor disk hold a key, a photo, its address or a signature', async () => {
  const faces = createFacePreparer({ allowHosts: ['127.0.0.1'], places: 1 });
  const prepared = { ...faces, prepare: testFaces.prepare.bind(testFaces) };
  await withRun({ faces: prepared }, async ({ service, urls, log, photo }) => {
    const secret = service.key.split('_')[2] ?? '';
    const signatures = urls.map((url) => new URL(url).searchParams.get('signature') ?? '');
    assert.ok(secret.length > 40 && (signatures[0]?.length ?? 0) > 40);
    const basic = btoa(`x:${service.key}`);
    for (const word of [secret, basic, SECRET_PATH, 'hunter2', ...signatures]) {
      assert.ok(!log.includes(word), `the log has ${word.slice(0, 12)}…`);
    }
    assert.ok(log.includes('"request"'), 'there is a log');
    const files = await filesOf(service.app.dataFolder.path);
    assert.ok([...files.keys()].some((name) => name.startsWith('easel.db')));
    for (const [name, bytes] of files) {
      for (const word of [secret, basic, SECRET_PATH, 'hunter2', ...signatures]) {
        assert.ok(!bytes.includes(word), `${name} has ${word.slice(0, 12)}…`);
      }
      assert.ok(!bytes.includes(photo.subarray(40, 200)), `${name} has the photo`);
      assert.ok(!bytes.includes(photo.toString('base64').slice(40, 200)), `${name} has the photo as text`);
    }
  });
});

for (const keeping of ['hash', 'none'] as const) {
  test(`records.prompts ${keeping}: no prompt is on the disk once its request has ended, and answers still have it`, async () => {
    await withRun({ env: { EASEL_RECORDS_PROMPTS: keeping } }, async ({ service }) => {
      const prompt = 'a purple rhinoceros beside a samovar';
      const body = {
        prompt,
        image_size: { width: 64, height: 64 },
        explain: true,
        negative_prompt: 'an orange walrus',
      };
      const answer = await service.post(FLUX, body, { 'x-request-id': 'the-private-one' });
      assert.deepEqual([answer.status, answer.json<{ prompt: string }>().prompt], [200, prompt]);
      await service.post(FLUX, { ...body, enable_safety_checker: true, safety_checker: false });
      await service.app.records.flush();
      const record = await service.app.records.findRequest('the-private-one');
      assert.match(record?.prompt ?? '?', keeping === 'none' ? /^$/ : /^sha256:[0-9a-f]{64}$/);
      await service.app.close();
      for (const [name, bytes] of await filesOf(service.app.dataFolder.path)) {
        for (const word of ['rhinoceros', 'samovar', 'walrus']) assert.ok(!bytes.includes(word), `${name} has ${word}`);
      }
    });
  });
}

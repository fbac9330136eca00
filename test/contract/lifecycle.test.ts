import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { EngineError, type EngineFault, type RenderResult } from '../../src/engines/engine.js';
import { complaints, startService, type Answer, type Service, type StartServiceOptions } from '../support/service.js';
import { createTestSafety } from '../support/test-safety.js';
import { createLog } from '../../src/telemetry/log.js';
import { createTestEngine, gradient } from '../support/test-engine.js';
import { until } from '../support/until.js';

const FLUX = '/v1/text-to-image/flux/dev';
const BODY = { prompt: 'a fox', image_size: { width: 64, height: 64 } };

async function withService(options: StartServiceOptions, work: (service: Service) => Promise<void>): Promise<void> {
  const service = await startService(options);
  try {
    await work(service);
  } finally {
    await service.close();
  }
}

const codeOf = (answer: Answer): string => answer.json<{ error: { code: string } }>().error.code;

async function pixelsAt(url: string) {
  const response = await fetch(url);
  return sharp(Buffer.from(await response.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

test('a full queue answers 503 at once, with Retry-After', async () => {
  const engine = createTestEngine({ milliseconds: 600_000 });
  const env = { EASEL_RENDER_THREADS: '1', EASEL_QUEUE_CAPACITY: '2', EASEL_SERVER_SHUTDOWN_SECONDS: '0' };
  await withService({ engines: [engine], env }, async (service) => {
    const waiting = [1, 2, 3].map(() => service.post(FLUX, BODY).catch(() => undefined));
    await until(async () => (await service.app.queue.counts()).waiting === 2, 'two wait');
    const refused = await service.post(FLUX, BODY);
    assert.deepEqual([refused.status, codeOf(refused)], [503, 'overloaded']);
    assert.match(refused.headers.get('retry-after') ?? '', /^\d+$/);
    const several = await service.post(FLUX, { ...BODY, num_images: 4 });
    assert.equal(several.status, 503);
    await service.app.close();
    const statuses = (await Promise.all(waiting)).map((answer) => answer?.status);
    assert.deepEqual(statuses, [503, 503, 503]);
  });
});

test('a picture that is drawn for too long is a 504, reaches the engine, and the service goes on', async () => {
  const engine = createTestEngine({ milliseconds: 600_000 });
  await withService({ engines: [engine], env: { EASEL_RENDER_LIMIT_SECONDS: '1' } }, async (service) => {
    const answer = await service.post(FLUX, BODY);
    assert.deepEqual([answer.status, codeOf(answer)], [504, 'deadline_exceeded']);
    assert.equal(engine.aborted, 1);
    assert.equal(engine.running, 0);
    assert.equal((await service.request('/ready')).status, 200);
  });
});

test('an engine that ignores its signal cannot hold the answer back', async () => {
  let release = (): void => undefined;
  const stuck = new Promise<void>((resolve) => {
    release = resolve;
  });
  const engine = createTestEngine({
    render: async (task) => {
      await stuck;
      return { picture: gradient(task), warnings: [] };
    },
  });
  await withService({ engines: [engine], env: { EASEL_RENDER_DEADLINE_SECONDS: '1' } }, async (service) => {
    assert.equal((await service.post(FLUX, BODY)).status, 504);
    release();
  });
});

test('a client that goes away cancels its work, running or waiting', async () => {
  const engine = createTestEngine({ milliseconds: 600_000 });
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  await withService({ engines: [engine], env: { EASEL_RENDER_THREADS: '1' }, log }, async (service) => {
    const body = JSON.stringify(BODY);
    const open = () => {
      const socket = connect(service.port, '127.0.0.1');
      socket.write(
        `POST ${FLUX} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${service.key}\r\n` +
          `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
      return socket;
    };
    const running = open();
    await until(() => engine.running === 1, 'one is drawn');
    const waiting = open();
    await until(async () => (await service.app.queue.counts()).waiting === 1, 'one waits');
    waiting.destroy();
    await until(async () => (await service.app.queue.counts()).waiting === 0, 'nobody waits');
    running.destroy();
    await until(() => engine.running === 0 && engine.aborted === 1, 'nothing is drawn on');
    assert.equal(engine.tasks.length, 1, 'the waiting one was never started');
    await until(() => lines.filter((line) => line.includes('"status":499')).length === 2, 'both are in the log');
  });
});

test('shutting down lets a running picture finish', async () => {
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const engine = createTestEngine({
    render: async (task) => {
      await finished;
      return { picture: gradient(task), warnings: [] };
    },
  });
  const service = await startService({ engines: [engine] });
  const running = service.post(FLUX, BODY);
  await until(() => engine.running === 1, 'it is drawn');
  const closed = service.close();
  await delay(200);
  finish();
  await closed;
  assert.equal((await running).status, 200);
});

test('a connection that was opened in advance ends with the service, not the service with it', async () => {
  const service = await startService({ env: { EASEL_SERVER_SHUTDOWN_SECONDS: '3600' } });
  const socket = connect(service.port, '127.0.0.1');
  const ended = new Promise<void>((resolve) => void socket.on('error', () => undefined).once('close', () => resolve()));
  socket.resume();
  await until(
    () =>
      new Promise<boolean>((resolve) => service.app.server.server.getConnections((_, count) => resolve(count === 1))),
    'it is connected',
  );
  await service.close();
  await ended;
});

test('a client that neither sends nor reads does not hold up shutting down', async () => {
  const service = await startService({ env: { EASEL_SERVER_SHUTDOWN_SECONDS: '0' } });
  const socket = connect(service.port, '127.0.0.1');
  const begun = once(service.app.server.server, 'request');
  socket.on('error', () => undefined);
  socket.write(
    `POST ${FLUX} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\nAuthorization: Bearer ${service.key}\r\n\r\n{`,
  );
  await begun;
  await service.close();
  socket.destroy();
});

test('faults of the engine', async () => {
  const cases: [EngineFault, number, string][] = [
    ['failed', 502, 'engine_failed'],
    ['rejected', 502, 'engine_failed'],
    ['unavailable', 503, 'engine_unavailable'],
    ['deadline', 504, 'deadline_exceeded'],
  ];
  for (const [fault, status, code] of cases) {
    const engine = createTestEngine({ render: () => Promise.reject(new EngineError(fault, 'test', 'it broke')) });
    await withService({ engines: [engine] }, async (service) => {
      const answer = await service.post(FLUX, BODY);
      assert.deepEqual([answer.status, codeOf(answer), answer.json()['message']], [status, code, 'It broke.']);
      if (status === 503) assert.ok(answer.headers.has('retry-after'));
    });
  }
  const crashing = createTestEngine({ render: () => Promise.reject(new TypeError('secret detail')) });
  await withService({ engines: [crashing] }, async (service) => {
    const answer = await service.post(FLUX, BODY);
    assert.deepEqual([answer.status, codeOf(answer)], [502, 'engine_failed']);
    assert.ok(!answer.text.includes('secret'));
  });
  await withService({ engines: [] }, async (service) => {
    const answer = await service.post(FLUX, BODY);
    assert.deepEqual([answer.status, codeOf(answer)], [503, 'engine_unavailable']);
    assert.equal((await service.request('/ready')).status, 503);
  });
});

test('an engine that is unavailable is followed by the next', async () => {
  const away = createTestEngine({
    id: 'away',
    render: () => Promise.reject(new EngineError('unavailable', 'away', 'not here')),
  });
  await withService({ engines: [away, createTestEngine({ id: 'here' })] }, async (service) => {
    const answer = await service.post(FLUX, BODY);
    assert.deepEqual([answer.status, answer.headers.get('x-engine')], [200, 'here/1']);
  });
});

test('whatever size or format the engine delivers, the answer has the requested size', async () => {
  const size = { width: 200, height: 100 };
  const raw = gradient({ width: 64, height: 128, seed: 1 });
  const image = sharp(raw.data, { raw: { width: 64, height: 128, channels: 4 } });
  const deliveries: RenderResult['picture'][] = [raw];
  for (const format of ['png', 'jpeg', 'webp', 'avif'] as const) {
    deliveries.push({ kind: 'encoded', bytes: await image.clone().toFormat(format).toBuffer() });
  }
  for (const picture of deliveries) {
    const engine = createTestEngine({ render: () => Promise.resolve({ picture, warnings: [] }) });
    await withService({ engines: [engine] }, async (service) => {
      const answer = await service.post(FLUX, { ...BODY, image_size: size });
      const { info } = await pixelsAt(answer.json<{ images: { url: string }[] }>().images[0]?.url ?? '');
      assert.deepEqual([info.width, info.height], [200, 100]);
    });
  }
});

test('nonsense from an engine is a 502, and a picture where another one can draw', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>';
  const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const jpeg = await sharp(png).jpeg().toBuffer();
  const deliveries: RenderResult['picture'][] = [
    { kind: 'encoded', bytes: new Uint8Array() },
    { kind: 'encoded', bytes: Buffer.from('no picture') },
    { kind: 'encoded', bytes: Buffer.from(svg) },
    { kind: 'encoded', bytes: png.subarray(0, png.length / 2) },
    { kind: 'encoded', bytes: jpeg.subarray(0, jpeg.length / 2) },
    { kind: 'raw', width: 64, height: 64, data: new Uint8Array(12) },
  ];
  let delivered = deliveries[0];
  const engine = createTestEngine({ render: async () => ({ picture: delivered ?? assert.fail(), warnings: [] }) });
  const other = createTestEngine({ id: 'other' });
  await withService({ engines: [engine] }, async (alone) =>
    withService({ engines: [engine, other] }, async (followed) => {
      // With the checker the pixels are read, without it the file is made in one pass.
      for (const safety_checker of [true, false])
        for (delivered of deliveries) {
          const answer = await alone.post(FLUX, { ...BODY, safety_checker });
          assert.deepEqual([answer.status, codeOf(answer)], [502, 'engine_failed']);
        }
      delivered = { kind: 'encoded', bytes: jpeg.subarray(0, jpeg.length / 2) };
      for (const safety_checker of [true, false]) {
        const answer = await followed.post(FLUX, { ...BODY, safety_checker });
        assert.deepEqual([answer.status, answer.headers.get('x-engine')], [200, 'other/1']);
      }
    }),
  );
});

const flagging = createTestSafety({
  checkPicture: () => Promise.resolve({ flagged: true, category: 'sexual', score: 0.9, threshold: 0.5, model: 'test' }),
});

test('a flagged picture becomes a black one of the same size', async () => {
  await withService({ safety: flagging }, async (service) => {
    const answer = await service.post(FLUX, { ...BODY, num_images: 2, output_format: 'png' });
    assert.equal(answer.status, 200);
    const result = answer.json<{ has_nsfw_concepts: boolean[]; images: { url: string }[] }>();
    assert.deepEqual(result.has_nsfw_concepts, [true, true]);
    const { data, info } = await pixelsAt(result.images[0]?.url ?? '');
    assert.deepEqual([info.width, info.height, Math.max(...data)], [64, 64, 0]);

    const off = await service.post(FLUX, { ...BODY, safety_checker: false });
    assert.deepEqual(off.json()['has_nsfw_concepts'], [false]);
    assert.equal(off.json()['enable_safety_checker'], false);
  });
});

test('a flagged photo is refused with a code of its own, and drawn from when the checker is off', async () => {
  await withService({ safety: flagging }, async (service) => {
    const body = { prompt: 'a knight', face_image_url: 'https://example.com/face.jpg' };
    const answer = await service.post('/v1/image-to-image/avatar', body);
    assert.deepEqual([answer.status, codeOf(answer)], [422, 'face_flagged']);
    assert.match(answer.text, /face_image_url.*sexual.*0\.90.*0\.5/);
    const off = await service.post('/v1/image-to-image/avatar', { ...body, enable_safety_checker: false });
    assert.deepEqual(off.json()['has_nsfw_concepts'], [false]);
  });
});

test('a flagged prompt is black while the checker is on, and drawn when it is off', async () => {
  const safety = createTestSafety({ checkPrompt: () => Promise.resolve({ verdict: 'flag', category: 'violence' }) });
  await withService({ safety }, async (service) => {
    assert.deepEqual((await service.post(FLUX, BODY)).json()['has_nsfw_concepts'], [true]);
    const off = await service.post(FLUX, { ...BODY, enable_safety_checker: false });
    assert.deepEqual(off.json()['has_nsfw_concepts'], [false]);
  });
});

test('prompts that sexualise minors are refused whatever the flag says', async () => {
  await withService({}, async (service) => {
    for (const flag of [true, false]) {
      const answer = await service.post(FLUX, { ...BODY, prompt: 'naked child', enable_safety_checker: flag });
      assert.equal(answer.status, 422);
      assert.deepEqual(complaints(answer), ['prompt: content_policy_violation']);
    }
  });
});

test('a checker that fails is a 503, never a pass', async () => {
  const broken = () => Promise.reject(new Error('model file missing'));
  for (const safety of [createTestSafety({ checkPicture: broken }), createTestSafety({ checkPrompt: broken })]) {
    await withService({ safety }, async (service) => {
      const answer = await service.post(FLUX, BODY);
      assert.deepEqual([answer.status, codeOf(answer)], [503, 'safety_unavailable']);
      assert.ok(!answer.text.includes('model file'));
    });
  }
});

test('operators can forbid switching the checker off', async () => {
  await withService({ env: { EASEL_SAFETY_REQUIRED: 'true' } }, async (service) => {
    const answer = await service.post(FLUX, { ...BODY, safety_checker: false });
    assert.deepEqual([answer.status, codeOf(answer)], [403, 'safety_checker_required']);
    assert.equal((await service.post(FLUX, BODY)).status, 200);
  });
});

test('every request leaves a record, without face and key', async () => {
  const engine = createTestEngine({
    render: (task) =>
      Promise.resolve({ picture: gradient(task), warnings: ['no palette'], explanation: { subjects: 1 } }),
  });
  // the photo of the test's face is smaller than any picture
  const safety = createTestSafety({
    checkPicture: ({ width }) =>
      Promise.resolve({ flagged: width > 8, category: 'sexual', score: 0.9, threshold: 0.5, model: 'test' }),
  });
  await withService({ engines: [engine], safety }, async (service) => {
    const face = 'https://example.com/secret-face.jpg';
    const path = '/v1/image-to-image/avatar';
    const sent = { prompt: 'a knight', face_image_url: face, image_size: BODY.image_size, seed: 5 };
    await service.post(path, sent, { 'x-request-id': 'record-1' });
    await service.post(FLUX, { ...BODY, prompt: 'naked child' }, { 'x-request-id': 'record-2' });
    await service.app.records.flush();
    const record = await service.app.records.findRequest('record-1');
    assert.ok(record);
    const { createdAt, totalSeconds, inferenceSeconds, queueSeconds, keyId, ...rest } = record;
    assert.ok(createdAt > '2020' && totalSeconds >= (inferenceSeconds ?? Infinity) && (queueSeconds ?? -1) >= 0);
    assert.ok(service.key.includes(keyId));
    assert.deepEqual(rest, {
      requestId: 'record-1',
      model: 'avatar',
      status: 200,
      errorCode: null,
      engine: 'test/1',
      prompt: 'a knight',
      seed: 5,
      width: 64,
      height: 64,
      warnings: ['no palette'],
      safety: [
        { subject: 'photo', flagged: false, category: 'sexual', score: 0.9, threshold: 0.5, model: 'test' },
        { subject: 'picture', flagged: true, category: 'sexual', score: 0.9, threshold: 0.5, model: 'test' },
      ],
      explanation: [{ subjects: 1 }],
    });
    assert.ok(!JSON.stringify(record).includes('secret-face'));
    const refused = await service.app.records.findRequest('record-2');
    assert.deepEqual([refused?.status, refused?.errorCode], [422, 'content_policy_violation']);
  });
});

test('the log knows what happened, and nothing that is private', async () => {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => lines.push(line) });
  const failing = createTestEngine({ render: () => Promise.reject(new EngineError('failed', 'test', 'it broke')) });
  const face = 'https://user:password@example.com/my-face.jpg?token=abc';
  await withService({ engines: [failing], log }, async (service) => {
    const body = { prompt: 'my private wish', face_image_url: face, image_size: BODY.image_size };
    await service.post('/v1/image-to-image/avatar', body, { 'x-request-id': 'logged-1' });
    await service.post('/v1/image-to-image/avatar', { ...body, seed: -1 });
    await service.request('/v1/models?key=in-the-query', { headers: { authorization: 'Bearer wrong-key' } });
    const text = lines.join('');
    assert.match(text, /"requestId":"logged-1".*"code":"engine_failed"/);
    assert.match(text, /"requestId":"logged-1".*"status":502/);
    for (const secret of [service.key, 'password', 'my-face', 'my private wish', 'wrong-key', 'in-the-query']) {
      assert.ok(!text.includes(secret), secret);
    }
  });
});

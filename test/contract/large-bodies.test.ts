import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import type { ErrorBody } from '../../src/contract/errors.js';
import { startService, testFaces, type Service } from '../support/service.js';
import { createTestEngine, gradient } from '../support/test-engine.js';
import { until } from '../support/until.js';

const FLUX = '/v1/text-to-image/flux/dev';
const AVATAR = '/v1/image-to-image/avatar';
const photo = randomBytes(1_600_000);
const dataUrl = (bytes: Buffer) => `data:image/jpeg;base64,${bytes.toString('base64')}`;
const bodyWith = (face: string, more = '') => `{"prompt":"x",${more}"face_image_url":${JSON.stringify(face)}}`;

let service: Service;
/** Pictures are not drawn before this is settled. */
let gate = Promise.resolve();
const engine = createTestEngine({
  render: async (task) => {
    await gate;
    return { picture: gradient(task), warnings: [] };
  },
});
let received: (string | Uint8Array)[] = [];
before(async () => {
  service = await startService({
    env: { EASEL_SERVER_BODY_MEMORY_BYTES: '4194304', EASEL_RENDER_THREADS: '8' },
    engines: [engine],
    faces: {
      ...testFaces,
      prepare(image, options) {
        received.push(image);
        return testFaces.prepare(image, options);
      },
    },
  });
});
after(() => service.close());

test('a photo in the body reaches the faces as bytes, whatever JSON it is written in', async () => {
  received = [];
  const escaped = JSON.stringify(dataUrl(photo)).replaceAll('/', '\\/').replaceAll('+', '\\u002B');
  for (const body of [bodyWith(dataUrl(photo)), `{"face_image_url":${escaped}, "prompt":"x"}`]) {
    const answer = await service.post(AVATAR, body);
    assert.equal(answer.status, 200, answer.text);
  }
  const address = 'https://photos.example/face.jpg';
  await service.post(AVATAR, `{"prompt":"x","face_image_url":"data:,old","face_image_url":"${address}"}`);
  const [first, second, third] = received;
  assert.ok(first instanceof Uint8Array && photo.equals(first));
  assert.ok(second instanceof Uint8Array && photo.equals(second));
  assert.equal(Buffer.from(third ?? '').toString(), address, 'it was fetched before the faces had it');
});

test('what is wrong with the photo is told together with the other fields', async () => {
  const answer = await service.post(AVATAR, { face_image_url: 'data:image/png;base64,###', seed: -1 });
  const { details } = answer.json<ErrorBody>().error;
  assert.deepEqual(details.map(({ param, code }) => `${param}: ${code}`).sort(), [
    'face_image_url: invalid_url',
    'prompt: missing',
    'seed: out_of_range',
  ]);
  const large = await service.post(AVATAR, bodyWith(dataUrl(Buffer.alloc(10_000_001))));
  assert.equal(large.status, 503, 'more than the memory of all bodies');
});

test('beyond the memory of bodies: 503 with Retry-After for large ones, of that key first, and nothing for small ones', async () => {
  const send = (key: string) => service.post(AVATAR, bodyWith(dataUrl(photo)), { authorization: `Bearer ${key}` });
  const other = (await service.app.keys.create({ name: 'other', scopes: ['generate'] })).key;
  let open = (): void => undefined;
  gate = new Promise((resolve) => {
    open = resolve;
  });
  const running = send(service.key);
  await until(() => engine.running === 1, 'it is drawn');
  const refused = await send(service.key);
  assert.deepEqual([refused.status, refused.json<ErrorBody>().error.code], [503, 'overloaded']);
  assert.match(refused.headers.get('retry-after') ?? '', /^\d+$/);
  const others = [send(other), service.post(FLUX, { prompt: 'a fox', image_size: 'square' })];
  await until(() => engine.running === 3, 'three are drawn');
  open();
  const [ofOther, small] = await Promise.all(others);
  assert.deepEqual([(await running).status, ofOther?.status, small?.status], [200, 200, 200]);
  assert.equal((await send(service.key)).status, 200, 'given back when the answer is out');
});

test('unknown fields of any size are dropped on the way, and cost no memory', async () => {
  const answer = await service.post(AVATAR, bodyWith('https://x.example/', `"other":"${'y'.repeat(12_000_000)}",`));
  assert.deepEqual([answer.status, answer.headers.get('x-ignored-fields')], [200, 'other']);
});

test('a client that stops in the middle of its photo gives its memory back', async () => {
  const socket = connect(service.port, '127.0.0.1');
  const body = bodyWith(dataUrl(photo));
  const head = `POST ${AVATAR} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${service.key}\r\n`;
  socket.write(`${head}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, -1)}`);
  const isAnswered = async (status: number) => (await service.post(AVATAR, body)).status === status;
  await until(() => isAnswered(503), 'its memory is taken');
  socket.destroy();
  await until(() => isAnswered(200), 'its memory is back');
});

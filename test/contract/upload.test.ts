import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import { sendRaw } from '../support/raw-http.js';
import { complaints, startService, testFaces, type Answer, type Service } from '../support/service.js';
import { until } from '../support/until.js';
import type { ErrorBody } from '../../src/contract/errors.js';

const PATH = '/v1/image-to-image/avatar';
const LARGEST_PHOTO = 10_000_000;

let service: Service;
const prepared: { readonly bytes: number; readonly faceIndex: number | undefined }[] = [];
before(async () => {
  service = await startService({
    faces: {
      ...testFaces,
      prepare(image, options) {
        prepared.push({ bytes: image.length, faceIndex: options.faceIndex });
        return testFaces.prepare(image, options);
      },
    },
  });
});
after(() => service.close());

const bearer = () => ({ authorization: `Bearer ${service.key}` });
const photo = (bytes = 4_000, type = 'image/jpeg') => new Blob([new Uint8Array(bytes).fill(7)], { type });

function upload(fields: Record<string, string | Blob | readonly Blob[]>, headers = {}): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) {
      if (typeof one === 'string') form.append(name, one);
      else form.append(name, one);
    }
  return service.request(PATH, { method: 'POST', headers: { ...bearer(), ...headers }, body: form });
}

function refused(answer: Answer, status: number, code: string, what = ''): void {
  assert.deepEqual([answer.status, answer.json<ErrorBody>().error.code], [status, code], `${what} ${answer.text}`);
}

test('a photo is uploaded beside its fields, in any order and under any name', async () => {
  for (const name of ['face_image', 'file', 'face_image_url']) {
    const before = prepared.length;
    const answer = await upload({ [name]: photo(5_000), prompt: 'a portrait', seed: '11', face_index: '2' });
    assert.equal(answer.status, 200, answer.text);
    assert.equal(answer.json()['seed'], 11);
    assert.deepEqual(prepared.slice(before), [{ bytes: 5_000, faceIndex: 2 }]);
  }
  const named = await upload({
    prompt: 'a portrait',
    image_size: 'portrait_4_3',
    sync_mode: 'true',
    enable_safety_checker: 'false',
    unknown: 'x',
    photo: photo(),
  });
  const { images } = named.json<{ images: { width: number; height: number; file_data?: string }[] }>();
  assert.deepEqual([images[0]!.width, images[0]!.height], [768, 1024]);
  assert.ok(images[0]!.file_data);
  assert.equal(named.headers.get('x-ignored-fields'), 'unknown');
  const exact = await upload({ prompt: 'x', image_size: '{"width":300,"height":200}', photo: photo() });
  assert.equal(exact.json<{ images: { width: number }[] }>().images[0]!.width, 300);
  const linked = await upload({ prompt: 'x', face_image_url: 'https://example.com/face.jpg' });
  assert.equal(linked.status, 200, linked.text);
});

test('names of sizes and the index of a face work in JSON too, with the same rules', async () => {
  const body = { prompt: 'x', face_image_url: 'https://example.com/face.jpg' };
  const square = await service.post(PATH, { ...body, image_size: 'square', face_index: 23 });
  assert.equal(square.json<{ images: { width: number }[] }>().images[0]!.width, 512);
  assert.equal(prepared.at(-1)?.faceIndex, 23);
  assert.equal((await service.post(PATH, { ...body, face_index: null })).status, 200);
  for (const [value, code] of [
    [24, 'out_of_range'],
    [-1, 'out_of_range'],
    [1.5, 'invalid_type'],
    ['1', 'invalid_type'],
  ] as const)
    assert.deepEqual(complaints(await service.post(PATH, { ...body, face_index: value })), [`face_index: ${code}`]);
});

test('bad fields of a form are named as those of a JSON body are', async () => {
  assert.deepEqual(complaints(await upload({ prompt: 'x' })), ['face_image_url: missing']);
  assert.deepEqual(complaints(await upload({ photo: photo() })), ['prompt: missing']);
  const many = await upload({ prompt: 'x', seed: 'seven', image_size: '{"width":', num_images: '99', photo: photo() });
  assert.deepEqual(complaints(many).toSorted(), [
    'image_size: invalid_value',
    'num_images: out_of_range',
    'seed: invalid_type',
  ]);
  refused(await upload({ prompt: 'x', photo: new Blob(['no-face']) }), 422, 'no_face_found');
});

test('two photos, and a photo beside an address, are refused: nobody knows which is meant', async () => {
  refused(await upload({ prompt: 'x', photo: [photo(), photo()] }), 422, 'conflicting_fields');
  refused(
    await upload({ prompt: 'x', photo: photo(), face_image_url: 'https://example.com/face.jpg' }),
    422,
    'conflicting_fields',
  );
});

test('huge files, huge fields and many parts are cut off, and nothing of them is drawn', async () => {
  const before = prepared.length;
  refused(await upload({ prompt: 'x', photo: photo(LARGEST_PHOTO + 1) }), 422, 'face_too_large');
  assert.equal((await upload({ prompt: 'x', photo: photo(LARGEST_PHOTO) })).status, 200);
  refused(await upload({ prompt: 'x', photo: photo(20_000_000) }), 413, 'body_too_large');
  refused(await upload({ prompt: 'x'.repeat(100_000), photo: photo() }), 413, 'body_too_large');
  const parts = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`field${index}`, 'x']));
  refused(await upload({ ...parts, prompt: 'x', photo: photo() }), 413, 'body_too_large');
  refused(await upload({ prompt: 'x', photo: Array.from({ length: 40 }, () => photo(10)) }), 413, 'body_too_large');
  assert.equal(prepared.length, before + 1);
});

test('forms that are none: no boundary, a wrong one, half a part, other types', async () => {
  const send = (type: string, body: string) =>
    service.request(PATH, { method: 'POST', headers: { ...bearer(), 'content-type': type }, body });
  refused(await send('multipart/form-data', 'nothing'), 400, 'malformed_request', 'no boundary');
  refused(await send('multipart/form-data; boundary=a', 'nothing'), 400, 'malformed_request', 'nothing of it');
  const half = '--a\r\ncontent-disposition: form-data; name="photo"; filename="x.jpg"\r\n\r\nabc';
  refused(await send('multipart/form-data; boundary=a', half), 400, 'malformed_request', 'half');
  refused(await send('application/x-www-form-urlencoded', 'prompt=x'), 415, 'unsupported_media_type');
  refused(await send('multipart/mixed; boundary=a', half), 415, 'unsupported_media_type');
  const evil = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'].map(
    (name) => `--a\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nx\r\n`,
  );
  const answer = await send('multipart/form-data; boundary=a', `${evil.join('')}--a--\r\n`);
  assert.ok(answer.status >= 400 && answer.status < 500, answer.text);
  assert.equal((await upload({ prompt: 'x', photo: photo() })).status, 200, 'the service is unharmed');
});

test('a form that stops half way holds nothing up, and without a key nothing is read', async () => {
  const start =
    `POST ${PATH} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${service.key}\r\n` +
    'content-type: multipart/form-data; boundary=a\r\ncontent-length: 100000\r\n\r\n' +
    '--a\r\ncontent-disposition: form-data; name="photo"; filename="x.jpg"\r\n\r\nabc';
  let begun = 0;
  const count = (): void => void (begun += 1);
  service.app.server.server.on('request', count);
  const stalled = Array.from({ length: 5 }, () => {
    const socket = connect(service.port, '127.0.0.1', () => socket.write(start));
    socket.on('error', () => {});
    return socket;
  });
  await until(() => begun === 5, 'all have begun');
  service.app.server.server.off('request', count);
  assert.equal((await upload({ prompt: 'x', photo: photo() })).status, 200);
  for (const socket of stalled) socket.destroy();
  const keyless = await sendRaw(service.port, start.replace(/Bearer \S+/, 'Bearer nonsense'), { end: true });
  assert.equal(keyless.status, 401);
  assert.equal((await upload({ prompt: 'x', photo: photo() })).status, 200);
});

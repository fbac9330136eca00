import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { createEasel } from '@easel/client';
import sharp from 'sharp';
import type { ErrorBody } from '../../src/contract/errors.js';
import { createStudioEngine } from '../../src/engines/studio/studio.js';
import { loadFaceModels, type FaceModels } from '../../src/faces/find/face-models.js';
import { createFacePreparer } from '../../src/faces/preparer.js';
import { loadFaceDescriptions, type DescribeFace } from '../support/describe-faces.js';
import { startService, type Service } from '../support/service.js';

const PATH = '/v1/image-to-image/avatar';
const samples = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')), 'demo');

interface AvatarBody {
  readonly images: readonly { url: string; width: number; height: number; content_type: string; file_data?: string }[];
  readonly has_nsfw_concepts: readonly boolean[];
  readonly prompt: string;
  readonly seed: number;
  readonly timings: { readonly inference: number };
}

let service: Service;
let models: FaceModels;
let describeFace: DescribeFace;
let photo: Buffer;
const host = createServer((_request, response) => response.end(photo));

before(async () => {
  photo = await sharp(await readFile(join(samples, 'sample6.jpg')))
    .extract({ left: 1400, top: 60, width: 520, height: 900 })
    .jpeg({ quality: 95 })
    .toBuffer();
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  [models, describeFace] = await Promise.all([loadFaceModels(), loadFaceDescriptions()]);
  service = await startService({
    engines: [createStudioEngine({ threads: 1 })],
    faces: createFacePreparer({ allowHosts: [`127.0.0.1:${photoPort()}`] }),
  });
});
after(async () => {
  await service.close();
  host.close();
});

const photoPort = () => (host.address() as AddressInfo).port;
const photoUrl = () => `http://127.0.0.1:${photoPort()}/face.jpg`;
const dataUrl = (bytes: Uint8Array) => `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;

async function describe(bytes: Uint8Array): Promise<Float32Array> {
  const { data, info } = await sharp(bytes).resize(640, 640, { fit: 'inside' }).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  const picture = { width: info.width, height: info.height, data };
  const [face] = await models.detect(picture);
  assert.ok(face, 'a face is found');
  return describeFace(picture, face);
}

const distance = (a: Float32Array, b: Float32Array) => Math.hypot(...a.map((value, index) => value - b[index]!));

test('a photo behind a URL becomes a portrait of the same person, the same one for the same seed', async () => {
  const body = { prompt: 'a studio photo in a blue suit', face_image_url: photoUrl(), seed: 11, sync_mode: true };
  const answer = await service.post(PATH, body);
  assert.equal(answer.status, 200, answer.text);
  const { images, has_nsfw_concepts: flags, seed, timings } = answer.json<AvatarBody>();
  const image = images[0]!;
  assert.deepEqual([images.length, image.width, image.height, image.content_type], [1, 1024, 1024, 'image/jpeg']);
  assert.deepEqual([flags, seed], [[false], 11]);
  assert.ok(timings.inference > 0);

  const drawn = Buffer.from(image.file_data!, 'base64');
  assert.ok(distance(await describe(photo), await describe(drawn)) < 0.6, 'it is still that person');
  const again = (await service.post(PATH, body)).json<AvatarBody>();
  assert.equal(again.images[0]!.file_data, image.file_data);
});

test('a data: URL, another size and a place are honoured', async () => {
  const answer = await service.post(PATH, {
    prompt: 'oil painting, as a knight in the mountains at sunset',
    face_image_url: dataUrl(photo),
    image_size: { width: 900, height: 600 },
    seed: 3,
    sync_mode: true,
  });
  assert.equal(answer.status, 200, answer.text);
  const image = answer.json<AvatarBody>().images[0]!;
  const { width, height } = await sharp(Buffer.from(image.file_data!, 'base64')).metadata();
  assert.deepEqual([width, height, image.width, image.height], [900, 600, 900, 600]);
});

test('a photo that cannot be used is a 422 that names the field and nothing of the network', async () => {
  const grey = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#889' } })
    .jpeg()
    .toBuffer();
  const cases: [url: string, code: string][] = [
    [dataUrl(grey), 'no_face_found'],
    [dataUrl(Buffer.from('not a picture')), 'face_unreadable'],
    [`http://127.0.0.1:${service.port}/health`, 'face_download_failed'],
    ['http://169.254.169.254/latest/meta-data/', 'face_download_failed'],
    ['http://[::1]:22/', 'face_download_failed'],
    ['file:///etc/passwd', 'invalid_url'],
  ];
  for (const [url, code] of cases) {
    const answer = await service.post(PATH, { prompt: 'a portrait', face_image_url: url });
    const { error } = answer.json<ErrorBody>();
    assert.deepEqual([answer.status, error.code, error.param], [422, code, 'face_image_url'], url);
    assert.ok(!/refused|ECONN|private|loopback|169\.254|timed? ?out/i.test(answer.text), answer.text);
  }
});

test('another face of a group is chosen by its index; one that is not there is a 422 that says how many were found', async () => {
  const group = dataUrl(await readFile(join(samples, 'sample6.jpg')));
  const body = { prompt: 'studio photo', face_image_url: group, seed: 1, sync_mode: true, image_size: 'square' };
  const draw = async (index: number) => {
    const answer = await service.post(PATH, { ...body, face_index: index });
    assert.equal(answer.status, 200, answer.text);
    return describe(Buffer.from(answer.json<AvatarBody>().images[0]!.file_data!, 'base64'));
  };
  const [first, second] = [await draw(0), await draw(1)];
  assert.ok(distance(first, second) > 0.4, 'another person');
  const answer = await service.post(PATH, { ...body, face_index: 20 });
  const { error } = answer.json<ErrorBody>();
  assert.deepEqual([answer.status, error.code, error.param], [422, 'out_of_range', 'face_index']);
  assert.match(error.message, /\d faces were found/);
});

test('the client uploads a photo', async () => {
  const easel = createEasel({ apiKey: service.key, baseUrl: service.url });
  const { images, seed } = await easel.generate('avatar', {
    prompt: 'in a plaid shirt',
    face_image: new Blob([Uint8Array.from(photo)]),
    image_size: { width: 320, height: 320 },
    seed: 5,
  });
  assert.deepEqual([images[0]?.width, images[0]?.height, seed], [320, 320, 5]);
});

test('nothing of the photo is left on disk', async () => {
  const marker = photo.subarray(4_000, 4_400);
  const files = await readdir(service.app.dataFolder.path, { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    const bytes = await readFile(join(file.parentPath, file.name));
    assert.equal(bytes.includes(marker), false, file.name);
    assert.equal(bytes.includes('face.jpg'), false, file.name);
  }
});

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import OpenAI, { APIError, toFile } from 'openai';
import sharp from 'sharp';
import { EngineError } from '../../src/engines/engine.js';
import { FaceError, type FaceImage } from '../../src/faces/faces.js';
import { NO_LIMITS } from '../../src/records/records.js';
import { startService, testFaces, type Service } from '../support/service.js';
import { createTestEngine, gradient, type TestEngine } from '../support/test-engine.js';
import { until } from '../support/until.js';

let service: Service;
let engine: TestEngine;
let client: OpenAI;
const photos: FaceImage[] = [];

before(async () => {
  engine = createTestEngine();
  service = await startService({
    engines: [engine],
    faces: {
      ...testFaces,
      prepare(image, options) {
        photos.push(image);
        if (image.length >= 1_000_000)
          return Promise.reject(new FaceError('face_unreadable', 'face_image_url is bad.'));
        return testFaces.prepare(image, options);
      },
    },
  });
  client = new OpenAI({ apiKey: service.key, baseURL: `${service.url}/v1`, maxRetries: 0 });
});
after(() => service.close());

async function sizeOf(bytes: Uint8Array): Promise<string> {
  const { format, width, height } = await sharp(bytes).metadata();
  return `${format} ${width}x${height}`;
}

async function failure(work: Promise<unknown>): Promise<APIError> {
  const error = await work.then(
    () => assert.fail('it was accepted'),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof APIError, String(error));
  return error;
}

test('a picture by address, exactly as large as asked', async () => {
  const answer = await client.images.generate({
    model: 'flux/dev',
    prompt: 'a lighthouse on a cliff',
    size: '640x480',
    response_format: 'url',
  } as OpenAI.ImageGenerateParamsNonStreaming);
  const file = await fetch(answer.data?.[0]?.url ?? '');
  assert.equal(await sizeOf(new Uint8Array(await file.arrayBuffer())), 'png 640x480');
  assert.equal(answer.size, '640x480');
  assert.equal(answer.data?.[0]?.revised_prompt, 'a lighthouse on a cliff');
});

test("OpenAI's names of models answer in base64, the old ones with an address", async () => {
  const modern = await client.images.generate({
    model: 'gpt-image-1',
    prompt: 'a cat',
    n: 2,
    size: '1024x1536',
    output_format: 'webp',
    quality: 'high',
  });
  assert.equal(modern.data?.length, 2);
  for (const { b64_json: base64 } of modern.data ?? [])
    assert.equal(await sizeOf(Buffer.from(base64 ?? '', 'base64')), 'webp 1024x1536');
  assert.equal(engine.tasks.at(-1)?.model, 'flux/dev');
  assert.equal(engine.tasks.at(-1)?.steps, 50);
  const old = await client.images.generate({ model: 'dall-e-2', prompt: 'a cat', size: '256x256' });
  assert.match(old.data?.[0]?.url ?? '', /^http/);
  assert.equal(engine.tasks.at(-1)?.model, 'flux/schnell');
});

test('every model of the catalogue that needs no photo can be named, and none at all', async () => {
  const { data } = await client.models.list();
  for (const { id } of data.filter((model) => model.id !== 'avatar')) {
    await client.images.generate({ model: id, prompt: 'a cat', size: '256x256' });
    assert.equal(engine.tasks.at(-1)?.model, id);
  }
  await client.images.generate({ prompt: 'a cat' });
  assert.equal(engine.tasks.at(-1)?.model, 'flux/dev');
});

test('fields of the model itself may be added; what nobody uses is named', async () => {
  const { data, response } = await client.images
    .generate({
      model: 'stock-image/vector',
      prompt: 'a cat',
      size: 'landscape_4_3',
      user: 'somebody',
      style: 'vivid',
      seed: 7,
      colors: ['#ff0000'],
    } as OpenAI.ImageGenerateParamsNonStreaming)
    .withResponse();
  assert.equal((data as unknown as { seed: number }).seed, 7);
  assert.deepEqual(engine.tasks.at(-1)?.palette, ['#ff0000']);
  assert.equal(engine.tasks.at(-1)?.width, 1024);
  assert.deepEqual(response.headers.get('x-ignored-fields')?.split(', ').sort(), ['style', 'user']);
});

test('streams the finished pictures', async () => {
  const stream = await client.images.generate({ model: 'gpt-image-1', prompt: 'a cat', stream: true, n: 2 });
  const types: string[] = [];
  for await (const event of stream) {
    types.push(event.type);
    assert.equal(await sizeOf(Buffer.from(event.b64_json, 'base64')), 'png 1024x1024');
  }
  assert.deepEqual(types, ['image_generation.completed', 'image_generation.completed']);
});

describe('a stream', () => {
  let shown: Service;
  let slow: TestEngine;
  let openai: OpenAI;
  /** How many of the previews its caller waits for, and how many he has seen. */
  let [awaited, seen] = [0, 0];
  const awaiting = (count: number): number => {
    [awaited, seen] = [count, 0];
    return count;
  };
  before(async () => {
    const preview = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#357' } })
      .jpeg()
      .toBuffer();
    slow = createTestEngine({
      async render(task, { signal, onProgress }) {
        const show = async (share: number): Promise<void> => {
          onProgress?.(share, preview);
          await delay(20, undefined, { signal });
        };
        const isSeen = (count: number): boolean => seen >= Math.min(awaited, count);
        // Each until it is seen: what comes while another one is being judged, or soon after it, is left out.
        do await show(0.1);
        while (!isSeen(1) || task.prompt.includes('endless'));
        while (!isSeen(2)) await show(0.8);
        // and long enough for one more that nobody asked for
        if (awaited > 1) for (let turn = 0; turn < 40; turn += 1) await show(0.9);
        if (task.prompt.includes('broken')) throw new EngineError('failed', 'test', 'It fell off the wall.');
        return { picture: gradient(task), warnings: [] };
      },
    });
    shown = await startService({ engines: [slow] });
    openai = new OpenAI({ apiKey: shown.key, baseURL: `${shown.url}/v1`, maxRetries: 0 });
  });
  after(() => shown.close());

  test('shows what there is so far, as large and in the format of the picture, then the picture', async () => {
    const body = { model: 'flux/dev', prompt: 'a cat', stream: true, size: '320x256', output_format: 'webp' } as const;
    const told: string[] = [];
    for await (const event of await openai.images.generate({ ...body, partial_images: awaiting(2) })) {
      seen += 1;
      const place = event.type === 'image_generation.partial_image' ? ` ${event.partial_image_index}` : '';
      told.push(`${event.type}${place} ${await sizeOf(Buffer.from(event.b64_json, 'base64'))} ${event.size}`);
    }
    assert.deepEqual(told, [
      'image_generation.partial_image 0 webp 320x256 320x256',
      'image_generation.partial_image 1 webp 320x256 320x256',
      'image_generation.completed webp 320x256 320x256',
    ]);
    const photo = await toFile(Buffer.from('x'), 'me.jpg', { type: 'image/jpeg' });
    const edit = { model: 'avatar', image: photo, prompt: 'a pilot', size: '256x256', stream: true } as const;
    const edited: string[] = [];
    for await (const { type } of await openai.images.edit({ ...edit, partial_images: awaiting(1) })) {
      seen += 1;
      edited.push(type);
    }
    assert.deepEqual(edited, ['image_edit.partial_image', 'image_edit.completed']);
  });

  test('that fails says so: by its status before anything was shown, by an event after that', async () => {
    const body = { model: 'flux/dev', size: '256x256', stream: true } as const;
    awaiting(0);
    const early = await failure(openai.images.generate({ ...body, prompt: 'a broken cat' }));
    assert.deepEqual([early.status, early.code], [502, 'engine_failed']);
    const late = async () => {
      const asked = { ...body, prompt: 'a broken cat', partial_images: awaiting(1) };
      for await (const event of await openai.images.generate(asked)) {
        seen += 1;
        assert.equal(event.type, 'image_generation.partial_image');
      }
    };
    assert.equal((await failure(late())).code, 'engine_failed');
  });

  test('that nobody reads any more stops the work', async () => {
    const body = { model: 'flux/dev', prompt: 'an endless cat', size: '256x256', stream: true } as const;
    for await (const event of await openai.images.generate({ ...body, partial_images: 1 })) {
      assert.equal(event.type, 'image_generation.partial_image');
      break;
    }
    await until(() => slow.aborted > 0, 'it is given up');
    assert.equal(slow.running, 0);
    assert.equal((await openai.models.list()).data.length, 9);
  });
});

test('the limits of the key hold here too, and a repeated call is not drawn again', async () => {
  const { key } = await service.app.keys.create({
    name: 'small',
    scopes: ['generate'],
    limits: { ...NO_LIMITS, imagesPerDay: 1 },
  });
  const small = new OpenAI({ apiKey: key, baseURL: `${service.url}/v1`, maxRetries: 0 });
  const body = { model: 'flux/dev', prompt: 'a cat', size: '256x256' } as const;
  const headers = { 'Idempotency-Key': 'once' };
  const first = await small.images.generate(body, { headers });
  const again = await small.images.generate(body, { headers }).withResponse();
  assert.deepEqual(again.data.data, first.data);
  assert.equal(again.response.headers.get('idempotent-replayed'), 'true');
  const spent = await failure(small.images.generate({ ...body, prompt: 'a dog' }));
  assert.deepEqual([spent.status, spent.code], [402, 'quota_exceeded']);
  const streamed = await failure(small.images.generate({ ...body, prompt: 'a dog', stream: true }));
  assert.deepEqual([streamed.status, streamed.code], [402, 'quota_exceeded']);
});

test('an edit turns a photo into a portrait', async () => {
  const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a86' } })
    .jpeg()
    .toBuffer();
  for (const model of ['avatar', 'gpt-image-1']) {
    const answer = await client.images.edit({
      model,
      image: await toFile(photo, 'me.jpg', { type: 'image/jpeg' }),
      prompt: 'as an astronaut',
      size: '512x512',
      response_format: 'b64_json',
    });
    assert.equal(await sizeOf(Buffer.from(answer.data?.[0]?.b64_json ?? '', 'base64')), 'png 512x512');
    assert.equal(engine.tasks.at(-1)?.model, 'avatar');
    assert.deepEqual(Buffer.from(photos.at(-1) as Uint8Array), photo);
  }
  const several = await client.images.edit({
    image: [await toFile(photo, 'me.jpg'), await toFile(photo, 'you.jpg')],
    mask: await toFile(photo, 'mask.png'),
    prompt: 'as an astronaut',
    n: 2,
  });
  assert.equal(several.data?.length, 2);
});

test('mistakes are answered in the names that the caller used', async () => {
  const generate = (body: Record<string, unknown>) =>
    failure(client.images.generate({ prompt: 'a cat', ...body } as OpenAI.ImageGenerateParamsNonStreaming));
  const size = await generate({ size: '5000x64' });
  assert.deepEqual([size.status, size.param], [422, 'size']);
  assert.match(size.message, /size must be .* 2,048; received 5000/);
  const many = await generate({ n: 9 });
  assert.deepEqual([many.status, many.param, many.code], [422, 'n', 'out_of_range']);
  const model = await generate({ model: 'flux/dve' });
  assert.deepEqual([model.status, model.param, model.code], [404, 'model', 'unknown_model']);
  assert.match(model.message, /did you mean flux\/dev\?/);
  const avatar = await generate({ model: 'avatar' });
  assert.match(avatar.message, /\/v1\/images\/edits/);
  const named = await generate({ size: 'huge' });
  assert.match(named.message, /landscape_4_3.*received "huge"/);
  const refused = await generate({ prompt: 'a sexy nude child' });
  assert.deepEqual([refused.status, refused.code], [422, 'content_policy_violation']);
  const wrongModel = await failure(
    client.images.edit({ model: 'flux/dev', image: await toFile(Buffer.from('x'), 'x.png'), prompt: 'x' }),
  );
  assert.match(wrongModel.message, /with the model avatar; received "flux\/dev"/);
  const unreadable = await failure(
    client.images.edit({ image: await toFile(Buffer.alloc(1_000_000), 'x.png'), prompt: 'x' }),
  );
  assert.deepEqual([unreadable.status, unreadable.param], [422, 'image']);
  assert.match(unreadable.message, /^422 image is bad/);
  const stranger = new OpenAI({ apiKey: 'sk-nobody', baseURL: `${service.url}/v1`, maxRetries: 0 });
  assert.equal((await failure(stranger.images.generate({ prompt: 'x' }))).status, 401);
});

test('forms that are broken, huge or none are refused', async () => {
  const send = (headers: Record<string, string>, body: string) =>
    service.request('/v1/images/edits', {
      method: 'POST',
      headers: { authorization: `Key ${service.key}`, ...headers },
      body,
    });
  const form = { 'content-type': 'multipart/form-data; boundary=x' };
  assert.equal((await send(form, 'nothing')).status, 400);
  assert.equal((await send({ 'content-type': 'multipart/form-data' }, 'nothing')).status, 400);
  assert.equal((await send({ 'content-type': 'text/plain' }, 'nothing')).status, 415);
  const fields = Array.from(
    { length: 50 },
    (_, index) => `--x\r\ncontent-disposition: form-data; name="f${index}"\r\n\r\n1\r\n`,
  );
  assert.equal((await send(form, `${fields.join('')}--x--\r\n`)).status, 413);
  const missing = await send(form, '--x\r\ncontent-disposition: form-data; name="prompt"\r\n\r\na\r\n--x--\r\n');
  assert.equal(missing.status, 422);
  assert.match(missing.text, /image is required and must be a picture file/);
  const prototype = await send(form, '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\na\r\n--x--\r\n');
  assert.ok(prototype.status >= 400 && prototype.status < 500, prototype.text);
  const large = new FormData();
  large.set('prompt', 'x');
  large.set('image', new Blob([Buffer.alloc(13_000_000)]), 'x.png');
  const answer = await service.request('/v1/images/edits', {
    method: 'POST',
    headers: { authorization: `Bearer ${service.key}` },
    body: large,
  });
  assert.equal(answer.status, 422);
  assert.match(answer.text, /image must have at most/);
});

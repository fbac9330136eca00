import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';
import { CATALOGUE, type CatalogueRow } from '../../src/contract/catalogue.js';
import { SIZE_PRESETS } from '../../src/contract/limits.js';
import { complaints, startService, type Answer, type Service } from '../support/service.js';
import { createTestEngine, type TestEngine } from '../support/test-engine.js';

interface WireImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly content_type: string;
  readonly file_name?: string;
  readonly file_size?: number;
  readonly file_data?: string;
}

interface WireResult {
  readonly images: readonly WireImage[];
  readonly has_nsfw_concepts: readonly boolean[];
  readonly prompt: string;
  readonly seed: number;
  readonly timings: Readonly<Record<string, number>>;
}

let engine: TestEngine;
let service: Service;
before(async () => {
  engine = createTestEngine();
  service = await startService({ engines: [engine] });
});
after(() => service.close());

const SIZE = { width: 96, height: 64 };
const FACE = 'data:image/jpeg;base64,AAAA';

function bodyFor(row: CatalogueRow): Record<string, unknown> {
  if (row.shape === 'avatar') return { prompt: 'as an astronaut', face_image_url: FACE, image_size: SIZE };
  return { prompt: 'a red fox', image_size: SIZE };
}

function resultOf(row: CatalogueRow, answer: Answer): WireResult {
  assert.equal(answer.status, 200, answer.text);
  return row.shape === 'wrapped' ? answer.json<{ data: WireResult }>().data : answer.json<WireResult>();
}

async function fetchPicture(image: WireImage | undefined) {
  assert.ok(image);
  const response = await fetch(image.url);
  assert.equal(response.status, 200);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { bytes, type: response.headers.get('content-type'), ...(await sharp(bytes).metadata()) };
}

test('the catalogue has the given operations and the rest of their families', () => {
  assert.deepEqual(
    CATALOGUE.map((row) => row.path),
    [
      '/v1/image-to-image/avatar',
      '/v1/text-to-image/illustration/black-and-white',
      '/v1/text-to-image/stock-image/standard',
      '/v1/text-to-image/stock-image/photo',
      '/v1/text-to-image/stock-image/vector',
      '/v1/text-to-image/stock-image/watercolor',
      '/v1/text-to-image/flux/dev',
      '/v1/text-to-image/flux/schnell',
      '/v1/text-to-image/flux/pro',
    ],
  );
});

for (const row of CATALOGUE) {
  describe(row.model, () => {
    const post = (fields: Record<string, unknown> = {}) => service.post(row.path, { ...bodyFor(row), ...fields });
    const defaultFormat = row.model === 'illustration/black-and-white' ? 'png' : 'jpeg';

    test('answers in exactly the documented shape', async () => {
      const answer = await post();
      const result = resultOf(row, answer);
      const top = Object.keys(answer.json()).sort();
      const imageKeys = ['content_type', 'file_name', 'file_size', 'height', 'url', 'width'];
      if (row.shape === 'avatar') {
        assert.deepEqual(top, ['has_nsfw_concepts', 'images', 'prompt', 'seed', 'timings']);
        assert.deepEqual(Object.keys(result.timings), ['inference']);
      } else if (row.shape === 'wrapped') {
        assert.deepEqual(top, ['data', 'message']);
        assert.equal(answer.json()['message'], 'Image generated successfully');
        assert.deepEqual(Object.keys(result).sort(), ['has_nsfw_concepts', 'images', 'prompt', 'seed', 'timings']);
        assert.deepEqual(Object.keys(result.timings).sort(), ['inference_time', 'queue_time', 'total_time']);
      } else {
        assert.deepEqual(top, [
          'enable_safety_checker',
          'guidance_scale',
          'has_nsfw_concepts',
          'image_size',
          'images',
          'num_inference_steps',
          'prompt',
          'seed',
          'timings',
        ]);
        const { num_inference_steps: steps, guidance_scale: guidance } = answer.json();
        assert.deepEqual([steps, guidance], [row.model === 'flux/schnell' ? 4 : 28, 3]);
        assert.deepEqual(answer.json()['image_size'], SIZE);
        assert.equal(answer.json()['enable_safety_checker'], true);
      }
      assert.deepEqual(
        result.images.map((image) => Object.keys(image).sort()),
        [row.shape === 'wrapped' ? ['content_type', 'height', 'url', 'width'] : imageKeys],
      );
      assert.deepEqual(result.has_nsfw_concepts, [false]);
      assert.equal(result.prompt, bodyFor(row)['prompt']);
      assert.ok(Number.isInteger(result.seed) && result.seed >= 0 && result.seed <= 4_294_967_295);
      for (const seconds of Object.values(result.timings)) assert.ok(seconds >= 0 && seconds < 60);
      assert.equal(answer.headers.get('x-engine'), 'test/1');
      assert.match(answer.headers.get('x-request-id') ?? '', /^req_[0-9a-f]{24}$/);
      assert.equal(answer.headers.get('content-type'), 'application/json; charset=utf-8');

      const picture = await fetchPicture(result.images[0]);
      assert.deepEqual([picture.width, picture.height], [SIZE.width, SIZE.height]);
      assert.equal(picture.format, defaultFormat);
      assert.equal(picture.type, `image/${defaultFormat}`);
      assert.equal(result.images[0]?.content_type, picture.type);
      if (row.shape !== 'wrapped') {
        assert.equal(result.images[0]?.file_size, picture.bytes.length);
        assert.match(result.images[0]?.file_name ?? '', /^[0-9a-f]{32}\.(jpg|png)$/);
      }
    });

    test('hands the task to the engine', async () => {
      engine.tasks.length = 0;
      await post({ seed: 7, ...(row.shape === 'wrapped' ? { colors: ['#AABBCC'] } : {}) });
      const { face, ...task } = engine.tasks[0] ?? assert.fail('no task');
      assert.deepEqual(task, {
        operation: row.operation,
        model: row.model,
        style: row.style,
        prompt: bodyFor(row)['prompt'],
        ...SIZE,
        seed: 7,
        palette: row.shape === 'wrapped' ? ['#aabbcc'] : [],
        ...(row.shape === 'flux' ? { steps: row.defaults.steps, guidance: 3 } : {}),
        ...(row.defaults.outputFormat === 'jpeg' ? { lossy: true } : {}),
      });
      assert.equal(face !== undefined, row.shape === 'avatar');
    });

    test('the same seed gives the same bytes, and the returned seed can be sent again', async () => {
      const first = resultOf(row, await post());
      const second = resultOf(row, await post({ seed: first.seed }));
      assert.equal(second.seed, first.seed);
      const [one, two] = [await fetchPicture(first.images[0]), await fetchPicture(second.images[0])];
      assert.ok(one.bytes.equals(two.bytes));
      const other = await fetchPicture(resultOf(row, await post({ seed: (first.seed + 1) % 2 ** 32 })).images[0]);
      assert.ok(!one.bytes.equals(other.bytes));
    });

    test('num_images counts seeds up and wraps around', async () => {
      engine.tasks.length = 0;
      const result = resultOf(row, await post({ num_images: 3, seed: 4_294_967_294 }));
      assert.equal(result.images.length, 3);
      assert.deepEqual(result.has_nsfw_concepts, [false, false, false]);
      assert.equal(result.seed, 4_294_967_294);
      assert.deepEqual(
        engine.tasks.map((task) => task.seed),
        [4_294_967_294, 4_294_967_295, 0],
      );
    });

    test('output_format and sync_mode', async () => {
      for (const format of ['png', 'jpeg', 'webp', 'avif']) {
        const [image] = resultOf(row, await post({ output_format: format, sync_mode: true })).images;
        assert.equal(image?.content_type, `image/${format}`);
        const inline = Buffer.from(image.file_data ?? '', 'base64');
        const stored = await fetchPicture(image);
        assert.ok(inline.equals(stored.bytes));
        assert.equal(stored.format, format === 'avif' ? 'heif' : format);
        assert.deepEqual([stored.width, stored.height], [SIZE.width, SIZE.height]);
        const source = row.shape === 'avatar' ? 'compositeSynthetic' : 'algorithmicMedia';
        assert.ok(stored.xmp?.includes(`digitalsourcetype/${source}"`), 'the file says that a machine made it');
      }
    });

    test('null is the same as absent for every optional field', async () => {
      const optional = ['seed', 'enable_safety_checker', 'safety_checker', 'num_images', 'output_format', 'sync_mode'];
      if (row.shape === 'wrapped') optional.push('colors');
      if (row.shape === 'flux') optional.push('num_inference_steps', 'guidance_scale');
      const answer = await post(Object.fromEntries(optional.map((name) => [name, null])));
      assert.equal(answer.status, 200, answer.text);
      assert.equal(answer.headers.get('x-ignored-fields'), null);
      if (row.shape === 'flux') assert.equal(answer.json()['num_inference_steps'], row.defaults.steps);
    });

    test('unknown fields are ignored and named', async () => {
      const answer = await post({ stile: 'x', 'größe\r\n': 1, image_size: { ...SIZE, depth: 3 } });
      assert.equal(answer.status, 200, answer.text);
      assert.equal(answer.headers.get('x-ignored-fields'), 'stile, gr%C3%B6%C3%9Fe%0D%0A, image_size.depth');
    });

    test('required fields', async () => {
      const answer = await service.post(row.path, {});
      const required = row.shape === 'avatar' ? ['prompt', 'face_image_url'] : ['prompt', 'image_size'];
      assert.equal(answer.status, 422);
      assert.deepEqual(complaints(answer).sort(), required.map((name) => `${name}: missing`).sort());
    });

    const wrong: [name: string, value: unknown, complaint: string][] = [
      ['prompt', '', 'prompt: too_short'],
      ['prompt', ' \n\t ', 'prompt: too_short'],
      ['prompt', 'x'.repeat(4001), 'prompt: too_long'],
      ['prompt', 'a\0b', 'prompt: invalid_value'],
      ['prompt', '\ud83d', 'prompt: invalid_value'],
      ['prompt', 5, 'prompt: invalid_type'],
      ['prompt', null, 'prompt: invalid_type'],
      ['prompt', ['a'], 'prompt: invalid_type'],
      ['seed', -1, 'seed: out_of_range'],
      ['seed', 4_294_967_296, 'seed: out_of_range'],
      ['seed', 1.5, 'seed: invalid_type'],
      ['seed', '7', 'seed: invalid_type'],
      ['enable_safety_checker', 'true', 'enable_safety_checker: invalid_type'],
      ['safety_checker', 1, 'safety_checker: invalid_type'],
      ['num_images', 0, 'num_images: out_of_range'],
      ['num_images', 5, 'num_images: out_of_range'],
      ['output_format', 'gif', 'output_format: invalid_value'],
      ['output_format', 'PNG', 'output_format: invalid_value'],
      ['sync_mode', 'yes', 'sync_mode: invalid_type'],
      ['image_size', 512, 'image_size: invalid_type'],
      ['image_size', [512, 512], 'image_size: invalid_type'],
      ['image_size', { width: 512 }, 'image_size.height: missing'],
      ['image_size', { width: 63, height: 64 }, 'image_size.width: out_of_range'],
      ['image_size', { width: 1024, height: 2049 }, 'image_size.height: out_of_range'],
      ['image_size', { width: 512.5, height: 512 }, 'image_size.width: invalid_type'],
      ['image_size', { width: '512', height: 512 }, 'image_size.width: invalid_type'],
      ['image_size', { width: null, height: 512 }, 'image_size.width: invalid_type'],
      ['image_size', { width: 64, height: 257 }, 'image_size: out_of_range'],
      ['image_size', { width: 2048, height: 500 }, 'image_size: out_of_range'],
    ];
    if (row.shape === 'avatar') {
      wrong.push(
        ['face_image_url', '', 'face_image_url: invalid_url'],
        ['face_image_url', 'face.jpg', 'face_image_url: invalid_url'],
        ['face_image_url', 'ftp://example.com/face.jpg', 'face_image_url: invalid_url'],
        ['face_image_url', 'http://', 'face_image_url: invalid_url'],
        ['face_image_url', 7, 'face_image_url: invalid_type'],
        ['face_image_url', 'https://example.com/no-face.jpg', 'face_image_url: no_face_found'],
        ['image_size', 'vast', 'image_size: invalid_value'],
      );
    }
    if (row.shape === 'wrapped') {
      wrong.push(
        ['colors', '#ffffff', 'colors: invalid_type'],
        ['colors', Array.from({ length: 9 }, () => '#ffffff'), 'colors: too_long'],
        ['colors', ['#fff'], 'colors[0]: invalid_color'],
        ['colors', ['#ffffff', 'red'], 'colors[1]: invalid_color'],
        ['colors', [7], 'colors[0]: invalid_type'],
        ['colors', [null], 'colors[0]: invalid_type'],
        ['image_size', 'vast', 'image_size: invalid_value'],
      );
    }
    if (row.shape === 'flux') {
      wrong.push(
        ['image_size', 'big', 'image_size: invalid_value'],
        ['image_size', null, 'image_size: invalid_type'],
        ['num_inference_steps', 0, 'num_inference_steps: out_of_range'],
        ['num_inference_steps', 51, 'num_inference_steps: out_of_range'],
        ['num_inference_steps', 2.5, 'num_inference_steps: invalid_type'],
        ['guidance_scale', 0.99, 'guidance_scale: out_of_range'],
        ['guidance_scale', 20.01, 'guidance_scale: out_of_range'],
        ['guidance_scale', '3', 'guidance_scale: invalid_type'],
      );
    }
    test('every wrong value is refused, by name, with what is allowed and what was received', async () => {
      for (const [name, value, complaint] of wrong) {
        const answer = await post({ [name]: value });
        assert.equal(answer.status, 422, `${name} = ${JSON.stringify(value)}: ${answer.text}`);
        assert.deepEqual(complaints(answer), [complaint], JSON.stringify(value));
        const { error, message } = answer.json<{ error: Record<string, unknown>; message: string }>();
        assert.equal(error['message'], message);
        assert.equal(error['param'], complaint.split(': ')[0]);
        assert.equal(error['code'], complaint.split(': ')[1]);
        assert.equal(error['request_id'], answer.headers.get('x-request-id'));
        assert.ok(message.length < 400, message);
      }
    });

    const right: [name: string, value: unknown][] = [
      ['prompt', 'x'],
      ['prompt', '🦊'.repeat(4000)],
      ['prompt', 'a "quoted" <b>prompt</b> \u202e \n with 漢字 and é'],
      ['seed', 0],
      ['seed', 4_294_967_295],
      ['image_size', { width: 64, height: 64 }],
      ['image_size', { width: 256, height: 64 }],
      ['enable_safety_checker', false],
      ['safety_checker', false],
    ];
    if (row.shape === 'wrapped') right.push(['colors', []], ['colors', ['#FF8800', '#00ff00']]);
    if (row.shape === 'flux') {
      right.push(['num_inference_steps', 1], ['num_inference_steps', 50], ['guidance_scale', 2.5]);
    }
    test('every right value is taken', async () => {
      for (const [name, value] of right) {
        const answer = await post({ [name]: value });
        assert.equal(answer.status, 200, `${name} = ${JSON.stringify(value)}: ${answer.text}`);
        if (row.shape === 'flux' && name !== 'image_size' && name !== 'safety_checker') {
          assert.equal(answer.json()[name], value);
        }
      }
    });

    test('all bad fields are listed at once', async () => {
      const answer = await post({ prompt: '', seed: -1, num_images: 'two', safety_checker: 0 });
      assert.deepEqual(complaints(answer).sort(), [
        'num_images: invalid_type',
        'prompt: too_short',
        'safety_checker: invalid_type',
        'seed: out_of_range',
      ]);
    });

    test('the two spellings of the safety flag must agree', async () => {
      const conflict = await post({ enable_safety_checker: true, safety_checker: false });
      assert.equal(conflict.status, 422);
      assert.deepEqual(complaints(conflict), ['enable_safety_checker: conflicting_fields']);
      assert.equal((await post({ enable_safety_checker: false, safety_checker: false })).status, 200);
    });
  });
}

test('whole numbers may be written with a fraction of zero', async () => {
  const body = '{"prompt":"x","image_size":{"width":96.0,"height":6.4e1},"seed":7.0}';
  const answer = await service.post('/v1/text-to-image/flux/dev', body);
  assert.deepEqual([answer.json()['image_size'], answer.json()['seed']], [SIZE, 7]);
});

test('flux takes sizes by name and echoes the numbers', async () => {
  for (const [name, size] of Object.entries(SIZE_PRESETS)) {
    const answer = await service.post('/v1/text-to-image/flux/schnell', { prompt: 'x', image_size: name });
    assert.deepEqual(answer.json()['image_size'], size);
    const [image] = answer.json<WireResult>().images;
    assert.deepEqual([image?.width, image?.height], [size.width, size.height]);
  }
});

test('an avatar without image_size has 1024 x 1024 pixels', async () => {
  const answer = await service.post('/v1/image-to-image/avatar', { prompt: 'x', face_image_url: FACE });
  const picture = await fetchPicture(answer.json<WireResult>().images[0]);
  assert.deepEqual([picture.width, picture.height], [1024, 1024]);
});

test('a black-and-white picture is grey in every pixel and format unless colors are given', async () => {
  const path = '/v1/text-to-image/illustration/black-and-white';
  for (const format of ['png', 'jpeg', 'webp', 'avif']) {
    for (const colors of [[], ['#ff0000']]) {
      const answer = await service.post(path, {
        prompt: 'x',
        image_size: SIZE,
        colors,
        output_format: format,
        seed: 9,
      });
      const { bytes } = await fetchPicture(answer.json<{ data: WireResult }>().data.images[0]);
      const { data } = await sharp(bytes)
        .toColourspace('srgb')
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      let coloured = 0;
      for (let index = 0; index < data.length; index += 3) {
        if (data[index] !== data[index + 1] || data[index] !== data[index + 2]) coloured += 1;
      }
      assert.equal(coloured > 0, colors.length > 0, `${format} ${colors.join()}`);
    }
  }
});

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';
import { CATALOGUE } from '../../src/contract/catalogue.js';
import { SIZE_PRESETS } from '../../src/contract/limits.js';
import { complaints, startService, type Answer, type Service } from '../support/service.js';
import { createTestEngine, gradient, type TestEngine } from '../support/test-engine.js';

interface Result {
  readonly images: readonly { readonly url: string; readonly width: number; readonly height: number }[];
  readonly explanation?: unknown;
}

const NOTES = { understood: [{ words: 'fox', as: '1 × fox' }], guessed: [], ignored: ['zorblax'] };

let service: Service;
let engine: TestEngine;
before(async () => {
  engine = createTestEngine({
    render: (task) => {
      const picture = gradient(task);
      if (task.transparent) picture.data[3] = 0;
      return Promise.resolve({ picture, warnings: [], explanation: { look: 'plain', notes: NOTES } });
    },
  });
  service = await startService({ engines: [engine] });
});
after(() => service.close());

for (const row of CATALOGUE) {
  describe(row.model, () => {
    const post = (fields: Record<string, unknown>) =>
      service.post(row.path, {
        prompt: 'a red fox',
        image_size: { width: 96, height: 64 },
        ...(row.shape === 'avatar' ? { face_image_url: 'data:image/png,x' } : {}),
        ...fields,
      });
    const resultOf = (answer: Answer): Result => {
      assert.equal(answer.status, 200, answer.text);
      return row.shape === 'wrapped' ? answer.json<{ data: Result }>().data : answer.json<Result>();
    };

    test('takes sizes by name', async () => {
      const [image] = resultOf(await post({ image_size: 'portrait_4_3' })).images;
      assert.deepEqual({ width: image?.width, height: image?.height }, SIZE_PRESETS.portrait_4_3);
      const refused = await post({ image_size: 'huge' });
      assert.deepEqual(complaints(refused), ['image_size: invalid_value']);
      assert.match(refused.text, /one of square, square_hd, .*received \\"huge\\"/);
    });

    test('hands the negative prompt to the engine', async () => {
      resultOf(await post({ negative_prompt: ' people, cars ' }));
      assert.equal(engine.tasks.at(-1)?.negativePrompt, 'people, cars');
      for (const nothing of ['', '  ', null]) {
        resultOf(await post({ negative_prompt: nothing }));
        assert.ok(!('negativePrompt' in (engine.tasks.at(-1) ?? {})));
      }
      assert.deepEqual(complaints(await post({ negative_prompt: 5 })), ['negative_prompt: invalid_type']);
      assert.deepEqual(complaints(await post({ negative_prompt: 'x'.repeat(4001) })), ['negative_prompt: too_long']);
      assert.deepEqual(complaints(await post({ negative_prompt: 'a\0b' })), ['negative_prompt: invalid_value']);
    });

    test('keeps transparent pixels, in png and webp', async () => {
      const corner = async (fields: Record<string, unknown>) => {
        const [image] = resultOf(await post(fields)).images;
        const bytes = await (await fetch(image?.url ?? '')).arrayBuffer();
        const { format, hasAlpha } = await sharp(bytes).metadata();
        const [, , , alpha] = await sharp(bytes).ensureAlpha().raw().toBuffer();
        return [format, hasAlpha, alpha];
      };
      assert.deepEqual(await corner({ background: 'transparent' }), ['png', true, 0]);
      assert.deepEqual(await corner({ background: 'transparent', output_format: 'webp' }), ['webp', true, 0]);
      assert.equal((await corner({ background: 'opaque', output_format: 'png' }))[1], false);
      const refused = await post({ background: 'transparent', output_format: 'jpeg' });
      assert.deepEqual(complaints(refused), ['output_format: conflicting_fields']);
      assert.deepEqual(complaints(await post({ background: 'green' })), ['background: invalid_value']);
    });

    test('explains itself when asked', async () => {
      assert.deepEqual(resultOf(await post({ explain: true })).explanation, NOTES);
      for (const explain of [false, null]) assert.ok(!('explanation' in resultOf(await post({ explain }))));
      assert.deepEqual(complaints(await post({ explain: 'yes' })), ['explain: invalid_type']);
    });
  });
}

test('an engine without a usable explanation leaves it out', async () => {
  const silent = await startService({
    engines: [
      createTestEngine({
        render: (task) => Promise.resolve({ picture: gradient(task), warnings: [], explanation: 7 }),
      }),
    ],
  });
  try {
    const body = { prompt: 'x', image_size: 'square', explain: true };
    const answer = await silent.post('/v1/text-to-image/flux/dev', body);
    assert.equal(answer.status, 200);
    assert.ok(!('explanation' in answer.json()));
  } finally {
    await silent.close();
  }
});

test('the negative prompt is no way around what is never drawn', async () => {
  const path = '/v1/text-to-image/flux/dev';
  const body = { prompt: 'a child at the beach', image_size: 'square' };
  assert.equal((await service.post(path, { ...body, negative_prompt: 'clothes' })).status, 422);
  assert.equal((await service.post(path, { ...body, negative_prompt: 'nude, nsfw, dogs' })).status, 200);
});

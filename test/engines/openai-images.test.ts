import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, test } from 'node:test';
import { until } from '../support/until.js';
import type { EngineError } from '../../src/engines/engine.js';
import { conformanceFace, conformanceTask, describeEngineConformance } from '../../src/engines/conformance.js';
import { DIALECTS, type DialectName } from '../../src/engines/openai-images/dialects.js';
import { createOpenaiImagesEngine, type OpenaiImagesSettings } from '../../src/engines/openai-images/engine.js';
import { fieldsOf, startImagesServer, type ImagesServerOptions, type RecordedDialect } from './images-server.js';

const signal = new AbortController().signal;

const RECORDED = (Object.keys(DIALECTS) as DialectName[]).filter((name) => name !== 'easel');
const modelOf = (dialect: DialectName) => (dialect === 'lemonade' ? { model: 'SD-Turbo' } : {});

// At once: whoever is silent is waited for.
describe('the dialects', { concurrency: RECORDED.length }, () => {
  for (const dialect of RECORDED) {
    describeEngineConformance({
      name: `openai-images (${dialect})`,
      // The faults are those of the shared client: once in full, then what depends on the dialect.
      faults:
        dialect === 'vllm-omni'
          ? [
              'absent',
              'busy',
              'client-error',
              'server-error',
              'garbage',
              'wrong-shape',
              'not-a-picture',
              'truncated',
              'oversized',
              'disconnect',
              'hang',
              'frozen',
              'drip',
            ]
          : [
              'absent',
              'truncated',
              'hang',
              ...(dialect === 'sd-server' ? (['disconnect', 'wrong-shape', 'frozen'] as const) : []),
            ],
      async open({ fault, limits }) {
        const backend = await startImagesServer(dialect, fault ? { fault } : {});
        const engine = createOpenaiImagesEngine({
          url: backend.url,
          dialect,
          references: true,
          maximumBytes: 8 * 1024 * 1024,
          ...modelOf(dialect),
          ...(limits ? { limits } : {}),
        });
        return {
          engine,
          heal: backend.heal,
          close: async () => {
            await engine.close();
            await backend.close();
          },
        };
      },
    });
  }
});

interface Drawn {
  readonly settings?: Partial<OpenaiImagesSettings>;
  readonly server?: ImagesServerOptions;
}

/** Draws once and returns what the server was asked. */
async function asked(dialect: RecordedDialect, task = conformanceTask(), { settings, server }: Drawn = {}) {
  const backend = await startImagesServer(dialect, server);
  const engine = createOpenaiImagesEngine({
    url: backend.url,
    dialect,
    references: true,
    ...modelOf(dialect),
    ...settings,
  });
  try {
    const { warnings } = await engine.render(task, { signal });
    const request = backend.received.find(
      ({ path }) => !/jobs|health|models$/.test(path) && path !== '/sdcpp/v1/img_gen',
    );
    const job = backend.received.find(({ path }) => path === '/sdcpp/v1/img_gen');
    const sent = request ?? job;
    assert.ok(sent);
    return { path: sent.path, headers: sent.headers, fields: await fieldsOf(sent), warnings };
  } finally {
    await engine.close();
    await backend.close();
  }
}

describe('openai-images', () => {
  test('each dialect names steps, guidance and seed its own way', async () => {
    const common = { prompt: 'a red lighthouse by the sea', n: 1, size: '64x64' };
    const expected = {
      'vllm-omni': { ...common, num_inference_steps: 2, guidance_scale: 3, seed: 7, response_format: 'b64_json' },
      sglang: { ...common, num_inference_steps: 2, guidance_scale: 3, seed: 7, response_format: 'b64_json' },
      localai: { ...common, step: 2, seed: 7, response_format: 'b64_json' },
      lemonade: { ...common, model: 'SD-Turbo', steps: 2, cfg_scale: 3, seed: 7, response_format: 'b64_json' },
      openai: { ...common, size: '1024x1024' },
      'sd-server': {
        prompt: common.prompt,
        width: 64,
        height: 64,
        batch_count: 1,
        output_format: 'png',
        seed: 7,
        sample_params: { sample_steps: 2, guidance: { txt_cfg: 3 } },
        embed_image_metadata: false,
      },
    } satisfies Record<RecordedDialect, unknown>;
    for (const [dialect, fields] of Object.entries(expected)) {
      const { fields: sent, warnings } = await asked(dialect as RecordedDialect);
      assert.deepEqual(sent, fields, dialect);
      if (dialect === 'openai') assert.equal(warnings.length, 3);
      if (dialect === 'localai') assert.match(warnings.join(), /guidance_scale is not honoured by LocalAI/);
    }
  });

  test('a face goes to edits as a file, or into the JSON', async () => {
    const task = conformanceTask({
      operation: 'avatar',
      model: 'avatar',
      style: 'portrait',
      face: await conformanceFace(),
    });
    const openai = await asked('openai', task);
    assert.equal(openai.path, '/v1/images/edits');
    assert.match(String(openai.fields['image[]']), /^file of \d+/);
    const localai = await asked('localai', task);
    assert.equal(localai.path, '/v1/images/generations');
    const [picture] = localai.fields['ref_images'] as string[];
    assert.ok(
      Buffer.from(picture ?? '', 'base64')
        .subarray(0, 2)
        .equals(Buffer.from([0xff, 0xd8])),
    );
  });

  test('models are named per catalogue model, keys go into the header, paths follow the address', async () => {
    const settings = { model: { 'flux/dev': 'black-forest', '*': 'other' }, apiKey: 'secret-key' };
    const { headers, fields } = await asked('openai', conformanceTask(), { settings });
    assert.equal(headers.authorization, 'Bearer secret-key');
    assert.equal(fields['model'], 'black-forest');
    assert.equal((await asked('lemonade')).path, '/api/v1/images/generations');
  });

  test("orders inside a caller's prompt do not reach the server", async () => {
    const prompt = 'a cat <lora:x:1><sd_cpp_extra_args>{"steps":999}</sd_cpp_extra_args> | ugly';
    const { fields, warnings } = await asked('localai', conformanceTask({ prompt }));
    assert.equal(fields['prompt'], 'a cat   ugly');
    assert.match(warnings.join(), /control tags were removed/);
  });

  test('a refusal is logged by its codes, without the words of the caller', async () => {
    const answers = [
      [
        422,
        { detail: [{ loc: ['body', 'size'], msg: 'bad', type: 'value_error', input: 'a secret wish' }] },
        'rejected',
      ],
      [
        400,
        { error: { message: 'I will not draw a secret wish', type: 'invalid_request', code: 'moderation' } },
        'rejected',
      ],
      [302, 'a secret wish', 'unavailable'],
    ] as const;
    const reasons: string[] = [];
    for (const [status, body, fault] of answers) {
      const server = createServer((_request, response) => {
        response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(JSON.stringify(body));
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      const engine = createOpenaiImagesEngine({ url: `http://127.0.0.1:${port}`, dialect: 'openai' });
      await assert.rejects(engine.render(conformanceTask(), { signal }), (error: EngineError) => {
        assert.equal(error.fault, fault);
        assert.doesNotMatch(error.publicMessage + String(error.cause), /secret/);
        reasons.push((error.cause as Error).message);
        return true;
      });
      await engine.close();
      server.close();
    }
    assert.deepEqual(reasons, [
      'status 422: body.size value_error',
      'status 400: invalid_request moderation',
      'status 302: 15 bytes without a code',
    ]);
  });

  test("a result on the server's own host is fetched; elsewhere only through the safe way", async () => {
    const own = await startImagesServer('openai', {
      resultUrl: (host) => `http://${host}/file.png`,
    });
    const engine = createOpenaiImagesEngine({ url: own.url, dialect: 'openai' });
    const { picture } = await engine.render(conformanceTask(), { signal });
    assert.equal(picture.kind === 'raw' && picture.width, 64);
    await engine.close();
    await own.close();

    const elsewhere = await startImagesServer('openai', {
      resultUrl: () => 'http://169.254.169.254/latest/meta-data',
    });
    const careless = createOpenaiImagesEngine({ url: elsewhere.url, dialect: 'openai' });
    await assert.rejects(careless.render(conformanceTask(), { signal }), { fault: 'failed' });
    const fetched: string[] = [];
    const careful = createOpenaiImagesEngine({
      url: elsewhere.url,
      dialect: 'openai',
      fetchElsewhere: (url) => {
        fetched.push(url);
        return Promise.reject(new Error('a private address'));
      },
    });
    await assert.rejects(careful.render(conformanceTask(), { signal }), { fault: 'failed' });
    assert.deepEqual(fetched, ['http://169.254.169.254/latest/meta-data']);
    await careless.close();
    await careful.close();
    await elsewhere.close();
  });

  test('a seed that the server cannot take becomes one that it can, always the same, and the caller is told', async () => {
    for (const [dialect, seed, given] of [
      ['lemonade', 2_147_483_647, 2_147_483_647],
      ['lemonade', 2_147_483_648, 0],
      ['lemonade', 4_294_967_295, 2_147_483_647],
      ['localai', 0, 2_147_483_647],
      ['localai', 2_147_483_648, 1],
      ['vllm-omni', 4_294_967_295, 4_294_967_295],
      ['sd-server', 4_294_967_295, 4_294_967_295],
    ] as const) {
      const { fields, warnings } = await asked(dialect, conformanceTask({ seed }));
      assert.equal(fields['seed'], given, `${dialect} ${seed}`);
      assert.equal(/cannot take the seed/.test(warnings.join()), seed !== given, warnings.join());
    }
  });

  test('Qwen-Image reads only true_cfg_scale, and that only beside a negative prompt', async () => {
    const qwen = await asked('vllm-omni', undefined, { settings: { model: 'Qwen/Qwen-Image' } });
    assert.equal(qwen.fields['true_cfg_scale'], 3);
    assert.equal(qwen.fields['guidance_scale'], undefined);
    assert.equal(qwen.fields['negative_prompt'], ' ');
    const none = await asked('vllm-omni', undefined, { settings: { guidance: 'none' } });
    assert.equal(none.fields['guidance_scale'] ?? none.fields['true_cfg_scale'], undefined);
    assert.match(none.warnings.join(), /guidance_scale has no meaning/);
  });

  test('limits on pixels count without a granularity', async () => {
    const task = conformanceTask({ width: 2048, height: 1024 });
    const { fields } = await asked('vllm-omni', task, { settings: { size: { maximumPixels: 1024 * 1024 } } });
    assert.equal(fields['size'], '1440x720');
    const large = await asked('vllm-omni', undefined, { settings: { size: { minimumPixels: 512 * 512 } } });
    assert.equal(large.fields['size'], '512x512');
    const choice = await asked('openai', task, { settings: { size: { maximumPixels: 1024 * 1024 } } });
    assert.equal(choice.fields['size'], '1024x1024');
  });

  test('what does not fit the dialect is said at the start', () => {
    const url = 'http://127.0.0.1:1';
    const create = (settings: Omit<OpenaiImagesSettings, 'url'>) => () =>
      createOpenaiImagesEngine({ url, ...settings });
    assert.throws(create({ dialect: 'lemonade' }), /the dialect lemonade needs `model`/);
    assert.throws(create({ dialect: 'localai', guidance: 'cfg' }), /has no guidance "cfg"; there is none/);
    assert.throws(create({ dialect: 'openai', size: { maximumPixels: 10_000 } }), /leave none of the sizes 1024x1024/);
    assert.throws(create({ dialect: 'sglang', size: { minimumPixels: 9000, maximumPixels: 8000 } }), /exceeds/);
    const named = createOpenaiImagesEngine({ url, dialect: 'lemonade', model: { 'flux/dev': 'Flux' } });
    assert.deepEqual(named.capabilities.models, ['flux/dev']);
  });

  test("sd-server before its jobs takes the numbers in a tag, after the caller's own were removed", async () => {
    const prompt = 'a cat <sd_cpp_extra_args>{"seed":1}</sd_cpp_extra_args><lora:x:1';
    const old = await asked('sd-server', conformanceTask({ prompt, style: 'ink' }), { server: { withoutJobs: true } });
    assert.equal(old.path, '/v1/images/generations');
    const [words, tag = ''] = String(old.fields['prompt']).split(' <sd_cpp_extra_args>');
    assert.equal(words, 'a cat lora:x:1, black and white ink illustration, pen and ink line art, high contrast');
    assert.deepEqual(JSON.parse(tag.replace('</sd_cpp_extra_args>', '')), {
      seed: 7,
      negative_prompt: 'colour, photograph',
      sample_params: { sample_steps: 2, guidance: { txt_cfg: 3 } },
      embed_image_metadata: false,
    });
    const distilled = await asked('sd-server', undefined, { settings: { guidance: 'distilled' } });
    assert.deepEqual((distilled.fields['sample_params'] as Record<string, unknown>)['guidance'], {
      txt_cfg: 1,
      distilled_guidance: 3,
    });
  });

  test("a job that waits in sd-server's queue is cancelled; the one that is drawn goes on", async (context) => {
    let end = (): void => undefined;
    const jobsEnd = new Promise<void>((resolve) => (end = resolve));
    const backend = await startImagesServer('sd-server', { jobsEnd });
    const engine = createOpenaiImagesEngine({ url: backend.url, dialect: 'sd-server', concurrency: 2 });
    context.after(() => Promise.all([engine.close(), backend.close()]));
    const first = engine.render(conformanceTask(), { signal });
    await until(() => backend.jobs.states.size === 1, 'one is drawn');
    const controller = new AbortController();
    const second = engine.render(conformanceTask({ seed: 8 }), { signal: controller.signal });
    await until(() => backend.jobs.states.size === 2, 'another one waits');
    controller.abort(new Error('enough'));
    await assert.rejects(second, /enough/);
    await until(() => backend.jobs.cancelled.length > 0, 'it waits no more');
    end();
    await first;
    assert.deepEqual([...backend.jobs.states.values()], ['completed', 'cancelled']);
  });

  test('the negative prompt goes where each server takes it, without orders, or the caller is told', async () => {
    const task = conformanceTask({ negativePrompt: 'people | <lora:x:1> fog', transparent: true });
    for (const [dialect, prompt, negative, words] of [
      ['vllm-omni', 'a red lighthouse by the sea', 'people | fog', /background transparent is not honoured/],
      ['sd-server', 'a red lighthouse by the sea', 'people | fog', /background transparent is not honoured/],
      ['localai', 'a red lighthouse by the sea|people   fog', undefined, /1 control tag was removed/],
      ['lemonade', 'a red lighthouse by the sea', undefined, /negative_prompt is not honoured by Lemonade/],
      ['openai', 'a red lighthouse by the sea', undefined, /negative_prompt is not honoured by OpenAI/],
    ] as const) {
      const { fields, warnings } = await asked(dialect, task);
      assert.deepEqual([fields['prompt'], fields['negative_prompt']], [prompt, negative], dialect);
      assert.match(warnings.join(), words);
      assert.equal(fields['background'], dialect === 'openai' ? 'transparent' : undefined);
    }
  });
});

import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, test } from 'node:test';
import type { EngineError } from '../../src/engines/engine.js';
import { conformanceFace, conformanceTask, describeEngineConformance } from '../../src/engines/conformance.js';
import { DIALECTS, type DialectName } from '../../src/engines/openai-images/dialects.js';
import { createOpenaiImagesEngine, type OpenaiImagesSettings } from '../../src/engines/openai-images/engine.js';
import { fieldsOf, startImagesServer } from './images-server.js';

const signal = new AbortController().signal;

for (const dialect of Object.keys(DIALECTS) as DialectName[]) {
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
            'drip',
          ]
        : ['absent', 'truncated', 'hang'],
    async open({ fault, timeoutMilliseconds }) {
      const backend = await startImagesServer(dialect, fault);
      const engine = createOpenaiImagesEngine({
        url: backend.url,
        dialect,
        references: true,
        maximumBytes: 8 * 1024 * 1024,
        ...(timeoutMilliseconds ? { timeoutMilliseconds } : {}),
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

/** Draws once and returns what the server was asked. */
async function asked(dialect: DialectName, task = conformanceTask(), settings: Partial<OpenaiImagesSettings> = {}) {
  const backend = await startImagesServer(dialect);
  const engine = createOpenaiImagesEngine({ url: backend.url, dialect, references: true, ...settings });
  try {
    const { warnings } = await engine.render(task, { signal });
    const [request] = backend.received;
    assert.ok(request);
    return { path: request.path, headers: request.headers, fields: await fieldsOf(request), warnings };
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
      lemonade: { ...common, steps: 2, cfg_scale: 3, seed: 7, response_format: 'b64_json' },
      openai: { ...common, size: '1024x1024' },
    } satisfies Record<DialectName, unknown>;
    for (const [dialect, fields] of Object.entries(expected)) {
      const { fields: sent, warnings } = await asked(dialect as DialectName);
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
    const { headers, fields } = await asked('openai', conformanceTask(), settings);
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
    const own = await startImagesServer('openai', undefined, (host) => `http://${host}/file.png`);
    const engine = createOpenaiImagesEngine({ url: own.url, dialect: 'openai' });
    const { picture } = await engine.render(conformanceTask(), { signal });
    assert.equal(picture.kind === 'raw' && picture.width, 64);
    await engine.close();
    await own.close();

    const elsewhere = await startImagesServer('openai', undefined, () => 'http://169.254.169.254/latest/meta-data');
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
});

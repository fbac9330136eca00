import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CATALOGUE } from '../../src/contract/catalogue.js';
import { modelsResponseSchema } from '../../src/contract/models.js';
import { complaints, startService, type Service } from '../support/service.js';

let service: Service;
before(async () => {
  service = await startService({ env: { EASEL_SERVER_CORS_ORIGINS: 'https://app.example' } });
});
after(() => service.close());

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

interface OpenApi {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

test('OpenAPI describes every operation, its body, its answer and its failures', async () => {
  const answer = await service.request('/openapi.json');
  const description = answer.json<OpenApi>();
  assert.equal(description.openapi, '3.1.0');
  const { schemas } = description.components;
  const resolve = (schema: Schema | undefined): Schema =>
    schemas[schema?.$ref?.split('/').at(-1) ?? ''] ?? schema ?? assert.fail('no schema');
  for (const row of CATALOGUE) {
    const operation = description.paths[row.path]?.['post'] ?? assert.fail(row.path);
    const body = resolve(operation.requestBody?.content['application/json']?.schema);
    const required = row.shape === 'avatar' ? ['face_image_url', 'prompt'] : ['image_size', 'prompt'];
    assert.deepEqual([...(body.required ?? [])].sort(), required);
    for (const name of [
      'seed',
      'num_images',
      'output_format',
      'sync_mode',
      'safety_checker',
      'enable_safety_checker',
    ]) {
      assert.ok(body.properties?.[name], `${row.path} ${name}`);
    }
    const result = resolve(operation.responses['200']?.content?.['application/json']?.schema);
    const first = { avatar: 'images', wrapped: 'data', flux: 'prompt' }[row.shape];
    assert.ok(result.required?.includes(first));
    for (const status of ['400', '401', '403', '413', '415', '422', '500', '502', '503', '504']) {
      const failure = resolve(operation.responses[status]?.content?.['application/json']?.schema);
      assert.deepEqual(failure.required, ['message', 'error'], status);
    }
  }
  for (const path of ['/v1/models', '/health', '/ready', '/files/{name}']) assert.ok(description.paths[path], path);
  const references = [...answer.text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name ?? '',
  );
  for (const name of references) assert.ok(schemas[name], `${name} is described`);
  assert.ok(!answer.text.includes('"post":{"responses"'), 'refused methods are not described');
});

test('the page needs nobody else', async () => {
  const page = await service.request('/docs');
  const files = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
  assert.ok(files.length > 3);
  for (const file of files) {
    assert.match(file, /^\/(assets\/|openapi\.json$)/, `${file} lies here`);
    assert.equal((await service.request(file)).status, 200, file);
  }
  const policy = page.headers.get('content-security-policy') ?? '';
  assert.match(policy, /default-src 'none'; script-src 'self'; style-src 'self'/);
  assert.ok(!/http|unsafe/.test(policy), policy);
});

test('the catalogue lists every model with limits and defaults', async () => {
  const answer = await service.request('/v1/models', { headers: { authorization: `Bearer ${service.key}` } });
  const { data } = modelsResponseSchema.parse(answer.json());
  assert.deepEqual(
    data.map(({ id, path }) => [id, path]),
    CATALOGUE.map(({ model, path }) => [model, path]),
  );
  const flux = data.find(({ id }) => id === 'flux/schnell');
  assert.deepEqual([flux?.defaults.num_inference_steps, flux?.defaults.guidance_scale], [4, 3]);
  assert.deepEqual(flux?.limits.num_inference_steps, { min: 1, max: 50 });
  assert.deepEqual(flux.limits.side, { min: 64, max: 2048 });
  assert.deepEqual(flux.engines, ['test']);
});

test("an operator's limits are kept, said, and never broken by a default", async () => {
  const small = await startService({
    env: { EASEL_LIMITS_MAX_SIDE: '600', EASEL_LIMITS_STEPS: '10', EASEL_LIMITS_IMAGES_PER_REQUEST: '1' },
  });
  try {
    const path = '/v1/text-to-image/flux/dev';
    const refused = await small.post(path, { prompt: 'x', image_size: 'square_hd', num_images: 2 });
    assert.deepEqual(complaints(refused).sort(), ['image_size: invalid_value', 'num_images: out_of_range']);
    assert.match(refused.text, /one of square, or an object/);
    const drawn = await small.post(path, { prompt: 'x', image_size: 'square' });
    assert.equal(drawn.json()['num_inference_steps'], 10);
    const avatar = await small.post('/v1/image-to-image/avatar', { prompt: 'x', face_image_url: 'data:image/png,x' });
    const [image] = avatar.json<{ images: { width: number; height: number }[] }>().images;
    assert.deepEqual([image?.width, image?.height], [600, 600]);
  } finally {
    await small.close();
  }
});

test('pages of allowed origins may call, others may not', async () => {
  const preflight = (origin: string) =>
    service.request('/v1/text-to-image/flux/dev', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    });
  const allowed = await preflight('https://app.example');
  assert.equal(allowed.status, 204);
  assert.equal(allowed.headers.get('access-control-allow-origin'), 'https://app.example');
  assert.match(allowed.headers.get('access-control-allow-methods') ?? '', /POST/);
  const other = await preflight('https://evil.example');
  assert.equal(other.headers.get('access-control-allow-origin'), null);
  const answer = await service.post('/v1/text-to-image/flux/dev', { prompt: 'x' }, { origin: 'https://app.example' });
  assert.match(answer.headers.get('access-control-expose-headers') ?? '', /X-Request-Id/i);
});

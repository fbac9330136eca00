import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import * as fc from 'fast-check';
import { CATALOGUE } from '../../src/contract/catalogue.js';
import { errorResponseSchema, responseSchemaFor } from '../../src/contract/responses.js';
import { startService, type Answer, type Service } from '../support/service.js';

let service: Service;
before(async () => {
  service = await startService({ env: { EASEL_LIMITS_MAX_SIDE: '128', EASEL_QUEUE_CAPACITY: '1000' } });
});
after(() => service.close());

const RUNS = 120;
/** Longer than anything here takes; what exceeds it hangs. */
const PATIENCE_MILLISECONDS = 60_000;

/** Values near and beyond every limit, and values of every other kind. */
const oddNumber = fc.oneof(
  fc.integer({ min: -2, max: 130 }),
  fc.double(),
  fc.constantFrom(0, -0, 63, 64, 128, 129, 1e308, 5e-324, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 53, -1),
);
const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 60 }),
  fc.constantFrom('', ' ', '\0', '\ud800', 'x'.repeat(4001), '#ffffff', '#FFF', 'square', 'png', 'true', '__proto__'),
  fc.constantFrom('http://[', 'https://example.com/a.jpg', 'data:,', 'javascript:alert(1)', 'file:///etc/passwd'),
);
const oddValue = fc.oneof(
  { weight: 3, arbitrary: oddNumber },
  { weight: 3, arbitrary: oddText },
  fc.constantFrom(null, true, false, [], {}),
  fc.jsonValue({ maxDepth: 4 }),
);
const maybeSize = fc.oneof(
  fc.record({ width: fc.oneof(fc.integer({ min: 60, max: 132 }), oddValue), height: fc.oneof(oddNumber, oddValue) }),
  fc.record({ width: fc.integer({ min: 64, max: 128 }), height: fc.integer({ min: 64, max: 128 }) }),
  oddValue,
);
const right = fc.constantFrom('a fox', 'ein Fuchs im Wald', '🦊');

const body = fc.record(
  {
    prompt: fc.oneof({ weight: 2, arbitrary: right }, oddValue),
    image_size: maybeSize,
    face_image_url: fc.oneof(fc.constant('data:image/png;base64,AAAA'), oddValue),
    seed: fc.oneof(fc.nat(), oddValue),
    colors: fc.oneof(fc.array(fc.constantFrom('#aabbcc', '#000000')), fc.array(oddValue, { maxLength: 12 }), oddValue),
    safety_checker: fc.oneof(fc.boolean(), oddValue),
    enable_safety_checker: fc.oneof(fc.boolean(), oddValue),
    num_inference_steps: fc.oneof(fc.integer({ min: 1, max: 50 }), oddValue),
    guidance_scale: fc.oneof(fc.double({ min: 1, max: 20, noNaN: true }), oddValue),
    num_images: fc.oneof(fc.constantFrom(1, 2), oddValue),
    output_format: fc.oneof(fc.constantFrom('png', 'jpeg', 'webp'), oddValue),
    sync_mode: fc.oneof(fc.boolean(), oddValue),
  },
  { requiredKeys: [] },
);

async function within<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer: it hangs')), PATIENCE_MILLISECONDS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function assertNeverBroken(answer: Answer): void {
  assert.ok(answer.status < 500, `${answer.status}: ${answer.text}`);
  assert.ok(answer.headers.get('x-request-id'));
  if (answer.status < 400) return;
  const { error, message } = errorResponseSchema.parse(answer.json());
  assert.equal(error.message, message);
  assert.ok(answer.text.length < 50_000);
}

for (const row of CATALOGUE) {
  describe(row.model, () => {
    test('bodies with fields right and wrong', async () => {
      const seen = new Set<number>();
      await fc.assert(
        fc.asyncProperty(fc.oneof(body, body, fc.jsonValue()), async (value) => {
          const answer = await within(service.post(row.path, JSON.stringify(value)));
          assertNeverBroken(answer);
          seen.add(answer.status);
          if (answer.status !== 200) return;
          const parsed = responseSchemaFor(row).safeParse(answer.json());
          assert.ok(parsed.success, answer.text);
        }),
        { numRuns: RUNS },
      );
      assert.ok(seen.has(422), 'wrong bodies were tried');
    });

    test('bytes that may be anything', async () => {
      const bytes = fc.oneof(
        fc.uint8Array({ maxLength: 300 }),
        fc.json().map((text) => Buffer.from(text.slice(1))),
      );
      await fc.assert(
        fc.asyncProperty(bytes, fc.constantFrom('application/json', 'text/plain', '*/*', ''), async (sent, type) => {
          const headers = { authorization: `Bearer ${service.key}`, ...(type === '' ? {} : { 'content-type': type }) };
          assertNeverBroken(await within(service.request(row.path, { method: 'POST', headers, body: sent })));
        }),
        { numRuns: RUNS / 2 },
      );
    });
  });
}

test('every path, method and header', async () => {
  const path = fc.oneof(
    fc.webPath(),
    fc.constantFrom('/files/x', '/v1/models', '/health', '/ready', '/docs/../x', '/openapi.json', '/%ff', '/v1/'),
    fc
      .string({ maxLength: 30 })
      .map((text) => `/files/${encodeURIComponent(text.toWellFormed())}?expires=1&signature=x`),
    fc.webQueryParameters().map((query) => `/files/${'0'.repeat(32)}.png?${query}`),
  );
  const header = fc.string({ unit: fc.constantFrom('a', 'Z', '0', ' ', '=', '"', ',', ';', '/', '-'), maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(
      path,
      fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'),
      fc.record({
        authorization: header,
        range: header,
        accept: header,
        'x-request-id': header,
        'if-none-match': header,
      }),
      async (address, method, headers) => {
        const answer = await within(service.request(address, { method, headers }));
        assert.ok(answer.status < 500, `${method} ${address}: ${answer.status}`);
        if (answer.status >= 400 && method !== 'HEAD') errorResponseSchema.parse(answer.json());
      },
    ),
    { numRuns: RUNS * 2 },
  );
});

test('after all that the service is well', async () => {
  assert.equal((await service.request('/ready')).status, 200);
  assert.deepEqual(await service.app.queue.counts(), { running: 0, waiting: 0, delayed: 0 });
});

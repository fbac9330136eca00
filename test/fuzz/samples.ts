import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { CATALOGUE } from '../../src/contract/catalogue.js';

const size = { width: 64, height: 64 };
const common = {
  prompt: 'a fox in the snow',
  seed: 7,
  num_images: 1,
  output_format: 'png',
  sync_mode: true,
  explain: true,
};

/** Good requests, from which bad ones are made. */
export const REQUESTS: readonly { readonly path: string; readonly body: Record<string, unknown> }[] = [
  ...CATALOGUE.map(({ path, shape }) => ({
    path,
    body: {
      ...common,
      image_size: size,
      enable_safety_checker: false,
      negative_prompt: 'rain',
      ...(shape === 'avatar' ? { face_image_url: 'data:image/png;base64,iVBORw0KGgo=' } : { colors: ['#ff8800'] }),
      ...(shape === 'flux' ? { num_inference_steps: 4, guidance_scale: 3, background: 'opaque' } : {}),
    },
  })),
  {
    path: '/v1/images/generations',
    body: { prompt: 'a fox', model: 'flux/dev', n: 1, size: '64x64', quality: 'low', response_format: 'b64_json' },
  },
];

/** Stands for a request that was drawn. */
export const SOME_REQUEST = 'req_0123456789abcdef01234567';

export const URLS: readonly string[] = [
  '/v1/models',
  '/health',
  '/ready',
  '/openapi.json',
  '/docs',
  '/',
  '/v1/requests?limit=3&cursor=abc&status=COMPLETED',
  `/v1/requests/${SOME_REQUEST}`,
  `/v1/requests/${SOME_REQUEST}/events`,
  `/v1/requests/${SOME_REQUEST}/result`,
  '/v1/usage?from=2026-01-01&to=2026-01-02',
  `/files/${'0'.repeat(32)}.png?expires=1999999999&signature=${'x'.repeat(43)}`,
  '/v1/text-to-image/flux/dev',
];

export const HEADERS: readonly string[] = [
  'Content-Type: application/json; charset=utf-8',
  'X-Request-Id: abc-123',
  'Prefer: respond-async, wait=5',
  'Idempotency-Key: 8e03978e-40d5-43dd-bc93-6894a57f9324',
  'Cancel-After: 30s',
  'Range: bytes=0-9',
  'If-None-Match: "abc", W/"def"',
  'Accept: text/event-stream, */*;q=0.1',
  'Accept-Language: de-DE,de;q=0.9',
  'Last-Event-ID: 7',
  'Origin: https://elsewhere.example',
  'X-Forwarded-For: 203.0.113.7',
  'Expect: 100-continue',
  'Content-Encoding: gzip',
  'Transfer-Encoding: chunked',
  'Connection: keep-alive, Upgrade',
  'Upgrade: websocket',
];

export const CONFIGURATION = `
server:
  host: 0.0.0.0
  port: 8080
  publicUrl: https://draw.example
  corsOrigins: ["https://a.example", '*']
render: { threads: 4, deadlineSeconds: 120 }
limits:
  maxSide: 1024
engines:
  named:
    gpu: { type: openai-images, url: "http://127.0.0.1:8000", dialect: vllm-omni }
  routes: { flux/dev: [gpu, studio], "*": [studio] }
safety: {required: true, flagFrom: 0.5}
`;

const example = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../examples/comfyui/${name}.json`, import.meta.url)), 'utf8');

export const WORKFLOWS: readonly string[] = [example('face'), example('flux-dev-text-to-image')];

/** Small files of every kind that is read: small ones are read to their end more often. */
export async function photos(): Promise<Buffer[]> {
  const noise = Buffer.from(Array.from({ length: 48 * 40 * 3 }, (_, at) => (at * 7919) % 251));
  const image = sharp(noise, { raw: { width: 48, height: 40, channels: 3 } });
  return Promise.all([
    image.clone().jpeg().toBuffer(),
    image.clone().jpeg({ progressive: true }).withMetadata({ orientation: 6 }).toBuffer(),
    image.clone().png().toBuffer(),
    image.clone().png({ progressive: true, palette: true }).toBuffer(),
    image.clone().toColourspace('rgb16').png().toBuffer(),
    image.clone().webp().toBuffer(),
    image.clone().webp({ lossless: true }).toBuffer(),
    image.clone().avif({ effort: 0 }).toBuffer(),
  ]);
}

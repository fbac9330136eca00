import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { find } from '../support/servers/install.js';
import { startService, type Service } from '../support/service.js';

const CLIENT = new URL('../../../packages/client/dist/src/index.js', import.meta.url).href;

/** Everything that a runtime could lack: fetch, streams, aborts, random numbers, signatures. */
const program = ({ url, key }: Service, hook: string): string => `
import { createEasel, EaselError, verifyWebhook } from ${JSON.stringify(CLIENT)};
const easel = createEasel({ apiKey: ${JSON.stringify(key)}, baseUrl: ${JSON.stringify(url)} });
const body = { prompt: 'a fox', image_size: 'square', seed: 7 };
let heard = 0;
const answer = await easel.generate('flux/dev', body, { onProgress: () => (heard += 1) });
const bytes = await easel.download(answer.images[0]);
const { request_id: id } = await easel.submit('flux/schnell', body, { webhookUrl: ${JSON.stringify(hook)} });
const states = [];
for await (const { status } of easel.requests.events(id)) states.push(status.status);
const { secret } = await easel.webhooks.secret();
let delivery;
while (delivery?.state !== 'delivered') [delivery] = (await easel.webhooks.deliveries({ limit: 1 })).data;
const again = await easel.webhooks.replay(delivery.id);
const sent = await (await fetch(${JSON.stringify(hook)})).json();
const event = await verifyWebhook(sent.body, sent.headers, secret);
const controller = new AbortController();
controller.abort(new Error('enough'));
const aborted = await easel.generate('flux/dev', body, { signal: controller.signal }).catch((error) => error.message);
const refused = await easel.generate('flux/dev', { ...body, seed: -1 }).catch((error) => error);
const { data: usage } = await easel.usage();
console.log(JSON.stringify([
  answer.seed, bytes.length === answer.images[0].file_size, heard > 0, states.at(-1), again.id === delivery.id,
  event.type, event.data.request_id === id, aborted, EaselError.isInstance(refused) && refused.code,
  usage.map(({ model }) => model), (await easel.ready()).status, (await easel.models()).length,
]));
`;

describe('the client runs', () => {
  let service: Service;
  let folder: string;
  let last: { body: string; headers: Record<string, unknown> };
  const hooks = createServer((request, response) => {
    if (request.method === 'GET') return void response.end(JSON.stringify(last));
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    return void request.on('end', () => {
      last = { body, headers: request.headers };
      response.writeHead(204).end();
    });
  });
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'easel-runtimes-'));
    await new Promise<void>((resolve) => hooks.listen(0, '127.0.0.1', resolve));
  });
  after(async () => {
    hooks.close();
    await rm(folder, { recursive: true, force: true });
  });

  for (const [name, command, args] of [
    ['Node', process.execPath, []],
    [
      'Deno',
      find('deno'),
      ['run', '--no-prompt', '--allow-net', `--allow-read=${fileURLToPath(new URL('.', CLIENT))}`],
    ],
    ['Bun', find('bun'), ['run']],
  ] as const) {
    test(`in ${name}`, { skip: command === undefined && `there is no ${name} here` }, async () => {
      service = await startService({ env: { EASEL_WEBHOOKS_ALLOW_HOSTS: '127.0.0.1' } });
      try {
        const file = join(folder, 'program.mjs');
        await writeFile(file, program(service, `http://127.0.0.1:${(hooks.address() as AddressInfo).port}/`));
        const { stdout } = await promisify(execFile)(command ?? '', [...args, file], { timeout: 60_000 });
        assert.deepEqual(JSON.parse(stdout), [
          7,
          true,
          true,
          'COMPLETED',
          true,
          'request.completed',
          true,
          'enough',
          'out_of_range',
          ['flux/dev', 'flux/schnell'],
          'ready',
          9,
        ]);
      } finally {
        await service.close();
      }
    });
  }
});

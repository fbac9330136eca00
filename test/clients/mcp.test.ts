import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import sharp from 'sharp';
import { startService, type Service } from '../support/service.js';
import { createTestEngine, type TestEngine } from '../support/test-engine.js';
import { until } from '../support/until.js';

const MAIN = fileURLToPath(new URL('../../src/main.js', import.meta.url));

/** The picture of a result, as its format and size, and the words beside it. */
async function read(result: unknown): Promise<{ pictures: string[]; text: string; failed: boolean }> {
  const { content, isError } = result as CallToolResult;
  const pictures: string[] = [];
  let text = '';
  for (const part of content) {
    if (part.type === 'text') text += part.text;
    if (part.type !== 'image') continue;
    const { format, width, height } = await sharp(Buffer.from(part.data, 'base64')).metadata();
    pictures.push(`${part.mimeType} ${format} ${width}x${height}`);
  }
  return { pictures, text, failed: isError === true };
}

describe('over HTTP', () => {
  let service: Service;
  let engine: TestEngine;
  before(async () => {
    engine = createTestEngine({ milliseconds: 300 });
    service = await startService({ engines: [engine] });
  });
  after(() => service.close());

  async function connected(key: string, work: (client: Client) => Promise<void>): Promise<void> {
    const client = new Client({ name: 'test', version: '1' });
    const transport = new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${key}` } },
    });
    await client.connect(transport);
    try {
      await work(client);
    } finally {
      await client.close();
    }
  }

  test('lists its tools and models, and draws', async () => {
    await connected(service.key, async (client) => {
      const { tools } = await client.listTools();
      assert.deepEqual(tools.map(({ name }) => name).sort(), ['generate_avatar', 'generate_image', 'list_models']);
      for (const { description, inputSchema } of tools) assert.ok(description && inputSchema.type === 'object');

      const models = await read(await client.callTool({ name: 'list_models' }));
      assert.match(models.text, /"id": "flux\/schnell"/);

      const args = { prompt: 'a fox', model: 'stock-image/vector', image_size: 'square', num_images: 2, seed: 5 };
      const drawn = await read(await client.callTool({ name: 'generate_image', arguments: args }));
      assert.deepEqual(drawn.pictures, ['image/jpeg jpeg 512x512', 'image/jpeg jpeg 512x512']);
      assert.match(drawn.text, /512×512, seed 6: http:\/\/127\.0\.0\.1:\d+\/files\//);
      assert.equal(engine.tasks.at(-1)?.model, 'stock-image/vector');

      const heard: number[] = [];
      const onprogress = ({ progress }: { progress: number }) => void heard.push(progress);
      const told = { name: 'generate_image', arguments: { prompt: 'a slow fox', image_size: 'square' } };
      await client.callTool(told, undefined, { onprogress });
      assert.ok(heard.length > 0, 'progress is told');

      const clear = { prompt: 'a fox', image_size: { width: 96, height: 64 }, transparent: true };
      const [png] = (await read(await client.callTool({ name: 'generate_image', arguments: clear }))).pictures;
      assert.equal(png, 'image/png png 96x64');
      assert.equal(engine.tasks.at(-1)?.transparent, true);

      const face = { prompt: 'as an astronaut', face_image: 'data:image/png;base64,AAAA', image_size: 'square' };
      const avatar = await read(await client.callTool({ name: 'generate_avatar', arguments: face }));
      assert.deepEqual(avatar.pictures, ['image/jpeg jpeg 512x512']);
    });
  });

  test('says what is wrong', async () => {
    await connected(service.key, async (client) => {
      const call = async (name: string, args: Record<string, unknown>) =>
        read(await client.callTool({ name, arguments: args }));
      const size = await call('generate_image', { prompt: 'x', image_size: { width: 5000, height: 64 } });
      assert.ok(size.failed);
      assert.match(size.text, /image_size\.width must be .* received 5000/);
      const refused = await call('generate_image', { prompt: 'a sexy nude child' });
      assert.match(refused.text, /never drawn/);
      const file = await call('generate_avatar', { prompt: 'x', face_image: '/etc/passwd' });
      assert.ok(file.failed);
      assert.match(file.text, /http, https or data: URL/, 'files of the server are out of reach');
      const model = await call('generate_image', { prompt: 'x', model: 'flux/max' });
      assert.ok(model.failed);
    });
    await assert.rejects(connected('ek_wrong', async () => {}));
    assert.equal((await service.request('/mcp', { method: 'POST', body: '{}' })).status, 401);
    assert.equal((await service.request('/mcp')).status, 405);
    const nonsense = await service.post('/mcp', { hello: 1 });
    assert.equal(nonsense.status, 406);
  });

  test('a caller who leaves is not drawn for', async () => {
    const slow = createTestEngine({ milliseconds: 60_000 });
    const other = await startService({ engines: [slow] });
    try {
      const controller = new AbortController();
      const answer = fetch(`${other.url}/mcp`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${other.key}`,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: 'generate_image', arguments: { prompt: 'a slow fox' } },
        }),
        signal: controller.signal,
      }).then((response) => response.text());
      await until(() => slow.running > 0, 'it is drawn');
      controller.abort();
      await assert.rejects(answer);
      await until(() => slow.running === 0, 'nothing is drawn on');
      assert.equal(slow.aborted, 1);
    } finally {
      await other.close();
    }
  });
});

test('over standard input and output, with a service that runs already', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'easel-mcp-'));
  const engine = createTestEngine();
  const service = await startService({ engines: [engine] });
  const environment = { ...process.env, EASEL_DATA: join(folder, 'never'), EASEL_URL: `${service.url}/` };
  const start = (args: readonly string[], env: Record<string, string> = {}) =>
    new StdioClientTransport({
      command: process.execPath,
      args: [MAIN, 'mcp', ...args],
      env: { ...environment, ...env },
      stderr: 'pipe',
    });
  try {
    for (const transport of [
      start([], { EASEL_KEY: service.key }),
      start(['--url', service.url, '--key', service.key]),
    ]) {
      const client = new Client({ name: 'test', version: '1' });
      await client.connect(transport);
      const args = { prompt: 'a fox', image_size: 'square', seed: 5 };
      const drawn = await read(await client.callTool({ name: 'generate_image', arguments: args }));
      assert.deepEqual(drawn.pictures, ['image/jpeg jpeg 512x512'], drawn.text);
      assert.match(drawn.text, new RegExp(`${service.url}/files/`));
      const photo = join(folder, 'me.jpg');
      await writeFile(photo, 'a photo');
      const face = { prompt: 'as an astronaut', face_image: photo, image_size: 'square' };
      assert.ok(!(await read(await client.callTool({ name: 'generate_avatar', arguments: face }))).failed);
      await client.close();
    }
    assert.equal(engine.tasks.length, 4);
    assert.ok(!existsSync(join(folder, 'never')), 'no service of its own');

    for (const [args, expected] of [
      [['--key', 'ek_wrong'], /does not know this key/],
      [[], /needs a key: --key/],
      [
        ['--url', 'http://127.0.0.1:9', '--key', 'x'],
        /nothing answers at http:\/\/127\.0\.0\.1:9; is Easel running there\?/,
      ],
      [['--url', 'ftp://x', '--key', 'x'], /must be an http or https address; received "ftp:\/\/x"/],
    ] as const) {
      const transport = start(args);
      let said = '';
      transport.stderr?.on('data', (chunk) => (said += String(chunk)));
      await assert.rejects(new Client({ name: 'test', version: '1' }).connect(transport));
      assert.match(said, expected);
      assert.equal(said.trim().split('\n').length, 1, said);
    }
  } finally {
    await service.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('over standard input and output, with Studio and without a service', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'easel-mcp-'));
  const client = new Client({ name: 'test', version: '1' });
  const env = { ...process.env, EASEL_DATA: join(folder, 'data'), EASEL_RENDER_WARM_UP: 'false', PORT: '9' };
  const transport = new StdioClientTransport({ command: process.execPath, args: [MAIN, 'mcp'], env });
  try {
    await client.connect(transport);
    const args = { prompt: 'a red boat on a lake', image_size: { width: 256, height: 192 }, output_format: 'png' };
    const drawn = await read(await client.callTool({ name: 'generate_image', arguments: args }));
    assert.deepEqual(drawn.pictures, ['image/png png 256x192'], drawn.text);
    const photo = join(folder, 'me.jpg');
    await writeFile(photo, 'no photo');
    const face = { prompt: 'as an astronaut', face_image: photo };
    const unreadable = await read(await client.callTool({ name: 'generate_avatar', arguments: face }));
    assert.match(unreadable.text, /face_image_url/);
    const missing = { prompt: 'as an astronaut', face_image: join(folder, 'nobody.jpg') };
    assert.match(
      (await read(await client.callTool({ name: 'generate_avatar', arguments: missing }))).text,
      /no readable/,
    );
  } finally {
    await client.close();
    await rm(folder, { recursive: true, force: true });
  }
});

import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { loadConfig } from '../src/config/load.js';
import { CATALOGUE } from '../src/contract/catalogue.js';
import { acceptedSchema } from '../src/contract/request-status.js';
import { errorResponseSchema, responseSchemaFor } from '../src/contract/responses.js';
import { find } from './support/servers/install.js';
import { startService, type Service } from './support/service.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const COMMAND = fileURLToPath(new URL('support/docs-command.js', import.meta.url));
const ADDRESS = 'http://127.0.0.1:8080';
const PAGES = [
  'README.md',
  'packages/client/README.md',
  ...(await readdir(join(ROOT, 'docs'))).filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`),
];

interface Example {
  readonly page: string;
  readonly line: number;
  readonly language: string;
  /** `run` here, or read by another program `elsewhere`: then it must only be well-formed. */
  readonly where: string;
  readonly code: string;
}

const examples: Example[] = [];
for (const page of PAGES) {
  const text = await readFile(join(ROOT, page), 'utf8');
  for (const found of text.matchAll(/^```(\w*)(?: (run|elsewhere))?\n([^]*?)^```/gm)) {
    const [, language = '', where = '', code = ''] = found;
    const line = text.slice(0, found.index).split('\n').length;
    examples.push({ page, line, language, where, code });
  }
}
const of = (...languages: readonly string[]): Example[] =>
  examples.filter(({ language, where }) => languages.includes(language) && where !== 'elsewhere');

test('every command and every program of the docs is one that is run here', () => {
  for (const { page, line, language, where, code } of examples) {
    const place = `${page}:${line}`;
    assert.ok(['', 'json', 'yaml', 'sh', 'js', 'python'].includes(language), `${place}: what is ${language}?`);
    if (where === 'elsewhere') {
      if (language === 'yaml') parse(code);
      else execFileSync(process.execPath, ['--check', '--input-type=module'], { input: code });
      continue;
    }
    assert.equal(where === 'run', ['sh', 'js', 'python'].includes(language), `${place}: \`\`\`${language} run`);
    if (language === '')
      assert.doesNotMatch(code, /^(\$ )?(npm|npx|curl|easel|git|export|import|[A-Z_]+=)\b/m, `${place} is no output`);
  }
  assert.ok(of('sh').length >= 12 && of('js').length >= 6 && of('python').length > 0);
});

test('every configuration is accepted', async () => {
  const folder = await mkdtemp(join(ROOT, 'dist/example-'));
  try {
    for (const { page, line, code } of of('yaml')) {
      const read = parse(code) as Record<string, { type?: string } | undefined>;
      // An engine alone is what stands under its name.
      const isEngine = Object.values(read).every((value) => typeof value?.type === 'string');
      const file = join(folder, 'easel.yaml');
      await writeFile(file, isEngine ? stringify({ engines: { named: read } }) : code);
      assert.doesNotThrow(() => loadConfig({ env: { EASEL_CONFIG: file } }), `${page}:${line}`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('every answer has the shape of the contract', () => {
  const shapes = [...CATALOGUE.map(responseSchemaFor), errorResponseSchema, acceptedSchema];
  for (const { page, line, code } of of('json')) {
    const value = JSON.parse(code) as Record<string, unknown>;
    const isOther = ['mcpServers', 'Rules', 'timestamp'].some((name) => name in value);
    assert.ok(isOther || shapes.some((shape) => shape.safeParse(value).success), `${page}:${line} has no known shape`);
  }
});

/** Each example as a person would run it, against a real service and in a folder with a photo. */
describe('the examples of the docs', () => {
  let service: Service;
  let folder: string;
  before(async () => {
    service = await startService({ env: { EASEL_WEBHOOKS_ALLOW_HOSTS: '127.0.0.1' } });
    // Inside the checkout, where the packages are found.
    folder = await mkdtemp(join(ROOT, 'dist/example-'));
    await mkdir(join(folder, 'bin'));
    for (const name of ['npm', 'easel', 'git']) {
      await writeFile(
        join(folder, 'bin', name),
        `#!/bin/sh\nNODE_OPTIONS= exec '${process.execPath}' '${COMMAND}' ${name} "$@"\n`,
      );
      await chmod(join(folder, 'bin', name), 0o755);
    }
    const samples = dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json'));
    await sharp(await readFile(join(samples, 'demo/sample6.jpg')))
      .extract({ left: 1400, top: 60, width: 520, height: 900 })
      .toFile(join(folder, 'me.jpg'));
  });
  after(async () => {
    await service.close();
    await rm(folder, { recursive: true, force: true });
  });

  const run = (command: string, args: readonly string[], data: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const env = {
        ...process.env,
        PATH: `${join(folder, 'bin')}:${process.env['PATH']}`,
        EASEL_KEY: service.key,
        EASEL_DATA: data,
      };
      execFile(command, args, { env, cwd: folder, timeout: 300_000 }, (error, out, err) =>
        error ? reject(new Error(`${err}${out}`, { cause: error })) : resolve(out + err),
      );
    });

  for (const [index, { page, line, language, code }] of of('sh', 'js', 'python').entries()) {
    const program = { sh: 'bash', js: process.execPath, python: 'python3' }[language] ?? '';
    const skip = language === 'python' && find('python3') === undefined ? 'there is no python3 here' : false;
    test(`${basename(page)}:${line}, ${language}: ${code.split('\n', 1)[0]}`, { skip }, async () => {
      const file = join(folder, `${index}.${{ sh: 'sh', js: 'mjs', python: 'py' }[language]}`);
      const strict = language === 'sh' ? 'set -euo pipefail\n' : '';
      const written = code
        .replaceAll(ADDRESS, service.url)
        .replaceAll('ek_…', service.key)
        .replaceAll('<this repository>', 'easel.git')
        .replaceAll('curl -s', language === 'sh' ? String.raw`curl --fail-with-body -w '\n' -s` : 'curl -s');
      await writeFile(file, strict + written);
      // A backup is put back into a folder of its own, not beneath a service that runs.
      const data = code.includes('restore') ? join(folder, 'restored') : service.app.dataFolder.path;
      const output = await run(program, [file], data);
      assert.notEqual(output.trim(), '');
      if (language !== 'sh') return;
      // One answer a line; what a command prints over several lines is its own matter.
      for (const text of output.split('\n').filter((one) => /^\{.*\}$/.test(one))) JSON.parse(text);
    });
  }
});

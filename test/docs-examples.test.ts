import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { find } from './support/servers/install.js';
import { startService, type Service } from './support/service.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PAGES = ['docs/quick-start.md', 'docs/clients.md', 'docs/migration.md'];
const ADDRESS = 'http://127.0.0.1:8080';

interface Example {
  readonly page: string;
  readonly language: string;
  readonly code: string;
}

const examples: Example[] = [];
for (const page of PAGES) {
  for (const [, language = '', code = ''] of (await readFile(join(ROOT, page), 'utf8')).matchAll(
    /```(\w+) run\n([^]*?)```/g,
  ))
    examples.push({ page, language, code });
}

/** Each example of the docs as a person would run it, against a real service. */
describe('the examples of the docs', () => {
  let service: Service;
  let folder: string;
  before(async () => {
    service = await startService();
    // Inside the checkout, where the packages are found.
    folder = await mkdtemp(join(ROOT, 'dist/example-'));
  });
  after(async () => {
    await service.close();
    await rm(folder, { recursive: true, force: true });
  });

  const run = (command: string, args: readonly string[]): Promise<string> =>
    new Promise((resolve, reject) => {
      execFile(command, args, { env: { ...process.env, EASEL_KEY: service.key } }, (error, out, err) =>
        error ? reject(new Error(`${err}${out}`, { cause: error })) : resolve(out),
      );
    });

  test('there are some of every kind', () => {
    assert.deepEqual([...new Set(examples.map(({ language }) => language))].sort(), ['js', 'python', 'sh']);
    assert.ok(examples.length >= 7, `${examples.length}`);
  });

  for (const [index, { page, language, code }] of examples.entries()) {
    const program = { sh: 'bash', js: process.execPath, python: 'python3' }[language] ?? '';
    const skip = language === 'python' && find('python3') === undefined ? 'there is no python3 here' : false;
    test(`${page}, ${language}: ${code.split('\n', 1)[0]}`, { skip }, async () => {
      const file = join(folder, `${index}.${{ sh: 'sh', js: 'mjs', python: 'py' }[language]}`);
      const strict = language === 'sh' ? 'set -euo pipefail\n' : '';
      const failing = code.replaceAll(
        'curl -s',
        language === 'sh' ? String.raw`curl --fail-with-body -w '\n' -s` : 'curl -s',
      );
      await writeFile(file, strict + failing.replaceAll(ADDRESS, service.url));
      const output = await run(program, [file]);
      assert.notEqual(output.trim(), '');
      if (language !== 'sh') return;
      for (const line of output
        .trim()
        .split('\n')
        .filter((text) => text.startsWith('{')))
        JSON.parse(line);
    });
  }
});

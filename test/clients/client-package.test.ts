import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import { startService } from '../support/service.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const run = promisify(execFile);

const PROGRAM = `
import { createEasel, EaselError, verifyWebhook, type FluxResponse } from '@easel/client';

const easel = createEasel({ apiKey: process.env['KEY'] ?? '', baseUrl: process.env['URL'] ?? '' });
const answer: FluxResponse = await easel.generate('flux/dev', { prompt: 'a fox', image_size: 'square' });
try {
  // @ts-expect-error a size is needed
  await easel.generate('flux/dev', { prompt: 'a fox' });
} catch (error) {
  if (EaselError.isInstance(error)) console.log(answer.images[0]?.width, error.code, typeof verifyWebhook);
}
`;

test('packed and installed into an empty project: strict TypeScript, plain Node, and a browser bundle', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'easel-client-'));
  const service = await startService();
  try {
    const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], {
      cwd: join(root, 'packages/client'),
    });
    const [packed] = JSON.parse(stdout) as { filename: string; files: { path: string }[] }[];
    assert.ok(packed);
    assert.ok(
      packed.files.every(({ path }) => /^(package\.json|README\.md|LICENSE|dist\/src\/.*\.(js|d\.ts))$/.test(path)),
    );
    const project = join(folder, 'project');
    await mkdir(project);
    await writeFile(join(project, 'package.json'), '{ "type": "module", "private": true }');
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', join(folder, packed.filename)], {
      cwd: project,
    });
    await writeFile(join(project, 'program.ts'), PROGRAM);
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      module: 'nodenext',
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable'],
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
    };
    await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }));
    await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc')], { cwd: project });
    const ran = await run(process.execPath, ['program.js'], {
      cwd: project,
      env: { ...process.env, KEY: service.key, URL: service.url },
    });
    assert.equal(ran.stdout.trim(), '512 missing function');

    await writeFile(
      join(project, 'page.js'),
      "import { createEasel } from '@easel/client'; globalThis.easel = createEasel;",
    );
    await build({
      root: project,
      logLevel: 'error',
      configFile: false,
      build: { lib: { entry: 'page.js', formats: ['es'], fileName: 'page' }, outDir: 'out', minify: true },
    });
    const bundle = await readFile(join(project, 'out/page.js'), 'utf8');
    assert.ok(bundle.length < 12_000, `${bundle.length} bytes`);
    assert.ok(!/from ?"|require\(|node:/.test(bundle), 'it needs nothing else');
  } finally {
    await service.close();
    await rm(folder, { recursive: true, force: true });
  }
});

// Makes a checkout ready to run: installs packages when the lockfile changed, compiles when a source changed.
// Plain Node without dependencies, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireNode } from './node-version.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** In the order in which they are compiled: each sees only those before it. */
export const packageFolders = ['packages/embeddings', 'packages/raster', 'packages/studio', 'packages/client'];

function run(command, args) {
  const result = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (result.error) throw result.error;
  if (result.status !== 0) process.exit(result.status ?? 1);
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules')
    .flatMap((entry) => filesBelow(join(path, entry.name)));
}

function digest(paths) {
  const hash = createHash('sha256');
  for (const path of paths.toSorted()) hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest('hex');
}

/** Runs `work` unless the stamp says that it ran for exactly this input. */
function once(stamp, key, work) {
  const file = join(root, stamp);
  if (existsSync(file) && readFileSync(file, 'utf8') === key) return;
  work();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, key);
}

/** Some packages carry the binaries of every platform: 100 MB that this machine can never run. */
function dropForeignBinaries() {
  const { platform, arch } = process;
  for (const [folder, own] of [
    ['onnxruntime-node/bin/napi-v3', platform],
    [`onnxruntime-node/bin/napi-v3/${platform}`, arch],
    ['@photostructure/sqlite/prebuilds', `${platform}-${arch}`],
  ]) {
    const path = join(root, 'node_modules', folder);
    // Where there is none for this machine, whatever is there stays.
    const names = existsSync(path) ? readdirSync(path) : [];
    if (!names.some((name) => name.startsWith(own))) continue;
    for (const name of names) if (!name.startsWith(own)) rmSync(join(path, name), { recursive: true, force: true });
  }
}

/** What packages carry and nothing here reads: the source of SQLite, a network of the picture check that is not used. */
const UNREAD = ['@photostructure/sqlite/src', 'nsfwjs/dist/browser', 'nsfwjs/dist/models/mobilenet_v2'];

/** And maps of other people's bundles: 70 MB together. */
function dropUnread(folder) {
  for (const path of UNREAD) rmSync(join(folder, path), { recursive: true, force: true });
  dropSourceMaps(folder);
}

function dropSourceMaps(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) dropSourceMaps(path);
    else if (entry.isFile() && entry.name.endsWith('.map')) rmSync(path);
  }
}

/** `development` also installs what the tests and the linters need. */
export function prepare({ development = false } = {}) {
  requireNode();
  // Who ever installed the development packages keeps them; without them the tests cannot be compiled.
  const everything = development || existsSync(join(root, 'node_modules/.easel-installed-all'));
  const stamp = everything ? 'node_modules/.easel-installed-all' : 'node_modules/.easel-installed';
  once(stamp, digest([join(root, 'package-lock.json')]), () => {
    console.error('easel: installing packages …');
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...(everything ? [] : ['--omit=dev'])]);
    dropForeignBinaries();
    dropUnread(join(root, 'node_modules'));
  });
  // The client is for others: the service does not need it.
  writeStudioVersion();
  for (const folder of packageFolders) if (everything || folder !== 'packages/client') compile(folder, everything);
  compile('.', everything);
  bundleStudio();
  writeNetworks();
  buildPlayground(everything);
}

/** Studio's version is a digest of the code that draws: the same for the same pixels, never forgotten. */
function writeStudioVersion() {
  const sources = ['embeddings', 'raster', 'studio'].flatMap((name) => [
    ...filesBelow(join(root, 'packages', name, 'src')).filter((path) => !path.endsWith('.test.ts')),
    join(root, 'packages', name, 'package.json'),
  ]);
  const file = join(root, 'packages/studio/dist/version.json');
  const text = JSON.stringify({ code: digest(sources).slice(0, 10) });
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The threads that draw load one file instead of twelve hundred, in half the time. */
function bundleStudio() {
  once('dist/studio.built', compiled, () => {
    console.error('easel: putting Studio together …');
    const config = ['--config', 'scripts/studio-worker.config.mjs'];
    run(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', ...config]);
  });
}

/** Networks come as other libraries want them: rewritten here once instead of in each process that opens one. */
function writeNetworks() {
  const rooms = ['tensors', 'faces/find', 'faces/cutout', 'safety/pictures'];
  const sources = rooms
    .flatMap((room) => filesBelow(join(root, 'src', room)))
    .filter((path) => !path.endsWith('.test.ts'));
  once('dist/networks/.easel-built', digest([...sources, join(root, 'package-lock.json')]), () => {
    console.error('easel: writing networks …');
    run(process.execPath, [join(root, 'dist/src/app/write-networks.js')]);
  });
}

/** The web page, bundled when a source of it changed. */
function buildPlayground(everything) {
  const sources = ['playground', 'packages/client/src'].flatMap((name) => filesBelow(join(root, name)));
  once('dist/playground/.easel-built', digest(sources) + everything, () => {
    console.error('easel: building the playground …');
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    if (everything) run(process.execPath, [compiler, '-p', 'playground/tsconfig.json']);
    run(process.execPath, [
      join(root, 'node_modules/vite/bin/vite.js'),
      'build',
      '--config',
      'playground/vite.config.ts',
    ]);
  });
}

/** The digests of what the packages were compiled from: who uses them is compiled anew when they change. */
let compiled = '';

/** Compiles one package of the workspace, or the service itself, when a source of it changed. */
function compile(folder, everything) {
  const at = (name) => join(root, folder, name);
  const own = everything ? ['src', 'test', 'bench'] : ['src'];
  // what a benchmark measured is no source: written in the middle of a run, it would have the next one compiled again
  const results = at(join('bench', 'results'));
  const sources = [...own, 'package.json', 'tsconfig.json']
    .flatMap((name) => filesBelow(at(name)))
    .filter((path) => !path.startsWith(results));
  const key = digest([...sources, join(root, 'tsconfig.base.json')]) + everything + compiled;
  compiled = createHash('sha256').update(key).digest('hex');
  once(join(folder, 'dist/.easel-built'), key, () => {
    console.error(folder === '.' ? 'easel: compiling …' : `easel: compiling ${folder} …`);
    for (const name of own) dropOrphans(at(name), at(`dist/${name}`));
    run(process.execPath, [
      join(root, 'node_modules/typescript/bin/tsc'),
      '-p',
      at(everything ? 'tsconfig.json' : 'tsconfig.build.json'),
      '--incremental',
      '--tsBuildInfoFile',
      at(everything ? 'dist/.everything.tsbuildinfo' : 'dist/.tsbuildinfo'),
      // Who only runs the service reads none.
      ...(everything ? [] : ['--sourceMap', 'false']),
    ]);
  });
}

/** What was compiled from a file that is gone would still be run, a test above all. */
function dropOrphans(sources, output) {
  for (const path of filesBelow(output)) {
    const source = join(sources, path.slice(output.length)).replace(/(\.d\.ts|\.js|\.js\.map)$/, '.ts');
    if (!existsSync(source)) rmSync(path);
  }
}

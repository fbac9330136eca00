import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';

/** Where the package's own folder lies, seen from the compiled file. */
const FOLDER = fileURLToPath(new URL('../../../../engines/stable-diffusion/', import.meta.url));
const NEEDED_BYTES = 1024 ** 3;
const LOCK_STALE_MS = 30 * 60_000;

/** The native packages of stable-diffusion.cpp: 630 MB, so they are installed on demand and not with Easel. */
export interface DiffusionInstallation {
  readonly folder: string;
  readonly worker: string;
  /** The Bare executable for this machine. */
  readonly runtime: string;
  /** Version of the native package. */
  readonly version: string;
  installed(): boolean;
  /** Installs what the lockfile names, once; a second call, in any process, waits for the first. */
  install(report?: (line: string) => void): Promise<void>;
}

interface Manifest {
  readonly dependencies: Record<string, string>;
  readonly optionalDependencies: Record<string, string>;
}

export function createDiffusionInstallation(folder: string = FOLDER): DiffusionInstallation {
  const modules = join(folder, 'node_modules');
  const platform = `${process.platform}-${process.arch}`;
  const runtimePackage = `bare-runtime-${platform}`;
  const runtime = join(modules, runtimePackage, 'bin', process.platform === 'win32' ? 'bare.exe' : 'bare');
  const stamp = join(modules, '.easel-installed');
  const lockFile = join(folder, 'package-lock.json');
  const manifest = () => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const digest = () => createHash('sha256').update(readFileSync(lockFile)).update(platform).digest('hex');

  const installed = () =>
    existsSync(runtime) && existsSync(stamp) && existsSync(lockFile) && readFileSync(stamp, 'utf8') === digest();

  return {
    folder,
    worker: join(folder, 'worker.cjs'),
    runtime,
    version: existsSync(join(folder, 'package.json'))
      ? (manifest().dependencies['@qvac/diffusion-cpp'] ?? 'unknown')
      : 'unknown',
    installed,
    async install(report = () => {}) {
      if (!existsSync(lockFile)) throw new Error(`${folder} holds no package-lock.json`);
      await withLock(join(folder, '.installing'), async () => {
        if (installed()) return;
        const disk = await statfs(folder);
        const free = disk.bavail * disk.bsize;
        if (free < NEEDED_BYTES)
          throw new Error(`needs 1 GB of free disk in ${folder}, there is ${(free / 1024 ** 3).toFixed(2)} GB`);
        report('installing stable-diffusion.cpp (630 MB) …');
        const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
        await npm(folder, ['ci', ...quiet]);
        if (!existsSync(runtime)) {
          // The lockfile pins the runtime of one platform; the others share its version number.
          const version = Object.values(manifest().optionalDependencies)[0];
          await npm(folder, ['install', '--no-save', ...quiet, `${runtimePackage}@${version}`]);
        }
        await chmod(runtime, 0o755);
        await writeFile(stamp, digest());
        report('installed');
      });
    },
  };
}

async function withLock(path: string, work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await mkdir(dirname(path), { recursive: true });
      await mkdir(path);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (await abandoned(path)) await rm(path, { recursive: true, force: true });
      else await sleep(250);
    }
  }
  try {
    await writeFile(join(path, 'pid'), String(process.pid));
    await work();
  } finally {
    await rm(path, { recursive: true, force: true });
  }
}

/** A lock outlives its process when that is killed. */
async function abandoned(path: string): Promise<boolean> {
  try {
    const age = Date.now() - (await stat(path)).mtimeMs;
    if (age > LOCK_STALE_MS) return true;
    const pid = Number(await readFile(join(path, 'pid'), 'utf8'));
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function npm(folder: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32',
    });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(0, 2000)));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`npm ${args[0]} failed: ${complaint.trim().split('\n')[0] ?? ''}`)),
    );
  });
}

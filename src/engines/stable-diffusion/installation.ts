import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, statfs, writeFile } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withFileLock } from './file-lock.js';

/** Where the package's own folder lies, seen from the compiled file. */
const FOLDER = fileURLToPath(new URL('../../../../engines/stable-diffusion/', import.meta.url));
const NEEDED_BYTES = 1024 ** 3;

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

/** Nothing to wait for or to try again: the runtime was never packed for machines of this kind. */
export class NoRuntime extends Error {}

export function createDiffusionInstallation(
  folder: string = FOLDER,
  platform = `${process.platform}-${process.arch}`,
): DiffusionInstallation {
  const modules = join(folder, 'node_modules');
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
      await withFileLock(join(folder, '.installing'), async () => {
        if (installed()) return;
        const disk = await statfs(folder);
        const free = disk.bavail * disk.bsize;
        if (free < NEEDED_BYTES)
          throw new Error(`needs 1 GB of free disk in ${folder}, there is ${(free / 1024 ** 3).toFixed(2)} GB`);
        const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
        // The lockfile pins the runtime of one platform; the others share its version number.
        const { optionalDependencies } = manifest();
        const unpinned = `${runtimePackage}@${Object.values(optionalDependencies)[0]}`;
        // asked before 630 MB are fetched for nothing
        if (!(runtimePackage in optionalDependencies)) await assertPacked(folder, unpinned, platform);
        report('installing stable-diffusion.cpp (630 MB) …');
        await npm(folder, ['ci', ...quiet]);
        if (!existsSync(runtime)) await npm(folder, ['install', '--no-save', ...quiet, unpinned]);
        await chmod(runtime, 0o755);
        await writeFile(stamp, digest());
        report('installed');
      });
    },
  };
}

async function assertPacked(folder: string, wanted: string, platform: string): Promise<void> {
  try {
    await npm(folder, ['view', wanted, 'version', '--loglevel=error']);
  } catch (error) {
    if (!(error as Error).message.includes('E404')) throw error;
    throw new NoRuntime(`stable-diffusion.cpp has no runtime for ${platform}: there is no package ${wanted}`, {
      cause: error,
    });
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

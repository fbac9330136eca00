import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/easel-nodes/', import.meta.url));

/** The executable of a version of Node, from the package of the npm registry that carries it for this platform. */
export function nodeBinary(version: string): string {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const folder = join(CACHE, version);
  const binary = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  const quiet = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = spawnSync('npm', ['install', '--prefix', folder, ...quiet, `${name}@${version}`], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0 || !existsSync(binary)) throw new Error(`no Node ${version}: ${result.stderr}`);
  return binary;
}

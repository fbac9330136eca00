import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The servers that a fleet runs on, and a clock that lies; and what Debian calls them. */
export const SERVERS = {
  redis: { title: 'Redis', packages: ['redis-server'], present: () => find('redis-server') !== undefined },
  postgres: { title: 'PostgreSQL', packages: ['postgresql'], present: () => postgresFolder() !== undefined },
  s3: {
    title: 'S3 (OpenStack Swift)',
    packages: ['swift-proxy', 'swift-account', 'swift-container', 'swift-object'],
    present: () => existsSync('/usr/bin/swift-proxy-server') && existsSync('/usr/bin/swift-object-server'),
  },
  clock: { title: 'libfaketime', packages: ['libfaketime'], present: () => fakeClock() !== undefined },
} as const;

export type ServerName = keyof typeof SERVERS;

/** The program on the path, or undefined. */
export function find(program: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}

/** The folder with `initdb` and `postgres`; Debian keeps them off the path. */
export function postgresFolder(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), '/usr/local/bin', '/usr/bin'];
  return folders.find((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))));
}

/** The library that lies to a process about the time. */
export function fakeClock(): string | undefined {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu')) : [];
  const paths = folders.map((folder) => join('/usr/lib', folder, 'faketime/libfaketime.so.1'));
  return paths.find((path) => existsSync(path));
}

/** Installs what is missing where that is possible. Answers with what is missing still, and why. */
export function installMissing(
  wanted: readonly ServerName[],
): { readonly name: ServerName; readonly reason: string }[] {
  const missing = wanted.filter((name) => !SERVERS[name].present());
  if (missing.length === 0) return [];
  const apt = find('apt-get');
  if (apt === undefined || process.getuid?.() !== 0) {
    const reason = apt === undefined ? 'there is no apt-get to install it with' : 'only root can install it';
    return missing.map((name) => ({ name, reason }));
  }
  console.error(`easel: installing ${missing.map((name) => SERVERS[name].title).join(', ')} for the tests …`);
  const output = install(
    apt,
    missing.flatMap((name) => SERVERS[name].packages),
  );
  return missing.filter((name) => !SERVERS[name].present()).map((name) => ({ name, reason: output }));
}

/** Debian would start what it installs; the tests start their own on free ports. */
const POLICY = '/usr/sbin/policy-rc.d';

export function install(apt: string, packages: readonly string[]): string {
  const ownPolicy = !existsSync(POLICY);
  if (ownPolicy) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    const run = (...words: string[]) =>
      spawnSync(apt, ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...words], {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        encoding: 'utf8',
      });
    const attempt = () => run('install', '-y', '--no-install-recommends', ...packages);
    let result = attempt();
    if (result.status !== 0) {
      run('update');
      result = attempt();
    }
    return `apt-get failed: ${(result.stderr ?? '').trim().split('\n').at(-1) ?? ''}`;
  } finally {
    if (ownPolicy) rmSync(POLICY, { force: true });
  }
}

import { spawnSync } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { postgresFolder } from './install.js';
import { createServerProcess, freePort, type TestServer } from './server-process.js';

export interface PostgresServer extends TestServer {
  /** Of the first, empty database. */
  readonly url: string;
}

/** PostgreSQL on files of its own. It refuses to run as root, so root lends it the user that Debian made for it. */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = postgresFolder();
  if (programs === undefined) throw new Error('PostgreSQL is not installed');
  const folder = await mkdtemp(join(tmpdir(), 'easel-postgres-'));
  const user = process.getuid?.() === 0 ? userNamed('postgres') : undefined;
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'easel', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const url = `postgres://easel@127.0.0.1:${port}/postgres`;
  // A test machine's power may fail: its disk need not be waited for. A killed process loses nothing by that.
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', 'fsync=off'];
  const server = createServerProcess({
    command: join(programs, 'postgres'),
    args: ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    ...user,
    cwd: folder,
    stopSignal: 'SIGINT',
    ready: () => ping(url),
  });
  await server.start();
  return {
    ...server,
    port,
    url,
    async remove() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

let databases = 0;

/** An empty database of its own on a running server. */
export async function createDatabase(server: string): Promise<string> {
  const name = `test_${process.pid}_${(databases += 1)}`;
  const client = new Client(server);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

async function ping(url: string): Promise<void> {
  const client = new Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select 1');
  } finally {
    await client.end();
  }
}

function userNamed(name: string): { uid: number; gid: number } {
  const id = (flag: string): number => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

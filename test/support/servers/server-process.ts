import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A real server in a process of its own, on a port of its own. */
export interface TestServer {
  readonly port: number;
  /** Ends it as its users would. It can be started again, with what it kept. */
  stop(): Promise<void>;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and deletes its files. */
  remove(): Promise<void>;
}

export interface ServerProcessOptions {
  readonly command: string;
  readonly args: readonly string[];
  readonly uid?: number | undefined;
  readonly gid?: number | undefined;
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** How it is asked to end. */
  readonly stopSignal: NodeJS.Signals;
  /** Resolves when it answers; tried again until it does. */
  readonly ready: () => Promise<unknown>;
}

const PATIENCE_MILLISECONDS = 60_000;

/** What starts, stops and kills one process. */
export function createServerProcess(options: ServerProcessOptions) {
  let child: ChildProcess | undefined;
  let ended: Promise<void> = Promise.resolve();
  let output = '';

  async function end(signal: NodeJS.Signals): Promise<void> {
    child?.kill(signal);
    await ended;
    child = undefined;
  }

  return {
    async start(): Promise<void> {
      const { command, args, uid, gid, env, cwd } = options;
      const started = spawn(command, args, {
        stdio: ['ignore', 'pipe', 'pipe'],
        ...(uid === undefined ? {} : { uid }),
        ...(gid === undefined ? {} : { gid }),
        ...(env === undefined ? {} : { env }),
        ...(cwd === undefined ? {} : { cwd }),
      });
      child = started;
      output = '';
      for (const stream of [started.stdout, started.stderr]) {
        stream.on('data', (chunk) => (output = (output + String(chunk)).slice(-4_000)));
      }
      ended = new Promise((resolve) => {
        started.on('error', (error) => (output += String(error)));
        started.on('close', () => resolve());
      });
      const patience = Date.now() + PATIENCE_MILLISECONDS;
      for (;;) {
        if (await options.ready().then(...YES_OR_NO)) return;
        if (started.exitCode !== null || Date.now() > patience) {
          await end('SIGKILL');
          throw new Error(`${command} does not answer: ${output}`);
        }
        await delay(20);
      }
    },
    stop: () => end(options.stopSignal),
    kill: () => end('SIGKILL'),
  };
}

const YES_OR_NO = [() => true, () => false] as const;

/** A port that nobody has now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

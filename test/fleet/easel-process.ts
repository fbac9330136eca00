import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The real program, in a process of its own. */
export interface EaselProcess {
  readonly role: Role;
  readonly url: string;
  readonly output: () => string;
  alive(): boolean;
  /** As a power cut would. */
  kill(): Promise<void>;
  /** As an orchestrator would: SIGTERM. Answers with its exit code. */
  stop(): Promise<number | null>;
}

export type Role = 'all' | 'api' | 'worker';

const MAIN = fileURLToPath(new URL('../../src/main.js', import.meta.url));
const START_MILLISECONDS = 120_000;

export async function startEasel(role: Role, env: Readonly<Record<string, string>>): Promise<EaselProcess> {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(EASEL_|AWS_|NODE_TEST|SHARED_)/.test(name)),
  );
  const child: ChildProcess = spawn(process.execPath, [MAIN, 'serve', '--role', role], {
    env: { ...inherited, HOST: '127.0.0.1', PORT: '0', EASEL_LOG_LEVEL: 'warn', EASEL_RENDER_WARM_UP: 'false', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => (output = (output + String(chunk)).slice(-40_000)));
  }
  const exited = once(child, 'exit');
  const patience = Date.now() + START_MILLISECONDS;
  const address = (): string | undefined => /(http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1];
  while (address() === undefined) {
    if (child.exitCode !== null || Date.now() > patience) {
      child.kill('SIGKILL');
      throw new Error(`easel (${role}) did not start: ${output}`);
    }
    await delay(20);
  }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await exited;
    }
  };
  return {
    role,
    url: address() ?? '',
    output: () => output,
    alive: () => child.exitCode === null && child.signalCode === null,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM');
      return child.exitCode;
    },
  };
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { until } from './until.js';

const MAIN = fileURLToPath(new URL('../../src/main.js', import.meta.url));

export interface Program {
  readonly process: ChildProcess;
  /** Everything it has printed so far, errors included. */
  readonly output: () => string;
  /** Its exit code, when it has ended. */
  readonly exit: Promise<number | null>;
}

/** The real `easel` in a process of its own, with none of this machine's settings. */
export function runProgram(args: readonly string[], env: Record<string, string>, cwd?: string): Program {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('EASEL_')));
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { ...inherited, HOST: '', PORT: '0', EASEL_RENDER_WARM_UP: 'false', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(cwd === undefined ? {} : { cwd }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const exit = once(child, 'close').then(([code]) => code as number | null);
  return { process: child, output: () => output, exit };
}

/** Runs it to its end. */
export async function finishProgram(args: readonly string[], env: Record<string, string>, cwd?: string) {
  const program = runProgram(args, env, cwd);
  return { code: await program.exit, output: program.output() };
}

export interface RunningService extends Program {
  readonly url: string;
  /** The key of the greeting. */
  readonly key: string;
  /** Ends it as an operator would, and gives its exit code. */
  stop(): Promise<number | null>;
}

export async function serveProgram(env: Record<string, string>): Promise<RunningService> {
  const program = runProgram(['serve'], env);
  await until(() => {
    if (program.process.exitCode !== null) throw new Error(program.output());
    return program.output().includes('/docs');
  }, 'it listens');
  const printed = program.output();
  return {
    ...program,
    url: /listening on (\S+)/.exec(printed)?.[1] ?? '',
    key: /Bearer (\S+)"/.exec(printed)?.[1] ?? '',
    stop() {
      program.process.kill('SIGTERM');
      return program.exit;
    },
  };
}

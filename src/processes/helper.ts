import { fork, type ChildProcess } from 'node:child_process';
import { READY } from './answer.js';
import { withoutSecrets } from './environment.js';

/**
 * A process that works for this one: started when it is needed, asked one thing at a time, killed when it hangs, ended
 * when nobody has asked for a while, so that its memory comes back. Times are of `performance.now()`.
 */
export interface Helper {
  /** Whether it is there. Rejects when it does not come up. */
  start(deadline: number): Promise<void>;
  /** Its answer; undefined when it ended, or said nothing in time and was killed. */
  ask(message: unknown, deadline: number): Promise<unknown>;
  /** Holds something for its asker: until the answer is called, it does not end for want of work. */
  keep(): () => void;
  /** Says something that is not answered, if it is there. */
  tell(message: unknown): void;
  /** At once. It can be started again. */
  end(): void;
  readonly pid: number | undefined;
}

export interface HelperOptions {
  /** Its file, a program that calls `answerMessages`. */
  readonly program: string;
  readonly args?: readonly string[];
  readonly idleSeconds: number;
  /** Whether what it complains of is shown. */
  readonly loud?: boolean;
}

/**
 * Helpers hold networks: weights are read, turned and packed in large pieces, and each piece must be memory of its own to
 * go back to the system; as parts of one heap they leave half of it empty for good. New memory in large pages: by the
 * small ones it took as long as the networks themselves.
 */
const HELPER_ENVIRONMENT = {
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
  MALLOC_ARENA_MAX: '2',
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
};

/** Helpers make few objects, and those long before their networks: room for more would only lie there. */
const HELPER_FLAGS = ['--max-semi-space-size=2', '--single-threaded-gc'];

export function createHelper({ program, args = [], idleSeconds, loud = false }: HelperOptions): Helper {
  let child: ChildProcess | undefined;
  let starting: Promise<ChildProcess> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let keepers = 0;

  function end(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
    starting = undefined;
  }

  function endWhenIdle(): void {
    clearTimeout(idle);
    if (keepers > 0) return;
    idle = setTimeout(end, idleSeconds * 1000).unref();
  }

  async function start(deadline: number): Promise<ChildProcess> {
    const started = fork(program, [...args], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', loud ? 'inherit' : 'ignore', 'ipc'],
      execArgv: HELPER_FLAGS,
      env: { ...withoutSecrets(process.env), ...HELPER_ENVIRONMENT },
    });
    child = started;
    if ((await answerOf(started, deadline)) === READY) return started;
    if (child === started) end();
    throw new Error('a helping process did not start');
  }

  function running(deadline: number): Promise<ChildProcess> {
    if (child?.connected !== true) starting = undefined;
    starting ??= start(deadline);
    return starting;
  }

  return {
    async start(deadline) {
      await running(deadline);
      endWhenIdle();
    },
    async ask(message, deadline) {
      const helper = await running(deadline);
      clearTimeout(idle);
      const answer = answerOf(helper, deadline);
      helper.send(message as object, () => undefined); // an error to send is an end of the process, which is heard above
      const outcome = await answer;
      if (outcome === undefined) end();
      else endWhenIdle();
      return outcome;
    },
    keep() {
      keepers += 1;
      clearTimeout(idle);
      return () => {
        keepers -= 1;
        endWhenIdle();
      };
    },
    tell: (message) => void (child?.connected && child.send(message as object, () => undefined)),
    end,
    get pid() {
      return child?.pid;
    },
  };
}

/** The next message of the process; undefined when it ends or says nothing in time. */
function answerOf(child: ChildProcess, deadline: number): Promise<unknown> {
  return new Promise((resolve) => {
    const settle = (answer?: unknown): void => {
      clearTimeout(timer);
      child.off('message', settle).off('exit', onEnd).off('error', onEnd);
      resolve(answer);
    };
    const onEnd = (): void => settle();
    const timer = setTimeout(onEnd, Math.max(0, deadline - performance.now()));
    child.on('message', settle).on('exit', onEnd).on('error', onEnd);
  });
}

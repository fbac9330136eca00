import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { workerEnded } from '../../telemetry/worker-ends.js';
import { READY, type NetworkOutcome, type NetworkScore, type NetworkWork } from './network-messages.js';

/** The networks, in a process of their own: one picture after the other. */
export interface Networks {
  /** Rejects when there is no answer by the deadline, in milliseconds of `performance.now()`. */
  judge(work: NetworkWork, deadline: number): Promise<NetworkScore>;
  close(): void;
  /** Of the process, while there is one; tests end it. */
  readonly pid: number | undefined;
}

export interface NetworksOptions {
  /** Where the networks are, when not inside the installed package. */
  readonly modelFolder?: string | undefined;
  /** Without a picture for so long, the process ends. */
  readonly idleSeconds?: number;
}

const PROGRAM = fileURLToPath(new URL('./network-process.js', import.meta.url));
const MAX_WAITING = 1024;

export function createNetworks({ modelFolder, idleSeconds = 600 }: NetworksOptions): Networks {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let closed = false;

  function end(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  }

  async function start(deadline: number): Promise<ChildProcess> {
    const started = fork(PROGRAM, modelFolder === undefined ? [] : [modelFolder], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
    });
    child = started;
    if ((await answerOf(started, deadline)) === READY) return started;
    end();
    throw new Error('the process that checks pictures did not start');
  }

  async function judgeNow(work: NetworkWork, deadline: number): Promise<NetworkScore> {
    if (closed) throw new Error('the picture check is closed');
    if (performance.now() >= deadline) throw new Error('the picture check has too much to do');
    clearTimeout(idle);
    const judge = child?.connected ? child : await start(deadline);
    const answer = answerOf(judge, deadline);
    judge.send(work, () => undefined); // an error to send is an end of the process, which is heard above
    const outcome = (await answer) as NetworkOutcome | undefined;
    if (outcome === undefined) {
      // hung, or gone: the next picture gets a new process
      workerEnded('picture-check');
      end();
      throw new Error('the picture check gave no answer');
    }
    idle = setTimeout(end, idleSeconds * 1000).unref();
    if ('failed' in outcome) throw new Error(`the picture check failed: ${outcome.failed}`);
    return outcome;
  }

  return {
    judge(work, deadline) {
      if (waiting >= MAX_WAITING) return Promise.reject(new Error('too many pictures wait for their check'));
      waiting++;
      const judging = turn.then(() => judgeNow(work, deadline)).finally(() => waiting--);
      turn = judging.catch(() => undefined);
      return judging;
    },
    close() {
      closed = true;
      end();
    },
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

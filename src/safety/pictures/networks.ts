import { fileURLToPath } from 'node:url';
import { createHelper } from '../../processes/helper.js';
import { workerEnded } from '../../telemetry/worker-ends.js';
import type { NetworkOutcome, NetworkScore, NetworkWork } from './network-messages.js';

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
  /** Without a picture for so long, the process ends and gives back its memory: a hundred megabytes, with both networks. */
  readonly idleSeconds?: number;
}

const PROGRAM = fileURLToPath(new URL('./network-process.js', import.meta.url));
const MAX_WAITING = 1024;

export function createNetworks({ modelFolder, idleSeconds = 45 }: NetworksOptions): Networks {
  const args = modelFolder === undefined ? [] : [modelFolder];
  const helper = createHelper({ program: PROGRAM, args, idleSeconds, loud: true });
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let closed = false;

  async function judgeNow(work: NetworkWork, deadline: number): Promise<NetworkScore> {
    if (closed) throw new Error('the picture check is closed');
    if (performance.now() >= deadline) throw new Error('the picture check has too much to do');
    const outcome = (await helper.ask(work, deadline)) as NetworkOutcome | undefined;
    if (outcome === undefined) {
      if (!closed) workerEnded('picture-check');
      throw new Error('the picture check gave no answer');
    }
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
      helper.end();
    },
    get pid() {
      return helper.pid;
    },
  };
}

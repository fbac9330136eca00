import { spawn } from 'node:child_process';
import type { Duplex } from 'node:stream';
import { z } from 'zod';
import type { DiffusionInstallation } from './installation.js';
import { createJsonLineReader } from './json-lines.js';
import { withoutSecrets } from '../../processes/environment.js';
import { workerEnded } from '../../telemetry/worker-ends.js';

/** Base64 of the largest picture that a worker may send. */
const MAXIMUM_LINE_BYTES = 96 * 1024 * 1024;
const KEPT_OUTPUT = 4096;

const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('loaded'), id: z.number() }),
  z.object({ type: z.literal('progress'), id: z.number(), step: z.number(), total: z.number() }),
  z.object({ type: z.literal('picture'), id: z.number(), data: z.string() }),
  z.object({ type: z.literal('done'), id: z.number() }),
  z.object({ type: z.literal('failed'), id: z.number().optional(), message: z.string() }),
]);

/** The parameters of stable-diffusion.cpp that Easel sets. */
export interface DiffusionParameters {
  readonly prompt: string;
  readonly negative_prompt?: string;
  readonly width: number;
  readonly height: number;
  readonly steps: number;
  readonly cfg_scale: number;
  readonly guidance?: number;
  readonly seed: number;
  readonly strength?: number;
}

/** The worker process ended before it answered. */
export class WorkerGone extends Error {
  override readonly name = 'WorkerGone';
}

/** One child process with at most one loaded model. It does one thing at a time. */
export interface DiffusionWorker {
  readonly processId: number | undefined;
  readonly alive: boolean;
  load(files: Record<string, string>, config: Record<string, unknown>): Promise<void>;
  /** A PNG file. */
  render(
    parameters: DiffusionParameters,
    picture: Uint8Array | undefined,
    onProgress: (step: number, total: number) => void,
  ): Promise<Uint8Array>;
  /** Asks the running render to stop; it then rejects. */
  cancel(): void;
  /** Ends the process at once; what was running rejects with `WorkerGone`. */
  kill(): void;
  /** Resolves when the process has ended. */
  readonly ended: Promise<void>;
}

interface Pending {
  readonly id: number;
  readonly onProgress: (step: number, total: number) => void;
  picture: Uint8Array | undefined;
  resolve(picture: Uint8Array | undefined): void;
  reject(error: Error): void;
}

export function startDiffusionWorker(installation: DiffusionInstallation): DiffusionWorker {
  const child = spawn(installation.runtime, [installation.worker], {
    cwd: installation.folder,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: withoutSecrets(process.env),
  });
  const channel = child.stdio[3] as Duplex;
  let pending: Pending | undefined;
  let lastId = 0;
  let alive = true;
  let output = '';

  const remember = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-KEPT_OUTPUT);
  };
  child.stdout?.on('data', remember);
  child.stderr?.on('data', remember);

  const receive = (value: unknown) => {
    const parsed = messageSchema.safeParse(value);
    if (!parsed.success) return;
    const message = parsed.data;
    if (message.type === 'ready' || !pending || message.id !== pending.id) return;
    const current = pending;
    if (message.type === 'progress') return current.onProgress(message.step, message.total);
    if (message.type === 'picture') {
      current.picture = Buffer.from(message.data, 'base64');
      return;
    }
    pending = undefined;
    if (message.type === 'failed') current.reject(new Error(message.message));
    else current.resolve(current.picture);
  };
  channel.on(
    'data',
    createJsonLineReader(receive, () => child.kill('SIGKILL'), MAXIMUM_LINE_BYTES),
  );
  // A write to a process that just died: the exit event tells the whole story.
  channel.on('error', () => {});

  const end = (reason: string, cause?: unknown) => {
    if (!alive) return;
    alive = false;
    if (pending) workerEnded('stable-diffusion');
    const complaint = output
      .split('\n')
      .filter((line) => line.trim() && !line.startsWith('ggml_backend') && !line.includes('|#'))
      .slice(-3)
      .join(' ');
    pending?.reject(new WorkerGone(`the process ended (${reason})${complaint ? `: ${complaint}` : ''}`, { cause }));
    pending = undefined;
  };
  child.on('error', (error) => end(error.message, error));
  child.on('exit', (code, signal) => end(signal ?? `exit code ${code}`));
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });

  const ask = (
    order: Record<string, unknown>,
    onProgress: Pending['onProgress'] = () => {},
  ): Promise<Uint8Array | undefined> => {
    if (!alive) return Promise.reject(new WorkerGone('the process has ended'));
    if (pending) return Promise.reject(new Error('the worker is busy'));
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      pending = { id, onProgress, picture: undefined, resolve, reject };
      channel.write(`${JSON.stringify({ ...order, id })}\n`);
    });
  };

  return {
    processId: child.pid,
    get alive() {
      return alive;
    },
    ended,
    async load(files, config) {
      await ask({ type: 'load', files, config });
    },
    async render(parameters, picture, onProgress) {
      const answer = await ask(
        { type: 'render', params: parameters, picture: picture && Buffer.from(picture).toString('base64') },
        onProgress,
      );
      if (!answer) throw new Error('the worker finished without a picture');
      return answer;
    },
    cancel() {
      if (alive) channel.write('{"type":"cancel"}\n');
    },
    kill() {
      child.kill('SIGKILL');
      // Until the exit is heard it would still look alive, and be given another picture.
      end('SIGKILL');
    },
  };
}

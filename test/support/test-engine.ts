import { setTimeout as delay } from 'node:timers/promises';
import type { Engine, RenderOptions, RenderResult, RenderTask } from '../../src/engines/engine.js';

export interface TestEngine extends Engine {
  /** What it was asked, in order. */
  readonly tasks: RenderTask[];
  /** How many of its renders were aborted. */
  aborted: number;
  running: number;
}

export interface TestEngineOptions {
  readonly id?: string;
  /** Instead of drawing. */
  readonly render?: (task: RenderTask, options: RenderOptions) => Promise<RenderResult>;
  /** How long a picture takes. */
  readonly milliseconds?: number;
  /** Whether it says that nothing of a task leaves the process. */
  readonly embedded?: true;
}

/** A small engine that draws a gradient from the task's seed, prompt and size: the same bytes for the same task. */
export function createTestEngine(options: TestEngineOptions = {}): TestEngine {
  const { id = 'test', render, milliseconds = 0, embedded } = options;
  const engine: TestEngine = {
    id,
    version: '1',
    capabilities: {
      operations: ['text-to-image', 'avatar'],
      seed: true,
      steps: true,
      guidance: true,
      palette: true,
      face: true,
      deterministic: true,
      trained: false,
      ...(embedded ? { embedded } : {}),
      concurrency: 2,
    },
    tasks: [],
    aborted: 0,
    running: 0,
    async render(task, options) {
      engine.tasks.push(task);
      engine.running += 1;
      try {
        if (render) return await render(task, options);
        if (milliseconds > 0) await delay(milliseconds, undefined, { signal: options.signal });
        return { picture: gradient(task), warnings: [], explanation: { seed: task.seed } };
      } catch (error) {
        if (options.signal.aborted) {
          engine.aborted += 1;
          throw options.signal.reason;
        }
        throw error;
      } finally {
        engine.running -= 1;
      }
    },
    health: () => Promise.resolve({ ok: true, detail: 'draws gradients' }),
    close: () => Promise.resolve(),
  };
  return engine;
}

export function gradient({ width, height, seed }: { width: number; height: number; seed: number }) {
  const data = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    data[pixel * 4] = (pixel + seed) & 255;
    data[pixel * 4 + 1] = (pixel / width) & 255;
    data[pixel * 4 + 2] = (seed >>> 8) & 255;
    data[pixel * 4 + 3] = 255;
  }
  return { kind: 'raw', width, height, data } as const;
}

import { EngineError, type Engine, type RenderOptions, type RenderResult, type RenderTask } from './engine.js';
import { createEngineWatch, type EngineReport } from './engine-watch.js';

/** A picture, and who drew it. */
export interface Rendering {
  readonly engine: Engine;
  readonly result: RenderResult;
}

/** Who draws what, and who takes over when an engine cannot. */
export interface EngineRegistry {
  readonly engines: readonly Engine[];
  /** The engines that may draw a catalogue model, best first. Empty when none is configured. */
  route(model: string): readonly Engine[];
  /**
   * Draws with the first engine of the route that is up; when one cannot be reached, breaks or takes too long, the
   * next one draws, as long as the signal allows. A task that an engine understood and refused is not offered on.
   * Rejects with an `EngineError`, or with the signal's reason.
   */
  render(task: RenderTask, options: RenderOptions): Promise<Rendering>;
  health(): Promise<readonly EngineReport[]>;
  close(): Promise<void>;
}

export type RegistryEvent =
  | { readonly kind: 'fault'; readonly engine: string; readonly model: string; readonly error: EngineError }
  | { readonly kind: 'down' | 'up'; readonly engine: string; readonly detail: string };

export interface EngineRegistryOptions {
  readonly engines: readonly Engine[];
  /** Engine ids by catalogue model, `*` for the others; without it, every engine that can, in their order. */
  readonly routes?: Readonly<Partial<Record<string, readonly string[]>>>;
  /** For the log. */
  readonly onEvent?: (event: RegistryEvent) => void;
  readonly firstCheckMilliseconds?: number;
}

export function createEngineRegistry(options: EngineRegistryOptions): EngineRegistry {
  const { engines, routes = {}, onEvent = () => {} } = options;
  const byId = new Map(engines.map((engine) => [engine.id, engine]));
  for (const [model, ids] of Object.entries(routes)) {
    const unknown = ids?.find((id) => !byId.has(id));
    if (unknown !== undefined) throw new Error(`engines.routes: ${model} names the unknown engine "${unknown}"`);
  }
  const watch = createEngineWatch({
    engines,
    ...(options.firstCheckMilliseconds ? { firstCheckMilliseconds: options.firstCheckMilliseconds } : {}),
    onChange: (engine, up, detail) => onEvent({ kind: up ? 'up' : 'down', engine: engine.id, detail }),
  });

  function route(model: string): readonly Engine[] {
    const operation = model === 'avatar' ? 'avatar' : 'text-to-image';
    const candidates = (routes[model] ?? routes['*'])?.flatMap((id) => byId.get(id) ?? []) ?? engines;
    return candidates.filter(
      ({ capabilities: { operations, models } }) =>
        operations.includes(operation) && (models === undefined || models.includes(model)),
    );
  }

  /** Those that are down come last instead of not at all: when nobody else can, a try is better than none. */
  const byHealth = (candidates: readonly Engine[]) => [
    ...candidates.filter((engine) => watch.up(engine)),
    ...candidates.filter((engine) => !watch.up(engine)),
  ];

  return {
    engines,
    route,
    async render(task, { signal, onProgress }) {
      const problems: EngineError[] = [];
      let share = 0;
      for (const engine of byHealth(route(task.model))) {
        signal.throwIfAborted();
        try {
          const result = await engine.render(task, {
            signal,
            ...(onProgress
              ? {
                  onProgress: (next: number) => {
                    // The next engine begins anew; what the caller saw does not fall.
                    share = Math.max(share, next);
                    onProgress(share);
                  },
                }
              : {}),
          });
          signal.throwIfAborted();
          watch.succeeded(engine);
          return { engine, result: { ...result, warnings: [...problems.map(asWarning), ...result.warnings] } };
        } catch (thrown) {
          signal.throwIfAborted();
          const error = asEngineError(thrown, engine);
          onEvent({ kind: 'fault', engine: engine.id, model: task.model, error });
          if (error.fault === 'rejected') throw error;
          if (error.fault === 'unavailable') watch.unavailable(engine);
          else watch.failed(engine);
          problems.push(error);
        }
      }
      // An engine that tried says more than one that was not there.
      const telling = problems.find(({ fault }) => fault !== 'unavailable') ?? problems[0];
      throw telling ?? new EngineError('unavailable', 'registry', `no engine is configured for ${task.model}`);
    },
    health: () => watch.health(),
    async close() {
      watch.close();
      await Promise.all(engines.map((engine) => engine.close()));
    },
  };
}

function asEngineError(thrown: unknown, engine: Engine): EngineError {
  if (thrown instanceof EngineError) return thrown;
  return new EngineError('failed', engine.id, 'the engine failed', { cause: thrown });
}

function asWarning({ engine, publicMessage }: EngineError): string {
  return `${engine} could not draw: ${publicMessage}`;
}

import { EngineError, type Engine, type RenderOptions, type RenderResult, type RenderTask } from './engine.js';
import { createEngineWatch, type EngineReport } from './engine-watch.js';
import { withinDeadline } from '../signals/abortable.js';

/** A picture, who drew it, and what was made of it. */
export interface Rendering<Finished = undefined> {
  readonly engine: Engine;
  readonly result: RenderResult;
  readonly finished: Finished;
}

export interface RouteOptions<Finished = undefined> extends RenderOptions {
  /** Until when a caller waits, by `performance.now()`. An engine that others can follow gets a share of the rest. */
  readonly deadline?: number;
  /** When the signal aborts because it all took too long; the deadline where there is no other. */
  readonly limit?: number;
  /** Makes something of the picture; where that fails the picture is no good, and the next engine draws. */
  readonly finish?: (result: RenderResult, engine: Engine) => Promise<Finished>;
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
  render<Finished = undefined>(task: RenderTask, options: RouteOptions<Finished>): Promise<Rendering<Finished>>;
  health(): Promise<readonly EngineReport[]>;
  close(): Promise<void>;
}

export type RegistryEvent =
  | { readonly kind: 'fault'; readonly engine: string; readonly model: string; readonly error: EngineError }
  | { readonly kind: 'drawn'; readonly engine: string; readonly model: string; readonly seconds: number }
  | { readonly kind: 'down' | 'up'; readonly engine: string; readonly detail: string };

export interface EngineRegistryOptions {
  readonly engines: readonly Engine[];
  /** Engine ids by catalogue model, `*` for the others; without it, every engine that can, in their order. */
  readonly routes?: Readonly<Partial<Record<string, readonly string[]>>>;
  /** For the log and the metrics. */
  readonly onEvent?: (event: RegistryEvent) => void;
  readonly firstCheckMilliseconds?: number;
  /** How much of the time that is left an engine gets while another one could still draw. */
  readonly attemptShare?: number;
}

/** Timers may fire a little early. */
const SLACK_MILLISECONDS = 20;

export function createEngineRegistry(options: EngineRegistryOptions): EngineRegistry {
  const { engines, routes = {}, onEvent = () => {}, attemptShare = 0.5 } = options;
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

  /** One engine's try, within its share of the time. */
  function attempt(engine: Engine, last: boolean, task: RenderTask, options: RouteOptions): Promise<RenderResult> {
    const { signal, onProgress } = options;
    const run = (inner: AbortSignal) => engine.render(task, { signal: inner, ...(onProgress ? { onProgress } : {}) });
    const left = timeLeft(options);
    if (last || left === undefined) return run(signal);
    const share = left * attemptShare;
    const late = () =>
      new EngineError('deadline', engine.id, `no picture within ${(share / 1000).toFixed(1)} seconds, its share`);
    return withinDeadline(signal, share, late, run);
  }

  function settle(engine: Engine, error: EngineError, task: RenderTask): void {
    onEvent({ kind: 'fault', engine: engine.id, model: task.model, error });
    if (error.fault === 'rejected') watch.abandoned(engine);
    else if (error.fault === 'unavailable') watch.unavailable(engine);
    else if (error.fault === 'deadline') watch.late(engine);
    else watch.failed(engine);
  }

  return {
    engines,
    route,
    async render<Finished>(task: RenderTask, options: RouteOptions<Finished>): Promise<Rendering<Finished>> {
      const { signal, limit = options.deadline } = options;
      const onProgress = options.onProgress && rising(options.onProgress);
      const problems: EngineError[] = [];
      const candidates = byHealth(route(task.model));
      for (const [index, engine] of candidates.entries()) {
        signal.throwIfAborted();
        watch.attempt(engine);
        try {
          const last = index === candidates.length - 1;
          const startedAt = performance.now();
          const { deadline } = options;
          const times = { ...(deadline === undefined ? {} : { deadline }), ...(limit === undefined ? {} : { limit }) };
          const result = await attempt(engine, last, task, { signal, ...times, ...(onProgress ? { onProgress } : {}) });
          signal.throwIfAborted();
          const seconds = (performance.now() - startedAt) / 1000;
          const finished = (await options.finish?.(result, engine)) as Finished;
          watch.succeeded(engine);
          onEvent({ kind: 'drawn', engine: engine.id, model: task.model, seconds });
          const warnings = [...problems.map(asWarning), ...result.warnings];
          return { engine, result: { ...result, warnings }, finished };
        } catch (thrown) {
          if (signal.aborted) {
            // The caller's own deadline is the engine's fault as well; a caller that went away is not.
            if (limit !== undefined && performance.now() >= limit - SLACK_MILLISECONDS)
              settle(engine, new EngineError('deadline', engine.id, "no picture before the request's deadline"), task);
            else watch.abandoned(engine);
            throw signal.reason;
          }
          const error = asEngineError(thrown, engine);
          settle(engine, error, task);
          if (error.fault === 'rejected') throw error;
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

/** Nobody waits any more once the deadline has passed, but somebody may still come for the picture. */
function timeLeft({ deadline, limit }: RouteOptions): number | undefined {
  if (deadline === undefined && limit === undefined) return undefined;
  const now = performance.now();
  const until = deadline !== undefined && deadline > now ? deadline : (limit ?? now);
  return Math.max(0, until - now);
}

type ReportProgress = NonNullable<RenderOptions['onProgress']>;

/** The next engine begins anew; what the caller saw does not fall. */
function rising(onProgress: ReportProgress): ReportProgress {
  let highest = 0;
  return (share, preview) => {
    highest = Math.max(highest, share);
    onProgress(highest, preview);
  };
}

function asEngineError(thrown: unknown, engine: Engine): EngineError {
  if (thrown instanceof EngineError) return thrown;
  return new EngineError('failed', engine.id, 'the engine failed', { cause: thrown });
}

function asWarning({ engine, publicMessage }: EngineError): string {
  return `${engine} could not draw: ${publicMessage}`;
}

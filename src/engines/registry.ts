import type { Engine, EngineHealth } from './engine.js';

/** Who draws what. The pipeline tries the engines of a route in order. */
export interface EngineRegistry {
  readonly engines: readonly Engine[];
  /** The engines that may draw a catalogue model, best first. Empty when none is configured. */
  route(model: string): readonly Engine[];
  health(): Promise<readonly (EngineHealth & { readonly id: string; readonly version: string })[]>;
  close(): Promise<void>;
}

export interface EngineRegistryOptions {
  readonly engines: readonly Engine[];
  /** Engine ids by catalogue model; a model that is not named is drawn by the first engine that can. */
  readonly routes?: Readonly<Partial<Record<string, readonly string[]>>>;
}

export function createEngineRegistry({ engines, routes = {} }: EngineRegistryOptions): EngineRegistry {
  const byId = new Map(engines.map((engine) => [engine.id, engine]));
  for (const [model, ids] of Object.entries(routes)) {
    const unknown = ids?.find((id) => !byId.has(id));
    if (unknown !== undefined) throw new Error(`engines.routes: ${model} names the unknown engine "${unknown}"`);
  }
  return {
    engines,
    route(model) {
      const operation = model === 'avatar' ? 'avatar' : 'text-to-image';
      const candidates = routes[model]?.flatMap((id) => byId.get(id) ?? []) ?? engines;
      return candidates.filter((engine) => engine.capabilities.operations.includes(operation));
    },
    health: () =>
      Promise.all(
        engines.map(async (engine) => {
          const { id, version } = engine;
          try {
            return { id, version, ...(await engine.health()) };
          } catch (error) {
            return { id, version, ok: false, detail: error instanceof Error ? error.message : 'health check failed' };
          }
        }),
      ),
    async close() {
      await Promise.all(engines.map((engine) => engine.close()));
    },
  };
}

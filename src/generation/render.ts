import { ApiError } from '../contract/errors.js';
import { EngineError, type Engine, type RenderResult, type RenderTask } from '../engines/engine.js';
import type { EngineRegistry } from '../engines/registry.js';

export interface Rendering {
  readonly engine: Engine;
  readonly result: RenderResult;
}

const RETRY_AFTER_SECONDS = 10;

/** Draws with the first engine of the route that can. */
export async function render(task: RenderTask, registry: EngineRegistry, signal: AbortSignal): Promise<Rendering> {
  const engines = registry.route(task.model);
  let unavailable: EngineError | undefined;
  for (const engine of engines) {
    try {
      const result = await engine.render(task, { signal });
      signal.throwIfAborted();
      return { engine, result };
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (!(error instanceof EngineError)) throw new ApiError('engine_failed', 'The engine failed.', { cause: error });
      if (error.fault !== 'unavailable') throw toApiError(error);
      unavailable = error;
    }
  }
  const message = unavailable ? unavailable.publicMessage : `No engine is configured for ${task.model}.`;
  throw new ApiError('engine_unavailable', message, { retryAfter: RETRY_AFTER_SECONDS, cause: unavailable });
}

function toApiError(error: EngineError): ApiError {
  const code = error.fault === 'deadline' ? 'deadline_exceeded' : 'engine_failed';
  return new ApiError(code, error.publicMessage, { cause: error });
}

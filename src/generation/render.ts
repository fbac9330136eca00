import { ApiError } from '../contract/errors.js';
import { EngineError, type EngineFault, type RenderTask } from '../engines/engine.js';
import type { EngineRegistry, Rendering, RouteOptions } from '../engines/registry.js';

const RETRY_AFTER_SECONDS = 10;

const CODES = {
  unavailable: 'engine_unavailable',
  failed: 'engine_failed',
  rejected: 'engine_failed',
  deadline: 'deadline_exceeded',
} as const satisfies Record<EngineFault, string>;

/** Draws with an engine of the task's route; what goes wrong there becomes an error of the wire. */
export async function render<Finished>(
  task: RenderTask,
  registry: EngineRegistry,
  options: RouteOptions<Finished>,
): Promise<Rendering<Finished>> {
  const { signal } = options;
  try {
    return await registry.render(task, options);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (!(error instanceof EngineError)) throw new ApiError('engine_failed', 'The engine failed.', { cause: error });
    throw new ApiError(CODES[error.fault], sentence(error.publicMessage), {
      cause: error,
      ...(error.fault === 'unavailable' ? { retryAfter: RETRY_AFTER_SECONDS } : {}),
    });
  }
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}

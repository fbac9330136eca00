import type { Engine } from '../../src/engines/engine.js';

/** One engine for many tests, because it takes seconds to load. Who closes it leaves a fresh one to the next. */
export function shareEngine(create: () => Engine): { open(): Engine; close(): Promise<void> } {
  let shared: Engine | undefined;
  return {
    open() {
      if (shared) return shared;
      const engine = create();
      shared = {
        ...engine,
        close() {
          shared = undefined;
          return engine.close();
        },
      };
      return shared;
    },
    close: () => shared?.close() ?? Promise.resolve(),
  };
}

/** The embedded illustrator passes the same suite as everybody else. */
import { after } from 'node:test';
import { describeEngineConformance } from '../../src/engines/conformance.js';
import type { Engine } from '../../src/engines/engine.js';
import { createStudioEngine } from '../../src/engines/studio/studio.js';

// One for all tests, because its threads take seconds to warm up; the test that closes it gets a fresh one after it.
let shared: Engine | undefined;

function openShared(): Engine {
  if (shared) return shared;
  const engine = createStudioEngine({ threads: 1 });
  shared = {
    ...engine,
    close: () => {
      shared = undefined;
      return engine.close();
    },
  };
  return shared;
}

after(() => shared?.close());

describeEngineConformance({
  name: 'studio',
  faults: [],
  open: () => Promise.resolve({ engine: openShared(), heal: () => {}, close: () => Promise.resolve() }),
});

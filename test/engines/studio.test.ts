/** The embedded illustrator passes the same suite as everybody else. */
import { after } from 'node:test';
import { describeEngineConformance } from '../../src/engines/conformance.js';
import { createStudioEngine } from '../../src/engines/studio/studio.js';
import { shareEngine } from './shared-engine.js';

const shared = shareEngine(() => createStudioEngine({ threads: 1 }));
after(() => shared.close());

describeEngineConformance({
  name: 'studio',
  faults: [],
  open: () => Promise.resolve({ engine: shared.open(), heal: () => {}, close: () => Promise.resolve() }),
});

/**
 * The suite of every engine against servers that really run, where somebody names them:
 * `SD_SERVER=http://127.0.0.1:1234 npm test -- real-servers`
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createA1111Engine } from '../../src/engines/a1111/engine.js';
import { conformanceTask, describeEngineConformance } from '../../src/engines/conformance.js';
import type { Engine } from '../../src/engines/engine.js';
import { createOpenaiImagesEngine } from '../../src/engines/openai-images/engine.js';

const url = process.env['SD_SERVER'];
const size = { granularity: 64 };
const engines = {
  'sd-server': () => createOpenaiImagesEngine({ url: url ?? '', dialect: 'sd-server', size }),
  'a1111 on sd-server': () => createA1111Engine({ url: url ?? '', size }),
};
const signal = new AbortController().signal;

/** Small models draw squares only. */
function square(engine: Engine): Engine {
  return {
    ...engine,
    capabilities: { ...engine.capabilities, operations: ['text-to-image'], face: false },
    render(task, options) {
      const side = Math.max(task.width, task.height);
      return engine.render({ ...task, width: side, height: side }, options);
    },
  };
}

describe('servers that really run', { skip: url ? false : 'none is named' }, () => {
  for (const [name, create] of Object.entries(engines)) {
    describeEngineConformance({
      name: `${name}, really`,
      faults: [],
      open: () => {
        const engine = create();
        return Promise.resolve({ engine: square(engine), heal: () => {}, close: () => engine.close() });
      },
    });
    test(`${name}: steps and guidance change the picture`, async () => {
      const engine = create();
      const draw = async (changes: object) =>
        (await engine.render(conformanceTask({ steps: 2, guidance: 2, ...changes }), { signal })).picture;
      const plain = await draw({});
      for (const changes of [{ steps: 5 }, { guidance: 9 }]) assert.notDeepEqual(await draw(changes), plain);
      await engine.close();
    });
  }
});

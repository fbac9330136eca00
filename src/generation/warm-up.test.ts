import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Engine } from '../engines/engine.js';
import type { SafetyChecker } from '../safety/safety.js';
import { createLog } from '../telemetry/log.js';
import { warmUp } from './warm-up.js';

test('the picture for nobody is given up when somebody asks, and nothing is complained of', async () => {
  const asked = new AbortController();
  const { signal } = new AbortController();
  let stopped = false;
  let promptSignal: AbortSignal | undefined;
  const engine = {
    render: (_task: unknown, { signal: drawing }: { signal: AbortSignal }) =>
      new Promise<never>((_resolve, reject) => {
        drawing.addEventListener('abort', () => {
          stopped = true;
          reject(drawing.reason as Error);
        });
      }),
  } as unknown as Engine;
  const safety = {
    checkPrompt: (_prompt: string, options: { signal: AbortSignal }) => {
      promptSignal = options.signal;
      return Promise.resolve({ verdict: 'allow' });
    },
  } as unknown as SafetyChecker;
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const warming = warmUp({ engine, safety, signal, asked: asked.signal, log });
  asked.abort(new Error('somebody asks'));
  await warming;
  assert.ok(stopped);
  assert.equal(promptSignal?.aborted, false, 'what reads prompts is loaded all the same');
  assert.deepEqual(lines, []);
});

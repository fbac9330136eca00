import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EngineError } from './engine.js';

test('an engine error names its engine and keeps its cause', () => {
  const cause = new Error('socket closed');
  const error = new EngineError('failed', 'studio', 'the renderer stopped', { cause });
  assert.equal(error.message, 'studio: the renderer stopped');
  assert.equal(error.cause, cause);
});

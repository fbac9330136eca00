import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogueWithin } from '../contract/catalogue.js';
import { DEFAULT_LIMITS } from '../contract/limits.js';
import { canCarryOut, JOB_SHAPE, readJobInput } from './job-input.js';

/** As version 0.1.0 wrote it, before there was `patient`. What was released is never edited here. */
const OF_SHAPE_1 =
  '{"shape":1,"request":{"prompt":"a fox","width":64,"height":64,"imageCount":1,"seed":7,"safetyChecker":true,' +
  '"outputFormat":"jpeg","includeFileData":false,"model":"flux/dev"},"baseUrl":"http://localhost",' +
  '"promptVerdict":{"flagged":false}}';

test('what an earlier version accepted is carried out', () => {
  assert.ok(canCarryOut(1) && canCarryOut(JOB_SHAPE) && !canCarryOut(JOB_SHAPE + 1));
  const catalogue = catalogueWithin(DEFAULT_LIMITS);
  const input = readJobInput(OF_SHAPE_1, catalogue);
  assert.deepEqual([input?.request.model.model, input?.request.seed, input?.patient], ['flux/dev', 7, true]);
  assert.equal(readJobInput(OF_SHAPE_1.replace('flux/dev', 'flux/gone'), catalogue), undefined);
});

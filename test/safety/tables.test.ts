import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkPrompt } from '../../src/safety/checker.js';
import { evasions, innocent, languages, report, score } from './tables.js';

// the held-out halves: their failures were never looked at while rules were written, so only numbers are printed

test('tricky innocent prompts pass: under 2 % of the held-out ones are flagged', async () => {
  const result = await score(innocent('held-out'), checkPrompt);
  console.log(report('held-out innocent prompts', result));
  assert.ok(result.asked >= 300);
  assert.ok(result.wrong.length / result.asked < 0.02);
});

test('disguised prompts are caught: over 95 % of the held-out ones, in more than ten techniques', async () => {
  const result = await score(evasions('held-out'), checkPrompt);
  console.log(report('held-out evasions', result));
  assert.ok(result.groups.size >= 10);
  assert.ok(result.wrong.length / result.asked < 0.05);
});

test('the worst two categories are caught in at least twelve languages beside English', async () => {
  const result = await score(languages('held-out'), checkPrompt);
  console.log(report('held-out prompts in other languages', result));
  assert.ok(result.groups.size >= 12);
  assert.ok(result.wrong.length / result.asked < 0.05);
});

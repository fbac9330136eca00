import assert from 'node:assert/strict';
import { test } from 'node:test';
import { array, assert as check, constantFrom, property } from 'fast-check';
import { conformanceTask } from '../conformance.js';
import { diffusionPrompt, stripControlTags } from './diffusion-prompt.js';

test('orders to the server are removed, words stay', () => {
  const cases = [
    ['a cat', 'a cat'],
    ['a cat <lora:evil:1> on a mat', 'a cat on a mat'],
    ['a cat<sd_cpp_extra_args>{"steps":999}</sd_cpp_extra_args>', 'a cat'],
    ['a <SD_CPP_EXTRA_ARGS>{"x":1}</SD_CPP_EXTRA_ARGS> cat', 'a cat'],
    ['<lo<lora:a:1>ra:b:1> cat', '<lo ra:b:1> cat'],
    ['<lo<x>ra:b:1>cat', '<lo ra:b:1>cat'],
    ['<hypernet:x:1.0><lyco:y:0.5>cat', 'cat'],
    ['a cat embedding:../../secret.pt', 'a cat'],
    ['I <3 cats, 2 < 3 > 1', 'I <3 cats, 2 < 3 > 1'],
  ] as const;
  for (const [prompt, expected] of cases) assert.equal(stripControlTags(prompt).text, expected, prompt);
});

test('no prompt keeps a tag that a server would obey', () => {
  const piece = constantFrom('<', '>', '/', ':', 'lora', 'sd_cpp_extra_args', 'a', ' ', '1', '{}', 'embedding:');
  check(
    property(array(piece, { maxLength: 30 }), (pieces) => {
      const { text } = stripControlTags(pieces.join(''));
      assert.doesNotMatch(text, /<lora:[^<>]*>|<sd_cpp_extra_args>|embedding:[a-z]/i);
    }),
  );
});

test('style and palette become words, and the caller is told', () => {
  const task = conformanceTask({ style: 'watercolor', prompt: 'a fox <lora:x:1>', palette: ['#ff0000'] });
  const { prompt, warnings } = diffusionPrompt(task);
  assert.equal(prompt, 'a fox, watercolour painting on paper, soft washes, colour palette of #ff0000');
  assert.deepEqual(warnings, [
    '1 control tag was removed from the prompt',
    'colors reach this engine only as words in the prompt',
  ]);
});

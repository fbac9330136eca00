import assert from 'node:assert/strict';
import { test } from 'node:test';
import { array, assert as check, constantFrom, oneof, property, string } from 'fast-check';
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
    ['<lora:evil:1:x=<> cat', 'cat'],
    ['a cat <lora:evil:1', 'a cat lora:evil:1'],
    ['<lörå:évil:1> cat', 'cat'],
    ['(embedding:évil:1.2) cat', '( ) cat'],
    ['a cat embedding:../../secret.pt', 'a cat'],
    ['I <3 cats, 2 < 3 > 1', 'I <3 cats, 2 < 3 > 1'],
  ] as const;
  for (const [prompt, expected] of cases) assert.equal(stripControlTags(prompt).text, expected, prompt);
});

// As the servers themselves read a prompt, from their sources.
const GRAMMARS = {
  'AUTOMATIC1111 1.10, modules/extra_networks.py': /<([\p{L}\p{M}\p{N}_]+):([^>]+)>/u,
  'stable-diffusion.cpp, extract_and_remove_lora': /<lora:([^:>]+):([^>]+)>/,
  'sd-server, extract_and_remove_sd_cpp_extra_args': /<sd_cpp_extra_args>(.*?)<\/sd_cpp_extra_args>/,
  'ComfyUI 0.7, comfy/sd1_clip.py': /(^|[\s(])embedding:\S/,
};
const LATER = ', words that Easel adds <sd_cpp_extra_args>{"seed":7}</sd_cpp_extra_args>';

test('no prompt keeps a tag that a server would obey, nor the beginning of one', () => {
  const pieces = ['<', '>', '</', ':', '=', '{}', ' ', '\n', '1', 'a', 'é', '٣', '\u0301', 'lora', 'hypernet', 'lyco'];
  const piece = oneof(constantFrom(...pieces, 'sd_cpp_extra_args', '<lora:', 'embedding:'), string({ maxLength: 3 }));
  check(
    property(array(piece, { maxLength: 40 }), (parts) => {
      const { text } = stripControlTags(parts.join(''));
      for (const [name, grammar] of Object.entries(GRAMMARS)) assert.doesNotMatch(text, grammar, name);
      assert.doesNotMatch(
        text + LATER.replace(/<sd_cpp.*/, '>'),
        GRAMMARS['AUTOMATIC1111 1.10, modules/extra_networks.py'],
      );
    }),
    { numRuns: 2_000 },
  );
});

test('a prompt of nothing but tags still asks for a picture', () => {
  const { prompt, warnings } = diffusionPrompt(conformanceTask({ prompt: '<lora:a:1> <hypernet:b:1>' }));
  assert.equal(prompt, 'a picture');
  assert.deepEqual(warnings, ['2 control tags were removed from the prompt']);
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

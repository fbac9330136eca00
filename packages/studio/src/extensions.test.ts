import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPicture } from './draw.js';
import { withExclusions } from './exclude.js';
import type { PictureRequest } from './request.js';

const request = (changes: Partial<PictureRequest>): PictureRequest => ({
  prompt: 'a red fox',
  width: 160,
  height: 120,
  seed: 4,
  style: 'vector',
  palette: [],
  ...changes,
});
const draw = (changes: Partial<PictureRequest>) => drawPicture(request(changes), () => undefined);

function alphas(pixels: Uint8ClampedArray): { readonly clear: number; readonly solid: number } {
  let [clear, solid] = [0, 0];
  for (let at = 3; at < pixels.length; at += 4) {
    if (pixels[at] === 0) clear += 1;
    if (pixels[at] === 255) solid += 1;
  }
  return { clear: clear / (pixels.length / 4), solid: solid / (pixels.length / 4) };
}

for (const style of ['vector', 'ink', 'watercolor', 'photo', 'masterly'] as const) {
  test(`a transparent background leaves the subject alone: ${style}`, async () => {
    const { pixels, warnings } = await draw({ style, transparent: true });
    const { clear, solid } = alphas(pixels);
    assert.ok(clear > 0.4 && solid > 0.02, `${clear} clear, ${solid} solid`);
    assert.deepEqual(
      warnings.filter((warning) => warning.includes('background')),
      [],
    );
    assert.equal(alphas((await draw({ style })).pixels).solid, 1, 'opaque unless asked');
  });
}

test('a place without a subject keeps its background and says so', async () => {
  const { pixels, warnings } = await draw({ prompt: 'the sea at night', transparent: true });
  assert.equal(alphas(pixels).solid, 1);
  assert.ok(warnings.some((warning) => warning.includes('background was kept')));
});

test('what must not appear does not, and leaves no complaint of its own', async () => {
  const subjects = async (negativePrompt?: string) => {
    const changes = { prompt: 'a dog and a cat in a garden', ...(negativePrompt ? { negativePrompt } : {}) };
    const { explanation } = await draw(changes);
    return { drawn: explanation.subjects.map(({ concept }) => concept).sort(), ignored: explanation.notes.ignored };
  };
  assert.deepEqual((await subjects()).drawn, ['cat', 'dog']);
  assert.deepEqual(await subjects('cats'), { drawn: ['dog'], ignored: [] });
  assert.deepEqual((await subjects('(no dog:1.3), zorblax, lowres')).drawn, ['cat']);
  assert.deepEqual((await subjects('(no dog:1.3), zorblax, lowres')).ignored, []);
});

test('a negative prompt is said as a person would say it, and is bounded', () => {
  assert.equal(withExclusions('a fox', undefined), 'a fox');
  assert.equal(withExclusions('a fox', ' , ;'), 'a fox');
  assert.equal(
    withExclusions('a fox', 'people | no cars\n(text:1.2)'),
    'a fox, without people, without cars, without text',
  );
  assert.ok(withExclusions('a fox', 'x,'.repeat(2000)).length < 1000);
});

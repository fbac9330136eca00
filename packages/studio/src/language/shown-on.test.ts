import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';

test('a thing with a print, a design or a motif of something shows that, and nothing stands beside it', async () => {
  for (const [prompt, shown] of [
    ['a t-shirt with a cat print', 'shows-cat'],
    ['a phone case with a fox design', 'shows-fox'],
    ['a mug with a bicycle motif', 'shows-bicycle'],
  ] as const) {
    const { subjects, relations } = await understand(prompt);
    assert.deepEqual([subjects.length, relations.length], [1, 0], prompt);
    assert.ok(subjects[0]?.attributes.includes(shown), prompt);
  }
  assert.equal((await understand('a cat beside a t-shirt')).subjects.length, 2);
});

test('stars, hearts and stripes of a mug or a cushion are its pattern: the sky has none, and the picture has no look', async () => {
  for (const [prompt, pattern, colour] of [
    ['a green bowl with yellow stars', 'starry', '#f0c63c'],
    ['a pillow with small red hearts', 'hearts', undefined],
    ['a teapot with black stripes', 'striped', undefined],
    ['a plate with blue polka dots', 'spotted', undefined],
    ['a carpet with a geometric pattern', 'zigzag', undefined],
    ['a duvet with a floral design', 'floral', undefined],
  ] as const) {
    const brief = await understand(prompt);
    assert.deepEqual([brief.subjects.length, brief.subjects[0]?.pattern], [1, pattern], prompt);
    assert.deepEqual([brief.look, brief.time, brief.features], [undefined, undefined, []], prompt);
    if (colour) assert.equal(brief.subjects[0]?.accents?.length, 1, prompt);
  }
  assert.ok((await understand('a mug with stars above it')).features.includes('stars'));
});

test('a pattern of cats is all over the thing', async () => {
  for (const prompt of ['a blanket with a pattern of cats', 'a mug with a cat pattern']) {
    const { subjects } = await understand(prompt);
    assert.equal(subjects.length, 1, prompt);
    for (const word of ['shows-cat', 'many-prints']) assert.ok(subjects[0]?.attributes.includes(word), prompt);
  }
});

test('a painting of a fox that hangs above a bed is a painting, and no fox hangs there', async () => {
  for (const prompt of ['a painting of a fox hanging above a bed', 'a picture of a sailboat hanging over a sofa']) {
    const { subjects, relations } = await understand(prompt);
    assert.equal(subjects.length, 2, prompt);
    assert.match(subjects[0]?.concept ?? '', /painting|picture/, prompt);
    assert.deepEqual(relations, [{ kind: 'above', subject: 0, object: 1 }], prompt);
  }
});

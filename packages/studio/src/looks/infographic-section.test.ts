import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { paintSection, sectionOf } from './infographic-section.js';

const SIZE = 120;

describe('the inside of what is explained', () => {
  for (const prompt of [
    'a diagram of how a geyser works',
    'a diagram of a volcano',
    'a diagram of the inside of a pyramid',
    'an infographic about the layers of the earth',
  ])
    it(`has notes that point at something: ${prompt}`, () => {
      const section = sectionOf(prompt);
      assert.ok(section);
      const context = createCanvas(SIZE, SIZE).getContext('2d');
      context.translate(SIZE / 2, SIZE / 2);
      paintSection(context, section, SIZE);
      for (const [text, across, up] of section.notes) {
        const [x, y] = [Math.round(((across + 1) / 2) * SIZE), Math.round((1 - up) * SIZE)];
        assert.equal(context.getImageData(x, y, 1, 1).data[3], 255, text);
      }
    });

  it('is not made up where it is not known', () => {
    assert.equal(sectionOf('a diagram of a bicycle'), undefined);
  });
});

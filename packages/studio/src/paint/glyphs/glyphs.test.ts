import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import type { Brush, Drawable } from '../drawable.js';
import { toOklab } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import { createRandom } from '../kit/random.js';
import { glyphRecords } from './glyph-record.js';
import { findGlyph } from './glyphs.js';

const SIZE = 120;

function brush(colour?: Rgb): Brush {
  return {
    random: createRandom(1),
    detail: 1,
    light: { side: 0.5, height: 0.6 },
    night: false,
    attributes: new Set(),
    snowy: false,
    ...(colour && { colour }),
  };
}

function paint(drawable: Drawable, colour?: Rgb): Uint8ClampedArray {
  const canvas = createCanvas(Math.ceil(SIZE * drawable.aspect), SIZE);
  const context = canvas.getContext('2d');
  context.translate(canvas.width / 2, SIZE);
  context.scale(SIZE, SIZE);
  drawable.paint(context, brush(colour));
  return context.getImageData(0, 0, canvas.width, SIZE).data;
}

function glyph(concept: string): Drawable {
  const found = findGlyph(concept);
  assert.ok(found, `no drawing of ${concept}`);
  return found;
}

/** The mean colour of what was painted. */
function meanColour(pixels: Uint8ClampedArray): Rgb {
  const sum = [0, 0, 0];
  let count = 0;
  for (let index = 0; index < pixels.length; index += 4) {
    if ((pixels[index + 3] as number) < 200) continue;
    for (const part of [0, 1, 2]) sum[part] = (sum[part] as number) + (pixels[index + part] as number);
    count++;
  }
  return sum.map((value) => Math.round(value / count)) as unknown as Rgb;
}

test('there are at least three thousand drawings', () => {
  assert.ok(glyphRecords.size >= 3000);
});

test('every drawing lies where the index says and fills its box', () => {
  const all = [...glyphRecords.values()];
  for (let index = 0; index < all.length; index += 40) {
    const { concept } = all[index] as { concept: string };
    const drawable = glyph(concept);
    assert.ok(drawable.height > 0 && drawable.aspect > 0.05 && drawable.aspect < 12, concept);
    const pixels = paint(drawable);
    const inked = pixels.reduce((sum, value, at) => sum + (at % 4 === 3 && value > 100 ? 1 : 0), 0);
    assert.ok(inked > pixels.length / 4 / 25, `${concept} is nearly empty`);
    const width = pixels.length / 4 / SIZE;
    const rowHasInk = (y: number) =>
      pixels.subarray(y * width * 4, (y + 1) * width * 4).some((value, at) => at % 4 === 3 && value > 20);
    assert.ok(rowHasInk(SIZE - 2) || rowHasInk(SIZE - 3), `${concept} does not touch the ground`);
  }
});

for (const concept of ['teapot', 'tractor', 'wardrobe', 'lobster']) {
  test(`a blue ${concept} is blue`, () => {
    const [, , b] = toOklab(meanColour(paint(glyph(concept), [47, 111, 192])));
    const [, , plain] = toOklab(meanColour(paint(glyph(concept))));
    assert.ok(b < plain - 0.03, `${b} is not bluer than ${plain}`);
    assert.ok(b < 0.01, `${b} is not blue`);
  });
}

test('a drawing is the same twice, and at the size it is painted', () => {
  assert.deepEqual(paint(glyph('teapot')), paint(glyph('teapot')));
});

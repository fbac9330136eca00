import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { drawPicture } from '../draw.js';
import { paintSample } from '../looks/sample-painting.js';
import { hex } from '../paint/kit/colour.js';
import { gradeTowards, measurePalette } from './palette.js';

const palettes = [
  ['#264653', '#2a9d8f', '#e9c46a', '#f4a261', '#e76f51'],
  ['#0b132b', '#5bc0be', '#f0f3f5'],
  ['#2b2d42', '#8d99ae', '#edf2f4', '#ef233c'],
  ['#606c38', '#283618', '#fefae0', '#dda15e', '#bc6c25'],
  ['#003049', '#d62828', '#f77f00', '#fcbf49', '#eae2b7'],
  ['#7209b7', '#4cc9f0'],
].map((palette) => palette.map(hex));

const size = 160;

function brightnessAt(pixels: Uint8ClampedArray, x: number, y: number): number {
  const byte = (Math.round(y * size) * size + Math.round(x * size)) * 4;
  return (pixels[byte] as number) * 0.3 + (pixels[byte + 1] as number) * 0.59 + (pixels[byte + 2] as number) * 0.11;
}

describe('gradeTowards', () => {
  for (const hints of palettes) {
    for (const night of [false, true]) {
      it(`brings a ${night ? 'night' : 'day'} to ${hints.map(String).join(' / ')}`, () => {
        const { pixels } = paintSample(size, size, { night });
        const before = measurePalette(pixels, size, size, hints);
        gradeTowards(pixels, size, size, hints);
        const after = measurePalette(pixels, size, size, hints);
        assert.ok(after.distance < before.distance, `${before.distance} → ${after.distance}`);
        assert.ok(after.distance < 12, `${after.distance}`);
      });
    }
  }

  it('meets the floor on whole pictures in every house style', async () => {
    const styles = ['stock', 'photo', 'vector', 'watercolor', 'painterly', 'sketch', 'masterly'] as const;
    const palette = ['#264653', '#2a9d8f', '#e9c46a', '#f4a261', '#e76f51'];
    for (const [at, style] of styles.entries()) {
      const prompt = at % 2 ? 'a cat under a tree at night' : 'a lighthouse by the sea';
      const task = { operation: 'text-to-image', model: style, style, prompt, width: 320, height: 320 } as const;
      const distances: number[] = [];
      // one picture may lie just beside the floor on one machine and not on another: canvases round differently
      for (const seed of [at, at + 7, at + 14]) {
        const { explanation } = await drawPicture({ ...task, palette, seed }, () => {});
        distances.push(explanation.paletteDistance ?? Infinity);
      }
      const [, middle = Infinity] = distances.toSorted((one, other) => one - other);
      assert.ok(middle < 12, `${style}: ${distances.join(', ')}`);
    }
  });

  it('keeps what is lighter lighter', () => {
    for (const hints of palettes) {
      const { pixels } = paintSample(size, size);
      gradeTowards(pixels, size, size, hints);
      const sun = brightnessAt(pixels, 0.3, 0.25);
      const sky = brightnessAt(pixels, 0.8, 0.3);
      const tree = brightnessAt(pixels, 0.2, 0.6);
      assert.ok(sun > sky && sky > tree, `${sun} ${sky} ${tree}`);
    }
  });

  it('takes one colour as a tint of everything, with its light and dark', () => {
    const { pixels } = paintSample(size, size);
    gradeTowards(pixels, size, size, [hex('#d62828')]);
    assert.ok(measurePalette(pixels, size, size, [hex('#d62828')]).distance < 20);
    assert.ok(brightnessAt(pixels, 0.3, 0.25) - brightnessAt(pixels, 0.2, 0.6) > 40);
  });

  it('does nothing without hints, and survives a picture of one colour', () => {
    const { pixels } = paintSample(size, size);
    const copy = pixels.slice();
    gradeTowards(pixels, size, size, []);
    assert.deepEqual(pixels, copy);
    const flat = new Uint8ClampedArray(64 * 64 * 4).fill(200);
    gradeTowards(flat, 64, 64, palettes[0] ?? []);
    assert.ok(flat.every((value) => value >= 0));
  });
});

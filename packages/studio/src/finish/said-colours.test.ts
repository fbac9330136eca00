import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPicture } from '../draw.js';
import { hex } from '../paint/kit/colour.js';
import { giveBack, isSaidOtherwise } from './said-colours.js';

test('what was said to be red is red whatever the palette is, and what is of the palette takes its red', async () => {
  const hues = async (prompt: string, palette: readonly string[]) => {
    const { pixels } = await drawPicture(
      { prompt, palette, width: 320, height: 320, seed: 3, style: 'stock' },
      () => {},
    );
    let red = 0;
    for (let at = 0; at < pixels.length; at += 4)
      if ((pixels[at] as number) > 110 && (pixels[at + 1] as number) < 90 && (pixels[at + 2] as number) < 90) red += 1;
    return red / (pixels.length / 4);
  };
  assert.ok((await hues('a red car on a road', ['#4cc9f0', '#264653'])) > 0.02);
  assert.ok((await hues('a car on a road', ['#4cc9f0', '#264653'])) < 0.002);
});

test('a said colour is its own unless a hint is as near', () => {
  const hints = ['#ffcc00', '#264653'].map(hex);
  assert.ok(isSaidOtherwise({ colour: '#d03030' }, hints));
  assert.ok(isSaidOtherwise({ wears: [{}, { colour: '#2e9e4f' }] }, hints));
  assert.ok(!isSaidOtherwise({ colour: '#f6c916' }, hints));
  assert.ok(!isSaidOtherwise({}, hints));
  assert.ok(!isSaidOtherwise({ colour: '#d03030' }, []), 'without hints there is nothing to keep');
});

test('only what was said is given back, softly at its edge', () => {
  const [width, height] = [9, 3];
  const index = new Uint8Array(width * height).map((_, pixel) => (pixel % width < 4 ? 1 : 0));
  const layers = [
    { region: 'sky', depth: 1 },
    { region: 'subject', depth: 0, coloured: true },
  ] as const;
  const pixels = new Uint8ClampedArray(width * height * 4).fill(0);
  giveBack(pixels, new Uint8ClampedArray(pixels.length).fill(200), width, { layers, index });
  const row = Array.from({ length: width }, (_, x) => pixels[(width + x) * 4] as number);
  assert.ok((row[1] as number) > 165 && row[8] === 0);
  assert.ok((row[3] as number) < (row[1] as number) && (row[4] as number) > 0);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPicture } from '../../draw.js';

/** How much of the upper third of an engraving is ink. */
async function inkAbove(prompt: string): Promise<number> {
  const request = { prompt, width: 256, height: 256, seed: 5, palette: [], style: 'ink' as const };
  const { pixels } = await drawPicture(request, () => undefined);
  const third = (pixels.length / 12) & ~3;
  let ink = 0;
  for (let byte = 0; byte < third; byte += 4) ink += 255 - (pixels[byte] as number);
  return ink / (third / 4) / 255;
}

test('an empty wall and a fair sky stay paper behind what a print is about', async () => {
  for (const prompt of ['engraving of an apple on a table', 'engraving of a boy walking his dog in a meadow']) {
    const ink = await inkAbove(prompt);
    assert.ok(ink < 0.1, `${prompt}: ${ink.toFixed(3)} of it is ink`);
  }
});

test('a storm and a night are printed with a heavy sky', async () => {
  for (const prompt of ['engraving of a boat in a storm', 'engraving of a boat at night']) {
    const ink = await inkAbove(prompt);
    assert.ok(ink > 0.15, `${prompt}: ${ink.toFixed(3)} of it is ink`);
  }
});

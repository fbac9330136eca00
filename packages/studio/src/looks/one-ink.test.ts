import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPicture } from '../draw.js';

/** Of a picture: how much is paper, how much is ink, and how much is neither nor between the two. */
async function inkOf(prompt: string, [red, green, blue]: readonly [number, number, number]) {
  const request = { prompt, width: 256, height: 256, seed: 5, palette: [], style: 'painterly' as const };
  const { pixels } = await drawPicture(request, () => undefined);
  let [paper, ink, other] = [0, 0, 0];
  for (let byte = 0; byte < pixels.length; byte += 4) {
    const [r, g, b] = [pixels[byte] as number, pixels[byte + 1] as number, pixels[byte + 2] as number];
    // how far it lies on the way from white to the ink, by its darkest channel
    const least = Math.min(red, green, blue);
    const share = (255 - Math.min(r, g, b)) / (255 - least);
    const off = Math.max(
      ...[
        red - (255 - (255 - r) / (share || 1)),
        green - (255 - (255 - g) / (share || 1)),
        blue - (255 - (255 - b) / (share || 1)),
      ].map(Math.abs),
    );
    if (share < 0.04) paper += 1;
    else if (share > 0.3 && off > 40) other += 1;
    else ink += 1;
  }
  const whole = pixels.length / 4;
  return { paper: paper / whole, ink: ink / whole, other: other / whole };
}

for (const [prompt, colour] of [
  ['line icon of a coffee cup', [43, 47, 58]],
  ['minimal line icon of a paper plane, single color, white background', [43, 47, 58]],
  ['coloring page of an owl', [16, 16, 18]],
] as const) {
  test(`nothing but lines of one ink on white: ${prompt}`, async () => {
    const { paper, ink, other } = await inkOf(prompt, colour);
    assert.ok(paper > 0.7, `${paper} is paper`);
    assert.ok(ink > 0.005, `${ink} is ink`);
    assert.ok(other < 0.002, `${other} is of another colour`);
  });
}

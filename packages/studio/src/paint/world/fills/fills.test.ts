import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPicture } from '../../../draw.js';
import { understand } from '../../../understanding.js';
import { fillRows } from '../../../language/vocabulary/fills.js';

/** How the lightness of a picture varies, over all of it and in each of its nine parts, in steps of 255. */
async function variance(prompt: string, side = 192): Promise<readonly number[]> {
  const request = { prompt, width: side, height: side, seed: 5, palette: [], style: 'vector' as const };
  // small pictures are drawn larger, and made small when they are encoded
  const { pixels, width, height } = await drawPicture(request, () => undefined);
  const spread = (left: number, top: number, right: number, bottom: number): number => {
    let [sum, squares, count] = [0, 0, 0];
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) {
        const byte = (y * width + x) * 4;
        const light = ((pixels[byte] as number) + (pixels[byte + 1] as number) + (pixels[byte + 2] as number)) / 3;
        sum += light;
        squares += light * light;
        count += 1;
      }
    return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
  };
  const parts = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) =>
      spread(
        Math.floor((column * width) / 3),
        Math.floor((row * height) / 3),
        Math.floor(((column + 1) * width) / 3),
        Math.floor(((row + 1) * height) / 3),
      ),
    ),
  );
  return [spread(0, 0, width, height), ...parts];
}

for (const prompt of [
  'polka dot pattern',
  'blue and white striped pattern',
  'red plaid pattern',
  'hexagon pattern',
  'black and white checkered pattern',
  'chevron pattern',
  'gold glitter background',
  'network background',
  'circuit board background',
  'tropical leaves pattern',
  'black marble texture',
  'retro sunburst background, orange and cream',
  'mosaic background',
  'terrazzo',
  'camouflage pattern',
  'leopard print',
  'zebra stripes pattern',
  'floral pattern, watercolor',
  'abstract swirls of colorful paint',
])
  test(`a motif goes from edge to edge: ${prompt}`, async () => {
    const [whole, ...parts] = await variance(prompt);
    assert.ok((whole as number) > 6, `${whole} over all of it`);
    for (const part of parts) assert.ok(part > 2, `${part.toFixed(1)} in one ninth of it`);
  });

test('a border leaves the middle free', async () => {
  const [, ...parts] = await variance('autumn leaves border on white', 240);
  const middle = parts[4] as number;
  for (const [index, part] of parts.entries())
    if (index !== 4) assert.ok(part > middle * 3, `${part.toFixed(1)} beside ${middle.toFixed(1)}`);
});

const words: Readonly<Partial<Record<string, string>>> = {
  border: 'leaves border',
  checks: 'checkered background',
  circuit: 'circuit board background',
  cowhide: 'cow print',
  dots: 'polka dot background',
  foliage: 'leaf background',
  geometry: 'geometric background',
  hexagons: 'hexagon background',
  ice: 'frozen texture',
  lines: 'wavy lines background',
  rays: 'sunburst background',
  rust: 'rusty texture',
  scales: 'scallop background',
  splash: 'watercolor splash',
  stripes: 'striped background',
  swirls: 'marbled background',
  triangles: 'low poly background',
  water: 'water texture',
  wool: 'knitted texture',
};

for (const { fill } of fillRows)
  test(`a motif is read and drawn in a low and a high format: ${fill}`, async () => {
    const prompt = words[fill] ?? `${fill} background`;
    assert.equal((await understand(prompt)).features[0], `fill:${fill}`, prompt);
    for (const [width, height] of [
      [256, 64],
      [64, 256],
    ] as const) {
      const request = { prompt, width, height, seed: 3, palette: ['#c83c3c'], style: 'stock' as const };
      const picture = await drawPicture(request, () => undefined);
      assert.equal(picture.width / picture.height, width / height);
    }
  });

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '../paint/kit/random.js';
import { createPainting } from '../paint/painting.js';
import type { Scene } from '../scene/scene.js';
import { embroidery } from './embroidery.js';

const SIDE = 256;
const [LEFT, RIGHT] = [88, 168];

/** A square of one colour before the bare sky, stitched. */
function stitched(colour: string): Uint8ClampedArray {
  const painting = createPainting(SIDE, SIDE, true);
  painting.layer({ region: 'sky', depth: 1 }, (context) => {
    context.fillStyle = '#bcd6ea';
    context.fillRect(0, 0, SIDE, SIDE);
  });
  painting.layer({ region: 'subject', depth: 0.2 }, (context) => {
    context.fillStyle = colour;
    context.fillRect(LEFT, LEFT, RIGHT - LEFT, RIGHT - LEFT);
  });
  const scene = { random: createRandom(5), items: [], width: SIDE, height: SIDE } as unknown as Scene;
  const pixels = painting.canvas.getContext('2d').getImageData(0, 0, SIDE, SIDE).data;
  return embroidery.finish({ scene, painting, pixels });
}

/** The mean of each channel in the columns between two, over the middle rows of the square. */
function meanOf(pixels: Uint8ClampedArray, from: number, to: number): [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let y = LEFT + 20; y < RIGHT - 20; y++)
    for (let x = from; x < to; x++, count++)
      for (const channel of [0, 1, 2] as const) sums[channel] += pixels[(y * SIDE + x) * 4 + channel] as number;
  return [sums[0] / count, sums[1] / count, sums[2] / count];
}

test('what is as pale as the cloth is set off from it by an outline', () => {
  const pixels = stitched('#f2efe8');
  const inside = meanOf(pixels, LEFT + 20, RIGHT - 20)[1];
  const outline = meanOf(pixels, LEFT, LEFT + 1)[1];
  assert.ok(outline < inside - 50, `${outline} beside ${inside}`);
});

test('grey things stay grey: no thread is dyed green or violet', () => {
  const mean = meanOf(stitched('#646a70'), LEFT + 10, RIGHT - 10);
  assert.ok(Math.max(...mean) - Math.min(...mean) < 26, mean.join(' '));
});

test('no thing near a corner is cut off by the ring', () => {
  const pixels = stitched('#c04030');
  // a quarter of the side from each edge and still cloth, not the ring nor what is around it
  const at = (Math.round(SIDE * 0.12) * SIDE + Math.round(SIDE * 0.12)) * 4;
  const wood = (pixels[at] as number) - (pixels[at + 2] as number);
  assert.ok(wood < 60, `${wood}`);
});

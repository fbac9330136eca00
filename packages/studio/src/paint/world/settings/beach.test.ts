import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../../understanding.js';
import { findWorld, staged } from '../../../scene/staged-for-tests.js';
import { createPainting } from '../../painting.js';

/** Pixels of dark trunks and leaves in the upper half of the side where palms are, before anything else is painted. */
async function greenIn(prompt: string, seed: number): Promise<number> {
  const { scene } = staged(await understand(prompt), seed);
  const { width, height } = scene;
  const painting = createPainting(width, height, false);
  findWorld('beach').paint(scene, painting);
  const { data } = painting.context.getImageData(0, 0, width, Math.round(height * 0.4));
  let green = 0;
  for (let at = 0; at < data.length; at += 4)
    if ((data[at + 1] as number) > Math.max((data[at] as number) * 1.25, (data[at + 2] as number) * 1.12)) green++;
  return green / (data.length / 4);
}

test('before the boats of a row no palm grows: they would be painted over it', async () => {
  for (const seed of [3, 7, 11, 29])
    assert.ok((await greenIn('four women, two bears, three suitcases, three boats and four sheep', seed)) < 0.004);
});

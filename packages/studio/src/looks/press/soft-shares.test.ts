import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LayerMap } from '../../paint/painting.js';
import type { Finish } from '../look.js';
import { inkLight, softShares } from './tone.js';

const [width, height] = [64, 64];
const isThing = (pixel: number): boolean => (pixel % width) + Math.floor(pixel / width) * 0.4 > 40;
const map: LayerMap = {
  layers: [
    { region: 'sky', depth: 1 },
    { region: 'subject', depth: 0.2 },
  ],
  index: Uint8Array.from({ length: width * height }, (_, pixel) => (isThing(pixel) ? 1 : 0)),
};

test('what a look does to a thing sets in softly along its outline', () => {
  const shares = softShares(map, [0, 1], width, height);
  for (let y = 8; y < 56; y++) {
    const steps = Array.from({ length: width - 1 }, (_, x) => shares[y * width + x + 1]! - shares[y * width + x]!);
    assert.ok(Math.max(...steps) < 0.7, `${Math.max(...steps)}`);
  }
  assert.equal(shares[0], 0);
  assert.equal(shares[width - 1 + width * 40], 1);
});

test('a dark face within a white beard is printed light enough to be seen', () => {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const grey = !isThing(pixel) ? 255 : pixel % 5 === 0 ? 245 : 60;
    pixels.set([grey, grey, grey, 255], pixel * 4);
  }
  const scene = { items: [], width } as unknown as Finish['scene'];
  const light = inkLight({ pixels, scene, painting: { width, height } as Finish['painting'] }, map);
  assert.ok(light[width * 40 + 51]! > 0.4, `${light[width * 40 + 51]}`);
});

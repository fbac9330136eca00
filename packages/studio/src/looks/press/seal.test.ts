import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signs } from '../../paint/lettering/signs.js';
import { setSign } from './seal.js';

test('a character has several strokes and stays within its square', () => {
  const size = 20;
  for (const [number] of signs.entries()) {
    const pixels = new Uint8ClampedArray(40 * 40 * 4);
    setSign(pixels, 40, { left: 10, top: 10, size }, number, [255, 0, 0]);
    let [inside, outside] = [0, 0];
    for (let pixel = 0; pixel < 1600; pixel++) {
      if (pixels[pixel * 4] === 0) continue;
      const [x, y] = [pixel % 40, Math.floor(pixel / 40)];
      if (x >= 10 && y >= 10 && x < 30 && y < 30) inside++;
      else outside++;
    }
    assert.ok(inside > size * 3, `${number}: ${inside}`);
    assert.equal(outside, 0, `${number}`);
  }
});

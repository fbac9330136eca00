import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canvasOf, pixelsOf } from './canvas.js';
import { layOver } from './layers.js';

test('pixels are laid over others as a canvas lays them', () => {
  const side = 16;
  const noise = (seed: number): Uint8ClampedArray<ArrayBuffer> =>
    Uint8ClampedArray.from({ length: side * side * 4 }, (_, at) => {
      const value = ((at + seed) * 2654435761) % 256;
      // some are not there at all, some are opaque, the rest is not too thin for its colour to be known
      return at % 4 < 3 ? value : value < 60 ? 0 : value > 200 ? 255 : value;
    });
  const [under, over] = [noise(1), noise(77)];
  const canvas = canvasOf(under, side, side);
  canvas.getContext('2d').drawImage(canvasOf(over, side, side), 0, 0);
  layOver(under, over);
  for (const [at, value] of pixelsOf(canvas).entries())
    if (under[at - (at % 4) + 3]! > 0) assert.ok(Math.abs(value - under[at]!) <= 3, `${at}: ${value}, ${under[at]}`);
});

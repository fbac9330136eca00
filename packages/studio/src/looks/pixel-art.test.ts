import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pixelArt } from './pixel-art.js';
import { paintSample } from './sample-painting.js';

test('a thing of large pixels is flat and has a dark rim, and what is behind it is as light beside it as elsewhere', () => {
  const side = 384;
  const cell = 4;
  const after = pixelArt.finish(paintSample(side, side));
  const lightAt = (x: number, y: number): number => {
    const byte = (Math.round(y) * side + Math.round(x)) * 4;
    return (after[byte] as number) + (after[byte + 1] as number) + (after[byte + 2] as number);
  };
  // the left wall of the house, before water
  const [wall, height] = [side * 0.5, side * 0.66];
  const [inside, rim, beside, far] = [wall + cell, wall - cell / 2, wall - cell * 3, wall - cell * 9].map((x) =>
    lightAt(x, height),
  ) as [number, number, number, number];
  assert.ok(rim < Math.min(inside, beside) * 0.75, `${inside} ${rim} ${beside}`);
  assert.ok(Math.abs(beside - far) < 60, `${beside} ${far}`);
});

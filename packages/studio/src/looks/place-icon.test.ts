import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeIcon } from './place-icon.js';
import { paintSample } from './sample-painting.js';

test('a line icon of a place is lines in a ring on bare paper', () => {
  const side = 384;
  const { scene } = paintSample(side, side);
  const pixels = placeIcon({ ...scene, setting: 'mountains' }, [40, 40, 60], [255, 255, 255]);
  let [inside, outside] = [0, 0];
  for (let pixel = 0; pixel < side * side; pixel++) {
    if ((pixels[pixel * 4] as number) > 128) continue;
    const away = Math.hypot((pixel % side) - side / 2, Math.floor(pixel / side) - side / 2);
    if (away < side * 0.34) inside++;
    else if (away > side * 0.38) outside++;
  }
  assert.equal(outside, 0);
  assert.ok(inside > side * 2 && inside < side * side * 0.1, `${inside}`);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ballIn, distanceToEdge, faceAt, faceOfBall } from './relief.js';

const SIDE = 64;

/** A disc in the middle, as a ball is seen. */
function disc(): Uint8ClampedArray {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let pixel = 0; pixel < SIDE * SIDE; pixel++) {
    const [x, y] = [(pixel % SIDE) - 32, Math.floor(pixel / SIDE) - 32];
    if (Math.hypot(x, y) < 28) data[pixel * 4 + 3] = 255;
  }
  return data;
}

test('a ball turns away from us everywhere, a disc only along its edge', () => {
  const distance = distanceToEdge(disc(), SIDE, SIDE);
  const ball = ballIn(distance, SIDE);
  assert.ok(Math.abs(ball.x - 32) < 4 && Math.abs(ball.y - 32) < 4 && ball.radius > 20);
  const [round, flat] = [
    { across: 0, down: 0, towards: 1 },
    { across: 0, down: 0, towards: 1 },
  ];
  faceOfBall(ball, 32, 44, round);
  faceAt(distance, SIDE, SIDE, 32, 44, 6, flat);
  assert.ok(round.down > 0.3 && round.towards < 0.95);
  assert.equal(flat.towards, 1);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hangingOf } from './hair-outline.js';

const [WIDTH, HEIGHT, UNIT] = [160, 120, 40];

test('hair that grows wider below a hat is kept along a slant, and what stands off further out is not', () => {
  const [middle, eyes, collar] = [80, 30, 100];
  const matte = new Float32Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1) {
    // Half a unit wider below the ears, and something beside it that hangs from nowhere.
    const half = y < eyes + UNIT * 0.3 ? UNIT * 0.8 : UNIT * 1.3;
    for (let x = 0; x < WIDTH; x += 1) if (Math.abs(x - middle) < half) matte[y * WIDTH + x] = 1;
  }
  const person = { width: WIDTH, height: HEIGHT, matte, skin: matte.map(() => 0), hair: matte };
  const ends = hangingOf(person, [middle, eyes], [middle, collar], UNIT, () => 0, true, false);
  for (const side of [-1, 1]) {
    const endAt = (aside: number): number => ends[Math.round(middle + side * aside * UNIT)]!;
    assert.ok(endAt(0.6) > collar, 'below the head');
    assert.ok(endAt(0.95) > collar, 'a little beside it');
    assert.ok(endAt(1.25) < eyes + UNIT * 0.3, 'far beside it');
  }
});

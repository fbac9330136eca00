import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layPicture } from './resample.js';

const pictureOf = (width: number, height: number, at: (x: number, y: number) => readonly number[]) => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height * 4 }, (_, index) => {
    const pixel = index >> 2;
    return at(pixel % width, Math.floor(pixel / width))[index & 3]!;
  }),
});

test('a slope stays one at every size, and the sheet beside the picture is empty', () => {
  const slope = pictureOf(40, 30, (x, y) => [x * 5, y * 6, 100, 255]);
  for (const scale of [0.4, 1, 1.7]) {
    const laid = layPicture(slope, { scale, x: 7.25, y: 5.5 }, 96, 80);
    let seen = 0;
    for (let y = 0; y < 80; y += 1) {
      for (let x = 0; x < 96; x += 1) {
        const [fromX, fromY] = [(x + 0.5 - 7.25) / scale - 0.5, (y + 0.5 - 5.5) / scale - 0.5];
        const [red, green, blue, alpha] = laid.subarray((y * 96 + x) * 4) as unknown as number[];
        const inside = fromX >= -0.5 && fromY >= -0.5 && fromX < 39.5 && fromY < 29.5;
        assert.equal(alpha, inside ? 255 : 0, `${x}, ${y} at ${scale}`);
        if (fromX < 6 || fromY < 6 || fromX > 33 || fromY > 23) continue;
        seen += 1;
        assert.ok(Math.abs(red! - fromX * 5) < 1.2 && Math.abs(green! - fromY * 6) < 1.2 && blue === 100);
      }
    }
    assert.ok(seen > 50);
  }
});

test('what is not there lends no colour to what is', () => {
  const half = pictureOf(20, 20, (x) => (x < 10 ? [200, 40, 10, 255] : [0, 255, 255, 0]));
  const laid = layPicture(half, { scale: 2.3, x: 0, y: 0 }, 46, 46);
  for (let at = 0; at < laid.length; at += 4) {
    if (laid[at + 3]! < 3) continue;
    const near = [200, 40, 10].every((value, channel) => Math.abs(laid[at + channel]! - value) <= 2);
    assert.ok(near, [...laid.subarray(at, at + 4)].join(', '));
  }
});

test('a picture beside the sheet leaves it empty', () => {
  const plain = pictureOf(4, 4, () => [9, 9, 9, 255]);
  assert.ok(layPicture(plain, { scale: 1, x: 50, y: 0 }, 16, 16).every((value) => value === 0));
  assert.ok(layPicture(plain, { scale: 1, x: 0, y: -9 }, 16, 16).every((value) => value === 0));
});

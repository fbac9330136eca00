import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brightened, type RgbPicture } from './photo.js';

/** Grey, from one tone to another. */
function ramp(from: number, to: number): RgbPicture {
  const [width, height] = [60, 40];
  const data = new Uint8Array(width * height * 3).map(
    (_, at) => from + ((to - from) * (at % (width * 3))) / (width * 3),
  );
  return { width, height, data };
}

test('a dark picture is stretched over all tones, one by day is not touched', () => {
  const { data } = brightened(ramp(4, 60));
  assert.ok(Math.min(...data) <= 6 && Math.max(...data) >= 250, `${Math.min(...data)} to ${Math.max(...data)}`);
  assert.ok(
    data.every((tone, at) => at % 180 < 3 || tone >= data[at - 3]!),
    'what was brighter is brighter',
  );
  const day = ramp(20, 200);
  assert.equal(brightened(day), day);
});

test('the noise of a black picture stays noise', () => {
  assert.ok(Math.max(...brightened(ramp(1, 4)).data) < 100);
});

test('a picture without pixels is nothing', () => {
  const none = { width: 0, height: 0, data: new Uint8Array() };
  assert.equal(brightened(none), none);
});

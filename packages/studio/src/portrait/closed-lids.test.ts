import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clearClosedLids } from './closed-lids.js';
import { anatomy } from './regions-for-tests.js';

const SIDE = 256;
const SKIN = [206, 150, 116] as const;

/** A face whose eyes are dark from corner to corner; `soft` is how far that runs out up and down, in units. */
function faceWith(soft: number) {
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const [x, y] = [(at / 4) % SIDE, Math.floor(at / 4 / SIDE)];
    let dark = 0;
    for (const [eyeX, eyeY] of [anatomy.leftEye, anatomy.rightEye]) {
      const [aside, below] = [(x - eyeX) / anatomy.unit, (y - eyeY - 1) / anatomy.unit];
      dark = Math.max(dark, Math.exp(-((below / soft) ** 2)) * Math.exp(-((aside / 0.14) ** 4)));
    }
    pixels.set([...SKIN.map((own) => own * (1 - 0.8 * dark)), 255], at);
  }
  return pixels;
}

/** By how much both eyes, lids and all, are darker than the skin. */
function darkness(pixels: Uint8ClampedArray): number {
  let sum = 0;
  for (const [eyeX, eyeY] of [anatomy.leftEye, anatomy.rightEye])
    for (let down = -0.2; down < 0.1; down += 0.01)
      for (let aside = -0.16; aside < 0.16; aside += 0.01) {
        const [x, y] = [Math.round(eyeX + aside * anatomy.unit), Math.round(eyeY + down * anatomy.unit)];
        sum += SKIN[0] - pixels[(y * SIDE + x) * 4]!;
      }
  return sum;
}

test('closed eyes that are a smear get a line of lashes and a clear cheek below it, clear ones stay as they are', () => {
  const pixels = faceWith(0.085);
  const lightAt = (down: number): number =>
    pixels[(Math.round(anatomy.leftEye[1] + down * anatomy.unit) * SIDE + Math.round(anatomy.leftEye[0])) * 4]!;
  const lower = lightAt(0.11);
  assert.equal(clearClosedLids(pixels, SIDE, SIDE, anatomy), true);
  assert.ok(lightAt(0.11) > lower + 6, `${lower} → ${lightAt(0.11)}`);
  const darkest = Math.min(...Array.from({ length: 21 }, (_, index) => lightAt(index * 0.006 - 0.05)));
  assert.ok(darkest < 60, `lashes of ${darkest}`);

  const clear = faceWith(0.02);
  const before = clear.slice();
  assert.equal(clearClosedLids(clear, SIDE, SIDE, anatomy), false);
  assert.deepEqual(clear, before);
});

test('closed eyes stay the darkest of a face: without any shade on the lids it is a mask in which nobody is found', () => {
  const pixels = faceWith(0.085);
  const before = darkness(pixels);
  assert.equal(clearClosedLids(pixels, SIDE, SIDE, anatomy), true);
  const kept = darkness(pixels) / before;
  assert.ok(kept > 0.85, `${(kept * 100).toFixed(0)} % of the shade is left`);
});

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

test('closed eyes that are a smear get lids and a line of lashes, clear ones stay as they are', () => {
  const pixels = faceWith(0.085);
  const lightAt = (down: number): number =>
    pixels[(Math.round(anatomy.leftEye[1] + down * anatomy.unit) * SIDE + Math.round(anatomy.leftEye[0])) * 4]!;
  const [lid, lower] = [lightAt(-0.06), lightAt(0.09)];
  assert.equal(clearClosedLids(pixels, SIDE, SIDE, anatomy), true);
  assert.ok(lightAt(-0.06) > lid + 12 && lightAt(0.09) > lower + 20, `${lid} → ${lightAt(-0.06)}, ${lightAt(0.09)}`);
  const darkest = Math.min(...Array.from({ length: 21 }, (_, index) => lightAt(index * 0.006 - 0.05)));
  assert.ok(darkest < 80, `lashes of ${darkest}`);

  const clear = faceWith(0.02);
  const before = clear.slice();
  assert.equal(clearClosedLids(clear, SIDE, SIDE, anatomy), false);
  assert.deepEqual(clear, before);
});

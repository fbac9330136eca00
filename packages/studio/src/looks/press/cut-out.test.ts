import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { croppedSides, fitRound, outlined } from './cut-out.js';

test('what the frame cut off is cut off by the ring, and shows no straight border in it', () => {
  const box = { left: 0, top: 20, right: 60, bottom: 99 };
  const cropped = croppedSides(box, 100, 100);
  assert.deepEqual(cropped, { left: true, right: false, bottom: true });
  const picture = createCanvas(100, 100);
  const from = picture.getContext('2d');
  from.fillStyle = '#aa3311';
  from.fillRect(box.left, box.top, box.right + 1, box.bottom - box.top + 1);
  const sheet = createCanvas(200, 200);
  const into = sheet.getContext('2d');
  fitRound(into, picture, box, cropped, { x: 100, y: 100, radius: 80 });
  const { data } = into.getImageData(0, 0, 200, 200);
  const isPainted = (x: number, y: number): boolean => (data[(y * 200 + x) * 4 + 3] as number) > 128;
  // it reaches the ring where it was cut off, and is nowhere outside it
  assert.ok(isPainted(22, 100) && isPainted(100, 178));
  for (let y = 0; y < 200; y += 3)
    for (let x = 0; x < 200; x += 3) if (Math.hypot(x - 100, y - 100) > 83) assert.ok(!isPainted(x, y), `${x},${y}`);
});

test('what is whole is no head, and what fills the frame is a view', () => {
  assert.equal(croppedSides({ left: 10, top: 10, right: 80, bottom: 80 }, 100, 100), undefined);
  assert.equal(croppedSides({ left: 0, top: 0, right: 99, bottom: 99 }, 100, 100), undefined);
});

/** How much of a square's surroundings is ink when its outline is drawn with such a pen. */
function inkOf(pen?: number): number {
  const picture = createCanvas(512, 512);
  const context = picture.getContext('2d');
  context.fillStyle = '#a0303c';
  context.fillRect(128, 128, 256, 256);
  outlined(picture, [0, 0, 0], pen);
  const { data } = context.getImageData(0, 0, 512, 512);
  return data.filter((value, byte) => byte % 4 === 3 && value > 128).length;
}

test('outlines are as wide as the pen', () => {
  const [usual, fine] = [inkOf(), inkOf(1.2)];
  assert.ok(fine > 256 * 4, `${fine}`);
  assert.ok(fine < usual * 0.75, `${fine} of ${usual}`);
});

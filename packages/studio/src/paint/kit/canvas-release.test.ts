import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { inParts, keepCanvas, withCanvases } from './canvas-release.js';

function painted(side: number): Canvas {
  const canvas = createCanvas(side, side);
  canvas.getContext('2d').fillRect(0, 0, side, side);
  return canvas;
}

test('what was painted on is empty afterwards, what it was drawn onto is not', () => {
  const outside = painted(8);
  let inside: Canvas | undefined;
  let remembered: Canvas | undefined;
  const data = withCanvases(() => {
    const sheet = painted(8);
    withCanvases(() => {
      inside = painted(8);
      remembered = keepCanvas(painted(8));
      sheet.getContext('2d').drawImage(inside, 0, 0);
    });
    assert.equal(inside?.width, 1);
    assert.equal(sheet.width, 8, 'it belongs to the work around');
    return sheet.getContext('2d').getImageData(0, 0, 8, 8).data;
  });
  assert.ok(data.every((value, index) => value === (index % 4 === 3 ? 255 : 0)));
  assert.deepEqual([outside.width, remembered?.width], [8, 8]);
});

test('also where the work fails', () => {
  let canvas: Canvas | undefined;
  assert.throws(() =>
    withCanvases(() => {
      canvas = painted(4);
      throw new Error('stopped');
    }),
  );
  assert.equal(canvas?.width, 1);
});

test("work in parts keeps its canvases to its end, and nobody else's, whoever works between", async () => {
  const works = ['one', 'other'].map(() =>
    inParts(async (part) => {
      const sheet = part(() => painted(8));
      await setImmediate();
      const between = painted(8);
      const second = part(() => painted(8));
      await setImmediate();
      assert.deepEqual([sheet.width, second.width], [8, 8]);
      return [sheet, second, between];
    }),
  );
  for (const work of works)
    assert.deepEqual(
      (await work).map(({ width }) => width),
      [1, 1, 8],
    );
});

test('also where a part fails', async () => {
  let canvas: Canvas | undefined;
  const failing = inParts(async (part) => {
    canvas = part(() => painted(4));
    await setImmediate();
    throw new Error('stopped');
  });
  await assert.rejects(failing);
  assert.equal(canvas?.width, 1);
});

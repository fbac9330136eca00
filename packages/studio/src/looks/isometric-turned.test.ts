import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { turned } from './isometric-turned.js';

/** A side view of so much paint: all of its box, or two wheels in it. */
function sideView(wheels: boolean) {
  const picture = createCanvas(200, 120);
  const context = picture.getContext('2d');
  context.fillStyle = '#c03030';
  if (wheels) for (const x of [20, 150]) context.fillRect(x, 70, 30, 30);
  else context.fillRect(20, 40, 160, 60);
  const { data } = context.getImageData(0, 0, 200, 120);
  const solid = Float32Array.from({ length: 200 * 120 }, (_, pixel) => ((data[pixel * 4 + 3] as number) > 0 ? 1 : 0));
  return { picture, solid, empty: false, box: { left: 20, top: 40, right: 179, bottom: 99 } };
}

test('a side view stands on the block as a solid that runs down to the right and back to the right', () => {
  const { picture, deep } = turned(sideView(false));
  const { data, width, height } = picture.getContext('2d').getImageData(0, 0, picture.width, picture.height);
  const lowest = (x: number): number => {
    for (let y = height - 1; y >= 0; y--) if ((data[(y * width + x) * 4 + 3] as number) > 128) return y;
    return 0;
  };
  const highest = (x: number): number => {
    for (let y = 0; y < height; y++) if ((data[(y * width + x) * 4 + 3] as number) > 128) return y;
    return height;
  };
  const long = Math.round(width * (1 - deep));
  assert.ok(lowest(long - 6) - lowest(6) > long * 0.4, 'its side runs down to the right');
  assert.ok(lowest(long - 6) - lowest(width - 6) > (width - long) * 0.35, 'its end runs back up');
  assert.ok(highest(6) < lowest(6) - 60, 'its top is seen beside its side');
  assert.ok(deep > 0.15 && deep < 0.4);
});

test('a frame on wheels stays narrow', () => {
  assert.ok(turned(sideView(true)).deep < turned(sideView(false)).deep / 2);
});

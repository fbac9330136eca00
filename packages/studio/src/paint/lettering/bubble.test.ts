import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import type { Painting } from '../painting.js';
import { paintBubble } from './bubble.js';

function sheet() {
  const context = createCanvas(400, 400).getContext('2d');
  const layer: Painting['layer'] = (_where, paint) => paint(context);
  return { context, painting: { width: 400, height: 400, layer } as Painting };
}

test('no line is between a speech bubble and its tail', () => {
  const { context, painting } = sheet();
  const box = { left: 50, top: 60, width: 300, height: 200 };
  paintBubble(painting, 'hi', { kind: 'speech', box, to: [150, 320] });
  const { data } = context.getImageData(150, 250, 1, 20);
  for (let row = 0; row < 20; row++) assert.ok((data[row * 4] ?? 0) > 230, `row ${row}: ${data[row * 4]}`);
});

test('the tail of a speech bubble beside somebody is short and goes down: a sliver would end at their staff', () => {
  const { context, painting } = sheet();
  const box = { left: 200, top: 20, width: 180, height: 100 };
  paintBubble(painting, 'hi', { kind: 'speech', box, to: [60, 110] });
  const { data } = context.getImageData(0, 0, 400, 400);
  const painted = (x: number, y: number): boolean => (data[(y * 400 + x) * 4 + 3] ?? 0) > 0;
  const left = Array.from({ length: 400 }, (_, x) => x).find((x) =>
    Array.from({ length: 400 }, (_, y) => y).some((y) => painted(x, y)),
  );
  assert.ok((left ?? 0) > 150, `${left}`);
  assert.ok(Array.from({ length: 400 }, (_, x) => x).some((x) => painted(x, 140)));
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas, Path2D } from '@napi-rs/canvas';
import { outlined } from './outlined.js';
import type { Context } from './kit/shapes.js';

const SIZE = 100;

/** What is painted, at a place: `.` nothing, `w` paper, `k` ink. */
function drawn(paint: (context: Context) => void): (x: number, y: number) => string {
  const context = createCanvas(SIZE, SIZE).getContext('2d');
  paint(outlined(context, 4, () => {}));
  const { data } = context.getImageData(0, 0, SIZE, SIZE);
  return (x, y) => {
    const byte = (y * SIZE + x) * 4;
    if ((data[byte + 3] as number) < 128) return '.';
    return (data[byte] as number) > 128 ? 'w' : 'k';
  };
}

const square = (from: number, to: number): Path2D => {
  const path = new Path2D();
  path.rect(from, from, to - from, to - from);
  return path;
};

test('a form is white with a line around it, and hides what is behind it', () => {
  const at = drawn((context) => {
    context.fillStyle = 'rgb(200,30,30)';
    context.fill(square(10, 60));
    context.fillStyle = 'rgb(30,30,200)';
    context.fill(square(40, 90));
  });
  assert.deepEqual(
    [at(30, 30), at(10, 30), at(50, 50), at(40, 70), at(60, 50), at(4, 4)],
    ['w', 'k', 'w', 'k', 'w', '.'],
  );
});

test('light, shadow and glows are left out', () => {
  const at = drawn((context) => {
    context.fillStyle = 'rgba(0,0,0,0.4)';
    context.fill(square(10, 90));
    const glow = context.createRadialGradient(50, 50, 0, 50, 50, 40);
    glow.addColorStop(0, 'rgb(255,240,200)');
    glow.addColorStop(1, 'rgba(255,240,200,0)');
    context.fillStyle = glow;
    context.fillRect(0, 0, SIZE, SIZE);
  });
  assert.deepEqual([at(50, 50), at(10, 50)], ['.', '.']);
});

test('a broad stroke is a form, a narrow one a line', () => {
  const at = drawn((context) => {
    context.strokeStyle = 'rgb(90,140,60)';
    for (const [y, width] of [
      [30, 24],
      [80, 3],
    ] as const) {
      context.lineWidth = width;
      context.beginPath();
      context.moveTo(0, y);
      context.lineTo(SIZE, y);
      context.stroke();
    }
  });
  assert.deepEqual([at(50, 30), at(50, 18), at(50, 80), at(50, 60)], ['w', 'k', 'k', '.']);
});

test('of what comes as a picture one is told', () => {
  let told = 0;
  const context = createCanvas(SIZE, SIZE).getContext('2d');
  outlined(context, 4, () => told++).drawImage(createCanvas(4, 4), 0, 0);
  assert.equal(told, 1);
});

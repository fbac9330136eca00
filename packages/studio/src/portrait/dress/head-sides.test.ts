import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Anatomy } from '../anatomy.js';
import { headSides } from './head-sides.js';

const [WIDTH, HEIGHT] = [200, 200];
const anatomy = { eyes: [100, 90], chin: [100, 130], crown: [100, 50], unit: 40 } as unknown as Anatomy;

test('hair that stands off a head is beside it, loose strands and shoulders are not', () => {
  const head = new Float32Array(WIDTH * HEIGHT);
  const fill = (left: number, right: number, top: number, bottom: number): void => {
    for (let y = top; y < bottom; y += 1) head.fill(1, y * WIDTH + left, y * WIDTH + right);
  };
  fill(70, 150, 50, 140);
  fill(40, 70, 80, 82);
  fill(10, 190, 140, 200);
  assert.deepEqual(headSides(head, WIDTH, HEIGHT, anatomy), [70, 149]);
});

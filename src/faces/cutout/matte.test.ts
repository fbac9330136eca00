import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Point } from '../find/face-models.js';
import { matteOf } from './matte.js';
import type { Matting } from './matting.js';

const [WIDTH, HEIGHT] = [600, 500];
const UNIT = 80;
const EYES: Point = [300, 140];

/** Points of a face that looks straight ahead: enough of them to know its eyes, chin and width. */
const landmarks = Array.from({ length: 68 }, (_, index): Point => {
  if (index === 0 || index === 16) return [EYES[0] + (index === 0 ? -0.7 : 0.7) * UNIT, EYES[1]];
  if (index === 8) return [EYES[0], EYES[1] + UNIT];
  if (index >= 36 && index < 48) return [EYES[0] + (index < 42 ? -0.35 : 0.35) * UNIT, EYES[1]];
  return [EYES[0], EYES[1] + UNIT * 0.5];
});
const picture = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT * 3).fill(120) };

/** In the whole photo it sees the head alone; in a part of it, the person from head to chest. */
function createShortSighted(bodySeen: boolean) {
  const looks: number[] = [];
  const matte: Matting['matte'] = ({ width, height }) => {
    looks.push(width);
    const whole = width === WIDTH;
    return Promise.resolve(
      Float32Array.from({ length: width * height }, (_, pixel) => {
        const [x, y] = [pixel % width, Math.floor(pixel / width)];
        if (!whole) return Math.abs(x - width / 2) < width * 0.3 ? 1 : 0;
        const head = Math.hypot((x - EYES[0]) / 0.75, y - EYES[1]) < UNIT * 1.15;
        return head || (bodySeen && y > EYES[1] && Math.abs(x - EYES[0]) < UNIT * 0.8) ? 1 : 0;
      }),
    );
  };
  return { matting: { matte, glance: matte }, looks };
}

test('a body that is lost in a crowded photo is found by a closer look', async () => {
  const { matting } = createShortSighted(false);
  const { matte } = await matteOf(matting, picture, landmarks);
  for (const below of [1.3, 1.6, 1.9])
    assert.equal(matte[Math.round(EYES[1] + below * UNIT) * WIDTH + EYES[0]], 1, `${below} below the eyes`);
  assert.equal(matte[(HEIGHT - 1) * WIDTH], 0, 'nothing is added where nobody was looked for');
});

test('a body that is seen is not looked at again, nor one that the photo does not show', async () => {
  const seen = createShortSighted(true);
  await matteOf(seen.matting, picture, landmarks);
  assert.equal(seen.looks.length, 1);
  const tight = { width: WIDTH, height: 240, data: new Uint8Array(WIDTH * 240 * 3).fill(120) };
  const cut = createShortSighted(false);
  await matteOf(cut.matting, tight, landmarks);
  assert.equal(cut.looks.length, 1);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { createRandom } from '../../paint/kit/random.js';
import { pixelsOf } from '../../raster/canvas.js';
import { anatomy } from '../regions-for-tests.js';
import { drawFeatures } from './drawn-features.js';

const SIDE = 256;

/** What is drawn in the middle of a mouth whose inside has the given light. */
function drawnInMouth(inside: number): number {
  const points = anatomy.points.map(([x, y], index) => {
    const [, middle] = anatomy.mouth;
    return [x, index >= 60 ? middle + (y - middle) * 0.2 : y] as const;
  });
  const { mouth, unit } = anatomy;
  const picture = new Uint8ClampedArray(SIDE * SIDE * 4).fill(150);
  for (let at = 0; at < picture.length; at += 4)
    if (Math.abs(Math.floor(at / 4 / SIDE) - mouth[1]) < unit * 0.03) picture.fill(inside, at, at + 3);
  const canvas = createCanvas(SIDE, SIDE);
  drawFeatures(
    canvas,
    {
      width: SIDE,
      height: SIDE,
      picture,
      matte: new Float32Array(SIDE * SIDE).fill(1),
      anatomy: { ...anatomy, points },
      hatted: false,
      placeWished: false,
      accents: [],
      random: createRandom(1),
      words: '',
    },
    { eyes: { iris: 1, lid: 0.03, lights: 1, open: 1, bright: 0 }, brows: 0, nose: 0, mouth: 0, parting: 1 },
  );
  const pixels = pixelsOf(canvas);
  let most = 0;
  for (let y = Math.round(mouth[1] - unit * 0.08); y < mouth[1] + unit * 0.08; y += 1)
    most = Math.max(most, pixels[(y * SIDE + Math.round(mouth[0])) * 4 + 3]!);
  return most;
}

test('closed lips of an animated figure have a line between them, teeth have none drawn over them', () => {
  assert.ok(drawnInMouth(120) > 80, `${drawnInMouth(120)} of a line`);
  assert.equal(drawnInMouth(240), 0);
});

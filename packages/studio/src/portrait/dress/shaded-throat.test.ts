import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Point } from '../../paint/kit/shapes.js';
import { anatomy } from '../regions-for-tests.js';
import { shadedThroat } from './shaded-throat.js';

const SIDE = 256;
const [SKIN, SHADE, CLOTH] = [
  [214, 168, 140],
  [92, 69, 56],
  [60, 66, 92],
] as const;

test('the shade behind the chin of a turned head is throat, cloth there is not', () => {
  const { chin, collar, unit } = anatomy;
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const [x, y] = [(at / 4) % SIDE, Math.floor(at / 4 / SIDE)];
    pixels.set([...(y < chin[1] ? SKIN : x < collar[0] + unit * 0.3 ? SHADE : CLOTH), 255], at);
  }
  const beside = (right: number): number =>
    Math.round(chin[1] + unit * 0.2) * SIDE + Math.round(collar[0] + unit * right);
  const turned = anatomy.points.map((point, index): Point => [point[0] + (index < 17 ? unit * 0.25 : 0), point[1]]);
  const skinOf = (points: readonly Point[]): Float32Array => {
    const skin = new Float32Array(SIDE * SIDE);
    shadedThroat(skin, pixels, SIDE, SIDE, { ...anatomy, points });
    return skin;
  };
  const skin = skinOf(turned);
  assert.ok(skin[beside(0.2)]! > 0.8, `${skin[beside(0.2)]} in the shade`);
  assert.ok(skin[beside(0.5)]! < 0.1, `${skin[beside(0.5)]} on cloth`);
  assert.equal(skinOf(anatomy.points)[beside(0.2)], 0);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { createRandom } from '../../kit/random.js';
import { tonesOf } from '../form/tones.js';
import { paintCollar } from './collar.js';
import type { LimbLook } from './limbs.js';
import { poses } from './poses.js';
import { proportionsOf } from './proportions.js';
import { poseFigure } from './skeleton.js';

const SKIN = [180, 90, 60] as const;

test('above a jacket and the collar of its shirt the throat is bare, and below them is the shirt', () => {
  const skeleton = poseFigure(proportionsOf('adult', 'man', createRandom(1)), poses.standing);
  const canvas = createCanvas(200, 240);
  const context = canvas.getContext('2d');
  context.translate(100, 220);
  const look = {
    outfit: { top: { collar: 'lapel', inner: [240, 240, 240] } },
    skin: SKIN,
    light: { side: 0.3, height: 0.6 },
  } as unknown as LimbLook;
  paintCollar(context, skeleton, look, tonesOf([40, 44, 60]), 0.1);
  const redAt = ([x, y]: readonly [number, number]): number => {
    const [red = 0, , blue = 0] = context.getImageData(Math.round(100 + x), Math.round(220 + y), 1, 1).data;
    return red - blue;
  };
  assert.ok(redAt(skeleton.trunk(0.08, 1.03)) > 60, 'the throat is skin');
  assert.ok(Math.abs(redAt(skeleton.trunk(0.1, 0.7))) < 30, 'the shirt is none');
});

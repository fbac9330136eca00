import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { staged } from '../../../scene/staged-for-tests.js';
import { understand } from '../../../understanding.js';
import type { Painting } from '../../painting.js';
import { streetAcross } from '../elements/lanes.js';
import { frontOf } from '../elements/street-front.js';
import { createView } from '../view.js';
import { paintWetGround } from './wet.js';

test('in the rain the pavement is wet, and not the houses behind it', async () => {
  const { scene } = staged(await understand('a red car driving past in a street in the rain'), 3);
  const view = createView(scene);
  const lanes = streetAcross(view);
  assert.ok(lanes && scene.setting === 'street');
  const { width, height } = view;
  const street = createCanvas(width, height);
  street.getContext('2d').fillRect(0, 0, width, height);
  const wet = createCanvas(width, height);
  const painting = {
    canvas: street,
    layer: (_where: unknown, paint: (on: unknown) => void) => paint(wet.getContext('2d')),
  } as unknown as Painting;
  paintWetGround(view, painting);
  const foot = Math.round(frontOf(view, lanes));
  assert.ok(foot > view.horizon + 4, 'the houses stand before the horizon');
  const isBare = (y: number): boolean => {
    const { data } = wet.getContext('2d').getImageData(0, y, width, 1);
    return data.every((byte, at) => at % 4 !== 3 || byte === 0);
  };
  assert.ok(isBare(foot - 12) && isBare(Math.round(view.horizon)));
  assert.ok(!isBare(foot + 6));
});

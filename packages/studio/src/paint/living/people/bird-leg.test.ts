import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { createRandom } from '../../kit/random.js';
import { paintLeg } from './limbs.js';
import type { LimbLook } from './limbs.js';
import { poses } from './poses.js';
import { characterProportions } from './proportions.js';
import { poseFigure } from './skeleton.js';

test('below its feathers a bird that stands as people do has thin shanks, and a bear has paws', () => {
  const skeleton = poseFigure(characterProportions(createRandom(3)), poses.standing);
  const { knee, ankle } = skeleton.near.leg;
  const widthOf = (shanks: boolean): number => {
    const canvas = createCanvas(200, 200);
    const context = canvas.getContext('2d');
    context.translate(100, 190);
    const outfit = {
      fur: [230, 120, 140],
      ...(shanks && { shanks: [230, 150, 70] }),
      bottom: { kind: 'trousers', colour: [230, 120, 140] },
      shoes: { kind: 'bare', colour: [230, 120, 140] },
    } as unknown as LimbLook['outfit'];
    paintLeg(context, skeleton, skeleton.near.leg, false, {
      skin: [230, 120, 140],
      outfit,
      light: { side: -0.4, height: 0.6 },
      detail: 0,
    });
    const y = Math.round(190 + (knee[1] + ankle[1]) / 2);
    const row = context.getImageData(0, y, 200, 1).data;
    return Array.from({ length: 200 }, (_, x) => row[x * 4 + 3] as number).filter((alpha) => alpha > 100).length;
  };
  assert.ok(widthOf(true) > 1 && widthOf(true) < widthOf(false) * 0.5, `${widthOf(true)} of ${widthOf(false)}`);
});

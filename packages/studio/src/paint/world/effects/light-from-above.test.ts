import { createCanvas } from '@napi-rs/canvas';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HEIGHT, WIDTH, staged } from '../../../scene/staged-for-tests.js';
import { understand } from '../../../understanding.js';
import type { Painting } from '../../painting.js';
import { createView } from '../view.js';
import { paintLightFromAbove } from './light-from-above.js';

/** The steepest step of opacity from one pixel to the next, half way up. */
async function steepestIn(prompt: string): Promise<number> {
  const view = createView(staged(await understand(prompt), 3).scene);
  const context = createCanvas(WIDTH, HEIGHT).getContext('2d');
  paintLightFromAbove({ context } as unknown as Painting, view, true);
  const { data } = context.getImageData(0, Math.round(HEIGHT * 0.45), WIDTH, 1);
  const alpha = Array.from({ length: WIDTH }, (_, x) => data[x * 4 + 3] ?? 0);
  return Math.max(...alpha.slice(1).map((value, x) => Math.abs(value - (alpha[x] ?? 0))));
}

test('light from an open sky has no edge, a lamp casts a cone', async () => {
  const sky = await steepestIn('The warm yellow light shone down on the rough grey pavement.');
  const lamp = await steepestIn('light shines down on a table in a room');
  assert.ok(sky > 0 && sky < lamp * 0.6, `${sky} ${lamp}`);
});
